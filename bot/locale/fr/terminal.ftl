# The command line

cli-about = Des jeux de plateau entre amis.
cli-commands = commandes
cli-more = « stammtisch COMMANDE --help » dit ce qu’une commande attend. Les réglages viennent de l’environnement et de .env.
cli-play = jouer dans ce terminal contre l’ordinateur
cli-check = voir si cette installation est complète
cli-backup = copier toute la base de données dans un fichier, pendant que le bot tourne
cli-restore = remettre la base de données à l’état d’une telle copie, quand aucun bot ne tourne
cli-export = écrire une partie finie avec tous ses coups et son secret
cli-export-what = le nom de la table, tel que « Plus » le montre
cli-verify = recalculer chaque mélange et chaque coup d’une partie finie
cli-verify-what = le nom d’une table, ou un fichier exporté
cli-backed-up = La copie est dans { $file }.
cli-restored = Tout est revenu à l’état du { $at }. Démarre le bot, et chaque table ouverte s’affiche à nouveau.
cli-no-file = { $file } est inutilisable : { $why }.
cli-file-there = { $file } existe déjà, et rien n’est écrasé.
cli-game = quel jeu
cli-players = combien sont à table, avec toi
cli-option = une option du jeu, par exemple book=classic
cli-seed = un mot au choix ; le même mot donne les mêmes cartes
cli-new = commencer une nouvelle partie, même s’il en reste une
cli-bad-option = Une option s’écrit name=value, par exemple book=classic ; pas « { $text } ».
cli-checked = { $games } jeux, { $messages } textes, { $languages } langues : tout y est.

# A table on a terminal

terminal-welcome =
    Les autres sont des ordinateurs. Tape le numéro d’un choix, ou un coup comme on l’écrit : { $moves }.
    Entrée confirme, b revient en arrière, ? dit pourquoi quelque chose ne se joue pas, hint ce que ferait un bon joueur, undo reprend ton dernier coup, concede abandonne, q quitte la table.
    rules, board, table, stats, settings et help marchent comme dans un chat, avec ou sans barre : rules sept, board last, settings.
terminal-moves-dog = 5 12>17, K out, 7 12>15 40>44, J 5x20, give K
terminal-moves-rummy = r5 b5 (la place se trouve seule), r5 : [r3 r4 r5], draw
terminal-moves-caminos = c3x3 d3, ou avec sa lettre Z b2 c2 c3 d3
terminal-go-on = Tu reprends la partie que tu avais quittée ; stammtisch play --new en commence une autre.
terminal-no-choice = Il n’y a pas de choix { $number } : le dernier est { $last }.
terminal-prompt = >{" "}
terminal-bye = Au revoir.
