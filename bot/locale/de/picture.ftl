# Pictures in words, and words in pictures

picture-colour-0 = Rot
picture-colour-1 = Blau
picture-colour-2 = Grün
picture-colour-3 = Gelb
picture-colour-4 = Schwarz
picture-colour-5 = Weiß
picture-colour = { $value }
picture-mark-0 = Scheibe
picture-mark-1 = Dreieck
picture-mark-2 = Quadrat
picture-mark-3 = Raute
picture-mark-4 = Stern
picture-mark-5 = Kreuz
picture-mark = { $value }
# For somebody whose name cannot be drawn
picture-nameless = { $colour }
# In a capsule at the reader's own seat and hand
picture-you = Du
picture-plan-ask = Ein Plan – noch nicht dein Zug
picture-plan-kept = Geplant: { $move }
picture-plan-line = { $what }.
picture-numbered = { $number }: { $what }

# DOG

picture-dog-round = Runde { $round }
# One letter, on the plate of the dealer
picture-dog-dealer = G
# Over the cards that are not out since the last shuffle
picture-dog-to-come = noch nicht gefallen
# Behind the sign for how far a marble has to go
picture-dog-to-start = bis zum Start
picture-dog-no-cards = Keine Karten mehr in dieser Runde
picture-dog-sent = heimgeschickt auf { $fields }
picture-dog-turn = DOG, Runde { $round }: { $who } ist am Zug.
picture-dog-exchange = DOG, Runde { $round }: Karten werden weitergegeben; es fehlt noch: { $who }.
picture-dog-cards-move = DOG, Runde { $round }.
picture-dog-over = DOG: Das Spiel ist in Runde { $round } zu Ende.
picture-ended = Das Spiel ist zu Ende
picture-say-ended = Das Spiel ist zu Ende.
picture-dog-seat = { $who } ({ $colour }, { $mark }, Start { $start }): { $marbles }; { $kennel } im Zwinger; { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
picture-dog-you = Du ({ $colour }, { $mark }, Start { $start }): { $marbles }; { $kennel } im Zwinger; { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
picture-dog-bars = { $place } (versperrt den Weg)
picture-dog-before-own = { $place }, { $ahead } vor dem eigenen Start
picture-dog-before-yours = { $place }, { $ahead } vor deinem Start
picture-dog-on-yours = { $place }, auf deinem Start
picture-dog-with-near = { $marble } [{ $near }]
picture-dog-ahead = { $who } { $steps } voraus
picture-dog-bar-ahead = { $who } versperrt den Weg { $steps } voraus
picture-dog-behind = { $who } { $steps } dahinter
picture-dog-hand = Deine Hand: { $cards }.
picture-dog-not-now = Jetzt nicht: { $why }.
picture-dog-from = { $card } von { $who }
picture-dog-can = { $card } ({ $what })
picture-dog-can-steps = { $steps } vor
picture-dog-can-back = { $steps } zurück
picture-dog-can-exit = holt eine Murmel heraus
picture-dog-can-swap = tauscht
picture-dog-can-steal = nimmt eine Karte weg
picture-dog-can-seven = sieben Schritte
picture-dog-passing = Du gibst weiter: { $card }.
picture-dog-chosen = Gewählt: { $card }: { $what }.
picture-dog-chosen-card = Gewählt: { $card }.
picture-dog-swapping = die Murmeln auf { $place } und { $other } tauschen die Plätze
picture-dog-marble = die Murmel auf { $place }
picture-dog-stock = Stapel: { $left }. Es gibt: { $dealer }.
picture-dog-out = Noch nicht gefallen: Ass { $r0 }, 2 { $r1 }, 3 { $r2 }, 4 { $r3 }, 5 { $r4 }, 6 { $r5 }, 7 { $r6 }, 8 { $r7 }, 9 { $r8 }, 10 { $r9 }, Bube { $r10 }, Dame { $r11 }, König { $r12 }, Joker { $r13 }.

# Tables in general

picture-title-dog = DOG
picture-title-rummy = Rummy
picture-title-caminos = Caminos
picture-title = { $value }
picture-title-of = { $game }
picture-free = frei
picture-seats = { $taken } von { $of } Plätzen besetzt · { $free ->
    [0] voll
   *[other] { $free } frei
}
picture-lobby-free = Platz frei: { $colour }.
picture-lobby-ready = { $name } ({ $colour }) ist bereit.
picture-lobby-waiting = { $name } ({ $colour }) ist noch nicht bereit.
picture-won = { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
}
picture-draw = Unentschieden
picture-round-won = Runde { $round }: { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
}
picture-round-draw = Niemand gewinnt die Runde
picture-home = { $who }: { $count ->
    [one] 1 Murmel
   *[other] { $count } Murmeln
} im Ziel.
picture-counted = { $who }: { $counts }.
picture-fact = { $what } { $count }
picture-score = { $who }: { $points }; insgesamt { $total }.
picture-game = Spiel
picture-rounds = Runde
