# Tiles, sets

rummy-tile = { $value }
rummy-tile-J = joker
rummy-set = { $value }
rummy-move = { $value }

# What happened

rummy-lot = { $who } tire { $tile } pour savoir qui commence.
rummy-starts = { $who } commence.
rummy-dealt = Manche { $round } : { $tiles } tuiles chacun, { $stock } au talon.
rummy-opened = { $who } ouvre avec { $points } points : { $tiles }. Nouveau sur la table : { $sets }.
rummy-laid = { $who } pose { $tiles }. Nouveau ou changé : { $sets }.
rummy-drew =
    { $who } pioche une tuile ; { $stock ->
        [0] le talon est vide.
       *[other] il en reste { $stock }.
    }
rummy-you-drew = Tu as pioché { $tiles ->
    [joker] un joker
   *[other] { $tiles }
}.
rummy-passed = { $who } passe.
rummy-penalty =
    Le temps est écoulé, la pose est inachevée : { $who } pioche { $tiles ->
        [0] zéro tuile, le talon est vide.
        [one] { $tiles } tuile.
       *[other] { $tiles } tuiles.
    }
rummy-out = { $who } a tout posé et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rummy-blocked = Plus personne ne peut jouer. { $who } a le plus petit reste et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rummy-match-rounds =
    Après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, la victoire va à { $winners } avec { $points } points.
rummy-match-points = Les { $target } points sont atteints : la victoire va à { $winners } avec { $points }.

# Why not

rummy-not-due = Ce n’est pas ton tour.
rummy-not-now = Ce n’est pas possible maintenant.
rummy-over = Le match est fini.
rummy-menu-gone = Ce choix n’est plus proposé.
rummy-lots-seats = Chacun tire une tuile, et en cas d’égalité on tire encore.
rummy-shuffle-tiles = Les 106 tuiles sont mélangées, chacune une fois.
rummy-stock-empty = Le talon est vide : pose des tuiles ou passe.
rummy-stock-left =
    Il y a { $stock ->
        [one] { $stock } tuile
       *[other] { $stock } tuiles
    } au talon : pioche au lieu de passer.
rummy-no-penalty = Il n’y a pas de pénalité à cette table.
rummy-penalty-late = On ne pioche trois tuiles que si le temps est écoulé ; écris « piocher » pour en piocher une.
rummy-no-assist = À cette table, tu dis toi-même où vont les tuiles, comme dans « r5 b5 : {"{"}r5 b5 n5{"}"} ».
rummy-set-short = { $set } est trop court : une série a au moins trois tuiles.
rummy-set-jokers = Il faut une tuile avec un nombre dans { $set }.
rummy-group-numbers = { $set } n’est pas un groupe : les nombres diffèrent.
rummy-group-colours = { $set } n’est pas un groupe : chaque couleur n’y va qu’une fois.
rummy-row-colours = { $set } n’est pas une séquence : les couleurs diffèrent.
rummy-row-gap = { $set } n’est pas une séquence : les nombres ne se suivent pas.
rummy-row-end = { $set } n’est pas une séquence : les nombres vont de 1 à 13, et 1 ne suit pas 13.
rummy-lay-nothing = Pose au moins une tuile de ton chevalet.
rummy-lay-not-held = Tu n’as pas { $tiles }.
rummy-lay-not-so-many = Tu n’en as pas autant : { $tiles }.
rummy-lay-unplaced = Aucune série n’a de place pour { $tiles }.
rummy-lay-foreign = { $set } : ni à toi ni sur la table : { $tiles }.
rummy-lay-unnamed = Dans { $set }, il y a encore de ton chevalet { $tiles } : toutes les tuiles que tu poses viennent avant les deux-points.
rummy-lay-rest = Tu as pris dans { $set } : que devient { $tiles } ?
rummy-opening-own = { $set } : on ouvre avec ses propres tuiles seulement ; pas à toi : { $tiles }.
rummy-opening-points = { $points } sur { $needed } pour ouvrir.
rummy-opening-rest = { $points } sur { $needed } pour ouvrir ; aucune série n’a de place pour { $tiles }.
rummy-locked = Il y a un joker dans { $set } : cette série peut grandir, mais rien n’en sort, sauf si tu mets à la place du joker la tuile exacte de ton chevalet.
rummy-locked-merged = Les séries avec joker restent séparées : { $sets }.
rummy-joker-new = Le { $joker } échangé doit aller dans une nouvelle série ; { $set } n’est pas nouveau.
rummy-fits = { $count ->
    [one] Elle se place.
   *[other] Elles se placent.
}
rummy-fits-somehow = { $count ->
    [one] Elle se place ; peut-être en changeant moins de séries.
   *[other] Elles se placent ; peut-être en changeant moins de séries.
}
rummy-all-but = Tout se place sauf { $tiles }.
rummy-none-fits = { $count ->
    [one] Elle ne se place pas.
   *[other] Elles ne se placent pas.
}
rummy-unsure = Je n’ai pas trouvé de place à temps ; il y en a peut-être une.
rummy-why-opening = pas encore ouvert : au mieux { $points } points sur { $needed }.
rummy-why-no-set = dans aucune série à toi pour ouvrir.
rummy-why-after-opening = il y a une place sur la table, mais seulement une fois que tu auras ouvert.
rummy-why-nowhere = aucune place pour l’instant.
rummy-why-locked = il y aurait une place si l’on pouvait défaire { $sets } ; mais une série avec joker reste entière.
rummy-why-joker-idle = à la place du joker dans { $set }, oui ; mais le joker n’irait dans aucune nouvelle série.

