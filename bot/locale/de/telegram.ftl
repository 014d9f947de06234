# Telegram: Anmelden

telegram-bad-token = Telegram kennt dieses Token nicht. Frag @BotFather danach (/mybots, API Token) und setze TELEGRAM_TOKEN.
telegram-unreachable = Telegram ist nicht erreichbar: { $why }. Sieh nach TELEGRAM_API_BASE und dem Netz dieses Rechners.
telegram-no-webhook = Telegram will diese Adresse nicht anrufen: { $why }. PUBLIC_URL muss https sein, auf Port 443, 80, 88 oder 8443; ohne TELEGRAM_WEBHOOK_SECRET braucht es keine Adresse.
setting-wants-telegram-token = das Token, das @BotFather dir gegeben hat, etwa 123456:ABC-DEF…
setting-wants-telegram-chats = Nummern von Gruppen, durch Kommas getrennt, zum Beispiel -1001234567890
setting-wants-telegram-webhook-secret = ein Geheimnis aus 16 bis 256 Buchstaben, Ziffern, _ oder -
setting-wants-telegram-api-base = die Adresse eines Bot-API-Servers bis und mit /bot, zum Beispiel http://127.0.0.1:8081/bot

# In einer Gruppe

telegram-hello = Hallo! Ich halte Tische für DOG, Rummy und Caminos. Ein Druck öffnet einen, und alle hier können sich dazusetzen.
telegram-which-game = Welches Spiel?
telegram-whispered = So werden Hände gezeigt: dir allein.
telegram-only-in-private = Das kann ich dir nur privat sagen. Drück „Meine Hand“ unter dem Tisch oder öffne den Privatchat mit mir.
telegram-who-are-you = Wenn du so schreibst, sehe ich nicht, wer du bist. Plätze nimmt man mit den Knöpfen; dann kenne ich dich.
telegram-went-on = Dieser Tisch ist weitergezogen; schau weiter unten.
telegram-busy = In dieser Gruppe ist gerade zu viel los. Drück bitte in einer Minute noch einmal.
telegram-right-messages = Nachrichten zu schreiben
telegram-right-photos = Fotos zu senden
telegram-right-topic = ein offenes Thema (an das verschwundene sind Tische nicht mehr gebunden; frag noch einmal)
telegram-bound = Ab jetzt werden Tische dieser Gruppe in diesem Thema geöffnet.
telegram-unbound = Ab jetzt wird ein Tisch in dem Thema geöffnet, in dem danach gefragt wird.
telegram-other-groups = Ich spiele nur in Gruppen, die mein Gastgeber ausgesucht hat. Die Nummer dieser Gruppe ist { $id }: Gib sie meinem Gastgeber für TELEGRAM_CHATS.
telegram-strangers = Ich spiele nur mit Leuten aus bestimmten Gruppen. Deine Nummer ist { $id }; frag, wer mich betreibt, oder schreib mir zuerst in einer solchen Gruppe.
telegram-invited = In deiner Gruppe wartet ein Tisch { $game } auf Mitspielende.
button-name-dismiss = Menü schließen

# Was Telegram beim Tippen anbietet

telegram-command = { $name }
telegram-does-play = einen Tisch öffnen: DOG, Rummy oder Caminos
telegram-does-solo = sofort gegen Computer spielen
telegram-does-hand = meine Hand, nur für mich
telegram-does-move = einen geschriebenen Zug spielen, etwa /move 5 12>17
telegram-does-board = den Tisch nach unten holen, oder in Worten: /board words
telegram-does-table = alles andere an diesem Tisch
telegram-does-rules = die Regeln, oder ein Wort daraus: /rules joker
telegram-does-stats = wie es mir ergangen ist
telegram-does-settings = meine Einstellungen; /settings chat für diese Gruppe
telegram-does-help = was man hier schreiben kann
telegram-does = { $value }

telegram-check-privacy-on = Der Privatsphäremodus ist an: Was die Leute einander schreiben, bleibt unter ihnen.
telegram-check-privacy-off = Der Privatsphäremodus ist aus: Der Bot bekommt, was die Leute einander schreiben, und braucht nichts davon. Schalte ihn bei @BotFather ein (/setprivacy).
telegram-check-no-groups = Der Bot kann zu keiner Gruppe hinzugefügt werden. Erlaube es bei @BotFather (/setjoingroups).
telegram-check-group = In der Gruppe { $group } fehlt nichts.
telegram-check-absent = TELEGRAM_CHATS nennt die Gruppe { $group }, und der Bot ist nicht dort. Füge ihn hinzu, oder berichtige die Nummer.
telegram-check-lacks = In der Gruppe { $group } fehlt dem Bot: { $what }.
