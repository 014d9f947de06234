# Running the program, and its settings

cli-run = ouvrir la table du navigateur, et chaque messagerie qui a un jeton
run-open = La table est mise : { $address } (Ctrl+C la ferme).
run-open-unattended = La table est mise : { $address } (stammtisch { $version }).
run-closed = Fermé. Les parties en cours reprendront au prochain démarrage.
run-port-taken = Impossible de servir sur { $host }, port { $port } : { $why }. Mets WEB_PORT à un autre port (par exemple WEB_PORT=8081), ou WEB_HOST à une adresse de cette machine.
run-no-database = { $why } ({ $what }) Voir DATABASE_URL et STAMMTISCH_DATA.
run-database-newer = La base de données vient d’une version plus récente de ce programme.
run-database-busy = Un autre processus a ouvert cette base de données.
run-database-unreachable = La base de données est injoignable.
run-database-damaged = Le fichier de la base de données est abîmé, ou n’en est pas un.
run-database-badaddress = L’adresse de la base de données est inutilisable.
run-database-closed = La base de données a été fermée.
run-database = La base de données est inutilisable : { $value }.

setting-wrong = { $name } devrait être { $wanted }.
setting-wants-stammtisch-data = un dossier pour ce qui est gardé, par exemple data
setting-wants-database-url = l’adresse d’une base de données : sqlite:///data/stammtisch.db ou postgresql://user:password@host/name
setting-wants-web-host = une adresse de cette machine, par exemple 127.0.0.1 (cette machine seulement) ou 0.0.0.0 (toutes)
setting-wants-web-port = un port entre 0 et 65535, par exemple 8080
setting-wants-public-url = l’adresse où l’on trouve cette page, par exemple https://play.example.org
setting-wants-web-proxies = le nombre de proxys devant ce programme, de 0 à 9
setting-wants = { $value }
