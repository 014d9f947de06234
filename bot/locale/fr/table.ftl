# Names of things

game-name-dog = DOG
game-name-rummy = Rummy
game-name-caminos = Caminos
game-name = { $value }
level-name-easy = facile
level-name-normal = fort
level-name = { $value }
way-name-dm = main en message privé
way-name-ephemeral = main par « Ma main »
way-name-words = main en mots, par « Ma main »
way-name-closed = main par « Ma main » seulement : ouvre la conversation privée avec moi pour la recevoir là
way-name-unknown = main par « Ma main »
way-name = { $value }
clock-name-none = sans limite de temps
clock-name-2m = 2 minutes par tour
clock-name-10m = 10 minutes par tour
clock-name-1h = une heure par tour
clock-name-8h = 8 heures par tour
clock-name-1d = un jour par tour
clock-name-3d = 3 jours par tour
clock-name = { $value }

# Buttons

button-label = { $name }
button-name-join = Jouer
button-name-leave = Partir
button-name-ready = C’est bon pour moi
button-name-computer = + ordinateur
button-name-uncomputer = − ordinateur
button-name-options = Réglages du jeu
button-name-start = Commencer
button-name-fill = Compléter et commencer
button-name-solo = Jouer contre l’ordinateur
button-name-wait = Attendre
button-name-close = Fermer le salon
button-name-hand = Ma main
button-name-down = Ramener en bas
button-name-more = Plus
button-name-next = Manche suivante
button-name-rematch = Encore une
button-name-verify = Vérifier la donne
button-name-turn = En relief
button-name-look = Revoir la partie
button-name-hint = Conseil
look-at = Coup { $at } sur { $all } :
look-told = Pour { $who } seulement : { $what }
look-holds = { $who } a en main : { $what }.
look-side = Vu de côté :
look-other-side = De l’autre côté
look-begin = Avant le premier coup.
look-back = ‹ { $many } en arrière
look-on = { $many } en avant ›
hint-play = Un bon joueur { $move ->
    [draw] piocherait une tuile
    [pass] passerait
    [fold] poserait sa main
   *[other] jouerait { $move }
}.
hint-seen = En clair : { $what }
hint-off = Les conseils ne sont pas prévus à cette table.
hint-not-due = Ce n’est pas ton tour.
button-name-wake = Réveiller
button-name-browser = Ouvrir dans le navigateur
button-name-agree = D’accord
button-name-decline = Non
button-name-withdraw = Retirer
button-name-confirm = Jouer ce coup
button-name-back = Retour
button-name-afresh = Depuis le début
button-name-why = Pourquoi ?
button-name-refresh = Actualiser
button-name-away = Quitter la table
button-name-cancel = Arrêter la partie
button-name-private = Ouvrir la discussion privée
button-name-words = En texte
button-name = { $value }
button-computer-level = + ordinateur, { $level }
button-sit = Prendre la place { $number }
button-game = { $game }
button-kick = Ordinateur pour { $who }
page-back = ‹
page-next = { $page } sur { $pages } ›

# A lobby

lobby-title = { $game } à { $players } : qui joue ?
lobby-chair = { $number }. { $who } ({ $way }){ $ready }
lobby-chair-here = { $number }. { $who }{ $ready }
lobby-ready = , c’est bon
lobby-chair-computer = { $number }. { $who }, ordinateur, { $level }
lobby-chair-free = { $number }. libre
lobby-agreed = Convenu : { $options }.
lobby-commitment = La donne est scellée par { $short }… ; vérifie-la après la partie.
lobby-word = { $name } ajoute le mot « { $word } ».
lobby-asked = { $name }, ce salon attend depuis un moment. Compléter avec des ordinateurs, commencer avec ceux qui sont là, ou attendre ?
lobby-options = { $game } : comment joue-t-on ? Appuie pour changer.
lobby-seats = { $count } places
lobby-clock = { $time }
lobby-lot = places tirées au sort
lobby-choice = chacun garde sa place
lobby-no-hints = sans conseils
lobby-hints = conseils permis
lobby-joined = Tu as la place { $number }.
lobby-left = Tu as quitté la table.
lobby-you-ready = C’est noté. On commence quand toutes les places sont prises et que c’est bon pour tout le monde.
lobby-private = Tu joues à une table de { $game } sous le nom { $who }. Ta main arrivera ici.
lobby-already = Tu es déjà à cette table.
lobby-not-joined = Prends d’abord place à cette table.
lobby-full = Toutes les places sont prises.
lobby-full-more = Toutes les places sont prises. La personne qui a ouvert la table peut en ajouter sous « Réglages du jeu ».
lobby-no-computer = Il n’y a pas d’ordinateur ici.
lobby-chair-taken = Il y a déjà quelqu’un à cette place.
lobby-too-few-chairs = { $people ->
    [one] { $people } personne est
   *[other] { $people } personnes sont
} déjà là ; ce nombre de places ne va pas avec cela.
lobby-nobody = Il n’y a encore personne.
lobby-wrong-number = Nombre présent : { $there } ; ce jeu se joue à { $counts }. Fais venir quelqu’un, ou ajoute un ordinateur.
lobby-others-joined = D’autres sont à cette table : utilise « Commencer ».
lobby-gone = Cette partie a commencé, ou son salon est fermé.
lobby-closed = Ce salon est fermé.
lobby-already-open = Un salon de ce jeu est déjà ouvert ici ; je l’ai ramené en bas.

