# Running the program, and its settings

cli-run = serve il tavolo nel browser, e ogni chat che ha un token
run-open = Il tavolo è apparecchiato su { $address } (Ctrl+C lo chiude).
run-open-unattended = Il tavolo è apparecchiato su { $address } (stammtisch { $version }).
run-closed = Chiuso. Le partite in corso continuano al prossimo avvio.
run-port-taken = Non si può servire niente su { $host }, porta { $port }: { $why }. Imposta WEB_PORT su un’altra porta (per esempio WEB_PORT=8081), o WEB_HOST su un indirizzo di questa macchina.
run-no-database = { $why } ({ $what }) Vedi DATABASE_URL e STAMMTISCH_DATA.
run-database-newer = Il database è stato scritto da una versione più nuova di questo programma.
run-database-busy = Un altro processo tiene aperto questo database.
run-database-unreachable = Il database non è raggiungibile.
run-database-damaged = Il file del database è danneggiato, o non è un database.
run-database-badaddress = L’indirizzo del database non si può usare.
run-database-closed = Il database è stato chiuso.
run-database = Il database non si può usare: { $value }.

setting-wrong = Per { $name } serve { $wanted }.
setting-wants-stammtisch-data = una cartella per ciò che va conservato, per esempio data
setting-wants-database-url = l’indirizzo di un database: sqlite:///data/stammtisch.db o postgresql://user:password@host/name
setting-wants-web-host = un indirizzo di questa macchina su cui ascoltare, per esempio 127.0.0.1 (solo questa macchina) o 0.0.0.0 (tutti)
setting-wants-web-port = una porta tra 0 e 65535, per esempio 8080
setting-wants-public-url = l’indirizzo con cui si raggiunge questa pagina, per esempio https://play.example.org
setting-wants-web-proxies = il numero di proxy davanti a questo programma, da 0 a 9
setting-wants = { $value }
