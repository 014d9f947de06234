# The command line

cli-about = Board games among friends.
cli-commands = commands
cli-more = “stammtisch COMMAND --help” tells what a command takes. Settings are read from the environment and from .env.
cli-play = play a game on this terminal against computer players
cli-check = see that this installation is whole
cli-backup = copy the whole database into one file, while the bot goes on
cli-restore = put the database back to such a copy, while no bot runs
cli-export = write a finished game with all its moves and its secret
cli-export-what = the table’s name, as “More” shows it
cli-verify = recompute every shuffle and every move of a finished game
cli-verify-what = a table’s name, or a file that was exported
cli-backed-up = The copy is in { $file }.
cli-restored = Everything is back to { $at }. Start the bot, and every open table is shown anew.
cli-no-file = { $file } cannot be used: { $why }.
cli-file-there = { $file } is there already, and nothing is overwritten.
cli-game = which game
cli-players = how many sit at the table, you included
cli-option = an option of the game, for example book=classic
cli-seed = any word; the same word deals the same cards
cli-new = begin a new game, even if one was left
cli-bad-option = An option is written name=value, for example book=classic; not “{ $text }”.
cli-checked = { $games } games, { $messages } messages, { $languages } languages: everything is there.

# A table on a terminal

terminal-welcome =
    The others are computer players. Type the number of a choice, or a move as it is written: { $moves }.
    Enter confirms, b goes back, ? tells why something cannot be played, hint what a strong player would do, undo takes your last move back, concede gives up, q leaves.
    rules, board, table, stats, settings and help work as in a chat, each with or without its stroke: rules seven, board last, settings.
terminal-moves-dog = 5 12>17, K out, 7 12>15 40>44, J 5x20, give K
terminal-moves-rummy = r5 b5 (a place is found), r5 : [r3 r4 r5], draw
terminal-moves-caminos = c3x3 d3, or with its letter Z b2 c2 c3 d3
terminal-go-on = You go on with the game that you left; stammtisch play --new begins another.
terminal-no-choice = There is no choice { $number }: the last one is { $last }.
terminal-prompt = >{" "}
terminal-bye = Goodbye.