# Options of the games

option-is = { $name } : { $value }
option-name-dog-book = règles
option-name-dog-teams = équipes
option-name-dog-canadian = sept canadien
option-name-dog-no-joker-finish = pas de joker pour finir
option-name-rummy-rounds = manches
option-name-rummy-points = limite de points
option-name-rummy-penalty = pénalité au temps écoulé
option-name-rummy-assist = aide
option-name-caminos-board = plateau
option-name-caminos-neutral = pièces bleues neutres
option-name-caminos-rounds = manches
option-name-caminos-draws = sans chemin
option-name = { $value }
option-value-book-braendi = Brändi
option-value-book-classic = classique
option-value-teams-3x2 = trois équipes de deux
option-value-teams-2x3 = deux équipes de trois
option-value-canadian-off = non
option-value-canadian-on = oui
option-value-no-joker-finish-off = non
option-value-no-joker-finish-on = oui
option-value-penalty-off = non
option-value-penalty-on = oui
option-value-neutral-off = non
option-value-neutral-on = oui
option-value-board-square = carré
option-value-board-rhombus = losange
option-value-board-octagon = octogone
option-value-board-ring = anneau
option-value-rounds-1 = 1
option-value-rounds-2 = 2
option-value-rounds-3 = 3
option-value-rounds-4 = 4
option-value-rounds-5 = 5
option-value-rounds-6 = 6
option-value-points-off = aucune
option-value-points-200 = 200
option-value-points-500 = 500
option-value-assist-none = aucune
option-value-assist-fit = trouve les places
option-value-assist-full = trouve la meilleure pose
option-value-draws-draw = match nul
option-value-draws-border = moins de bord gagne
option-value = { $value }

# A running table

table-turn = C’est à { $who } de jouer.
table-turns = On attend le choix : { $who }.
table-pause = La manche est finie. La suivante commence dans un instant.
table-scores = Points : { $scores }.
table-score = { $who } { $score }
table-cancelled = Cette partie a été arrêtée ; personne ne gagne.
table-asleep = Cette table dort jusqu’à ce que quelqu’un la réveille.
table-restored = Revenu à l’état du { $at } ; la suite est perdue.
table-until = Temps limite : { $at }
table-secret = Le secret de la donne : { $secret }
table-stand-in = Un remplaçant joue pour { $who }.
table-back = { $who } est de retour.
table-kicked = Un ordinateur joue désormais pour { $who }.
table-you-left = Tu as quitté la table ; un remplaçant joue pour toi. Appuie sur « Ma main » pour revenir.
table-nobody-there = Il n’y a personne à cette place.
table-no-pause = La manche n’est pas finie.
table-not-begun = Cette partie n’a pas commencé.
table-over = Cette partie est finie.
table-busy = Trop de choses à la fois ici. Appuie encore une fois.
table-unknown = Je ne connais plus cette table.
table-rests = Cette table se repose : le chat auquel elle appartient n’est pas connecté en ce moment. Elle reprendra dès qu’il le sera.
proposal-line = { $who } propose : { $what }.
proposal-about = { $who } propose : { $what } { $whom }.
proposal-open = { $asked } On attend encore l’accord de : { $who }.
proposal-name-undo = reprendre le dernier coup
proposal-name = { $value }
more-title = { $game }, table { $table }
more-commitment = La donne était scellée avant que quelqu’un n’arrive : { $commitment }

