# What is written in the pictures of Rummy

picture-rummy-empty = Nothing on the table yet
picture-rummy-before = Round { $round } is about to begin
picture-rummy-yours = Your turn
picture-rummy-waiting = { $who } is to play
picture-rummy-over = Round { $round } is over
picture-rummy-picked = { $picked } picked of { $tiles }
picture-rummy-preview = Preview: { $new } new, { $moved } moved
picture-rummy-rack-change = rack { $before } → { $after }
picture-rummy-rack-size =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }

# The same in words, for those who see no picture

rummy-colour = { $value }
rummy-colour-r = red
rummy-colour-b = blue
rummy-colour-k = black
rummy-colour-y = yellow

picture-rummy-head = Rummy, round { $round }.
picture-rummy-say-before = The round is about to begin.
picture-rummy-say-over = The round is over.
picture-rummy-say-you = You are to play.
picture-rummy-say-turn = { $who } is to play.
picture-rummy-say-preview = This is a preview of what you would lay; it is not played yet.
picture-rummy-laid = { $who } laid { $tiles }.
picture-rummy-laid-you = You laid { $tiles }.
picture-rummy-drew =
    { $tiles ->
        [0] { $who } passed.
        [one] { $who } drew a tile.
       *[other] { $who } drew { $tiles } tiles.
    }
picture-rummy-drew-you =
    { $tiles ->
        [0] You passed.
        [one] You drew a tile.
       *[other] You drew { $tiles } tiles.
    }
picture-rummy-moved = { $tiles } moved to another set.
picture-rummy-table = On the table: { $sets }.
picture-rummy-table-empty = Nothing is on the table yet.
picture-rummy-table-count =
    On the table { $sets ->
        [one] is 1 set:
       *[other] are { $sets } sets:
    }
picture-rummy-between = {"; "}
picture-rummy-row = { $colour } { $first } to { $last }
picture-rummy-row-jokers = { $colour } { $first } to { $last } with a joker for { $jokers }
picture-rummy-group = { $number } in { $colours }
picture-rummy-group-jokers =
    { $number } in { $colours } and { $jokers ->
        [one] a joker
       *[other] { $jokers } jokers
    } for { $open }
picture-rummy-or = { $left } or { $right }
picture-rummy-set = { $place }. { $set }.
picture-rummy-set-news = { $place }. { $set }: { $news }.
picture-rummy-news-laid = { $tiles } laid by { $who }
picture-rummy-news-yours = { $tiles } laid by you
picture-rummy-news-moved = { $tiles } moved here
picture-rummy-tile = { $colour } { $number }
picture-rummy-joker = joker
picture-rummy-seat =
    { $who }: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
picture-rummy-seat-closed =
    { $who }: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, has not opened yet.
picture-rummy-you =
    You: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
picture-rummy-you-closed =
    You: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }; you have not opened yet.
picture-rummy-stock =
    { $tiles ->
        [0] The stock is empty.
        [one] 1 tile is in the stock.
       *[other] { $tiles } tiles are in the stock.
    }
picture-rummy-rack = Your rack: { $tiles }.
picture-rummy-rack-of = { $who } holds { $tiles }.
picture-rummy-rack-colour = { $colour } { $numbers }
picture-rummy-rack-jokers =
    { $jokers ->
        [one] a joker
       *[other] { $jokers } jokers
    }
picture-rummy-say-picked = Picked: { $tiles }.
picture-rummy-say-drawn = Drawn last: { $tiles }.
