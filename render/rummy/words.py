"""The table in words: what a person who sees no picture plays from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, reduce

from games.protocol import NATURE, Seat
from games.rummy.board import (
    COLOURS,
    JOKER,
    Face,
    Meld,
    colour,
    group_number,
    missing,
    number,
    span,
)
from games.rummy.state import Play, View, is_over
from games.text import Arg, Tag, Text, who
from render.picture import Brief, Say
from render.rummy.news import MOVED, STILL, News


def told(view: View, news: Sequence[News], brief: Brief) -> tuple[str, str]:
    """The position in a few sentences, what matters first, and the whole of it, line by line."""
    say = brief.say
    moment = _moment(view, ended=brief.ended)
    begin = [say(text) for text in (*moment, *_plays(view, brief.since))]
    own = [say(text) for text in _own(view)]
    seats = [say(text) for text in _seats(view)]
    sets = [say(meld_words(meld)) for meld in view.table]
    if not sets:
        nothing = say(Text("picture-rummy-table-empty"))
        return " ".join((*begin, *own, nothing, *seats)), "\n".join((*begin, nothing, *seats, *own))
    between = say(Text("picture-rummy-between"))
    table = say(Text("picture-rummy-table", sets=between.join(sets)))
    count = say(Text("picture-rummy-table-count", sets=len(sets)))
    lines = [say(text) for text in _lines(view, news, sets)]
    moved = [say(text) for text in _moved(view, news)]
    return (
        " ".join((*begin, *own, table, *seats, *moved)),
        "\n".join((*begin, count, *lines, *seats, *own)),
    )


def set_lines(view: View, say: Say) -> list[str]:
    """Every set on the table, with its number."""
    if not view.table:
        return [say(Text("picture-rummy-table-empty"))]
    sets = [say(meld_words(meld)) for meld in view.table]
    count = say(Text("picture-rummy-table-count", sets=len(sets)))
    numbered = enumerate(sets, 1)
    return [count, *(say(Text("picture-rummy-set", place=at, set=one)) for at, one in numbered)]


def rack_lines(view: View, say: Say) -> list[str]:
    """The reader's own tiles."""
    return [say(text) for text in _own(view)]


def rack_words(view: View) -> tuple[Arg, ...]:
    """The viewing seat's tiles, by colour."""
    return _rack(view.rack)


def player_lines(view: View, say: Say) -> list[str]:
    """Everyone's number of tiles and points, the reader first, and the stock."""
    return [say(text) for text in _seats(view)]


def _moved(view: View, news: Sequence[News]) -> Iterator[Text]:
    moved = tuple(
        tile_words(face)
        for meld, marks in zip(view.table, news, strict=True)
        if MOVED in marks
        for face, mark in zip(meld.tiles, marks, strict=True)
        if mark == MOVED
    )
    if moved:
        yield Text("picture-rummy-moved", tiles=moved)


def _lines(view: View, news: Sequence[News], sets: Sequence[str]) -> Iterator[Text]:
    """Every set with its number, and what is new in it."""
    for place, (meld, marks, words) in enumerate(zip(view.table, news, sets, strict=True), 1):
        fresh = tuple(_set_news(view, meld, marks))
        if fresh:
            yield Text("picture-rummy-set-news", place=place, set=words, news=fresh)
        else:
            yield Text("picture-rummy-set", place=place, set=words)


def _moment(view: View, *, ended: bool) -> Iterator[Text]:
    yield Text("picture-rummy-head", round=view.round)
    if ended:
        yield Text("picture-say-ended")
    elif view.laid:
        yield Text("picture-rummy-say-preview")
    elif is_over(view):
        yield Text("picture-rummy-say-over")
    elif view.due:
        yield Text("picture-rummy-say-before")
    elif view.turn == view.seat:
        yield Text("picture-rummy-say-you")
    else:
        yield Text("picture-rummy-say-turn", who=who(view.turn))


def _plays(view: View, since: int) -> Iterator[Text]:
    """What happened since; a preview tells of itself only."""
    plays = view.record.plays[-since:] if since > 0 and not view.laid else ()
    yield from (_play(view, play) for play in plays)


def _play(view: View, play: Play) -> Text:
    mine = play.seat == view.seat
    if play.tiles:
        tiles = tuple(map(tile_words, play.tiles))
        if mine:
            return Text("picture-rummy-laid-you", tiles=tiles)
        return Text("picture-rummy-laid", who=who(play.seat), tiles=tiles)
    if mine:
        return Text("picture-rummy-drew-you", tiles=play.drawn)
    return Text("picture-rummy-drew", who=who(play.seat), tiles=play.drawn)


