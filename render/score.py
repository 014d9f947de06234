"""Tables in general: the lobby, the end of a round, and the result with the score of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from games.protocol import Outcome, Seat
from games.text import Tag, Text, who
from render.boxes import bordered, rounded
from render.lettering import length, readable, wrapped
from render.pen import Pen
from render.picture import Area, Picture, Say, shortened
from render.pieces import around, marble, tick
from render.sheet import Sheet
from render.theme import BOLD, WIDTH

MARGIN: Final = 24
GAP: Final = 20
NAMES: Final = 320  # px that a score table keeps for names
LANES: Final = 84  # px a finish
WHY: Final = 40  # size of how it ended


@dataclass(frozen=True, slots=True)
class Place:
    """A seat before the game: who sits there (None: nobody yet), and whether they are ready."""

    name: str | None
    ready: bool = False

    def free(self, say: Say) -> str:
        """What a seat says that nobody has taken."""
        return say(Text("picture-free"))


class Fact(NamedTuple):
    """Something counted for each party: marbles home, sevens, folds."""

    what: Text
    counts: tuple[int, ...]


def paint_lobby(
    game: str,
    seats: Sequence[Place],
    agreed: Sequence[Text],
    *,
    say: Say,
    theme: str,
    paper: type[Sheet] = Sheet,
) -> Picture:
    """Who sits where before the game, and what they agreed on, the most important first."""
    from render.dog.lobby import paint_board_lobby  # noqa: PLC0415 - it needs Place

    taken = sum(place.name is not None for place in seats)
    title = say(Text("picture-title-of", game=Tag("picture-title", game)))
    lines = [say(text) for text in agreed]
    count = say(Text("picture-seats", taken=taken, of=len(seats), free=len(seats) - taken))
    words = [title, *lines, count]
    if game == "dog":
        sheet, spots = paint_board_lobby(paper, theme, seats, words, say)
    else:
        sheet, spots = _lobby(paper, theme, seats, words, say)
    told = [", ".join([title, *lines]) + "."]
    for number, place in enumerate(seats):
        told.append(say(_lobby_seat(number, place)))
    whole = "\n".join([*told, count])
    alt = shortened(whole.replace("\n", " "))
    return Picture(sheet.png(), sheet.width, sheet.height, alt, whole, spots)


def _lobby_seat(number: Seat, place: Place) -> Text:
    colour = Tag("picture-colour", number)
    if place.name is None:
        return Text("picture-lobby-free", colour=colour)
    key = "picture-lobby-ready" if place.ready else "picture-lobby-waiting"
    return Text(key, name=place.name, colour=colour)


def _lobby(
    paper: type[Sheet], theme: str, seats: Sequence[Place], words: Sequence[str], say: Say
) -> tuple[Sheet, dict[str, Area]]:
    """Seats in two columns below the title and what was agreed."""
    title, *lines, count = words
    top = 190 + 54 * len(lines)
    high, wide = 150, (WIDTH - 2 * MARGIN - GAP) // 2
    rows = (len(seats) + 1) // 2
    height = top + rows * (high + GAP) + 124
    sheet = paper("table", theme, WIDTH, height + 8 * (height == WIDTH), "canvas")
    sheet.text(600, 96, title, 92, "text", "canvas", width=1100, least=60)
    for i, text in enumerate(lines):
        ink = "soft" if i else "text"
        sheet.text(600, 184 + 54 * i, text, 42, ink, "canvas", width=1120, least=36)
    spots: dict[str, Area] = {}
    for number, place in enumerate(seats):
        x = MARGIN + (number % 2) * (wide + GAP)
        y = top + (number // 2) * (high + GAP)
        spots[f"seat:{number}"] = (x, y, wide, high)
        _lobby_plate(sheet, (x, y, wide, high), number, place, say)
    bottom = top + rows * (high + GAP)
    bordered(
        sheet, (MARGIN, bottom, WIDTH - 2 * MARGIN, 100), 22, "plate", "plate_edge", 3, "canvas"
    )
    sheet.text(600, bottom + 50, count, 44, "text", "plate", width=1080, least=36)
    return sheet, spots


def _lobby_plate(sheet: Sheet, area: Area, number: Seat, place: Place, say: Say) -> None:
    x, y, width, height = area
    middle = y + height // 2
    if place.name is None:
        sheet.put(_dashed, x, y, (0, 0, width, height), "canvas", width, height)
        fill, ink, name = "canvas", "soft", place.free(say)
    else:
        bordered(sheet, area, 22, "plate", "plate_edge", 3, "canvas")
        fill, ink, name = "plate", "text", _name(place.name, number, say)
    sheet.put(marble, x + 70, middle, around(40), fill, number, 36)
    room = width - 150 - (70 if place.ready else 0)
    sheet.text(x + 128, middle, name, 44, ink, fill, align="left", width=room, least=36)
    if place.ready:
        sheet.put(tick, x + width - 56, middle, around(29), fill, 28, "on", "on_text")


def _dashed(pen: Pen, width: int, height: int) -> None:
    for y in (4, height - 4):
        pen.dashes([(22, y), (width - 22, y)], 5, "soft", 18, 14)
    for x in (4, width - 4):
        pen.dashes([(x, 22), (x, height - 22)], 5, "soft", 18, 14)


def _name(name: str, number: Seat, say: Say) -> str:
    drawn = readable(name, "")
    return drawn or say(Text("picture-nameless", colour=Tag("picture-colour", number)))


# Results


@dataclass(frozen=True, slots=True)
class Result:
    """What a result is made of: how it ended, who played with whom, and what was counted.

    `colours` are the marks of the seats where they are not in order. `match` is the score of a
    match of several games, a row a game, a number a party; where the outcome itself has rounds
    it is left empty. `finishes` are the marbles home of each seat in DOG, a bit a field.
    """

    outcome: Outcome
    names: tuple[str, ...]
    teams: tuple[tuple[Seat, ...], ...]
    facts: tuple[Fact, ...] = ()
    match: tuple[tuple[int, ...], ...] = ()
    finishes: tuple[int, ...] = ()
    colours: tuple[int, ...] = ()

    def colour(self, seat: Seat) -> int:
        """The mark of a seat."""
        return self.colours[seat] if self.colours else seat

    @property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The score table: a row a round, a number a party."""
        if self.match:
            return self.match
        first = [team[0] for team in self.teams]
        return tuple(tuple(row[seat] for seat in first) for row in self.outcome.rounds)

    @property
    def order(self) -> list[int]:
        """The parties, winners first, then by points."""
        sums = [sum(row[i] for row in self.rows) for i in range(len(self.teams))]
        won = [bool(set(team) & set(self.outcome.winners)) for team in self.teams]
        return sorted(range(len(self.teams)), key=lambda i: (not won[i], -sums[i], i))


