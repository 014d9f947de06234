# Telegram : la connexion

telegram-bad-token = Telegram ne connaît pas ce jeton. Demande-le à @BotFather (/mybots, API Token) et mets-le dans TELEGRAM_TOKEN.
telegram-unreachable = Telegram est injoignable : { $why }. Vérifie TELEGRAM_API_BASE et le réseau de cette machine.
telegram-no-webhook = Telegram ne veut pas appeler cette adresse : { $why }. PUBLIC_URL doit être en https, sur le port 443, 80, 88 ou 8443 ; sans TELEGRAM_WEBHOOK_SECRET, aucune adresse n’est nécessaire.
setting-wants-telegram-token = le jeton que @BotFather t’a donné, comme 123456:ABC-DEF…
setting-wants-telegram-chats = des numéros de groupes séparés par des virgules, par exemple -1001234567890
setting-wants-telegram-webhook-secret = un secret de 16 à 256 lettres, chiffres, _ ou -
setting-wants-telegram-api-base = l’adresse d’un serveur Bot API jusqu’à /bot compris, par exemple http://127.0.0.1:8081/bot

# Dans un groupe

telegram-hello = Bonjour ! Je tiens des tables de DOG, de Rummy et de Caminos. Une pression en ouvre une, et tout le monde ici peut s’asseoir.
telegram-which-game = Quel jeu ?
telegram-whispered = Voici comment les mains sont montrées : à toi seul.
telegram-only-in-private = Je ne peux te le dire qu’en privé. Appuie sur « Ma main » sous la table, ou ouvre la discussion privée avec moi.
telegram-who-are-you = Quand tu écris ainsi, je ne vois pas qui tu es. On prend place avec les boutons ; alors je te connais.
telegram-went-on = Cette table a continué ; regarde plus bas.
telegram-busy = Il se passe trop de choses dans ce groupe. Appuie de nouveau dans une minute.
telegram-right-messages = écrire des messages
telegram-right-photos = envoyer des photos
telegram-right-topic = un sujet ouvert (les tables ne sont plus liées à celui qui a disparu ; demande encore)
telegram-bound = Désormais, les tables de ce groupe s’ouvrent dans ce sujet.
telegram-unbound = Désormais, une table s’ouvre dans le sujet où on la demande.
telegram-other-groups = Je ne joue que dans les groupes choisis par mon hôte. Le numéro de celui-ci est { $id } : donne-le à mon hôte pour TELEGRAM_CHATS.
telegram-strangers = Je ne joue qu’avec les gens de certains groupes. Ton numéro est { $id } ; demande à qui m’héberge, ou écris-moi d’abord dans un tel groupe.
telegram-invited = Une table de { $game } attend des joueurs dans ton groupe.
button-name-dismiss = Fermer ce menu

# Ce que Telegram propose pendant la frappe

telegram-command = { $name }
telegram-does-play = ouvrir une table : DOG, Rummy ou Caminos
telegram-does-solo = jouer tout de suite contre l’ordinateur
telegram-does-hand = ma main, pour moi seul
telegram-does-move = jouer un coup écrit, comme /move 5 12>17
telegram-does-board = ramener la table en bas, ou en mots : /board words
telegram-does-table = tout le reste à cette table
telegram-does-rules = les règles, ou un mot : /rules joker
telegram-does-stats = mes résultats
telegram-does-settings = mes réglages ; /settings chat pour ce groupe
telegram-does-help = ce qu’on peut écrire ici
telegram-does = { $value }

telegram-check-privacy-on = Le mode confidentialité est actif : ce que les gens s’écrivent reste entre eux.
telegram-check-privacy-off = Le mode confidentialité est inactif : le bot reçoit ce que les gens s’écrivent, et n’en a pas besoin. Active-le chez @BotFather (/setprivacy).
telegram-check-no-groups = Le bot ne peut être ajouté à aucun groupe. Autorise-le chez @BotFather (/setjoingroups).
telegram-check-group = Dans le groupe { $group }, rien ne manque.
telegram-check-absent = TELEGRAM_CHATS nomme le groupe { $group }, et le bot n’y est pas. Ajoute-le, ou corrige le numéro.
telegram-check-lacks = Dans le groupe { $group }, il faut au bot : { $what }.
