"""Pictures of Rummy: the players, the table, and for a player the rack below it.

A public picture is the table. A player's has the same in smaller tiles, a banner that says where
they are in their turn, and their rack; while a lay is looked at before it is played, the table is
the one to be, in a dashed frame. When racks are open, at the end of a round, all are shown.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from games.rummy.state import View, is_over
from games.text import Text, who
from render.emblem import emblem
from render.panels import inks, panel
from render.picture import Area, Brief, Picture, shortened
from render.pieces import around
from render.rummy import opened, rack, slid, table, words
from render.rummy.frame import BANNER, framed
from render.rummy.news import MOVED, News, news
from render.rummy.strip import BELOW, strip
from render.sheet import Sheet
from render.theme import WIDTH
from render.yours import capsule

HIGH: Final = 1080  # of a public picture


def paint(view: View, brief: Brief) -> Picture:
    """The picture of a view: public for onlookers, with the rack for a seat."""
    if brief.plan is not None and view.is_due:  # only as if: the turn is somebody else's
        view = replace(view, turn=brief.plan.due[0])
    told = news(view, brief.since)
    at = framed(view)
    dashed = bool(view.laid)
    if at.height == HIGH:
        size = (WIDTH, at.height)
        sheet = brief.paper.ground(
            "rummy", brief.theme, size, "canvas", table.bare, at.table_high, dashed
        )
    else:  # there are many heights: to keep a ground for each would leave no room for the rest
        sheet = brief.paper("rummy", brief.theme, WIDTH, at.height, "canvas")
        table.bare(sheet, at.table_high, dashed)
    spots: dict[str, Area] = {}
    strip(sheet, view, brief, spots)
    table.table(sheet, view, brief, at.plan, told, BELOW, at.table_high, spots)
    if at.racks:
        opened.racks(sheet, at.racks, at.after_table)
    if at.shelf:
        _banner(sheet, view, brief, told, at.after_racks)
        rack.rack(sheet, view, at.shelf, at.shelf_top, spots)
    short, full = words.told(view, told, brief)
    moving = partial(slid.moved, view)
    return Picture(sheet.png(), WIDTH, at.height, shortened(short), full, spots, moving)


def _banner(sheet: Sheet, view: View, brief: Brief, told: tuple[News, ...], y: int) -> None:
    """Where the reader is in their turn, and how much is on their rack."""
    on = view.is_due and not brief.ended
    ground, ink, soft = inks(on=on)
    panel(sheet, 16, y, WIDTH - 32, BANNER, on=on)
    middle = y + BANNER // 2
    sheet.put(emblem, 60, middle, around(26), ground, view.seat or 0, 24, ink)
    left, right = _status(view, told, ended=brief.ended)
    if brief.plan is not None:
        left = brief.plan.said
    said = brief.say(right)
    across = sheet.text(
        WIDTH - 42, middle, said, 38, soft, ground, align="right", width=420, least=36
    )
    x = 100
    if not on and not view.laid and brief.plan is None:  # then the words are about others
        x += capsule(sheet, x, middle, brief.say(Text("picture-you")), ink, ground) + 24
    room = WIDTH - 42 - across - 30 - x
    sheet.text(x, middle, brief.say(left), 38, ink, ground, align="left", width=room, least=36)


def _status(view: View, told: tuple[News, ...], *, ended: bool) -> tuple[Text, Text]:
    held = len(view.rack)
    size = Text("picture-rummy-rack-size", tiles=held)
    if ended:
        return Text("picture-ended"), size
    if view.laid:
        moved = sum(mark == MOVED for marks in told for mark in marks)
        left = Text("picture-rummy-preview", new=len(view.laid), moved=moved)
        change = Text("picture-rummy-rack-change", before=held + len(view.laid), after=held)
        return left, change
    if is_over(view):
        return Text("picture-rummy-over", round=view.round), size
    if view.due:
        return Text("picture-rummy-before", round=view.round), size
    yours = view.turn == view.seat
    left = (
        Text("picture-rummy-yours") if yours else Text("picture-rummy-waiting", who=who(view.turn))
    )
    if view.picked:
        return left, Text("picture-rummy-picked", picked=len(view.picked), tiles=held)
    return left, size
