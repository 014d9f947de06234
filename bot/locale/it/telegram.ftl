# Telegram: l’accesso

telegram-bad-token = Telegram non conosce questo token. Chiedilo a @BotFather (/mybots, API Token) e mettilo in TELEGRAM_TOKEN.
telegram-unreachable = Telegram non è raggiungibile: { $why }. Controlla TELEGRAM_API_BASE e la rete di questa macchina.
telegram-no-webhook = Telegram non vuole chiamare questo indirizzo: { $why }. PUBLIC_URL dev’essere https, sulla porta 443, 80, 88 o 8443; senza TELEGRAM_WEBHOOK_SECRET non serve alcun indirizzo.
setting-wants-telegram-token = il token che ti ha dato @BotFather, come 123456:ABC-DEF…
setting-wants-telegram-chats = numeri di gruppi separati da virgole, per esempio -1001234567890
setting-wants-telegram-webhook-secret = un segreto di 16–256 lettere, cifre, _ o -
setting-wants-telegram-api-base = l’indirizzo di un server Bot API fino a /bot compreso, per esempio http://127.0.0.1:8081/bot

# In un gruppo

telegram-hello = Ciao! Tengo tavoli di DOG, Rummy e Caminos. Con un tocco se ne apre uno, e chiunque qui può sedersi.
telegram-which-game = Quale gioco?
telegram-whispered = Le mani si mostrano così: solo a te.
telegram-only-in-private = Posso dirtelo solo in privato. Premi «La mia mano» sotto il tavolo, o apri la chat privata con me.
telegram-who-are-you = Quando scrivi così non vedo chi sei. I posti si prendono con i pulsanti; allora ti riconosco.
telegram-went-on = Questo tavolo è andato avanti; guarda più in basso.
telegram-busy = In questo gruppo sta succedendo troppo. Premi di nuovo fra un minuto.
telegram-right-messages = scrivere messaggi
telegram-right-photos = inviare foto
telegram-right-topic = un argomento aperto (i tavoli non sono più legati a quello sparito; chiedi di nuovo)
telegram-bound = D’ora in poi i tavoli di questo gruppo si aprono in questo argomento.
telegram-unbound = D’ora in poi un tavolo si apre nell’argomento in cui lo si chiede.
telegram-other-groups = Gioco solo nei gruppi scelti da chi mi ospita. Il numero di questo è { $id }: dallo a chi mi ospita per TELEGRAM_CHATS.
telegram-strangers = Gioco solo con le persone di certi gruppi. Il tuo numero è { $id }; chiedi a chi mi ospita, o scrivimi prima in un gruppo simile.
telegram-invited = Nel tuo gruppo un tavolo di { $game } aspetta giocatori.
button-name-dismiss = Chiudi questo menu

# Che cosa propone Telegram mentre si scrive

telegram-command = { $name }
telegram-does-play = aprire un tavolo: DOG, Rummy o Caminos
telegram-does-solo = giocare subito contro il computer
telegram-does-hand = la mia mano, solo per me
telegram-does-move = giocare una mossa scritta, come /move 5 12>17
telegram-does-board = riportare giù il tavolo, o a parole: /board words
telegram-does-table = tutto il resto a questo tavolo
telegram-does-rules = le regole, o una parola: /rules joker
telegram-does-stats = come mi è andata
telegram-does-settings = le mie impostazioni; /settings chat per il gruppo
telegram-does-help = che cosa si può scrivere qui
telegram-does = { $value }

telegram-check-privacy-on = La modalità privacy è attiva: ciò che le persone si scrivono resta fra loro.
telegram-check-privacy-off = La modalità privacy è disattivata: il bot riceve ciò che le persone si scrivono, e non gli serve. Attivala da @BotFather (/setprivacy).
telegram-check-no-groups = Il bot non può essere aggiunto ai gruppi. Permettilo da @BotFather (/setjoingroups).
telegram-check-group = Nel gruppo { $group } non manca niente.
telegram-check-absent = TELEGRAM_CHATS nomina il gruppo { $group }, e il bot non c’è. Aggiungilo, o correggi il numero.
telegram-check-lacks = Nel gruppo { $group } al bot serve: { $what }.
