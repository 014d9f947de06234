# Running the program, and its settings

cli-run = den Browsertisch bereitstellen, und jeden Chat mit einem Token
run-open = Der Tisch ist gedeckt: { $address } (Strg+C schließt ihn).
run-open-unattended = Der Tisch ist gedeckt: { $address } (stammtisch { $version }).
run-closed = Geschlossen. Laufende Spiele gehen beim nächsten Start weiter.
run-port-taken = Auf { $host }, Port { $port }, geht nichts: { $why }. Setze WEB_PORT auf einen anderen Port (zum Beispiel WEB_PORT=8081) oder WEB_HOST auf eine Adresse dieses Rechners.
run-settings = Diese Einstellungen sind nicht brauchbar. Berichtige sie in .env oder dort, wo die Umgebung gesetzt wird:
run-database-newer = Die Datenbank stammt von einer neueren Version dieses Programms (ihre Stufe ist { $what }). Nimm wieder jene Version, oder stelle die Kopie von vor der Aktualisierung her: backups/before-update-from-….db.
run-database-busy = Auf dieser Datenbank läuft ein Bot ({ $what }). Halte ihn zuerst an: Eine Datei gehört einem Prozess.
run-database-unreachable = Die Datenbank ist nicht erreichbar: { $what }. Läuft sie, und stimmt DATABASE_URL?
run-database-turned-away = Die Datenbank lässt uns nicht ein: { $what }. Prüfe Benutzer, Passwort und Namen in DATABASE_URL.
run-database-absent = Es gibt noch keine Datenbank: { $what }. Der erste Start legt sie an; wenn es eine geben sollte, prüfe STAMMTISCH_DATA und DATABASE_URL.
run-database-damaged = Die Datenbank ist beschädigt oder keine dieses Programms: { $what }. Stelle mit „stammtisch restore“ die neueste Kopie aus backups/ her; was jetzt da ist, bleibt daneben liegen.
run-database-dangling = Die Datenbank konnte nicht aktualisiert werden: Zeilen von { $what } würden ins Leere verweisen. Sie ist, wie sie war; nimm wieder die Version von vorher.
run-database-bad-copy = „{ $what }“ ist keine vollständige Kopie einer Datenbank. Nichts wurde geändert.
run-database-no-copy = Es konnte keine Kopie geschrieben werden: { $what }.
run-database-bad-address = DATABASE_URL ist nicht brauchbar: { $what }.
run-database-closed = Die Datenbank wurde geschlossen.
setting-unknown = { $name } ist keine Einstellung. Ist { $like } gemeint?

setting-wrong = { $name } sollte so sein: { $wanted }.
setting-wants-stammtisch-data = ein Ordner für alles, was bleibt, zum Beispiel data
setting-wants-database-url = die Adresse einer Datenbank: sqlite:///data/stammtisch.db oder postgresql://user:password@host/name
setting-wants-web-host = eine Adresse dieses Rechners, zum Beispiel 127.0.0.1 (nur dieser Rechner) oder 0.0.0.0 (alle)
setting-wants-web-port = ein Port zwischen 0 und 65535, zum Beispiel 8080
setting-wants-public-url = die Adresse, unter der man diese Seite erreicht, zum Beispiel https://play.example.org
setting-wants-web-proxies = die Zahl der Proxys vor diesem Programm, 0 bis 9
setting-wants = { $value }
