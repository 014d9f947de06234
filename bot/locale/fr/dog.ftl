# DOG: cards and places

dog-card-A = as
dog-card-T = 10
dog-card-J = valet
dog-card-Q = dame
dog-card-K = roi
dog-card-X = joker
dog-card = { $value }
dog-place-f1 = arrivée 1
dog-place-f2 = arrivée 2
dog-place-f3 = arrivée 3
dog-place-f4 = arrivée 4
dog-place = { $value }

# What happened

dog-move-own = bille { $start } → { $to }
dog-move-own-out = sortie d’une bille en { $to }
dog-move = bille { $start } → { $to } ({ $owner })
dog-move-out = sortie d’une bille en { $to } ({ $owner })
dog-played = { $who } joue { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
} : { $moves }.
dog-swapped = { $who } joue { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
} : les billes en { $place } ({ $mine }) et en { $other } ({ $theirs }) échangent leurs places.
dog-stole = { $who } joue { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
} et prend une carte à { $victim }.
dog-stole-you = { $who } joue { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
} et te prend une carte.
dog-idle = { $who } pose le valet sans effet.
dog-folded = { $who } ne peut pas jouer et pose tout : { $cards }.
dog-sent-home = La bille en { $place } ({ $victim }) rentre à la niche.
dog-sent-home-you = { $who } renvoie à la niche ta bille en { $place }.
dog-all-home = { $who } a toutes ses billes à l’arrivée.
dog-won-alone = { $who } gagne à la manche { $round }.
dog-won-together = { $who } gagnent à la manche { $round }.
dog-shuffled = Les cartes sont mélangées.
dog-round = Manche { $round } : { $cards } cartes chacun, { $opener } ouvre.
dog-dealt-you = Tu reçois : { $cards }.
dog-your-cards = Tes cartes : { $cards }.
dog-chose = { $who } a choisi une carte à passer.
dog-you-give = Tu passes { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
} à { $mate }.
dog-exchanged = Les cartes changent de main. { $opener } commence.
dog-you-got = { $mate } t’a passé { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
}.
dog-drawn = Chacun tire une carte dans la main à sa droite. { $opener } commence.
dog-you-drew = Tu as tiré { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
} chez { $other }.
dog-you-lost = { $other } t’a tiré { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
}.

# Questions

dog-ask-nothing = Il n’y a rien à choisir.
dog-ask-wait = Ce n’est pas ton tour.
dog-ask-card = Quelle carte joues-tu ?
dog-ask-give = Quelle carte passes-tu à { $mate } ?
dog-ask-give-again = { $gift } Plutôt une autre ?
dog-ask-marble = { $card ->
    [as] L’as
    [dame] La dame
   *[other] Le { $card }
} : quelle bille ?
dog-ask-where = { $card ->
    [as] L’as
    [dame] La dame
   *[other] Le { $card }
} : où va la bille en { $place } ?
dog-ask-swap = { $card ->
    [as] L’as
    [dame] La dame
   *[other] Le { $card }
} : avec quelle bille celle en { $place } change-t-elle de place ?
dog-ask-seven = { $card ->
    [as] L’as
    [dame] La dame
   *[other] Le { $card }
} : { $left ->
    [one] il reste { $left } pas
   *[other] il reste { $left } pas
}. Quelle bille ?
dog-ask-seven-sent = { $question } Renvoyé jusqu’ici : { $sent }.
dog-ask-steps = { $card ->
    [as] L’as
    [dame] La dame
   *[other] Le { $card }
} : combien des { $left } pas pour la bille en { $place } ?
dog-choose-card = { $card }
dog-choose-mine = { $ahead ->
    [0] ta bille en { $place }
   *[other] ta bille en { $place }, à { $ahead } de ton départ
}
dog-choose-theirs = la bille en { $place } ({ $owner })
dog-choose-out = sortir une bille en { $to } ({ $owner })
dog-choose-ringward = { $marble }, sur l’anneau
dog-choose-homeward = { $marble }, vers l’arrivée
dog-choose-to = { $steps ->
    [one] { $steps } pas, en { $to }
   *[other] { $steps } pas, en { $to }
}
dog-choose-back = { $steps } en arrière, en { $to }
dog-choose-hit = { $label }, renvoie { $victims }
dog-choose-split = le partager comme un sept
dog-choose-swap = échanger comme un valet
dog-choose-steal = prendre une carte à { $victim }

# Before a play is confirmed

