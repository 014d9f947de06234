# Telegram: logging in

telegram-bad-token = Telegram does not know this token. Ask @BotFather for it (/mybots, API Token) and set TELEGRAM_TOKEN.
telegram-unreachable = Telegram cannot be reached: { $why }. See TELEGRAM_API_BASE and this machine’s network.
telegram-no-webhook = Telegram does not want to call this address: { $why }. PUBLIC_URL must be https, on port 443, 80, 88 or 8443; without TELEGRAM_WEBHOOK_SECRET no address is needed.
setting-wants-telegram-token = the token that @BotFather gave you, like 123456:ABC-DEF…
setting-wants-telegram-chats = numbers of groups, divided by commas, for example -1001234567890
setting-wants-telegram-webhook-secret = a secret of 16 to 256 letters, digits, _ or -
setting-wants-telegram-api-base = the address of a Bot API server up to and with /bot, for example http://127.0.0.1:8081/bot

# In a group

telegram-hello = Hello! I keep tables for DOG, Rummy and Caminos. One press opens one, and everyone here can sit down.
telegram-which-game = Which game?
telegram-whispered = Hands are shown like this: to you alone.
telegram-only-in-private = I can tell you that only in private. Press “My hand” under the table, or open the private chat with me.
telegram-who-are-you = I cannot see who you are when you write like this. Seats are taken with the buttons; then I know you.
telegram-went-on = This table has moved on; look further down.
telegram-busy = Too much is going on in this group just now. Please press again in a minute.
telegram-right-messages = to write messages
telegram-right-photos = to send photos
telegram-right-topic = an open topic (tables are no longer bound to the one that is gone; ask again)
telegram-bound = From now on tables of this group are opened in this topic.
telegram-unbound = From now on a table is opened in the topic where it is asked for.
telegram-other-groups = I play only in groups that my host has chosen. The number of this one is { $id }: give it to my host for TELEGRAM_CHATS.
telegram-strangers = I play only with people of certain groups. Your number is { $id }; ask whoever hosts me, or write something to me in such a group first.
telegram-invited = A table of { $game } waits for players in your group.
button-name-dismiss = Close this menu

# What Telegram offers while one types

telegram-command = { $name }
telegram-does-play = open a table: DOG, Rummy or Caminos
telegram-does-solo = play against computers at once
telegram-does-hand = show my hand to me alone
telegram-does-move = play a written move, like /move 5 12>17
telegram-does-board = bring the table down, or tell it: /board words
telegram-does-table = everything else at this table
telegram-does-rules = the rules, or one word of them: /rules joker
telegram-does-stats = how I have fared
telegram-does-settings = my settings; /settings chat for this group’s
telegram-does-help = what can be written here
telegram-does = { $value }

telegram-check-privacy-on = Privacy mode is on: what people write to each other stays with them.
telegram-check-privacy-off = Privacy mode is off: the bot is sent what people write to each other, and needs none of it. Switch it on at @BotFather (/setprivacy).
telegram-check-no-groups = The bot cannot be added to groups. Allow it at @BotFather (/setjoingroups).
telegram-check-group = In the group { $group } nothing is missing.
telegram-check-absent = TELEGRAM_CHATS names the group { $group }, and the bot is not in it. Add it there, or mend the number.
telegram-check-lacks = In the group { $group } the bot needs: { $what }.
