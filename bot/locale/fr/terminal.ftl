# The command line

cli-about = Des jeux de plateau entre amis.
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
cli-no-file = Ce fichier est inutilisable : { $what }
cli-game = quel jeu
cli-players = combien sont à table, avec toi
cli-option = une option du jeu, par exemple book=classic
cli-seed = un mot au choix ; le même mot donne les mêmes cartes
cli-bad-option = Une option s’écrit name=value, par exemple book=classic ; pas « { $text } ».
cli-checked = { $games } jeux, { $messages } textes, { $languages } langues : tout y est.

# A table on a terminal

terminal-welcome =
    Tu es Anna à cette table ; les autres sont des ordinateurs.
    Tape le numéro d’un choix, ou un coup comme il s’écrit : { $moves }.
    Entrée confirme, b revient, ? dit pourquoi quelque chose n’est pas jouable, h aide, q quitte.
terminal-moves-dog = 5 12>17, K out, 7 12>15 40>44, J 5x20, give K
terminal-moves-rummy = r5 b5 (la place se trouve seule), r5 : [r3 r4 r5], draw
terminal-moves-caminos = c3x3 d3, ou avec sa lettre Z b2 c2 c3 d3
terminal-prompt = >{" "}
terminal-confirm = Entrée le joue ; b revient.
terminal-help =
    Un nombre choisit dans la liste ; un coup peut être tapé : { $moves }.
    Entrée confirme, b revient, board montre la table, ? dit pourquoi quelque chose n’est pas jouable, q quitte.
terminal-bye = Au revoir.
