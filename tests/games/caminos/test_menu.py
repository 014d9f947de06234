"""Prompts: stone, row, cell, posture, and what it will do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.words import Words
from games.caminos import CAMINOS, menu
from games.caminos.actions import Place
from games.caminos.board import BOARDS
from games.caminos.plays import drawn, listed
from games.caminos.state import PLAY
from games.protocol import NATURE, Refused, Setup
from games.text import Tag, Text
from tests.dice import QuickDice
from tests.games.caminos.table import FULL_FOUR, begun, finish, lay_out, play

NAMES = ["Ana", "Ben", "Cleo", "Dan"]


def prompt(state, *path: int):
    return CAMINOS.prompt(CAMINOS.view(state, state.seat), path)


def steps(state, *path: int) -> list[int]:
    return [choice.step for choice in prompt(state, *path).choices]


def walk(state, path=()):
    """Every prompt below this path."""
    view = CAMINOS.view(state, state.seat)
    here = CAMINOS.prompt(view, path)
    yield path, here
    for choice in here.choices:
        yield from walk(state, (*path, choice.step))


def test_stone_row_cell_posture() -> None:
    """The questions come in this order, and the last answer amounts to a play."""
    state = begun()
    assert prompt(state).question == Text("caminos-which-stone")
    assert steps(state) == [0, 1, 2, 3], "L, T, Z, O"
    assert prompt(state, 0).question.key == "caminos-which-row"
    assert steps(state, 0) == [8, 7, 6, 5, 4, 3, 2, 1]
    assert prompt(state, 0, 6).question.key == "caminos-which-cell"
    assert steps(state, 0, 6) == [1, 2, 3, 4, 5, 6, 7, 8]
    ask = prompt(state, 0, 6, 3)
    assert ask.question == Text(
        "caminos-which-posture",
        stone=Tag("caminos-stone", "L"),
        cell=Tag("caminos-cell", "c6"),
    )
    assert len(ask.choices) == 16
    last = prompt(state, 0, 6, 3, ask.choices[0].step)
    assert (last.choices, last.play) == ((), Place(("b6", "c6", "c7", "c8")))


def test_postures_come_lying_then_long_then_upright() -> None:
    """In each kind north, east, south, west; letters A to P name them."""
    labels = [dict(choice.label.args) for choice in prompt(begun(), 0, 6, 3).choices]
    assert [label["letter"] for label in labels] == list("ABCDEFGHIJKLMNOP")
    tall = [
        max([1, *(int(n[-1]) for n in str(la["placement"]).split() if "x" in n)]) for la in labels
    ]
    assert tall == [1] * 8 + [2] * 4 + [3] * 4
    assert [label["placement"] for label in labels[8:]] == [
        *("c6x2 c7 c8", "c6x2 d6 e6", "c4 c5 c6x2", "a6 b6 c6x2"),
        *("c6x3 c7", "c6x3 d6", "c5 c6x3", "b6 c6x3"),
    ]


def test_turning_goes_through_every_posture_and_comes_round() -> None:
    """About the cell that was pointed at; the other way round leads back the same way."""
    state = begun()
    ways = steps(state, 0, 6, 3)
    path, seen = (0, 6, 3, ways[0]), []
    for _ in ways:
        on, back = prompt(state, *path).instead
        assert prompt(state, *path[:-1], on.step).instead[1].step == path[-1]
        assert (on.label.key, back.label.key) == ("caminos-turn", "caminos-turn-back")
        seen.append(path[-1])
        path = (*path[:-1], on.step)
    assert sorted(seen) == sorted(ways)
    assert path[-1] == ways[0]


def test_a_stone_turns_clockwise_before_it_is_set_up_another_way() -> None:
    """The L that lies: its long arm to the east, south, west, north."""
    state = begun()
    lying = next(c.step for c in prompt(state, 0, 5, 4).choices if "d5 d6 e5 f5" in str(c.label))
    turned = [lying]
    for _ in range(3):
        turned.append(prompt(state, 0, 5, 4, turned[-1]).instead[0].step)
    cells = [prompt(state, 0, 5, 4, one).play.cells for one in turned]
    assert [sorted(one) for one in cells] == [
        ["d5", "d6", "e5", "f5"],
        ["d3", "d4", "d5", "e5"],
        ["b5", "c5", "d4", "d5"],
        ["c5", "d5", "d6", "d7"],
    ]


def test_what_can_lie_in_one_way_only_is_not_turned() -> None:
    """Nor is anything before a posture was chosen, nor a move that was written."""
    state = begun()
    assert prompt(state, 0, 6, 3).instead == ()
    written = CAMINOS.sure(CAMINOS.view(state, state.seat), Place(("b6", "c6", "c7", "c8")))
    assert written.instead == ()
    for path, here in walk(state, (3,)):
        if here.play is not None and len(steps(state, *path[:-1])) == 2:
            assert len(here.instead) == 1, "two ways: on is back"


def test_the_painter_gets_the_stones_of_the_gallery() -> None:
    """One a choice, with its cubes, where a posture is asked for; else none."""
    view = CAMINOS.view(begun(), 0)
    found = menu.prompt(view, (0, 6, 3)).preview.gallery
    assert len(found) == 16
    assert found[8].cubes == (("c6", 0), ("c6", 1), ("c7", 0), ("c8", 0))
    assert menu.prompt(view, (0, 6)).preview.gallery == ()


@pytest.mark.parametrize("board", list(BOARDS))
def test_every_placement_is_found_in_the_menu_and_nothing_else(board: str) -> None:
    """All paths together are all plays; no menu has more than 25 or fewer than two choices."""
    for number, players in enumerate((2, 4, 2)):
        dice = QuickDice(f"{board} {number}")
        state = begun(players, board=board, neutral="on" if number == 2 else "off")
        for _ in range((9, 14, 0)[number]):
            after = play_drawn(state, dice)
            state = after if after.phase == PLAY else state
        view = CAMINOS.view(state, state.seat)
        offered = set()
        for _, here in walk(state):
            if here.play is None:
                assert 2 <= len(here.choices) <= 25
                assert len({choice.step for choice in here.choices}) == len(here.choices)
                assert replace(here.preview, gallery=()) == view
            else:
                assert not here.choices
                offered.add(here.play)
        assert offered == set(CAMINOS.plays(view))


def play_drawn(state, dice):
    return CAMINOS.apply(state, state.seat, drawn(state, dice).place).state


@pytest.mark.parametrize("board", list(BOARDS))
def test_the_most_postures_of_a_cell(board: str) -> None:
    """16 for L, 8 for Z and O, 6 for T."""
    most = dict.fromkeys("LTZO", 0)
    for number in range(14):
        dice = QuickDice(f"postures {board} {number}")
        state = begun(board=board, rounds="1")
        while state.phase == PLAY:
            found: dict[tuple[str, str], int] = {}
            for pose in listed(state):
                for cell, *_ in pose.pivots:
                    found[pose.letter, cell] = found.get((pose.letter, cell), 0) + 1
            for (letter, _), postures in found.items():
                most[letter] = max(most[letter], postures)
            state = play_drawn(state, dice)
    assert most == {"L": 13 if board == "ring" else 16, "T": 6, "Z": 8, "O": 8}


def test_a_question_with_one_answer_is_not_asked() -> None:
    """With one stone left in the hand its row comes first; one placement is asked at once."""
    state = lay_out(hands="L0T0Z0O1|L4T4Z4O2")
    assert prompt(state).question.key == "caminos-which-row"
    state = lay_out("c4=- d4=YG", rest="BBB", hands="L1T0Z0O0|L4T4Z4O2")
    assert prompt(state).play == Place(("c4", "c4", "c4", "d4"))


def test_codes_do_not_depend_on_what_else_is_offered() -> None:
    """The same placement has the same answers, however full the board is."""
    path = (1, 3, 3, prompt(begun(), 1, 3, 3).choices[0].step)
    state = lay_out("g7=G g8=Y h1=YYY", hands="L0T4Z0O1|L4T4Z4O2")
    assert prompt(state, *path).play == prompt(begun(), *path).play


@pytest.mark.parametrize("path", [(9,), (0, 99), (0, 6, 3, 1), (0, 6, 3, 16, 0), (-1,)])
def test_a_path_that_leads_nowhere_is_refused(path: tuple[int, ...]) -> None:
    """Old and invented answers are refused, not guessed."""
    with pytest.raises(Refused) as refused:
        prompt(begun(), *path)
    assert refused.value.text == Text("caminos-no-such-choice")


@pytest.mark.parametrize("seat", [1, None, NATURE])
def test_only_the_seat_on_turn_is_asked(seat) -> None:
    """Others, onlookers and NATURE read what is waited for, and have no answers to give."""
    view = CAMINOS.view(begun(), seat)
    here = CAMINOS.prompt(view)
    assert (here.choices, here.play, here.preview) == ((), None, view)
    assert Words().say(here.question, NAMES) == "It is the turn of Ana."
    with pytest.raises(Refused):
        CAMINOS.prompt(view, (0,))


def test_between_rounds_everyone_reads_how_it_ended() -> None:
    """And before the match that the lot decides."""
    start = CAMINOS.start(Setup(2))
    assert CAMINOS.prompt(CAMINOS.view(start, 0)).question == Text("caminos-wait-lot")
    over = finish(begun(), 1)
    assert CAMINOS.prompt(CAMINOS.view(over, 0)).question == CAMINOS.outcome(over).why


def test_spots_and_marks_name_places() -> None:
    """Choices and questions can be shown and clicked in the picture."""
    state = begun()
    assert prompt(state).choices[0].spot == "stone:L"
    rows = prompt(state, 0)
    assert rows.choices[0].spot == "row:8"
    assert len(rows.marks) == 64
    cells = prompt(state, 0, 6)
    assert cells.choices[2].spot == "cell:c6"
    assert "cell:c6" in cells.marks
    assert prompt(state, 0, 6, 3).marks == ("cell:c6",)
    last = prompt(state, 0, 6, 3, prompt(state, 0, 6, 3).choices[0].step)
    assert last.marks == ("cell:b6", "cell:c6", "cell:c7", "cell:c8")


def test_the_preview_has_the_ghost_stone_laid() -> None:
    """What the board will look like, and which stone is not yet placed."""
    state = begun()
    before = CAMINOS.view(state, 0)
    preview = prompt(state, 0, 6, 3, prompt(state, 0, 6, 3).choices[0].step).preview
    assert dict(preview.columns)["c7"] == "G"
    assert preview.ghost.cubes == (("b6", 0), ("c6", 0), ("c7", 0), ("c8", 0))
    assert dict(before.columns)["c7"] == ""


def test_blue_lying_or_upright_then_row_cell_direction() -> None:
    """C16: a blue stone is entered by its middle."""
    state = begun(neutral="on")
    assert prompt(state).question == Text("caminos-which-lie")
    lying, upright = steps(state)
    assert prompt(state, lying).question.key == "caminos-which-row"
    ask = prompt(state, lying, 3, 3)
    assert [choice.label.key for choice in ask.choices] == [
        "caminos-choose-north-south",
        "caminos-choose-east-west",
    ]
    assert prompt(state, lying, 3, 3, ask.choices[1].step).play == Place(("b3", "c3", "d3"))
    assert prompt(state, upright, 3, 3).play == Place(("c3", "c3", "c3"))


# What it will do


def consequences(state, text: str) -> list[str]:
    """The keys of what the menu says before the placement is confirmed."""
    view = CAMINOS.view(state, state.seat)
    wanted = CAMINOS.read(view, text)
    (question,) = {here.question for _, here in walk(state) if here.play == wanted}
    found, rest = [], dict(question.args).get("effects")
    while isinstance(rest, Text):
        args = dict(rest.args)
        found.append(args["first"].key if rest.key == "caminos-and-then" else rest.key)
        rest = args.get("rest")
    return found


def test_nothing_to_tell() -> None:
    """A stone in the middle of nowhere has no consequence in an unscored game."""
    state = lay_out("g1=YYY g2=YYY", hands="L0T0Z4O0|L4T4Z4O2")
    assert consequences(state, "Z c3 c4 d4 d5") == []


def test_losses_come_first() -> None:
    """The barrier, the border stone, the last of its kind; then what is covered."""
    state = lay_out("a4=YY", hands="L1T0Z0O0|L4T4Z4O2", tail=" ; round 1/2")
    assert consequences(state, "L a3x3 a4") == [
        "caminos-barrier",
        "caminos-border-stone",
        "caminos-last-of-kind",
        "caminos-covers",
    ]


def test_a_partner_out_is_told_before_an_opponent_out() -> None:
    """Own and partner's losses first (C12)."""
    hands = "L0T0Z0O1|L0T0Z0O0|L0T0Z0O0|L0T0Z0O0"
    state = lay_out("c4=- d4=-", rest="BBB", hands=hands)
    view = CAMINOS.view(state, 0)
    said = Words().say(CAMINOS.prompt(view).question, NAMES)
    assert said.index("Cleo") < said.index("Ben")
    assert said.index("Ana") < said.index("Ben")


