# Tiles, sets

rummy-tile = { $value }
rummy-tile-J = comodín
rummy-set = { $value }
rummy-move = { $value }

# What happened

rummy-lot = Para ver quién empieza, { $who } roba { $tile }.
rummy-starts = Empieza { $who }.
rummy-dealt = Ronda { $round }: { $tiles } fichas por persona, { $stock } en el pozo.
rummy-opened = { $who } abre con { $points } puntos: { $tiles }. Nuevas en la mesa: { $sets }.
rummy-laid = { $who } baja { $tiles }. Nuevas o cambiadas: { $sets }.
rummy-drew =
    { $who } roba una ficha; { $stock ->
        [0] el pozo ya está vacío.
        [one] queda 1.
       *[other] quedan { $stock }.
    }
rummy-you-drew = Has robado: { $tiles }.
rummy-passed = { $who } pasa.
rummy-penalty =
    A { $who } se le acabó el tiempo con una bajada a medias y roba { $tiles ->
        [0] cero fichas: el pozo está vacío.
        [one] 1 ficha.
       *[other] { $tiles } fichas.
    }
rummy-out = { $who } cierra y recibe { $points } puntos.
rummy-blocked = Nadie puede seguir. { $who } es quien menos tiene y recibe { $points } puntos.
rummy-match-rounds =
    Tras { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }, victoria para { $winners } con { $points } puntos.
rummy-match-points = Se ha llegado a { $target } puntos: victoria para { $winners } con { $points }.

# Why not

rummy-not-due = No es tu turno.
rummy-not-now = Eso no se puede hacer ahora.
rummy-over = El encuentro ha terminado.
rummy-menu-gone = Eso ya no se ofrece.
rummy-lots-seats = Cada cual roba una ficha, y quienes empatan vuelven a robar.
rummy-shuffle-tiles = Se mezclan las 106 fichas, cada una una vez.
rummy-stock-empty = El pozo está vacío: baja fichas o pasa.
rummy-stock-left =
    En el pozo { $stock ->
        [one] queda 1 ficha
       *[other] quedan { $stock } fichas
    }: roba en vez de pasar.
rummy-no-penalty = En esta mesa no hay castigos.
rummy-penalty-late = Solo se roban tres fichas cuando se acaba el tiempo; escribe «robar» para robar una.
rummy-no-assist = En esta mesa dices tú adónde van las fichas, como en «r5 a5 : {"{"}r5 a5 n5{"}"}».
rummy-set-short = { $set } es demasiado corta: una combinación tiene al menos tres fichas.
rummy-set-jokers = { $set } necesita una ficha con número.
rummy-group-numbers = { $set } no es un grupo: sus fichas tienen números distintos.
rummy-group-colours = { $set } no es un grupo: cada color puede estar una sola vez.
rummy-row-colours = { $set } no es una escalera: sus fichas tienen colores distintos.
rummy-row-gap = { $set } no es una escalera: sus números no van seguidos.
rummy-row-end = { $set } no es una escalera: los números van del 1 al 13, y al 13 no le sigue el 1.
rummy-lay-nothing = Baja al menos una ficha de tu atril.
rummy-lay-not-held = No tienes { $tiles }.
rummy-lay-not-so-many = No tienes tantas: { $tiles }.
rummy-lay-unplaced = Ninguna combinación tiene sitio para { $tiles }.
rummy-lay-foreign = { $set }: esto no viene ni de tu atril ni de la mesa: { $tiles }.
rummy-lay-unnamed = { $set } tiene algo más de tu atril, { $tiles }: todas las fichas que bajas van antes de los dos puntos.
rummy-lay-rest = Has tomado de { $set }: ¿qué pasa con { $tiles }?
rummy-opening-own = { $set }: la primera bajada se hace solo con fichas propias; no es tuyo: { $tiles }.
rummy-opening-points = { $points } de { $needed } para abrir.
rummy-opening-rest = { $points } de { $needed } para abrir; ninguna combinación tiene sitio para { $tiles }.
rummy-locked = { $set } tiene un comodín: puede crecer, pero nada sale de ella, a no ser que pongas de tu atril la ficha exacta en lugar del comodín.
rummy-locked-merged = Las combinaciones con comodín quedan separadas: { $sets }.
rummy-joker-new = Has liberado { $joker }: tiene que estar en una combinación nueva, y { $set } no lo es.
rummy-fits = { $count ->
    [one] Encaja.
   *[other] Encajan.
}
rummy-fits-somehow = { $count ->
    [one] Encaja; quizá bastaría con cambiar menos combinaciones.
   *[other] Encajan; quizá bastaría con cambiar menos combinaciones.
}
rummy-all-but = Encaja todo menos { $tiles }.
rummy-none-fits = { $count ->
    [one] No encaja.
   *[other] No encajan.
}
rummy-unsure = No he encontrado sitio a tiempo; puede que lo haya.
rummy-why-opening = aún no has abierto: como mucho { $points } de { $needed } puntos.
rummy-why-no-set = en ninguna combinación tuya con la que abrir.
rummy-why-after-opening = en la mesa hay sitio, pero solo cuando hayas abierto.
rummy-why-nowhere = ahora no hay sitio.
rummy-why-locked = habría sitio si se pudiera deshacer { $sets }; pero una combinación con comodín no se separa.
rummy-why-joker-idle = en lugar del comodín en { $set } iría; pero el comodín no tendría ninguna combinación nueva.

