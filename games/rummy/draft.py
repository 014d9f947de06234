"""How far a person has come in the menu: what a path of steps amounts to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from games.protocol import Path, Refused
from games.rummy import codes
from games.rummy.board import Face, Meld
from games.rummy.state import View
from games.text import Text


@dataclass(frozen=True, slots=True)
class Draft:
    """Tiles picked, and what is to be done with them."""

    picked: frozenset[int] = frozenset()  # ids
    sort: str = "colour"
    page: Face = 0  # the page that this face is on
    step: int | None = None  # the last word: draw, find, ..., or a set to lay
    taken: frozenset[int] = frozenset()  # by hand: ids of sets that will change
    shelf: int = 0
    made: tuple[Meld, ...] = field(default=())  # by hand: sets made so far
    more: int = 0

    @property
    def tiles(self) -> tuple[Face, ...]:
        """The faces picked."""
        return tuple(sorted(one // 2 for one in self.picked))

    @property
    def touched(self) -> bool:
        """R17: has anything been moved on the table? Picking is done on the rack."""
        return self.step in (codes.HAND, codes.BUILD)


def follow(view: View, path: Path) -> Draft:
    """The draft that a path leads to; raises Refused where a step means nothing here."""
    draft = Draft()
    held, lying = set(codes.tile_ids(view.rack)), set(codes.set_ids(view.table))
    for step in path:
        draft = _next(draft, step, held, lying)
    return draft


def lasting(path: Path) -> Path:
    """How the rack is sorted, if not as it is at first: that outlives the play."""
    sorts = [step for step in path if step in (codes.BY_COLOUR, codes.BY_NUMBER)]
    return (codes.BY_NUMBER,) if sorts[-1:] == [codes.BY_NUMBER] else ()


def _next(draft: Draft, step: int, held: set[int], lying: set[int]) -> Draft:
    """One step more. A tile can always be picked or put back: then the rest begins anew."""
    if codes.TILE_ON <= step < codes.TILE_ON + 106 and step - codes.TILE_ON in held:
        return _picking(draft, _in_hand(draft, held) | {step - codes.TILE_ON})
    if codes.TILE_OFF <= step < codes.TILE_OFF + 106 and step - codes.TILE_OFF in held:
        return _picking(draft, _in_hand(draft, held) - {step - codes.TILE_OFF})
    if codes.SET_ON <= step < codes.MAKE:
        ids = _ids_of(codes.read_set(step % 10_000_000), held, draft.picked)
        if step < codes.SET_OFF:
            return _picking(draft, draft.picked | ids)
        return _picking(draft, draft.picked - ids if ids <= draft.picked else draft.picked)
    if draft.step is None:
        return _first_word(draft, step, lying)
    if draft.touched and codes.MAKE <= step < codes.MAKE + 10_000_000:
        made = (*draft.made, codes.read_set(step - codes.MAKE))
        return replace(draft, step=codes.BUILD, made=made, more=0)
    if draft.touched and step >= codes.MORE:
        return replace(draft, step=codes.BUILD, more=step - codes.MORE)
    if draft.step == codes.HAND:
        return _by_hand(draft, step, lying)
    raise Refused(Text("rummy-menu-gone"))


def _first_word(draft: Draft, step: int, lying: set[int]) -> Draft:
    if step in (codes.BY_COLOUR, codes.BY_NUMBER):
        return replace(draft, sort="colour" if step == codes.BY_COLOUR else "number", page=0)
    if codes.PAGE <= step < codes.PAGE + 53:
        return replace(draft, page=step - codes.PAGE)
    if 0 <= step <= codes.MOST_POINTS or codes.LAY_SET <= step < codes.SET_ON:
        return replace(draft, step=step)
    if step - codes.ONTO in lying:
        return replace(draft, step=step, taken=frozenset({step - codes.ONTO}))
    raise Refused(Text("rummy-menu-gone"))


def _by_hand(draft: Draft, step: int, lying: set[int]) -> Draft:
    if codes.TAKE_ON <= step < codes.TAKE_OFF and step - codes.TAKE_ON in lying:
        return replace(draft, taken=draft.taken | {step - codes.TAKE_ON})
    if codes.TAKE_OFF <= step < codes.SHELF and step - codes.TAKE_OFF in lying:
        return replace(draft, taken=draft.taken - {step - codes.TAKE_OFF})
    if codes.SHELF <= step < codes.MORE:
        return replace(draft, shelf=step - codes.SHELF)
    if step == codes.BUILD:
        return replace(draft, step=codes.BUILD)
    raise Refused(Text("rummy-menu-gone"))


def _in_hand(draft: Draft, held: set[int]) -> frozenset[int]:
    """The tiles picked; a set that was to be laid with one press is picked as a whole."""
    if draft.step is None or not codes.LAY_SET <= draft.step < codes.SET_ON:
        return draft.picked
    return _ids_of(codes.read_set(draft.step - codes.LAY_SET), held, draft.picked)


def _picking(draft: Draft, picked: frozenset[int]) -> Draft:
    return Draft(picked, draft.sort, draft.page)


def _ids_of(meld: Meld, held: set[int], better: frozenset[int]) -> frozenset[int]:
    """Ids of a set's tiles on the rack, those already picked first."""
    found: set[int] = set()
    for face in Counter(meld.tiles):
        ids = [one for one in (face * 2, face * 2 + 1) if one in held]
        ids.sort(key=lambda one: one not in better)
        if not ids:
            raise Refused(Text("rummy-menu-gone"))
        found.add(ids[0])
    return frozenset(found)
