# Telegram: la conexión

telegram-bad-token = Telegram no conoce este token. Pídeselo a @BotFather (/mybots, API Token) y ponlo en TELEGRAM_TOKEN.
telegram-unreachable = No se puede llegar a Telegram: { $why }. Mira TELEGRAM_API_BASE y la red de esta máquina.
telegram-no-webhook = Telegram no quiere llamar a esta dirección: { $why }. PUBLIC_URL debe ser https, en el puerto 443, 80, 88 u 8443; sin TELEGRAM_WEBHOOK_SECRET no hace falta dirección.
setting-wants-telegram-token = el token que te dio @BotFather, como 123456:ABC-DEF…
setting-wants-telegram-chats = números de grupos separados por comas, por ejemplo -1001234567890
setting-wants-telegram-webhook-secret = un secreto de 16 a 256 letras, cifras, _ o -
setting-wants-telegram-api-base = la dirección de un servidor Bot API hasta /bot inclusive, por ejemplo http://127.0.0.1:8081/bot

# En un grupo

telegram-hello = ¡Hola! Llevo mesas de DOG, Rummy y Caminos. Con un toque se abre una, y cualquiera aquí puede sentarse.
telegram-which-game = ¿Qué juego?
telegram-whispered = Así se muestran las manos: solo a ti.
telegram-only-in-private = Eso solo puedo decírtelo en privado. Pulsa «Mi mano» bajo la mesa o abre el chat privado conmigo.
telegram-who-are-you = Cuando escribes así no veo quién eres. Los asientos se toman con los botones; entonces te conozco.
telegram-went-on = Esta mesa ha seguido; mira más abajo.
telegram-busy = Ahora mismo pasan demasiadas cosas en este grupo. Pulsa otra vez dentro de un minuto.
telegram-right-messages = escribir mensajes
telegram-right-photos = enviar fotos
telegram-right-topic = un tema abierto (las mesas ya no están ligadas al que desapareció; pide otra vez)
telegram-bound = A partir de ahora las mesas de este grupo se abren en este tema.
telegram-unbound = A partir de ahora una mesa se abre en el tema donde se pide.
telegram-other-groups = Solo juego en los grupos que eligió quien me aloja. El número de este es { $id }: dáselo para TELEGRAM_CHATS.
telegram-strangers = Solo juego con gente de ciertos grupos. Tu número es { $id }; pregunta a quien me aloja, o escríbeme antes en uno de esos grupos.
telegram-invited = Una mesa de { $game } espera jugadores en tu grupo.
button-name-dismiss = Cerrar este menú

# Lo que ofrece Telegram al escribir

telegram-command = { $name }
telegram-does-play = abrir una mesa: DOG, Rummy o Caminos
telegram-does-solo = jugar ya contra el ordenador
telegram-does-hand = mi mano, solo para mí
telegram-does-move = jugar una jugada escrita, como /move 5 12>17
telegram-does-board = bajar la mesa, o contarla: /board words
telegram-does-table = todo lo demás de esta mesa
telegram-does-rules = las reglas, o una palabra: /rules joker
telegram-does-stats = cómo me ha ido
telegram-does-settings = mis ajustes; /settings chat para este grupo
telegram-does-help = lo que se puede escribir aquí
telegram-does = { $value }

telegram-check-privacy-on = El modo de privacidad está activado: lo que la gente se escribe queda entre ella.
telegram-check-privacy-off = El modo de privacidad está desactivado: el bot recibe lo que la gente se escribe, y no le hace falta. Actívalo con @BotFather (/setprivacy).
telegram-check-no-groups = El bot no se puede añadir a grupos. Permítelo con @BotFather (/setjoingroups).
telegram-check-group = En el grupo { $group } no falta nada.
telegram-check-absent = TELEGRAM_CHATS nombra el grupo { $group }, y el bot no está en él. Añádelo, o corrige el número.
telegram-check-lacks = En el grupo { $group } el bot necesita: { $what }.
