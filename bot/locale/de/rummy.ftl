# Tiles, sets

rummy-tile = { $value }
rummy-tile-J = Joker
rummy-set = { $value }
rummy-move = { $value }

# What happened

rummy-lot = { $who } zieht { $tile } um den Anfang.
rummy-starts = { $who } beginnt.
rummy-dealt = Runde { $round }: Alle haben { $tiles } Steine, im Stock sind { $stock }.
rummy-opened = { $who } eröffnet mit { $points } Punkten: { $tiles }. Neu auf dem Tisch: { $sets }.
rummy-laid = { $who } legt { $tiles }. Neu oder verändert: { $sets }.
rummy-drew =
    { $who } zieht einen Stein; { $stock ->
        [0] der Stock ist jetzt leer.
       *[other] noch { $stock }.
    }
rummy-you-drew = Du hast { $tiles ->
    [Joker] einen Joker
   *[other] { $tiles }
} gezogen.
rummy-passed = { $who } passt.
rummy-penalty =
    Die Zeit von { $who } ist mitten im Auslegen abgelaufen. Gezogen: { $tiles ->
        [0] kein Stein, der Stock ist leer.
        [one] 1 Stein.
       *[other] { $tiles } Steine.
    }
rummy-out = { $who } ist fertig und bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
rummy-blocked = Niemand kann weiter. { $who } hat am wenigsten auf dem Board und bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
rummy-match-rounds =
    Nach { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } geht der Sieg mit { $points } Punkten an { $winners }.
rummy-match-points = { $target } Punkte sind erreicht: Der Sieg geht mit { $points } an { $winners }.

# Why not

rummy-not-due = Du bist nicht am Zug.
rummy-not-now = Das geht jetzt nicht.
rummy-over = Die Partie ist zu Ende.
rummy-menu-gone = Das steht nicht mehr zur Wahl.
rummy-lots-seats = Alle ziehen einen Stein, und bei Gleichstand wird noch einmal gezogen.
rummy-shuffle-tiles = Alle 106 Steine werden gemischt, jeder einmal.
rummy-stock-empty = Der Stock ist leer: Leg Steine oder passe.
rummy-stock-left =
    Im Stock { $stock ->
        [one] ist noch 1 Stein
       *[other] sind noch { $stock } Steine
    }: Zieh, statt zu passen.
rummy-no-penalty = An diesem Tisch gibt es keine Strafe.
rummy-penalty-late = Drei Steine zieht nur, wem die Zeit ausgeht; schreib „ziehen“, um einen zu ziehen.
rummy-no-assist = An diesem Tisch sagst du selbst, wohin die Steine kommen, etwa „r5 b5 : {"{"}r5 b5 s5{"}"}“.
rummy-set-short = { $set } ist zu kurz: Eine Serie hat mindestens drei Steine.
rummy-set-jokers = { $set } braucht einen Stein mit einer Zahl.
rummy-group-numbers = { $set } ist keine Gruppe: Die Zahlen sind verschieden.
rummy-group-colours = { $set } ist keine Gruppe: Jede Farbe darf einmal vorkommen.
rummy-row-colours = { $set } ist keine Reihe: Die Farben sind verschieden.
rummy-row-gap = { $set } ist keine Reihe: Die Zahlen folgen nicht aufeinander.
rummy-row-end = { $set } ist keine Reihe: Die Zahlen gehen von 1 bis 13, und nach 13 kommt keine 1.
rummy-lay-nothing = Leg mindestens einen Stein von deinem Board.
rummy-lay-not-held = Das hast du nicht: { $tiles }.
rummy-lay-not-so-many = So viele hast du nicht: { $tiles }.
rummy-lay-unplaced = In keiner Serie ist Platz für { $tiles }.
rummy-lay-foreign = { $set }: Weder von deinem Board noch vom Tisch kommt { $tiles }.
rummy-lay-unnamed = { $set } hat noch mehr von deinem Board, { $tiles }: Alle Steine, die du legst, stehen vor dem Doppelpunkt.
rummy-lay-rest = Du hast aus { $set } genommen: Was wird aus { $tiles }?
rummy-opening-own = { $set }: Eröffnet wird nur mit eigenen Steinen; nicht von dir: { $tiles }.
rummy-opening-points = { $points } von { $needed } zum Eröffnen.
rummy-opening-rest = { $points } von { $needed } zum Eröffnen; in keiner Serie ist Platz für { $tiles }.
rummy-locked = { $set } hat einen Joker: Sie darf wachsen, aber nichts verlässt sie, außer du legst genau den ersetzten Stein von deinem Board an die Stelle des Jokers.
rummy-locked-merged = Serien mit Joker bleiben getrennt: { $sets }.
rummy-joker-new = Der eingetauschte { $joker } muss in einer neuen Serie liegen; { $set } ist nicht neu.
rummy-fits = { $count ->
    [one] Er passt.
   *[other] Sie passen.
}
rummy-fits-somehow = { $count ->
    [one] Er passt; vielleicht ginge es mit weniger Änderungen.
   *[other] Sie passen; vielleicht ginge es mit weniger Änderungen.
}
rummy-all-but = Alle passen außer { $tiles }.
rummy-none-fits = { $count ->
    [one] Er passt nicht.
   *[other] Sie passen nicht.
}
rummy-unsure = In der Zeit habe ich keinen Platz gefunden; vielleicht gibt es einen.
rummy-why-opening = noch nicht eröffnet: höchstens { $points } von { $needed } Punkten.
rummy-why-no-set = in keiner eigenen Serie, mit der du eröffnen könntest.
rummy-why-after-opening = auf dem Tisch wäre Platz, aber erst, wenn du eröffnet hast.
rummy-why-nowhere = dafür ist jetzt nirgends Platz.
rummy-why-locked = es gäbe Platz, dürfte man { $sets } zerlegen; doch eine Serie mit Joker bleibt zusammen.
rummy-why-joker-idle = das könnte in { $set } den Joker ersetzen, doch für den Joker gäbe es keine neue Serie.

