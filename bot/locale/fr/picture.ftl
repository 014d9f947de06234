# Pictures in words, and words in pictures

picture-colour-0 = Rouge
picture-colour-1 = Bleu
picture-colour-2 = Vert
picture-colour-3 = Jaune
picture-colour-4 = Noir
picture-colour-5 = Blanc
picture-colour = { $value }
picture-mark-0 = disque
picture-mark-1 = triangle
picture-mark-2 = carré
picture-mark-3 = losange
picture-mark-4 = étoile
picture-mark-5 = croix
picture-mark = { $value }
# For somebody whose name cannot be drawn
picture-nameless = { $colour }
# In a capsule at the reader's own seat and hand
picture-you = Toi
picture-plan-ask = Coup à prévoir – pas encore à toi
picture-plan-kept = Prévu : { $move }
picture-plan-line = { $what }.
picture-numbered = { $number } : { $what }

# DOG

picture-dog-round = Manche { $round }
# One letter, on the plate of the dealer
picture-dog-dealer = D
# Over the cards that are not out since the last shuffle
picture-dog-to-come = encore à venir
# Behind the sign for how far a marble has to go
picture-dog-to-start = jusqu’au départ
picture-dog-no-cards = Plus de cartes dans cette manche
picture-dog-sent = renvoi en { $fields }
picture-dog-turn = DOG, manche { $round } : c’est à { $who } de jouer.
picture-dog-exchange = DOG, manche { $round } : on passe les cartes ; on attend : { $who }.
picture-dog-cards-move = DOG, manche { $round }.
picture-dog-over = DOG : la partie s’est finie à la manche { $round }.
picture-ended = La partie est finie
picture-say-ended = La partie est finie.
picture-dog-seat = { $who } ({ $colour }, { $mark }, départ { $start }) : { $marbles } ; { $kennel } à la niche ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
picture-dog-you = Toi ({ $colour }, { $mark }, départ { $start }) : { $marbles } ; { $kennel } à la niche ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
picture-dog-bars = { $place } (barre le chemin)
picture-dog-before-own = { $place }, à { $ahead } de son départ
picture-dog-before-yours = { $place }, à { $ahead } de ton départ
picture-dog-on-yours = { $place }, sur ton départ
picture-dog-with-near = { $marble } [{ $near }]
picture-dog-ahead = { $who } { $steps } devant
picture-dog-bar-ahead = { $who } barre le chemin { $steps } devant
picture-dog-behind = { $who } { $steps } derrière
picture-dog-hand = Ta main : { $cards }.
picture-dog-not-now = Pas maintenant : { $why }.
picture-dog-from = { $card } de chez { $who }
picture-dog-can = { $card } ({ $what })
picture-dog-can-steps = { $steps } en avant
picture-dog-can-back = { $steps } en arrière
picture-dog-can-exit = sort une bille
picture-dog-can-swap = échange
picture-dog-can-steal = prend une carte
picture-dog-can-seven = sept pas
picture-dog-passing = Tu passes { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
}.
picture-dog-chosen = Choisi : { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
} : { $what }.
picture-dog-chosen-card = Choisi : { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
}.
picture-dog-swapping = les billes en { $place } et { $other } échangent leurs places
picture-dog-marble = la bille en { $place }
picture-dog-stock = Talon : { $left }. Donne : { $dealer }.
picture-dog-out = Pas encore sortis : as { $r0 }, 2 { $r1 }, 3 { $r2 }, 4 { $r3 }, 5 { $r4 }, 6 { $r5 }, 7 { $r6 }, 8 { $r7 }, 9 { $r8 }, 10 { $r9 }, valet { $r10 }, dame { $r11 }, roi { $r12 }, joker { $r13 }.

# Tables in general

picture-title-dog = DOG
picture-title-rummy = Rummy
picture-title-caminos = Caminos
picture-title = { $value }
picture-title-of = { $game }
picture-free = libre
picture-seats = Places prises : { $taken } sur { $of } · { $free ->
    [0] complet
    [one] { $free } libre
   *[other] { $free } libres
}
picture-lobby-free = Place libre : { $colour }.
picture-lobby-ready = { $name } ({ $colour }) peut commencer.
picture-lobby-waiting = On attend encore { $name } ({ $colour }).
picture-won = { $who } { $count ->
    [one] gagne
   *[other] gagnent
}
picture-draw = Match nul
picture-round-won = Manche { $round } : { $who } { $count ->
    [one] gagne
   *[other] gagnent
}
picture-round-draw = Personne ne gagne la manche
picture-home = { $who } : { $count ->
    [one] { $count } bille
   *[other] { $count } billes
} à l’arrivée.
picture-counted = { $who } : { $counts }.
picture-fact = { $what } { $count }
picture-score = { $who } : { $points } ; en tout { $total }.
picture-game = Partie
picture-rounds = Manche
