"""Rummy's menus: picking, finding a place, and what each press means."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.protocol import Refused
from games.rummy import RUMMY, codes, fitting, menu
from games.rummy.board import FACES, TILES, tag
from games.rummy.notation import parse, read_sets
from games.rummy.pages import paged
from games.rummy.solver import most, place
from games.rummy.state import Draw, Pass, Penalty
from tests.dice import QuickDice
from tests.games.rummy.asked import WORDS, pick, says, steps, view

OPEN = "2 - ; [r4 r5 r6 r7] [k7 k8 k9 k10] ; !b7 b7 k11 y1 r10 r11 r12 / k1 k2 ; turn 0"


def test_the_first_question_offers_tiles_sets_that_lie_ready_and_a_draw():
    """Toggles for the rack, one press for a set, one for the stock."""
    prompt = RUMMY.prompt(view(OPEN))
    assert codes.DRAW in steps(prompt)
    assert prompt.play is None
    toggles = [choice for choice in prompt.choices if choice.on is not None]
    assert [choice.on for choice in toggles] == [False] * 7
    ready = codes.LAY_SET + codes.set_code(read_sets("[r10 r11 r12]")[0])
    assert ready in steps(prompt)
    assert RUMMY.prompt(view(OPEN), (ready,)).play == parse("r10 r11 r12 : [r10 r11 r12]")


def test_a_tile_joins_a_set_that_was_chosen_with_one_press():
    """Whoever adds one while the set is looked at keeps the set; one taken away leaves the rest."""
    ready = codes.LAY_SET + codes.set_code(read_sets("[r10 r11 r12]")[0])
    more = RUMMY.prompt(view(OPEN), (ready, *pick("k11")))
    assert more == RUMMY.prompt(view(OPEN), pick("r10", "r11", "r12", "k11"))
    fewer = RUMMY.prompt(view(OPEN), (ready, codes.TILE_OFF + 2 * FACES["r12"]))
    assert fewer == RUMMY.prompt(view(OPEN), pick("r10", "r11"))


def test_a_step_back_from_a_set_that_one_press_laid_leaves_it_in_hand():
    """Then it can grow; sorted as before."""
    ready = codes.LAY_SET + codes.set_code(read_sets("[r10 r11 r12]")[0])
    before = RUMMY.prompt(view(OPEN), (codes.BY_NUMBER, ready)).back
    assert before is not None
    assert RUMMY.prompt(view(OPEN), before) == RUMMY.prompt(
        view(OPEN), (codes.BY_NUMBER, *pick("r10", "r11", "r12"))
    )
    assert RUMMY.prompt(view(OPEN), (*pick("k11"), codes.FIND)).back is None


def test_equal_tiles_are_told_apart():
    """Two buttons for two b7, with two labels."""
    prompt = RUMMY.prompt(view(OPEN))
    labels = [WORDS.say(choice.label) for choice in prompt.choices]
    assert "b7" in labels
    assert "b7 (2nd)" in labels


def test_picked_tiles_are_listed_and_a_place_is_offered_when_they_fit():
    """k11 fits: find a place, look, confirm; no set is taken apart."""
    path = pick("k11")
    prompt = RUMMY.prompt(view(OPEN), path)
    assert says(prompt) == "Picked: k11. It fits."
    assert prompt.preview.picked == (2 * FACES["k11"],)
    assert {codes.FIND, codes.HAND, codes.DRAW} <= set(steps(prompt))
    shown = RUMMY.prompt(view(OPEN), (*path, codes.FIND))
    assert shown.play == parse("k11 : [k7 k8 k9 k10 k11]")
    assert shown.preview.laid == (FACES["k11"],)
    assert "No set is taken apart." in says(shown)
    assert shown.marks == ("set:[k7 k8 k9 k10 k11]",)


def test_what_does_not_fit_says_how_far_it_is_and_offers_no_place():
    """All but y1 fit; the opening lacks points."""
    prompt = RUMMY.prompt(view(OPEN), pick("k11", "y1"))
    assert says(prompt) == "Picked: k11 and y1. All but y1 fit."
    assert codes.FIND not in steps(prompt)
    assert codes.HAND not in steps(prompt)
    closed = "2 - ; - ; r9 b9 k9 y1 / k1 ; turn 0"
    assert says(RUMMY.prompt(view(closed), pick("r9", "b9", "k9"))).endswith(
        "27 of 30 for the opening."
    )
    assert "27 of 30" in says(RUMMY.prompt(view(closed)))


def test_before_the_opening_ready_sets_are_picked_with_one_press():
    """Two sets of 15 together open."""
    position = "2 - ; - ; r4 r5 r6 b5 k5 y5 y1 / k1 ; turn 0"
    first, second = (
        codes.SET_ON + codes.set_code(meld) for meld in read_sets("[r4 r5 r6] {b5 k5 y5}")
    )
    prompt = RUMMY.prompt(view(position), (first,))
    assert says(prompt).endswith("15 of 30 for the opening.")
    prompt = RUMMY.prompt(view(position), (first, second))
    assert codes.FIND in steps(prompt)
    play = RUMMY.prompt(view(position), (first, second, codes.FIND)).play
    assert play == parse("r4 r5 r6 b5 k5 y5 : [r4 r5 r6] {b5 k5 y5}")
    off = codes.SET_OFF + codes.set_code(read_sets("[r4 r5 r6]")[0])
    assert off in steps(RUMMY.prompt(view(position), (first,)))
    assert RUMMY.prompt(view(position), (first, off)).preview.picked == ()


def test_a_set_is_put_back_as_it_was_picked():
    """With the second of two equal tiles too; pressed twice it takes no more with it."""
    where = view("2 - ; - ; r4 r5 r5 r6 y1 / k1 ; turn 0")
    code = codes.set_code(read_sets("[r4 r5 r6]")[0])
    path = pick("r4", "r5'", "r6")
    assert codes.SET_OFF + code in steps(RUMMY.prompt(where, path))
    assert RUMMY.prompt(where, (*path, codes.SET_OFF + code)).preview.picked == ()
    both = (*path, *pick("r5"), codes.SET_OFF + code)
    assert len(RUMMY.prompt(where, both).preview.picked) == 1
    assert RUMMY.prompt(where, both) == RUMMY.prompt(where, (*both, codes.SET_OFF + code))


def test_toggles_may_come_twice_and_in_any_order():
    """On is on, off is off: quick presses are not lost."""
    on, other = pick("k11", "y1")
    off = on - codes.TILE_ON + codes.TILE_OFF
    assert RUMMY.prompt(view(OPEN), (on, on, other)) == RUMMY.prompt(view(OPEN), (other, on))
    assert RUMMY.prompt(view(OPEN), (off, on, off)) == RUMMY.prompt(view(OPEN))
    assert RUMMY.prompt(view(OPEN), (on, codes.FIND, other)) == RUMMY.prompt(
        view(OPEN), (on, other)
    )


def test_tiles_may_be_picked_ahead_but_nothing_is_played():
    """Before one's turn: toggles, pages, sorting; no draw and no place."""
    waiting = view("2 - ; [r4 r5 r6 r7] ; !r8 y1 y2 / k1 k2 ; turn 1")
    prompt = RUMMY.prompt(waiting, pick("r8"))
    assert prompt.play is None
    assert not {codes.DRAW, codes.FIND, codes.HAND} & set(steps(prompt))
    assert "It fits." in says(prompt)
    with pytest.raises(Refused):
        RUMMY.prompt(waiting, (*pick("r8"), codes.FIND))


