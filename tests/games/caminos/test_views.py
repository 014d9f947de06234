"""Views, events and reasons: what a seat sees and is told."""

from __future__ import annotations

import pytest

from bot.words import Words
from games.caminos import CAMINOS
from games.caminos.actions import Begin, Place
from games.caminos.plays import drawn
from games.caminos.stones import Stone
from games.protocol import NATURE, Refused, Setup
from games.text import Tag, Text, who
from tests.dice import QuickDice
from tests.games.caminos.table import FULL_FOUR, begun, finish, lay_out, play, refusal, told

NAMES = ["Ana", "Ben", "Cleo", "Dan"]


def reasons(state, seat: int) -> dict[str, tuple[str, str]]:
    found = CAMINOS.reasons(CAMINOS.view(state, seat))
    return {str(one.what.value): (one.why.key, one.paragraph) for one in found}


@pytest.mark.parametrize("seat", [0, 1, None, NATURE])
def test_nothing_is_hidden(seat) -> None:
    """What looks like a view is the state itself, for everyone."""
    state = play(begun(), "L a1 a2 a3 b1")
    view = CAMINOS.view(state, seat)
    assert CAMINOS.view(CAMINOS.imagine(view, QuickDice(1)), seat) == view
    assert CAMINOS.imagine(view, QuickDice(1)) == state


def test_plays_are_the_viewing_seats_own() -> None:
    """Others have none; each is accepted, and gives a state of its own."""
    state = play(begun(4), "L a1 a2 a3 b1")
    for seat in (0, 2, 3, None, NATURE):
        assert list(CAMINOS.plays(CAMINOS.view(state, seat))) == []
    found = list(CAMINOS.plays(CAMINOS.view(state, 1)))
    after = {CAMINOS.apply(state, 1, action).state for action in found}
    assert len(after) == len(found) == len(set(found))


def test_a_view_shows_columns_and_stones() -> None:
    """Whole columns, and which cubes belong to which stone, in the order of placing."""
    state = play(begun(), "L c3 c4 c5 d5; T b3x3 c3")
    view = CAMINOS.view(state, None)
    assert dict(view.columns)["c3"] == "GY"
    assert view.stones[1] == Stone(1, "T", (("b3", 0), ("b3", 1), ("b3", 2), ("c3", 1)))
    assert [stone.colour for stone in view.stones] == [0, 1]


def test_the_winning_path_is_on_the_view() -> None:
    """For painters: its cells in order, from side to side, with faces and points."""
    row = "a4=G b4=G c4=G d4=G e4=G f4=G g4=G"
    view = CAMINOS.view(play(lay_out(row), "O h4x2 h5x2"), None)
    assert view.way.faces == 9
    assert set(view.way.sides) == {"E", "W"}
    assert CAMINOS.outcome(view.state).marks == tuple(f"cell:{cell}" for cell in view.way.cells)
    assert CAMINOS.view(begun(), 0).way is None


def test_how_a_round_begins_is_told() -> None:
    """C9, C17: the lot before the first, whose turn it is to begin before the next."""
    _, lot = CAMINOS.apply(CAMINOS.start(Setup(2)), NATURE, Begin(1))
    assert [event.text for event in lot] == [Text("caminos-lot", seat=who(1))]
    over = finish(begun(), "told")
    _, begin = CAMINOS.apply(over, NATURE, Begin(1))
    assert [event.text for event in begin] == [Text("caminos-next-round", round=2, seat=who(1))]


def test_what_is_told() -> None:
    """Everyone may read who placed what, who is out and how it ended."""
    _, events = told(lay_out(hands="L4T4Z4O2|L0T0Z0O0"), "L c3x3 d3")
    assert [event.text for event in events] == [
        Text("caminos-placed", seat=who(0), placement="L c3x3 d3"),
        Text("caminos-out-no-stones", seat=who(1)),
    ]
    assert all(event.readers is None for event in events)


def test_reasons_name_every_stone_that_cannot_be_placed() -> None:
    """None left (C1), or no room (C3); what can be placed has none."""
    state = lay_out("c4=- d4=YG", rest="BBB", hands="L1T2Z0O1|L4T4Z4O2")
    assert reasons(state, 0) == {
        "T": ("caminos-why-no-room", "C3"),
        "Z": ("caminos-none-left", "C1"),
        "O": ("caminos-why-no-room", "C3"),
    }
    assert reasons(begun(), 0) == {}


def test_reasons_of_four_cite_their_own_paragraph() -> None:
    """C10: each has only seven stones."""
    state = lay_out(hands=FULL_FOUR.replace("O1", "O0", 1))
    assert reasons(state, 0) == {"O": ("caminos-none-left", "C10")}


