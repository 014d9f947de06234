"""A move that was written and is looked at before it is played: a draft made of its letters,
behind what lasts of the menu (how the rack is sorted).

So it is kept like any draft: bound to its decision, through restarts, on every device.
"""

from __future__ import annotations

from typing import Any, Final

from games.protocol import Game, Path, Prompt, Refused, Unreadable

SIGN: Final = -1  # no menu has such a step


def draft_of(move: str, before: Path) -> Path:
    """The draft of somebody who wrote this move and has not confirmed it; `before` lasts."""
    return (*before, SIGN, *map(ord, move))


def is_written(draft: Path) -> bool:
    """Is it a written move, and not a way through a menu?"""
    return SIGN in draft


def pressed(draft: Path) -> Path:
    """The way through the menu so far: a written move is none."""
    return draft[: draft.index(SIGN)] if is_written(draft) else draft


def lasting(game: Game[Any, Any, Any], draft: Path) -> Path:
    """What of a draft stays when its move is made or given up."""
    return game.lasting(pressed(draft))


def asked(game: Game[Any, Any, Any], view: Any, draft: Path) -> Prompt[Any, Any] | None:
    """What a written move would do, None of any other draft; raises Refused where it cannot be
    played any more.
    """
    if not is_written(draft):
        return None
    move = "".join(map(chr, draft[draft.index(SIGN) + 1 :]))
    try:
        return game.sure(view, game.read(view, move))
    except Unreadable as error:
        raise Refused(error.text) from error
