# Absence et heures calmes

rest-title = Quand il ne faut pas te déranger
rest-zone-is = fuseau horaire : { $zone }
rest-quiet-is = heures calmes : { $hours }
rest-quiet-none = pas d’heures calmes
rest-you-away = Tu t’absentes jusqu’au { $day }.
rest-how = Pendant tes heures calmes et ton absence, personne ne te relance, et les horloges d’un jour ou plus s’arrêtent. Le reste peut s’écrire : /settings away 2026-12-27, /settings quiet 22:30-6:45, /settings zone Lima.
rest-zone-unknown = Je ne connais pas de fuseau « { $zone } ». Écris une de ses villes, par exemple /settings zone Zurich.
rest-quiet-unreadable = Écris les heures de début et de fin, par exemple /settings quiet 22-7 ; rien derrière veut dire aucune.
rest-away-unreadable = Écris un jour dans l’année qui vient ou un nombre de jours, par exemple /settings away 2026-12-27 ou /settings away 3.
button-name-rest = Absence et heures calmes
button-name-return = Me revoilà
button-away-days = { $days ->
    [one] absence jusqu’à demain ({ $days } jour)
   *[other] absence de { $days } jours
}
table-away = { $who } s’absente jusqu’au { $day }.
table-quiet = { $who } a des heures calmes : { $hours } ({ $zone }).

# Relancer

button-nudge = Relancer { $who }
table-nudged = { $who } relance { $victim }.
table-nudged-you = { $who } te relance : c’est ton tour.
nudge-done = J’ai de nouveau prévenu { $victim }.
nudge-not-due = Personne n’attend cette personne pour l’instant.
nudge-rests = { $victim } se repose et le saura plus tard.
nudge-again = { $victim } a déjà eu une relance dans les 8 dernières heures.
nudge-too-soon = { $victim } vient de l’apprendre. Laisse passer quelques minutes.

# Un coup prévu

button-name-plan = Prévoir mon coup
button-name-keep = Le prévoir
button-name-replan = Changer le coup prévu
button-name-unplan = Annuler le coup prévu
plan-ask = Ce n’est pas encore ton tour ; tu prévois. { $question }
plan-is = Prévu : { $move }. Je le joue à ton tour s’il a encore le même effet ; personne d’autre ne le voit.
plan-does = À ton tour : { $what }
move-said = { $move ->
    [draw] piocher une tuile
    [pass] passer
    [fold] poser sa main
   *[other] { $move }
}
plan-not-now = Il n’y a rien à prévoir pour l’instant.
plan-made = Ton coup prévu a été joué.
plan-dropped = Ton coup prévu n’a pas été joué : il aurait maintenant un autre effet.

# Revenir

news-stand-in = { $count ->
    [one] Pendant ton absence, { $count } coup a été joué pour toi :
   *[other] Pendant ton absence, { $count } coups ont été joués pour toi :
}

# La place de quelqu’un d’autre

button-take-seat = Jouer pour { $who }
proposal-seat = { $name } aimerait continuer à la place de { $whom }.
seat-not-free = Quelqu’un y joue déjà.
table-taken-over = { $who } continue à la place de { $before }.

# De quoi on parle

fact-line = { $name } : { $counts }.
fact-name-dog-dealt = as, rois et jokers reçus
fact-name-dog-folds = mains déposées
fact-name-dog-sent = billes renvoyées
fact-name-dog-lost = billes perdues
fact-name-rummy-most = plus de tuiles d’un coup
fact-name-rummy-drawn = tuiles piochées
fact-name-caminos-longest = plus long chemin
fact-name-caminos-placed = pièces posées
fact-name = { $value }
fact-name-of = { $name }

# Les lettres que l’on tape

own-letters-dog = D:Q V:J R:K
own-letters-rummy = N:k J:y
own-words-rummy = pioche:draw piocher:draw passe:pass passer:pass

# Parties d’une position

picture-caminos-say-border = Pièces au bord : vert { $green }, jaune { $yellow }.
board-topic-marbles = billes
board-topic-cards = cartes
board-topic-sets = combinaisons
board-topic-rack = chevalet
board-topic-players = joueurs
board-topic-board = plateau
board-topic-stones = pièces
board-topic = { $value }
board-topics = Écris derrière ce que tu veux savoir : /board last, ou { $topics } ; et de qui, par exemple bleu.

# Mots que l’on cherche

rules-words-dog = sept/7:D18 valet/échange:D17 as/roi/sortir:D12 joker:D20 quatre/4/arrière:D16 arrivée:D14 obligation/pose:D28 échanger/équipe:D10 barre/barrage:D5 renvoie:D7 deux/2:D23 dame:D7
rules-words-rummy = joker:R9 ouverture/30:R6 série/groupe/séquence:R5 réarranger:R8 points/point:R15 pioche:R13 échanger:R11
rules-words-caminos = chemin:C8 reliées/relier:C7 pièce/cube:C1 vide/poser:C3 hauteur:C4 point/points:C14 bleu:C16
rules-words = { $value }
rules-words-of = { $words }
rules-example = Un exemple est montré.

# Pourquoi

hint-why = { $hint } { $why }
dog-motive-give = De tes cartes, c’est celle qui sert le mieux à { $mate }.
dog-motive-give-exit = { $mate } peut sortir avec.
dog-motive-win = Cela gagne la partie.
dog-motive-only = Rien d’autre ne peut être joué.
dog-motive-hit = Cela renvoie une bille à la niche : { $victims }.
dog-motive-home = Cela fait arriver une bille.
dog-motive-out = Cela sort une bille de la niche.
dog-motive-swap = L’échange fait avancer ton camp.
dog-motive-steal = Une carte de { $victim } vaut mieux que le pas.
dog-motive-on = Cela fait avancer ton camp et garde tes autres cartes utiles.
rummy-motive-closed = Ton chevalet n’a pas 30 points pour ouvrir.
rummy-motive-wait = Rien de ce que tu as ne peut être posé.
rummy-motive-out = Cela vide ton chevalet.
rummy-motive-lay = Tu poses { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} pour { $points } ; il en reste { $left }.
caminos-motive-win = Cela relie deux côtés.
caminos-motive-block = Il faut alors { $cells } cases aux autres au lieu de { $before }.
caminos-motive-near = Il te faut alors { $cells } cases au lieu de { $before }.
caminos-motive-build = Cela rend ton chemin plus sûr.
dog-motive-safe = Cela met tes billes hors de danger.
caminos-motive-shut = Les autres ne peuvent plus relier deux côtés.
why-not-yet = Ce n’est pas encore ton tour. Si c’était maintenant :
