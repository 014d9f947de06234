# Caminos: things of the field

caminos-board-square = Quadrat
caminos-board-rhombus = Rhombus
caminos-board-octagon = Achteck
caminos-board-ring = Ring
caminos-board = { $value }
caminos-cell = { $value }
caminos-colour-G = Grün
caminos-colour-Y = Gelb
caminos-colour = { $value }
caminos-side-N = Nord
caminos-side-NE = Nordost
caminos-side-E = Ost
caminos-side-SE = Südost
caminos-side-S = Süd
caminos-side-SW = Südwest
caminos-side-W = West
caminos-side-NW = Nordwest
caminos-side = { $value }
caminos-stone-B = blauer Stein
caminos-stone = { $value }

# What happened

caminos-lot = Das Los bestimmt, wer beginnt: { $seat }.
caminos-next-round = Runde { $round }: { $seat } beginnt.
caminos-placed = { $seat }: { $placement }
caminos-out-no-room = { $seat } kann keinen Stein mehr setzen und ist für diese Runde draußen.
caminos-out-no-stones = { $seat } hat alle Steine gesetzt und ist für diese Runde draußen.

# How a round and a match ended

caminos-joined = Ein Weg von Seite zu Seite: Sieg für { $players }.
caminos-joined-points = Die Seiten { $first } und { $second } sind verbunden: ein Weg aus { $points } Flächen, { $points } Punkte für { $players }.
caminos-joined-double = Die Seiten { $first } und { $second } sind verbunden, genau gegenüber: ein Weg aus { $faces } Flächen, verdoppelt zu { $points } Punkten für { $players }.
caminos-no-path = Niemand kann noch einen Stein setzen, und ein Weg ist nicht entstanden: unentschieden.
caminos-border-won = Kein Weg ist entstanden: Sieg für { $players } mit weniger Randsteinen, { $fewer } gegen { $more }.
caminos-border-drawn = Kein Weg ist entstanden, und beide Seiten haben { $stones ->
    [one] 1 Randstein
   *[other] { $stones } Randsteine
}: unentschieden.
caminos-border-points = Kein Weg ist entstanden. Die Runde geht an { $players } mit weniger Randsteinen, { $fewer } gegen { $more }, und bringt { $more ->
    [one] 1 Punkt
   *[other] { $more } Punkte
}.
caminos-border-equal = Kein Weg ist entstanden, und beide Seiten haben { $stones ->
    [one] 1 Randstein
   *[other] { $stones } Randsteine
}: keine Punkte.
caminos-match-won = { $last } Die Partie geht an { $players }, { $points } zu { $other }.
caminos-match-drawn = { $last } Die Partie endet unentschieden, { $points } zu { $points }.

# Choosing a placement

caminos-wait = { $seat } ist am Zug.
caminos-wait-lot = Das Los entscheidet, wer beginnt.
caminos-which-stone = Welchen Stein setzt du?
caminos-which-row = { $stone }: In welcher Reihe liegt { $pivot }?
caminos-which-cell = { $stone }: Auf welchem Feld der Reihe { $row } liegt { $pivot }?
caminos-which-posture = { $stone } auf { $cell }: Wie herum?
caminos-which-lie = Setze zuerst einen blauen Stein: Soll er liegen oder stehen?
caminos-which-direction = In welcher Richtung soll der blaue Stein auf { $cell } liegen?
caminos-pivot-L = sein Knick
caminos-pivot-T = seine Mitte
caminos-pivot-Z = einer seiner beiden mittleren Würfel
caminos-pivot-O = einer seiner Würfel
caminos-pivot-B = seine Mitte
caminos-pivot-upright = sein Fuß
caminos-choose-stone = { $stone } (noch { $left })
caminos-choose-row = Reihe { $row }
caminos-choose-cell = { $cell }
caminos-choose-posture = { $letter }: { $placement }
caminos-choose-lying = Liegend
caminos-choose-upright = Stehend
caminos-choose-east-west = Von Ost nach West
caminos-choose-north-south = Von Nord nach Süd
caminos-turn = Drehen
caminos-turn-back = Zurückdrehen
caminos-confirm = { $placement } setzen?
caminos-confirm-effects = { $placement } setzen? { $effects }
caminos-and-then = { $first } { $rest }
caminos-barrier = Zwischen { $cells } und einem Nachbarn der Höhe 1 führt kein Schritt: Der Würfel in der Mitte gehört nicht dir.
caminos-border-stone = Er zählt als Randstein: dann { $own } von dir, { $other } von den anderen.
caminos-last-of-kind = Es ist dein letzter dieser Art: { $stone }.
caminos-covers = Er verdeckt { $cells } der anderen.
caminos-covers-blue = Er verdeckt den blauen Stein auf { $cells }.