# Answers to presses

press-old = Ce bouton date d’avant. Voici où l’on en est.
press-unknown = Ce bouton n’appartient à aucune de mes tables.
press-onlooker = Tu regardes cette table.
press-onlooker-turn = Tu regardes cette table. { $turn }
press-not-due = { $why } { $turn }
press-opener-only = Cela revient à { $name }, à l’origine de cette table, ou aux admins.
press-opener-alone = Cela revient à { $name }, à l’origine de cette table.
press-there = Appuie sur le bouton dans le groupe même : je ne peux pas voir si tu en fais partie.
press-our-error = Quelque chose a mal tourné de mon côté. Regarde la table et appuie encore une fois si rien n’a bougé.
type-move = Écrire un coup
pick-some = Choisis ce que tu veux poser
why-nothing = Tout ce que tu as est jouable.
why-line = { $what } ({ $rule }) : { $why }

# Commands

command-unknown = Il n’y a pas de commande « { $name } ». Essaie /help.
play-which = Quel jeu ?
play-too-many = Beaucoup de tables ont été ouvertes récemment depuis ta connexion ; tu pourras ouvrir la prochaine dans deux minutes. Celles qui sont ouvertes continuent.
room-missing = Je ne peux pas encore jouer ici ; il me faut : { $what }.
room-no-table = Aucune table n’est ouverte ici. Ouvres-en une avec /play.
hand-no-table = Tu n’es à aucune table. Ouvres-en une avec /play.
hand-which = Tu joues à { $count } tables. Quelle main veux-tu voir ?
hand-at-due = { $game } avec { $others } : à toi
hand-at-waiting = { $game } avec { $others }
hand-at-lobby = { $game } : pas encore commencé
hand-in-private = Ta main est dans notre discussion privée ; je l’y ai ramenée en bas.
hand-private-again = Désormais j’essaie de nouveau la discussion privée.
move-how = Écris le coup après la commande, par exemple /move 5 12>17.
help-text =
    /play ouvre une table : DOG, Rummy ou Caminos.
    /hand montre ta main rien qu’à toi, /move joue un coup écrit, /board ramène la table en bas, /board words dit la position en mots.
    /rules donne les règles, aussi sur un mot : /rules seven. /table sert pour tout le reste à une table, /stats pour ton bilan, /settings pour tes préférences.
help-page =
    Dans l’image, touche ou clique ce qui est marqué : une carte, une bille, une pièce, une case. À Rummy, une tuile se glisse aussi, vers la table ou vers la série où elle va. Les boutons à côté de l’image font la même chose.

    « { web-hand } » et « { web-board } » au-dessus de l’image passent de ce que tu vois à ce que tout le monde voit ; « { web-in-words } » en dessous dit la position.

    { web-keys-how }

    Tu peux aussi écrire un coup ; ce qui est possible t’est proposé pendant que tu tapes. Dans le même champ, /rules seven dit ce que les règles disent d’un mot, et /board words la position ; tout le reste est dans le menu.