def test_winning_and_ending_are_told() -> None:
    """C11, C13: what the round's end will be is said before it is confirmed."""
    row = "a4=G b4=G c4=G d4=G e4=G f4=G g4=G"
    state = lay_out(row, hands="L0T0Z0O2|L4T4Z4O2")
    assert consequences(state, "O h4x2 h5x2") == ["caminos-joined"]
    state = lay_out("c4=- d4=-", rest="BBB", hands="L0T0Z0O1|L0T0Z0O0")
    said = Words().say(prompt(state).question, NAMES)
    assert "a draw" in said


def test_covering_blue_is_told() -> None:
    """C16: it covers a blue stone."""
    state = lay_out("d3=B", hands="L0T4Z0O0|L4T4Z4O2")
    assert consequences(state, "T c3x3 d3") == ["caminos-covers-blue"]


def test_every_prompt_has_words() -> None:
    """Questions and labels of whole menus can be said in English."""
    words = Words()
    for state in (
        begun(neutral="on", board="ring"),
        lay_out("a1=- a2=- a3=YY b1=- b2=B b3=-", rest="BBB", tail=" ; round 1/2"),
        lay_out("c1=- c2=- c3=- d1=- d2=Y d3=-", rest="BBB", hands=FULL_FOUR),
    ):
        for _, here in walk(state):
            words.say(here.question, NAMES)
            for choice in here.choices:
                words.say(choice.label, NAMES)


def test_a_stone_says_how_many_are_left() -> None:
    """C1: the number in the hand stands beside the stone."""
    state = play(begun(), "L a1 a2 a3 b1; T f1 g1 g2 h1")
    label = prompt(state).choices[0].label
    assert Words().say(label, NAMES) == "L (3 left)"
