# Pictures in words, and words in pictures

picture-colour-0 = Vermiglio
picture-colour-1 = Blu
picture-colour-2 = Verde
picture-colour-3 = Giallo
picture-colour-4 = Nero
picture-colour-5 = Bianco
picture-colour = { $value }
picture-mark-0 = disco
picture-mark-1 = triangolo
picture-mark-2 = quadrato
picture-mark-3 = rombo
picture-mark-4 = stella
picture-mark-5 = croce
picture-mark = { $value }
# For somebody whose name cannot be drawn
picture-nameless = { $colour }
# In a capsule at the reader's own seat and hand
picture-you = Tu
picture-plan-ask = Prepari la mossa – non tocca a te
picture-plan-kept = Pronta: { $move }
picture-plan-line = { $what }.
picture-numbered = { $number }: { $what }

# DOG

picture-dog-round = Giro { $round }
# One letter, on the plate of the dealer ("mazziere")
picture-dog-dealer = M
# Over the cards that are not out since the last shuffle
picture-dog-to-come = ancora da uscire
# Behind the sign for how far a marble has to go
picture-dog-to-start = alla partenza
picture-dog-no-cards = In questo giro non hai più carte
picture-dog-sent = al canile da { $fields }
picture-dog-turn = DOG, giro { $round }: tocca { ONSET($who) ->
    [a] ad
   *[other] a
} { $who }.
picture-dog-exchange = DOG, giro { $round }: si passano le carte; devono ancora scegliere: { $who }.
picture-dog-cards-move = DOG, giro { $round }.
picture-dog-over = DOG: la partita è finita nel giro { $round }.
picture-ended = La partita è finita
picture-say-ended = La partita è finita.
picture-dog-seat = { $who } ({ $colour }, { $mark }, partenza { $start }): { $marbles }; { $kennel } nel canile; { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
picture-dog-you = Tu ({ $colour }, { $mark }, partenza { $start }): { $marbles }; { $kennel } nel canile; { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
picture-dog-bars = { $place } (blocca la strada)
picture-dog-before-own = { $place }, { $ahead } prima della sua partenza
picture-dog-before-yours = { $place }, { $ahead } prima della tua partenza
picture-dog-on-yours = { $place }, sulla tua partenza
picture-dog-with-near = { $marble } [{ $near }]
picture-dog-ahead = { $who } { $steps } avanti
picture-dog-bar-ahead = { $who } blocca la strada { $steps } avanti
picture-dog-behind = { $who } { $steps } dietro
picture-dog-hand = La tua mano: { $cards }.
picture-dog-not-now = Non ora: { $why }.
picture-dog-from = { $card } da { $who }
picture-dog-can = { $card } ({ $what })
picture-dog-can-steps = { $steps } avanti
picture-dog-can-back = { $steps } indietro
picture-dog-can-exit = fa uscire una biglia
picture-dog-can-swap = scambia
picture-dog-can-steal = prende una carta
picture-dog-can-seven = sette passi
picture-dog-passing = Passi { $card }.
picture-dog-chosen = Scelta: { $card }: { $what }.
picture-dog-chosen-card = Scelta: { $card }.
picture-dog-swapping = le biglie su { $place } e { $other } si scambiano di posto
picture-dog-marble = la biglia su { $place }
picture-dog-stock = Mazzo: { $left }. Mazziere: { $dealer }.
picture-dog-out = Ancora da uscire: asso { $r0 }, 2 { $r1 }, 3 { $r2 }, 4 { $r3 }, 5 { $r4 }, 6 { $r5 }, 7 { $r6 }, 8 { $r7 }, 9 { $r8 }, 10 { $r9 }, fante { $r10 }, regina { $r11 }, re { $r12 }, jolly { $r13 }.

# Tables in general

picture-title-dog = DOG
picture-title-rummy = Rummy
picture-title-caminos = Caminos
picture-title = { $value }
picture-title-of = { $game }
picture-free = libero
picture-seats = Posti occupati: { $taken } su { $of } · { $free ->
    [0] completo
    [one] 1 libero
   *[other] { $free } liberi
}
picture-lobby-free = { $colour }: posto libero.
picture-lobby-ready = { $name } ({ $colour }) ha dato l’ok.
picture-lobby-waiting = { $name } ({ $colour }) non ha ancora dato l’ok.
picture-won = { $count ->
    [one] Vince
   *[other] Vincono
} { $who }
picture-draw = Pari
picture-round-won = Manche { $round }: { $count ->
    [one] vince
   *[other] vincono
} { $who }
picture-round-draw = La manche non la vince nessuno
picture-home = { $who }: { $count ->
    [one] 1 biglia
   *[other] { $count } biglie
} all’arrivo.
picture-counted = { $who }: { $counts }.
picture-fact = { $what } { $count }
picture-score = { $who }: { $points }; in tutto { $total }.
picture-game = Partita
picture-rounds = Manche
