# Pictures in words, and words in pictures

picture-colour-0 = Bermellón
picture-colour-1 = Azul
picture-colour-2 = Verde
picture-colour-3 = Amarillo
picture-colour-4 = Negro
picture-colour-5 = Blanco
picture-colour = { $value }
picture-mark-0 = disco
picture-mark-1 = triángulo
picture-mark-2 = cuadrado
picture-mark-3 = rombo
picture-mark-4 = estrella
picture-mark-5 = cruz
picture-mark = { $value }
# For somebody whose name cannot be drawn
picture-nameless = { $colour }
# In a capsule at the reader's own seat and hand
picture-you = Tú
picture-plan-ask = Preparas tu jugada – no es tu turno
picture-plan-kept = Preparada: { $move }
picture-plan-line = { $what }.
picture-numbered = { $number }: { $what }

# DOG

picture-dog-round = Ronda { $round }
# One letter, on the plate of the dealer ("reparte")
picture-dog-dealer = R
# Over the cards that are not out since the last shuffle
picture-dog-to-come = aún por salir
# Behind the sign for how far a marble has to go
picture-dog-to-start = hasta el inicio
picture-dog-no-cards = No te quedan cartas en esta ronda
picture-dog-sent = a casa desde { $fields }
picture-dog-turn = DOG, ronda { $round }: turno de { $who }.
picture-dog-exchange = DOG, ronda { $round }: se pasan cartas; falta que elijan: { $who }.
picture-dog-cards-move = DOG, ronda { $round }.
picture-dog-over = DOG: la partida ha terminado en la ronda { $round }.
picture-ended = La partida ha terminado
picture-say-ended = La partida ha terminado.
picture-dog-seat = { $who } ({ $colour }, { $mark }, inicio { $start }): { $marbles }; { $kennel } en casa; { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
picture-dog-you = Tú ({ $colour }, { $mark }, inicio { $start }): { $marbles }; { $kennel } en casa; { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
picture-dog-bars = { $place } (cierra el paso)
picture-dog-before-own = { $place }, { $ahead } antes de su inicio
picture-dog-before-yours = { $place }, { $ahead } antes de tu inicio
picture-dog-on-yours = { $place }, en tu inicio
picture-dog-with-near = { $marble } [{ $near }]
picture-dog-ahead = { $who } { $steps } por delante
picture-dog-bar-ahead = { $who } cierra el paso { $steps } por delante
picture-dog-behind = { $who } { $steps } por detrás
picture-dog-hand = Tu mano: { $cards }.
picture-dog-not-now = Ahora no: { $why }.
picture-dog-from = { $card } de { $who }
picture-dog-can = { $card } ({ $what })
picture-dog-can-steps = { $steps } adelante
picture-dog-can-back = { $steps } atrás
picture-dog-can-exit = saca una canica
picture-dog-can-swap = cambia
picture-dog-can-steal = quita una carta
picture-dog-can-seven = siete pasos
picture-dog-passing = Pasas { $card }.
picture-dog-chosen = Elegida: { $card }: { $what }.
picture-dog-chosen-card = Elegida: { $card }.
picture-dog-swapping = las canicas en { $place } y { $other } cambian de sitio
picture-dog-marble = la canica en { $place }
picture-dog-stock = Mazo: { $left }. Reparte: { $dealer }.
picture-dog-out = Aún por salir: as { $r0 }, 2 { $r1 }, 3 { $r2 }, 4 { $r3 }, 5 { $r4 }, 6 { $r5 }, 7 { $r6 }, 8 { $r7 }, 9 { $r8 }, 10 { $r9 }, jota { $r10 }, dama { $r11 }, rey { $r12 }, joker { $r13 }.

# Tables in general

picture-title-dog = DOG
picture-title-rummy = Rummy
picture-title-caminos = Caminos
picture-title = { $value }
picture-title-of = { $game }
picture-free = libre
picture-seats = Asientos ocupados: { $taken } de { $of } · { $free ->
    [0] completo
    [one] 1 libre
   *[other] { $free } libres
}
picture-lobby-free = { $colour }: asiento libre.
picture-lobby-ready = { $name } ({ $colour }) está a punto.
picture-lobby-waiting = { $name } ({ $colour }) aún no está a punto.
picture-won = { $count ->
    [one] Gana
   *[other] Ganan
} { $who }
picture-draw = Empate
picture-round-won = Ronda { $round }: { $count ->
    [one] gana
   *[other] ganan
} { $who }
picture-round-draw = Nadie gana la ronda
picture-home = { $who }: { $count ->
    [one] 1 canica
   *[other] { $count } canicas
} en la meta.
picture-counted = { $who }: { $counts }.
picture-fact = { $what } { $count }
picture-score = { $who }: { $points }; en total { $total }.
picture-game = Partida
picture-rounds = Ronda
