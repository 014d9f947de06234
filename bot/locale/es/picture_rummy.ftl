# What is written in the pictures of Rummy

picture-rummy-empty = Aún no hay nada en la mesa
picture-rummy-before = La ronda { $round } está a punto de empezar
picture-rummy-yours = Tu turno
picture-rummy-waiting = Turno de { $who }
picture-rummy-over = La ronda { $round } ha terminado
picture-rummy-picked = Elegidas { $picked } de { $tiles }
picture-rummy-preview = Vista previa: { $new ->
    [one] { $new } nueva
   *[other] { $new } nuevas
}, { $moved ->
    [one] { $moved } movida
   *[other] { $moved } movidas
}
picture-rummy-rack-change = atril { $before } → { $after }
picture-rummy-rack-size =
    { $tiles ->
        [one] 1 ficha
       *[other] { $tiles } fichas
    }

# The same in words, for those who see no picture

rummy-colour = { $value }
rummy-colour-r = rojo
rummy-colour-b = azul
rummy-colour-k = negro
rummy-colour-y = amarillo

picture-rummy-head = Rummy, ronda { $round }.
picture-rummy-say-before = La ronda está a punto de empezar.
picture-rummy-say-over = La ronda ha terminado.
picture-rummy-say-you = Es tu turno.
picture-rummy-say-turn = Turno de { $who }.
picture-rummy-say-preview = Esto es una vista previa de lo que bajarías; aún no está jugado.
picture-rummy-laid = { $who } ha bajado { $tiles }.
picture-rummy-laid-you = Has bajado { $tiles }.
picture-rummy-drew =
    { $tiles ->
        [0] { $who } ha pasado.
        [one] { $who } ha robado una ficha.
       *[other] { $who } ha robado { $tiles } fichas.
    }
picture-rummy-drew-you =
    { $tiles ->
        [0] Has pasado.
        [one] Has robado una ficha.
       *[other] Has robado { $tiles } fichas.
    }
picture-rummy-moved = Ahora en otra combinación: { $tiles }.
picture-rummy-table = En la mesa: { $sets }.
picture-rummy-table-empty = Aún no hay nada en la mesa.
picture-rummy-table-count =
    En la mesa hay { $sets ->
        [one] 1 combinación:
       *[other] { $sets } combinaciones:
    }
picture-rummy-between = {"; "}
picture-rummy-row = { $colour } del { $first } al { $last }
picture-rummy-row-jokers = { $colour } del { $first } al { $last } con un comodín por { $jokers }
picture-rummy-group = { $number } en { $colours }
picture-rummy-group-jokers =
    { $number } en { $colours }, más { $jokers ->
        [one] un comodín
       *[other] { $jokers } comodines
    } por { $open }
picture-rummy-or = { $left } o { $right }
picture-rummy-set = { $place }. { $set }.
picture-rummy-set-news = { $place }. { $set }: { $news }.
picture-rummy-news-laid = { $tiles } por { $who }
picture-rummy-news-yours = { $tiles } por ti
picture-rummy-news-moved = { $tiles } desde la mesa
picture-rummy-tile = { $number } { $colour }
picture-rummy-joker = comodín
picture-rummy-seat =
    { $who }: { $tiles ->
        [one] 1 ficha
       *[other] { $tiles } fichas
    }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
picture-rummy-seat-closed =
    { $who }: { $tiles ->
        [one] 1 ficha
       *[other] { $tiles } fichas
    }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, aún no ha abierto.
picture-rummy-you =
    Tú: { $tiles ->
        [one] 1 ficha
       *[other] { $tiles } fichas
    }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
picture-rummy-you-closed =
    Tú: { $tiles ->
        [one] 1 ficha
       *[other] { $tiles } fichas
    }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; aún no has abierto.
picture-rummy-stock =
    { $tiles ->
        [0] El pozo está vacío.
        [one] En el pozo queda 1 ficha.
       *[other] En el pozo quedan { $tiles } fichas.
    }
picture-rummy-rack = Tu atril: { $tiles }.
picture-rummy-rack-of = { $who } tiene { $tiles }.
picture-rummy-rack-colour = { $colour } { $numbers }
picture-rummy-rack-jokers =
    { $jokers ->
        [one] un comodín
       *[other] { $jokers } comodines
    }
picture-rummy-say-picked = Elegidas: { $tiles }.
picture-rummy-say-drawn = Últimas robadas: { $tiles }.
