"""Do these tiles fit, and if not, how far is it? What players are told (R18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from games.rummy.board import OPENING, Face, points, tags
from games.rummy.judge import Lay, lay_to
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
    held = Counter(tiles)
    lacking = held - Counter(view.rack)
    if not held:
        return Sought(None, Text("rummy-lay-nothing"))
    if lacking:
        return Sought(None, Text("rummy-lay-not-held", tiles=tags(sorted(lacking.elements()))))
    answer = place(view.table, tiles, opened=view.is_open)
    if answer.table is not None:
        fits = Text("rummy-fits", tiles=tags(sorted(tiles)))
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
        return Text("rummy-none-fits", tiles=tags(sorted(tiles)))
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
    """An answer as a lay, if it is one."""
    return None if not answer.tiles or answer.table is None else lay_to(view.table, answer.table)
