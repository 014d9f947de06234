# What is written in the pictures of Caminos

picture-caminos-to-play = À { $who } de jouer
picture-caminos-lot = Le sort décide qui commence
picture-caminos-wins =
    { $many ->
        [one] { $who } gagne
       *[other] { $who } gagnent
    }
picture-caminos-drawn = Match nul
picture-caminos-faces = { $tops } dessus + { $walls ->
    [one] { $walls } paroi
   *[other] { $walls } parois
}
picture-caminos-points = { $points } points : { $tops } dessus + { $walls ->
    [one] { $walls } paroi
   *[other] { $walls } parois
}
picture-caminos-doubled = { $points } points : 2 × ({ $tops } dessus + { $walls ->
    [one] { $walls } paroi
   *[other] { $walls } parois
})
picture-caminos-border = pièces au bord { $green } : { $yellow }
picture-caminos-which = quel sens ?
picture-caminos-place = la poser ?
picture-caminos-at = { $stone } en { $cell }
picture-caminos-out = hors jeu

# The same in words, for those who see no picture

picture-caminos-head = Caminos, plateau : { $board }.
picture-caminos-head-round = Caminos, plateau : { $board }, manche { $round } sur { $of }.
picture-caminos-you-are = Tu joues en { $colour }.
picture-caminos-say-lot = Le sort décide qui commence.
picture-caminos-say-you = C’est à toi de jouer.
picture-caminos-say-turn = C’est à { $who } de jouer.
picture-caminos-say-blue =
    { $stones ->
        [one] Il reste { $stones } pièce bleue à poser.
       *[other] Il reste { $stones } pièces bleues à poser.
    }
picture-caminos-placed = { $who } a posé { $placement }.
picture-caminos-placed-you = Tu as posé { $placement }.
picture-caminos-ghost = Pas encore posé : { $placement }.
picture-caminos-empty = Le plateau est vide.
picture-caminos-tops = { $colour } : { $columns }.
picture-caminos-colour-G = Vert
picture-caminos-colour-Y = Jaune
picture-caminos-colour-B = Bleu
picture-caminos-colour = { $value }
picture-caminos-row = Rangée { $row } : { $columns }.
picture-caminos-row-empty = La rangée { $row } est vide.
picture-caminos-column = { $cubes }
picture-caminos-cube-G = vert
picture-caminos-cube-Y = jaune
picture-caminos-cube-B = bleu
picture-caminos-cube = { $value }
picture-caminos-upwards = { $low }-{ $high }
picture-caminos-how = Les colonnes se lisent de bas en haut, cube par cube.
picture-caminos-barrier = { $one } et { $other } ont l’air d’être reliées et ne le sont pas.
picture-caminos-path = Le chemin : { $cells } ; { $tops } dessus et { $walls ->
    [one] { $walls } paroi
   *[other] { $walls } parois
}.
picture-caminos-hand = { $who }, { $colour }, a { $stones }.
picture-caminos-hand-you = Tu as { $stones }.
picture-caminos-hand-out = { $who }, { $colour }, est hors jeu pour cette manche.
picture-caminos-hand-out-you = Tu es hors jeu pour cette manche.
picture-caminos-none-left = plus aucune pièce
picture-caminos-stones = { $left } { $stone }
picture-caminos-score = Points : vert { $green }, jaune { $yellow }.
picture-caminos-postures = { $stone } en { $cell }, dans quel sens ? { $ways }.
picture-caminos-posture = { $letter }, c’est { $placement }
