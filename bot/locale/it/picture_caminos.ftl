# What is written in the pictures of Caminos

picture-caminos-to-play = Tocca { ONSET($who) ->
    [a] ad
   *[other] a
} { $who }
picture-caminos-lot = La sorte decide chi comincia
picture-caminos-wins =
    { $many ->
        [one] Vince { $who }
       *[other] Vincono { $who }
    }
picture-caminos-drawn = Pari
picture-caminos-faces =
    { $tops } cime + { $walls ->
        [one] 1 parete
       *[other] { $walls } pareti
    }
picture-caminos-points =
    { $points } punti: { $tops } cime + { $walls ->
        [one] 1 parete
       *[other] { $walls } pareti
    }
picture-caminos-doubled =
    { $points } punti: 2 × ({ $tops } cime + { $walls ->
        [one] 1 parete
       *[other] { $walls } pareti
    })
picture-caminos-border = pezzi di bordo { $green } : { $yellow }
picture-caminos-which = in che verso?
picture-caminos-place = piazzarlo?
picture-caminos-at = { $stone } in { $cell }
picture-caminos-out = fuori

# The same in words, for those who see no picture

picture-caminos-head = Caminos, tabellone: { $board }.
picture-caminos-head-round = Caminos, tabellone: { $board }, manche { $round } di { $of }.
picture-caminos-you-are = Giochi con il { $colour }.
picture-caminos-say-lot = La sorte decide chi comincia.
picture-caminos-say-you = Tocca a te.
picture-caminos-say-turn = Tocca { ONSET($who) ->
    [a] ad
   *[other] a
} { $who }.
picture-caminos-say-blue =
    { $stones ->
        [one] C’è ancora 1 pezzo blu da piazzare.
       *[other] Ci sono ancora { $stones } pezzi blu da piazzare.
    }
picture-caminos-placed = { $who } ha piazzato { $placement }.
picture-caminos-placed-you = Hai piazzato { $placement }.
picture-caminos-ghost = Non ancora piazzato: { $placement }.
picture-caminos-empty = Il tabellone è vuoto.
picture-caminos-tops = { $colour }: { $columns }.
picture-caminos-colour-G = Verde
picture-caminos-colour-Y = Giallo
picture-caminos-colour-B = Blu
picture-caminos-colour = { $value }
picture-caminos-row = Riga { $row }: { $columns }.
picture-caminos-row-empty = La riga { $row } è vuota.
picture-caminos-column = { $cubes }
picture-caminos-cube-G = verde
picture-caminos-cube-Y = giallo
picture-caminos-cube-B = blu
picture-caminos-cube = { $value }
picture-caminos-upwards = { $low }-{ $high }
picture-caminos-how = Le colonne sono descritte dal basso in su, cubo per cubo.
picture-caminos-barrier = { $one } e { $other } sembrano collegate e non lo sono.
picture-caminos-path =
    Il percorso: { $cells }; { $tops } cime e { $walls ->
        [one] 1 parete
       *[other] { $walls } pareti
    }.
picture-caminos-hand = { $who }, { $colour }, ha { $stones }.
picture-caminos-hand-you = Hai { $stones }.
picture-caminos-hand-out = { $who }, { $colour }, per questa manche è fuori.
picture-caminos-hand-out-you = Per questa manche non giochi più.
picture-caminos-none-left = finito i pezzi
picture-caminos-stones = { $left } { $stone }
picture-caminos-score = Punti: verde { $green }, giallo { $yellow }.
picture-caminos-postures = { $stone } in { $cell }, in che verso? { $ways }.
picture-caminos-posture = { $letter } è { $placement }
