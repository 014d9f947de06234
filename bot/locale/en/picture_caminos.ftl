# What is written in the pictures of Caminos

picture-caminos-to-play = { $who } to play
picture-caminos-lot = The lot decides who begins
picture-caminos-wins =
    { $many ->
        [one] { $who } wins
       *[other] { $who } win
    }
picture-caminos-drawn = Drawn
picture-caminos-faces =
    { $tops } tops + { $walls ->
        [one] 1 wall
       *[other] { $walls } walls
    }
picture-caminos-points =
    { $points } points: { $tops } tops + { $walls ->
        [one] 1 wall
       *[other] { $walls } walls
    }
picture-caminos-doubled =
    { $points } points: 2 × ({ $tops } tops + { $walls ->
        [one] 1 wall
       *[other] { $walls } walls
    })
picture-caminos-border = border stones { $green } : { $yellow }
picture-caminos-which = which way?
picture-caminos-place = place it?
picture-caminos-at = { $stone } at { $cell }
picture-caminos-out = out

# The same in words, for those who see no picture

picture-caminos-head = Caminos, { $board } board.
picture-caminos-head-round = Caminos, { $board } board, round { $round } of { $of }.
picture-caminos-you-are = You play { $colour }.
picture-caminos-say-lot = The lot decides who begins.
picture-caminos-say-you = You are to play.
picture-caminos-say-turn = { $who } is to play.
picture-caminos-say-blue =
    { $stones ->
        [one] 1 blue stone is still to be placed.
       *[other] { $stones } blue stones are still to be placed.
    }
picture-caminos-placed = { $who } placed { $placement }.
picture-caminos-placed-you = You placed { $placement }.
picture-caminos-ghost = Not placed yet: { $placement }.
picture-caminos-empty = The board is empty.
picture-caminos-tops = { $colour }: { $columns }.
picture-caminos-colour-G = Green
picture-caminos-colour-Y = Yellow
picture-caminos-colour-B = Blue
picture-caminos-colour = { $value }
picture-caminos-row = Row { $row }: { $columns }.
picture-caminos-row-empty = Row { $row } is empty.
picture-caminos-column = { $cubes }
picture-caminos-cube-G = green
picture-caminos-cube-Y = yellow
picture-caminos-cube-B = blue
picture-caminos-cube = { $value }
picture-caminos-upwards = { $low }-{ $high }
picture-caminos-how = Columns are named from the bottom up, cube by cube.
picture-caminos-barrier = { $one } and { $other } look joined and are not.
picture-caminos-path =
    The path: { $cells }; { $tops } tops and { $walls ->
        [one] 1 wall
       *[other] { $walls } walls
    }.
picture-caminos-hand = { $who }, { $colour }, has { $stones }.
picture-caminos-hand-you = You have { $stones }.
picture-caminos-hand-out = { $who }, { $colour }, is out for this round.
picture-caminos-hand-out-you = You are out for this round.
picture-caminos-none-left = no stones left
picture-caminos-stones = { $left } { $stone }
picture-caminos-score = Green { $green }, yellow { $yellow } points.
picture-caminos-postures = { $stone } at { $cell }, which way? { $ways }.
picture-caminos-posture = { $letter } is { $placement }
