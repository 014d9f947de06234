# Hosting: how it stands, what is wrong, and who is forgotten

cli-status = come vanno le cose: versione, piattaforme, tavoli, copie, disco, ultimi errori
cli-tables = elenca i tavoli che non sono finiti
cli-forget = toglie una persona da tutto ciò che è conservato, mentre nessun bot è attivo
cli-forget-what = la persona, piattaforma e identificativo: discord:123, telegram:456 o web:abc
cli-copy-what = il file; - è l’output o l’input standard: dentro e fuori da un container
cli-forgotten = { $person } è stato dimenticato; { $tables ->
    [0] nessun tavolo lo conosceva.
    [one] un tavolo lo conosceva.
   *[other] { $tables } tavoli lo conoscevano.
} Le copie di prima lo conoscono ancora.
cli-table = { $table }  { $game }, { $phase }, in { $room }, ultima modifica { $at }
table-phase-lobby = prima della partita
table-phase-play = in gioco
table-phase-asleep = dorme
table-phase = { $value }

data-unwritable = Non si può scrivere nella cartella dei dati { $folder }: { $why }. Questo programma gira come utente { $user }, e { $there } appartiene all’utente { $owner }. { $mend }
data-give-away = Cedila (chown -R { $user } { $whole }), avvialo come il suo proprietario (user: in compose.yaml), o imposta STAMMTISCH_DATA su un’altra cartella.
data-read-only = Montala in modo che vi si possa scrivere, o imposta STAMMTISCH_DATA su un’altra cartella.
data-no-room = Fai spazio lì, o imposta STAMMTISCH_DATA su una cartella altrove.

status-version = stammtisch { $version }
status-nobody = Nessun bot è attivo su questo database.
status-process = Attivo dal { $since } su { $host } (processo { $name }, versione { $version }): { $platforms }.
status-up = { $name } collegato
status-down = { $name } ASSENTE dal { $at }
status-tables = Tavoli: { $play } in gioco, { $lobby } prima della partita, { $asleep } dormono, { $over } finiti.
status-moved = Ultima modifica a un tavolo: { $at }.
status-backup = Ultima copia: { $at }.
status-no-backup = { $made }
status-made-yes = Non c’è ancora nessuna copia.
status-made-no = Questo programma non fa copie: BACKUPS è 0, o PostgreSQL si copia con pg_dump.
status-made = { $value }
status-disk = Disco libero: { $free } GB.
status-error = { $at }: { $what }

trouble-platform = { $name } non è raggiungibile da { $minutes } minuti. I tavoli lì aspettano; niente va perso. Il registro dice perché.
trouble-disk = Il disco è quasi pieno: { $free } MB liberi. Fai spazio prima che sia pieno, perché allora nessuno potrà giocare.
trouble-backup = Non è stata fatta nessuna copia del database: { $why }. Le copie di prima ci sono ancora.
trouble-no-room = restano solo { $free } MB di disco
trouble-why = { $value }

check-good = ok   { $what }
check-bad = NO   { $what }
check-note = --   { $what }
check-all-good = Va tutto bene.
check-not-good = Non va tutto bene: guarda le righe che cominciano con NO.
check-messages = A queste lingue mancano testi: { $languages }. Reinstalla il programma.
check-pictures = Le immagini si possono dipingere ({ $bytes } byte per una sala d’attesa).
check-no-pictures = Nessuna immagine si può dipingere ({ $why }). Reinstalla il programma, con i suoi caratteri e Pillow.
check-folder = Si può scrivere nella cartella { $folder }.
check-database = { $how }
check-database-is-new = Il database è vuoto; il primo avvio lo riempie.
check-database-is-current = Il database c’è e va bene per questa versione.
check-database-is-older = Il database viene da una versione più vecchia; il prossimo avvio lo aggiorna, dopo una copia.
check-database-is-forbidden = Il database si legge, ma non vi si può creare niente: dai al suo utente il diritto di creare tabelle.
check-database-is = { $value }
check-page = La pagina sarà su { $address }.
check-served = Un bot è attivo, e la pagina è su { $address }.
check-no-owners = OWNERS non è impostato: nessuno viene avvisato quando qualcosa non va.
check-owner = { $owner } è in OWNERS, ma per quella piattaforma non c’è un token.
check-no-platforms = Nessun token impostato: solo il tavolo nel browser.
check-platform = { $name } ci lascia entrare.
check-no-platform = { $name } non è raggiungibile: { $why }.

press-store-away = Il database ora non risponde. Guarda il tavolo tra un momento, e premi di nuovo se non è andato avanti.
table-forgotten = { $who } se n’è andato per sempre; continua un computer.
settings-privacy = Che cosa è conservato di te: il tuo nome e la tua lingua, queste impostazioni e le partite che hai giocato. «Dimenticami» ti toglie da tutto questo.
button-name-forgetme = Dimenticami
button-name-forget = Sì, dimenticami
forget-sure = I computer prendono i tuoi posti per sempre, il tuo nome sparisce dalle partite finite, e così le tue impostazioni e i tuoi risultati. Non si può tornare indietro.
forget-done = Ti abbiamo dimenticato.
forget-done-until = Ti abbiamo dimenticato. Le copie quotidiane del database ti conoscono ancora fino al { $at }.
forget-unknown = Non si sa niente di { $person }.

setting-wants-owners = persone come piattaforma e identificativo, separate da spazi, per esempio discord:123456 telegram:98765
setting-wants-backups = il numero di copie quotidiane da tenere, da 0 a 366
setting-wants-keep-games = un numero di giorni, o niente per tenere le partite finite per sempre
