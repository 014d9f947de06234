# What is written in the pictures of Rummy

picture-rummy-empty = Rien encore sur la table
picture-rummy-before = La manche { $round } va commencer
picture-rummy-yours = À toi de jouer
picture-rummy-waiting = À { $who } de jouer
picture-rummy-over = La manche { $round } est finie
picture-rummy-picked = Choix : { $picked } sur { $tiles }
picture-rummy-preview = Aperçu : { $new ->
    [one] { $new } posée
   *[other] { $new } posées
}, { $moved ->
    [one] { $moved } déplacée
   *[other] { $moved } déplacées
}
picture-rummy-rack-change = chevalet { $before } → { $after }
picture-rummy-rack-size =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }

# The same in words, for those who see no picture

rummy-colour = { $value }
rummy-colour-r = rouge
rummy-colour-b = bleu
rummy-colour-k = noir
rummy-colour-y = jaune

picture-rummy-head = Rummy, manche { $round }.
picture-rummy-say-before = La manche va commencer.
picture-rummy-say-over = La manche est finie.
picture-rummy-say-you = C’est à toi de jouer.
picture-rummy-say-turn = C’est à { $who } de jouer.
picture-rummy-say-preview = Voici un aperçu de ce que tu poserais ; rien n’est encore joué.
picture-rummy-laid = { $who } a posé { $tiles }.
picture-rummy-laid-you = Tu as posé { $tiles }.
picture-rummy-drew =
    { $tiles ->
        [0] { $who } a passé.
        [one] { $who } a pioché une tuile.
       *[other] { $who } a pioché { $tiles } tuiles.
    }
picture-rummy-drew-you =
    { $tiles ->
        [0] Tu as passé.
        [one] Tu as pioché une tuile.
       *[other] Tu as pioché { $tiles } tuiles.
    }
picture-rummy-moved = Dans une autre série : { $tiles }.
picture-rummy-table = Sur la table : { $sets }.
picture-rummy-table-empty = Il n’y a encore rien sur la table.
picture-rummy-table-count =
    Sur la table, il y a { $sets ->
        [one] { $sets } série :
       *[other] { $sets } séries :
    }
picture-rummy-between = {"\u202F; "}
picture-rummy-row = { $colour } { $first } à { $last }
picture-rummy-row-jokers = { $colour } { $first } à { $last } avec un joker pour { $jokers }
picture-rummy-group = { $number } en { $colours }
picture-rummy-group-jokers =
    { $number } en { $colours } et { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    } pour { $open }
picture-rummy-or = { $left } ou { $right }
picture-rummy-set = { $place }. { $set }.
picture-rummy-set-news = { $place }. { $set } : { $news }.
picture-rummy-news-laid = { $tiles } par { $who }
picture-rummy-news-yours = { $tiles } par toi
picture-rummy-news-moved = { $tiles } depuis la table
picture-rummy-tile = { $number } { $colour }
picture-rummy-joker = joker
picture-rummy-seat =
    { $who } : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
picture-rummy-seat-closed =
    { $who } : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, n’a pas encore ouvert.
picture-rummy-you =
    Toi : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
picture-rummy-you-closed =
    Toi : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; tu n’as pas encore ouvert.
picture-rummy-stock =
    { $tiles ->
        [0] Le talon est vide.
        [one] Il y a { $tiles } tuile au talon.
       *[other] Il y a { $tiles } tuiles au talon.
    }
picture-rummy-rack = Ton chevalet : { $tiles }.
picture-rummy-rack-of = { $who } a { $tiles }.
picture-rummy-rack-colour = { $colour } { $numbers }
picture-rummy-rack-jokers =
    { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }
picture-rummy-say-picked = Sélection : { $tiles }.
picture-rummy-say-drawn = Dernière pioche : { $tiles }.
