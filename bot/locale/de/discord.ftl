# Slash commands

slash-word = { $word }
slash-name-play = spielen
slash-name-solo = allein
slash-name-hand = hand
slash-name-move = zug
slash-name-board = brett
slash-name-rules = regeln
slash-name-table = tisch
slash-name-stats = statistik
slash-name-settings = einstellungen
slash-name-help = hilfe
slash-name-status = zustand
slash-name = { $value }
slash-about-play = Einen Tisch eröffnen: DOG, Rummy oder Caminos
slash-about-solo = Sofort gegen den Computer spielen
slash-about-hand = Deine Karten, nur für dich
slash-about-move = Einen Zug spielen, den du schreibst
slash-about-board = Den Tisch nach unten holen oder die Stellung in Worten
slash-about-rules = Die Regeln eines Spiels, oder was sie zu einem Wort sagen
slash-about-table = Was an diesem Tisch sonst noch geht
slash-about-stats = Wie es dir bisher ergangen ist
slash-about-settings = Was du magst, oder was in diesem Kanal üblich ist
slash-about-help = Was man hier tun kann
slash-about-status = Wie es dem Bot geht, für wer ihn betreibt
slash-about = { $value }
slash-option-game = spiel
slash-option-thread = thread
slash-option-table = tisch
slash-option-move = zug
slash-option-what = was
slash-option-about = wort
slash-option-word = zusatz
slash-option-channel = kanal
slash-option = { $value }
slash-help-play-game = Welches Spiel
slash-help-play-thread = Dem Tisch einen eigenen Thread geben
slash-help-solo-game = Welches Spiel
slash-help-hand-table = Der Name des Tischs, wenn du an mehreren sitzt
slash-help-move-move = Zum Beispiel 5 12>17; deine eigenen Züge werden angeboten
slash-help-board-what = words: alles; last: was geschah; oder eine Farbe
slash-help-rules-game = Welches Spiel
slash-help-rules-about = Ein Wort, zum Beispiel Joker
slash-help-table-word = Ein Wort von dir, das in die Verteilung eingeht
slash-help-settings-channel = Die des Kanals statt deiner eigenen (Admins)
slash-help = { $value }

# On Discord

discord-thread = Dein Tisch ist in { $where }.
discord-thread-name = { $game } mit { $name }
discord-no-thread = Ich darf hier keinen Thread öffnen; der Tisch ist darum in diesem Kanal.
discord-not-here = Dieser Bot ist nicht für diesen Server gedacht.
discord-other-command = Dieser Befehl hat sich inzwischen geändert. Gib ihn noch einmal ein; hilft das nicht, starte Discord neu.
discord-permission = { $what }
discord-may-view-channel = Kanal anzeigen
discord-may-send-messages = Nachrichten senden
discord-may-send-messages-in-threads = Nachrichten in Threads senden
discord-may-attach-files = Dateien anhängen
discord-may-embed-links = Links einbetten
discord-may-read-message-history = Nachrichtenverlauf anzeigen
discord-may-create-public-threads = Öffentliche Threads erstellen
discord-may = { $value }
discord-no-token = DISCORD_TOKEN ist nicht gesetzt. Erstelle eine Anwendung auf https://discord.com/developers/applications und trage das Token ihres Bots ein.
discord-bad-token = Discord nimmt DISCORD_TOKEN nicht an. Erzeuge ein neues Token für deinen Bot auf https://discord.com/developers/applications (Bot, Reset Token).
discord-no-intents = Discord lehnt die Intents dieses Bots ab. Sieh auf https://discord.com/developers/applications nach (Bot): Keiner der privilegierten wird gebraucht.
discord-closed = Discord hat die Verbindung endgültig geschlossen ({ $code }). Bei 4004 gilt das Token nicht mehr: Erzeuge ein neues auf https://discord.com/developers/applications und trage es in DISCORD_TOKEN ein.
discord-unreachable = Discord ist nicht erreichbar: { $why }. Prüfe das Netz, und DISCORD_API_BASE, falls du es gesetzt hast.
discord-invite = { $link }

# Running it

cli-invite = den Link ausgeben, der den Bot auf einen Discord-Server bringt
setting-wants-discord-token = das Token deines Bots: ein Wort ohne Leerzeichen
setting-wants-discord-guilds = die Nummern von Servern, zum Beispiel 123456789012345678, 223456789012345678
setting-wants-discord-api-base = eine Adresse wie https://discord.com/api/v10
setting-wants-discord-gateway = eine Adresse wie wss://gateway.discord.gg
setting-wants-discord-shards = eine Anzahl Teile ab 1
setting-wants-discord-shard-ids = Zahlen kleiner als DISCORD_SHARDS, zum Beispiel 0,1

discord-check-servers = Discord: { $count ->
    [one] Der Bot ist auf einem Server.
   *[other] Der Bot ist auf { $count } Servern.
}
discord-check-nowhere = Der Bot ist noch auf keinem Server von Discord: „stammtisch invite“ gibt den Link aus.
discord-check-absent = DISCORD_GUILDS nennt den Server { $server }, und der Bot ist nicht dort: „stammtisch invite“ gibt den Link aus.
discord-check-lacks = Auf dem Server { $server } fehlt dem Bot { $what }. Gib es seiner Rolle, oder lade ihn neu ein („stammtisch invite“).
discord-check-intents = Privilegierte Intents sind unter https://discord.com/developers/applications (Bot) eingeschaltet, und keines wird gebraucht.