word-how = Écris un mot de ton choix après : /table word trèfle. Il entre dans la donne.
word-added = Ton mot fait maintenant partie de la donne.
stats-title = { $name } jusqu’ici :
stats-line = { $game } : { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, gagné { $won } ; ici { $here }, gagné { $won_here }.
stats-none = Aucune partie finie encore.
stats-how = Qui abandonne a perdu ; qui part sans revenir a perdu aussi, quoi qu’en ait fait le remplaçant. Une partie arrêtée avant la fin ne compte pour personne.
rules-which = De quel jeu ? /rules dog, /rules rummy, /rules caminos, ou un mot : /rules joker.
rules-short = { $game }
rules-of-dog =
    DOG. Fais faire à tes quatre billes le tour du plateau, puis rentre-les à ton arrivée. À ton tour, tu joues une carte et tu dois t’en servir si c’est possible ; qui ne peut se servir d’aucune pose toute sa main.
    As : 1 ou 11, ou sortir de la niche. Roi : 13, ou sortir. Joker : n’importe quelle carte. 4 : aussi en arrière. 7 : sept pas isolés, à répartir entre les billes, et tout ce qu’ils dépassent rentre à la niche. Valet : échange avec la bille d’un autre. Dame 12, les autres leur nombre.
    Une bille qui vient de sortir barre le chemin sur son départ. Tomber sur une bille la renvoie à la niche.
rules-of-rummy =
    Rummy. Pose tes tuiles en séries : un groupe de trois ou quatre tuiles au même nombre, de couleurs différentes, ou une séquence d’au moins trois nombres qui se suivent, d’une seule couleur. La première fois, il te faut 30 points de ton propre chevalet.
    Ensuite tu peux réarranger la table, pourvu que chaque série soit valable à la fin ; une série avec joker ne peut que grandir. Un joker vaut n’importe quelle tuile ; qui a la tuile peut l’échanger et doit aussitôt placer le joker dans une nouvelle série. Qui ne peut ou ne veut rien poser pioche une tuile. Qui pose sa dernière tuile gagne la manche, et les autres comptent ce qui leur reste.
rules-of-caminos =
    Caminos. À chaque tour, pose une pièce de quatre cubes, seule ou par-dessus d’autres : au moins un cube touche le plateau, et il n’y a jamais de vide dessous. Relie deux côtés opposés du plateau par des faces de ta couleur, vues d’en haut.
    Deux faces sont reliées si elles sont voisines à la même hauteur, ou si la paroi entre elles est toute de ta couleur. Relier deux côtés gagne la manche ; chaque face du chemin le plus court compte un point.
rules-of = { $value }
rules-forms = { $form }
rules-with-dog-1 = À 2, 3 ou 5, chacun joue pour soi. Au début, une bille de chacun est sur son départ. Avant chaque manche, chacun tire une carte cachée dans la main du suivant. Un 7 déplace toutes les billes du parcours, celles des autres aussi, et les billes fraîches ne l’arrêtent pas. Un 2, ou un joker joué comme 2, avance de 2 cases ou prend une carte cachée à quelqu’un. Qui a le premier ses quatre billes à l’arrivée gagne.
rules-with-dog-2 = À 4 ou 6, par paires : avant chaque manche, les partenaires échangent une carte, et qui a fini joue les billes de l’autre. La première paire entièrement arrivée gagne.
rules-with-dog-3 = Deux équipes de trois : avant chaque manche, chacun passe une carte au suivant de son équipe, et qui a fini joue les billes des autres. La première équipe entièrement arrivée gagne.
rules-with-rummy-1 = Chacun joue pour soi et commence avec 14 tuiles, à 2, à 3 ou à 4.
rules-with-caminos-1 = À 2, chacun a une couleur et ses 14 pièces : 4 L, 4 T, 4 Z et 2 O.
rules-with-caminos-2 = À 4, ceux qui se font face ont la même couleur. Chacun a 7 pièces, 2 L, 2 T, 2 Z et 1 O, et ne pose que celles-là ; pour les chemins et les points, c’est la couleur qui compte.
rules-with = { $value }
rules-paragraph = { $number }, { $title } : { $text }
rules-no-such = Je ne trouve rien sur « { $word } » dans les règles de { $game }.

# Proposals

button-propose = { $what }
propose-name-undo = reprendre le dernier coup
propose-name-pause = pause
propose-name-concede = abandonner
propose-name-cancel = arrêter la partie
propose-name = { $value }
button-propose-kick = Proposer un ordinateur pour { $who }
proposal-name-pause = une pause
proposal-name-concede = abandonner
proposal-name-cancel = arrêter cette partie
proposal-name-kick = un ordinateur pour
proposal-name-rematch = en faire encore une
proposal-asked-now = J’ai demandé aux autres.
proposal-you-agree = Tu es d’accord ; il manque encore d’autres avis.
proposal-agreed-already = Tu as déjà donné ton accord.
proposal-declined = Tu es contre, donc c’est non.
proposal-you-withdrew = Tu as retiré ta proposition.
proposal-not-yours = C’est quelqu’un d’autre qui l’a proposé.
proposal-refused = « { $what } » – { $who } dit non.
proposal-withdrawn = « { $what } » – { $who } y renonce.
proposal-lapsed = « { $what } » – plus d’actualité : la partie continue.
proposal-none = Rien n’est proposé en ce moment.
undo-nothing = Tu n’as aucun coup à reprendre.
undo-seen = Ce coup ne se reprend plus : des cartes ont été données ou vues depuis.
undo-too-late = Quelqu’un a joué entre-temps. Essaie encore.
concede-two-sides = On ne peut abandonner que si deux camps jouent.
kick-nobody-else = Personne d’autre n’est là pour donner son accord. Seul, on ne peut remplacer quelqu’un qu’après { $hours } heures d’attente.
table-undone = { $who } reprend le dernier coup.
table-conceded = { $won }. { $who } { $count ->
    [one] a abandonné
   *[other] ont abandonné
}.
table-held = La table est en pause ; elle reprend quand quelqu’un joue.
table-awake = Cette table est réveillée.
table-running = Cette partie est encore en cours.

# After the game

rematch-ready = Tu en es. On commence quand tous les autres en sont aussi.
export-running = Cette partie est encore en cours ; ses cartes ne regardent encore personne.
verify-title = Vérification de la donne :
verify-unreadable = Ce fichier n’est pas une partie que j’ai exportée.
verify-commitment = Le secret est bien celui promis avant que quelqu’un n’arrive.
verify-no-commitment = Le secret n’est PAS celui promis avant que quelqu’un n’arrive.
verify-key = La clé est faite du secret, des arrivées et des mots.
verify-no-key = La clé n’est PAS faite du secret, des arrivées et des mots.
verify-key-only = Quelqu’un de cette table a été oublié, donc l’origine de la clé ne peut plus être vérifiée ; tout ce qui en découle, oui.
verify-not-begun = La partie n’a jamais commencé ; il n’y a rien à rejouer.
verify-lot = Les places sont celles du tirage au sort.
verify-no-lot = Les places ne sont PAS celles du tirage au sort.
verify-other-rules = Cette partie suivait l’édition { $rules } des règles ; ce programme ne peut pas la rejouer.
verify-chances = Mélanges et tirages : { $chances }, entrées en tout : { $moves }. Chacun est comme il devait être.
verify-chance-differs = Le mélange ou tirage { $n } n’est PAS celui que donne la clé.
verify-end = La partie a fini comme on le montre.
verify-no-end = La partie n’a PAS fini comme on le montre.
verify-rebased = Les règles ont changé { $times ->
    [one] { $times } fois
   *[other] { $times } fois
} pendant cette partie ; chaque tronçon a été rejoué à part.
verify-all-good = Tout va bien.
verify-not-good = Quelque chose ne va pas.

# Settings

settings-yours = Tes réglages
settings-room = Ce qui est d’usage ici
settings-in-private = Ouvre la conversation privée avec moi et écris-y /settings.
settings-admins-only = Seuls les admins peuvent changer ce qui est d’usage ici.
setting-is = { $name } : { $value }
setting-name-language = langue
setting-name-notice = mon tour
setting-name-hand = ma main
setting-name-confirm = confirmer
setting-name-theme = images
setting-name-words = position en mots
setting-name-clock = temps
setting-name = { $value }
setting-value-language-de = Deutsch
setting-value-language-en = English
setting-value-language-es = Español
setting-value-language-fr = Français
setting-value-language-it = Italiano
setting-value-notice-private = annoncé en privé
setting-value-notice-mention = mentionné ici
setting-value-notice-none = pas annoncé
setting-value-hand-private = en message privé
setting-value-hand-here = ici, rien que pour moi
setting-value-confirm-always = toujours
setting-value-confirm-harm = quand ça fait mal
setting-value-confirm-never = jamais
setting-value-theme-light = clair
setting-value-theme-dark = sombre
setting-value-words-no = non
setting-value-words-yes = oui
setting-value = { $value }

# From the chat to the page

browser-once = Ce lien mène à ta place et n’est que pour toi : il vaut cinq minutes, et une seule fois. Ne le transmets pas.
browser-none = Cette maison n’a pas de page pour navigateurs.
browser-closed = Ce lien n’est que pour tes yeux. Écris-moi d’abord en privé, puis appuie encore une fois.
browser-watch = Regarder dans le navigateur
