# The command line

cli-about = Juegos de mesa entre amigos.
cli-commands = órdenes
cli-more = «stammtisch ORDEN --help» dice qué pide una orden. Los ajustes vienen del entorno y de .env.
cli-play = juega una partida en este terminal contra el ordenador
cli-check = comprueba que esta instalación está completa
cli-backup = copia toda la base de datos en un archivo, con el bot en marcha
cli-restore = devuelve la base de datos a una de esas copias, con el bot parado
cli-export = escribe una partida terminada con todas sus jugadas y su secreto
cli-export-what = el nombre de la mesa, como lo muestra «Más»
cli-verify = recalcula cada mezcla y cada jugada de una partida terminada
cli-verify-what = el nombre de una mesa, o un archivo exportado
cli-backed-up = La copia está en { $file }.
cli-restored = Todo ha vuelto a { $at }. Arranca el bot y cada mesa abierta se mostrará de nuevo.
cli-no-file = { $file } no se puede usar: { $why }.
cli-file-there = { $file } ya existe, y no se sobrescribe nada.
cli-game = qué juego
cli-players = cuántas personas en la mesa, contándote a ti
cli-option = una opción del juego, por ejemplo book=classic
cli-seed = cualquier palabra; la misma palabra reparte las mismas cartas
cli-new = empezar una partida nueva, aunque quede una a medias
cli-bad-option = Una opción se escribe nombre=valor, por ejemplo book=classic; no «{ $text }».
cli-checked = { $games } juegos, { $messages } mensajes, { $languages } idiomas: está todo.

# A table on a terminal

terminal-welcome =
    Los demás son jugadores de ordenador. Escribe el número de una opción, o una jugada como se anota: { $moves }.
    Intro confirma, b vuelve atrás, ? dice por qué algo no se puede jugar, hint qué haría un jugador fuerte, undo deshace tu última jugada, concede se rinde, q deja la mesa.
    rules, board, table, stats, settings y help funcionan como en un chat, con o sin barra: rules siete, board last, settings.
terminal-moves-dog = 5 12>17, K out, 7 12>15 40>44, J 5x20, give K
terminal-moves-rummy = r5 a5 (el sitio se busca solo), r5 : [r3 r4 r5], draw
terminal-moves-caminos = c3x3 d3, o con su letra Z b2 c2 c3 d3
terminal-go-on = Sigues con la partida que dejaste; stammtisch play --new empieza otra.
terminal-no-choice = No hay opción { $number }: la última es { $last }.
terminal-prompt = >{" "}
terminal-bye = Adiós, hasta la próxima.
