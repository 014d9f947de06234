# Caminos: things of the field

caminos-board-square = quadrato
caminos-board-rhombus = rombo
caminos-board-octagon = ottagono
caminos-board-ring = anello
caminos-board = { $value }
caminos-cell = { $value }
caminos-colour-G = verde
caminos-colour-Y = giallo
caminos-colour = { $value }
caminos-side-N = nord
caminos-side-NE = nord-est
caminos-side-E = est
caminos-side-SE = sud-est
caminos-side-S = sud
caminos-side-SW = sud-ovest
caminos-side-W = ovest
caminos-side-NW = nord-ovest
caminos-side = { $value }
caminos-stone-B = pezzo blu
caminos-stone = { $value }

# What happened

caminos-lot = Il sorteggio ha deciso: comincia { $seat }.
caminos-next-round = Manche { $round }: comincia { $seat }.
caminos-placed = { $seat }: { $placement }
caminos-out-no-room = { $seat } non può piazzare nessun pezzo e per questa manche è fuori.
caminos-out-no-stones = { $seat } ha piazzato tutti i pezzi e per questa manche è fuori.

# How a round and a match ended

caminos-joined = Percorso da un lato all’altro: vittoria per { $players }.
caminos-joined-points = Lati collegati: { $first } e { $second }. Con un percorso di { $points } facce, { $points } punti per { $players }.
caminos-joined-double = Lati collegati, esattamente opposti: { $first } e { $second }. Con un percorso di { $faces } facce, valore doppio, { $points } punti per { $players }.
caminos-no-path = Nessuno può più piazzare un pezzo e non c’è nessun percorso: pari.
caminos-border-won = Nessun percorso: vittoria per { $players } con meno pezzi di bordo, { $fewer } contro { $more }.
caminos-border-drawn = Nessun percorso, e le due parti hanno lo stesso numero di pezzi di bordo, { $stones ->
    [one] 1 pezzo
   *[other] { $stones } pezzi
}: pari.
caminos-border-points = Nessun percorso. Con meno pezzi di bordo, { $fewer } contro { $more }, { $more ->
    [one] 1 punto
   *[other] { $more } punti
} per { $players }.
caminos-border-equal = Nessun percorso, e le due parti hanno lo stesso numero di pezzi di bordo, { $stones ->
    [one] 1 pezzo
   *[other] { $stones } pezzi
}: nessun punto.
caminos-match-won = { $last } Incontro vinto da { $players }, { $points } a { $other }.
caminos-match-drawn = { $last } L’incontro finisce pari, { $points } a testa.

# Choosing a placement

caminos-wait = Tocca { ONSET($seat) ->
    [a] ad
   *[other] a
} { $seat }.
caminos-wait-lot = La sorte decide chi comincia.
caminos-which-stone = Quale pezzo piazzi?
caminos-which-row = { $stone }: in quale riga sta { $pivot }?
caminos-which-cell = { $stone }: su quale casella della riga { $row } sta { $pivot }?
caminos-which-posture = { $stone } in { $cell }: in che verso?
caminos-which-lie = Prima piazza un pezzo blu: sdraiato o in piedi?
caminos-which-direction = In che direzione sta il pezzo blu in { $cell }?
caminos-pivot-L = il gomito
caminos-pivot-T = il centro
caminos-pivot-Z = uno dei due cubi centrali
caminos-pivot-O = uno dei cubi
caminos-pivot-B = il cubo centrale
caminos-pivot-upright = il piede
caminos-choose-stone = { $stone } (ancora { $left })
caminos-choose-row = Riga { $row }
caminos-choose-cell = { $cell }
caminos-choose-posture = { $letter }: { $placement }
caminos-choose-lying = Sdraiato
caminos-choose-upright = In piedi
caminos-choose-east-west = Da est a ovest
caminos-choose-north-south = Da nord a sud
caminos-turn = Gira
caminos-turn-back = Gira indietro
caminos-confirm = Piazzare { $placement }?
caminos-confirm-effects = Piazzare { $placement }? { $effects }
caminos-and-then = { $first } { $rest }
caminos-barrier = Da { $cells } non si passa a una casella vicina di altezza 1: il cubo in mezzo non è tuo.
caminos-border-stone = Conta come pezzo di bordo: i tuoi diventano { $own }, contro { $other }.
caminos-last-of-kind = È l’ultimo che hai di questa forma: { $stone }.
caminos-covers = Copre caselle altrui: { $cells }.
caminos-covers-blue = Copre il pezzo blu in { $cells }.

# Why not

caminos-not-your-turn = Non tocca a te piazzare un pezzo.
caminos-not-your-lot = Chi comincia non lo decide chi gioca.
caminos-no-lot = Ora non c’è niente da sorteggiare.
caminos-no-such-seat = Non c’è nessun posto { $seat } che possa cominciare.
caminos-other-starter = La prossima manche la comincia { $seat }.
caminos-no-such-choice = Questo ora non si può scegliere.
caminos-unreadable = Non capisco «{ $text }». Un pezzo si scrive con le caselle viste dall’alto e il numero di cubi in ognuna, per esempio L c3x3 d3.
caminos-no-cell = Su questo tabellone ({ $board }) la casella { $cell } non c’è.
caminos-not-a-stone = Queste caselle non formano un pezzo: L, T, Z e O hanno quattro cubi attaccati.
caminos-not-blue = Prima viene un pezzo blu: tre cubi in fila, sdraiati come c3 c4 c5 o in piedi come c3x3.
caminos-other-stone = Con queste caselle la forma non viene: { $stone }.
caminos-hollow = Resterebbe un vuoto sotto { $cells }.
caminos-no-cube-on-board = Nessuno dei suoi cubi poggerebbe sul tabellone.
caminos-none-left = Non ne restano: { $stone }.
caminos-why-no-room = Non c’è spazio da nessuna parte: { $stone }.
caminos-why-out = Per questa manche non giochi più.
caminos-why-blue-first = Prima si piazzano i pezzi blu.

# Positions as text

caminos-position-form = Una posizione si scrive BOARD ROWS HANDS TURN OUT BLUE BORDER, poi «; starter P ; scores G,Y ; round N/M».
caminos-position-board = La prima parola è un tabellone ({ $boards }), seguito da +blue o +border.
caminos-position-rows = Le righe non corrispondono al tabellone: dall’alto, divise da «/», le caselle da «,»; una casella è la sua colonna dal basso in su (G, Y, B), «-» se è vuota, «.» dove non c’è.
caminos-position-hands = Le mani si scrivono L4T4Z4O2, una per posto, divise da «|», e nessuno ha più di quanto aveva all’inizio.
caminos-position-turn = Non c’è un posto o una manche così.
caminos-position-out = Chi è fuori si scrive con una lettera per posto: o dentro, x fuori.
caminos-position-blue = I pezzi blu da piazzare non possono essere così tanti.
caminos-position-rounds = Manche, punteggi e +border non vanno d’accordo.
caminos-position-over = Una manche è finita («!» dopo il posto) quando chi ha piazzato per ultimo ha collegato due lati, o quando sono tutti fuori; altrimenti no.
caminos-position-due = In questa posizione non c’è da sorteggiare.
caminos-position-stuck = Il posto { $seat } qui non può piazzare un pezzo e non può essere di turno.
