# Slash commands

slash-word = { $word }
slash-name-play = gioca
slash-name-solo = solo
slash-name-hand = mano
slash-name-move = mossa
slash-name-board = tabellone
slash-name-rules = regole
slash-name-table = tavolo
slash-name-stats = statistiche
slash-name-settings = impostazioni
slash-name-help = aiuto
slash-name-status = stato
slash-name = { $value }
slash-about-play = Apri un tavolo: DOG, Rummy o Caminos
slash-about-solo = Gioca subito contro il computer
slash-about-hand = La tua mano, mostrata solo a te
slash-about-move = Gioca una mossa che scrivi
slash-about-board = Riporta giù il tavolo, o di’ la posizione a parole
slash-about-rules = Le regole di un gioco, o che cosa dicono di una parola
slash-about-table = Che altro si può fare a questo tavolo
slash-about-stats = Come ti è andata finora
slash-about-settings = Che cosa preferisci, o che cosa si usa in questo canale
slash-about-help = Che cosa si può fare qui
slash-about-status = Come sta il bot, per chi lo ospita
slash-about = { $value }
slash-option-game = gioco
slash-option-thread = thread
slash-option-table = tavolo
slash-option-move = mossa
slash-option-what = cosa
slash-option-about = voce
slash-option-word = parola
slash-option-channel = canale
slash-option = { $value }
slash-help-play-game = Quale gioco
slash-help-play-thread = Dai al tavolo un thread tutto suo
slash-help-solo-game = Quale gioco
slash-help-hand-table = Il nome del tavolo, se giochi a più d’uno
slash-help-move-move = Per esempio 5 12>17; ti vengono proposte le tue mosse
slash-help-board-what = words: tutto; last: che cosa è successo; o un colore
slash-help-rules-game = Quale gioco
slash-help-rules-about = Una parola, per esempio jolly
slash-help-table-word = Una tua parola che entra nella distribuzione
slash-help-settings-channel = Quelle del canale invece delle tue (admin)
slash-help = { $value }

# On Discord

discord-thread = Il tuo tavolo è in { $where }.
discord-thread-name = { $game } con { $name }
discord-no-thread = Qui non posso aprire un thread, quindi il tavolo è in questo canale.
discord-not-here = Questo bot non è pensato per questo server.
discord-other-command = Questo comando nel frattempo è cambiato. Scrivilo di nuovo; se non basta, riavvia Discord.
discord-permission = { $what }
discord-may-view-channel = Visualizzare il canale
discord-may-send-messages = Inviare messaggi
discord-may-send-messages-in-threads = Inviare messaggi nei thread
discord-may-attach-files = Allegare file
discord-may-embed-links = Incorporare link
discord-may-read-message-history = Leggere la cronologia dei messaggi
discord-may-create-public-threads = Creare thread pubblici
discord-may = { $value }
discord-no-token = DISCORD_TOKEN non è impostato. Crea un’applicazione su https://discord.com/developers/applications e metti lì il token del suo bot.
discord-bad-token = Discord non accetta DISCORD_TOKEN. Crea un nuovo token per il tuo bot su https://discord.com/developers/applications (Bot, Reset Token).
discord-no-intents = Discord rifiuta gli intent di questo bot. Guarda su https://discord.com/developers/applications (Bot): nessuno di quelli privilegiati serve.
discord-closed = Discord ha chiuso definitivamente la connessione ({ $code }). Se è 4004, il token non vale più: creane uno nuovo su https://discord.com/developers/applications e mettilo in DISCORD_TOKEN.
discord-unreachable = Discord non è raggiungibile: { $why }. Controlla la rete, e DISCORD_API_BASE se l’hai impostato.
discord-invite = { $link }

# Running it

cli-invite = stampa il link che porta il bot su un server Discord
setting-wants-discord-token = il token del tuo bot: una parola senza spazi
setting-wants-discord-guilds = i numeri dei server, per esempio 123456789012345678, 223456789012345678
setting-wants-discord-api-base = un indirizzo come https://discord.com/api/v10
setting-wants-discord-gateway = un indirizzo come wss://gateway.discord.gg
setting-wants-discord-shards = un numero di parti da 1 in su
setting-wants-discord-shard-ids = numeri inferiori a DISCORD_SHARDS, per esempio 0,1

discord-check-servers = Discord: { $count ->
    [one] il bot è su un server.
   *[other] il bot è su { $count } server.
}
discord-check-nowhere = Il bot non è ancora su nessun server di Discord: «stammtisch invite» stampa il link.
discord-check-absent = DISCORD_GUILDS nomina il server { $server }, e il bot non c’è: «stammtisch invite» stampa il link.
discord-check-lacks = Sul server { $server } al bot manca { $what }. Dallo al suo ruolo, o invitalo di nuovo («stammtisch invite»).
discord-check-intents = Ci sono intent privilegiati attivi su https://discord.com/developers/applications (Bot), e non ne serve nessuno.
