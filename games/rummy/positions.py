"""Whole positions on one line, exactly there and back:

`2 - ; [r4 J r6] {b8 k8 y8} ; !r5 r7 b3 / k1 k2 ; turn 0`, and for a whole state what follows:
`; stock TILES ; passes N ; last P ; starter P ; scores 78,-62 ; round N/M ; due lots`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from games.protocol import NATURE, Refused, Seat, Setup, Unreadable, agree
from games.rummy.board import TILES, Face, Meld, arrange, check, spread
from games.rummy.notation import clipped, read_sets, read_tiles, write_sets, write_tiles
from games.rummy.state import COUNTS, OPTIONS, Due, State
from games.text import Text

T = TypeVar("T")


def write_position(state: State) -> str:
    """The whole position on one line."""
    options = ",".join(
        f"{option.name}={state.setup[option.name]}"
        for option in OPTIONS
        if state.setup[option.name] != option.default
    )
    racks = " / ".join(
        ("!" if out else "") + (write_tiles(rack) or "-")
        for rack, out in zip(state.racks, state.opened, strict=True)
    )
    parts = [
        f"{state.players} {options or '-'}",
        write_sets(state.table),
        racks,
        f"turn {state.turn}",
        f"stock {write_tiles(state.stock) or '-'}",
        f"passes {state.passes}",
        f"last {_write_seat(state.last)}",
        f"starter {_write_seat(state.starter)}",
        f"scores {','.join(map(str, state.scores))}",
        f"round {state.round}/{_rounds(state.setup)}",
    ]
    if state.due:
        parts.append(f"due {state.due}")
    return " ; ".join(parts)


def read_position(text: str) -> State:
    """The state that a line means; without further parts the middle of a round."""
    parts = [part.strip() for part in text.split(";")]
    if len(parts) < 4:
        raise Unreadable(Text("rummy-unreadable-position", part=clipped(text)))
    setup = _read_setup(parts[0])
    table = arrange(_read(parts[1], _read_table))
    racks, opened = _read_racks(parts[2], setup.players)
    more = dict(_read(part, _read_part) for part in parts[3:])
    unused = Counter(TILES)
    unused.subtract(spread(table))
    unused.subtract(face for rack in racks for face in rack)
    stock = more.pop("stock", None)
    if stock is not None:
        unused.subtract(_hand(stock))
    if min(unused.values()) < 0:
        raise Unreadable(Text("rummy-unreadable-tiles"))
    number, _, rounds = more.pop("round", f"1/{_rounds(setup)}").partition("/")
    if rounds != _rounds(setup):
        raise Unreadable(
            Text("rummy-unreadable-position", part=clipped(f"round {number}/{rounds}"))
        )
    state = State(
        setup=setup,
        round=_read(number, _natural),
        due=_read(more.pop("due", ""), _read_due),
        turn=_seat(more.pop("turn", "?"), setup),
        starter=_seat(more.pop("starter", "0"), setup, nobody=True),
        table=table,
        racks=racks,
        opened=opened,
        stock=tuple(unused.elements()) if stock is None else _hand(stock),
        passes=_read(more.pop("passes", "0"), _natural),
        last=_seat(more.pop("last", "-"), setup, nobody=True),
        scores=_read_scores(more.pop("scores", ",".join("0" * setup.players)), setup.players),
    )
    for part in more:
        raise Unreadable(Text("rummy-unreadable-position", part=clipped(part)))
    return state


def _rounds(setup: Setup) -> str:
    return setup["rounds"] if setup["points"] == "off" else "-"


def _write_seat(seat: Seat) -> str:
    return "-" if seat == NATURE else str(seat)


def _read(part: str, reader: Callable[[str], T]) -> T:
    """What a part means; whatever is wrong with it, that part cannot be read."""
    try:
        return reader(part)
    except Unreadable:
        raise
    except ValueError:
        raise Unreadable(Text("rummy-unreadable-position", part=clipped(part))) from None


def _read_setup(part: str) -> Setup:
    players, _, written = part.partition(" ")
    try:
        chosen = [] if written.strip() in ("", "-") else written.strip().split(",")
        pairs = [(name, value) for name, _, value in (one.partition("=") for one in chosen)]
        agreed = agree(Setup(int(players), tuple(pairs)), COUNTS, OPTIONS)
    except ValueError:
        raise Unreadable(Text("rummy-unreadable-position", part=clipped(part))) from None
    return Setup(int(players), tuple((option.name, agreed[option.name]) for option in OPTIONS))


def _read_table(part: str) -> tuple[Meld, ...]:
    melds = read_sets(part)
    for meld in melds:
        try:
            check(meld)
        except Refused as refused:
            raise Unreadable(refused.text) from None
    return melds


def _read_racks(part: str, players: int) -> tuple[tuple[tuple[Face, ...], ...], tuple[bool, ...]]:
    racks = [rack.strip() for rack in part.split("/")]
    if len(racks) != players:
        raise Unreadable(Text("rummy-unreadable-position", part=clipped(part)))
    tiles = tuple(tuple(sorted(_hand(rack.removeprefix("!")))) for rack in racks)
    return tiles, tuple(rack.startswith("!") for rack in racks)


def _hand(text: str) -> tuple[Face, ...]:
    return () if text.strip() == "-" else read_tiles(text)


def _read_part(part: str) -> tuple[str, str]:
    key, _, value = part.partition(" ")
    if not value:
        raise Unreadable(Text("rummy-unreadable-position", part=clipped(part)))
    return key, value.strip()


def _read_due(part: str) -> Due:
    if part == "lots":
        return "lots"
    if part == "shuffle":
        return "shuffle"
    if part:
        raise Unreadable(Text("rummy-unreadable-position", part=clipped(part)))
    return ""


def _natural(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise Unreadable(Text("rummy-unreadable-position", part=clipped(text)))
    return int(text)


def _seat(text: str, setup: Setup, *, nobody: bool = False) -> Seat:
    if nobody and text == "-":
        return NATURE
    seat = _natural(text)
    if seat >= setup.players:
        raise Unreadable(Text("rummy-unreadable-position", part=clipped(text)))
    return seat


def _read_scores(text: str, players: int) -> tuple[int, ...]:
    scores = _read(text, lambda part: tuple(int(one) for one in part.split(",")))
    if len(scores) != players:
        raise Unreadable(Text("rummy-unreadable-position", part=clipped(text)))
    return scores
