# Names of things

game-name-dog = DOG
game-name-rummy = Rummy
game-name-caminos = Caminos
game-name = { $value }
level-name-easy = fácil
level-name-normal = fuerte
level-name = { $value }
way-name-dm = mano en el chat privado
way-name-ephemeral = mano con «Mi mano»
way-name-words = mano en palabras, con «Mi mano»
way-name-closed = mano solo con «Mi mano»: abre el chat privado conmigo para recibirla allí
way-name-unknown = mano con «Mi mano»
way-name = { $value }
clock-name-none = sin límite de tiempo
clock-name-2m = 2 minutos por turno
clock-name-10m = 10 minutos por turno
clock-name-1h = una hora por turno
clock-name-8h = 8 horas por turno
clock-name-1d = un día por turno
clock-name-3d = 3 días por turno
clock-name = { $value }

# Buttons

button-label = { $name }
button-name-join = Unirse
button-name-leave = Salir
button-name-ready = Ya estoy
button-name-computer = + ordenador
button-name-uncomputer = − ordenador
button-name-options = Opciones
button-name-start = Empezar
button-name-fill = Completar y empezar
button-name-solo = Jugar contra el ordenador
button-name-wait = Esperar
button-name-close = Cerrar la mesa
button-name-hand = Mi mano
button-name-down = Traer abajo
button-name-more = Más
button-name-next = Siguiente ronda
button-name-rematch = Otra partida
button-name-verify = Comprobar el reparto
button-name-turn = En relieve
button-name-look = Repasar la partida
button-name-hint = Consejo
look-at = Jugada { $at } de { $all }:
look-told = Solo para { $who }: { $what }
look-holds = { $who } tiene: { $what }.
look-side = Visto de lado:
look-other-side = Desde el otro lado
look-begin = Antes de la primera jugada.
look-back = ‹ { $many } atrás
look-on = { $many } adelante ›
hint-play = Quien juega bien { $move ->
    [draw] robaría una ficha
    [pass] pasaría
    [fold] dejaría la mano
   *[other] jugaría { $move }
}.
hint-seen = Es decir: { $what }
hint-off = En esta mesa no se acordaron consejos.
hint-not-due = No es tu turno.
button-name-wake = Despertar
button-name-browser = Abrir en el navegador
button-name-agree = De acuerdo
button-name-decline = No
button-name-withdraw = Retirar
button-name-confirm = Jugar
button-name-back = Atrás
button-name-afresh = Desde el principio
button-name-why = ¿Por qué?
button-name-refresh = Actualizar
button-name-away = Dejar la mesa
button-name-cancel = Terminar la partida
button-name-private = Abrir el chat privado
button-name-words = En palabras
button-name = { $value }
button-computer-level = + ordenador, { $level }
button-sit = Pasar al asiento { $number }
button-game = { $game }
button-kick = Ordenador en lugar de { $who }
page-back = ‹
page-next = { $page } de { $pages } ›

# A lobby

lobby-title = { $game } para { $players }: ¿quién juega?
lobby-chair = { $number }. { $who } ({ $way }){ $ready }
lobby-chair-here = { $number }. { $who }{ $ready }
lobby-ready = , a punto
lobby-chair-computer = { $number }. { $who }, un ordenador, nivel { $level }
lobby-chair-free = { $number }. libre
lobby-agreed = Se juega así: { $options }.
lobby-commitment = El reparto queda fijado por { $short }…; compruébalo al acabar la partida.
lobby-word = { $name } añade la palabra «{ $word }».
lobby-asked = { $name }, esta mesa lleva un rato esperando. ¿Completar con ordenadores, empezar con quienes están o esperar?
lobby-options = { $game }: ¿cómo se juega? Pulsa para cambiar.
lobby-seats = { $count } asientos
lobby-clock = { $time }
lobby-lot = asientos por sorteo
lobby-choice = cada cual en su asiento
lobby-no-hints = sin consejos
lobby-hints = se permiten consejos
lobby-joined = Tu asiento es el { $number }.
lobby-left = Has dejado la mesa.
lobby-you-ready = Anotado: por ti se puede empezar. Se empieza cuando todos los asientos estén ocupados y todo el mundo a punto.
lobby-private = Juegas a { $game } como { $who }. Tu mano llegará aquí.
lobby-already = Ya tienes asiento en esta mesa.
lobby-not-joined = Primero únete a esta mesa.
lobby-full = Todos los asientos están ocupados.
lobby-full-more = Todos los asientos están ocupados. Quien abrió la mesa puede añadir más en «Opciones».
lobby-no-computer = Aquí no juega ningún ordenador.
lobby-chair-taken = Ese asiento ya está ocupado.
lobby-too-few-chairs = { $people ->
    [one] Una persona se ha
   *[other] { $people } personas se han
} unido ya; ese número de asientos no encaja.
lobby-nobody = Todavía no hay nadie.
lobby-wrong-number = En la mesa: { $there }; este juego es para { $counts }. Deja que alguien se una o añade un ordenador.
lobby-others-joined = En esta mesa ya hay más gente: usa «Empezar».
lobby-gone = Esta partida ya ha empezado, o su mesa se ha cerrado.
lobby-closed = Esta mesa está cerrada.
lobby-already-open = Aquí ya hay una mesa abierta de este juego; la he traído abajo.

