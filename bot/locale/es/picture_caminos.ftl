# What is written in the pictures of Caminos

picture-caminos-to-play = Turno de { $who }
picture-caminos-lot = La suerte decide quién empieza
picture-caminos-wins =
    { $many ->
        [one] Gana { $who }
       *[other] Ganan { $who }
    }
picture-caminos-drawn = Empate
picture-caminos-faces =
    { $tops } cimas + { $walls ->
        [one] 1 pared
       *[other] { $walls } paredes
    }
picture-caminos-points =
    { $points } puntos: { $tops } cimas + { $walls ->
        [one] 1 pared
       *[other] { $walls } paredes
    }
picture-caminos-doubled =
    { $points } puntos: 2 × ({ $tops } cimas + { $walls ->
        [one] 1 pared
       *[other] { $walls } paredes
    })
picture-caminos-border = piezas de borde { $green } : { $yellow }
picture-caminos-which = ¿de qué manera?
picture-caminos-place = ¿colocarla?
picture-caminos-at = { $stone } en { $cell }
picture-caminos-out = fuera

# The same in words, for those who see no picture

picture-caminos-head = Caminos, tablero: { $board }.
picture-caminos-head-round = Caminos, tablero: { $board }, ronda { $round } de { $of }.
picture-caminos-you-are = Juegas con el { $colour }.
picture-caminos-say-lot = La suerte decide quién empieza.
picture-caminos-say-you = Es tu turno.
picture-caminos-say-turn = Turno de { $who }.
picture-caminos-say-blue =
    { $stones ->
        [one] Aún queda 1 pieza azul por colocar.
       *[other] Aún quedan { $stones } piezas azules por colocar.
    }
picture-caminos-placed = { $who } ha colocado { $placement }.
picture-caminos-placed-you = Has colocado { $placement }.
picture-caminos-ghost = Aún sin colocar: { $placement }.
picture-caminos-empty = El tablero está vacío.
picture-caminos-tops = { $colour }: { $columns }.
picture-caminos-colour-G = Verde
picture-caminos-colour-Y = Amarillo
picture-caminos-colour-B = Azul
picture-caminos-colour = { $value }
picture-caminos-row = Fila { $row }: { $columns }.
picture-caminos-row-empty = La fila { $row } está vacía.
picture-caminos-column = { $cubes }
picture-caminos-cube-G = verde
picture-caminos-cube-Y = amarillo
picture-caminos-cube-B = azul
picture-caminos-cube = { $value }
picture-caminos-upwards = { $low }-{ $high }
picture-caminos-how = Las columnas se describen de abajo arriba, cubo a cubo.
picture-caminos-barrier = { $one }, { $other }: parecen unidas y no lo están.
picture-caminos-path =
    El camino: { $cells }; { $tops } cimas y { $walls ->
        [one] 1 pared
       *[other] { $walls } paredes
    }.
picture-caminos-hand = Piezas de { $who }, { $colour }: { $stones }.
picture-caminos-hand-you = Tus piezas: { $stones }.
picture-caminos-hand-out = { $who }, { $colour }, está fuera de esta ronda.
picture-caminos-hand-out-you = En esta ronda ya no juegas.
picture-caminos-none-left = ninguna
picture-caminos-stones = { $left } { $stone }
picture-caminos-score = Puntos: verde { $green }, amarillo { $yellow }.
picture-caminos-postures = { $stone } en { $cell }, ¿de qué manera? { $ways }.
picture-caminos-posture = { $letter } es { $placement }
