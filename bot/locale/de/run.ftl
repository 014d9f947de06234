# Running the program, and its settings

cli-run = den Browsertisch bereitstellen, und jeden Chat mit einem Token
run-open = Der Tisch ist gedeckt: { $address } (Strg+C schließt ihn).
run-open-unattended = Der Tisch ist gedeckt: { $address } (stammtisch { $version }).
run-closed = Geschlossen. Laufende Spiele gehen beim nächsten Start weiter.
run-port-taken = Auf { $host }, Port { $port }, geht nichts: { $why }. Setze WEB_PORT auf einen anderen Port (zum Beispiel WEB_PORT=8081) oder WEB_HOST auf eine Adresse dieses Rechners.
run-no-database = { $why } ({ $what }) Siehe DATABASE_URL und STAMMTISCH_DATA.
run-database-newer = Die Datenbank stammt von einer neueren Version dieses Programms.
run-database-busy = Ein anderer Prozess hat diese Datenbank offen.
run-database-unreachable = Die Datenbank ist nicht erreichbar.
run-database-damaged = Die Datenbankdatei ist beschädigt oder keine Datenbank.
run-database-badaddress = Die Adresse der Datenbank ist nicht brauchbar.
run-database-closed = Die Datenbank wurde geschlossen.
run-database = Die Datenbank ist nicht brauchbar: { $value }.

setting-wrong = { $name } sollte so sein: { $wanted }.
setting-wants-stammtisch-data = ein Ordner für alles, was bleibt, zum Beispiel data
setting-wants-database-url = die Adresse einer Datenbank: sqlite:///data/stammtisch.db oder postgresql://user:password@host/name
setting-wants-web-host = eine Adresse dieses Rechners, zum Beispiel 127.0.0.1 (nur dieser Rechner) oder 0.0.0.0 (alle)
setting-wants-web-port = ein Port zwischen 0 und 65535, zum Beispiel 8080
setting-wants-public-url = die Adresse, unter der man diese Seite erreicht, zum Beispiel https://play.example.org
setting-wants-web-proxies = die Zahl der Proxys vor diesem Programm, 0 bis 9
setting-wants = { $value }