# Options of the games

option-is = { $name }: { $value }
option-name-dog-book = reglas
option-name-dog-teams = equipos
option-name-dog-canadian = siete canadiense
option-name-dog-no-joker-finish = joker final prohibido
option-name-rummy-rounds = rondas
option-name-rummy-points = límite de puntos
option-name-rummy-penalty = castigo al acabarse el tiempo
option-name-rummy-assist = ayuda
option-name-caminos-board = tablero
option-name-caminos-neutral = piezas azules neutrales
option-name-caminos-rounds = rondas
option-name-caminos-draws = sin camino
option-name = { $value }
option-value-book-braendi = Brändi
option-value-book-classic = clásicas
option-value-teams-3x2 = tres parejas
option-value-teams-2x3 = dos equipos de tres
option-value-canadian-off = no
option-value-canadian-on = sí
option-value-no-joker-finish-off = no
option-value-no-joker-finish-on = sí
option-value-penalty-off = no
option-value-penalty-on = sí
option-value-neutral-off = no
option-value-neutral-on = sí
option-value-board-square = cuadrado
option-value-board-rhombus = rombo
option-value-board-octagon = octógono
option-value-board-ring = anillo
option-value-rounds-1 = 1
option-value-rounds-2 = 2
option-value-rounds-3 = 3
option-value-rounds-4 = 4
option-value-rounds-5 = 5
option-value-rounds-6 = 6
option-value-points-off = ninguno
option-value-points-200 = 200
option-value-points-500 = 500
option-value-assist-none = ninguna
option-value-assist-fit = busca sitio
option-value-assist-full = también la mejor bajada
option-value-draws-draw = empate
option-value-draws-border = decide el borde
option-value = { $value }

# A running table

table-turn = Turno de { $who }.
table-turns = Falta que elijan: { $who }.
table-pause = La ronda ha terminado. La siguiente empieza en un momento.
table-scores = Puntos: { $scores }.
table-score = { $who } { $score }
table-cancelled = Se ha dado por terminada esta partida; no gana nadie.
table-asleep = Esta mesa duerme hasta que alguien la despierte.
table-restored = Restaurado a { $at }; lo que vino después se ha perdido.
table-until = El tiempo se acaba: { $at }
table-secret = El secreto del reparto: { $secret }
table-stand-in = Un suplente juega por { $who }.
table-back = { $who } está de vuelta.
table-kicked = Un ordenador ocupa el asiento de { $who }.
table-you-left = Has dejado la mesa; un suplente juega por ti. Pulsa «Mi mano» para volver.
table-nobody-there = Ahí no hay nadie.
table-no-pause = La ronda no ha terminado.
table-not-begun = Esta partida no ha empezado.
table-over = Esta partida ha terminado.
table-busy = Aquí han pasado demasiadas cosas a la vez. Vuelve a pulsar, por favor.
table-unknown = Ya no conozco esta mesa.
table-rests = Esta mesa descansa: el chat al que pertenece no está conectado ahora. Cuando lo esté, se seguirá jugando.
proposal-line = { $who } propone: { $what }.
proposal-about = { $who } propone: { $what } { $whom }.
proposal-open = { $asked } Falta la respuesta de { $who }.
proposal-name-undo = deshacer la última jugada
proposal-name = { $value }
more-title = { $game }, mesa { $table }
more-commitment = Antes de que se uniera nadie, el reparto quedó fijado por { $commitment }

