# Lists of things: "a, b y c", but "Ana e Inés"

list-none = ninguna
list-comma = { $left }, { $right }
list-and = { ONSET($right) ->
    [i] { $left } e { $right }
   *[other] { $left } y { $right }
}

# What was agreed before a game

setup-players = Con { $players } en la mesa no se puede jugar; es para { $counts }.
setup-value = Aquí no se puede elegir «{ $value }» para «{ $option }».
setup-option = En este juego no existe la opción «{ $option }».

# Menus

menu-gone = Esta opción ya no está; aquí tienes las que hay ahora.