# How it is written

rummy-unreadable = Escribe las fichas que bajas, como en «r5 n5» o «r5 n5 : {"{"}r5 a5 n5{"}"}»; o bien «robar», o «pasar».
rummy-unreadable-tile = «{ $word }» no es una ficha. Las fichas son r5 (rojo), a13 (azul), n1 (negro), am7 (amarillo) y J; escribe «r5 n5 am5» o «robar».
rummy-unreadable-sets = No entiendo «{ $text }». Una escalera se escribe [r4 r5 r6], un grupo {"{"}r8 a8 n8{"}"}.
rummy-unreadable-position = «{ $part }» no se puede leer en una posición.
rummy-unreadable-tiles = En esta posición una ficha aparece más veces de las que existe.
rummy-unreadable-data = Esto no es una partida guardada de Rummy.

# Questions

rummy-turn-of = Es el turno de { $who }.
rummy-round-over = La ronda { $round } ha terminado.
rummy-before-round = La ronda { $round } está a punto de empezar.
rummy-ask = Elige fichas para bajar, o roba.
rummy-ask-opening = Elige fichas para abrir, o roba. Tu atril tiene como mucho { $points } de { $needed } puntos.
rummy-ask-can-open = Elige fichas para abrir, o roba. Tu atril tiene { $points } puntos que bajar y bastan { $needed }.
rummy-ask-ahead = Aún no es tu turno; ya puedes ir eligiendo fichas.
rummy-ask-picked = Selección: { $tiles }. { $status }
rummy-ask-picked-only =
    Selección: { $tiles }, { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
rummy-ask-picked-ahead = Elegidas de antemano, tal como está la mesa: { $tiles }. { $status }
rummy-ask-sets = Bajas { $tiles }. ¿Qué combinaciones cambian? Hasta ahora: { $sets }.
rummy-ask-made =
    ¿Qué combinación haces ahora? Hasta ahora: { $sets }; { $left ->
        [one] 1 ficha está suelta.
       *[other] { $left } fichas están sueltas.
    }

# Answers

rummy-draw = Robar una ficha
rummy-pass = Pasar
rummy-find = Buscar sitio
rummy-hand = A mano
rummy-build = Hacer las combinaciones nuevas
rummy-most-tiles = Máximo de fichas: { $tiles }
rummy-most-points = Máximo de puntos: { $points }
rummy-many-tiles = Lo mejor hallado: { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
}
rummy-many-points = Lo mejor hallado: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
rummy-by-colour = Ordenar por color
rummy-by-number = Ordenar por número
rummy-onto = sobre { $set }
rummy-onto-not = Estas fichas no van con { $set }.
rummy-ready = { $set }, { $points } puntos
rummy-tile-choice = { $tile }
rummy-tile-second = { $tile } (2.ª)
rummy-page-colour = Desde { $first }
rummy-page-number = Números desde { $first }
rummy-take = { $set }
rummy-take-second = { $set } (2.ª)
rummy-shelf = Desde { $set }
rummy-make = { $set }
rummy-more = Más, desde { $set }

# Before a play is made

rummy-confirm-draw =
    Robas una ficha y se acaba tu turno; en el pozo { $stock ->
        [one] hay 1 ficha.
       *[other] hay { $stock } fichas.
    }
rummy-confirm-pass = Pasas.
rummy-confirm-pass-last = Pasas y, como ha pasado todo el mundo, la ronda termina.
rummy-confirm-out = Bajas { $tiles } y cierras: la ronda es tuya. Nuevas o cambiadas: { $sets }.
rummy-confirm-opening =
    Abres con { $points } puntos: { $tiles }. Nuevas: { $sets }. { $left ->
        [one] Te queda 1 ficha.
       *[other] Te quedan { $left } fichas.
    }
rummy-confirm-lay =
    Bajas { $tiles }. { $changed ->
        [0] No se deshace ninguna combinación.
        [one] Se deshace 1 combinación.
       *[other] Se deshacen { $changed } combinaciones.
    } Nuevas o cambiadas: { $sets }. { $left ->
        [one] Te queda 1 ficha.
       *[other] Te quedan { $left } fichas.
    }
