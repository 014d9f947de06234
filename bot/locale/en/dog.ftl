# DOG: cards and places

dog-card-A = ace
dog-card-T = 10
dog-card-J = jack
dog-card-Q = queen
dog-card-K = king
dog-card-X = joker
dog-card = { $value }
dog-place-f1 = finish 1
dog-place-f2 = finish 2
dog-place-f3 = finish 3
dog-place-f4 = finish 4
dog-place = { $value }

# What happened

dog-move-own = marble from { $start } to { $to }
dog-move-own-out = marble out onto { $to }
dog-move = { $owner }’s marble from { $start } to { $to }
dog-move-out = { $owner }’s marble out onto { $to }
dog-played = { $who } lays the { $card }: { $moves }.
dog-swapped = { $who } lays the { $card }: { $mine }’s marble on { $place } and { $theirs }’s on { $other } change places.
dog-stole = { $who } lays the { $card } and takes a card from { $victim }.
dog-stole-you = { $who } lays the { $card } and takes a card from you.
dog-idle = { $who } lays the jack without effect.
dog-folded = { $who } cannot play and lays everything down: { $cards }.
dog-sent-home = { $victim }’s marble on { $place } goes home.
dog-sent-home-you = { $who } sends your marble on { $place } home.
dog-all-home = All of { $who }’s marbles are home.
dog-won-alone = { $who } wins in round { $round }.
dog-won-together = { $who } win in round { $round }.
dog-shuffled = The cards are shuffled.
dog-round = Round { $round }: { $cards } cards each, { $opener } opens.
dog-dealt-you = Dealt to you: { $cards }.
dog-your-cards = Your cards: { $cards }.
dog-chose = { $who } has chosen a card to pass on.
dog-you-give = You pass the { $card } to { $mate }.
dog-exchanged = The cards change hands. { $opener } begins.
dog-you-got = { $mate } passed you the { $card }.
dog-drawn = Everyone draws a card from the hand on their right. { $opener } begins.
dog-you-drew = You drew the { $card } from { $other }.
dog-you-lost = { $other } drew the { $card } from you.

# Questions

dog-ask-nothing = There is nothing to choose.
dog-ask-wait = It is not your turn.
dog-ask-card = Which card do you lay?
dog-ask-give = Which card do you pass to { $mate }?
dog-ask-give-again = { $gift } Rather another one?
dog-ask-marble = The { $card }: which marble?
dog-ask-where = The { $card }: where does the marble on { $place } go?
dog-ask-swap = The { $card }: which marble does the one on { $place } change places with?
dog-ask-seven = The { $card }: { $left ->
    [one] 1 step is left
   *[other] { $left } steps are left
}. Which marble?
dog-ask-seven-sent = { $question } Sent home so far: { $sent }.
dog-ask-steps = The { $card }: how many of the { $left } steps for the marble on { $place }?
dog-choose-card = { $card }
dog-choose-mine = { $ahead ->
    [0] your marble on { $place }
   *[other] your marble on { $place }, { $ahead } before your start
}
dog-choose-theirs = { $owner }’s marble on { $place }
dog-choose-out = a marble of { $owner } out onto { $to }
dog-choose-ringward = { $marble }, on the ring
dog-choose-homeward = { $marble }, into the finish
dog-choose-to = { $steps ->
    [one] 1 step, to { $to }
   *[other] { $steps } steps, to { $to }
}
dog-choose-back = { $steps } back, to { $to }
dog-choose-hit = { $label }, sends home { $victims }
dog-choose-split = split it like a seven
dog-choose-swap = swap it like a jack
dog-choose-steal = take a card from { $victim }

# Before a play is confirmed

