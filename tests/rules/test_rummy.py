"""Rummy, paragraph by paragraph: one test, one sentence of `games/rummy/RULES.md`."""

from __future__ import annotations

from collections import Counter

import pytest

from games.protocol import NATURE, Refused, Setup
from games.rummy import RUMMY
from games.rummy.board import FACES, JOKER, TILES, points
from games.rummy.notation import parse
from games.rummy.rules import _draw_lots
from games.rummy.state import Draw, Lots, Pass, Penalty, Shuffle
from tests.dice import QuickDice

SEAT = 0


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
    return tuple(FACES[word] for word in text.split())


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
    assert [len(rack) for rack in state.racks] == [14] * players
    assert len(state.stock) == RUMMY.view(state, None).stock_size == stock


def dealt(players, seed=1, *options):
    dice, state = QuickDice(seed), RUMMY.start(Setup(players, options))
    while RUMMY.turn(state) == (NATURE,):
        state = RUMMY.apply(state, NATURE, RUMMY.chance(state, dice)).state
    return state


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


# R4: lay or draw


OPEN = "2 - ; [r4 r5 r6] ; !r7 b3 y1 / k1 k2 ; turn 0"


def test_a_turn_is_a_lay_or_a_draw_and_then_the_next_goes_on():
    """R4: one or the other."""
    assert after(OPEN, "r7 : [r4 r5 r6 r7]").turn == 1
    state = after(OPEN, "draw")
    assert state.turn == 1
    assert len(state.racks[0]) == 4
    with pytest.raises(Refused):
        RUMMY.apply(state, 0, parse("r7 : [r4 r5 r6 r7]"))


def test_one_may_draw_though_one_could_lay():
    """R4: holding back is allowed."""
    assert len(after(OPEN, "draw").racks[0]) == 4


def test_the_tile_drawn_is_the_top_of_the_stock_and_its_owner_alone_is_told():
    """R4: drawn unseen by others, and marked for its owner."""
    step = RUMMY.apply(RUMMY.read_position(OPEN + " ; stock b9 r1"), 0, Draw())
    assert FACES["b9"] in step.state.racks[0]
    assert step.state.stock == tiles("r1")
    assert [event.readers for event in step.events] == [None, (0,)]
    assert RUMMY.view(step.state, 0).record.drawn[0] == tiles("b9")
    assert RUMMY.view(step.state, 1).record.drawn[0] == ()


def test_an_empty_stock_cannot_be_drawn_from():
    """R4, R13: then one passes."""
    assert why_not(OPEN + " ; stock -", "draw")[0] == "stock-empty"


# R5: sets


@pytest.mark.parametrize(
    ("play", "why"),
    [
        ("r1 : [r1 r2]", "set-short"),
        ("y1 : [y12 y13 y1]", "row-gap"),
        ("y1 : [y12 y13 J]", "row-end"),
        ("r1 : [r1 r2 b3]", "row-colours"),
        ("r1 : [r1 r2 r4]", "row-gap"),
        ("r1 : [r1 r1 r2]", "row-gap"),
        ("r4 : {r4 r4 b4}", "group-colours"),
        ("r4 : {r4 b4 k5}", "group-numbers"),
        ("r4 : {r4 b4 k4 y4 J}", "group-colours"),
        ("r1 : [J r1 r2]", "row-end"),
    ],
)
def test_what_is_no_set(play, why):
    """R5: a row follows within 1 to 13 in one colour, a group has one number in other colours."""
    assert not_a_set(play) == why


def test_rows_go_up_to_thirteen_and_groups_to_four():
    """R5: the longest sets."""
    whole = "[" + " ".join(f"r{n}" for n in range(1, 14)) + "]"
    assert parse(f"r1 : {whole}")
    assert parse("r4 : {r4 b4 k4 y4}")


