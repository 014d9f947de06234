# Caminos: things of the field

caminos-board-square = carré
caminos-board-rhombus = losange
caminos-board-octagon = octogone
caminos-board-ring = anneau
caminos-board = { $value }
caminos-cell = { $value }
caminos-colour-G = vert
caminos-colour-Y = jaune
caminos-colour = { $value }
caminos-side-N = nord
caminos-side-NE = nord-est
caminos-side-E = est
caminos-side-SE = sud-est
caminos-side-S = sud
caminos-side-SW = sud-ouest
caminos-side-W = ouest
caminos-side-NW = nord-ouest
caminos-side = { $value }
caminos-stone-B = pièce bleue
caminos-stone = { $value }

# What happened

caminos-lot = Le sort désigne { $seat } pour commencer.
caminos-next-round = Manche { $round } : { $seat } commence.
caminos-placed = { $seat } : { $placement }
caminos-out-no-room = { $seat } ne peut plus poser de pièce : hors jeu pour cette manche.
caminos-out-no-stones = { $seat } a posé toutes ses pièces : hors jeu pour cette manche.

# How a round and a match ended

caminos-joined = Un chemin d’un côté à l’autre : victoire pour { $players }.
caminos-joined-points = Les côtés { $first } et { $second } sont reliés : un chemin à { $points } faces, { $points } points pour { $players }.
caminos-joined-double = Les côtés { $first } et { $second }, exactement opposés, sont reliés : un chemin à { $faces } faces, doublé à { $points } points pour { $players }.
caminos-no-path = Plus personne ne peut poser de pièce, et aucun chemin n’est fait : match nul.
caminos-border-won = Aucun chemin n’est fait : victoire pour { $players } avec moins de pièces au bord, { $fewer } contre { $more }.
caminos-border-drawn = Aucun chemin n’est fait, et il y a { $stones ->
    [one] { $stones } pièce au bord
   *[other] { $stones } pièces au bord
} des deux côtés : match nul.
caminos-border-points = Aucun chemin n’est fait. La manche va à { $players } avec moins de pièces au bord, { $fewer } contre { $more }, et rapporte { $more ->
    [one] { $more } point
   *[other] { $more } points
}.
caminos-border-equal = Aucun chemin n’est fait, et il y a { $stones ->
    [one] { $stones } pièce au bord
   *[other] { $stones } pièces au bord
} des deux côtés : personne ne marque.
caminos-match-won = { $last } Le match va à { $players }, { $points } à { $other }.
caminos-match-drawn = { $last } Match nul, { $points } partout.

# Choosing a placement

caminos-wait = C’est à { $seat } de jouer.
caminos-wait-lot = Le sort décide qui commence.
caminos-which-stone = Quelle pièce poses-tu ?
caminos-which-row = { $stone } : dans quelle rangée est { $pivot } ?
caminos-which-cell = { $stone } : sur quelle case de la rangée { $row } est { $pivot } ?
caminos-which-posture = { $stone } en { $cell } : dans quel sens ?
caminos-which-lie = Pose d’abord une pièce bleue : couchée ou debout ?
caminos-which-direction = Dans quelle direction coucher la pièce bleue en { $cell } ?
caminos-pivot-L = son coude
caminos-pivot-T = son centre
caminos-pivot-Z = l’un de ses deux cubes du milieu
caminos-pivot-O = l’un de ses cubes
caminos-pivot-B = son milieu
caminos-pivot-upright = son pied
caminos-choose-stone = { $stone } (encore { $left })
caminos-choose-row = Rangée { $row }
caminos-choose-cell = { $cell }
caminos-choose-posture = { $letter } : { $placement }
caminos-choose-lying = Couchée
caminos-choose-upright = Debout
caminos-choose-east-west = D’est en ouest
caminos-choose-north-south = Du nord au sud
caminos-turn = Tourner
caminos-turn-back = Tourner dans l’autre sens
caminos-confirm = Poser { $placement } ?
caminos-confirm-effects = Poser { $placement } ? { $effects }
caminos-and-then = { $first } { $rest }
caminos-barrier = Aucun passage entre { $cells } et une case voisine de hauteur 1 : le cube du milieu n’est pas à toi.
caminos-border-stone = Elle compte comme pièce au bord : il y en aura { $own } à toi, { $other } aux autres.
caminos-last-of-kind = C’est ta dernière de cette forme : { $stone }.
caminos-covers = Elle couvre { $cells } aux autres.
caminos-covers-blue = Elle couvre la pièce bleue en { $cells }.

# Why not

caminos-not-your-turn = Ce n’est pas à toi de poser une pièce.
caminos-not-your-lot = Le sort seul décide qui commence.
caminos-no-lot = Il n’y a rien à tirer au sort maintenant.
caminos-no-such-seat = Il n’y a pas de place { $seat } pour commencer.
caminos-other-starter = { $seat } commence la prochaine manche.
caminos-no-such-choice = Ce choix n’existe pas maintenant.
caminos-unreadable = « { $text } » est illisible. Une pièce s’écrit par ses cases vues d’en haut, avec le nombre de cubes sur chacune : L c3x3 d3.
caminos-no-cell = Il n’y a pas de case { $cell } sur ce plateau ({ $board }).
caminos-not-a-stone = Ces cases ne forment pas une pièce : L, T, Z et O ont quatre cubes qui se tiennent.
caminos-not-blue = Une pièce bleue vient d’abord : trois cubes en ligne, couchée comme c3 c4 c5 ou debout comme c3x3.
caminos-other-stone = Ces cases forment une autre pièce que celle-ci : { $stone }.
caminos-hollow = Il y aurait un vide sous { $cells }.
caminos-no-cube-on-board = Aucun de ses cubes ne toucherait le plateau.
caminos-none-left = Il n’en reste plus : { $stone }.
caminos-why-no-room = { $stone } : pas de place, nulle part.
caminos-why-out = Tu es hors jeu pour cette manche.
caminos-why-blue-first = Les pièces bleues se posent d’abord.

# Positions as text

caminos-position-form = Une position s’écrit BOARD ROWS HANDS TURN OUT BLUE BORDER, puis « ; starter P ; scores G,Y ; round N/M ».
caminos-position-board = Le premier mot est un plateau ({ $boards }), suivi de +blue ou +border.
caminos-position-rows = Les rangées ne vont pas avec le plateau : à partir du haut, séparées par « / », les cases par « , » ; une case est sa colonne de bas en haut (G, Y, B), « - » si elle est vide, « . » là où il n’y en a pas.
caminos-position-hands = Les réserves s’écrivent L4T4Z4O2, une par place, séparées par « | », et personne n’en a plus qu’au début.
caminos-position-turn = Cette place ou cette manche n’existe pas.
caminos-position-out = Qui est hors jeu s’écrit avec une lettre par place : o en jeu, x hors jeu.
caminos-position-blue = Il n’y a pas autant de pièces bleues à poser.
caminos-position-rounds = Les manches, les points et +border ne vont pas ensemble.
caminos-position-over = Une manche est finie (« ! » après la place) quand la dernière pièce a relié deux côtés ou quand tous sont hors jeu ; sinon non.
caminos-position-due = Il n’y a pas de tirage au sort dans cette position.
caminos-position-stuck = La place { $seat } ne peut poser aucune pièce ici : ce ne peut pas être son tour.