# Answers to presses

press-old = Este botón era de antes. Así están las cosas ahora.
press-unknown = Este botón no pertenece a ninguna de mis mesas.
press-onlooker = En esta mesa estás mirando.
press-onlooker-turn = En esta mesa estás mirando. { $turn }
press-not-due = { $why } { $turn }
press-opener-only = Solo puede hacerlo { $name }, que abrió esta mesa, o alguien que administre el chat.
press-opener-alone = Solo puede hacerlo { $name }, que abrió esta mesa.
press-there = Pulsa el botón en el propio grupo: no puedo ver si perteneces a él.
press-our-error = Algo ha ido mal por mi parte. Mira la mesa y pulsa otra vez si no ha avanzado.
type-move = Escribe una jugada
pick-some = Elige lo que quieres bajar
why-nothing = Todo lo que tienes se puede jugar.
why-line = { $what } ({ $rule }): { $why }

# Commands

command-unknown = No existe el comando «{ $name }». Prueba con /help.
play-which = ¿Qué juego?
play-too-many = Desde tu conexión se han abierto hace poco muchas mesas; podrás abrir la siguiente dentro de dos minutos. Las que están abiertas siguen.
room-missing = Aquí todavía no puedo jugar; necesito: { $what }.
room-no-table = Aquí no hay ninguna mesa abierta. Abre una con /play.
hand-no-table = No tienes asiento en ninguna mesa. Abre una con /play.
hand-which = Estás en { $count } mesas. ¿Qué mano quieres ver?
hand-at-due = { $game } con { $others }: te toca
hand-at-waiting = { $game } con { $others }
hand-at-lobby = { $game }: aún sin empezar
hand-in-private = Tu mano está en nuestro chat privado; la he vuelto a poner abajo.
hand-private-again = A partir de ahora vuelvo a probar con tu chat privado.
move-how = Escribe la jugada detrás del comando, por ejemplo /move 5 12>17.
help-text =
    /play abre una mesa: DOG, Rummy o Caminos.
    /hand te enseña tu mano solo a ti, /move hace una jugada escrita, /board trae la mesa abajo, /board words cuenta la posición en palabras.
    /rules explica las reglas, también de una sola palabra: /rules seven. /table sirve para todo lo demás en una mesa, /stats cuenta cómo te ha ido y /settings guarda tus preferencias.
help-page =
    En la imagen, toca o pulsa lo que está marcado: una carta, una canica, una pieza, una casilla. En Rummy también puedes arrastrar una ficha, a la mesa o a la combinación que le toca. Los botones junto a la imagen hacen lo mismo.

    «{ web-hand }» y «{ web-board }», encima de la imagen, cambian entre lo que ves tú y lo que ven todos; «{ web-in-words }», debajo, cuenta la posición.

    { web-keys-how }

    También puedes escribir una jugada; mientras escribes se te ofrece lo que es posible. En el mismo campo, /rules seven dice qué cuentan las reglas sobre una palabra, y /board words la posición; todo lo demás está en el menú.
word-how = Escribe detrás una palabra a tu gusto: /table word suerte. Pasará a formar parte del reparto.
word-added = Tu palabra ya forma parte del reparto.
stats-title = { $name } hasta ahora:
stats-line = { $game }: { $played ->
    [one] 1 partida
   *[other] { $played } partidas
}, ganadas { $won }; aquí { $here }, ganadas { $won_here }.
stats-none = Todavía ninguna partida terminada.
stats-how = Quien se rindió perdió; quien se fue y no volvió también, hiciera lo que hiciera el suplente. Una partida terminada antes de tiempo no cuenta para nadie.
rules-which = ¿De qué juego? /rules dog, /rules rummy, /rules caminos, o de una palabra: /rules joker.
rules-short = { $game }
rules-of-dog =
    DOG. Lleva tus cuatro canicas una vuelta alrededor del tablero y mételas en tu meta. En cada turno juegas una carta, y si puedes usarla tienes que hacerlo; si ninguna sirve, dejas toda la mano.
    As: 1 u 11, o salir de casa. Rey: 13, o salir. Joker: cualquier carta. 4: también hacia atrás. 7: siete pasos sueltos, a repartir entre las canicas; las que adelantas vuelven a casa. Jota: cambia una canica tuya por la de otra persona. Dama: 12; las demás, su número.
    Una canica recién salida cierra el paso en su inicio. Quien cae sobre una canica la manda a casa.