def paint_result(result: Result, *, say: Say, theme: str, paper: type[Sheet] = Sheet) -> Picture:
    """The end of a round or of the match: who won and why, what was counted, the score table."""
    headline, why = say(_headline(result.outcome)), say(result.outcome.why)
    middle = _middle_height(result)
    table = _table_height(result)
    lines = wrapped(why, WHY, _banner_room(result), 3)
    banner = 190 + 50 * (len(lines) - 1)
    height = MARGIN + banner + sum(GAP + part for part in (middle, table) if part) + MARGIN
    height += 8 * (height == WIDTH)
    sheet = paper("table", theme, WIDTH, height, "canvas")
    _banner(sheet, result, headline, lines, banner)
    y = MARGIN + banner + GAP
    if middle:
        _middle(sheet, result, y, middle, say)
        y += middle + GAP
    if table:
        _score(sheet, result, y, table, say)
    whole = "\n".join([headline, why, *(say(text) for text in _lines(result))])
    alt = shortened(whole.replace("\n", " "))
    return Picture(sheet.png(), WIDTH, height, alt, whole, {})


def _headline(outcome: Outcome) -> Text:
    winners = tuple(who(seat) for seat in outcome.winners)
    if not winners:
        return Text("picture-draw") if outcome.final else Text("picture-round-draw")
    number = len(outcome.rounds)
    if outcome.final:
        return Text("picture-won", who=winners, count=len(winners))
    return Text("picture-round-won", who=winners, count=len(winners), round=number)