# Why not

caminos-not-your-turn = Du bist nicht am Zug.
caminos-not-your-lot = Wer beginnt, entscheidet allein das Los.
caminos-no-lot = Jetzt wird nichts ausgelost.
caminos-no-such-seat = Es gibt keinen Platz { $seat }, der beginnen könnte.
caminos-other-starter = Die nächste Runde beginnt { $seat }.
caminos-no-such-choice = Das steht jetzt nicht zur Wahl.
caminos-unreadable = „{ $text }“ kann ich nicht lesen. Ein Stein wird als Felder von oben geschrieben, mit der Zahl der Würfel auf jedem: L c3x3 d3.
caminos-no-cell = Auf diesem Brett ({ $board }) gibt es kein Feld { $cell }.
caminos-not-a-stone = Diese Felder ergeben keinen Stein: L, T, Z und O haben vier zusammenhängende Würfel.
caminos-not-blue = Zuerst kommt ein blauer Stein: drei in gerader Reihe, liegend wie c3 c4 c5 oder stehend wie c3x3.
caminos-other-stone = Aus diesen Feldern wird ein anderer Stein, nicht dieser: { $stone }.
caminos-hollow = Unter { $cells } wäre es hohl.
caminos-no-cube-on-board = Keiner seiner Würfel stünde auf dem Brett.
caminos-none-left = Davon ist keiner mehr da: { $stone }.
caminos-why-no-room = { $stone }: Dafür ist nirgends Platz.
caminos-why-out = Du bist für diese Runde draußen.
caminos-why-blue-first = Zuerst werden die blauen Steine gesetzt.

# Positions as text

caminos-position-form = Eine Stellung schreibt man BOARD ROWS HANDS TURN OUT BLUE BORDER, dann „; starter P ; scores G,Y ; round N/M“.
caminos-position-board = Das erste Wort ist ein Brett ({ $boards }), dahinter +blue oder +border.
caminos-position-rows = Die Reihen passen nicht zum Brett: von oben, getrennt durch „/“, Felder durch „,“; ein Feld ist seine Säule von unten nach oben (G, Y, B), „-“ wenn leer, „.“ wo keines ist.
caminos-position-hands = Die Vorräte schreibt man L4T4Z4O2, einen je Platz, getrennt durch „|“, und niemand hat mehr als am Anfang.
caminos-position-turn = Diesen Platz oder diese Runde gibt es nicht.
caminos-position-out = Wer draußen ist, steht mit einem Buchstaben je Platz: o dabei, x draußen.
caminos-position-blue = So viele blaue Steine sind nicht zu setzen.
caminos-position-rounds = Runden, Punkte und +border passen nicht zusammen.
caminos-position-over = Eine Runde ist zu Ende („!“ nach dem Platz), wenn der letzte Stein zwei Seiten verbunden hat oder alle draußen sind; sonst nicht.
caminos-position-due = In dieser Stellung ist kein Los fällig.
caminos-position-stuck = Platz { $seat } kann hier keinen Stein setzen und ist nicht am Zug.
