# Lists of things: "a, b e c"

list-none = nessuna
list-comma = { $left }, { $right }
list-and = { $left } e { $right }

# What was agreed before a game

setup-players = In { $players } non si può giocare; il gioco è per { $counts }.
setup-value = Qui non si può scegliere «{ $value }» per «{ $option }».
setup-option = In questo gioco l’opzione «{ $option }» non c’è.

# Menus

menu-gone = Questa scelta non c’è più; ecco quelle che ci sono ora.
