"""Positions as text, states and actions as data."""

from __future__ import annotations

import json
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.words import Words
from games.caminos import CAMINOS
from games.caminos.actions import Begin, Place
from games.caminos.board import BOARDS
from games.caminos.plays import drawn
from games.caminos.stones import Stone
from games.protocol import NATURE, Refused, Setup, Unreadable
from tests.dice import QuickDice
from tests.games.caminos.table import FULL_FOUR, begun, finish, lay_out, line, play


def journey(setup: Setup, seed: str, every: int = 1):
    """States of a whole match, played at random."""
    dice = QuickDice(seed)
    state = CAMINOS.start(setup)
    yield state
    number = 0
    while due := CAMINOS.turn(state):
        by_lot = due == (NATURE,)
        action = CAMINOS.chance(state, dice) if by_lot else drawn(state, dice).place
        state = CAMINOS.apply(state, due[0], action).state
        number += 1
        if number % every == 0 or CAMINOS.outcome(state):
            yield state


SETUPS = [
    Setup(2, (("board", "square"),)),
    Setup(4, (("board", "rhombus"), ("neutral", "on"), ("rounds", "4"))),
    Setup(2, (("board", "octagon"), ("rounds", "1"), ("draws", "border"))),
    Setup(4, (("board", "ring"), ("rounds", "1"), ("neutral", "on"))),
]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup["board"])
def test_a_position_is_read_as_it_was_written(setup: Setup) -> None:
    """Every state of a match, beginnings and ends of rounds included."""
    for state in journey(setup, "text"):
        text = CAMINOS.write_position(state)
        again = CAMINOS.read_position(text)
        assert again == state
        assert hash(again) == hash(state)
        assert again.masks == state.masks
        assert CAMINOS.write_position(again) == text
        assert CAMINOS.turn(again) == CAMINOS.turn(state)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup["board"])
def test_a_state_is_loaded_as_it_was_dumped(setup: Setup) -> None:
    """With the record: whose cubes are whose, and the score table."""
    for state in journey(setup, "json", every=3):
        again = CAMINOS.load_state(json.loads(json.dumps(CAMINOS.dump_state(state))))
        assert again == state
        assert (again.stones, again.rounds) == (state.stones, state.rounds)
        assert CAMINOS.view(again, 0) == CAMINOS.view(state, 0)
        assert CAMINOS.outcome(again) == CAMINOS.outcome(state)


def test_states_can_be_pickled() -> None:
    """They may travel to another process, without the tables that it has as well."""
    state = play(begun(), "L a1 a2 a3 b1")
    data = pickle.dumps(state)
    assert len(data) < 3000
    again = pickle.loads(data)
    assert again.record == state.record
    assert again.match.known is state.match.known
    assert CAMINOS.view(again, 1) == CAMINOS.view(state, 1)


def test_a_stone_that_is_none_is_not_loaded() -> None:
    """C2: four cubes and a letter that do not go together are no record of a game."""
    data = CAMINOS.dump_state(play(begun(), "O a1 a2 b1 b2"))
    data["stones"][0]["letter"] = "L"
    with pytest.raises(Unreadable):
        CAMINOS.load_state(data)


def test_actions_are_loaded_as_they_were_dumped() -> None:
    """Placements and lots."""
    for action in (Begin(3), Place(("c3", "c3", "c3", "d3")), Place(("f10", "f11", "f9"))):
        data = json.loads(json.dumps(CAMINOS.dump_action(action)))
        if action == Place(("f10", "f11", "f9")):
            assert CAMINOS.load_action(data) == Place(("f9", "f10", "f11")), "sorted by row"
        else:
            assert CAMINOS.load_action(data) == action


@pytest.mark.parametrize(
    "data", [None, 3, "c3", [], {}, {"place": 3}, {"begin": "0"}, {"begin": True}, {"place": "??"}]
)
def test_actions_that_cannot_be_read(data) -> None:
    """Anything else is said to be unreadable."""
    with pytest.raises(Unreadable):
        CAMINOS.load_action(data)


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"position": line(), "stones": [], "rounds": [3]},
        {"position": line(), "stones": [{"seat": 0}], "rounds": []},
        {"position": line(), "stones": [{"seat": 0, "letter": "L", "cubes": [3]}], "rounds": []},
    ],
)
def test_states_that_cannot_be_read(data) -> None:
    """Anything else is said to be unreadable."""
    with pytest.raises(Unreadable):
        CAMINOS.load_state(data)


def test_the_record_is_not_compared_but_shown() -> None:
    """Equality is the same position; a view shows stones, so views differ."""
    played = play(begun(rounds="1"), "O a1 a2 b1 b2; O g1 g2 h1 h2")
    read = CAMINOS.read_position(CAMINOS.write_position(played))
    assert played == read
    assert (played != read) is False
    assert CAMINOS.view(played, 0) != CAMINOS.view(read, 0)
    assert played.stones[0] == Stone(0, "O", (("a1", 0), ("a2", 0), ("b1", 0), ("b2", 0)))


def test_the_same_stones_in_another_order_are_the_same_position() -> None:
    """What matters is what stands there."""
    one = play(begun(rounds="1"), "O a1 a2 b1 b2; O g1 g2 h1 h2; L d1x3 e1; T d5 e5 e6 f5")
    two = play(begun(rounds="1"), "L d1x3 e1; T d5 e5 e6 f5; O a1 a2 b1 b2; O g1 g2 h1 h2")
    assert one == two
    assert {one: 1}[two] == 1


