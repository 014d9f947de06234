"""Do these tiles fit, and if not, how far is it? What players are told (R18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from games.rummy.board import OPENING, Face, Meld, group, points, row, tags, tile
from games.rummy.judge import Lay, lay_to, not_held
from games.rummy.solver import Answer, most, place
from games.rummy.state import View
from games.text import Text


class Sought(NamedTuple):
    """A place for tiles, or what is in the way."""

    lay: Lay | None
    why: Text  # fits, or why not
    changed: int = 0  # sets that are not kept whole


def seek(view: View, tiles: Sequence[Face]) -> Sought:
    """A place for exactly these tiles of the viewing seat, with the fewest sets changed."""
    if not tiles:
        return Sought(None, Text("rummy-lay-nothing"))
    lacking = not_held(view.rack, tiles)
    if lacking is not None:
        return Sought(None, lacking)
    answer = place(view.table, tiles, opened=view.is_open)
    if answer.table is not None:
        fits = Text("rummy-fits" if answer.exact else "rummy-fits-somehow", count=len(tiles))
        return Sought(lay_to(view.table, answer.table), fits, answer.changed)
    if not answer.exact:
        return Sought(None, Text("rummy-unsure", tiles=tags(sorted(tiles))))
    return Sought(None, _gap(view, tiles))


def _gap(view: View, tiles: Sequence[Face]) -> Text:
    """How far it is: what of the tiles fits, or how many points are there."""
    if view.is_open:
        some = most(view.table, tiles, by="tiles", opened=True)
        rest = Counter(tiles) - Counter(some.tiles)
        if some.tiles:
            return Text("rummy-all-but", tiles=tags(sorted(rest.elements())))
        return Text("rummy-none-fits", count=len(tiles))
    some = most((), tiles, by="tiles", opened=True)
    rest = Counter(tiles) - Counter(some.tiles)
    if rest:
        return Text(
            "rummy-opening-rest",
            tiles=tags(sorted(rest.elements())),
            points=points(some.tiles),
            needed=OPENING,
        )
    return Text("rummy-opening-points", points=points(tiles), needed=OPENING)


def best_opening(view: View) -> int:
    """The most points that the rack alone could lay."""
    return points(most((), view.rack, by="points", opened=True).tiles)


def lay_of(view: View, answer: Answer) -> Lay | None:
    """An answer as a lay, if it is one, with no more of the table changed than it needs."""
    if not answer.tiles or answer.table is None:
        return None
    tidy = place(view.table, answer.tiles, opened=view.is_open)
    return lay_to(view.table, tidy.table if tidy.table is not None else answer.table)


def ready_sets(rack: Sequence[Face]) -> list[Meld]:
    """Sets that lie ready in a rack: the longest rows and the fullest groups, dearest first."""
    there = set(rack)
    found = []
    for c in range(4):
        run: list[Face] = []
        for n in range(1, 15):
            if n < 14 and tile(c, n) in there:
                run.append(tile(c, n))
                continue
            if len(run) >= 3:
                found.append(row(run))
            run = []
    for n in range(1, 14):
        same = [tile(c, n) for c in range(4) if tile(c, n) in there]
        if len(same) >= 3:
            found.append(group(same))
    return sorted(found, key=lambda meld: -points(meld.tiles))