def test_equal_sets_may_lie_side_by_side():
    """R5: two of each tile exist."""
    position = "2 - ; [r3 r4 r5] ; !r3 r4 r5 b1 / k1 ; turn 0"
    assert table(position, "r3 r4 r5 : [r3 r4 r5]") == "[r3 r4 r5] [r3 r4 r5]"


# R6, R7: the opening


def opens(rack, play):
    return after(f"2 - ; - ; {rack} b1 / k1 ; turn 0", play).opened[0]


def test_the_opening_needs_30_points():
    """R6: {r9 b9 k9} is 27, {r10 b10 k10} is 30."""
    assert opens("r10 b10 k10", "r10 b10 k10 : {r10 b10 k10}")
    assert (
        why_not("2 - ; - ; r9 b9 k9 / k1 ; turn 0", "r9 b9 k9 : {r9 b9 k9}")[0] == "opening-points"
    )


def test_a_joker_always_counts_25_in_the_opening():
    """R6: [r2 r3 J] is 30, [r1 r2 J] is 28."""
    assert opens("r2 r3 J", "r2 r3 J : [r2 r3 J]")
    position = "2 - ; - ; r1 r2 J / k1 ; turn 0"
    assert why_not(position, "r1 r2 J : [r1 r2 J]")[0] == "opening-points"


def test_several_sets_may_make_the_30():
    """R6: any mix of rows and groups."""
    assert opens("r4 r5 r6 b5 k5 y5", "r4 r5 r6 b5 k5 y5 : [r4 r5 r6] {b5 k5 y5}")


def test_the_opening_is_made_of_the_own_rack_alone():
    """R6, R7: nothing of the table is used, b6 waits."""
    position = "2 - ; [b3 b4 b5] ; r10 b10 k10 b6 / k1 ; turn 0"
    assert why_not(position, "r10 b10 k10 b6 : {r10 b10 k10} [b3 b4 b5 b6]")[0] == "opening-own"
    assert table(position, "r10 b10 k10 : {r10 b10 k10}") == "[b3 b4 b5] {r10 b10 k10}"


def test_before_the_opening_no_joker_is_exchanged():
    """R7: not even with 30 points in the same turn."""
    position = "2 - ; [r4 J r6] ; r5 r10 b10 k10 b1 / k1 ; turn 0"
    play = "r5 r10 b10 k10 : [r4 r5 r6] {r10 b10 k10 J}"
    assert why_not(position, play)[0] == "opening-own"


def test_nobody_has_to_open():
    """R6: a precondition, no duty."""
    assert not after("2 - ; - ; r10 b10 k10 / k1 ; turn 0", "draw").opened[0]


def test_from_the_next_turn_on_everything_may_be_moved():
    """R7: even if others have not opened."""
    position = "2 - ; [b3 b4 b5] ; !b6 r1 / k1 ; turn 0"
    assert table(position, "b6 : [b3 b4 b5 b6]") == "[b3 b4 b5 b6]"


# R8: turning the table about


def test_sets_may_be_taken_apart():
    """R8: [r3 r4 r5 r6] with b3 k3 gives [r4 r5 r6] {r3 b3 k3}."""
    position = "2 - ; [r3 r4 r5 r6] ; !b3 k3 y1 / k1 ; turn 0"
    assert table(position, "b3 k3 : [r4 r5 r6] {r3 b3 k3}") == "[r4 r5 r6] {r3 b3 k3}"


def test_every_tile_of_the_table_stays_there():
    """R8: nothing is stolen, and the refusal says what was forgotten."""
    position = "2 - ; [r3 r4 r5 r6] ; !b3 k3 y1 / k1 ; turn 0"
    assert why_not(position, "b3 k3 : {r3 b3 k3}") == ("lay-rest", "[r3 r4 r5 r6]")


