"""What is new on the table: tiles laid, by whom, and tiles that moved from set to set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from games.protocol import Seat
from games.rummy.board import Face, Meld
from games.rummy.state import Play, View

MOVED: Final = -2  # beside seats, who are those that laid a tile
STILL: Final = -3

News = tuple[int, ...]  # for each tile of a set: the seat that laid it, MOVED or STILL


class Change(NamedTuple):
    """A table before, and who has laid what since."""

    before: tuple[Meld, ...]
    laid: tuple[tuple[Face, Seat], ...]
    known: bool = True  # else the position came without its record, and `before` is a guess


def news(view: View, since: int) -> tuple[News, ...]:
    """The news of every set on the table, counted from so many plays ago."""
    change = changed(view, since)
    if change is None:
        return tuple((STILL,) * len(meld.tiles) for meld in view.table)
    return _compared(change, view.table)


def changed(view: View, since: int) -> Change | None:
    """What the news are counted from; None: nothing is new. A preview shows what it would lay, and
    only that.
    """
    if view.laid and view.seat is not None:
        before = _replayed(view.record.plays)
        # A position read from text has no record: then what is laid is told, not what moved.
        known = Counter(_faces(before)) + Counter(view.laid) == Counter(_faces(view.table))
        laid = tuple((face, view.seat) for face in view.laid)
        if not known:
            return Change(_without(view.table, view.laid), laid, known=False)
        return Change(before, laid)
    plays = view.record.plays[-since:] if since > 0 else ()
    if not any(play.tiles for play in plays):
        return None
    table = Counter(view.table)
    for play in reversed(plays):
        table -= Counter(play.melds)
        table += Counter(play.gone)
    laid = tuple((face, play.seat) for play in plays for face in play.tiles)
    return Change(tuple(table.elements()), laid)


def _faces(melds: Sequence[Meld]) -> list[Face]:
    return [face for meld in melds for face in meld.tiles]


def _replayed(plays: Sequence[Play]) -> tuple[Meld, ...]:
    """The table as the plays of a round have made it."""
    table: Counter[Meld] = Counter()
    for play in plays:
        table -= Counter(play.gone)
        table += Counter(play.melds)
    return tuple(table.elements())


def _without(table: Sequence[Meld], laid: Sequence[Face]) -> tuple[Meld, ...]:
    """The sets that have none of the tiles laid, and what is left of the others, as if unmoved."""
    left = Counter(laid)
    before = []
    for meld in table:
        kept = []
        for face in meld.tiles:
            if left[face]:
                left[face] -= 1
            else:
                kept.append(face)
        before.append(Meld(meld.is_group, tuple(kept)))
    return tuple(before)


def _compared(change: Change, table: Sequence[Meld]) -> tuple[News, ...]:
    """Each changed set grew out of one set before it, the one it shares most with; that part is
    still. What was laid is new, and the rest has moved.
    """
    same = Counter(change.before)
    changed = []
    for index, meld in enumerate(table):
        if same[meld]:
            same[meld] -= 1
        else:
            changed.append(index)
    origins = _origins(list(same.elements()), {index: table[index] for index in changed})
    laid: dict[Face, list[Seat]] = {}
    for face, seat in change.laid:
        laid.setdefault(face, []).append(seat)
    found = [[STILL] * len(meld.tiles) for meld in table]
    for index in changed:
        still = Counter(origins.get(index, ()))
        for place, face in enumerate(table[index].tiles):
            if still[face]:
                still[face] -= 1
            elif laid.get(face):
                found[index][place] = laid[face].pop(0)
            else:
                found[index][place] = MOVED
    return tuple(map(tuple, found))


def _origins(gone: Sequence[Meld], changed: dict[int, Meld]) -> dict[int, tuple[Face, ...]]:
    """The tiles of the set that each changed one grew out of, the greatest overlaps first."""
    now = {index: set(meld.tiles) for index, meld in changed.items()}
    overlaps = sorted(
        (-len(there.intersection(old.tiles)), index, number)
        for number, old in enumerate(gone)
        for index, there in now.items()
    )
    origins: dict[int, tuple[Face, ...]] = {}
    used: set[int] = set()
    for overlap, index, number in overlaps:
        if overlap and index not in origins and number not in used:
            origins[index] = gone[number].tiles
            used.add(number)
    return origins
