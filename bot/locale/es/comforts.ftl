# Ausencia y horas de silencio

rest-title = Cuándo no quieres que te molesten
rest-zone-is = zona horaria: { $zone }
rest-quiet-is = horas de silencio: { $hours }
rest-quiet-none = sin horas de silencio
rest-you-away = Estás fuera hasta el { $day }.
rest-how = En las horas de silencio y mientras estás fuera nadie te avisa, y los relojes de un día o más se paran. Lo demás se puede escribir: /settings away 2026-12-27, /settings quiet 22:30-6:45, /settings zone Lima.
rest-zone-unknown = No conozco ninguna zona horaria «{ $zone }». Escribe una ciudad suya, por ejemplo /settings zone Zurich.
rest-quiet-unreadable = Escribe las horas desde y hasta, por ejemplo /settings quiet 22-7; nada detrás significa ninguna.
rest-away-unreadable = Escribe un día dentro de un año o un número de días, por ejemplo /settings away 2026-12-27 o /settings away 3.
button-name-rest = Ausencia y silencio
button-name-return = He vuelto
button-away-days = { $days ->
    [one] fuera hasta mañana
   *[other] fuera { $days } días
}
table-away = { $who } está fuera hasta el { $day }.
table-quiet = { $who } tiene horas de silencio: { $hours } ({ $zone }).

# Un toque

button-nudge = Dar un toque a { $who }
table-nudged = { $who } da un toque a { $victim }.
table-nudged-you = { $who } te da un toque: es tu turno.
nudge-done = He vuelto a avisar a { $victim }.
nudge-not-due = Ahora mismo nadie espera a esa persona.
nudge-rests = { $victim } descansa y lo sabrá más tarde.
nudge-again = { $victim } ya recibió un toque en las últimas 8 horas.
nudge-too-soon = { $victim } acaba de enterarse. Dale unos minutos.

# Una jugada prevista

button-name-plan = Preparar mi jugada
button-name-keep = Dejarla preparada
button-name-replan = Cambiar la jugada
button-name-unplan = Descartar la jugada
plan-ask = Aún no es tu turno; preparas tu jugada. { $question }
plan-is = Preparada: { $move }. La juego en tu turno si sigue teniendo el mismo efecto; nadie más la ve.
plan-does = En tu turno: { $what }
move-said = { $move ->
    [draw] robar una ficha
    [pass] pasar
    [fold] dejar la mano
   *[other] { $move }
}
plan-not-now = Ahora mismo no hay nada que preparar.
plan-made = Se ha jugado tu jugada preparada.
plan-dropped = No se ha jugado tu jugada preparada: ahora tendría otro efecto.

# La vuelta

news-stand-in = { $count ->
    [one] Mientras no estabas, un suplente hizo una jugada por ti:
   *[other] Mientras no estabas, un suplente hizo { $count } jugadas por ti:
}

# El sitio de otra persona

button-take-seat = Jugar por { $who }
proposal-seat = { $name } quiere seguir en lugar de { $whom }.
seat-not-free = Ahí ya juega una persona.
table-taken-over = { $who } sigue en lugar de { $before }.

# De qué se habla

fact-line = { $name }: { $counts }.
fact-name-dog-dealt = ases, reyes y jokers recibidos
fact-name-dog-folds = manos descartadas
fact-name-dog-sent = canicas enviadas a casa
fact-name-dog-lost = canicas perdidas
fact-name-rummy-most = más fichas de una vez
fact-name-rummy-drawn = fichas robadas
fact-name-caminos-longest = camino más largo
fact-name-caminos-placed = piezas colocadas
fact-name = { $value }
fact-name-of = { $name }

# Las letras que se escriben

own-letters-dog = D:Q R:K
own-letters-rummy = A:b N:k AM:y
own-words-rummy = roba:draw robo:draw robar:draw pasa:pass paso:pass pasar:pass

# Partes de una posición

picture-caminos-say-border = Piezas en el borde: verde { $green }, amarillo { $yellow }.
board-topic-marbles = canicas
board-topic-cards = cartas
board-topic-sets = combinaciones
board-topic-rack = atril
board-topic-players = jugadores
board-topic-board = tablero
board-topic-stones = piezas
board-topic = { $value }
board-topics = Escribe detrás lo que quieres saber: /board last, o { $topics }; y de quién, por ejemplo azul.

# Palabras que se buscan

rules-words-dog = siete/7:D18 jota/cambio:D17 as/rey/salir:D12 joker/comodín:D20 cuatro/4/atrás:D16 meta:D14 obligación/dejas:D28 intercambian/compañero:D10 bloqueo/cierra:D5 manda:D7 dos/2:D23 dama:D7
rules-words-rummy = comodín/joker:R9 apertura/30:R6 combinación/combinaciones:R5 reordenar:R8 puntos:R15 robar/roba:R13 cambiarla/cambio:R11
rules-words-caminos = camino:C8 unidas/une:C7 pieza/cubo:C1 hueco/colocar:C3 altura:C4 punto/puntos/cuenta:C14 azul:C16
rules-words = { $value }
rules-words-of = { $words }
rules-example = Se muestra un ejemplo.

# Por qué

hint-why = { $hint } { $why }
dog-motive-give = De tus cartas es la que más le sirve a { $mate }.
dog-motive-give-exit = Con ella { $mate } puede salir.
dog-motive-win = Gana la partida.
dog-motive-only = No se puede jugar otra cosa.
dog-motive-hit = Manda a casa una canica de { $victims }.
dog-motive-home = Lleva una canica a la meta.
dog-motive-out = Saca una canica de casa.
dog-motive-swap = El cambio adelanta a tu equipo.
dog-motive-steal = Una carta de { $victim } vale más que el paso.
dog-motive-on = Adelanta a tu equipo y deja útiles tus otras cartas.
rummy-motive-closed = Tu atril no tiene 30 puntos para abrir.
rummy-motive-wait = Nada de lo que tienes se puede bajar.
rummy-motive-out = Vacía tu atril.
rummy-motive-lay = Te quitas { $tiles ->
    [one] una ficha
   *[other] { $tiles } fichas
} por { $points } puntos; { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}.
caminos-motive-win = Une dos lados.
caminos-motive-block = Los demás necesitan entonces { $cells } casillas en lugar de { $before }.
caminos-motive-near = Necesitas entonces { $cells } casillas en lugar de { $before }.
caminos-motive-build = Hace tu camino más seguro.
dog-motive-safe = Pone tus canicas fuera de peligro.
caminos-motive-shut = Los demás ya no pueden unir dos lados.
why-not-yet = Aún no es tu turno. Si lo fuera ahora:
