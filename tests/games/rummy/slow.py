"""The solver a second time, slow and plain: every way to make sets of some tiles, judged by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from games.protocol import Refused
from games.rummy.board import JOKER, Meld, arrange, check, group, row, spread, tile
from games.rummy.judge import Lay, settle
from games.rummy.solver import changed


def every_set() -> list[Meld]:
    """All sets that there are, of any length, with up to two jokers."""
    found = set()
    for c in range(4):
        for first in range(1, 12):
            for last in range(first + 2, 14):
                faces = [tile(c, n) for n in range(first, last + 1)]
                for jokers in range(3):
                    for places in combinations(range(len(faces)), jokers):
                        found.add(row(JOKER if i in places else f for i, f in enumerate(faces)))
    for n in range(1, 14):
        for many in range(1, 5):
            for colours in combinations(range(4), many):
                for jokers in range(3):
                    if 3 <= many + jokers <= 4:
                        found.add(group([tile(c, n) for c in colours] + [JOKER] * jokers))
    return [meld for meld in found if _is_set(meld)]


def _is_set(meld: Meld) -> bool:
    try:
        check(meld)
    except Refused:
        return False
    return True


SETS = [(meld, Counter(meld.tiles)) for meld in every_set()]


def of(tiles: Counter[int]) -> list[tuple[Meld, Counter[int]]]:
    """The sets that some of these tiles make."""
    return [(meld, used) for meld, used in SETS if used <= tiles]


def arrangements(
    tiles: Counter[int], sets: list[tuple[Meld, Counter[int]]]
) -> Iterator[tuple[Meld, ...]]:
    """Every way to make sets of exactly these tiles."""
    if not tiles:
        yield ()
        return
    lowest = min(tiles)
    for meld, used in sets:
        if lowest in used and used <= tiles:
            for made in arrangements(tiles - used, sets):
                yield (meld, *made)


def allowed(
    table: Sequence[Meld], tiles: Sequence[int], *, opened: bool, sets=None
) -> Iterator[tuple[Meld, ...]]:
    """Every table that laying exactly these tiles may lead to."""
    loose = Counter(tiles) + (spread(table) if opened else Counter())
    for made in arrangements(loose, of(loose) if sets is None else sets):
        if _accepted(table, tiles, made, opened=opened):
            yield arrange(made) if opened else arrange((*table, *made))


def _accepted(
    table: Sequence[Meld], tiles: Sequence[int], made: Sequence[Meld], *, opened: bool
) -> bool:
    try:
        settle(table, tiles, Lay(tuple(tiles), tuple(made)), opened=opened)
    except Refused:
        return False
    return True


def fewest_changes(table: Sequence[Meld], tiles: Sequence[int]) -> int | None:
    """How few sets are broken when these tiles are laid; None where they do not fit."""
    return min(
        (changed(table, after) for after in allowed(table, tiles, opened=True)), default=None
    )


def choices(rack: Sequence[int]) -> Iterator[list[int]]:
    """Every choice of tiles from a rack."""
    counts = sorted(Counter(rack).items())
    for numbers in product(*[range(many + 1) for _, many in counts]):
        yield [face for (face, _), n in zip(counts, numbers, strict=True) for _ in range(n)]


def best(table: Sequence[Meld], rack: Sequence[int], worth, *, opened: bool) -> int:
    """The most that any choice of tiles from the rack can lay."""
    sets = of(Counter(rack) + (spread(table) if opened else Counter()))
    most = 0
    for chosen in choices(rack):
        if worth(chosen) > most and any(
            True for _ in allowed(table, chosen, opened=opened, sets=sets)
        ):
            most = worth(chosen)
    return most