def test_rearranging_alone_is_no_turn():
    """R8: at least one tile from the rack."""
    position = "2 - ; [r1 r2 r3 r4 r5 r6] ; !b3 / k1 ; turn 0"
    state = RUMMY.read_position(position)
    lay = parse("b3 : [r1 r2 r3] [r4 r5 r6]")
    with pytest.raises(Refused):
        RUMMY.apply(state, 0, type(lay)((), lay.melds))


def test_only_tiles_that_are_held_are_laid():
    """R8: and each as often as it is held."""
    assert (
        why_not("2 - ; [r4 r5 r6] ; !r7 / k1 ; turn 0", "r3 : [r3 r4 r5 r6]")[0] == "lay-not-held"
    )
    position = "2 - ; - ; !r4 r4 b4 k4 y1 / k1 ; turn 0"
    assert why_not(position, "r4 b4 k4 k4 : {r4 b4 k4}")[0] == "lay-not-held"


def test_tiles_come_from_rack_or_table():
    """R8: nothing appears from nowhere."""
    assert why_not(OPEN, "r7 : [r4 r5 r6 r7 r8]")[0] == "lay-foreign"
    assert why_not(OPEN, "r7 b3 : [r4 r5 r6 r7]")[0] == "lay-unplaced"


def test_no_tile_goes_back_to_the_rack():
    """R8: what lay on the table does so afterwards."""
    state = after(OPEN, "r7 : [r4 r5 r6 r7]")
    assert state.racks[0] == tiles("b3 y1")


# R9: jokers


def test_a_joker_stands_for_the_number_of_its_place():
    """R9: [J r12 r13] has it for 11; there is no 14."""
    assert parse("J : [J r12 r13]")
    assert not_a_set("J : [r12 r13 J]") == "row-end"


def test_one_says_whether_it_is_a_row_or_a_group():
    """R9: r5 J J is either."""
    position = "2 - ; - ; !r5 J J y1 / k1 ; turn 0"
    assert table(position, "r5 J J : [r5 J J]") == "[r5 J J]"
    assert table(position, "r5 J J : {r5 J J}") == "{r5 J J}"


def test_a_joker_may_stand_for_a_tile_of_which_both_are_in_sight():
    """R9: there is no third r7, a joker can be one."""
    position = "2 - ; [r6 r7 r8] {r7 b7 k7} ; !r5 r6 J y1 / k1 ; turn 0"
    assert table(position, "r5 r6 J : [r5 r6 J]") == "[r5 r6 J] [r6 r7 r8] {r7 b7 k7}"


# R10: locked sets


LOCKED = "2 - ; [r4 J r6 r7] ; !r3 r8 b7 k7 J y1 / k1 ; turn 0"


def test_nothing_leaves_a_set_with_a_joker():
    """R10: not even at its end."""
    assert why_not(LOCKED, "b7 k7 : [r4 J r6] {r7 b7 k7}") == ("locked", "[r4 J r6 r7]")


def test_a_locked_row_grows_at_both_ends():
    """R10: by rack tiles, and by a joker from the rack."""
    assert table(LOCKED, "r3 r8 : [r3 r4 J r6 r7 r8]") == "[r3 r4 J r6 r7 r8]"
    assert table(LOCKED, "J : [r4 J r6 r7 J]") == "[r4 J r6 r7 J]"


def test_a_locked_row_grows_by_table_tiles():
    """R10: rack or table."""
    position = "2 - ; [r4 J r6] {r7 b7 k7 y7} ; !r8 y1 / k1 ; turn 0"
    assert table(position, "r8 : [r4 J r6 r7 r8] {b7 k7 y7}") == "[r4 J r6 r7 r8] {b7 k7 y7}"


def test_a_locked_group_of_three_grows_by_a_missing_colour():
    """R10: {b8 k8 J} with r8; the joker is y8 then."""
    position = "2 - ; {b8 k8 J} ; !r8 y1 / k1 ; turn 0"
    assert table(position, "r8 : {r8 b8 k8 J}") == "{r8 b8 k8 J}"


