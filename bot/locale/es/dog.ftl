# DOG: cards and places

dog-card-A = as
dog-card-T = 10
dog-card-J = jota
dog-card-Q = dama
dog-card-K = rey
dog-card-X = joker
dog-card = { $value }
dog-place-f1 = meta 1
dog-place-f2 = meta 2
dog-place-f3 = meta 3
dog-place-f4 = meta 4
dog-place = { $value }

# What happened

dog-move-own = canica de { $start } a { $to }
dog-move-own-out = canica que sale a { $to }
dog-move = canica de { $owner } de { $start } a { $to }
dog-move-out = canica de { $owner } sale a { $to }
dog-played = { $who } juega { $card }: { $moves }.
dog-swapped = { $who } juega { $card }: la canica de { $mine } en { $place } y la de { $theirs } en { $other } cambian de sitio.
dog-stole = { $who } juega { $card } y le quita una carta a { $victim }.
dog-stole-you = { $who } juega { $card } y te quita una carta.
dog-idle = { $who } juega una jota sin efecto.
dog-folded = { $who } no puede jugar y deja todas sus cartas: { $cards }.
dog-sent-home = La canica de { $victim } en { $place } vuelve a casa.
dog-sent-home-you = { $who } manda a casa tu canica en { $place }.
dog-all-home = Todas las canicas de { $who } están en la meta.
dog-won-alone = { $who } gana en la ronda { $round }.
dog-won-together = { $who } ganan en la ronda { $round }.
dog-shuffled = Se mezclan las cartas.
dog-round = Ronda { $round }: { $cards } cartas por persona, abre { $opener }.
dog-dealt-you = Recibes: { $cards }.
dog-your-cards = Tus cartas: { $cards }.
dog-chose = { $who } ya ha elegido qué carta pasa.
dog-you-give = Le pasas { $card } a { $mate }.
dog-exchanged = Las cartas cambian de manos. Empieza { $opener }.
dog-you-got = { $mate } te ha pasado { $card }.
dog-drawn = Cada cual roba una carta de la mano que tiene a su derecha. Empieza { $opener }.
dog-you-drew = Le has robado { $card } a { $other }.
dog-you-lost = { $other } te ha robado { $card }.

# Questions

dog-ask-nothing = No hay nada que elegir.
dog-ask-wait = No es tu turno.
dog-ask-card = ¿Qué carta juegas?
dog-ask-give = ¿Qué carta le pasas a { $mate }?
dog-ask-give-again = { $gift } ¿Mejor otra?
dog-ask-marble = { $card }: ¿qué canica?
dog-ask-where = { $card }: ¿adónde va la canica en { $place }?
dog-ask-swap = { $card }: ¿con qué canica cambia de sitio la que está en { $place }?
dog-ask-seven = { $card }: { $left ->
    [one] queda 1 paso
   *[other] quedan { $left } pasos
}. ¿Qué canica?
dog-ask-seven-sent = { $question } Enviadas a casa hasta ahora: { $sent }.
dog-ask-steps = { $card }: ¿cuántos de los { $left } pasos da la canica en { $place }?
dog-choose-card = { $card }
dog-choose-mine = { $ahead ->
    [0] tu canica en { $place }
   *[other] tu canica en { $place }, a { $ahead } del inicio
}
dog-choose-theirs = canica de { $owner } en { $place }
dog-choose-out = canica de { $owner } sale a { $to }
dog-choose-ringward = { $marble }, por el anillo
dog-choose-homeward = { $marble }, a la meta
dog-choose-to = { $steps ->
    [one] 1 paso, a { $to }
   *[other] { $steps } pasos, a { $to }
}
dog-choose-back = { $steps } atrás, a { $to }
dog-choose-hit = { $label }; a casa: { $victims }
dog-choose-split = dividir como un siete
dog-choose-swap = cambiar como una jota
dog-choose-steal = quitar una carta a { $victim }

# Before a play is confirmed

dog-sure-give = Le pasas { $card } a { $mate }.
dog-sure-moves = { $card }: { $moves }.
dog-sure = { $effects }. Juegas { $play }
dog-sure-swap = { $card }: la canica de { $mine } en { $place } cambia de sitio con la de { $owner } en { $other }.
dog-sure-steal = { $card }: le quitas una carta tapada a { $victim }.
dog-sure-fold = No se podía jugar ninguna carta, así que se dejaron todas: { $why }.
dog-sure-idle = Solo se puede dejar la jota, sin efecto: { $why }.
dog-because = { $card }: { $why }
dog-effect-own = tu propia canica en { $place } vuelve a casa
dog-effect-mate = la canica de { $mate } en { $place }, de tu equipo, vuelve a casa
dog-effect-hit = la canica de { $victim } en { $place } vuelve a casa
dog-effect-win = con esto la partida es para { $who }

