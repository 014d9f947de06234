"""Prompts: pick tiles, find a place for them or say it by hand, look, confirm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.protocol import NATURE, Choice, Path, Prompt, Refused
from games.rummy import codes
from games.rummy.board import OPENING, Face, Meld, points, tag, tags, without
from games.rummy.draft import Draft, follow, lasting
from games.rummy.fitting import Sought, best_opening, lay_of, ready_sets, seek
from games.rummy.hand import Bench
from games.rummy.judge import Lay, settle
from games.rummy.pages import paged
from games.rummy.solver import Measure, changed, most
from games.rummy.state import Action, Draw, Pass, Penalty, View, is_over
from games.text import Text, who

MOST: Final = 25  # choices that a platform can show
PAGES: Final = 6  # other pages to turn to
READY: Final = 4  # sets that lie ready
SHELF: Final = 20  # sets of the table at a time
ONTO: Final = 4  # tiles that one looks for a set for; more go by finding a place

Asked = Prompt[View, Action]


def prompt(view: View, path: Path = ()) -> Asked:
    """The question after these answers."""
    if view.seat is None or view.seat == NATURE or view.due or is_over(view):
        if path != lasting(path):
            raise Refused(Text("rummy-not-now"))
        return Prompt(_news(view), (), None, replace(view, sort=follow(view, path).sort))
    draft = follow(view, path)
    if draft.step is None:
        return _ask_tiles(view, draft)
    if not view.is_due:
        raise Refused(Text("rummy-not-due"))
    asked = _answer(view, draft, draft.step)
    if codes.LAY_SET <= draft.step < codes.SET_ON:
        # One press was two: before the set is laid it is in hand, and another tile can join it.
        return replace(asked, back=(*path[:-1], draft.step - codes.LAY_SET + codes.SET_ON))
    return asked


def sure(view: View, action: Action) -> Asked:
    """What a play that was read will do. No play costs one anything."""
    draft = Draft()
    match action:
        case Lay():
            asked = _show(view, draft, action)
        case Pass():
            asked = _answer(view, draft, codes.PASS)
        case Draw():
            asked = _answer(view, draft, codes.DRAW)
        case _:
            raise Refused(Text("rummy-not-now"))
    return replace(asked, look=False)


def overdue(view: View, draft: Path) -> Action | None:
    """R17: what is ready stands, what was begun costs three tiles, else one is drawn."""
    if view.setup["penalty"] == "off" or not view.is_due:
        return None
    waiting: Action = Draw() if view.stock_size else Pass()
    try:
        come = follow(view, draft)
        asked = prompt(view, draft)
    except Refused:  # a draft from before something changed: as if nothing had been touched
        return waiting
    if isinstance(asked.play, Lay):
        return asked.play
    return Penalty() if come.touched else waiting


def _news(view: View) -> Text:
    """Where the game is, for those who are not asked anything."""
    if is_over(view):
        return Text("rummy-round-over", round=view.round)
    if view.due:
        return Text("rummy-before-round", round=view.round)
    return Text("rummy-turn-of", who=who(view.turn))


def _answer(view: View, draft: Draft, step: int) -> Asked:
    if step == codes.DRAW and view.stock_size:
        question = Text("rummy-confirm-draw", stock=view.stock_size)
        return _confirm(view, draft, Draw(), question, Text("rummy-draw"))
    if step == codes.PASS and not view.stock_size:
        last = view.passes + 1 == view.players
        question = Text("rummy-confirm-pass-last") if last else Text("rummy-confirm-pass")
        return _confirm(view, draft, Pass(), question, Text("rummy-pass"))
    if step == codes.FIND and view.setup["assist"] != "none":
        return _show(view, draft, seek(view, draft.tiles).lay)
    if step == codes.MOST_TILES and view.setup["assist"] == "full":
        return _show(view, draft, _best(view, "tiles")[0])
    if step == codes.MOST_POINTS and view.setup["assist"] == "full":
        return _show(view, draft, _best(view, "points")[0])
    if step >= codes.ONTO and draft.picked:
        bench = _bench(view, draft)
        lay = bench.simplest()
        if lay is None and bench.taken:
            raise Refused(Text("rummy-onto-not", set=bench.taken[0].tag))
        return _show(view, draft, lay)
    if step >= codes.LAY_SET and not draft.picked:
        meld = codes.read_set(step - codes.LAY_SET)
        if not meld.tiles or Counter(meld.tiles) - Counter(view.rack):
            raise Refused(Text("rummy-menu-gone"))
        return _show(view, draft, Bench(view, sorted(meld.tiles), ()).lay([meld]))
    if step == codes.HAND and draft.picked and view.is_open and view.table:
        return _ask_sets(view, draft)
    if step in (codes.HAND, codes.BUILD) and draft.picked:
        return _ask_made(view, draft)
    raise Refused(Text("rummy-menu-gone"))


def _best(view: View, by: Measure) -> tuple[Lay | None, bool]:
    """The best lay by some measure, and whether it is sure that there is none better."""
    answer = most(view.table, view.rack, by=by, opened=view.is_open)
    return lay_of(view, answer), answer.exact


def _confirm(
    view: View, draft: Draft, play: Action, question: Text, does: Text | None = None
) -> Asked:
    return Prompt(question, (), play, _picked(view, draft), does=does)


def _show(view: View, draft: Draft, lay: Lay | None) -> Asked:
    """The table as it would be, and what changes on it."""
    if lay is None:
        raise Refused(Text("rummy-menu-gone"))
    after = settle(view.table, view.rack, lay, opened=view.is_open)
    rack = without(view.rack, lay.tiles)
    preview = replace(
        view,
        table=after,
        racks=tuple(rack if s == view.seat else r for s, r in enumerate(view.racks)),
        sizes=tuple(len(rack) if s == view.seat else n for s, n in enumerate(view.sizes)),
        opened=tuple(s == view.seat or yes for s, yes in enumerate(view.opened)),
        laid=lay.tiles,
        sort=draft.sort,
    )
    marks = tuple(f"set:{meld}" for meld in lay.melds)
    return Prompt(_consequences(view, lay, after, rack), (), lay, preview, marks)


def _consequences(view: View, lay: Lay, after: Sequence[Meld], rack: Sequence[Face]) -> Text:
    tiles, sets = tags(lay.tiles), tuple(meld.tag for meld in lay.melds)
    if not rack:
        return Text("rummy-confirm-out", tiles=tiles, sets=sets)
    if not view.is_open:
        worth = points(lay.tiles)
        return Text("rummy-confirm-opening", tiles=tiles, sets=sets, points=worth, left=len(rack))
    lost = changed(view.table, after)
    return Text("rummy-confirm-lay", tiles=tiles, sets=sets, changed=lost, left=len(rack))


# Picking tiles


def _ask_tiles(view: View, draft: Draft) -> Asked:
    """The rack with its toggles, and what can be done with what is picked."""
    sought = seek(view, draft.tiles) if draft.picked else None
    words = _words(view, sought) if view.is_due else []
    page, others = _pages(view, draft)
    tiles = [_tile_choice(draft, one) for one in page]
    turns = [_page_choice(draft, face) for face in others]
    rest = [*tiles, *turns, *_sorting(view, draft)]
    ready = _ready(view, draft)[: max(0, min(READY, MOST - len(words) - len(rest)))]
    choices = (*words, *ready, *rest)
    marks = tuple(f"tile:{one}" for one in sorted(draft.picked))
    also = (
        *(_tile_choice(draft, one) for one in codes.tile_ids(view.rack) if one not in page),
        *_onto(view, draft),
    )
    question = _question(view, draft, sought)
    return Prompt(question, choices, None, _picked(view, draft), marks, also=also)


def _onto(view: View, draft: Draft) -> list[Choice]:
    """Sets of the table that take all tiles picked: pointed at, or the tile let go over them.

    Where there is no help all are offered: which ones take them is for the player to see.
    """
    if not (view.is_due and view.is_open and draft.picked) or len(draft.picked) > ONTO:
        return []
    unsaid = view.setup["assist"] == "none"
    choices = []
    for one, meld in zip(codes.set_ids(view.table), view.table, strict=True):
        if one & 1:
            continue
        if unsaid or Bench(view, draft.tiles, (meld,)).simplest() is not None:
            label = Text("rummy-onto", set=meld.tag)
            choices.append(Choice(codes.ONTO + one, label, f"set:{meld}"))
    return choices


def _picked(view: View, draft: Draft) -> View:
    return replace(view, picked=tuple(sorted(draft.picked)), sort=draft.sort)


def _question(view: View, draft: Draft, sought: Sought | None) -> Text:
    if sought is None:
        if not view.is_due:
            return Text("rummy-ask-ahead")
        if view.is_open or view.setup["assist"] == "none":
            return Text("rummy-ask")
        best = best_opening(view)
        key = "rummy-ask-opening" if best < OPENING else "rummy-ask-can-open"
        return Text(key, points=best, needed=OPENING)
    if view.setup["assist"] == "none":
        return Text("rummy-ask-picked-only", tiles=tags(draft.tiles), points=points(draft.tiles))
    if view.is_due:
        return Text("rummy-ask-picked", tiles=tags(draft.tiles), status=sought.why)
    return Text("rummy-ask-picked-ahead", tiles=tags(draft.tiles), status=sought.why)


def _words(view: View, sought: Sought | None) -> list[Choice]:
    """Everything but tiles; only what leads to a play."""
    words = []
    helped = view.setup["assist"] != "none"
    # Where there is no help, it does not tell either that tiles fit: sets can always be named.
    if sought is not None and (sought.lay or (not helped and view.is_open and view.table)):
        if helped:
            words.append(Choice(codes.FIND, Text("rummy-find"), "table"))
        words.append(Choice(codes.HAND, Text("rummy-hand")))
    if sought is None and view.setup["assist"] == "full":
        (tiles, sure), (worth, certain) = _best(view, "tiles"), _best(view, "points")
        if tiles is not None:
            key = "rummy-most-tiles" if sure else "rummy-many-tiles"
            words.append(Choice(codes.MOST_TILES, Text(key, tiles=len(tiles.tiles))))
        if worth is not None and worth != tiles:
            key = "rummy-most-points" if certain else "rummy-many-points"
            words.append(Choice(codes.MOST_POINTS, Text(key, points=points(worth.tiles))))
    if view.stock_size:
        words.append(Choice(codes.DRAW, Text("rummy-draw"), "stock"))
    else:
        words.append(Choice(codes.PASS, Text("rummy-pass")))
    return words


def _ready(view: View, draft: Draft) -> list[Choice]:
    """Sets that lie ready in the rack: laid with one press, or picked with one press."""
    if view.setup["assist"] == "none":
        return []
    choices = []
    for meld in ready_sets(view.rack):
        label, code = (
            Text("rummy-ready", set=meld.tag, points=points(meld.tiles)),
            codes.set_code(meld),
        )
        enough = view.is_open or points(meld.tiles) >= OPENING
        if view.is_due and not draft.picked and enough:
            choices.append(Choice(codes.LAY_SET + code, label))
        else:
            on = {face * 2 for face in meld.tiles} <= {one & ~1 for one in draft.picked}
            choices.append(Choice((codes.SET_OFF if on else codes.SET_ON) + code, label, on=on))
    return choices


def _tile_choice(draft: Draft, one: int) -> Choice:
    on = one in draft.picked
    step = (codes.TILE_OFF if on else codes.TILE_ON) + one
    label = Text("rummy-tile-second" if one & 1 else "rummy-tile-choice", tile=tag(one // 2))
    return Choice(step, label, f"tile:{one}", on=on)


def _sorting(view: View, draft: Draft) -> list[Choice]:
    if len(view.rack) < 2:
        return []
    if draft.sort == "colour":
        return [Choice(codes.BY_NUMBER, Text("rummy-by-number"))]
    return [Choice(codes.BY_COLOUR, Text("rummy-by-colour"))]


def _pages(view: View, draft: Draft) -> tuple[list[int], list[Face]]:
    """The ids on the present page, and the first faces of pages nearby."""
    pages = paged(view.rack, draft.sort)
    faces = [page[0] // 2 for page in pages]
    at = next((i for i, page in enumerate(pages) if draft.page in {x // 2 for x in page}), 0)
    near = sorted(range(len(pages)), key=lambda i: abs(i - at))[1 : PAGES + 1]
    return pages[at], [faces[i] for i in sorted(near)]


def _page_choice(draft: Draft, face: Face) -> Choice:
    if draft.sort == "colour":
        label = Text("rummy-page-colour", first=tag(face))
    else:
        label = Text("rummy-page-number", first=tag(face))
    return Choice(codes.PAGE + face, label)


# By hand


def _ask_sets(view: View, draft: Draft) -> Asked:
    """Which sets of the table change? Those named are taken apart, the others stay."""
    ids = codes.set_ids(view.table)
    at = ids.index(draft.shelf) if draft.shelf in ids else 0
    begin = at - at % SHELF
    choices = []
    for one, meld in list(zip(ids, view.table, strict=True))[begin : begin + SHELF]:
        on = one in draft.taken
        step = (codes.TAKE_OFF if on else codes.TAKE_ON) + one
        label = Text("rummy-take-second" if one & 1 else "rummy-take", set=meld.tag)
        choices.append(Choice(step, label, f"set:{meld}", on=on))
    choices += [
        Choice(codes.SHELF + ids[i], Text("rummy-shelf", set=view.table[i].tag))
        for i in range(0, len(ids), SHELF)
        if i != begin
    ]
    bench = _bench(view, draft)
    if bench.can_end((), bench.loose):
        choices.insert(0, Choice(codes.BUILD, Text("rummy-build")))
    taken = tuple(meld.tag for meld in bench.taken)
    question = Text("rummy-ask-sets", tiles=tags(draft.tiles), sets=taken)
    marks = tuple(f"set:{meld}" for meld in bench.taken)
    return Prompt(question, tuple(choices), None, _picked(view, draft), marks)


def _ask_made(view: View, draft: Draft) -> Asked:
    """Which set is made next? Where only one can be, it is made without asking."""
    bench = _bench(view, draft)
    named, made = list(draft.made), list[Meld]()
    while (left := sum(bench.loose.values()) - sum(len(meld.tiles) for meld in made)) > 0:
        offers = bench.offers(made)
        if len(offers) == 1:
            made += offers
        elif named and named[0] in offers:
            made.append(named.pop(0))
        elif named or not offers:
            raise Refused(Text("rummy-menu-gone"))
        else:
            return _ask_next(view, draft, made, offers, left)
    if named:
        raise Refused(Text("rummy-menu-gone"))
    return _show(view, draft, bench.lay(made))


def _ask_next(
    view: View, draft: Draft, made: Sequence[Meld], offers: Sequence[Meld], left: int
) -> Asked:
    ids = [codes.set_code(meld) for meld in offers]
    at = ids.index(draft.more) if draft.more in ids else 0
    size = MOST - 1 - len(ids) // (MOST - 5)
    begin = at - at % size
    choices = [
        Choice(codes.MAKE + one, Text("rummy-make", set=meld.tag))
        for one, meld in list(zip(ids, offers, strict=True))[begin : begin + size]
    ]
    choices += [
        Choice(codes.MORE + ids[i], Text("rummy-more", set=offers[i].tag))
        for i in range(0, len(ids), size)
        if i != begin
    ]
    question = Text("rummy-ask-made", sets=tuple(meld.tag for meld in made), left=left)
    marks = tuple(f"set:{meld}" for meld in made)
    return Prompt(question, tuple(choices), None, _picked(view, draft), marks)


def _bench(view: View, draft: Draft) -> Bench:
    ids = codes.set_ids(view.table)
    taken = [meld for one, meld in zip(ids, view.table, strict=True) if one in draft.taken]
    return Bench(view, draft.tiles, taken)
