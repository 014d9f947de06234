# What is written in the pictures of Rummy

picture-rummy-empty = Noch liegt nichts auf dem Tisch
picture-rummy-before = Runde { $round } beginnt gleich
picture-rummy-yours = Du bist am Zug
picture-rummy-waiting = { $who } ist am Zug
picture-rummy-over = Runde { $round } ist zu Ende
picture-rummy-picked = { $picked } von { $tiles } gewählt
picture-rummy-preview = Vorschau: { $new } neu, { $moved } verlegt
picture-rummy-rack-change = Board { $before } → { $after }
picture-rummy-rack-size =
    { $tiles ->
        [one] 1 Stein
       *[other] { $tiles } Steine
    }

# The same in words, for those who see no picture

rummy-colour = { $value }
rummy-colour-r = Rot
rummy-colour-b = Blau
rummy-colour-k = Schwarz
rummy-colour-y = Gelb

picture-rummy-head = Rummy, Runde { $round }.
picture-rummy-say-before = Die Runde beginnt gleich.
picture-rummy-say-over = Die Runde ist zu Ende.
picture-rummy-say-you = Du bist am Zug.
picture-rummy-say-turn = { $who } ist am Zug.
picture-rummy-say-preview = Das ist eine Vorschau auf das, was du legen würdest; gespielt ist es noch nicht.
picture-rummy-laid = { $who } hat { $tiles } gelegt.
picture-rummy-laid-you = Du hast { $tiles } gelegt.
picture-rummy-drew =
    { $tiles ->
        [0] { $who } hat gepasst.
        [one] { $who } hat einen Stein gezogen.
       *[other] { $who } hat { $tiles } Steine gezogen.
    }
picture-rummy-drew-you =
    { $tiles ->
        [0] Du hast gepasst.
        [one] Du hast einen Stein gezogen.
       *[other] Du hast { $tiles } Steine gezogen.
    }
picture-rummy-moved = In eine andere Serie verlegt: { $tiles }.
picture-rummy-table = Auf dem Tisch: { $sets }.
picture-rummy-table-empty = Noch liegt nichts auf dem Tisch.
picture-rummy-table-count =
    Auf dem Tisch { $sets ->
        [one] liegt 1 Serie:
       *[other] liegen { $sets } Serien:
    }
picture-rummy-between = {"; "}
picture-rummy-row = { $colour } { $first } bis { $last }
picture-rummy-row-jokers = { $colour } { $first } bis { $last } mit Joker für { $jokers }
picture-rummy-group = { $number } in { $colours }
picture-rummy-group-jokers =
    { $number } in { $colours } und { $jokers ->
        [one] ein Joker
       *[other] { $jokers } Joker
    } für { $open }
picture-rummy-or = { $left } oder { $right }
picture-rummy-set = { $place }. { $set }.
picture-rummy-set-news = { $place }. { $set }: { $news }.
picture-rummy-news-laid = { $tiles } gelegt von { $who }
picture-rummy-news-yours = { $tiles } gelegt von dir
picture-rummy-news-moved = { $tiles } hierher verlegt
picture-rummy-tile = { $colour } { $number }
picture-rummy-joker = Joker
picture-rummy-seat =
    { $who }: { $tiles ->
        [one] 1 Stein
       *[other] { $tiles } Steine
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
picture-rummy-seat-closed =
    { $who }: { $tiles ->
        [one] 1 Stein
       *[other] { $tiles } Steine
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, noch nicht eröffnet.
picture-rummy-you =
    Du: { $tiles ->
        [one] 1 Stein
       *[other] { $tiles } Steine
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
picture-rummy-you-closed =
    Du: { $tiles ->
        [one] 1 Stein
       *[other] { $tiles } Steine
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; du hast noch nicht eröffnet.
picture-rummy-stock =
    { $tiles ->
        [0] Der Stock ist leer.
        [one] Im Stock ist 1 Stein.
       *[other] Im Stock sind { $tiles } Steine.
    }
picture-rummy-rack = Dein Board: { $tiles }.
picture-rummy-rack-of = { $who } hat { $tiles }.
picture-rummy-rack-colour = { $colour } { $numbers }
picture-rummy-rack-jokers =
    { $jokers ->
        [one] ein Joker
       *[other] { $jokers } Joker
    }
picture-rummy-say-picked = Gewählt: { $tiles }.
picture-rummy-say-drawn = Zuletzt gezogen: { $tiles }.