dog-sure-give = Tu passes { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
} à { $mate }.
dog-sure-moves = { $card ->
    [as] L’as
    [dame] La dame
   *[other] Le { $card }
} : { $moves }.
dog-sure = { $effects }. Le coup : { $play }
dog-sure-swap = { $card ->
    [as] L’as
    [dame] La dame
   *[other] Le { $card }
} : la bille en { $place } ({ $mine }) change de place avec celle en { $other } ({ $owner }).
dog-sure-steal = { $card ->
    [as] L’as
    [dame] La dame
   *[other] Le { $card }
} : tu prends une carte à { $victim }, sans la voir.
dog-sure-fold = Aucune carte n’était jouable, donc toutes ont été posées : { $why }.
dog-sure-idle = Seul le valet peut être posé, sans effet : { $why }.
dog-because = { $card } : { $why }
dog-effect-own = ta propre bille en { $place } rentre à la niche
dog-effect-mate = la bille en { $place } ({ $mate }), dans ton équipe, rentre à la niche
dog-effect-hit = la bille en { $place } ({ $victim }) rentre à la niche
dog-effect-win = c’est la victoire pour { $who }

# Why not

dog-why-barred = une bille à { $owner } vient de sortir sur son départ, { $place }, et barre le chemin
dog-why-sperre = une bille à { $owner } sur son propre départ, { $place }, barre le chemin
dog-why-start-barred = la bille sur le départ, { $place } ({ $owner }), doit d’abord avancer
dog-why-kennel = aucune bille ne peut s’en servir ; seuls un as, un roi ou un joker en sortent une de la niche
dog-why-kennel-empty = il n’y a plus de bille à la niche
dog-why-own-start = une bille sort sur son propre départ, { $place }
dog-why-fresh-finish = une bille qui vient de sortir doit faire le tour avant d’entrer à l’arrivée
dog-why-finish-taken = une bille à l’arrivée barre la route
dog-why-finish-short = à l’arrivée il faut le nombre exact, et on ne dépasse pas
dog-why-steps = { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
} ne mène pas là : { $start } → { $to }
dog-why-no-card = aucune de tes cartes ne mène là : { $start } → { $to }
dog-why-portion = { $start } → { $to } n’est pas une part d’un sept
dog-why-seven = ce sept ne peut pas être joué en entier
dog-why-seven-sum = cela fait { $steps } pas, un sept en demande sept
dog-why-one-marble = { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
} n’avance qu’une seule bille
dog-why-several = seul un sept ou un joker avance plusieurs billes
dog-why-no-marble = il n’y a pas de bille en { $place }
dog-why-not-yours = tu n’as pas le droit de bouger cette bille
dog-why-no-swap = { $card ->
    [as] l’as
    [dame] la dame
   *[other] le { $card }
} n’échange pas de billes
dog-why-swap-own = un valet échange avec la bille d’un autre
dog-why-swap-finish = les billes à l’arrivée y restent
dog-why-swap-barred = la bille sur son départ, { $place } ({ $owner }), ne s’échange pas
dog-why-jack-mine = aucune de tes billes en route ne peut être échangée
dog-why-jack-theirs = aucune autre bille en route ne peut être échangée
dog-why-joker-finish = à cette table, la dernière bille ne peut pas rentrer avec un joker
dog-why-no-steal = seul un deux prend une carte, et seulement quand chacun joue pour soi
dog-why-no-cards = il n’y a pas de carte à prendre là
dog-why-no-idle = un valet ne se pose sans effet que si rien d’autre n’est jouable
dog-why-no-fold = quelque chose est jouable, il faut donc jouer
dog-not-held = Tu n’as pas { $card ->
    [as] d’as
    [dame] de dame
   *[other] de { $card }
}.

# Not now

dog-over = La partie est finie.
dog-not-your-turn = C’est à { $who } de jouer.
dog-still-choosing = L’échange des cartes est en cours ; on attend : { $who }.
dog-cards-moving = Les cartes sont en route ; un instant.
dog-exchange-first = Choisis d’abord une carte à passer.
dog-exchange-over = L’échange est fini.
dog-chance-only = C’est l’affaire du hasard.
dog-no-chance = Rien n’est laissé au hasard ici.
dog-bad-chance = Les cartes ne peuvent pas tomber ainsi.
dog-onlooker = Tu regardes ; prends une place pour jouer.

# Reading

dog-unreadable = Je n’arrive pas à lire « { $text } ». Écris une carte et un coup : 5 12>17, K out, 7 12>15 40>44, J 5x20.
dog-unreadable-long = C’est trop long pour un coup. Écris par exemple 5 12>17 ou K out.
dog-unreadable-give = Je n’arrive pas à lire « { $text } ». Écris la carte à passer : give K.
dog-unreadable-field = Il n’y a pas de case { $text } ; l’anneau va de 0 à { $most }, l’arrivée de f1 à f4.
dog-unreadable-start = { $text } n’est le départ de personne.
dog-unreadable-whose = À qui ? Mets le départ devant : { $example }f1, out { $example }.
dog-unreadable-colour = « { $text } » ne joue pas ici. Écris une couleur : 2 steal blue.
dog-ambiguous = Cela peut être { $first } ou { $second }. Écris-le en entier.
dog-position-unreadable = Ce n’est pas une position de DOG : « { $text } » ({ $part }).
dog-position-no-cards = Ce n’est pas une position de DOG : qui doit jouer n’a pas de cartes (« { $text } »).
dog-action-unreadable = Ce n’est pas un coup de DOG.