def test_reasons_of_a_seat_that_is_out_or_waits_for_blue() -> None:
    """C12 and C16; a seat that waits for its turn has none."""
    state = lay_out(out="ox")
    assert set(reasons(state, 1).values()) == {("caminos-why-out", "C12")}
    assert set(reasons(begun(neutral="on"), 0).values()) == {("caminos-why-blue-first", "C16")}
    assert reasons(begun(), 1) == {}
    assert CAMINOS.reasons(CAMINOS.view(begun(), None)) == ()
    assert CAMINOS.reasons(CAMINOS.view(finish(begun(), 1), 0)) == ()


def test_refusals_say_why() -> None:
    """In the words of the rules."""
    words = Words()
    cases = {
        ("", "T c3x3 d3"): "It would be hollow under d3.",
        ("c3=Y c4=Y d3=Y e3=Y", "c3 c4 d3 e3"): "No cube of it would stand on the board.",
        ("", "L c3 c4 c5 i5"): "There is no cell i5 on the square.",
        ("c4=Y", "c3 c4 c5 d5"): "It would be hollow under c3, c5 and d5.",
    }
    for (columns, text), answer in cases.items():
        key, args = refusal(lay_out(columns), text)
        assert words.say(Text(key, **args)) == answer
    key, args = refusal(lay_out(hands="L0T4Z4O2|L4T4Z4O2"), "c3x3 d3")
    assert words.say(Text(key, **args)) == "There is no L left."


def test_apply_judges_a_placement_without_a_menu() -> None:
    """The same reasons, for actions that came from elsewhere."""
    for cells, key in (
        (("c3", "c4", "c5", "i5"), "caminos-no-cell"),
        (("c3", "c3", "d3", "c3"), "caminos-not-a-stone"),  # not in the order of C18
        ((), "caminos-not-a-stone"),
    ):
        with pytest.raises(Refused) as refused:
            CAMINOS.apply(begun(), 0, Place(cells))
        assert refused.value.text.key == key


def test_every_end_has_words() -> None:
    """Whole matches can be told in English: every event, every outcome, every reason."""
    words = Words()
    said = set()
    for number, (board, players, rounds, draws) in enumerate(
        [
            *(("square", 2, "2", "draw"), ("ring", 4, "2", "draw"), ("ring", 2, "1", "border")),
            *(("octagon", 2, "4", "draw"), ("rhombus", 4, "1", "draw"), ("ring", 2, "1", "draw")),
            *(("ring", 2, "6", "draw"), ("octagon", 4, "6", "draw")),
        ]
    ):
        options = (("board", board), ("rounds", rounds), ("draws", draws), ("neutral", "on"))
        dice = QuickDice(f"told {number}")
        state = CAMINOS.start(Setup(players, options))
        while due := CAMINOS.turn(state):
            chance = due == (NATURE,)
            action = CAMINOS.chance(state, dice) if chance else drawn(state, dice).place
            state, events = CAMINOS.apply(state, due[0], action)
            for event in events:
                said.add(event.text.key)
                assert words.say(event.text, NAMES)
            for seat in range(players):
                for reason in CAMINOS.reasons(CAMINOS.view(state, seat)):
                    assert words.say(reason.why, NAMES)
                    assert isinstance(reason.what, Tag)
        assert words.say(CAMINOS.outcome(state).why, NAMES)
    assert {"caminos-joined-double", "caminos-border-points", "caminos-match-won"} <= said


def test_nobody_is_hurried_by_the_rules() -> None:
    """A time-out is for the house to answer: the rules know no pass (C12)."""
    assert CAMINOS.overdue(CAMINOS.view(begun(), 0), (0,)) is None


def test_a_lot_out_of_place_is_refused_with_its_reason() -> None:
    """C9, C17: nothing is due, or another seat is."""
    state = finish(begun(starter=0), 2)
    view = CAMINOS.view(state, NATURE)
    for text, key in (("begin 0", "caminos-other-starter"), ("begin 1", None)):
        action = CAMINOS.read(view, text)
        assert CAMINOS.write(view, action) == text
        if key is None:
            assert CAMINOS.apply(state, NATURE, action)
            continue
        with pytest.raises(Refused) as refused:
            CAMINOS.apply(state, NATURE, action)
        assert refused.value.text.key == key
    with pytest.raises(Refused):
        CAMINOS.read(CAMINOS.view(state, 0), "begin 1")
    with pytest.raises(Refused):
        CAMINOS.read(CAMINOS.view(state, 0), "c3x3 d3")
