"""Placements as people type them: the cells seen from above, `L c3x3 d3` (C18)."""

from __future__ import annotations

import re
from typing import Final

from games.caminos.actions import Action, Begin, Place
from games.caminos.board import column_first
from games.caminos.plays import legal
from games.caminos.refusal import why_not
from games.caminos.state import PLAY, View
from games.caminos.stones import write_cells
from games.protocol import NATURE, Json, Refused, Unreadable
from games.text import Text

QUOTED: Final = 40
BEGIN: Final = re.compile(r"\s*begin\s+(\d)\s*", re.IGNORECASE)
# A letter is the stone's when no row number follows it: `b3x3` is a cell, `B b3x3` has both.
LETTER: Final = re.compile(r"([LTZOB])(?!\s*\d)[\s:]*", re.IGNORECASE)
CELL: Final = re.compile(r"([a-z])\s?(\d{1,2})(?:\s?[x×*]\s?(\d))?[\s,]*", re.IGNORECASE)


def write(view: View, action: Action) -> str:
    """An action as it is typed; the stone's letter follows from the position."""
    if isinstance(action, Begin):
        return f"begin {action.seat}"
    pose = legal(view.state, action.cells)
    return pose.notation if pose else write_cells(action.cells)


def read(view: View, text: str) -> Action:
    """The action that a text means; raises Unreadable, or Refused with the reason."""
    state = view.state
    if begin := BEGIN.fullmatch(text):
        if view.seat != NATURE:
            raise Refused(Text("caminos-not-your-lot"))
        return Begin(int(begin[1]))
    letter, cells = parse(text)
    if state.phase != PLAY or view.seat not in (state.seat, NATURE):
        raise Refused(Text("caminos-not-your-turn"))
    pose = legal(state, cells)
    if pose is None or letter not in ("", pose.letter):
        raise Refused(why_not(state, cells, letter))
    return Place(cells)


def parse(text: str) -> tuple[str, tuple[str, ...]]:
    """The letter, if one is named, and a cell for each cube, by column, then row."""
    text = text.strip()
    at = 0
    letter = ""
    if named := LETTER.match(text):
        letter = named[1].upper()
        at = named.end()
    cells: list[str] = []
    while at < len(text) or not cells:
        found = CELL.match(text, at)
        if found is None:
            raise Unreadable(Text("caminos-unreadable", text=_quoted(text)))
        cells += [f"{found[1].lower()}{int(found[2])}"] * int(found[3] or 1)
        at = found.end()
    return letter, tuple(sorted(cells, key=column_first))


def dump_action(action: Action) -> Json:
    """An action as plain data."""
    if isinstance(action, Begin):
        return {"begin": action.seat}
    return {"place": write_cells(action.cells)}


def load_action(data: Json) -> Action:
    """The inverse of `dump_action`; raises Unreadable."""
    match data:
        case {"begin": int(seat)} if not isinstance(seat, bool):
            return Begin(seat)
        case {"place": str(text)}:
            return Place(parse(text)[1])
    raise Unreadable(Text("caminos-unreadable", text=_quoted(str(data))))


def _quoted(text: str) -> str:
    """As much of what was typed as is needed to recognise it."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"
