# Slash commands

slash-word = { $word }
slash-name-play = play
slash-name-solo = solo
slash-name-hand = hand
slash-name-move = move
slash-name-board = board
slash-name-rules = rules
slash-name-table = table
slash-name-stats = stats
slash-name-settings = settings
slash-name-help = help
slash-name-status = status
slash-name = { $value }
slash-about-play = Open a table: DOG, Rummy or Caminos
slash-about-solo = Play against computer players at once
slash-about-hand = Your hand, shown to you alone
slash-about-move = Play a move that you write
slash-about-board = Bring the table down, or tell the position in words
slash-about-rules = The rules of a game, or what they say about a word
slash-about-table = What else can be done at this table
slash-about-stats = How you have fared so far
slash-about-settings = What you like, or what is usual in this channel
slash-about-help = What can be done here
slash-about-status = How the bot is, for whoever hosts it
slash-about = { $value }
slash-option-game = game
slash-option-thread = thread
slash-option-table = table
slash-option-move = move
slash-option-what = what
slash-option-about = about
slash-option-word = word
slash-option-channel = channel
slash-option = { $value }
slash-help-play-game = Which game
slash-help-play-thread = Give the table a thread of its own
slash-help-solo-game = Which game
slash-help-hand-table = The table’s name, if you sit at several
slash-help-move-move = For example 5 12>17; your own moves are offered
slash-help-board-what = words: all of it; last: what happened; or a colour
slash-help-rules-game = Which game
slash-help-rules-about = A word, for example joker
slash-help-table-word = A word of yours that becomes part of the deal
slash-help-settings-channel = The channel’s instead of your own (admins)
slash-help = { $value }

# On Discord

discord-thread = Your table is in { $where }.
discord-thread-name = { $game } with { $name }
discord-no-thread = I may not open a thread here, so the table is in this channel.
discord-not-here = This bot is not meant for this server.
discord-other-command = This command has changed meanwhile. Write it once more; if that does not help, restart Discord.
discord-permission = { $what }
discord-may-view-channel = View Channel
discord-may-send-messages = Send Messages
discord-may-send-messages-in-threads = Send Messages in Threads
discord-may-attach-files = Attach Files
discord-may-embed-links = Embed Links
discord-may-read-message-history = Read Message History
discord-may-create-public-threads = Create Public Threads
discord-may = { $value }
discord-no-token = DISCORD_TOKEN is not set. Create an application at https://discord.com/developers/applications, and put its bot’s token there.
discord-bad-token = Discord does not accept DISCORD_TOKEN. Make a new token for your bot at https://discord.com/developers/applications (Bot, Reset Token).
discord-no-intents = Discord refuses the intents of this bot. Look at https://discord.com/developers/applications (Bot): none of the privileged ones is needed.
discord-closed = Discord has closed the connection for good ({ $code }). If it is 4004, the token is not valid any more: make a new one at https://discord.com/developers/applications and put it into DISCORD_TOKEN.
discord-unreachable = Discord cannot be reached: { $why }. Look at the network, and at DISCORD_API_BASE if you have set it.
discord-invite = { $link }

# Running it

cli-invite = print the link that brings the bot to a Discord server
setting-wants-discord-token = the token of your bot: one word without spaces
setting-wants-discord-guilds = the numbers of servers, for example 123456789012345678, 223456789012345678
setting-wants-discord-api-base = an address such as https://discord.com/api/v10
setting-wants-discord-gateway = an address such as wss://gateway.discord.gg
setting-wants-discord-shards = a number of parts from 1 on
setting-wants-discord-shard-ids = numbers below DISCORD_SHARDS, for example 0,1

discord-check-servers = Discord: { $count ->
    [one] the bot is on one server.
   *[other] the bot is on { $count } servers.
}
discord-check-nowhere = The bot is on no server of Discord yet: “stammtisch invite” prints the link.
discord-check-absent = DISCORD_GUILDS names the server { $server }, and the bot is not on it: “stammtisch invite” prints the link.
discord-check-lacks = On the server { $server } the bot lacks { $what }. Give it to the bot’s role, or invite it anew (“stammtisch invite”).
discord-check-intents = Privileged intents are switched on at https://discord.com/developers/applications (Bot), and none is needed.
