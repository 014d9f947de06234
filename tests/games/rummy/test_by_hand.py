"""Rummy by hand: one names the sets that change, and the new ones (R8, R10 to R12)."""

from __future__ import annotations

from games.rummy import RUMMY, codes
from games.rummy.notation import parse, read_sets
from tests.dice import QuickDice
from tests.games.rummy.asked import WORDS, pick, says, steps, view


def test_by_hand_one_names_the_sets_that_change_and_the_new_ones():
    """b7 b7 do not fit together, b7 with r7 and k7 does if both rows give one up."""
    position = "2 - ; [r4 r5 r6 r7] [k7 k8 k9 k10] ; !b7 y1 y2 / k1 k2 ; turn 0"
    path = (*pick("b7"), codes.HAND)
    prompt = RUMMY.prompt(view(position), path)
    assert codes.BUILD not in steps(prompt)
    assert [choice.on for choice in prompt.choices] == [False, False]
    path += tuple(steps(prompt))
    prompt = RUMMY.prompt(view(position), path)
    assert [choice.on for choice in prompt.choices if choice.on is not None] == [True, True]
    assert codes.BUILD in steps(prompt)
    shown = RUMMY.prompt(view(position), (*path, codes.BUILD))
    assert shown.play == parse("b7 : [r4 r5 r6] [k8 k9 k10] {r7 b7 k7}"), "one way only: not asked"
    assert "2 sets are taken apart." in says(shown)


def test_by_hand_one_chooses_among_several_ways():
    """y1 y2 y3 y4 y5 y6 may be one row or two."""
    position = "2 assist=none ; - ; !y1 y2 y3 y4 y5 y6 b1 / k1 k2 ; turn 0"
    path = (*pick("y1", "y2", "y3", "y4", "y5", "y6"), codes.HAND)
    prompt = RUMMY.prompt(view(position), path)
    assert [WORDS.say(choice.label) for choice in prompt.choices] == [
        "[y1 y2 y3]",
        "[y1 y2 y3 y4 y5 y6]",
    ]
    one = RUMMY.prompt(view(position), (*path, steps(prompt)[0]))
    assert one.play == parse("y1 y2 y3 y4 y5 y6 : [y1 y2 y3] [y4 y5 y6]")


def test_by_hand_jokers_are_exchanged_by_the_rules():
    """The freed joker is only offered in a new set (R12)."""
    position = "2 - ; [r4 J r6] [b7 b8 b9] ; !r5 b6 y1 / k1 k2 ; turn 0"
    path = (*pick("r5"), codes.HAND)
    take = [codes.TAKE_ON + one for one in codes.set_ids(view(position).table)]
    assert codes.BUILD not in steps(RUMMY.prompt(view(position), (*path, *take)))
    path = (*pick("r5", "b6"), codes.HAND, *take)
    prompt = RUMMY.prompt(view(position), path)
    assert codes.BUILD not in steps(prompt), "[b6 b7 b8 b9 J] has the old row in it"


def test_by_hand_the_sets_named_change_and_no_others():
    """Of [r3 ... r8] and two rows with the same tiles, the one that was taken grows."""
    position = "2 - ; [r3 r4 r5] [r6 r7 r8] [r3 r4 r5 r6 r7 r8] ; !r9 y1 / k1 ; turn 0"
    where = view(position)
    for taken, after in (
        ("[r3 r4 r5 r6 r7 r8]", "[r3 r4 r5] [r3 r4 r5 r6 r7 r8 r9] [r6 r7 r8]"),
        ("[r6 r7 r8]", "[r3 r4 r5] [r3 r4 r5 r6 r7 r8] [r6 r7 r8 r9]"),
    ):
        take = codes.TAKE_ON + 2 * codes.set_code(read_sets(taken)[0])
        shown = RUMMY.prompt(where, (*pick("r9"), codes.HAND, take, codes.BUILD))
        while shown.play is None:  # all in one row, where that is asked
            shown = RUMMY.prompt(where, (*pick("r9"), codes.HAND, take, codes.BUILD, last(shown)))
        assert " ".join(map(str, shown.preview.table)) == after
        state = RUMMY.imagine(where, QuickDice(1))
        assert RUMMY.apply(state, 0, shown.play).state.table == shown.preview.table


def last(prompt):
    return prompt.choices[-1].step


def test_by_hand_a_way_is_offered_whenever_there_is_one():
    """R10 to R12: two locked groups and 46 tiles more; most arrangements would split a group."""
    position = (
        "2 - ; [b4 b5 b6 b7] [k1 k2 k3 k4 k5 k6] [k2 k3 k4] [k9 k10 k11 k12] [y4 y5 y6]"
        " [y10 y11 y12 y13] {r6 b6 y6} {b8 k8 J} {b8 k8 J} {r9 b9 k9 y9}"
        " ; !r2 r2 r8 b10 k5 k7 k11 y2 y7 y9 y13 / r1 ; turn 0"
    )
    where = view(position)
    tiles = pick("r2", "r8", "b10", "k5", "k7", "k11", "y2", "y7", "y9")
    take = [codes.TAKE_ON + one for one in codes.set_ids(where.table)]
    path = (*tiles, codes.HAND, *take, codes.BUILD)
    assert codes.BUILD in steps(RUMMY.prompt(where, path[:-1]))
    for _ in range(30):
        prompt = RUMMY.prompt(where, path)
        if prompt.play is not None:
            break
        path = (*path, prompt.choices[0].step)
    assert len(prompt.play.tiles) == 9
