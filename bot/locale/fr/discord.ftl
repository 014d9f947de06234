# Slash commands

slash-word = { $word }
slash-name-play = jouer
slash-name-solo = solo
slash-name-hand = main
slash-name-move = coup
slash-name-board = plateau
slash-name-rules = règles
slash-name-table = table
slash-name-stats = statistiques
slash-name-settings = réglages
slash-name-help = aide
slash-name-status = état
slash-name = { $value }
slash-about-play = Ouvrir une table : DOG, Rummy ou Caminos
slash-about-solo = Jouer tout de suite contre l’ordinateur
slash-about-hand = Ta main, montrée à toi seul
slash-about-move = Jouer un coup que tu écris
slash-about-board = Ramener la table en bas, ou dire la position en mots
slash-about-rules = Les règles d’un jeu, ou ce qu’elles disent d’un mot
slash-about-table = Ce qu’on peut faire d’autre à cette table
slash-about-stats = Tes résultats jusqu’ici
slash-about-settings = Ce que tu préfères, ou ce qui est d’usage dans ce salon
slash-about-help = Ce qu’on peut faire ici
slash-about-status = Comment va le bot, pour qui l’héberge
slash-about = { $value }
slash-option-game = jeu
slash-option-thread = fil
slash-option-table = table
slash-option-move = coup
slash-option-what = quoi
slash-option-about = sujet
slash-option-word = mot
slash-option-channel = salon
slash-option = { $value }
slash-help-play-game = Quel jeu
slash-help-play-thread = Donner à la table son propre fil
slash-help-solo-game = Quel jeu
slash-help-hand-table = Le nom de la table, si tu joues à plusieurs
slash-help-move-move = Par exemple 5 12>17 ; tes propres coups sont proposés
slash-help-board-what = words : tout ; last : ce qui s’est passé ; ou une couleur
slash-help-rules-game = Quel jeu
slash-help-rules-about = Un mot, par exemple joker
slash-help-table-word = Un mot à toi qui entre dans la donne
slash-help-settings-channel = Ceux du salon au lieu des tiens (admins)
slash-help = { $value }

# On Discord

discord-thread = Ta table est dans { $where }.
discord-thread-name = { $game } avec { $name }
discord-no-thread = Je ne peux pas ouvrir de fil ici ; la table est donc dans ce salon.
discord-not-here = Ce bot n’est pas prévu pour ce serveur.
discord-other-command = Cette commande a changé entre-temps. Tape-la encore une fois ; si cela ne suffit pas, redémarre Discord.
discord-permission = { $what }
discord-may-view-channel = Voir le salon
discord-may-send-messages = Envoyer des messages
discord-may-send-messages-in-threads = Envoyer des messages dans les fils
discord-may-attach-files = Joindre des fichiers
discord-may-embed-links = Intégrer des liens
discord-may-read-message-history = Voir les anciens messages
discord-may-create-public-threads = Créer des fils publics
discord-may = { $value }
discord-no-token = DISCORD_TOKEN n’est pas défini. Crée une application sur https://discord.com/developers/applications et mets-y le jeton de son bot.
discord-bad-token = Discord n’accepte pas DISCORD_TOKEN. Crée un nouveau jeton pour ton bot sur https://discord.com/developers/applications (Bot, Reset Token).
discord-no-intents = Discord refuse les intents de ce bot. Regarde sur https://discord.com/developers/applications (Bot) : aucun des intents privilégiés n’est nécessaire.
discord-closed = Discord a fermé la connexion pour de bon ({ $code }). Si c’est 4004, le jeton n’est plus valable : crée-en un nouveau sur https://discord.com/developers/applications et mets-le dans DISCORD_TOKEN.
discord-unreachable = Discord est injoignable : { $why }. Vérifie le réseau, et DISCORD_API_BASE si tu l’as défini.
discord-invite = { $link }

# Running it

cli-invite = afficher le lien qui amène le bot sur un serveur Discord
setting-wants-discord-token = le jeton de ton bot : un mot sans espaces
setting-wants-discord-guilds = les numéros de serveurs, par exemple 123456789012345678, 223456789012345678
setting-wants-discord-api-base = une adresse comme https://discord.com/api/v10
setting-wants-discord-gateway = une adresse comme wss://gateway.discord.gg
setting-wants-discord-shards = un nombre de parts à partir de 1
setting-wants-discord-shard-ids = des nombres inférieurs à DISCORD_SHARDS, par exemple 0,1

discord-check-servers = Discord : { $count ->
    [one] le bot est sur { $count } serveur.
   *[other] le bot est sur { $count } serveurs.
}
discord-check-nowhere = Le bot n’est encore sur aucun serveur de Discord : « stammtisch invite » affiche le lien.
discord-check-absent = DISCORD_GUILDS nomme le serveur { $server }, et le bot n’y est pas : « stammtisch invite » affiche le lien.
discord-check-lacks = Sur le serveur { $server }, il manque au bot { $what }. Donne-le à son rôle, ou invite-le à nouveau (« stammtisch invite »).
discord-check-intents = Des intents privilégiés sont activés sur https://discord.com/developers/applications (Bot), et aucun n’est nécessaire.
