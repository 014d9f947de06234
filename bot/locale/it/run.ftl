# Running the program, and its settings

cli-run = serve il tavolo nel browser, e ogni chat che ha un token
run-open = Il tavolo è apparecchiato su { $address } (Ctrl+C lo chiude).
run-open-unattended = Il tavolo è apparecchiato su { $address } (stammtisch { $version }).
run-closed = Chiuso. Le partite in corso continuano al prossimo avvio.
run-port-taken = Non si può servire niente su { $host }, porta { $port }: { $why }. Imposta WEB_PORT su un’altra porta (per esempio WEB_PORT=8081), o WEB_HOST su un indirizzo di questa macchina.
run-settings = Queste impostazioni non si possono usare. Correggile in .env, o dove è definito l’ambiente:
run-database-newer = Il database viene da una versione più nuova di questo programma (il suo passo è { $what }). Riprendi quella versione, o ripristina la copia di prima dell’aggiornamento: backups/before-update-from-….db.
run-database-busy = Un bot è attivo su questo database ({ $what }). Fermalo prima: un file appartiene a un solo processo.
run-database-unreachable = Il database non è raggiungibile: { $what }. È in funzione, e DATABASE_URL è giusto?
run-database-turned-away = Il database non ci lascia entrare: { $what }. Controlla utente, password e nome in DATABASE_URL.
run-database-absent = Non c’è ancora un database: { $what }. Il primo avvio lo crea; se ce ne dovesse essere uno, controlla STAMMTISCH_DATA e DATABASE_URL.
run-database-damaged = Il database è danneggiato, o non è di questo programma: { $what }. Ripristina la copia più recente di backups/ con «stammtisch restore»; ciò che c’è ora resta lì accanto.
run-database-dangling = Il database non si è potuto aggiornare: righe di { $what } non rimanderebbero più a niente. È rimasto com’era; riprendi la versione di prima.
run-database-bad-copy = «{ $what }» non è una copia intera di un database. Niente è stato cambiato.
run-database-no-copy = Non si è potuta scrivere nessuna copia: { $what }.
run-database-bad-address = DATABASE_URL non si può usare: { $what }.
run-database-closed = Il database è stato chiuso.
setting-unknown = { $name } non è un’impostazione. Forse { $like }?

setting-wrong = Per { $name } serve { $wanted }.
setting-wants-stammtisch-data = una cartella per ciò che va conservato, per esempio data
setting-wants-database-url = l’indirizzo di un database: sqlite:///data/stammtisch.db o postgresql://user:password@host/name
setting-wants-web-host = un indirizzo di questa macchina su cui ascoltare, per esempio 127.0.0.1 (solo questa macchina) o 0.0.0.0 (tutti)
setting-wants-web-port = una porta tra 0 e 65535, per esempio 8080
setting-wants-public-url = l’indirizzo con cui si raggiunge questa pagina, per esempio https://play.example.org
setting-wants-web-proxies = il numero di proxy davanti a questo programma, da 0 a 9
setting-wants = { $value }