rules-of-rummy =
    Rummy. Baja tus fichas en combinaciones: tres o cuatro del mismo número en colores distintos, o al menos tres números seguidos de un color. La primera vez necesitas 30 puntos, todos de tu atril.
    Desde el turno siguiente puedes reordenar toda la mesa, con tal de que al final cada combinación sea válida; las que tienen comodín solo pueden crecer. El comodín vale por cualquier ficha; quien tiene la ficha exacta puede cambiarla por él, y ha de usarlo enseguida en una combinación nueva. Quien no puede o no quiere bajar roba una ficha. Quien baja la última gana la ronda, y los demás cuentan lo que les queda.
rules-of-caminos =
    Caminos. En cada turno colocas una pieza de cuatro cubos: al menos uno toca el tablero, los otros pueden tapar piezas, y debajo no debe quedar ningún hueco. Une dos lados opuestos del tablero con cimas de tu color, vistas desde arriba.
    Dos cimas vecinas están unidas si tienen la misma altura, o si la pared entre ellas es toda de tu color. Quien une dos lados gana la ronda; si se juega a puntos, cuenta uno por cada cara del camino más corto entre esos lados.
rules-of = { $value }
rules-forms = { $form }
rules-with-dog-1 = Con 2, 3 o 5, cada cual juega por su cuenta. Al principio, una canica de cada uno está en su inicio. Antes de cada ronda, cada cual saca una carta sin verla de la mano del siguiente. Un 7 mueve todas las canicas del recorrido, también las ajenas, y las recién salidas no lo detienen. Un 2, o un joker como 2, avanza 2 casillas o quita a alguien una carta sin verla. Gana quien antes tiene sus cuatro canicas en la meta.
rules-with-dog-2 = Con 4 o 6, por parejas: antes de cada ronda los compañeros intercambian una carta, y quien ha terminado mueve las canicas de su compañero. Gana la pareja que antes tiene todas sus canicas en la meta.
rules-with-dog-3 = Dos equipos de tres: antes de cada ronda cada cual pasa una carta al siguiente del equipo, y quien ha terminado mueve las canicas de los demás. Gana el equipo que antes tiene todas sus canicas en la meta.
rules-with-rummy-1 = Cada cual juega por su cuenta y empieza con 14 fichas, entre 2, 3 o 4.
rules-with-caminos-1 = Con 2, cada cual tiene un color y sus 14 piezas: 4 L, 4 T, 4 Z y 2 O.
rules-with-caminos-2 = Con 4, quienes se sientan enfrente comparten color. Cada cual tiene 7 piezas, 2 L, 2 T, 2 Z y 1 O, y coloca solo esas; para caminos y puntos cuenta el color.
rules-with = { $value }
rules-paragraph = { $number }, { $title }: { $text }
rules-no-such = No encuentro nada sobre «{ $word }» en las reglas de { $game }.

# Proposals

