"""How a picture is divided: players, table, open racks, and the reader's own rack."""

from __future__ import annotations

from typing import Final, NamedTuple

from games.protocol import NATURE
from games.rummy.state import View
from render.rummy import opened, rack, table
from render.rummy.lines import Rack, Spread
from render.rummy.strip import BELOW
from render.theme import WIDTH

PUBLIC: Final = 912  # the height of the table in a public picture
PRIVATE: Final = 740  # at most, over a rack: tiles are dropped there, and a thumb needs room
OPENED: Final = 494  # over the racks of others, unless it needs more
PREVIEW: Final = 80  # the largest tiles there
BANNER: Final = 76
GAP: Final = 14
FOOT: Final = 16


class Frame(NamedTuple):
    """Where everything begins, and how high it is."""

    plan: Spread
    table_high: int
    racks: opened.Lines | None
    after_table: int
    shelf: Rack | None
    after_racks: int
    height: int

    @property
    def shelf_top(self) -> int:
        """Where the reader's rack begins, below its banner."""
        return self.after_racks + BANNER + GAP


def framed(view: View) -> Frame:
    """The frame of a view's picture."""
    private = view.seat is not None and view.seat != NATURE and bool(view.rack or view.laid)
    racks = opened.lines(view)
    if private:
        plan = table.laid_out(view, PRIVATE, PREVIEW)
    elif racks:
        plan = table.laid_out(view, max(OPENED, PUBLIC - racks.height), PREVIEW)
    else:
        plan = table.laid_out(view, PUBLIC)
    table_high = plan.height + 2 * table.AIR if view.table else table.BARE
    if not private and not racks:
        table_high = max(PUBLIC, plan.height + 2 * table.AIR)
    after_table = y = BELOW + table_high + GAP
    if racks:
        y += racks.height + GAP
    shelf = rack.shelved(view) if private else None
    after_racks = y
    if shelf:
        y += BANNER + GAP + shelf.height + GAP
    height = y - GAP + FOOT + 6
    if height == WIDTH:
        height += 8  # one client crops what is exactly square
    return Frame(plan, table_high, racks, after_table, shelf, after_racks, height)
