"""A table of Rummy to ask about: positions and plays as text in, what they come to out."""

from __future__ import annotations

import pytest

from games.protocol import NATURE, Refused, Setup
from games.rummy import RUMMY
from games.rummy.board import FACES
from games.rummy.notation import parse
from tests.dice import QuickDice

SEAT = 0
OPEN = "2 - ; [r4 r5 r6] ; !r7 b3 y1 / k1 k2 ; turn 0"


def after(position, play, seat=SEAT):
    """The state after a play written in notation."""
    return RUMMY.apply(RUMMY.read_position(position), seat, parse(play)).state


def table(position, play, seat=SEAT):
    """The sets on the table after a play."""
    return " ".join(map(str, after(position, play, seat).table))


def why_not(position, play, seat=SEAT):
    """The key of the refusal, and the set it names if it names one."""
    with pytest.raises(Refused) as refused:
        RUMMY.apply(RUMMY.read_position(position), seat, parse(play))
    args = dict(refused.value.text.args)
    named = args.get("set")
    return refused.value.text.key.removeprefix("rummy-"), named.value if named else None


def not_a_set(play):
    """Why a set cannot lie on the table."""
    with pytest.raises(Refused) as refused:
        parse(play)
    return refused.value.text.key.removeprefix("rummy-")


def tiles(text):
    """Tiles by their names."""
    return tuple(FACES[word] for word in text.split())


def dealt(players, seed=1, *options):
    """A table of so many, all that NATURE does at first done."""
    dice, state = QuickDice(seed), RUMMY.start(Setup(players, options))
    while RUMMY.turn(state) == (NATURE,):
        state = RUMMY.apply(state, NATURE, RUMMY.chance(state, dice)).state
    return state