# Why not

dog-why-barred = la canica de { $owner } recién salida a su inicio, { $place }, cierra el paso
dog-why-sperre = la canica de { $owner } en su propio inicio, { $place }, cierra el paso
dog-why-start-barred = la canica de { $owner } en el inicio, { $place }, tiene que avanzar primero
dog-why-kennel = ninguna canica puede usarla; solo un as, un rey o un joker sacan una de casa
dog-why-kennel-empty = no queda ninguna canica en casa
dog-why-own-start = una canica sale a su propio inicio, { $place }
dog-why-fresh-finish = una canica recién salida tiene que dar la vuelta antes de entrar en la meta
dog-why-finish-taken = una canica estorba en la meta
dog-why-finish-short = en la meta solo vale el número exacto y no se adelanta a nadie
dog-why-steps = con { $card } no se va de { $start } a { $to }
dog-why-no-card = con ninguna de tus cartas se va de { $start } a { $to }
dog-why-portion = de { $start } a { $to } no es parte de un siete
dog-why-seven = este siete no se puede completar
dog-why-seven-sum = los pasos son { $steps }, y un siete los necesita los siete
dog-why-one-marble = con { $card } se mueve una sola canica
dog-why-several = solo un siete o un joker mueve varias canicas
dog-why-no-marble = no hay ninguna canica en { $place }
dog-why-not-yours = esa canica no la mueves tú
dog-why-no-swap = con { $card } no se cambian canicas
dog-why-swap-own = una jota cambia de sitio con la canica de otra persona
dog-why-swap-finish = las canicas que están en la meta se quedan allí
dog-why-swap-barred = la canica de { $owner } en su inicio, { $place }, no se puede cambiar
dog-why-jack-mine = ninguna canica tuya en camino se puede cambiar
dog-why-jack-theirs = ninguna canica ajena en camino se puede cambiar
dog-why-joker-finish = en esta mesa la última canica no puede llegar con un joker
dog-why-no-steal = solo un dos quita una carta, y solo donde cada cual juega por su cuenta
dog-why-no-cards = a esa persona no se le puede quitar ninguna carta
dog-why-no-idle = una jota se deja sin efecto solo si no se puede jugar nada más
dog-why-no-fold = algo se puede jugar, así que hay que jugarlo
dog-not-held = No tienes { $card }.

# Not now

dog-over = La partida ha terminado.
dog-not-your-turn = Es el turno de { $who }.
dog-still-choosing = Se están cambiando cartas; falta que elijan: { $who }.
dog-cards-moving = Las cartas se están moviendo; un momento.
dog-exchange-first = Primero elige la carta que pasas.
dog-exchange-over = El intercambio ha terminado.
dog-chance-only = Eso lo decide el azar.
dog-no-chance = Aquí el azar no decide nada.
dog-bad-chance = Las cartas no pueden salir así.
dog-onlooker = Estás mirando; toma asiento para jugar.

# Reading

dog-unreadable = No entiendo «{ $text }». Escribe una carta y una jugada: 5 12>17, K out, 7 12>15 40>44, J 5x20.
dog-unreadable-long = Es demasiado largo para una jugada. Escribe por ejemplo 5 12>17 o bien K out.
dog-unreadable-give = No entiendo «{ $text }». Escribe la carta que pasas: give K.
dog-unreadable-field = No existe la casilla { $text }; el recorrido va de 0 a { $most }, la meta de f1 a f4.
dog-unreadable-start = { $text } no es el inicio de nadie.
dog-unreadable-whose = ¿De quién? Pon delante el inicio: { $example }f1, out { $example }.
dog-unreadable-colour = Nadie juega con «{ $text }». Escribe un color: 2 steal blue.
dog-ambiguous = Puede ser { $first } o bien { $second }. Escríbelo entero.
dog-position-unreadable = Esto no es una posición de DOG: «{ $text }» ({ $part }).
dog-position-no-cards = Esto no es una posición de DOG: a quien le toca no le quedan cartas («{ $text }»).
dog-action-unreadable = Esto no es una acción de DOG.