dog-sure-give = You pass the { $card } to { $mate }.
dog-sure-moves = The { $card }: { $moves }.
dog-sure = { $effects }. The play: { $play }
dog-sure-swap = The { $card }: { $mine }’s marble on { $place } changes places with { $owner }’s on { $other }.
dog-sure-steal = The { $card }: you take a card from { $victim }, unseen.
dog-sure-fold = No card could be played, so all of them were laid down: { $why }.
dog-sure-idle = Only the jack can be laid down, without effect: { $why }.
dog-because = { $card }: { $why }
dog-effect-own = your own marble on { $place } goes home
dog-effect-mate = { $mate }’s marble on { $place }, your partner’s, goes home
dog-effect-hit = { $victim }’s marble on { $place } goes home
dog-effect-win = this wins the game for { $who }

# Why not

dog-why-barred = { $owner }’s fresh marble on its start, { $place }, blocks the way
dog-why-sperre = { $owner }’s marble on its own start, { $place }, blocks the way
dog-why-start-barred = { $owner }’s marble on the start, { $place }, must move on first
dog-why-kennel = no marble can use it; only an ace, a king or a joker brings one out of the kennel
dog-why-kennel-empty = no marble is left in the kennel
dog-why-own-start = a marble comes out onto its own start, { $place }
dog-why-fresh-finish = a marble that has just come out must go round before it may turn into the finish
dog-why-finish-taken = a marble in the finish is in the way
dog-why-finish-short = in the finish only an exact number fits, and nothing is passed
dog-why-steps = the { $card } does not go from { $start } to { $to }
dog-why-no-card = none of your cards goes from { $start } to { $to }
dog-why-portion = { $start } to { $to } is no part of a seven
dog-why-seven = this seven cannot be completed
dog-why-seven-sum = that makes { $steps } steps, a seven needs all seven
dog-why-one-marble = the { $card } moves one marble only
dog-why-several = only a seven or a joker moves several marbles
dog-why-no-marble = no marble stands on { $place }
dog-why-not-yours = that marble is not yours to move
dog-why-no-swap = the { $card } does not swap marbles
dog-why-swap-own = a jack changes places with somebody else’s marble
dog-why-swap-finish = marbles in the finish stay there
dog-why-swap-barred = { $owner }’s marble on its start, { $place }, cannot be swapped
dog-why-jack-mine = no marble of yours is on the way that could be swapped
dog-why-jack-theirs = nobody else’s marble is on the way that could be swapped
dog-why-joker-finish = the last marble may not come home with a joker at this table
dog-why-no-steal = only a two takes a card, and only where everyone plays alone
dog-why-no-cards = there is no card to take from that player
dog-why-no-idle = a jack is laid down without effect only if nothing else can be played
dog-why-no-fold = something can be played, so it must be
dog-not-held = You have no { $card }.

# Not now

dog-over = The game is over.
dog-not-your-turn = It is { $who }’s turn.
dog-still-choosing = Cards are being exchanged; still to choose: { $who }.
dog-cards-moving = The cards are being moved; one moment.
dog-exchange-first = First choose a card to pass on.
dog-exchange-over = The exchange is over.
dog-chance-only = That is left to chance.
dog-no-chance = Nothing is left to chance here.
dog-bad-chance = The cards cannot fall like that.
dog-onlooker = You are watching; take a seat to play.

# Reading

dog-unreadable = I cannot read “{ $text }”. Write a card and a move: 5 12>17, K out, 7 12>15 40>44, J 5x20.
dog-unreadable-long = That is too long for a move. Write for example 5 12>17 or K out.
dog-unreadable-give = I cannot read “{ $text }”. Write the card to pass on: give K.
dog-unreadable-field = There is no field { $text }; the ring has 0 to { $most }, the finish f1 to f4.
dog-unreadable-start = { $text } is nobody’s start.
dog-unreadable-whose = Whose? Put the start before it: { $example }f1, out { $example }.
dog-unreadable-colour = There is no player “{ $text }”. Write a colour: 2 steal blue.
dog-ambiguous = That can be { $first } or { $second }. Write it in full.
dog-position-unreadable = This is no position of DOG: “{ $text }” ({ $part }).
dog-position-no-cards = This is no position of DOG: whoever is on turn has no cards (“{ $text }”).
dog-action-unreadable = This is no action of DOG.
