# Running the program, and its settings

cli-run = ouvrir la table du navigateur, et chaque messagerie qui a un jeton
run-open = La table est mise : { $address } (Ctrl+C la ferme).
run-open-unattended = La table est mise : { $address } (stammtisch { $version }).
run-closed = Fermé. Les parties en cours reprendront au prochain démarrage.
run-port-taken = Impossible de servir sur { $host }, port { $port } : { $why }. Mets WEB_PORT à un autre port (par exemple WEB_PORT=8081), ou WEB_HOST à une adresse de cette machine.
run-settings = Ces réglages sont inutilisables. Corrige-les dans .env, ou là où l’environnement est défini :
run-database-newer = La base de données vient d’une version plus récente de ce programme (son étape est { $what }). Reprends cette version, ou restaure la copie d’avant la mise à jour : backups/before-update-from-….db.
run-database-busy = Un bot tourne sur cette base de données ({ $what }). Arrête-le d’abord : un fichier appartient à un seul processus.
run-database-unreachable = La base de données est injoignable : { $what }. Tourne-t-elle, et DATABASE_URL est-il juste ?
run-database-turned-away = La base de données ne nous laisse pas entrer : { $what }. Vérifie utilisateur, mot de passe et nom dans DATABASE_URL.
run-database-absent = Il n’y a pas encore de base de données : { $what }. Le premier démarrage la crée ; s’il devait y en avoir une, vérifie STAMMTISCH_DATA et DATABASE_URL.
run-database-damaged = La base de données est abîmée, ou n’est pas de ce programme : { $what }. Restaure la copie la plus récente de backups/ avec « stammtisch restore » ; ce qui est là maintenant est gardé à côté.
run-database-dangling = La base de données n’a pas pu être mise à jour : des lignes de { $what } ne renverraient plus à rien. Elle est restée telle quelle ; reprends la version d’avant.
run-database-bad-copy = « { $what } » n’est pas une copie entière d’une base de données. Rien n’a été changé.
run-database-no-copy = Aucune copie n’a pu être écrite : { $what }.
run-database-bad-address = DATABASE_URL est inutilisable : { $what }.
run-database-closed = La base de données a été fermée.
setting-unknown = { $name } n’est pas un réglage. Est-ce { $like } ?

setting-wrong = { $name } devrait être { $wanted }.
setting-wants-stammtisch-data = un dossier pour ce qui est gardé, par exemple data
setting-wants-database-url = l’adresse d’une base de données : sqlite:///data/stammtisch.db ou postgresql://user:password@host/name
setting-wants-web-host = une adresse de cette machine, par exemple 127.0.0.1 (cette machine seulement) ou 0.0.0.0 (toutes)
setting-wants-web-port = un port entre 0 et 65535, par exemple 8080
setting-wants-public-url = l’adresse où l’on trouve cette page, par exemple https://play.example.org
setting-wants-web-proxies = le nombre de proxys devant ce programme, de 0 à 9
setting-wants = { $value }
