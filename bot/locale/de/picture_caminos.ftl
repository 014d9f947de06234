# What is written in the pictures of Caminos

picture-caminos-to-play = { $who } ist am Zug
picture-caminos-lot = Das Los entscheidet, wer beginnt
picture-caminos-wins =
    { $many ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen
    }
picture-caminos-drawn = Unentschieden
picture-caminos-faces = { $tops } oben + { $walls } Wand
picture-caminos-points = { $points } Punkte: { $tops } oben + { $walls } Wand
picture-caminos-doubled = { $points } Punkte: 2 × ({ $tops } oben + { $walls } Wand)
picture-caminos-border = Randsteine { $green } : { $yellow }
picture-caminos-which = wie herum?
picture-caminos-place = so setzen?
picture-caminos-at = { $stone } auf { $cell }
picture-caminos-out = draußen

# The same in words, for those who see no picture

picture-caminos-head = Caminos, Brett: { $board }.
picture-caminos-head-round = Caminos, Brett: { $board }, Runde { $round } von { $of }.
picture-caminos-you-are = Du spielst { $colour }.
picture-caminos-say-lot = Das Los entscheidet, wer beginnt.
picture-caminos-say-you = Du bist am Zug.
picture-caminos-say-turn = { $who } ist am Zug.
picture-caminos-say-blue =
    { $stones ->
        [one] 1 blauer Stein ist noch zu setzen.
       *[other] { $stones } blaue Steine sind noch zu setzen.
    }
picture-caminos-placed = { $who } hat { $placement } gesetzt.
picture-caminos-placed-you = Du hast { $placement } gesetzt.
picture-caminos-ghost = Noch nicht gesetzt: { $placement }.
picture-caminos-empty = Das Brett ist leer.
picture-caminos-tops = { $colour }: { $columns }.
picture-caminos-colour-G = Grün
picture-caminos-colour-Y = Gelb
picture-caminos-colour-B = Blau
picture-caminos-colour = { $value }
picture-caminos-row = Reihe { $row }: { $columns }.
picture-caminos-row-empty = Reihe { $row } ist leer.
picture-caminos-column = { $cubes }
picture-caminos-cube-G = grün
picture-caminos-cube-Y = gelb
picture-caminos-cube-B = blau
picture-caminos-cube = { $value }
picture-caminos-upwards = { $low }-{ $high }
picture-caminos-how = Säulen werden von unten nach oben genannt, Würfel für Würfel.
picture-caminos-barrier = { $one } und { $other } sehen verbunden aus und sind es nicht.
picture-caminos-path = Der Weg: { $cells }; { $tops } Flächen oben und { $walls } an der Wand.
picture-caminos-hand = { $who }, { $colour }, hat { $stones }.
picture-caminos-hand-you = Du hast { $stones }.
picture-caminos-hand-out = { $who }, { $colour }, ist für diese Runde draußen.
picture-caminos-hand-out-you = Du bist für diese Runde draußen.
picture-caminos-none-left = keine Steine mehr
picture-caminos-stones = { $left } { $stone }
picture-caminos-score = Punkte: Grün { $green }, Gelb { $yellow }.
picture-caminos-postures = { $stone } auf { $cell }, wie herum? { $ways }.
picture-caminos-posture = { $letter } ist { $placement }