# How it is written

rummy-unreadable = Écris les tuiles que tu poses, comme « r5 n5 » ou « r5 n5 : {"{"}r5 b5 n5{"}"} » ; ou « piocher », ou « passer ».
rummy-unreadable-tile = « { $word } » n’est pas une tuile. Les tuiles sont r5 (rouge), b13 (bleu), n1 (noir), j7 (jaune) et J ; écris « r5 n5 j5 » ou « piocher ».
rummy-unreadable-sets = « { $text } » est illisible. Une séquence s’écrit [r4 r5 r6], un groupe {"{"}r8 b8 n8{"}"}.
rummy-unreadable-position = « { $part } » est illisible dans une position.
rummy-unreadable-tiles = Dans cette position, une tuile est là plus souvent qu’elle n’existe.
rummy-unreadable-data = Ce n’est pas une partie de Rummy enregistrée.

# Questions

rummy-turn-of = C’est à { $who } de jouer.
rummy-round-over = La manche { $round } est finie.
rummy-before-round = La manche { $round } va commencer.
rummy-ask = Choisis des tuiles à poser, ou pioche.
rummy-ask-opening = Choisis des tuiles pour ouvrir, ou pioche. Ton chevalet donne au mieux { $points } points sur { $needed }.
rummy-ask-can-open = Choisis des tuiles pour ouvrir, ou pioche. Ton chevalet donne { $points } points, il en faut { $needed }.
rummy-ask-ahead = Ce n’est pas encore ton tour ; tu peux choisir des tuiles d’avance.
rummy-ask-picked = Sélection : { $tiles }. { $status }
rummy-ask-picked-only =
    Sélection : { $tiles }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
rummy-ask-picked-ahead = Sélection d’avance, sur la table actuelle : { $tiles }. { $status }
rummy-ask-sets = Tu poses { $tiles }. Quelles séries changent ? Jusqu’ici : { $sets }.
rummy-ask-made =
    Quelle série formes-tu ensuite ? Jusqu’ici : { $sets } ; { $left ->
        [one] { $left } tuile reste libre.
       *[other] { $left } tuiles restent libres.
    }

# Answers

rummy-draw = Piocher une tuile
rummy-pass = Passer
rummy-find = Trouver une place
rummy-hand = À la main
rummy-build = Former les nouvelles séries
rummy-most-tiles =
    Le plus de tuiles : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
rummy-most-points =
    Le plus de points : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rummy-many-tiles =
    Mieux trouvé : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
rummy-many-points =
    Mieux trouvé : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rummy-by-colour = Trier par couleur
rummy-by-number = Trier par nombre
rummy-onto = sur { $set }
rummy-onto-not = Ces tuiles ne vont pas avec { $set }.
rummy-ready = { $set }, { $points } points
rummy-tile-choice = { $tile }
rummy-tile-second = { $tile } (2e)
rummy-page-colour = Dès { $first }
rummy-page-number = Nombres dès { $first }
rummy-take = { $set }
rummy-take-second = { $set } (2e)
rummy-shelf = Séries dès { $set }
rummy-make = { $set }
rummy-more = La suite, dès { $set }

# Before a play is made

rummy-confirm-draw =
    Tu pioches une tuile, et ton tour est fini ; au talon, il y a { $stock ->
        [one] { $stock } tuile.
       *[other] { $stock } tuiles.
    }
rummy-confirm-pass = Tu passes.
rummy-confirm-pass-last = Tu passes, et comme tout le monde a passé, la manche se termine.
rummy-confirm-out = Tu poses { $tiles } et tu as fini : la manche est à toi. Nouveau ou changé : { $sets }.
rummy-confirm-opening =
    Tu ouvres avec { $points } points : { $tiles }. Nouveau : { $sets }. { $left ->
        [one] Il te reste { $left } tuile.
       *[other] Il te reste { $left } tuiles.
    }
rummy-confirm-lay =
    Tu poses { $tiles }. { $changed ->
        [0] Aucune série n’est défaite.
        [one] { $changed } série est défaite.
       *[other] { $changed } séries sont défaites.
    } Nouveau ou changé : { $sets }. { $left ->
        [one] Il te reste { $left } tuile.
       *[other] Il te reste { $left } tuiles.
    }
