# What is written in the pictures of Rummy

picture-rummy-empty = Sul tavolo non c’è ancora niente
picture-rummy-before = La manche { $round } sta per cominciare
picture-rummy-yours = Tocca a te
picture-rummy-waiting = Tocca { ONSET($who) ->
    [a] ad
   *[other] a
} { $who }
picture-rummy-over = La manche { $round } è finita
picture-rummy-picked = { $picked } su { $tiles } scelte
picture-rummy-preview = Anteprima: { $new ->
    [one] { $new } nuova
   *[other] { $new } nuove
}, { $moved ->
    [one] { $moved } spostata
   *[other] { $moved } spostate
}
picture-rummy-rack-change = leggio { $before } → { $after }
picture-rummy-rack-size =
    { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    }

# The same in words, for those who see no picture

rummy-colour = { $value }
rummy-colour-r = rosso
rummy-colour-b = blu
rummy-colour-k = nero
rummy-colour-y = giallo

picture-rummy-head = Rummy, manche { $round }.
picture-rummy-say-before = La manche sta per cominciare.
picture-rummy-say-over = La manche è finita.
picture-rummy-say-you = Tocca a te.
picture-rummy-say-turn = Tocca { ONSET($who) ->
    [a] ad
   *[other] a
} { $who }.
picture-rummy-say-preview = Questa è un’anteprima di ciò che caleresti; non è ancora giocato.
picture-rummy-laid = { $who } ha calato { $tiles }.
picture-rummy-laid-you = Hai calato { $tiles }.
picture-rummy-drew =
    { $tiles ->
        [0] { $who } ha passato.
        [one] { $who } ha pescato una tessera.
       *[other] { $who } ha pescato { $tiles } tessere.
    }
picture-rummy-drew-you =
    { $tiles ->
        [0] Hai passato.
        [one] Hai pescato una tessera.
       *[other] Hai pescato { $tiles } tessere.
    }
picture-rummy-moved = In un’altra combinazione: { $tiles }.
picture-rummy-table = Sul tavolo: { $sets }.
picture-rummy-table-empty = Sul tavolo non c’è ancora niente.
picture-rummy-table-count =
    Sul tavolo { $sets ->
        [one] c’è 1 combinazione:
       *[other] ci sono { $sets } combinazioni:
    }
picture-rummy-between = {"; "}
picture-rummy-row = { $colour } da { $first } a { $last }
picture-rummy-row-jokers = { $colour } da { $first } a { $last } con un jolly per { $jokers }
picture-rummy-group = { $number } in { $colours }
picture-rummy-group-jokers =
    { $number } in { $colours }, più { $jokers ->
        [one] un jolly
       *[other] { $jokers } jolly
    } per { $open }
picture-rummy-or = { $left } o { $right }
picture-rummy-set = { $place }. { $set }.
picture-rummy-set-news = { $place }. { $set }: { $news }.
picture-rummy-news-laid = { $tiles } da { $who }
picture-rummy-news-yours = { $tiles } da te
picture-rummy-news-moved = { $tiles } dal tavolo
picture-rummy-tile = { $number } { $colour }
picture-rummy-joker = jolly
picture-rummy-seat =
    { $who }: { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
picture-rummy-seat-closed =
    { $who }: { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, non ha ancora aperto.
picture-rummy-you =
    Tu: { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
picture-rummy-you-closed =
    Tu: { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }; non hai ancora aperto.
picture-rummy-stock =
    { $tiles ->
        [0] Il pozzo è vuoto.
        [one] Nel pozzo c’è 1 tessera.
       *[other] Nel pozzo ci sono { $tiles } tessere.
    }
picture-rummy-rack = Il tuo leggio: { $tiles }.
picture-rummy-rack-of = { $who } ha { $tiles }.
picture-rummy-rack-colour = { $colour } { $numbers }
picture-rummy-rack-jokers =
    { $jokers ->
        [one] un jolly
       *[other] { $jokers } jolly
    }
picture-rummy-say-picked = Scelte: { $tiles }.
picture-rummy-say-drawn = Ultime pescate: { $tiles }.
