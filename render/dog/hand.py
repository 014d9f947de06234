"""The hand below the board: cards with what each can do, or the portions of a seven."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.dog.board import Rank, cards
from games.dog.state import Note, View
from games.text import Text
from render.dog import cards as drawings
from render.dog.ability import Ability, abilities
from render.dog.cards import FRAME
from render.dog.choosing import Choosing
from render.dog.geometry import Geometry, Pixel
from render.picture import Area, Say
from render.pieces import around, tick
from render.sheet import Sheet

TOP: Final = 80  # px from the public picture's end to the cards
RAISED: Final = 14  # px by which a chosen card is higher
WIDE: Final = 176
HIGH: Final = 236


def received(view: View) -> Mapping[Rank, Note]:
    """The cards that came from somebody else this round and must still be in the hand."""
    seat = view.seat
    if seat is None or seat < 0:
        return {}
    found = {}
    for note in view.notes[seat]:
        since = [laid for laid in view.record if laid.round == view.round][note.after :]
        gone = any(laid.seat == seat and note.card in laid.cards for laid in since)
        robbed = any(laid.kind == "steal" and laid.victim == seat for laid in since)
        if note.kind in ("got", "drew") and not gone and not robbed:
            found[note.card] = note
    return found


def playing(view: View) -> bool:
    """Whether cards are laid now; in the exchange every card can be passed on."""
    return view.due in ("play", "steal", "over")


def paint_hand(
    sheet: Sheet, where: Geometry, view: View, chosen: Choosing, say: Say
) -> dict[str, Area]:
    """The hand, and where its cards are."""
    held = cards(view.hand)
    picked = chosen.card or (view.given[view.seat or 0] if view.given else None)
    if not held:
        words = say(Text("picture-dog-no-cards"))
        sheet.text(600, where.shape.height + 180, words, 38, "soft", "canvas", width=1100, least=36)
        return {}
    if chosen.splits and chosen.moves:
        return _seven(sheet, where, view, chosen, say)
    wide, gap = (WIDE, 26) if len(held) <= 5 else (172, 16)
    left = (sheet.width - len(held) * (wide + gap) + gap) // 2
    top = where.shape.height + TOP
    return _cards(sheet, view, held, picked, (left, top), wide, gap)


def _cards(
    sheet: Sheet,
    view: View,
    held: str,
    picked: Rank | None,
    at: Pixel,
    wide: int,
    gap: int,
) -> dict[str, Area]:
    """Cards side by side; of several equal ones the first counts as picked or received. A tab on a
    card's edge has a place of its own: whoever outlines the card leaves it free.
    """
    spots: dict[str, Area] = {}
    ends: dict[str, int] = {}
    left, top = at
    for rank in held:
        first = f"card:{rank}" not in spots
        up = RAISED if first and rank == picked else 0
        _card(sheet, view, rank, (left, top - up), wide, picked=bool(up))
        spots.setdefault(f"card:{rank}", (left, top - up, wide, HIGH))
        ends[f"card:{rank}"] = left + wide
        left += wide + gap
    tabs: dict[str, Area] = {}
    for rank, note in received(view).items():  # what reaches over a card's edge comes last
        x, y, *_ = spots[f"card:{rank}"]
        sheet.put(drawings.giver, x + wide // 2, y - 2, (-60, -28, 120, 56), "canvas", note.other)
        tabs[f"tab:{rank}"] = (x + wide // 2 - 60, y - 30, 120, 56)
    if picked and f"card:{picked}" in spots:
        x, y, *_ = spots[f"card:{picked}"]
        sheet.put(tick, x + wide - 8, y + 8, around(27), "canvas", 26, "accent", "on_accent")
    # Equal cards lie side by side and are one thing to press.
    return tabs | {name: (x, y, ends[name] - x, high) for name, (x, y, _, high) in spots.items()}


def _card(sheet: Sheet, view: View, rank: Rank, at: Pixel, wide: int, *, picked: bool) -> None:
    can = abilities(view, rank)
    left, top = at[0] - FRAME, at[1] - FRAME
    size = (wide + 2 * FRAME, HIGH + 2 * FRAME)
    if can or not playing(view):
        sheet.part(drawings.open_card, left, top, size, "canvas", rank, can, picked)
    else:
        sheet.part(drawings.shut_card, left, top, size, "canvas", rank, picked)


def _seven(
    sheet: Sheet, where: Geometry, view: View, chosen: Choosing, say: Say
) -> dict[str, Area]:
    """The card, its seven steps in portions, who goes home by it, and the other cards small."""
    top = where.shape.height + TOP
    held = cards(view.hand)
    rank = chosen.card or "7"
    shares = Ability(text="+".join(str(move.steps) for move in chosen.moves))
    left, upper = 50 - FRAME, top - RAISED - FRAME
    size = (WIDE + 2 * FRAME, HIGH + 2 * FRAME)
    sheet.part(drawings.open_card, left, upper, size, "canvas", rank, shares, True)
    sheet.put(tick, 218, top - 6, around(27), "canvas", 26, "accent", "on_accent")
    spots: dict[str, Area] = {f"card:{rank}": (50, top - RAISED, WIDE, HIGH)}
    _bar(sheet, chosen, where.shape.height + 62)
    y = where.shape.height + 275
    x = 284
    for owner in dict.fromkeys(owner for owner, _ in chosen.sent):
        sheet.put(drawings.sent, x + 32, y, around(34), "canvas", owner)
        x += 70
    if chosen.sent:
        fields = tuple(str(f) for _, f in chosen.sent)
        words = say(Text("picture-dog-sent", fields=fields))
        sheet.text(x + 8, y, words, 38, "text", "canvas", align="left", width=910 - x, least=30)
    others = held.replace(rank, "", 1)
    return spots | _small(sheet, view, others, where.shape.height + 74)


def _bar(sheet: Sheet, chosen: Choosing, top: int) -> None:
    """Seven steps: fixed portions, the one being chosen, and those still left."""
    x, unit, gap = 284, 84, 6
    left = 7 - sum(move.steps for move in chosen.moves)
    for i, move in enumerate(chosen.moves):
        wide = unit * move.steps - gap
        args = (wide, move.steps, i >= chosen.settled)
        sheet.put(drawings.share, x, top, (0, 0, wide, 96), "canvas", *args)
        label = chosen.label(move)
        room = wide + gap if len(chosen.moves) > 1 else 300
        sheet.text(
            x + wide // 2, top + 130, label, 38, "text", "canvas", width=max(room, 96), least=24
        )
        x += unit * move.steps
    if left > 0:
        wide = unit * left - gap
        sheet.put(drawings.rest, x, top, (0, 0, wide, 96), "canvas", wide, left)


def _small(sheet: Sheet, view: View, held: str, top: int) -> dict[str, Area]:
    """The other cards, in rows of three."""
    spots: dict[str, Area] = {}
    wide, high, gap = 78, 112, 10
    rows = 1 if len(held) <= 3 else 2
    for i, rank in enumerate(held):
        left = 1170 - min(3, len(held)) * (wide + gap) + (i % 3) * (wide + gap) + gap
        y = top + (i // 3) * (high + gap) + (60 if rows == 1 else 0)
        can = bool(abilities(view, rank))
        sheet.part(drawings.small_card, left, y, (wide, high), "canvas", rank, can)
        spots.setdefault(f"card:{rank}", (left, y, wide, high))
    return spots