def _seats(view: View) -> Iterator[Text]:
    """Everyone in turn order, the reader first."""
    first = view.seat if view.seat is not None and view.seat != NATURE else 0
    for ahead in range(view.players):
        yield _seat(view, (first + ahead) % view.players)
    yield Text("picture-rummy-stock", tiles=view.stock_size)
    for seat, rack in enumerate(view.racks):
        if rack and seat != view.seat:
            yield Text("picture-rummy-rack-of", who=who(seat), tiles=_rack(rack))


def _seat(view: View, seat: Seat) -> Text:
    held, points = view.sizes[seat], view.scores[seat]
    if seat == view.seat:
        key = "picture-rummy-you" if view.opened[seat] else "picture-rummy-you-closed"
        return Text(key, tiles=held, points=points)
    key = "picture-rummy-seat" if view.opened[seat] else "picture-rummy-seat-closed"
    return Text(key, who=who(seat), tiles=held, points=points)


def _own(view: View) -> Iterator[Text]:
    """The reader's rack, what is picked of it, and what was drawn last."""
    if not view.rack:
        return
    yield Text("picture-rummy-rack", tiles=_rack(view.rack))
    if view.picked:
        yield Text("picture-rummy-say-picked", tiles=_rack([one // 2 for one in view.picked]))
    drawn = view.record.drawn[view.seat or 0] if view.record.drawn else ()
    if drawn:
        yield Text("picture-rummy-say-drawn", tiles=_rack(drawn))


def _rack(faces: Iterable[Face]) -> tuple[Arg, ...]:
    """Tiles by colour: 'red 2, 5 and 9, blue 7'."""
    held = sorted(faces)
    words: list[Arg] = []
    for c, letter in enumerate(COLOURS):
        numbers = tuple(str(number(face)) for face in held if colour(face) == c)
        if numbers:
            tag = Tag("rummy-colour", letter)
            words.append(Text("picture-rummy-rack-colour", colour=tag, numbers=numbers))
    if jokers := held.count(JOKER):
        words.append(Text("picture-rummy-rack-jokers", jokers=jokers))
    return tuple(words)


def _set_news(view: View, meld: Meld, marks: News) -> Iterator[Text]:
    for mark in sorted(set(marks) - {STILL}, reverse=True):
        tiles = tuple(
            tile_words(face) for face, own in zip(meld.tiles, marks, strict=True) if own == mark
        )
        if mark == MOVED:
            yield Text("picture-rummy-news-moved", tiles=tiles)
        elif mark == view.seat:
            yield Text("picture-rummy-news-yours", tiles=tiles)
        else:
            yield Text("picture-rummy-news-laid", tiles=tiles, who=who(mark))


@lru_cache(maxsize=64)
def tile_words(face: Face) -> Text:
    """'red 5', 'joker'."""
    if face == JOKER:
        return Text("picture-rummy-joker")
    return Text(
        "picture-rummy-tile",
        colour=Tag("rummy-colour", COLOURS[colour(face)]),
        number=str(number(face)),
    )


@lru_cache(maxsize=1024)
def meld_words(meld: Meld) -> Text:
    """'red 3 to 5', '8 in blue, black and a joker for red or yellow'."""
    if meld.is_group:
        colours = tuple(
            Tag("rummy-colour", COLOURS[colour(face)]) for face in meld.tiles if face != JOKER
        )
        value = str(group_number(meld))
        if not meld.jokers:
            return Text("picture-rummy-group", number=value, colours=colours)
        return Text(
            "picture-rummy-group-jokers",
            number=value,
            colours=colours,
            jokers=meld.jokers,
            open=_either([Tag("rummy-colour", COLOURS[c]) for c in missing(meld)]),
        )
    c, first, last = span(meld)
    tag = Tag("rummy-colour", COLOURS[c])
    if not meld.jokers:
        return Text("picture-rummy-row", colour=tag, first=str(first), last=str(last))
    jokers = tuple(str(first + i) for i, face in enumerate(meld.tiles) if face == JOKER)
    return Text(
        "picture-rummy-row-jokers", colour=tag, first=str(first), last=str(last), jokers=jokers
    )


def _either(args: Sequence[Arg]) -> Arg:
    return reduce(lambda left, right: Text("picture-rummy-or", left=left, right=right), args)
