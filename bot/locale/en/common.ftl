# Lists of things: "a, b and c"

list-none = none
list-comma = { $left }, { $right }
list-and = { $left } and { $right }

# What was agreed before a game

setup-players = { $players } players cannot play this; it is for { $counts }.
setup-value = “{ $value }” cannot be chosen for “{ $option }” here.
setup-option = There is no option “{ $option }” in this game.

# Menus

menu-gone = This choice is not there any more; here is what there is now.