def test_the_joker_keeps_its_place():
    """R10: it does not move to another one."""
    position = "2 - ; [r4 J r6] ; !b5 k5 y1 / k1 ; turn 0"
    assert why_not(position, "b5 k5 : [r4 r5 r6]")[0] == "lay-unplaced"
    position = "2 - ; [r4 J r6] [r5 r6 r7] ; !r8 y1 / k1 ; turn 0"
    assert why_not(position, "r8 : [r4 r5 r6] [r6 r7 r8 J]") == ("locked", "[r4 J r6]")


def test_two_locked_sets_are_not_joined():
    """R10: each stays a set of its own."""
    position = "2 - ; [r1 J r3] [r4 J r6] ; !r7 y1 / k1 ; turn 0"
    assert why_not(position, "r7 : [r1 J r3 r4 J r6 r7]")[0] == "locked-merged"


# R11: exchange


def test_a_joker_is_exchanged_for_the_very_tile():
    """R11: then the set is free at once, and the joker lies in a new set."""
    position = "2 - ; [r4 J r6] ; !r5 b9 k9 y1 / k1 ; turn 0"
    assert table(position, "r5 b9 k9 : [r4 r5 r6] {b9 k9 J}") == "[r4 r5 r6] {b9 k9 J}"


def test_a_tile_of_the_table_does_not_exchange():
    """R11: from the rack only."""
    position = "2 - ; [r4 J r6] [r5 r6 r7 r8] ; !b9 k9 y1 / k1 ; turn 0"
    play = "b9 k9 : [r4 r5 r6] [r6 r7 r8] {b9 k9 J}"
    assert why_not(position, play) == ("locked", "[r4 J r6]")


def test_the_freed_set_may_be_used_at_once():
    """R11: r4 r5 r6 go elsewhere."""
    position = "2 - ; [r4 J r6] {b4 k4 y4} {b6 k6 y6} ; !r5 b5 y1 / k1 ; turn 0"
    play = "r5 b5 : {r4 b4 k4 y4} {r5 b5 J} {r6 b6 k6 y6}"
    assert table(position, play) == "{r4 b4 k4 y4} {r5 b5 J} {r6 b6 k6 y6}"


def test_in_a_group_any_missing_colour_does():
    """R11: {b8 k8 J} for r8 or y8, no need for both."""
    position = "2 - ; {b8 k8 J} ; !y8 r1 r2 y1 / k1 ; turn 0"
    assert table(position, "y8 r1 r2 : {b8 k8 y8} [r1 r2 J]") == "[r1 r2 J] {b8 k8 y8}"


def test_with_two_jokers_each_is_exchanged_by_itself():
    """R11: the set stays locked while one remains."""
    position = "2 - ; [r4 J r6 J] ; !r5 b9 k9 y1 / k1 ; turn 0"
    assert table(position, "r5 b9 k9 : [r4 r5 r6 J] {b9 k9 J}") == "[r4 r5 r6 J] {b9 k9 J}"


def test_a_partly_exchanged_set_is_still_locked():
    """R11: r4 does not leave [r4 r5 r6 J]."""
    position = "2 - ; [r4 J r6 J] ; !r5 b4 k4 b9 k9 y1 / k1 ; turn 0"
    play = "r5 b4 k4 b9 k9 : [r5 r6 J] {r4 b4 k4} {b9 k9 J}"
    assert why_not(position, play) == ("locked", "[r4 J r6 J]")


# R12: the freed joker


FREED = "2 - ; [r4 J r6] [b7 b8 b9] {b1 k1 y1} ; !r5 b10 k9 y7 k7 / k2 ; turn 0"


def test_a_freed_joker_does_not_just_lengthen_a_set():
    """R12: [b7 b8 b9 J] contains a set that lay there."""
    assert why_not(FREED, "r5 : [r4 r5 r6] [b7 b8 b9 J]") == ("joker-new", "[b7 b8 b9 J]")