@pytest.mark.parametrize(("size", "assist"), [(13, "fit"), (40, "fit"), (92, "fit"), (60, "full")])
def test_large_racks_are_paged(size, assist):
    """Racks of 40 and more: at most 25 choices, every tile can be reached and picked."""
    for seed in range(3 if assist == "fit" else 1):
        rack = " ".join(codes_names(QuickDice(seed).shuffled(TILES)[:size]))
        where = view(f"2 assist={assist} ; - ; !{rack} / {spare(rack)} ; turn 0")
        for sort in ((), (codes.BY_NUMBER,)):
            assert reachable(where, sort) == set(codes.tile_ids(where.rack))


@pytest.mark.parametrize("sort", ["colour", "number"])
def test_pages_of_a_rack_are_about_equally_full(sort):
    """Every tile is on one page, two equal ones on the same, and none is for a tile or two alone."""
    for seed in range(200):
        rack = sorted(QuickDice(seed).shuffled(TILES)[: 13 + seed % 60])
        pages = paged(rack, sort)
        assert sorted(one for page in pages for one in page) == codes.tile_ids(rack)
        assert all(4 <= len(page) <= 13 for page in pages)
        assert not {a[-1] // 2 - b[0] // 2 for a, b in pairwise(pages)} & {0}


def test_every_tile_can_be_pointed_at():
    """What is on another page of the menu lies open in the picture, with the same step."""
    rack = " ".join(codes_names(QuickDice(1).shuffled(TILES)[:30]))
    where = view(f"2 - ; - ; !{rack} / {spare(rack)} ; turn 0")
    picked = codes.TILE_ON + codes.tile_ids(where.rack)[-1]
    for path in ((), (picked,)):
        prompt = RUMMY.prompt(where, path)
        tiles = [c for c in (*prompt.choices, *prompt.also) if (c.spot or "").startswith("tile:")]
        assert sorted(c.spot for c in tiles) == sorted(
            f"tile:{i}" for i in codes.tile_ids(where.rack)
        )
        assert sum(bool(c.on) for c in tiles) == len(path)
        for choice in prompt.also:
            RUMMY.prompt(where, (*path, choice.step))


def test_picked_tiles_go_to_the_set_that_is_pointed_at():
    """Of two sets that take b7, the one over which it is let go; sets that do not are no choice."""
    where = view("2 - ; [b4 b5 b6] {r7 k7 y7} [k10 k11 k12] ; !b7 y1 / k1 k2 ; turn 0")
    onto = {choice.spot: choice.step for choice in RUMMY.prompt(where, pick("b7")).also}
    row, group = "set:[b4 b5 b6]", "set:{r7 k7 y7}"
    assert set(onto) == {row, group}
    lays = {spot: RUMMY.prompt(where, (*pick("b7"), step)).play for spot, step in onto.items()}
    assert lays[row] == parse("b7 : [b4 b5 b6 b7]")
    assert lays[group] == parse("b7 : {r7 b7 k7 y7}")
    assert RUMMY.prompt(where).also == (), "nothing is picked"
    with pytest.raises(Refused):
        RUMMY.prompt(where, (*pick("y1"), onto[row]))


def test_a_set_that_is_pointed_at_may_be_taken_apart():
    """A second r7 in the middle of a long row makes two of it."""
    where = view("2 - ; [r5 r6 r7 r8 r9] ; !r7 y1 / k1 k2 ; turn 0")
    [choice] = RUMMY.prompt(where, pick("r7")).also
    assert RUMMY.prompt(where, (*pick("r7"), choice.step)).play == parse(
        "r7 : [r5 r6 r7] [r7 r8 r9]"
    )


def codes_names(faces):
    from games.rummy.board import name

    return [name(face) for face in faces]


def spare(rack):
    """Some tile that is not on the rack twice."""
    return next(name for name in FACES if rack.split().count(name) < 2)


def reachable(where, path):
    seen, found, waiting = set(), set(), [path]
    while waiting:
        prompt = RUMMY.prompt(where, waiting[0])
        path = waiting.pop(0)
        assert len(prompt.choices) <= 25, path
        ids = {
            c.step - codes.TILE_ON
            for c in prompt.choices
            if codes.TILE_ON <= c.step < codes.TILE_OFF
        }
        found |= ids
        for choice in prompt.choices:
            if codes.PAGE <= choice.step < codes.TILE_ON and choice.step not in seen:
                seen.add(choice.step)
                waiting.append((*path, choice.step))
    return found


def test_the_rack_can_be_sorted():
    """By colour or by number; painters are told."""
    prompt = RUMMY.prompt(view(OPEN), (codes.BY_NUMBER,))
    assert prompt.preview.sort == "number"
    spots = [c.spot for c in prompt.choices if c.on is not None]
    assert spots[0] == f"tile:{2 * FACES['y1']}"
    assert RUMMY.prompt(view(OPEN), (codes.BY_NUMBER, codes.BY_COLOUR)) == RUMMY.prompt(view(OPEN))


def test_a_set_that_is_none_is_no_longer_offered():
    """Whatever number a press comes with."""
    for code in (0, 8_000_000, 8_000_003, 9_999_999):
        with pytest.raises(Refused):
            RUMMY.prompt(view(OPEN), (codes.LAY_SET + code,))


def test_without_help_only_by_hand_is_offered():
    """R18: `none` finds nothing for anybody."""
    where = view(OPEN.replace("2 -", "2 assist=none"))
    assert codes.FIND not in steps(RUMMY.prompt(where, pick("k11")))
    assert codes.HAND in steps(RUMMY.prompt(where, pick("k11")))
    assert not [s for s in steps(RUMMY.prompt(where)) if s >= codes.LAY_SET]
    with pytest.raises(Refused):
        RUMMY.prompt(where, (*pick("k11"), codes.FIND))


def test_without_help_no_question_tells_what_fits():
    """R18: what tiles can be done with is not seen from what is offered; what is said is judged."""
    where = view("2 assist=none ; [r3 r4 r5 r6] ; !r7 b3 k3 y9 / k1 k2 ; turn 0")
    fits, fails = RUMMY.prompt(where, pick("b3", "k3")), RUMMY.prompt(where, pick("b3", "y9"))
    for prompt in (fits, fails):
        assert codes.HAND in steps(prompt)
        assert [one.spot for one in prompt.also] == ["set:[r3 r4 r5 r6]"]
    [onto] = fits.also
    assert RUMMY.prompt(where, (*pick("b3", "k3"), onto.step)).play is not None
    with pytest.raises(Refused) as refused:
        RUMMY.prompt(where, (*pick("b3", "y9"), onto.step))
    assert refused.value.text.key == "rummy-onto-not"
    why = RUMMY.reasons(where)
    assert {one.why.key for one in why} == {"rummy-no-assist"}
    assert [one.what for one in why] == [tag(face) for face in where.rack]


def test_full_help_offers_most_tiles_and_most_points():
    """R18: each with one press, and only where it is another lay."""
    where = view(OPEN.replace("2 -", "2 assist=full"))
    prompt = RUMMY.prompt(where)
    assert codes.MOST_TILES in steps(prompt)
    play = RUMMY.prompt(where, (codes.MOST_TILES,)).play
    assert [t in play.tiles for t in (FACES["k11"], FACES["r12"], FACES["b7"])] == [
        True,
        True,
        True,
    ]
    for step in (codes.MOST_TILES, codes.MOST_POINTS):
        with pytest.raises(Refused):
            RUMMY.prompt(view(OPEN), (step,))


def test_what_was_found_in_time_is_not_called_the_most(monkeypatch):
    """R18: where the search was cut short, it says so."""
    where = view(OPEN.replace("2 -", "2 assist=full"))
    monkeypatch.setattr(menu, "most", lambda *a, **k: most(*a, **k)._replace(exact=False))
    monkeypatch.setattr(fitting, "place", lambda *a, **k: place(*a, **k)._replace(exact=False))
    keys = {choice.step: choice.label.key for choice in RUMMY.prompt(where).choices}
    assert keys[codes.MOST_TILES] == "rummy-many-tiles"
    assert keys.get(codes.MOST_POINTS, "rummy-many-points") == "rummy-many-points"
    assert "rummy-fits-somehow" in str(RUMMY.prompt(where, pick("k11")).question)


def test_draw_and_pass_name_what_follows():
    """The stock decides which is offered; the last pass ends the round."""
    assert RUMMY.prompt(view(OPEN), (codes.DRAW,)).play == Draw()
    empty = view(OPEN + " ; stock - ; passes 1")
    assert codes.DRAW not in steps(RUMMY.prompt(empty))
    prompt = RUMMY.prompt(empty, (codes.PASS,))
    assert prompt.play == Pass()
    assert "the round ends" in says(prompt)


def test_a_play_that_was_written_is_shown_as_what_it_is():
    """NATURE's actions are nobody's, nor is the penalty (R17)."""
    where = view(OPEN.replace("2 -", "2 penalty=on") + " ; stock b9 b10")
    assert RUMMY.sure(where, Draw()).play == Draw()
    for action in (parse("lots 0:r9 1:b3"), Pass(), Penalty()):
        with pytest.raises(Refused):
            RUMMY.sure(where, action)


def test_going_out_is_said_before_it_is_done():
    """The consequence that matters most."""
    where = view("2 - ; [r4 r5 r6] ; !r7 / k1 k2 ; turn 0")
    assert "the round is yours" in says(RUMMY.prompt(where, (*pick("r7"), codes.FIND)))


def test_codes_name_sets_whatever_else_is_offered():
    """There and back for every kind of set."""
    for text in (
        "[r1 r2 r3]",
        "[J r2 J]",
        "[y11 y12 y13]",
        "{r8 b8 k8 y8}",
        "{b8 J J}",
        "[k9 k10 J k12]",
    ):
        meld = read_sets(text)[0]
        assert codes.read_set(codes.set_code(meld)) == meld


def test_two_equal_sets_are_told_apart():
    """A mark on one of them is a mark on one."""
    position = "2 - ; [r3 r4 r5] [r3 r4 r5] ; !r6 y1 / k1 ; turn 0"
    path = (*pick("r6"), codes.HAND)
    prompt = RUMMY.prompt(view(position), path)
    assert len({WORDS.say(c.label) for c in prompt.choices}) == 2
    prompt = RUMMY.prompt(view(position), (*path, steps(prompt)[0]))
    assert [c.on for c in prompt.choices if c.on is not None] == [True, False]


def test_what_cannot_be_laid_has_a_reason():
    """Every tile for want of points, or one by one."""
    closed = view("2 - ; - ; r9 b9 k9 y1 / k1 ; turn 0")
    reasons = RUMMY.reasons(closed)
    assert {reason.paragraph for reason in reasons} == {"R6"}
    assert "27 of 30" in WORDS.say(reasons[0].why)
    assert [(r.what.value, r.paragraph) for r in RUMMY.reasons(view(OPEN))] == [("y1", "R8")]
    can_open = view("2 - ; [y2 y3 y4] ; r10 b10 k10 y1 / k1 ; turn 0")
    assert [(r.what.value, r.paragraph) for r in RUMMY.reasons(can_open)] == [("y1", "R7")]
