# Tiles, sets

rummy-tile = { $value }
rummy-tile-J = joker
rummy-set = { $value }
rummy-move = { $value }

# What happened

rummy-lot = { $who } draws { $tile } for the start.
rummy-starts = { $who } starts.
rummy-dealt = Round { $round }: everyone has { $tiles } tiles, { $stock } are in the stock.
rummy-opened = { $who } opens with { $points } points: { $tiles }. New on the table: { $sets }.
rummy-laid = { $who } lays { $tiles }. New or changed: { $sets }.
rummy-drew =
    { $who } draws a tile; { $stock ->
        [0] the stock is empty now.
       *[other] { $stock } left.
    }
rummy-you-drew = You drew { $tiles ->
    [joker] a joker
   *[other] { $tiles }
}.
rummy-passed = { $who } passes.
rummy-penalty =
    { $who } ran out of time over an unfinished lay and draws { $tiles ->
        [0] no tile: the stock is empty.
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
rummy-out = { $who } is out and gets { $points } points.
rummy-blocked = Nobody can go on. { $who } holds least and gets { $points } points.
rummy-match-rounds =
    After { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } { $winners } won with { $points } points.
rummy-match-points = { $winners } reached { $target } points and won with { $points }.

# Why not

rummy-not-due = It is not your turn.
rummy-not-now = That cannot be done now.
rummy-over = The match is over.
rummy-menu-gone = That is no longer offered.
rummy-lots-seats = Everyone draws one tile, and those who tie draw again.
rummy-shuffle-tiles = All 106 tiles are shuffled, each once.
rummy-stock-empty = The stock is empty: lay tiles or pass.
rummy-stock-left =
    There { $stock ->
        [one] is 1 tile
       *[other] are { $stock } tiles
    } in the stock: draw instead of passing.
rummy-no-penalty = There is no penalty at this table.
rummy-penalty-late = Three tiles are drawn only when time runs out; write “draw” to draw one.
rummy-no-assist = At this table you say yourself where tiles go, as in “r5 b5 : {"{"}r5 b5 k5{"}"}”.
rummy-set-short = { $set } is too short: a set has at least three tiles.
rummy-set-jokers = { $set } needs a tile with a number.
rummy-group-numbers = { $set } is no group: its tiles have different numbers.
rummy-group-colours = { $set } is no group: each colour can be in it once.
rummy-row-colours = { $set } is no row: its tiles have different colours.
rummy-row-gap = { $set } is no row: its numbers do not follow one another.
rummy-row-end = { $set } is no row: numbers go from 1 to 13, and 1 does not follow 13.
rummy-lay-nothing = Lay at least one tile from your rack.
rummy-lay-not-held = You do not hold { $tiles }.
rummy-lay-not-so-many = You do not hold that many: { $tiles }.
rummy-lay-unplaced = No set has a place for { $tiles }.
rummy-lay-foreign = { $set }: neither your rack nor the table has { $tiles } for it.
rummy-lay-unnamed = { $set } has more from your rack, { $tiles }: every tile that you lay comes before the colon.
rummy-lay-rest = You took from { $set }: what becomes of { $tiles }?
rummy-opening-own = { $set }: your first lay is made of your own tiles only; not yours: { $tiles }.
rummy-opening-points = { $points } of { $needed } for the opening.
rummy-opening-rest = { $points } of { $needed } for the opening; no set has a place for { $tiles }.
rummy-locked = { $set } has a joker: it may grow, but nothing leaves it, unless you put the very tile from your rack in the joker’s place.
rummy-locked-merged = Sets with a joker stay apart: { $sets }.
rummy-joker-new = The { $joker } you exchanged must lie in a new set; { $set } is not new.
rummy-fits = { $count ->
    [one] It fits.
   *[other] They fit.
}
rummy-fits-somehow = { $count ->
    [one] It fits; perhaps fewer sets would have to change.
   *[other] They fit; perhaps fewer sets would have to change.
}
rummy-all-but = All but { $tiles } fit.
rummy-none-fits = { $count ->
    [one] It does not fit.
   *[other] They do not fit.
}
rummy-unsure = I found no place in time; there may be one.
rummy-why-opening = not opened yet: at best { $points } of { $needed } points.
rummy-why-no-set = in no set of your own that you could open with.
rummy-why-after-opening = there is a place on the table, but only once you have opened.
rummy-why-nowhere = no place now.
rummy-why-locked = there would be a place if { $sets } could be taken apart; but a set with a joker stays together.
rummy-why-joker-idle = this could take the joker’s place in { $set }, but the joker would find no new set.

# How it is written

rummy-unreadable = Write the tiles you lay, as in “r5 b5” or “r5 b5 : {"{"}r5 b5 k5{"}"}”; or “draw”, or “pass”.
rummy-unreadable-tile = “{ $word }” is no tile. Tiles are r5 (red), b13 (blue), k1 (black), y7 (yellow) and J; write “r5 k5 y5”, or “draw”.
rummy-unreadable-sets = “{ $text }” cannot be read. A row is written [r4 r5 r6], a group {"{"}r8 b8 k8{"}"}.
rummy-unreadable-position = “{ $part }” cannot be read in a position.
rummy-unreadable-tiles = This position has a tile more often than it exists.
rummy-unreadable-data = This is not a stored game of Rummy.

# Questions

rummy-turn-of = It is the turn of { $who }.
rummy-round-over = Round { $round } is over.
rummy-before-round = Round { $round } is about to begin.
rummy-ask = Pick tiles to lay, or draw.
rummy-ask-opening = Pick tiles to open with, or draw. At best your rack has { $points } of { $needed } points.
rummy-ask-can-open = Pick tiles to open with, or draw. Your rack has { $points } points to lay, and { $needed } are enough.
rummy-ask-ahead = It is not your turn yet; you can pick tiles ahead.
rummy-ask-picked = Picked: { $tiles }. { $status }
rummy-ask-picked-only =
    Picked: { $tiles }, { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
rummy-ask-picked-ahead = Picked ahead, with the table as it is now: { $tiles }. { $status }
rummy-ask-sets = You lay { $tiles }. Which sets change? So far: { $sets }.
rummy-ask-made =
    Which set do you make next? So far: { $sets }; { $left ->
        [one] 1 tile lies loose.
       *[other] { $left } tiles lie loose.
    }

# Answers

rummy-draw = Draw a tile
rummy-pass = Pass
rummy-find = Find a place
rummy-hand = By hand
rummy-build = Now make the new sets
rummy-most-tiles =
    Most tiles: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
rummy-most-points =
    Most points: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
rummy-many-tiles =
    Best found: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
rummy-many-points =
    Best found: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
rummy-by-colour = Sort by colour
rummy-by-number = Sort by number
rummy-onto = onto { $set }
rummy-onto-not = These tiles do not go onto { $set }.
rummy-ready = { $set }, { $points } points
rummy-tile-choice = { $tile }
rummy-tile-second = { $tile } (2nd)
rummy-page-colour = From { $first } on
rummy-page-number = Numbers from { $first } on
rummy-take = { $set }
rummy-take-second = { $set } (2nd)
rummy-shelf = Sets from { $set } on
rummy-make = { $set }
rummy-more = More, from { $set } on

# Before a play is made

rummy-confirm-draw =
    You draw a tile, and your turn is over; the stock has { $stock ->
        [one] 1 tile.
       *[other] { $stock } tiles.
    }
rummy-confirm-pass = You pass.
rummy-confirm-pass-last = You pass, and as everyone has passed the round ends.
rummy-confirm-out = You lay { $tiles } and are out: the round is yours. New or changed: { $sets }.
rummy-confirm-opening =
    You open with { $points } points: { $tiles }. New: { $sets }. { $left ->
        [one] 1 tile is left.
       *[other] { $left } tiles are left.
    }
rummy-confirm-lay =
    You lay { $tiles }. { $changed ->
        [0] No set is taken apart.
        [one] 1 set is taken apart.
       *[other] { $changed } sets are taken apart.
    } New or changed: { $sets }. { $left ->
        [one] 1 tile is left.
       *[other] { $left } tiles are left.
    }