def test_a_freed_joker_makes_a_new_set_with_tiles_of_the_table():
    """R12: [b8 b9 J] with b7 used elsewhere is new."""
    play = "r5 k7 y7 : [r4 r5 r6] [b8 b9 J] {b7 k7 y7}"
    assert table(FREED, play) == "[r4 r5 r6] [b8 b9 J] {b1 k1 y1} {b7 k7 y7}"


def test_the_exchanged_set_counts_with_its_new_tile():
    """R12: [r4 r5 r6 J] is the old set, not a new one."""
    assert why_not(FREED, "r5 : [r4 r5 r6 J]")[0] == "joker-new"


def test_a_freed_joker_does_not_join_a_locked_set():
    """R12: a grown locked set is not new."""
    position = "2 - ; [r4 J r6] [b4 J b6] ; !r5 y1 / k2 ; turn 0"
    assert why_not(position, "r5 : [r4 r5 r6] [b4 J b6 J]")[0] == "joker-new"


def test_a_freed_joker_never_goes_to_the_rack():
    """R12: it must be used in the same turn."""
    position = "2 - ; [r4 J r6] ; !r5 y1 / k2 ; turn 0"
    assert why_not(position, "r5 : [r4 r5 r6]")[0] == "lay-rest"


def test_a_joker_from_the_rack_may_lengthen_a_set():
    """R12: no such duty for it."""
    position = "2 - ; [b7 b8 b9] ; !J y1 / k2 ; turn 0"
    assert table(position, "J : [b7 b8 b9 J]") == "[b7 b8 b9 J]"


# R13: empty stock


def test_one_passes_only_with_an_empty_stock():
    """R13: else one draws."""
    assert why_not(OPEN, "pass")[0] == "stock-left"
    assert after(OPEN + " ; stock -", "pass").passes == 1


def test_a_lay_begins_the_count_of_passes_anew():
    """R13: pass, pass, lay, and three more passes end it."""
    state = RUMMY.read_position("3 - ; [r4 r5 r6] ; !r7 r8 / b1 / k1 ; turn 1 ; stock -")
    for seat, play in [
        (1, "pass"),
        (2, "pass"),
        (0, "r7 : [r4 r5 r6 r7]"),
        (1, "pass"),
        (2, "pass"),
    ]:
        state = RUMMY.apply(state, seat, parse(play)).state
        assert RUMMY.outcome(state) is None
    assert RUMMY.outcome(RUMMY.apply(state, 0, Pass()).state) is not None


BLOCKED = "3 - ; - ; {} ; turn 2 ; stock - ; passes 2 ; last {} ; starter {}"


@pytest.mark.parametrize(
    ("racks", "last", "starter", "winner"),
    [
        ("r5 / b12 / k9", "-", 0, 0),  # least points
        ("r2 r3 / b5 / k9", "-", 0, 1),  # then fewer tiles
        ("r5 / b5 / k9", 1, 0, 1),  # then who laid last
        ("r5 / b5 / k9", 2, 1, 1),  # then the first from the starter
        ("r5 / b5 / k9", "-", 0, 0),
    ],
)
def test_a_blocked_round_goes_to_the_lowest_rack(racks, last, starter, winner):
    """R13: least points; then fewer tiles, who laid last, the order from the starter."""
    state = after(BLOCKED.format(racks, last, starter), "pass", 2)
    assert RUMMY.outcome(state).winners == (winner,)


# R14, R15: the end of a round


def test_the_round_ends_at_once_when_a_rack_is_empty():
    """R14: no last tile has to be kept."""
    state = after("2 - ; [r4 r5 r6] ; !r7 / k1 k2 ; turn 0", "r7 : [r4 r5 r6 r7]")
    assert RUMMY.outcome(state).winners == (0,)
    assert RUMMY.turn(state) == (NATURE,)


