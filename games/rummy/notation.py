"""Tiles, sets and plays as text: `r5 b5 : {r5 b5 k5} [k6 k7 k8]`, `draw`, `pass`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from games.protocol import Refused, Seat, Unreadable
from games.rummy.board import FACES, Face, Meld, arrange, check, group, name, row
from games.rummy.fitting import seek
from games.rummy.judge import Lay, settle
from games.rummy.state import Action, Draw, Draws, Lots, Pass, Penalty, Shuffle, View
from games.text import Text

_SETS = re.compile(r"\s*(?:\[([^][{}]*)\]|\{([^][{}]*)\})\s*")
_WORDS: dict[str, Action] = {"draw": Draw(), "pass": Pass(), "penalty": Penalty()}


def clipped(text: str) -> str:
    """The beginning of something typed, short enough to be quoted."""
    return text if len(text) <= 40 else f"{text[:39]}…"


def write_tiles(faces: Iterable[Face]) -> str:
    """`r5 b5 J`."""
    return " ".join(name(face) for face in faces)


def read_tiles(text: str) -> tuple[Face, ...]:
    """The inverse; commas will do, and capitals."""
    names = {written.lower(): face for written, face in FACES.items()}
    found = []
    for word in text.replace(",", " ").split():
        if word.lower() not in names:
            raise Unreadable(Text("rummy-unreadable-tile", word=clipped(word)))
        found.append(names[word.lower()])
    return tuple(found)


def write_sets(melds: Iterable[Meld]) -> str:
    """`[r4 J r6] {b8 k8 y8}`; `-` for none."""
    return " ".join(map(str, melds)) or "-"


def read_sets(text: str) -> tuple[Meld, ...]:
    """The inverse; whether they are legal is for the rules to say."""
    text = text.strip()
    if text == "-":
        return ()
    melds, at = [], 0
    while at < len(text):
        found = _SETS.match(text, at)
        if found is None:
            raise Unreadable(Text("rummy-unreadable-sets", text=clipped(text[at:])))
        tiles = read_tiles(found[1] if found[1] is not None else found[2])
        melds.append(row(tiles) if found[1] is not None else group(tiles))
        at = found.end()
    return tuple(melds)


def write(view: View, action: Action) -> str:  # noqa: ARG001 - see below
    """An action in notation; it needs no view to be understood."""
    return spell(action)


def spell(action: Action) -> str:
    """An action in full."""
    match action:
        case Lay(tiles, melds):
            return f"{write_tiles(tiles)} : {write_sets(melds)}"
        case Lots(draws):
            return "lots " + " / ".join(_write_draws(one) for one in draws)
        case Shuffle(order):
            return f"shuffle {write_tiles(order)}"
        case Draw():
            return "draw"
        case Pass():
            return "pass"
        case Penalty():
            return "penalty"


def read(view: View, text: str) -> Action:
    """The action that a text means; where a lay leaves its sets out, a place is found (R18)."""
    action = parse(text)
    if isinstance(action, Penalty) and view.is_due:  # three tiles are no choice of anybody's
        raise Refused(Text("rummy-penalty-late"))
    if not isinstance(action, Lay):
        return action
    if not action.melds:
        return _find(view, action.tiles)
    if view.is_due:  # a log is read with the views of its time; others are judged by `apply`
        settle(view.table, view.rack, action, opened=view.is_open)
    return action


def parse(text: str) -> Action:
    """The action as it is written; a lay without sets has none yet."""
    text = text.strip()
    word, _, rest = text.partition(" ")
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    if word == "lots":
        return Lots(tuple(_read_draws(one) for one in rest.split("/")))
    if word == "shuffle":
        return Shuffle(read_tiles(rest))
    written, _, sets = text.partition(":")
    if not written.strip():
        raise Unreadable(Text("rummy-unreadable"))
    return Lay(tuple(sorted(read_tiles(written))), arrange(_legal(read_sets(sets))))


def _legal(melds: tuple[Meld, ...]) -> tuple[Meld, ...]:
    for meld in melds:
        check(meld)
    return melds


def _find(view: View, tiles: tuple[Face, ...]) -> Lay:
    if not view.is_due:
        raise Refused(Text("rummy-not-due"))
    if view.setup["assist"] == "none":
        raise Refused(Text("rummy-no-assist"))
    sought = seek(view, tiles)
    if sought.lay is None:
        raise Refused(sought.why)
    return sought.lay


def _write_draws(draws: Draws) -> str:
    return " ".join(f"{seat}:{name(face)}" for seat, face in draws)


def _read_draws(text: str) -> Draws:
    draws: list[tuple[Seat, Face]] = []
    for word in text.split():
        seat, _, tile = word.partition(":")
        if not seat.isdecimal() or len(seat) > 1 or len(faces := read_tiles(tile)) != 1:
            raise Unreadable(Text("rummy-unreadable"))
        draws.append((int(seat), faces[0]))
    return tuple(draws)
