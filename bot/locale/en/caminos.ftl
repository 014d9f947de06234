# Caminos: things of the field

caminos-board-square = square
caminos-board-rhombus = rhombus
caminos-board-octagon = octagon
caminos-board-ring = ring
caminos-board = { $value }
caminos-cell = { $value }
caminos-colour-G = green
caminos-colour-Y = yellow
caminos-colour = { $value }
caminos-side-N = north
caminos-side-NE = north-east
caminos-side-E = east
caminos-side-SE = south-east
caminos-side-S = south
caminos-side-SW = south-west
caminos-side-W = west
caminos-side-NW = north-west
caminos-side = { $value }
caminos-stone-B = blue stone
caminos-stone = { $value }

# What happened

caminos-lot = The lot falls on { $seat }, who begins.
caminos-next-round = Round { $round }: { $seat } begins.
caminos-placed = { $seat }: { $placement }
caminos-out-no-room = { $seat } cannot place any stone and is out for this round.
caminos-out-no-stones = { $seat } has placed every stone and is out for this round.

# How a round and a match ended

caminos-joined = { $players } made a path from side to side: a win.
caminos-joined-points = { $players } joined { $first } and { $second }: a path of { $points } faces, { $points } points.
caminos-joined-double = { $players } joined { $first } and { $second }, exactly opposite: a path of { $faces } faces, doubled to { $points } points.
caminos-no-path = Nobody can place a stone any more, and no path was made: a draw.
caminos-border-won = No path was made: a win for { $players } with fewer border stones, { $fewer } against { $more }.
caminos-border-drawn = No path was made, and both sides have { $stones ->
    [one] 1 border stone
   *[other] { $stones } border stones
}: a draw.
caminos-border-points = No path was made. { $players } won with fewer border stones, { $fewer } against { $more }, and got { $more ->
    [one] 1 point
   *[other] { $more } points
}.
caminos-border-equal = No path was made, and both sides have { $stones ->
    [one] 1 border stone
   *[other] { $stones } border stones
}: nobody scores.
caminos-match-won = { $last } The match is a win for { $players }, { $points } to { $other }.
caminos-match-drawn = { $last } The match is drawn, { $points } all.

# Choosing a placement

caminos-wait = It is the turn of { $seat }.
caminos-wait-lot = The lot decides who begins.
caminos-which-stone = Which stone do you place?
caminos-which-row = { $stone }: in which row is { $pivot }?
caminos-which-cell = { $stone }: on which cell of row { $row } is { $pivot }?
caminos-which-posture = { $stone } at { $cell }: which way?
caminos-which-lie = Place a blue stone first: shall it lie or stand?
caminos-which-direction = In which direction shall the blue stone lie at { $cell }?
caminos-pivot-L = its bend
caminos-pivot-T = its centre
caminos-pivot-Z = one of its two middle cubes
caminos-pivot-O = one of its cubes
caminos-pivot-B = its middle
caminos-pivot-upright = its foot
caminos-choose-stone = { $stone } ({ $left } left)
caminos-choose-row = Row { $row }
caminos-choose-cell = { $cell }
caminos-choose-posture = { $letter }: { $placement }
caminos-choose-lying = Lying
caminos-choose-upright = Upright
caminos-choose-east-west = East to west
caminos-choose-north-south = North to south
caminos-turn = Turn
caminos-turn-back = Turn back
caminos-confirm = Place { $placement }?
caminos-confirm-effects = Place { $placement }? { $effects }
caminos-and-then = { $first } { $rest }
caminos-barrier = No step leads between { $cells } and a neighbour of height 1: the cube in the middle is not yours.
caminos-border-stone = It counts as a border stone: then { $own } of yours, { $other } of the others.
caminos-last-of-kind = It is your last { $stone }.
caminos-covers = It covers { $cells } of the others.
caminos-covers-blue = It covers the blue stone on { $cells }.

# Why not

caminos-not-your-turn = It is not your turn to place a stone.
caminos-not-your-lot = Who begins is not for a player to say.
caminos-no-lot = Nothing is to be drawn now.
caminos-no-such-seat = There is no seat { $seat } to begin.
caminos-other-starter = { $seat } begins the next round.
caminos-no-such-choice = This cannot be chosen now.
caminos-unreadable = “{ $text }” cannot be read. A placement is written as the cells seen from above with the number of cubes in each, like L c3x3 d3.
caminos-no-cell = There is no cell { $cell } on the { $board }.
caminos-not-a-stone = These cells are not a stone: L, T, Z and O have four cubes that hang together.
caminos-not-blue = A blue stone comes first: a straight row of three, lying like c3 c4 c5 or upright like c3x3.
caminos-other-stone = These cells do not make { $stone }.
caminos-hollow = It would be hollow under { $cells }.
caminos-no-cube-on-board = No cube of it would stand on the board.
caminos-none-left = There is no { $stone } left.
caminos-why-no-room = There is no room for { $stone } anywhere.
caminos-why-out = You are out for this round.
caminos-why-blue-first = The blue stones are placed first.

# Positions as text

caminos-position-form = A position is written BOARD ROWS HANDS TURN OUT BLUE BORDER, then “; starter P ; scores G,Y ; round N/M”.
caminos-position-board = The first word is a board ({ $boards }), with +blue or +border after it.
caminos-position-rows = The rows do not fit the board: from the top, divided by “/”, cells by “,”; a cell is its column from the bottom up (G, Y, B), “-” if empty, “.” where there is none.
caminos-position-hands = The hands are written L4T4Z4O2, one a seat, divided by “|”, and nobody has more than they began with.
caminos-position-turn = There is no such seat or no such round.
caminos-position-out = Who is out is written with one letter a seat: o in, x out.
caminos-position-blue = That many blue stones are not to be placed.
caminos-position-rounds = Rounds, scores and +border do not go together.
caminos-position-over = A round is over (“!” after the seat) when the last to place has joined two sides, or when all are out; not otherwise.
caminos-position-due = The lot is not due in this position.
caminos-position-stuck = Seat { $seat } cannot place a stone here and cannot be on turn.
