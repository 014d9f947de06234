# Lists of things: "a, b and c"

list-none = rien
list-comma = { $left }, { $right }
list-and = { $left } et { $right }

# What was agreed before a game

setup-players = On ne peut pas y jouer à { $players } ; c’est un jeu pour { $counts }.
setup-value = « { $value } » ne peut pas être choisi ici pour « { $option } ».
setup-option = Ce jeu n’a pas d’option « { $option } ».

# Menus

menu-gone = Ce choix n’existe plus ; voici ce qu’il y a maintenant.
