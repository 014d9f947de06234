# Being away and quiet hours

rest-title = When you are not to be disturbed
rest-zone-is = time zone: { $zone }
rest-quiet-is = quiet hours: { $hours }
rest-quiet-none = no quiet hours
rest-you-away = You are away until { $day }.
rest-how = In quiet hours and while you are away nobody reminds you, and clocks of a day or more stand still. Anything else can be written: /settings away 2026-12-27, /settings quiet 22:30-6:45, /settings zone Lima.
rest-zone-unknown = I know no time zone “{ $zone }”. Write a city of it, for example /settings zone Zurich.
rest-quiet-unreadable = Write hours from and to, for example /settings quiet 22-7; nothing behind it means none.
rest-away-unreadable = Write a day within a year or a number of days, for example /settings away 2026-12-27 or /settings away 3.
button-name-rest = Away and quiet hours
button-name-return = I am back
button-away-days = { $days ->
    [one] away until tomorrow
   *[other] away for { $days } days
}
table-away = { $who } is away until { $day }.
table-quiet = { $who } has quiet hours: { $hours } ({ $zone }).

# A nudge

button-nudge = Nudge { $who }
table-nudged = { $who } nudges { $victim }.
table-nudged-you = { $who } nudges you: it is your turn.
nudge-done = I have told { $victim } once more.
nudge-not-due = Nobody waits for that person just now.
nudge-rests = { $victim } is resting and will be told later.
nudge-again = { $victim } has been nudged within the last 8 hours.
nudge-too-soon = { $victim } has only just been told. Give them a few minutes.

# A planned play

button-name-plan = Plan my move
button-name-keep = Plan it
button-name-replan = Change the plan
button-name-unplan = Drop the plan
plan-ask = Not your turn yet; you are planning. { $question }
plan-is = Planned: { $move }. I play it when your turn comes if it still does the same; nobody else sees it.
plan-does = At your turn: { $what }
move-said = { $move ->
    [draw] draw a tile
    [pass] pass
    [fold] lay the cards down
   *[other] { $move }
}
plan-not-now = There is nothing to plan just now.
plan-made = Your planned move was played.
plan-dropped = Your planned move was not played: it would do something else now.

# Coming back

news-stand-in = { $count ->
    [one] While you were away, a stand-in played one move for you:
   *[other] While you were away, a stand-in played { $count } moves for you:
}

# Another person’s seat

button-take-seat = Play for { $who }
proposal-seat = { $name } would like to play on for { $whom }.
seat-not-free = A person plays there already.
table-taken-over = { $who } plays on for { $before }.

# What people talk about

fact-line = { $name }: { $counts }.
fact-name-dog-dealt = aces, kings and jokers dealt
fact-name-dog-folds = hands laid down
fact-name-dog-sent = marbles sent home
fact-name-dog-lost = own marbles lost
fact-name-rummy-most = most tiles laid at once
fact-name-rummy-drawn = tiles drawn
fact-name-caminos-longest = longest path
fact-name-caminos-placed = stones placed
fact-name = { $value }
fact-name-of = { $name }

# Letters that people type

own-letters-dog = Q:Q J:J
own-letters-rummy = K:k Y:y
own-words-rummy = draw:draw pass:pass

# Parts of a position

picture-caminos-say-border = Stones at the border: green { $green }, yellow { $yellow }.
board-topic-marbles = marbles
board-topic-cards = cards
board-topic-sets = sets
board-topic-rack = rack
board-topic-players = players
board-topic-board = board
board-topic-stones = stones
board-topic = { $value }
board-topics = Write behind it what you want to know: /board last, or { $topics }; and whom, for example blue.

# Words that people look up: synonyms and the paragraph

rules-words-dog = seven/7:D18 jack/swap:D17 ace/king/exit/out:D12 joker:D20 four/4/back:D16 finish/home:D14 fold/must:D28 exchange/partner:D10 fresh/blockade:D5 hit:D7 two/2:D23
rules-words-rummy = joker:R9 opening/30:R6 set/group/row/run:R5 rearrange:R8 points:R15 stock:R13 exchange:R11
rules-words-caminos = path:C8 connection/joined:C7 stone:C1 hollow/placement:C3 height:C4 points:C14 blue:C16
rules-words = { $value }
rules-words-of = { $words }
rules-example = An example is shown.

# Why a strong player would do it

hint-why = { $hint } { $why }
dog-motive-give = Of your cards, { $mate } can best have this one.
dog-motive-give-exit = { $mate } can come out with it.
dog-motive-win = It wins the game.
dog-motive-only = Nothing else can be played.
dog-motive-hit = It sends home a marble of { $victims }.
dog-motive-home = It brings a marble into the finish.
dog-motive-out = It brings a marble out of the kennel.
dog-motive-swap = The swap brings your side ahead.
dog-motive-steal = A card of { $victim } is worth more than the step.
dog-motive-on = It brings your side on and keeps your other cards useful.
rummy-motive-closed = Your rack has no 30 points to open with.
rummy-motive-wait = Nothing you hold can be laid now.
rummy-motive-out = It empties your rack.
rummy-motive-lay = It gets rid of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} worth { $points }; { $left ->
    [one] { $left } stays
   *[other] { $left } stay
}.
caminos-motive-win = It joins two sides.
caminos-motive-block = The others then need { $cells } cells instead of { $before }.
caminos-motive-near = You then need { $cells } cells instead of { $before }.
caminos-motive-build = It makes your way safer.
dog-motive-safe = It brings your marbles out of danger.
caminos-motive-shut = The others cannot join two sides any more.
why-not-yet = It is not your turn yet. If it were now:
