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
button-name-turn = In space
button-name-look = Look through it
button-name-hint = Hint
look-at = Move { $at } of { $all }:
look-told = Told to { $who } alone: { $what }
look-holds = { $who } holds: { $what }.
look-side = Seen from the side:
look-other-side = From the other side
look-begin = Before the first move.
look-back = ‹ { $many } back
look-on = { $many } on ›
hint-play = A strong player would { $move ->
    [draw] draw a tile
    [pass] pass
    [fold] fold
   *[other] play { $move }
}.
hint-seen = In words: { $what }
hint-off = Hints were not agreed on at this table.
hint-not-due = It is not your turn.
button-name-wake = Wake it
button-name-browser = Open in browser
button-name-agree = Agree
button-name-decline = No
button-name-withdraw = Withdraw
button-name-confirm = Play it
button-name-back = Back
button-name-afresh = From the start
button-name-why = Why?
button-name-refresh = Look again
button-name-away = Leave the table
button-name-cancel = End this game
button-name-private = Open the private chat
button-name-words = In words
button-name = { $value }
button-computer-level = + computer, { $level }
button-sit = Take chair { $number }
button-game = { $game }
button-kick = Give { $who }’s seat to a computer
page-back = ‹
page-next = { $page } of { $pages } ›

# A lobby

lobby-title = { $game } for { $players }: who plays?
lobby-chair = { $number }. { $who } ({ $way }){ $ready }
lobby-chair-here = { $number }. { $who }{ $ready }
lobby-ready = , ready
lobby-chair-computer = { $number }. { $who }, a computer player, { $level }
lobby-chair-free = { $number }. free
lobby-agreed = Agreed: { $options }.
lobby-commitment = The deal is fixed by { $short }…; check it after the game.
lobby-word = { $name } adds the word “{ $word }”.
lobby-asked = { $name }, this lobby has waited for a while. Fill up with computers, begin with those who are here, or wait?
lobby-options = { $game }: what shall be agreed? Press to change.
lobby-seats = { $count } chairs
lobby-clock = { $time }
lobby-lot = seats by lot
lobby-choice = everyone keeps their chair
lobby-no-hints = no hints
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
option-name-rummy-points = points to play to
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
option-value-rounds-1 = 1
option-value-rounds-2 = 2
option-value-rounds-3 = 3
option-value-rounds-4 = 4
option-value-rounds-5 = 5
option-value-rounds-6 = 6
option-value-points-off = none
option-value-points-200 = 200
option-value-points-500 = 500
option-value-assist-none = none
option-value-assist-fit = finds places
option-value-assist-full = also finds the best lay
option-value-draws-draw = a draw
option-value-draws-border = fewer border stones win
option-value = { $value }

# A running table

table-turn = { $who } is to play.
table-turns = Still to choose: { $who }.
table-pause = The round is over. The next one begins in a moment.
table-scores = Points: { $scores }.
table-score = { $who } { $score }
table-cancelled = This game has been ended; nobody wins.
table-asleep = This table sleeps until somebody wakes it.
table-restored = Restored to { $at }; what came after it is lost.
table-until = Time runs out: { $at }
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
table-rests = This table rests: the chat it belongs to is not connected just now. It will go on when it is.
proposal-line = { $who } proposes: { $what }.
proposal-about = { $who } proposes: { $what } { $whom }.
proposal-open = { $asked } Still to agree: { $who }.
proposal-name-undo = take back the last move
proposal-name = { $value }
more-title = { $game }, table { $table }
more-commitment = The deal was fixed before anyone joined by { $commitment }

# Answers to presses

press-old = This button was from before. Here is how it stands now.
press-unknown = This button does not belong to any of my tables.
press-onlooker = You are watching this table.
press-onlooker-turn = You are watching this table. { $turn }
press-not-due = { $why } { $turn }
press-opener-only = Only { $name }, who opened this table, or an admin can do that.
press-opener-alone = Only { $name }, who opened this table, can do that.
press-there = Please press the button in the group itself: I cannot see whether you belong to it.
press-our-error = Something went wrong on my side. Look at the table, and press again if it has not gone on.
type-move = Write a move
pick-some = Pick what you want to lay
why-nothing = Everything you hold can be played.
why-line = { $what } ({ $rule }): { $why }

# Commands

command-unknown = There is no command “{ $name }”. Try /help.
play-which = Which game?
play-too-many = Many tables were opened from your connection lately; you can open the next one in two minutes. Those that are open go on.
room-missing = I cannot play here yet; I need: { $what }.
room-no-table = No table is open here. Open one with /play.
hand-no-table = You sit at no table. Open one with /play.
hand-which = You sit at { $count } tables. Which hand do you want to see?
hand-at-due = { $game } with { $others }: your turn
hand-at-waiting = { $game } with { $others }
hand-at-lobby = { $game }: not begun yet
hand-in-private = Your hand is in your private chat with me; I have brought it down there.
hand-private-again = From now on I try your private chat again.
move-how = Write the move behind the command, for example /move 5 12>17.
help-text =
    /play opens a table: DOG, Rummy or Caminos.
    /hand shows your hand to you alone, /move plays a written move, /board brings the table down, /board words tells the position.
    /rules tells the rules, also of one word: /rules seven. /table is for everything else at a table, /stats for how you fared, /settings for what you like.
help-page =
    In the picture tap or click what is marked: a card, a marble, a stone, a cell. A tile can also be dragged, to the table or to the set it belongs to. The buttons beside the picture do the same.

    “{ web-hand }” and “{ web-board }” above the picture switch between what you see and what everyone sees; “{ web-in-words }” below it tells the position.

    { web-keys-how }

    A move can also be written; what you could write is offered as you type. In the same field /rules seven tells what the rules say about a word, and /board words the position; all else is in the menu.
word-how = Write a word of your choice behind it: /table word lucky. It becomes part of the deal.
word-added = Your word is part of the deal now.
stats-title = { $name } so far:
stats-line = { $game }: { $played ->
    [one] 1 game
   *[other] { $played } games
}, { $won } won; here { $here }, { $won_here } won.
stats-none = No finished game yet.
stats-how = Whoever gave up lost; whoever left and did not come back lost too, whatever the stand-in made of it. A game that was ended early counts for nobody.
rules-which = Of which game? /rules dog, /rules rummy, /rules caminos, or a word: /rules joker.
rules-short = { $game }
rules-of-dog =
    DOG. Bring your four marbles once round the board and into your finish. Each turn you lay one card and must use it, if you can; who can use none lays the hand down.
    Ace: 1 or 11, or out of the kennel. King: 13, or out. Joker: any card. 4: also back. 7: seven single steps, shared among marbles, sending home whatever they pass. Jack: swap with somebody else’s marble. Queen 12, the others their number.
    A marble that has just come out bars the way on its start. Landing on a marble sends it home.
rules-of-rummy =
    Rummy. Lay your tiles in sets: three or four of one number in different colours, or three and more in a row of one colour. The first time you need 30 points from your own rack.
    After that you may rearrange the whole table, as long as every set is valid when you are done; sets with a joker may only grow. A joker stands for any tile; who has the tile may exchange it and must use the joker at once. Who cannot or will not lay draws a tile. Who has laid the last tile wins the round, and the others count what they hold.
rules-of-caminos =
    Caminos. Place a stone of four cubes each turn, freely or over other stones: at least one cube stands on the board, and nothing under it is hollow. Join two opposite sides of the board with tops of your colour, seen from above.
    Tops are joined if they are neighbours at the same height, or if the wall between them is all of your colour. Who has joined two sides wins the round; each face of the shortest path counts a point.
rules-of = { $value }
rules-forms = { $form }
rules-with-dog-1 = With 2, 3 or 5 everyone plays alone. One marble of each begins on its start. Before each round everyone draws a card unseen from the next player’s hand. A 7 moves all marbles on the track, other people’s too, and fresh ones do not stop it. A 2, or a joker as one, goes 2 fields or takes an unseen card from somebody else. Who has all four marbles home first wins.
rules-with-dog-2 = With 4 or 6 in pairs: partners exchange a card before each round, and who has finished plays the partner’s marbles. The pair that is home first wins.
rules-with-dog-3 = Two teams of three: before each round everyone passes a card to the next of the team, and who has finished plays the others’ marbles. The team that is home first wins.
rules-with-rummy-1 = Everyone plays alone and begins with 14 tiles, whether 2, 3 or 4 play.
rules-with-caminos-1 = With 2 each has a colour and its 14 stones: 4 L, 4 T, 4 Z and 2 O.
rules-with-caminos-2 = With 4 those who sit opposite share a colour. Each has 7 stones, 2 L, 2 T, 2 Z and 1 O, and places only these; for paths and points the colour counts.
rules-with = { $value }
rules-paragraph = { $number }, { $title }: { $text }
rules-no-such = I find nothing about “{ $word }” in the rules of { $game }.

# Proposals

button-propose = { $what }
propose-name-undo = take back the last move
propose-name-pause = pause
propose-name-concede = give up
propose-name-cancel = end the game
propose-name = { $value }
button-propose-kick = Propose: { $who }’s seat to a computer
proposal-name-pause = a pause
proposal-name-concede = to give up
proposal-name-cancel = to end this game
proposal-name-kick = that a computer plays for
proposal-name-rematch = to play once more
proposal-asked-now = I have asked the others.
proposal-you-agree = You agree; others have yet to.
proposal-agreed-already = You have agreed already.
proposal-declined = You are against it, so it is off.
proposal-you-withdrew = You have withdrawn it.
proposal-not-yours = Somebody else has proposed that.
proposal-refused = “{ $what }” – { $who } says no.
proposal-withdrawn = “{ $what }” – { $who } takes it back.
proposal-lapsed = “{ $what }” – no longer: the game goes on.
proposal-none = Nothing is proposed just now.
undo-nothing = There is no move of yours to take back.
undo-seen = This cannot be taken back: cards have been dealt or seen since.
undo-too-late = Somebody has played meanwhile. Try again.
concede-two-sides = One can give up only where two sides play.
kick-nobody-else = Nobody else is here to agree. Alone you can put somebody out only after they have kept the table waiting for { $hours } hours.
table-undone = { $who } takes the last move back.
table-conceded = { $won }. { $who } { $count ->
    [one] gives up
   *[other] give up
}.
table-held = The table has a pause; it goes on when somebody plays.
table-awake = This table is awake.
table-running = This game is still running.

# After the game

rematch-ready = You are in. It begins when everyone else is, too.
export-running = This game is still running; its cards are nobody’s business yet.
verify-title = Checking the deal:
verify-unreadable = This file is not a game that I exported.
verify-commitment = The secret is the one that was promised before anyone joined.
verify-no-commitment = The secret is NOT the one that was promised before anyone joined.
verify-key = The key is made of the secret, the joins and the words.
verify-no-key = The key is NOT made of the secret, the joins and the words.
verify-key-only = Somebody of this table was forgotten, so the key’s origin can no longer be checked; all that follows from the key can.
verify-not-begun = The game never began; there is nothing to replay.
verify-lot = The seats are as the lot fell.
verify-no-lot = The seats are NOT as the lot fell.
verify-other-rules = This game was played by edition { $rules } of the rules; this program cannot replay it.
verify-chances = { $chances ->
    [one] 1 shuffle or draw
   *[other] { $chances } shuffles and draws
} and { $moves } entries in all: each as it had to be.
verify-chance-differs = Shuffle or draw { $n } is NOT the one that the key gives.
verify-end = The game ended as it is shown.
verify-no-end = The game did NOT end as it is shown.
verify-rebased = The rules changed { $times ->
    [one] once
   *[other] { $times } times
} during this game; each stretch was replayed by itself.
verify-all-good = All is well.
verify-not-good = Something is wrong.

# Settings

settings-yours = Your settings
settings-room = What is usual in this chat
settings-in-private = Open the private chat with me and write /settings there.
settings-admins-only = Only admins can change what is usual here.
setting-is = { $name }: { $value }
setting-name-language = language
setting-name-notice = my turn
setting-name-hand = my hand
setting-name-confirm = ask before a play
setting-name-theme = pictures
setting-name-words = position in words
setting-name-clock = time
setting-name = { $value }
setting-value-language-de = Deutsch
setting-value-language-en = English
setting-value-language-es = Español
setting-value-language-fr = Français
setting-value-language-it = Italiano
setting-value-notice-private = told in private
setting-value-notice-mention = mentioned in the chat
setting-value-notice-none = not told
setting-value-hand-private = private chat
setting-value-hand-here = in the chat, for me alone
setting-value-confirm-always = always
setting-value-confirm-harm = when it hurts
setting-value-confirm-never = never
setting-value-theme-light = light
setting-value-theme-dark = dark
setting-value-words-no = no
setting-value-words-yes = yes
setting-value = { $value }

# From the chat to the page

browser-once = This link leads to your seat, for you alone: for five minutes, and once. Do not pass it on.
browser-none = This house has no page for browsers.
browser-closed = The link is for your eyes only. Write to me in a private chat first, then press once more.
browser-watch = Watch in the browser
