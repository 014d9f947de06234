# Pictures in words, and words in pictures

picture-colour-0 = Vermillion
picture-colour-1 = Blue
picture-colour-2 = Green
picture-colour-3 = Yellow
picture-colour-4 = Black
picture-colour-5 = White
picture-colour = { $value }
picture-mark-0 = disc
picture-mark-1 = triangle
picture-mark-2 = square
picture-mark-3 = diamond
picture-mark-4 = star
picture-mark-5 = cross
picture-mark = { $value }
# For somebody whose name cannot be drawn
picture-nameless = { $colour }
# In a capsule at the reader's own seat and hand
picture-you = You
picture-plan-ask = A plan – not your turn yet
picture-plan-kept = Planned: { $move }
picture-plan-line = { $what }.
picture-numbered = { $number }: { $what }

# DOG

picture-dog-round = Round { $round }
# One letter, on the plate of the dealer
picture-dog-dealer = D
# Over the cards that are not out since the last shuffle
picture-dog-to-come = still to come
# Behind the sign for how far a marble has to go
picture-dog-to-start = to the start
picture-dog-no-cards = No cards left in this round
picture-dog-sent = sent home on { $fields }
picture-dog-turn = DOG, round { $round }: { $who } to play.
picture-dog-exchange = DOG, round { $round }: cards are passed on; still to choose: { $who }.
picture-dog-cards-move = DOG, round { $round }.
picture-dog-over = DOG: the game is over in round { $round }.
picture-ended = The game is over
picture-say-ended = The game is over.
picture-dog-seat = { $who } ({ $colour }, { $mark }, start { $start }): { $marbles }; { $kennel } in the kennel; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
picture-dog-you = You ({ $colour }, { $mark }, start { $start }): { $marbles }; { $kennel } in the kennel; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
picture-dog-bars = { $place } (bars the way)
picture-dog-before-own = { $place }, { $ahead } before its start
picture-dog-before-yours = { $place }, { $ahead } before your start
picture-dog-on-yours = { $place }, on your start
picture-dog-with-near = { $marble } [{ $near }]
picture-dog-ahead = { $who } { $steps } ahead
picture-dog-bar-ahead = { $who } bars the way { $steps } ahead
picture-dog-behind = { $who } { $steps } behind
picture-dog-hand = Your hand: { $cards }.
picture-dog-not-now = Not now: { $why }.
picture-dog-from = { $card } from { $who }
picture-dog-can = { $card } ({ $what })
picture-dog-can-steps = { $steps } forward
picture-dog-can-back = { $steps } back
picture-dog-can-exit = brings a marble out
picture-dog-can-swap = swaps
picture-dog-can-steal = takes a card
picture-dog-can-seven = seven steps
picture-dog-passing = You pass on the { $card }.
picture-dog-chosen = Chosen: the { $card }: { $what }.
picture-dog-chosen-card = Chosen: the { $card }.
picture-dog-swapping = the marbles on { $place } and { $other } change places
picture-dog-marble = the marble on { $place }
picture-dog-stock = Stock: { $left }. Dealer: { $dealer }.
picture-dog-out = Not yet out: ace { $r0 }, 2 { $r1 }, 3 { $r2 }, 4 { $r3 }, 5 { $r4 }, 6 { $r5 }, 7 { $r6 }, 8 { $r7 }, 9 { $r8 }, 10 { $r9 }, jack { $r10 }, queen { $r11 }, king { $r12 }, joker { $r13 }.

# Tables in general

picture-title-dog = DOG
picture-title-rummy = Rummy
picture-title-caminos = Caminos
picture-title = { $value }
picture-title-of = { $game }
picture-free = free
picture-seats = { $taken } of { $of } seats taken · { $free ->
    [0] full
   *[other] { $free } free
}
picture-lobby-free = The { $colour } seat is free.
picture-lobby-ready = { $name } ({ $colour }) is ready.
picture-lobby-waiting = { $name } ({ $colour }) is not ready yet.
picture-won = { $who } { $count ->
    [one] wins
   *[other] win
}
picture-draw = A draw
picture-round-won = Round { $round }: { $who } { $count ->
    [one] wins
   *[other] win
}
picture-round-draw = Nobody wins the round
picture-home = { $who }: { $count ->
    [one] 1 marble
   *[other] { $count } marbles
} home.
picture-counted = { $who }: { $counts }.
picture-fact = { $what } { $count }
picture-score = { $who }: { $points }; in all { $total }.
picture-game = Game
picture-rounds = Round
