"""How a game ended: the end of a round, and the result with the score of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from games.protocol import Outcome, Seat
from games.text import Text, who
from render.boxes import bordered, rounded
from render.lettering import fit, length, wrapped
from render.lobby import GAP, MARGIN, called
from render.pen import Pen
from render.picture import Area, Picture, Say, shortened
from render.pieces import around, marble
from render.sheet import Sheet
from render.theme import BOLD, WIDTH

NAMES: Final = 320  # px that a score table keeps for names
LANES: Final = 84  # px a finish
LANE: Final = 520  # px across
WORDS: Final = 460  # px that what was counted keeps for its name
HEAD, SMALL_HEAD = 62, 44  # sizes of who won: on one line, and on two
WHY: Final = 40  # size of how it ended


class Fact(NamedTuple):
    """Something counted for each party: marbles home, sevens, folds."""

    what: Text
    counts: tuple[int, ...]


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


class Banner(NamedTuple):
    """Who won, and how; each on as many lines as it needs."""

    head: list[str]
    size: int
    why: list[str]

    @property
    def height(self) -> int:
        return 190 + 56 * (len(self.head) - 1) + 50 * (max(1, len(self.why)) - 1)


def paint_result(result: Result, *, say: Say, theme: str, paper: type[Sheet] = Sheet) -> Picture:
    """The end of a round or of the match: who won and why, what was counted, the score table."""
    headline, why = say(_headline(result.outcome)), say(result.outcome.why)
    banner = worded(headline, why, _banner_room(result))
    parts = (
        (_finishes, _finishes_height(result)),
        (_facts, _facts_height(result)),
        (_score, _table_height(result)),
    )
    height = MARGIN + banner.height + sum(GAP + high for _, high in parts if high) + MARGIN
    height += 8 * (height == WIDTH)
    sheet = paper("table", theme, WIDTH, height, "canvas")
    _banner(sheet, result, banner)
    y = MARGIN + banner.height + GAP
    for paint, high in parts:
        if high:
            paint(sheet, result, y, high, say)
            y += high + GAP
    head = [] if why.startswith(headline) else [f"{headline}."]
    whole = "\n".join([*head, why, *(say(text) for text in _lines(result))])
    alt = shortened(whole.replace("\n", " "))
    return Picture(sheet.png(), WIDTH, height, alt, whole, {})


def worded(headline: str, why: str, room: int) -> Banner:
    """What the banner says; how it ended does not say again who won."""
    head, size = [headline], HEAD
    if fit(headline, HEAD, room, SMALL_HEAD).text != headline:
        head, size = wrapped(headline, SMALL_HEAD, room, 2), SMALL_HEAD
    rest = why.removeprefix(headline).strip(" .") if why.startswith(headline) else why
    return Banner(head, size, wrapped(rest, WHY, room, 5) if rest else [])


def _headline(outcome: Outcome) -> Text:
    winners = tuple(who(seat) for seat in outcome.winners)
    if not winners:
        return Text("picture-draw") if outcome.final else Text("picture-round-draw")
    number = len(outcome.rounds)
    if outcome.final:
        return Text("picture-won", who=winners, count=len(winners))
    return Text("picture-round-won", who=winners, count=len(winners), round=number)


def _lines(result: Result) -> list[Text]:
    """Marbles home, facts and score in words."""
    found = []
    for i in result.order:
        names = tuple(who(seat) for seat in result.teams[i])
        for seat in result.teams[i] if result.finishes else ():
            home = result.finishes[seat].bit_count()
            found.append(Text("picture-home", who=who(seat), count=home))
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


def _banner(sheet: Sheet, result: Result, banner: Banner) -> None:
    height = banner.height
    rounded(sheet, (MARGIN, MARGIN, WIDTH - 2 * MARGIN, height), 28, "on", "canvas")
    x = MARGIN + 86
    for seat in result.outcome.winners[:3]:
        args = (result.colour(seat), 52, "on_text", 5)
        sheet.put(marble, x, MARGIN + height // 2, around(56), "on", *args)
        x += 102
    room = _banner_room(result)
    x, y = WIDTH - MARGIN - 30 - room, MARGIN + (66 if banner.why else height // 2)
    lines = [
        *((line, banner.size, "on_text", 36, 56) for line in banner.head),
        *((line, WHY, "on_soft", 30, 50) for line in banner.why),
    ]
    for i, (line, size, ink, least, step) in enumerate(lines):
        y += (72 if i == len(banner.head) else step) if i else 0
        sheet.text(x, y, line, size, ink, "on", align="left", width=room, least=least)


def _finishes_height(result: Result) -> int:
    return LANES * len(result.finishes) + 34 if result.finishes else 0


def _facts_height(result: Result) -> int:
    return 78 + 64 * len(result.facts) + 20 if result.facts else 0


def _finishes(sheet: Sheet, result: Result, y: int, height: int, say: Say) -> None:
    """DOG: everyone with the marbles that are home, partners together."""
    x, width = MARGIN, WIDTH - 2 * MARGIN
    bordered(sheet, (x, y, width, height), 26, "board", "edge", 4, "canvas")
    top = y + 17
    for place, i in enumerate(result.order):
        team = result.teams[i]
        if place and max(map(len, result.teams)) > 1:
            sheet.rect(x + 24, top - 2, width - 48, 4, "edge")
        for seat in team:
            middle, number = top + LANES // 2, result.colour(seat)
            sheet.put(marble, x + 58, middle, around(27), "board", number, 25)
            name, room = called(result.names[seat], number, say), width - LANE - 130
            args = (name, 40, "text", "board")
            sheet.text(x + 100, middle, *args, align="left", width=room, least=28)
            at, box = x + width - LANE // 2 - 16, (-LANE // 2, -42, LANE, 84)
            sheet.put(_finish, at, middle, box, "board", number, result.finishes[seat], 76)
            top += LANES


def _finish(pen: Pen, number: int, bits: int, high: int) -> None:
    """A start, and the four fields of its finish with the marbles that are home."""
    colour = f"seat{number}"
    x = -LANE // 2 + 56
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


def _facts(sheet: Sheet, result: Result, y: int, height: int, say: Say) -> None:
    """What was counted: a row a fact, a column a party."""
    x, width = MARGIN, WIDTH - 2 * MARGIN
    bordered(sheet, (x, y, width, height), 26, "plate", "plate_edge", 3, "canvas")
    count = len(result.teams)
    column = min(150, (width - WORDS) // count)
    middles = [x + width - 20 - column * (count - k) + column // 2 for k in range(count)]
    for k, i in enumerate(result.order):
        team = result.teams[i]
        step = min(50, (column - 8) // len(team))
        for m, seat in enumerate(team):
            at = middles[k] + round((m - (len(team) - 1) / 2) * step)
            args = (result.colour(seat), min(22, step // 2), "mout", 3)
            sheet.put(marble, at, y + 46, around(25), "plate", *args)
    room = middles[0] - column // 2 - x - 36
    size = min(fit(say(fact.what), 38, room, 28).size for fact in result.facts)
    for row, fact in enumerate(result.facts):
        middle = y + 110 + row * 64
        sheet.rect(x + 24, middle - 32, width - 48, 3, "plate_edge")
        words = say(fact.what)
        sheet.text(x + 28, middle, words, size, "text", "plate", align="left", width=room, least=28)
        for k, i in enumerate(result.order):
            sheet.text(middles[k], middle, str(fact.counts[i]), 44, "text", "plate")


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
        name, room = called(result.names[seat], number, say), columns.names
        sheet.text(x + 88, at, name, 40, ink, fill, align="left", width=room, least=28)
    for n, at in columns.rounds.items():
        points = result.rows[n][i]
        sheet.text(at, middle, _signed(points), 44, ink if points > 0 else soft, fill)
    sheet.rect(columns.edge, y + 14, 3, height - 34, line)
    total = _signed(sum(row[i] for row in result.rows))
    sheet.text(columns.total, middle, total, 56, ink, fill)
