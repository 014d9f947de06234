# Caminos: things of the field

caminos-board-square = cuadrado
caminos-board-rhombus = rombo
caminos-board-octagon = octógono
caminos-board-ring = anillo
caminos-board = { $value }
caminos-cell = { $value }
caminos-colour-G = verde
caminos-colour-Y = amarillo
caminos-colour = { $value }
caminos-side-N = norte
caminos-side-NE = noreste
caminos-side-E = este
caminos-side-SE = sureste
caminos-side-S = sur
caminos-side-SW = suroeste
caminos-side-W = oeste
caminos-side-NW = noroeste
caminos-side = { $value }
caminos-stone-B = pieza azul
caminos-stone = { $value }

# What happened

caminos-lot = La suerte ha elegido: empieza { $seat }.
caminos-next-round = Ronda { $round }: empieza { $seat }.
caminos-placed = { $seat }: { $placement }
caminos-out-no-room = { $seat } no puede colocar ninguna pieza y queda fuera de esta ronda.
caminos-out-no-stones = { $seat } ha colocado todas sus piezas y queda fuera de esta ronda.

# How a round and a match ended

caminos-joined = Camino de lado a lado: victoria para { $players }.
caminos-joined-points = Lados unidos: { $first } y { $second }. Con un camino de { $points } caras, { $points } puntos para { $players }.
caminos-joined-double = Lados unidos, justo opuestos: { $first } y { $second }. Con un camino de { $faces } caras, que vale el doble, { $points } puntos para { $players }.
caminos-no-path = Nadie puede colocar ya una pieza y no hay ningún camino: empate.
caminos-border-won = No hay ningún camino: victoria para { $players } con menos piezas de borde, { $fewer } contra { $more }.
caminos-border-drawn = No hay ningún camino, y los dos bandos tienen igual número de piezas de borde, { $stones ->
    [one] 1 pieza
   *[other] { $stones } piezas
}: empate.
caminos-border-points = No hay ningún camino. Con menos piezas de borde, { $fewer } contra { $more }, { $more ->
    [one] 1 punto
   *[other] { $more } puntos
} para { $players }.
caminos-border-equal = No hay ningún camino, y los dos bandos tienen igual número de piezas de borde, { $stones ->
    [one] 1 pieza
   *[other] { $stones } piezas
}: nadie puntúa.
caminos-match-won = { $last } Victoria final para { $players }, { $points } a { $other }.
caminos-match-drawn = { $last } El encuentro acaba en empate a { $points }.

# Choosing a placement

caminos-wait = Es el turno de { $seat }.
caminos-wait-lot = La suerte decide quién empieza.
caminos-which-stone = ¿Qué pieza colocas?
caminos-which-row = { $stone }: ¿en qué fila está { $pivot }?
caminos-which-cell = { $stone }: ¿en qué casilla de la fila { $row } está { $pivot }?
caminos-which-posture = { $stone } en { $cell }: ¿de qué manera?
caminos-which-lie = Coloca primero una pieza azul: ¿tumbada o de pie?
caminos-which-direction = ¿En qué dirección queda la pieza azul en { $cell }?
caminos-pivot-L = su codo
caminos-pivot-T = su centro
caminos-pivot-Z = uno de sus dos cubos centrales
caminos-pivot-O = uno de sus cubos
caminos-pivot-B = su cubo central
caminos-pivot-upright = su pie
caminos-choose-stone = { $stone } ({ $left ->
    [one] queda { $left }
   *[other] quedan { $left }
})
caminos-choose-row = Fila { $row }
caminos-choose-cell = { $cell }
caminos-choose-posture = { $letter }: { $placement }
caminos-choose-lying = Tumbada
caminos-choose-upright = De pie
caminos-choose-east-west = De este a oeste
caminos-choose-north-south = De norte a sur
caminos-turn = Girar
caminos-turn-back = Girar hacia atrás
caminos-confirm = ¿Colocar { $placement }?
caminos-confirm-effects = ¿Colocar { $placement }? { $effects }
caminos-and-then = { $first } { $rest }
caminos-barrier = De { $cells } no se pasa a una casilla vecina de altura 1: el cubo del medio no es tuyo.
caminos-border-stone = Cuenta como pieza de borde: las tuyas pasan a ser { $own }, contra { $other }.
caminos-last-of-kind = Es la última que tienes de esta forma: { $stone }.
caminos-covers = Tapa casillas ajenas: { $cells }.
caminos-covers-blue = Tapa la pieza azul en { $cells }.

# Why not

caminos-not-your-turn = No es tu turno de colocar una pieza.
caminos-not-your-lot = Quién empieza no lo decide quien juega.
caminos-no-lot = Ahora no hay nada que sortear.
caminos-no-such-seat = No hay ningún asiento { $seat } que pueda empezar.
caminos-other-starter = La próxima ronda la empieza { $seat }.
caminos-no-such-choice = Esto no se puede elegir ahora.
caminos-unreadable = No entiendo «{ $text }». Una pieza se escribe con las casillas vistas desde arriba y el número de cubos en cada una, como L c3x3 d3.
caminos-no-cell = En este tablero ({ $board }) no existe la casilla { $cell }.
caminos-not-a-stone = Estas casillas no forman una pieza: L, T, Z y O tienen cuatro cubos unidos.
caminos-not-blue = Primero va una pieza azul: tres cubos en línea, tumbados como c3 c4 c5 o de pie como c3x3.
caminos-other-stone = Estas casillas no dan esa forma: { $stone }.
caminos-hollow = Quedaría un hueco debajo de { $cells }.
caminos-no-cube-on-board = Ninguno de sus cubos se apoyaría en el tablero.
caminos-none-left = Ya no quedan: { $stone }.
caminos-why-no-room = No cabe en ninguna parte: { $stone }.
caminos-why-out = En esta ronda ya no juegas.
caminos-why-blue-first = Primero se colocan las piezas azules.

# Positions as text

caminos-position-form = Una posición se escribe BOARD ROWS HANDS TURN OUT BLUE BORDER, y luego «; starter P ; scores G,Y ; round N/M».
caminos-position-board = La primera palabra es un tablero ({ $boards }), seguido de +blue o +border.
caminos-position-rows = Las filas no encajan en el tablero: desde arriba, separadas por «/», las casillas por «,»; una casilla es su columna de abajo arriba (G, Y, B), «-» si está vacía, «.» donde no la hay.
caminos-position-hands = Las manos se escriben L4T4Z4O2, una por asiento, separadas por «|», y nadie tiene más de lo que tenía al empezar.
caminos-position-turn = No existe tal asiento o tal ronda.
caminos-position-out = Quién está fuera se escribe con una letra por asiento: o dentro, x fuera.
caminos-position-blue = No puede haber tantas piezas azules por colocar.
caminos-position-rounds = Rondas, puntuaciones y +border no casan.
caminos-position-over = Una ronda ha terminado («!» tras el asiento) cuando quien colocó en último lugar ha unido dos lados, o cuando no queda nadie dentro; si no, no.
caminos-position-due = En esta posición no toca sortear.
caminos-position-stuck = El asiento { $seat } no puede colocar aquí una pieza y no puede tener el turno.
