# Names of things

game-name-dog = DOG
game-name-rummy = Rummy
game-name-caminos = Caminos
game-name = { $value }
level-name-easy = easy
level-name-normal = strong
level-name = { $value }
way-name-dm = hand in the private chat
way-name-ephemeral = hand by “My hand”
way-name-words = hand in words, by “My hand”
way-name-closed = hand by “My hand” only: open the private chat with me to get it there
way-name-unknown = hand by “My hand”
way-name = { $value }
clock-name-none = no time limit
clock-name-2m = 2 minutes a turn
clock-name-10m = 10 minutes a turn
clock-name-1h = an hour a turn
clock-name-8h = 8 hours a turn
clock-name-1d = a day a turn
clock-name-3d = 3 days a turn
clock-name = { $value }
seats-name-lot = seats by lot
seats-name-choice = everyone keeps their chair
seats-name = { $value }

# Buttons

button-label = { $name }
button-name-join = Join
button-name-leave = Leave
button-name-ready = I am ready
button-name-computer = + computer
button-name-uncomputer = − computer
button-name-options = Options
button-name-start = Start
button-name-fill = Fill up and start
button-name-solo = Play against computers
button-name-wait = Wait
button-name-close = Close the lobby
button-name-hand = My hand
button-name-down = Bring it down
button-name-more = More
button-name-next = Next round
button-name-rematch = Once more
button-name-verify = Check the deal
button-name-wake = Wake it
button-name-agree = Agree
button-name-decline = No
button-name-confirm = Play it
button-name-back = Back
button-name-afresh = From the start
button-name-why = Why?
button-name-refresh = Look again
button-name-away = Leave the table
button-name-cancel = End this game
button-name = { $value }
button-computer-level = + computer, { $level }
button-sit = Chair { $number }
button-game = { $game }
button-kick = Give { $who }’s seat to a computer
page-back = ‹
page-next = { $page } of { $pages } ›

# A lobby

lobby-title = { $game } for { $players }: who plays?
lobby-chair = { $number }. { $who } ({ $way }){ $ready }
lobby-ready = , ready
lobby-chair-computer = { $number }. { $who }, a computer player, { $level }
lobby-chair-free = { $number }. free
lobby-agreed = Agreed: { $options }.
lobby-commitment = The deal is fixed by { $short }…; check it after the game.
lobby-word = { $name } adds the word “{ $word }”.
lobby-asked = { $name }, this lobby has waited for a while. Fill up with computers, begin with those who are here, or wait?
lobby-options = { $game }: what shall be agreed?
lobby-seats = { $count } chairs
lobby-clock = { $time }
lobby-lot = seats by lot
lobby-choice = chairs as chosen
lobby-hints = hints allowed
lobby-joined = You sit on chair { $number }.
lobby-left = You have left the table.
lobby-you-ready = You are ready. It begins when every chair is taken and everyone is.
lobby-private = You sit at a table of { $game } as { $who }. Your hand will come here.
lobby-already = You sit at this table already.
lobby-not-joined = Join this table first.
lobby-full = Every chair is taken.
lobby-full-more = Every chair is taken. Whoever opened the table can add some under “Options”.
lobby-no-computer = No computer player sits here.
lobby-chair-taken = Somebody sits there already.
lobby-too-few-chairs = { $people ->
    [one] One person has
   *[other] { $people } people have
} joined; that many chairs do not go with that.
lobby-nobody = Nobody has joined yet.
lobby-wrong-number = { $there } sit here; this game is for { $counts }. Let somebody join, or add a computer player.
lobby-others-joined = Others have joined this table: use “Start”.
lobby-gone = This game has begun, or its lobby is closed.
lobby-closed = This lobby is closed.
lobby-already-open = A lobby of this game is open here; I have brought it down.

# Options of the games

option-is = { $name }: { $value }
option-name-dog-book = rules
option-name-dog-teams = teams
option-name-dog-canadian = Canadian sevens
option-name-dog-no-joker-finish = joker not as the last card
option-name-rummy-rounds = rounds
option-name-rummy-points = play to points
option-name-rummy-penalty = penalty when time is up
option-name-rummy-assist = help
option-name-caminos-board = board
option-name-caminos-neutral = blue neutral stones
option-name-caminos-rounds = rounds
option-name-caminos-draws = when nobody connects
option-name = { $value }
option-value-book-braendi = Brändi
option-value-book-classic = classic
option-value-teams-3x2 = three pairs
option-value-teams-2x3 = two teams of three
option-value-canadian-off = off
option-value-canadian-on = on
option-value-no-joker-finish-off = off
option-value-no-joker-finish-on = on
option-value-penalty-off = off
option-value-penalty-on = on
option-value-neutral-off = off
option-value-neutral-on = on
option-value-board-square = square
option-value-board-rhombus = rhombus
option-value-board-octagon = octagon
option-value-board-ring = ring
option-value-draws-draw = a draw
option-value-draws-border = most border cells win
option-value = { $value }

# A running table

table-turn = { $who } is to play.
table-turns = Still to choose: { $who }.
table-pause = The round is over. The next one begins in a moment.
table-scores = Points: { $scores }.
table-score = { $who } { $score }
table-cancelled = This game has been ended.
table-asleep = This table sleeps: nobody has played for a month.
table-restored = Restored from a backup; what came after it is lost.
table-secret = The secret of the deal: { $secret }
table-stand-in = A stand-in plays for { $who }.
table-back = { $who } is back.
table-kicked = A computer player takes { $who }’s seat.
table-you-left = You have left; a stand-in plays for you. Press “My hand” to come back.
table-nobody-there = Nobody sits there.
table-no-pause = The round is not over.
table-not-begun = This game has not begun.
table-over = This game is over.
table-busy = Too much happened here at once. Please press again.
table-unknown = I do not know this table any more.
proposal = { $who } proposes: { $what } { $whom }
proposal-name-undo = take back the last move
proposal-name = { $value }
more-title = { $game }, table { $table }
more-commitment = The deal was fixed before anyone joined by { $commitment }

# Answers to presses

press-old = This button was from before. Here is how it stands now.
press-unknown = This button does not belong to any of my tables.
press-onlooker = You are watching this table.
press-onlooker-turn = You are watching this table. { $turn }
press-opener-only = Only { $name }, who opened this table, or an admin can do that.
press-our-error = Something went wrong on my side. Nothing has changed; please press again.
type-move = Write a move
why-nothing = Everything you hold can be played.
why-line = { $what } ({ $rule }): { $why }

# Commands

command-unknown = There is no command “{ $name }”. Try /help.
play-which = Which game?
room-missing = I cannot play here yet; I need: { $what }.
room-no-table = No table is open here. Open one with /play.
hand-no-table = You sit at no table. Open one with /play.
move-how = Write the move behind the command, for example /move 5 12>17.
help =
    /play opens a table: DOG, Rummy or Caminos.
    /hand shows your hand to you alone, /move plays a written move, /board brings the table down.