# How it is written

rummy-unreadable = Schreib die Steine, die du legst, etwa „r5 s5“ oder „r5 s5 : {"{"}r5 b5 s5{"}"}“; oder „ziehen“ oder „passen“.
rummy-unreadable-tile = „{ $word }“ ist kein Stein. Steine heißen r5 (rot), b13 (blau), s1 (schwarz), g7 (gelb) und J; schreib „r5 s5 g5“ oder „ziehen“.
rummy-unreadable-sets = „{ $text }“ kann ich nicht lesen. Eine Reihe schreibt man [r4 r5 r6], eine Gruppe {"{"}r8 b8 s8{"}"}.
rummy-unreadable-position = „{ $part }“ ist in einer Stellung nicht lesbar.
rummy-unreadable-tiles = In dieser Stellung kommt ein Stein öfter vor, als es ihn gibt.
rummy-unreadable-data = Das ist kein gespeichertes Spiel Rummy.

# Questions

rummy-turn-of = { $who } ist am Zug.
rummy-round-over = Runde { $round } ist zu Ende.
rummy-before-round = Runde { $round } beginnt gleich.
rummy-ask = Wähle Steine zum Legen, oder zieh.
rummy-ask-opening = Wähle Steine zum Eröffnen, oder zieh. Dein Board gibt höchstens { $points } von { $needed } Punkten her.
rummy-ask-can-open = Wähle Steine zum Eröffnen, oder zieh. Dein Board gibt { $points } Punkte her, { $needed } genügen.
rummy-ask-ahead = Du bist noch nicht am Zug; Steine kannst du schon vorab wählen.
rummy-ask-picked = Gewählt: { $tiles }. { $status }
rummy-ask-picked-only =
    Gewählt: { $tiles }, { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
rummy-ask-picked-ahead = Vorab gewählt, so wie der Tisch jetzt liegt: { $tiles }. { $status }
rummy-ask-sets = Du legst { $tiles }. Welche Serien ändern sich? Bisher: { $sets }.
rummy-ask-made =
    Welche Serie bildest du als nächste? Bisher: { $sets }; { $left ->
        [one] 1 Stein liegt lose.
       *[other] { $left } Steine liegen lose.
    }

# Answers

rummy-draw = Stein ziehen
rummy-pass = Passen
rummy-find = Platz suchen
rummy-hand = Von Hand
rummy-build = Jetzt die neuen Serien bilden
rummy-most-tiles = Meiste Steine: { $tiles }
rummy-most-points = Meiste Punkte: { $points }
rummy-many-tiles = Bestes gefunden: { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steine
}
rummy-many-points = Bestes gefunden: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
rummy-by-colour = Nach Farbe ordnen
rummy-by-number = Nach Zahl ordnen
rummy-onto = an { $set }
rummy-onto-not = Diese Steine passen nicht an { $set }.
rummy-ready = { $set }, { $points } Punkte
rummy-tile-choice = { $tile }
rummy-tile-second = { $tile } (2.)
rummy-page-colour = Ab { $first }
rummy-page-number = Zahlen ab { $first }
rummy-take = { $set }
rummy-take-second = { $set } (2.)
rummy-shelf = Serien ab { $set }
rummy-make = { $set }
rummy-more = Weitere, ab { $set }

# Before a play is made

rummy-confirm-draw =
    Du ziehst einen Stein, und dein Zug ist zu Ende; im Stock { $stock ->
        [one] ist 1 Stein.
       *[other] sind { $stock } Steine.
    }
rummy-confirm-pass = Du passt.
rummy-confirm-pass-last = Du passt, und weil alle gepasst haben, endet die Runde.
rummy-confirm-out = Du legst { $tiles } und bist fertig: Die Runde gehört dir. Neu oder verändert: { $sets }.
rummy-confirm-opening =
    Du eröffnest mit { $points } Punkten: { $tiles }. Neu: { $sets }. { $left ->
        [one] 1 Stein bleibt dir.
       *[other] { $left } Steine bleiben dir.
    }
rummy-confirm-lay =
    Du legst { $tiles }. { $changed ->
        [0] Keine Serie wird zerlegt.
        [one] 1 Serie wird zerlegt.
       *[other] { $changed } Serien werden zerlegt.
    } Neu oder verändert: { $sets }. { $left ->
        [one] 1 Stein bleibt dir.
       *[other] { $left } Steine bleiben dir.
    }