def test_different_positions_differ() -> None:
    """In one cube, one stone in hand, whose turn it is."""
    base = lay_out("c3=G", hands="L3T4Z4O2|L4T4Z4O2")
    assert base != lay_out("c3=Y", hands="L3T4Z4O2|L4T4Z4O2")
    assert base != lay_out("c3=G", hands="L2T4Z4O2|L4T4Z4O2")
    assert base != lay_out("c3=G", hands="L3T4Z4O2|L4T4Z4O2", turn="1")
    assert base != lay_out("c3=G", hands="L3T4Z4O2|L4T4Z4O2", border="G1Y0")
    assert base != 3


def test_the_lot_and_the_next_round_are_due() -> None:
    """`due lot` when NATURE is to act, and only then."""
    state = CAMINOS.start(Setup(2, (("neutral", "on"),)))
    assert CAMINOS.write_position(state).endswith(
        "0 oo 2 G0Y0 ; starter 0 ; scores 0,0 ; round 1/2 ; due lot"
    )
    assert "due" not in CAMINOS.write_position(begun())
    assert CAMINOS.write_position(finish(begun(), 3)).endswith("round 1/2 ; due lot")
    assert "due" not in CAMINOS.write_position(finish(begun(rounds="1"), 3))


EMPTY = line()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "form"),
        ("square", "form"),
        (EMPTY + " more", "form"),
        (EMPTY + " ; winner 0", "form"),
        (EMPTY + " ; starter", "form"),
        (EMPTY + " ; starter x", "form"),
        (EMPTY + " ; scores 1", "form"),
        (EMPTY.replace("square", "circle"), "board"),
        (EMPTY.replace("square", "square+green"), "board"),
        (EMPTY.replace("square", "square+border+blue"), "board"),
        (EMPTY.replace("square", "rhombus"), "rows"),
        (EMPTY.replace("-,-", "-", 1), "rows"),
        (EMPTY.replace("-", "X", 1), "rows"),
        (EMPTY.replace("-", ".", 1), "rows"),
        (EMPTY.replace("-", "GGGG", 1), "rows"),
        (EMPTY.replace("L4", "L5", 1), "hands"),
        (EMPTY.replace("L4", "K4", 1), "hands"),
        (EMPTY.replace("|L4T4Z4O2", ""), "hands"),
        (line(hands=FULL_FOUR.replace("L2", "L3", 1)), "hands"),
        (line(turn="2"), "turn"),
        (EMPTY + " ; starter 2", "turn"),
        (EMPTY + " ; round 3/2", "turn"),
        (EMPTY + " ; round 0/2", "turn"),
        (line(out="o-"), "out"),
        (line(out="ooo"), "out"),
        (line(blue=1), "blue"),
        (line(board="square+blue", blue=3), "blue"),
        (EMPTY + " ; round 1/3", "rounds"),
        (EMPTY + " ; scores 3,0", "rounds"),
        (line(board="square+border", tail=" ; round 1/2"), "rounds"),
        (line("f1=G f2=G f3=G f4=G f5=G f6=G f7=G f8=G"), "over"),
        (line("f1=G f2=G f3=G f4=G f5=G f6=G f7=G f8=G", turn="1!"), "over"),
        (line("f1=G f2=G f3=G f4=G f5=G f6=G f7=G f8=G", turn="0!", out="xx"), "over"),
        (line("f1=G f2=G f3=G f4=G f5=G f6=G f7=G f8=G", turn="0!", tail=" ; round 1/2"), "rounds"),
        (line(turn="0!"), "over"),
        (line(rest="BBB"), "stuck"),
        (line(out="xo"), "stuck"),
        (line("c3=G", tail=" ; due lot"), "due"),
        (line(turn="0!", out="xx", tail=" ; due lot"), "due"),
        (EMPTY + " ; due tea", "due"),
    ],
)
def test_lines_that_are_no_position(text: str, key: str) -> None:
    """Each says what is wrong with it."""
    with pytest.raises(Unreadable) as unreadable:
        CAMINOS.read_position(text)
    assert unreadable.value.text.key == f"caminos-position-{key}"
    assert Words().say(unreadable.value.text)


@settings(max_examples=150)
@given(st.data())
def test_damaged_lines_are_read_or_said_to_be_unreadable(data) -> None:
    """Nothing else is raised, whatever a person types."""
    text = line(
        "f3=G f2=YYG", board=data.draw(st.sampled_from(sorted(BOARDS))), tail=" ; round 1/2"
    )
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.sampled_from(["", " ", ";", "!", "G", "9", "|", "/", "-", ".", "x", "Ω"]))
    damaged = text[:at] + other + text[at + 1 :]
    try:
        state = CAMINOS.read_position(damaged)
    except Unreadable:
        return
    assert CAMINOS.read_position(CAMINOS.write_position(state)) == state


@settings(max_examples=150)
@given(st.text(alphabet="LTZOBabch123x ,×!", max_size=18))
def test_typed_texts_are_read_refused_or_unreadable(text: str) -> None:
    """What is accepted is a play of the seat on turn."""
    view = CAMINOS.view(begun(), 0)
    try:
        action = CAMINOS.read(view, text)
    except (Refused, Unreadable) as trouble:
        Words().say(trouble.text)
    else:
        assert CAMINOS.apply(view.state, 0, action)
