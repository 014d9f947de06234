"""Why a tile cannot be laid now: what the seat lacks, or which joker is in the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

from games.protocol import Reason
from games.rummy.board import JOKER, OPENING, Face, Meld, spread, tag
from games.rummy.fitting import best_opening
from games.rummy.locks import forms, is_locked
from games.rummy.solver import can_lay, most
from games.rummy.state import View
from games.text import Text


def reasons(view: View) -> tuple[Reason, ...]:
    """Every tile of the rack that no lay could hold now, and why."""
    if not view.is_due:
        return ()
    if view.setup["assist"] == "none":  # which tiles fit is what nobody is told there
        return tuple(Reason(tag(face), Text("rummy-no-assist"), "R18") for face in view.rack)
    if not view.is_open and (worth := best_opening(view)) < OPENING:
        why = Text("rummy-why-opening", points=worth, needed=OPENING)
        return tuple(Reason(tag(face), why, "R6") for face in view.rack)
    why_not = _opened if view.is_open else _opening
    return tuple(why_not(view, face) for face in _idle(view))


def _idle(view: View) -> list[Face]:
    """The faces that no lay could hold; most are known with the lay that holds most."""
    laid = most(view.table, view.rack, by="tiles", opened=view.is_open).tiles
    return [
        face
        for face in sorted(set(view.rack) - set(laid))
        if not can_lay(view.table, view.rack, face, opened=view.is_open)
    ]


def _opening(view: View, face: Face) -> Reason:
    """R7: sets of the table are for those who have opened."""
    if can_lay(view.table, view.rack, face, opened=True):
        return Reason(tag(face), Text("rummy-why-after-opening"), "R7")
    return Reason(tag(face), Text("rummy-why-no-set"), "R6")


def _opened(view: View, face: Face) -> Reason:
    locked = [meld for meld in view.table if is_locked(meld)]
    for meld in locked:
        if any(form.paid for form in forms(meld, Counter([face]))):
            # R12: the exchange itself is allowed, so it is the joker that finds no place.
            return Reason(tag(face), Text("rummy-why-joker-idle", set=meld.tag), "R12")
    barring = _barring(view, face, locked)
    if barring:
        sets = tuple(meld.tag for meld in barring)
        return Reason(tag(face), Text("rummy-why-locked", sets=sets), "R10")
    return Reason(tag(face), Text("rummy-why-nowhere"), "R8")


def _barring(view: View, face: Face, locked: Sequence[Meld]) -> Sequence[Meld]:
    """R10: the fewest sets with a joker that would have to be taken apart for this tile. There are
    two at most, so few questions are asked.
    """
    tried: list[tuple[Meld, ...]] = [(meld,) for meld in locked]
    for some in (*tried, tuple(locked)):
        if any(_fits_apart(view, face, some, faces) for faces in _stood_for(some)):
            return some
    return ()


def _stood_for(melds: Sequence[Meld]) -> list[tuple[Meld, ...]]:
    """These sets with the very tiles in them that their jokers stand for, in every way."""
    filled = [
        [form.meld for form in forms(meld, _EVERY) if JOKER not in form.meld.tiles]
        for meld in melds
    ]
    return list(product(*filled))


_EVERY = Counter(dict.fromkeys(range(JOKER), 2))


def _fits_apart(view: View, face: Face, melds: Sequence[Meld], instead: Sequence[Meld]) -> bool:
    """Would this tile fit if these sets had no joker? There are two of each tile, so whatever of
    the rack would be a third one is left out.
    """
    table = tuple((Counter(view.table) - Counter(melds) + Counter(instead)).elements())
    lying = spread(table)
    if max(lying.values()) > 2:
        return False
    rack = [one for one in set(view.rack) for _ in range(min(view.rack.count(one), 2 - lying[one]))]
    return face in rack and can_lay(table, rack, face, opened=True)
