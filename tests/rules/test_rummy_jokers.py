"""Rummy: jokers on the table, exchanged and freed (R9 to R12)."""

from __future__ import annotations

from games.rummy.notation import parse
from tests.rules.rummy_table import not_a_set, table, why_not

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


def test_a_locked_row_does_not_become_a_group_nor_a_group_a_row():
    """R9, R10: what was said when it was laid stays said."""
    position = "2 - ; {} ; !b1 b2 b3 y1 / k1 ; turn 0"
    for old, new in (("[r5 J J]", "{r5 J J}"), ("{r5 J J}", "[r5 J J]")):
        play = f"b1 b2 b3 : [b1 b2 b3] {new}"
        assert why_not(position.format(old), play) == ("locked", old)


def test_two_locked_sets_are_not_joined():
    """R10: each stays a set of its own."""
    position = "2 - ; [r1 J r3] [r4 J r6] ; !r7 y1 / k1 ; turn 0"
    assert why_not(position, "r7 : [r1 J r3 r4 J r6 r7]")[0] == "locked-merged"


def test_the_set_that_was_split_is_named_and_not_the_one_exchanged():
    """R10, R11: r5 frees a joker as it should, but b7 does not leave its row."""
    position = "2 - ; [r4 J r6] [b4 J b6 b7] ; !r5 k9 y9 k7 y7 y1 / k1 ; turn 0"
    play = "r5 k9 y9 k7 y7 : [r4 r5 r6] {k9 y9 J} [b4 J b6] {b7 k7 y7}"
    assert why_not(position, play) == ("locked", "[b4 J b6 b7]")


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


def test_no_joker_leaves_a_group_for_a_tile_of_the_table():
    """R10, R11: {b8 J J} does not become {r8 b8 J} by an r8 that lay there."""
    position = "2 - ; {b8 J J} {r8 b8 k8 y8} ; !r1 r2 y1 / k1 ; turn 0"
    play = "r1 r2 : [r1 r2 J] {r8 b8 J} {b8 k8 y8}"
    assert why_not(position, play) == ("locked", "{b8 J J}")


def test_two_jokers_of_a_group_stand_for_two_colours():
    """R11: r8 twice exchanges one of them only."""
    position = "2 - ; {b8 J J} ; !b7 b9 r7 r8 r8 r9 y8 y9 y1 / k1 ; turn 0"
    play = "b7 b9 r7 r8 r8 r9 : [b7 b8 b9] [r7 r8 J] [J r8 r9]"
    assert why_not(position, play) == ("locked", "{b8 J J}")
    play = "b7 b9 r7 r8 y8 y9 : [b7 b8 b9] [r7 r8 J] [J y8 y9]"
    assert table(position, play) == "[r7 r8 J] [b7 b8 b9] [J y8 y9]"


def test_one_tile_exchanges_one_joker():
    """R11: of two groups that r8 fits, the other is not opened by a y8 of the table."""
    position = "2 - ; {b8 k8 J} {b8 k8 J} [y8 y9 y10 y11] ; !r8 r1 r2 r4 r5 y1 / k1 ; turn 0"
    play = "r8 r1 r2 r4 r5 : {r8 b8 k8} {b8 k8 y8} [y9 y10 y11] [r1 r2 J] [r4 r5 J]"
    assert why_not(position, play) == ("locked", "{b8 k8 J}")


# R12: the freed joker


FREED = "2 - ; [r4 J r6] [b7 b8 b9] {b1 k1 y1} ; !r5 b10 k9 y7 k7 / k2 ; turn 0"


def test_a_freed_joker_does_not_just_lengthen_a_set():
    """R12: [b7 b8 b9 J] contains a set that lay there."""
    assert why_not(FREED, "r5 : [r4 r5 r6] [b7 b8 b9 J]") == ("joker-new", "[b7 b8 b9 J]")


def test_a_freed_joker_makes_a_new_set_with_tiles_of_the_table():
    """R12: [b8 b9 J] with b7 used elsewhere is new."""
    play = "r5 k7 y7 : [r4 r5 r6] [b8 b9 J] {b7 k7 y7}"
    assert table(FREED, play) == "[r4 r5 r6] [b8 b9 J] {b1 k1 y1} {b7 k7 y7}"


def test_the_set_that_is_not_new_is_named():
    """R12: of two jokers that were exchanged one lies in a new set, the other does not."""
    position = "2 - ; [r4 J r6] [b4 J b6] [y7 y8 y9] ; !r5 b5 k10 k11 y1 / k1 ; turn 0"
    play = "r5 b5 k10 k11 : [r4 r5 r6] [b4 b5 b6] [k10 k11 J] [y7 y8 y9 J]"
    assert why_not(position, play) == ("joker-new", "[y7 y8 y9 J]")
    position = "2 - ; [r4 J r6] [b4 J b6] ; !r5 y1 / k2 ; turn 0"
    assert why_not(position, "r5 : [r4 r5 r6] [b4 J b6 J]") == ("joker-new", "[b4 J b6 J]")


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