def test_the_opening_may_go_out():
    """R14: [r9 r10 r11 r12] is 42 and all one had."""
    state = after("2 - ; - ; r9 r10 r11 r12 / k1 ; turn 0", "r9 r10 r11 r12 : [r9 r10 r11 r12]")
    assert RUMMY.outcome(state).winners == (0,)


def test_the_winner_gets_what_the_others_hold():
    """R15: 23, 12, 8 gives -23 -12 -8 +43; a joker counts 25, opened or not."""
    state = after("4 - ; [r4 r5 r6] ; !r7 / k10 k13 / !k12 / b8 ; turn 0", "r7 : [r4 r5 r6 r7]")
    assert state.scores == (43, -23, -12, -8)
    state = after("2 - ; [r4 r5 r6] ; !r7 / J k1 ; turn 0", "r7 : [r4 r5 r6 r7]")
    assert state.scores == (26, -26)


def test_in_a_blocked_round_each_is_charged_the_difference():
    """R15: 5, 12, 9 gives +11 -7 -4."""
    state = after(BLOCKED.format("r5 / b12 / k9", "-", 0), "pass", 2)
    assert state.scores == (11, -7, -4)


def test_at_the_end_of_a_round_racks_are_open():
    """R15: everyone sees what is counted."""
    state = after("2 - ; [r4 r5 r6] ; !r7 / k1 k2 ; turn 0", "r7 : [r4 r5 r6 r7]")
    assert RUMMY.view(state, None).racks == ((), tiles("k1 k2"))


# R16: the match


def test_a_match_has_three_rounds_if_nothing_else_is_agreed():
    """R16: after the third the highest total wins; 78, -62, -33, 17 is the example."""
    position = (
        "4 - ; [r4 r5 r6] ; !r7 / k10 k13 / k10 / b5 ; turn 0 ; scores 40,-39,-23,22 ; round {}/3"
    )
    assert not RUMMY.outcome(after(position.format(2), "r7 : [r4 r5 r6 r7]")).final
    state = after(position.format(3), "r7 : [r4 r5 r6 r7]")
    assert state.scores == (78, -62, -33, 17)
    assert RUMMY.outcome(state).final
    assert RUMMY.outcome(state).winners == (0,)
    assert RUMMY.turn(state) == ()


def test_equal_totals_share_the_place():
    """R16: both win."""
    position = "2 rounds=1 ; [r4 r5 r6] ; !r7 / k5 ; turn 0 ; scores -5,5 ; round 1/1"
    assert RUMMY.outcome(after(position, "r7 : [r4 r5 r6 r7]")).winners == (0, 1)


def test_a_match_may_go_on_until_points_are_reached():
    """R16: rounds do not matter then."""
    position = "2 points=200 ; [r4 r5 r6] ; !r7 / k{} ; turn 0 ; scores 195,-195 ; round 9/-"
    assert not RUMMY.outcome(after(position.format(4), "r7 : [r4 r5 r6 r7]")).final
    assert RUMMY.outcome(after(position.format(5), "r7 : [r4 r5 r6 r7]")).final
    with pytest.raises(Refused):
        RUMMY.start(Setup(2, (("points", "200"), ("rounds", "5"))))


def test_a_match_to_points_ends_with_the_twentieth_round():
    """R16: whoever leads then wins, so that every match ends."""
    position = "2 points=500 ; [r4 r5 r6] ; !r7 / k4 ; turn 0 ; scores -9,9 ; round {}/-"
    assert not RUMMY.outcome(after(position.format(19), "r7 : [r4 r5 r6 r7]")).final
    outcome = RUMMY.outcome(after(position.format(20), "r7 : [r4 r5 r6 r7]"))
    assert outcome.final
    assert outcome.winners == (1,)
    assert outcome.why.key == "rummy-match-rounds"


