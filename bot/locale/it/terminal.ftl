# The command line

cli-about = Giochi da tavolo tra amici.
cli-commands = comandi
cli-more = «stammtisch COMANDO --help» dice che cosa vuole un comando. Le impostazioni vengono dall’ambiente e da .env.
cli-play = gioca una partita in questo terminale contro il computer
cli-check = controlla che questa installazione sia completa
cli-backup = copia tutto il database in un file, mentre il bot continua
cli-restore = riporta il database a una di queste copie, a bot fermo
cli-export = scrive una partita finita con tutte le mosse e il suo segreto
cli-export-what = il nome del tavolo, come lo mostra «Altro»
cli-verify = ricalcola ogni mescolata e ogni mossa di una partita finita
cli-verify-what = il nome di un tavolo, o un file esportato
cli-backed-up = La copia è in { $file }.
cli-restored = Tutto è tornato a { $at }. Avvia il bot, e ogni tavolo aperto verrà mostrato di nuovo.
cli-no-file = { $file } non si può usare: { $why }.
cli-file-there = { $file } c’è già, e niente viene sovrascritto.
cli-game = quale gioco
cli-players = quante persone al tavolo, contando te
cli-option = un’opzione del gioco, per esempio book=classic
cli-seed = una parola qualsiasi; la stessa parola dà le stesse carte
cli-new = comincia una nuova partita, anche se ce n’è una in sospeso
cli-bad-option = Un’opzione si scrive nome=valore, per esempio book=classic; non «{ $text }».
cli-checked = { $games } giochi, { $messages } messaggi, { $languages } lingue: c’è tutto.

# A table on a terminal

terminal-welcome =
    Gli altri sono giocatori computer. Scrivi il numero di una scelta, o una mossa come si annota: { $moves }.
    Invio conferma, b torna indietro, ? dice perché qualcosa non si può giocare, hint che cosa farebbe un giocatore forte, undo annulla la tua ultima mossa, concede si arrende, q lascia il tavolo.
    rules, board, table, stats, settings e help funzionano come in chat, con o senza barra: rules sette, board last, settings.
terminal-moves-dog = 5 12>17, K out, 7 12>15 40>44, J 5x20, give K
terminal-moves-rummy = r5 b5 (il posto si trova da sé), r5 : [r3 r4 r5], draw
terminal-moves-caminos = c3x3 d3, o con la sua lettera Z b2 c2 c3 d3
terminal-go-on = Continui la partita che avevi lasciato; stammtisch play --new ne comincia un’altra.
terminal-no-choice = La scelta { $number } non c’è: l’ultima è { $last }.
terminal-prompt = >{" "}
terminal-bye = Ciao, alla prossima.
