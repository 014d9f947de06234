# Lists of things: "a, b and c"

list-none = keine
list-comma = { $left }, { $right }
list-and = { $left } und { $right }

# What was agreed before a game

setup-players = Zu { $players } lässt sich das nicht spielen; möglich ist es zu { $counts }.
setup-value = „{ $value }“ lässt sich hier für „{ $option }“ nicht wählen.
setup-option = Dieses Spiel hat keine Option „{ $option }“.

# Menus

menu-gone = Diese Wahl gibt es nicht mehr; hier ist, was es jetzt gibt.