def test_the_next_round_begins_with_a_new_draw():
    """R3, R16: table and racks are cleared, scores stay."""
    state = after("2 - ; [r4 r5 r6] ; !r7 / k1 k2 ; turn 0", "r7 : [r4 r5 r6 r7]")
    state = RUMMY.apply(state, NATURE, parse("lots 0:r3 1:r9")).state
    assert (state.round, state.starter, state.table, state.scores) == (2, 1, (), (3, -3))
    assert state.opened == (False, False)
    state = RUMMY.apply(state, NATURE, RUMMY.chance(state, QuickDice(1))).state
    assert RUMMY.turn(state) == (1,)


# R17: the time limit


PENALTY = "2 penalty=on ; [r4 r5 r6] ; !r7 b3 y1 / k1 k2 ; turn 0 ; stock {}"


def overdue(position, *steps):
    view = RUMMY.view(RUMMY.read_position(position), SEAT)
    return RUMMY.overdue(view, steps)


def test_an_unfinished_lay_costs_three_tiles():
    """R17: fewer if the stock has fewer; none is a pass."""
    assert len(after(PENALTY.format("b9 b10 b11 b12"), "penalty").racks[0]) == 6
    state = after(PENALTY.format("b9 b10"), "penalty")
    assert len(state.racks[0]) == 5
    assert state.stock == ()
    assert after(PENALTY.format("-"), "penalty").passes == 1


def test_what_time_does_to_a_draft():
    """R17: a ready lay stands, a begun one is punished, else one tile is drawn."""
    from games.rummy import codes

    r7 = codes.TILE_ON + 2 * FACES["r7"]
    position = PENALTY.format("b9 b10 b11 b12")
    assert overdue(position, r7, codes.FIND) == parse("r7 : [r4 r5 r6 r7]")
    assert overdue(position, r7, codes.HAND) == Penalty()
    assert overdue(position, r7) == Draw(), "picking is done on the rack"
    assert overdue(position) == Draw()
    assert overdue(PENALTY.format("-")) == Pass()
    assert overdue(position, 999_999) == Draw()


def test_without_the_option_there_is_no_penalty():
    """R17: default off."""
    assert why_not(OPEN, "penalty")[0] == "no-penalty"
    assert overdue(OPEN) is None


# R18: help


def ask(position, text):
    """What a typed text means, in notation."""
    view = RUMMY.view(RUMMY.read_position(position), SEAT)
    return RUMMY.write(view, RUMMY.read(view, text))


def refused(position, text):
    view = RUMMY.view(RUMMY.read_position(position), SEAT)
    with pytest.raises(Refused) as trouble:
        RUMMY.read(view, text)
    return trouble.value.text


def test_tiles_are_named_and_a_place_is_found():
    """R18: r8 goes to [r9 r10 r11], no set is broken."""
    position = "2 - ; {r8 b8 k8} [r9 r10 r11] ; !r8 y1 / k1 ; turn 0"
    assert ask(position, "r8") == "r8 : [r8 r9 r10 r11]"


def test_what_does_not_fit_is_said():
    """R18: how far it is."""
    position = "2 - ; [r4 r5 r6] ; !r7 b3 y1 / k1 ; turn 0"
    text = refused(position, "r7 b3")
    assert text.key == "rummy-all-but"
    assert [tag.value for tag in dict(text.args)["tiles"]] == ["b3"]
    assert refused(position, "b3").key == "rummy-none-fits"
    text = refused("2 - ; - ; r9 b9 k9 / k1 ; turn 0", "r9 b9 k9")
    assert (text.key, dict(text.args)["points"], dict(text.args)["needed"]) == (
        "rummy-opening-points",
        27,
        30,
    )


def test_without_help_one_says_it_all():
    """R18: `none` only checks."""
    position = "2 assist=none ; [r4 r5 r6] ; !r7 b3 / k1 ; turn 0"
    assert refused(position, "r7").key == "rummy-no-assist"
    assert ask(position, "r7 : [r4 r5 r6 r7]") == "r7 : [r4 r5 r6 r7]"
