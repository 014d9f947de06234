# Slash commands

slash-word = { $word }
slash-name-play = jugar
slash-name-solo = solo
slash-name-hand = mano
slash-name-move = jugada
slash-name-board = tablero
slash-name-rules = reglas
slash-name-table = mesa
slash-name-stats = estadísticas
slash-name-settings = ajustes
slash-name-help = ayuda
slash-name-status = estado
slash-name = { $value }
slash-about-play = Abrir una mesa: DOG, Rummy o Caminos
slash-about-solo = Jugar ya contra el ordenador
slash-about-hand = Tu mano, solo para ti
slash-about-move = Hacer una jugada que escribes
slash-about-board = Bajar la mesa, o decir la posición con palabras
slash-about-rules = Las reglas de un juego, o lo que dicen de una palabra
slash-about-table = Qué más se puede hacer en esta mesa
slash-about-stats = Cómo te ha ido hasta ahora
slash-about-settings = Lo que prefieres, o lo habitual en este canal
slash-about-help = Qué se puede hacer aquí
slash-about-status = Cómo está el bot, para quien lo aloja
slash-about = { $value }
slash-option-game = juego
slash-option-thread = hilo
slash-option-table = mesa
slash-option-move = jugada
slash-option-what = qué
slash-option-about = tema
slash-option-word = palabra
slash-option-channel = canal
slash-option = { $value }
slash-help-play-game = Qué juego
slash-help-play-thread = Dar a la mesa un hilo propio
slash-help-solo-game = Qué juego
slash-help-hand-table = El nombre de la mesa, si juegas en varias
slash-help-move-move = Por ejemplo 5 12>17; se te ofrecen tus propias jugadas
slash-help-board-what = words: todo; last: lo que ha pasado; o un color
slash-help-rules-game = Qué juego
slash-help-rules-about = Una palabra, por ejemplo comodín
slash-help-table-word = Una palabra tuya que entra en el reparto
slash-help-settings-channel = Los del canal en lugar de los tuyos (admins)
slash-help = { $value }

# On Discord

discord-thread = Tu mesa está en { $where }.
discord-thread-name = { $game } con { $name }
discord-no-thread = Aquí no puedo abrir un hilo, así que la mesa está en este canal.
discord-not-here = Este bot no es para este servidor.
discord-other-command = Este comando ha cambiado entretanto. Escríbelo otra vez; si no basta, reinicia Discord.
discord-permission = { $what }
discord-may-view-channel = Ver canal
discord-may-send-messages = Enviar mensajes
discord-may-send-messages-in-threads = Enviar mensajes en hilos
discord-may-attach-files = Adjuntar archivos
discord-may-embed-links = Insertar enlaces
discord-may-read-message-history = Leer el historial de mensajes
discord-may-create-public-threads = Crear hilos públicos
discord-may = { $value }
discord-no-token = DISCORD_TOKEN no está definido. Crea una aplicación en https://discord.com/developers/applications y pon ahí el token de su bot.
discord-bad-token = Discord no acepta DISCORD_TOKEN. Crea un token nuevo para tu bot en https://discord.com/developers/applications (Bot, Reset Token).
discord-no-intents = Discord rechaza los intents de este bot. Mira en https://discord.com/developers/applications (Bot): no hace falta ninguno de los privilegiados.
discord-closed = Discord ha cerrado la conexión para siempre ({ $code }). Si es 4004, el token ya no vale: crea uno nuevo en https://discord.com/developers/applications y ponlo en DISCORD_TOKEN.
discord-unreachable = No se puede llegar a Discord: { $why }. Mira la red, y DISCORD_API_BASE si lo has definido.
discord-invite = { $link }

# Running it

cli-invite = imprimir el enlace que lleva el bot a un servidor de Discord
setting-wants-discord-token = el token de tu bot: una palabra sin espacios
setting-wants-discord-guilds = los números de servidores, por ejemplo 123456789012345678, 223456789012345678
setting-wants-discord-api-base = una dirección como https://discord.com/api/v10
setting-wants-discord-gateway = una dirección como wss://gateway.discord.gg
setting-wants-discord-shards = un número de partes a partir de 1
setting-wants-discord-shard-ids = números menores que DISCORD_SHARDS, por ejemplo 0,1

discord-check-servers = Discord: { $count ->
    [one] el bot está en un servidor.
   *[other] el bot está en { $count } servidores.
}
discord-check-nowhere = El bot todavía no está en ningún servidor de Discord: «stammtisch invite» muestra el enlace.
discord-check-absent = DISCORD_GUILDS nombra el servidor { $server }, y el bot no está en él: «stammtisch invite» muestra el enlace.
discord-check-lacks = En el servidor { $server } al bot le falta { $what }. Dáselo a su rol, o invítalo de nuevo («stammtisch invite»).
discord-check-intents = Hay intents privilegiados activados en https://discord.com/developers/applications (Bot), y no hace falta ninguno.
