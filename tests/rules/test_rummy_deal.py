"""Rummy: tiles, deal and who starts (R1 to R3)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.protocol import NATURE, Refused, Setup
from games.rummy import RUMMY
from games.rummy.board import FACES, JOKER, TILES, points
from games.rummy.notation import parse
from games.rummy.rules import _draw_lots
from games.rummy.state import Draw, Lots, Shuffle
from tests.dice import QuickDice
from tests.rules.rummy_table import dealt

# R1, R2: players, tiles, deal


def test_two_to_four_play_with_106_tiles():
    """R1: numbers 1 to 13 in four colours, each twice, and two jokers."""
    assert RUMMY.counts == (2, 3, 4)
    assert len(TILES) == 106
    assert Counter(TILES) == dict.fromkeys(range(53), 2)
    assert points([JOKER]) == 25


@pytest.mark.parametrize(("players", "stock"), [(2, 78), (3, 64), (4, 50)])
def test_everyone_gets_14_tiles_and_the_rest_is_the_stock(players, stock):
    """R2: 14 each; the size of the stock is public."""
    state = dealt(players)
    assert state.round == 1
    assert [len(rack) for rack in state.racks] == [14] * players
    assert len(state.stock) == RUMMY.view(state, None).stock_size == stock


def test_the_deal_is_fourteen_by_fourteen_from_the_top():
    """R2: a shuffle is one action; dealing follows from it."""
    state = RUMMY.start(Setup(2))
    state = RUMMY.apply(state, NATURE, Lots((((0, FACES["r9"]), (1, FACES["b3"])),))).state
    order = tuple(reversed(TILES))
    state = RUMMY.apply(state, NATURE, Shuffle(order)).state
    assert state.racks == (tuple(sorted(order[:14])), tuple(sorted(order[14:28])))
    assert state.stock == order[28:]


def test_a_shuffle_has_every_tile():
    """R2: NATURE is judged too."""
    state = RUMMY.start(Setup(2))
    state = RUMMY.apply(state, NATURE, Lots((((0, FACES["r9"]), (1, FACES["b3"])),))).state
    with pytest.raises(Refused):
        RUMMY.apply(state, NATURE, Shuffle((*TILES[1:], TILES[-1])))


def test_racks_and_the_order_of_the_stock_are_hidden():
    """R2: what others see is the number of tiles."""
    view = RUMMY.view(dealt(3), 1)
    assert view.racks[0] is None
    assert view.racks[2] is None
    assert view.sizes == (14, 14, 14)
    assert view.stock is None


# R3: who starts


def lots(players, text):
    """The starter after draws written like `0:r9 1:J / 0:r3 1:r4`."""
    state = RUMMY.start(Setup(players))
    return RUMMY.apply(state, NATURE, parse(f"lots {text}")).state.starter


def test_the_highest_number_starts():
    """R3: colours do not matter."""
    assert lots(3, "0:r9 1:k12 2:y4") == 1


def test_a_joker_counts_as_nothing_in_the_draw():
    """R3: it has no number."""
    assert lots(2, "0:r1 1:J") == 0


def test_those_who_tie_draw_again_among_themselves():
    """R3: 9, J, 12, 12: the last two draw again."""
    assert lots(4, "0:r9 1:J 2:b12 3:k12 / 2:r3 3:r5") == 3
    with pytest.raises(Refused):
        lots(4, "0:r9 1:J 2:b12 3:k12")
    with pytest.raises(Refused):
        lots(4, "0:r9 1:J 2:b12 3:k12 / 0:r1 1:r2 2:r3 3:r5")
    with pytest.raises(Refused):
        lots(2, "0:r9 1:r8 / 0:r1 1:r2")
    with pytest.raises(Refused):
        lots(2, "0:r9 1:r8 / 0:r1")


def test_no_tile_is_drawn_more_often_than_it_exists():
    """R3: tiles drawn stay out until the reshuffle."""
    with pytest.raises(Refused):
        lots(4, "0:J 1:J 2:b12 3:b12 / 2:b12 3:r5")


def test_play_goes_round_in_the_order_of_seats_from_the_starter():
    """R3: clockwise."""
    state = dealt(3)
    first = state.starter
    assert RUMMY.turn(state) == (first,)
    state = RUMMY.apply(state, first, Draw()).state
    assert RUMMY.turn(state) == ((first + 1) % 3,)


def test_drawn_lots_name_one_starter():
    """R3: NATURE draws until one is highest."""
    for seed in range(300):
        state = RUMMY.start(Setup(4))
        RUMMY.apply(state, NATURE, _draw_lots(4, QuickDice(seed)))