button-propose = { $what }
propose-name-undo = deshacer la última jugada
propose-name-pause = pausa
propose-name-concede = rendirse
propose-name-cancel = terminar la partida
propose-name = { $value }
button-propose-kick = Proponer: ordenador por { $who }
proposal-name-pause = una pausa
proposal-name-concede = rendirse
proposal-name-cancel = terminar esta partida
proposal-name-kick = un ordenador en lugar de
proposal-name-rematch = jugar otra vez
proposal-asked-now = He preguntado a los demás.
proposal-you-agree = Tú estás de acuerdo; faltan los demás.
proposal-agreed-already = Ya has dicho que sí.
proposal-declined = Has dicho que no, así que queda descartado.
proposal-you-withdrew = Has retirado la propuesta.
proposal-not-yours = Eso lo ha propuesto otra persona.
proposal-refused = «{ $what }» – { $who } dice que no.
proposal-withdrawn = «{ $what }» – { $who } lo retira.
proposal-lapsed = «{ $what }» – ya no: la partida sigue.
proposal-none = Ahora mismo no hay ninguna propuesta.
undo-nothing = No hay ninguna jugada tuya que deshacer.
undo-seen = Esto no se puede deshacer: desde entonces se han repartido o visto cartas.
undo-too-late = Entretanto alguien ha jugado. Inténtalo otra vez.
concede-two-sides = Solo cabe rendirse cuando juegan dos bandos.
kick-nobody-else = No hay nadie más que pueda decir que sí. A solas solo se puede sustituir a alguien tras { $hours } horas de espera.
table-undone = { $who } deshace la última jugada.
table-conceded = { $won }. { $who } { $count ->
    [one] se rinde
   *[other] se rinden
}.
table-held = La mesa está en pausa; sigue cuando alguien juegue.
table-awake = Esta mesa está despierta.
table-running = Esta partida sigue en marcha.

# After the game

rematch-ready = Cuento contigo. Se empieza cuando estén también los demás.
export-running = Esta partida sigue en marcha; de momento sus cartas son secretas.
verify-title = Comprobación del reparto:
verify-unreadable = Este archivo no es una partida que yo haya exportado.
verify-commitment = El secreto es el que se prometió antes de que se uniera nadie.
verify-no-commitment = El secreto NO es el que se prometió antes de que se uniera nadie.
verify-key = La clave está hecha del secreto, las entradas y las palabras.
verify-no-key = La clave NO está hecha del secreto, las entradas y las palabras.
verify-key-only = Se olvidó a una persona de esta mesa, así que el origen de la clave ya no se puede comprobar; todo lo que sale de la clave, sí.
verify-not-begun = La partida no llegó a empezar; no hay nada que repetir.
verify-lot = Los asientos son los que salieron en el sorteo.
verify-no-lot = Los asientos NO son los que salieron en el sorteo.
verify-other-rules = Esta partida se jugó con la edición { $rules } de las reglas; este programa no puede repetirla.
verify-chances = Mezclas y robos: { $chances }, entradas en total: { $moves }; cada cosa, como tenía que ser.
verify-chance-differs = La mezcla o el robo { $n } NO es lo que da la clave.
verify-end = La partida terminó como se muestra.
verify-no-end = La partida NO terminó como se muestra.
verify-rebased = Las reglas cambiaron { $times ->
    [one] una vez
   *[other] { $times } veces
} durante esta partida; cada tramo se ha repetido por separado.
verify-all-good = Todo está bien.
verify-not-good = Algo no está bien.

# Settings

settings-yours = Tus ajustes
settings-room = Lo habitual en este chat
settings-in-private = Abre el chat privado conmigo y escribe allí /settings.
settings-admins-only = Lo habitual aquí solo lo cambia quien administra el chat.
setting-is = { $name }: { $value }
setting-name-language = idioma
setting-name-notice = mi turno
setting-name-hand = mi mano
setting-name-confirm = confirmar
setting-name-theme = imágenes
setting-name-words = posición en palabras
setting-name-clock = tiempo
setting-name = { $value }
setting-value-language-de = Deutsch
setting-value-language-en = English
setting-value-language-es = Español
setting-value-language-fr = Français
setting-value-language-it = Italiano
setting-value-notice-private = aviso en privado
setting-value-notice-mention = mención en el chat
setting-value-notice-none = sin aviso
setting-value-hand-private = chat privado
setting-value-hand-here = en el chat, solo para mí
setting-value-confirm-always = siempre
setting-value-confirm-harm = si perjudica
setting-value-confirm-never = nunca
setting-value-theme-light = claras
setting-value-theme-dark = oscuras
setting-value-words-no = no
setting-value-words-yes = sí
setting-value = { $value }

# From the chat to the page

browser-once = Este enlace lleva a tu asiento, solo para ti: durante cinco minutos y una sola vez. No lo pases a nadie.
browser-none = Esta casa no tiene página para navegadores.
browser-closed = El enlace es solo para tus ojos. Escríbeme primero en un chat privado y pulsa otra vez.
browser-watch = Mirar en el navegador