def _lines(result: Result) -> list[Text]:
    """Facts and score in words."""
    found = []
    for i in result.order:
        names = tuple(who(seat) for seat in result.teams[i])
        counted = tuple(
            Text("picture-fact", what=fact.what, count=fact.counts[i]) for fact in result.facts
        )
        if counted:
            found.append(Text("picture-counted", who=names, counts=counted))
        if result.rows:
            points = tuple(str(row[i]) for row in result.rows)
            total = sum(row[i] for row in result.rows)
            found.append(Text("picture-score", who=names, points=points, total=total))
    return found


def _banner_room(result: Result) -> int:
    """What the words have beside the marbles of the winners."""
    marbles = len(result.outcome.winners[:3])
    return WIDTH - 2 * MARGIN - 30 - 102 * marbles - (64 if marbles else 36)


def _banner(sheet: Sheet, result: Result, headline: str, lines: Sequence[str], height: int) -> None:
    rounded(sheet, (MARGIN, MARGIN, WIDTH - 2 * MARGIN, height), 28, "on", "canvas")
    x = MARGIN + 86
    for seat in result.outcome.winners[:3]:
        args = (result.colour(seat), 52, "on_text", 5)
        sheet.put(marble, x, MARGIN + height // 2, around(56), "on", *args)
        x += 102
    room = _banner_room(result)
    x = WIDTH - MARGIN - 30 - room
    sheet.text(x, MARGIN + 66, headline, 62, "on_text", "on", align="left", width=room, least=36)
    for i, line in enumerate(lines):
        y = MARGIN + 138 + 50 * i
        sheet.text(x, y, line, WHY, "on_soft", "on", align="left", width=room, least=30)


def _middle_height(result: Result) -> int:
    lanes = LANES * len(result.finishes) + 34 if result.finishes else 0
    facts = 78 + 64 * len(result.facts) + 20 if result.facts else 0
    return max(lanes, facts)


def _middle(sheet: Sheet, result: Result, y: int, height: int, say: Say) -> None:
    """DOG's finishes on the left, what was counted on the right."""
    left = MARGIN
    if result.finishes:
        wide = 530 if result.facts else WIDTH - 2 * MARGIN
        _finishes(sheet, result, (left, y, wide, height))
        left += wide + GAP
    if result.facts:
        _facts(sheet, result, (left, y, WIDTH - MARGIN - left, height), say)


def _finishes(sheet: Sheet, result: Result, area: Area) -> None:
    x, y, width, height = area
    bordered(sheet, area, 26, "board", "edge", 4, "canvas")
    seats = [seat for i in result.order for seat in result.teams[i]]
    step = (height - 20) // len(seats)
    for row, seat in enumerate(seats):
        middle = y + 10 + step // 2 + row * step
        args = (result.colour(seat), result.finishes[seat], min(step - 10, 76))
        box = (-width // 2 + 8, -42, width - 16, 84)
        sheet.put(_finish, x + width // 2, middle, box, "board", *args)


def _finish(pen: Pen, number: int, bits: int, high: int) -> None:
    """A start, and the four fields of its finish with the marbles that are home."""
    colour = f"seat{number}"
    x = -200
    pen.disc(x, 0, high / 2 - 2, "edge")
    pen.disc(x, 0, high / 2 - 5, colour)
    pen.disc(x, 0, high / 2 - 13, "hole")
    pen.line([(x + 52, -12), (x + 64, 0), (x + 52, 12)], 7, "soft")
    left, right = x + 112, x + 402
    for half, ink in ((high / 2, "edge"), (high / 2 - 3, colour), (high / 2 - 10, "track")):
        pen.line([(left, 0), (right, 0)], 2 * half, ink)
    for k in range(4):
        at = left + k * (right - left) / 3
        if bits >> k & 1:
            marble(pen, number, 26, x=at)
        else:
            pen.disc(at, 0, 23, "hole")


def _facts(sheet: Sheet, result: Result, area: Area, say: Say) -> None:
    x, y, width, height = area
    bordered(sheet, area, 26, "plate", "plate_edge", 3, "canvas")
    count = len(result.teams)
    column = min(160, (width - 230) // count)
    rights = [x + width - 20 - column * (count - k) + column // 2 for k in range(count)]
    for k, i in enumerate(result.order):
        team = result.teams[i]
        step = min(50, (column - 8) // len(team))
        for m, seat in enumerate(team):
            at = rights[k] + round((m - (len(team) - 1) / 2) * step)
            args = (result.colour(seat), min(22, step // 2), "mout", 3)
            sheet.put(marble, at, y + 46, around(25), "plate", *args)
    step = min(64, (height - 90) // len(result.facts))
    for row, fact in enumerate(result.facts):
        middle = y + 78 + step // 2 + row * step
        sheet.rect(x + 24, middle - step // 2, width - 48, 3, "plate_edge")
        room = rights[0] - column // 2 - x - 36
        words = say(fact.what)
        sheet.text(x + 28, middle, words, 38, "text", "plate", align="left", width=room, least=28)
        for k, i in enumerate(result.order):
            sheet.text(rights[k], middle, str(fact.counts[i]), 44, "text", "plate")


def _table_height(result: Result) -> int:
    if not result.rows:
        return 0
    return 92 + sum(_row_height(team) for team in result.teams) + 16


def _row_height(team: tuple[Seat, ...]) -> int:
    return 58 * len(team) + 26


class Columns(NamedTuple):
    """Where the numbers of a score table stand."""

    rounds: dict[int, int]  # number of a round -> its middle
    edge: int  # between the rounds and their sums
    total: int
    names: int  # how wide they may be


def _columns(result: Result) -> Columns:
    """As many rounds as have room beside the names; of more, the last ones."""
    rows = result.rows
    sums = [sum(row[i] for row in rows) for i in range(len(result.teams))]
    wide = max(112, *(length(_signed(n), BOLD, 56) + 28 for n in sums))
    right = WIDTH - MARGIN - 24 - wide
    room = right - MARGIN - NAMES
    needed = max(length(_signed(n), BOLD, 44) for row in rows for n in row) + 24
    shown = max(1, min(len(rows), room // needed))
    step = max(needed, min(134, room // shown))
    first = len(rows) - shown
    rounds = {n: right - step // 2 - (len(rows) - 1 - n) * step for n in range(first, len(rows))}
    return Columns(rounds, right, right + wide // 2, right - shown * step - MARGIN - 118)


def _score(sheet: Sheet, result: Result, y: int, height: int, say: Say) -> None:
    """A row a party, a column a round, and the sums."""
    area = (MARGIN, y, WIDTH - 2 * MARGIN, height)
    bordered(sheet, area, 26, "plate", "plate_edge", 3, "canvas")
    columns = _columns(result)
    head = say(Text("picture-game") if result.match else Text("picture-rounds"))
    left, line, room = MARGIN + 38, y + 48, columns.names + 50
    sheet.text(left, line, head, 38, "soft", "plate", align="left", width=room, least=30)
    for n, x in columns.rounds.items():
        sheet.text(x, line, str(n + 1), 38, "soft", "plate")
    sheet.text(columns.total, line, "Σ", 38, "text", "plate")
    top = y + 84
    for i in result.order:
        high = _row_height(result.teams[i])
        _row(sheet, result, i, (MARGIN + 12, top, WIDTH - 2 * MARGIN - 24, high), columns, say)
        top += high


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def _row(sheet: Sheet, result: Result, i: int, area: Area, columns: Columns, say: Say) -> None:
    x, y, width, height = area
    team = result.teams[i]
    fill, ink, soft, out, line = "plate", "text", "soft", "mout", "plate_edge"
    if set(team) & set(result.outcome.winners):
        fill, ink, soft, out, line = "on", "on_text", "on_soft", "on_text", "on_soft"
        rounded(sheet, (x, y, width, height - 6), 20, "on", "plate")
    middle = y + (height - 6) // 2
    for m, seat in enumerate(team):
        at, number = middle + round((m - (len(team) - 1) / 2) * 56), result.colour(seat)
        sheet.put(marble, x + 46, at, around(27), fill, number, 23, out)
        name, room = _name(result.names[seat], number, say), columns.names
        sheet.text(x + 88, at, name, 40, ink, fill, align="left", width=room, least=28)
    for n, at in columns.rounds.items():
        points = result.rows[n][i]
        sheet.text(at, middle, _signed(points), 44, ink if points > 0 else soft, fill)
    sheet.rect(columns.edge, y + 14, 3, height - 34, line)
    total = _signed(sum(row[i] for row in result.rows))
    sheet.text(columns.total, middle, total, 56, ink, fill)
