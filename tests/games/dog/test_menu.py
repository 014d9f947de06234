"""The menu of DOG: few presses, no idle questions, and a last look at what a play will do."""

from __future__ import annotations

from collections import deque

import pytest

from games.dog import DOG, tell
from games.dog.board import FINISH
from games.dog.menu import code
from games.dog.node import HOMEWARD, SPLIT, STEAL, SWAP
from games.dog.state import Fold, Give, Idle, Play
from games.protocol import Path, Prompt, Refused
from games.text import Text
from tests.rules.dog_table import after, arg, board, state_of


def ask(position: str, *path: int) -> Prompt:
    """The question after these presses."""
    state = state_of(position)
    return DOG.prompt(DOG.view(state, DOG.turn(state)[0]), path)


def offered(prompt: Prompt) -> list[int]:
    """The steps that can be pressed."""
    return [choice.step for choice in prompt.choices]


def presses(position: str, play: str) -> int:
    """How many presses a play takes at least, the confirmation included."""
    state = state_of(position)
    wanted = after(state, play)
    waiting: deque[Path] = deque([()])
    while waiting:
        path = waiting.popleft()
        prompt = ask(position, *path)
        if prompt.play and DOG.apply(state, state.turn, prompt.play).state == wanted:
            return len(path) + 1
        waiting += [(*path, step) for step in offered(prompt)]
    pytest.fail(f"the menu does not lead to {play} in {position}")


# Few presses

TWO = "4 2x2 braendi ; 5,20 / 8 / 23 / - ; 73J / 5 / - / - ; turn 0"
FOUR = "4 2x2 braendi ; 5,20,40,58 / 8 / 23 / - ; 73J / 5 / - / - ; turn 0"
CROWD = "5 solo braendi ; 90,5 / 10,21 / 26,37 / 42,53 / 58,69 ; 73 / 5 / 5 / 5 / 5 ; turn 0"


@pytest.mark.parametrize(
    ("position", "play"),
    [
        (TWO, "7 5>12"),
        (FOUR, "7 58>1"),
        (FOUR, "7 40>47"),
        ("4 2x2 braendi ; 5,61 / - / - / - ; 73 / 5 / - / - ; turn 0", "7 61>f4"),
        (CROWD, "7 53>60"),
        (CROWD, "7 42>49"),
    ],
)
def test_a_seven_with_one_marble_takes_three_presses(position: str, play: str):
    """D18: card, marble, confirmation."""
    assert presses(position, play) <= 3


@pytest.mark.parametrize(
    ("position", "play"),
    [
        (TWO, "7 5>8 20>24"),
        (FOUR, "7 5>9 58>61"),
        (FOUR, "7 20>21 40>46"),
        ("4 2x2 braendi ; 5,62 / - / - / - ; 73 / 5 / - / - ; turn 0", "7 62>f1 5>9"),
        ("4 2x2 braendi ; 62,f2,f3,f4 / - / 40,50 / - ; 73 / 5 / - / - ; turn 0", "7 62>f1 50>54"),
        (CROWD, "7 5>8 69>73"),
    ],
)
def test_a_seven_over_two_marbles_takes_five_presses(position: str, play: str):
    """D18: card, marble, steps, marble, confirmation."""
    assert presses(position, play) <= 5


def test_other_cards_take_at_most_four_presses():
    """Card, marble, where to, confirmation."""
    assert presses(TWO, "3 20>23") == 3
    assert presses(TWO, "J 5x23") == 4
    assert presses("4 2x2 braendi ; 2,20 / - / - / - ; 43 / 5 / - / - ; turn 0", "4 2>62") == 4


# Questions with one answer


def test_a_single_card_is_not_asked_for():
    """The seven is the only card that can be played: which marble?"""
    prompt = ask("4 2x2 braendi ; 5,9 / 16* / - / - ; 7Q / 5 / - / - ; turn 0")
    assert (prompt.question.key, offered(prompt)) == ("dog-ask-seven", [5, 9])


def test_a_single_marble_is_not_asked_for():
    """The three can move one marble only, so the next question is whether one is sure."""
    prompt = ask("4 2x2 braendi ; 5 / - / - / - ; 35 / 5 / - / - ; turn 0", code("3"))
    assert (prompt.question.key, prompt.choices) == ("dog-sure-moves", ())
    assert prompt.play is not None


def test_a_single_play_is_only_confirmed():
    """One card, one marble, one way."""
    prompt = ask("4 2x2 braendi ; 5 / - / - / - ; 3 / 5 / - / - ; turn 0")
    assert (prompt.question.key, prompt.choices) == ("dog-sure-moves", ())


def test_a_single_destination_is_not_asked_for():
    """From 5 a three has one way, from 62 two."""
    position = "4 2x2 braendi ; 5,62 / - / - / - ; 35 / 5 / - / - ; turn 0"
    assert ask(position, code("3"), 5).play is not None
    asked = ask(position, code("3"), 62)
    assert (asked.question.key, offered(asked), asked.play) == ("dog-ask-where", [1, FINISH], None)


def test_the_last_marble_of_a_seven_is_not_asked_for():
    """D18: after three steps with one of two marbles the other takes the rest."""
    prompt = ask(TWO, code("7"), 5, 3)
    assert (prompt.choices, prompt.play.moves) == ((), ((5, 8), (20, 24)))


def test_cards_without_a_play_are_not_offered():
    """Only the three can be laid."""
    position = "4 2x2 braendi ; 12 / 16* / - / - ; 2358J / 5 / - / - ; turn 0"
    assert offered(ask(position)) == [code("2"), code("3")]


def test_nobody_else_is_asked():
    """Who is not on turn waits, and after the end there is nothing to choose."""
    state = state_of(TWO)
    assert DOG.prompt(DOG.view(state, 1)).question.key == "dog-ask-wait"
    over = state_of("2 solo braendi ; f1,f2,f3,f4 / 40 ; 3 / 5 ; turn 0")
    assert DOG.prompt(DOG.view(over, 0)).question.key == "dog-ask-nothing"
    with pytest.raises(Refused) as refused:
        DOG.prompt(DOG.view(state, 1), (code("5"),))
    assert refused.value.text.key == "menu-gone"


# Only what can be completed


def test_only_completable_portions_are_offered():
    """D18: the marble on 14 has one step, so the one on 5 must take six or seven."""
    position = "4 2x2 braendi ; 5,14 / 16* / - / - ; 73 / 5 / - / - ; turn 0"
    prompt = ask(position, code("7"), 5)
    assert offered(prompt) == [6]
    assert prompt.play.moves == ((5, 12),)


def test_a_way_home_that_leaves_a_rest_nobody_can_use_is_not_offered():
    """D25: green is barred, so red's last marble cannot turn in; nothing is left to choose."""
    position = "4 2x2 braendi ; 62,f2,f3,f4 / - / 44 / 48* ; 73 / 5 / - / - ; turn 0"
    prompt = ask(position, code("7"))
    assert (prompt.choices, prompt.play.moves) == ((), ((62, 5),))
    assert offered(ask(position.replace("48*", "52"), code("7"))) == [62, 62 + HOMEWARD]


def test_a_seven_that_cannot_be_completed_is_not_offered():
    """D18: two steps on the ring and three in the finish are not seven; with one more they are."""
    position = "4 2x2 braendi ; {},f1 / 16* / - / - ; 72 / 5 / - / - ; turn 0"
    assert code("7") not in offered(ask(position.format(13)))
    assert code("7") in offered(ask(position.format(11)))


@pytest.mark.parametrize("marbles", ["62,f2,f3,f4", "58,f2,f3,f4", "59,f1,f3,f4"])
def test_a_joker_that_may_not_finish_is_not_offered_the_finish(marbles: str):
    """D26: neither by single steps, nor as a whole seven, nor as a split one."""
    position = f"4 2x2 braendi+nojoker ; {marbles} / - / f1,f2,f3,f4 / - ; X2 / 5 / - / - ; turn 0"
    waiting: list[Path] = [(code("X"),)]
    plays = []
    while waiting:
        path = waiting.pop()
        prompt = ask(position, *path)
        plays += [prompt.play] if prompt.play else []
        waiting += [(*path, step) for step in offered(prompt)]
    state = state_of(position)
    assert len(plays) > 12
    assert all(DOG.outcome(DOG.apply(state, 0, play).state) is None for play in plays)


def test_how_far_a_seven_has_come_is_told():
    """D18, D19: what is left, and who has been sent home so far."""
    question = ask(FOUR, code("7"), 5, 3).question
    asked = arg(question, "question")
    assert (asked.key, arg(asked, "left")) == ("dog-ask-seven", 4)
    assert [
        (text.key, arg(text, "victim"), arg(text, "place")) for text in arg(question, "sent")
    ] == [
        ("dog-effect-hit", 1, "8"),
    ]
    assert ask(FOUR, code("7")).question.key == "dog-ask-seven", "nobody yet: not a word about it"


def test_the_preview_shows_the_board_after_the_path():
    """What a portion has done is seen before the next one is chosen."""
    prompt = ask(FOUR, code("7"), 5, 3)
    preview = state_of(FOUR)._replace(board=prompt.preview.board)
    assert board(preview) == "8,20,40,58 / - / 23 / -"
    assert {"card:7", "ring:5", "ring:8"} <= set(prompt.marks)


# A last look


def effects(question: Text) -> list[tuple[str, object]]:
    """Whom a play will send home from where, in the order told."""
    assert question.key == "dog-sure", f"{question.key} names no consequences"
    return [(text.key, arg(text, "place")) for text in arg(question, "effects")]


def test_losses_of_ones_own_and_the_partners_come_first():
    """D19: the seven passes yellow on 6, blue on 8, green on 9 and red's own marble on 10."""
    position = "4 2x2 braendi ; 5,10 / 8 / 9 / 6 ; 73 / 5 / - / - ; turn 0"
    prompt = ask(position, code("7"), 5)
    assert effects(prompt.question) == [
        ("dog-effect-own", "10"),
        ("dog-effect-mate", "9"),
        ("dog-effect-hit", "6"),
        ("dog-effect-hit", "8"),
    ]


def test_a_plain_hit_is_told_before_it_is_confirmed():
    """D7: the partner's marble on 23."""
    assert effects(ask(TWO, code("3"), 20).question) == [("dog-effect-mate", "23")]


def test_coming_out_onto_ones_own_marble_is_told():
    """D12: the marble that had come round goes home."""
    position = "4 2x2 braendi ; 0 / - / - / - ; K3 / 5 / - / - ; turn 0"
    prompt = ask(position, code("K"), 200)
    assert effects(prompt.question) == [("dog-effect-own", "0")]


def test_a_win_is_told():
    """D27: for whom."""
    position = "4 2x2 braendi ; 62,f2,f3,f4 / - / f1,f2,f3,f4 / - ; 35 / 5 / - / - ; turn 0"
    (effect,) = arg(ask(position, code("3"), FINISH).question, "effects")
    assert effect.key == "dog-effect-win"
    assert [tag.value for tag in arg(effect, "who")] == [0, 2]


def test_a_harmless_play_names_no_losses():
    """Only the move."""
    assert (
        ask("4 2x2 braendi ; 5 / - / - / - ; 3 / 5 / - / - ; turn 0").question.key
        == "dog-sure-moves"
    )


def test_a_swap_names_whose_marbles_change_places():
    """D17, D24: helping, it is green's marble, not one's own."""
    position = "4 2x2 braendi ; f1,f2,f3,f4 / 30 / 40 / - ; J4 / 5 / - / - ; turn 0"
    question = ask(position, code("J")).question
    assert question.key == "dog-sure-swap"
    assert [arg(question, name) for name in ("mine", "place", "owner", "other")] == [
        2,
        "40",
        1,
        "30",
    ]


def test_a_fold_is_confirmed_with_the_reasons():
    """D28: each card with its reason; cards that have the same share it."""
    prompt = ask("4 2x2 braendi ; - / 20 / - / - ; 5J / 5 / - / - ; turn 0")
    assert (prompt.question.key, prompt.play) == ("dog-sure-fold", Fold())
    assert _refused(prompt) == [["5"], ["J"]]
    prompt = ask("4 2x2 braendi ; - / 20 / - / - ; 58J / 5 / - / - ; turn 0")
    assert _refused(prompt) == [["5", "8"], ["J"]]


def _refused(prompt: Prompt) -> list[list[str]]:
    """The cards of each reason that a fold names."""
    return [[card.value for card in arg(one, "card")] for one in arg(prompt.question, "why")]


def test_an_idle_jack_is_confirmed():
    """D17: nothing else can be played."""
    prompt = ask("4 2x2 braendi ; 5 / 16* / - / - ; JQ / 5 / - / - ; turn 0")
    assert (prompt.question.key, prompt.play) == ("dog-sure-idle", Idle())


# Joker, steal, exchange


def test_a_joker_may_be_split_or_swapped():
    """D20: both are a question of their own."""
    position = "4 2x2 braendi ; 5,20 / 30 / - / - ; X3 / 5 / - / - ; turn 0"
    assert SPLIT in offered(ask(position, code("X")))
    assert SWAP in offered(ask(position, code("X"), 5))
    assert presses(position, "X 5>8 20>24") == 5
    assert presses(position, "X 5>12") == 4


def test_a_two_may_steal():
    """D23: from whoever has cards."""
    position = "3 solo braendi ; 5 / 20 / 40 ; 2Q / 5 / - ; turn 0"
    assert offered(ask(position, code("2"))) == [5, STEAL + 1]
    assert ask(position, code("2"), STEAL + 1).question.key == "dog-sure-steal"


def test_the_exchange_asks_for_a_card():
    """D10: and may be asked again until all have chosen."""
    position = "4 2x2 braendi ; - / - / - / - ; AAK / 5 / 5 / 5 ; turn 0 ; given - / - / - / -"
    assert offered(ask(position)) == [code("A"), code("K")]
    assert ask(position, code("K")).play == Give("K")
    chosen = after(position, "0: give K")
    again = DOG.prompt(DOG.view(chosen, 0))
    assert again.question == Text("dog-ask-give-again", gift=tell.gift("K", 2))
    assert [choice.step for choice in again.choices] == [code("A"), code("K")]
    equal = after(
        "4 2x2 braendi ; - / - / - / - ; 55 / 5 / 5 / 5 ; turn 0 ; given - / - / - / -", "0: give 5"
    )
    only = DOG.prompt(DOG.view(equal, 0))
    assert (only.question, only.choices, only.play) == (tell.gift("5", 2), (), None)


def test_sevens_beyond_counting_are_asked_about_at_once():
    """D22: twelve marbles have some thirty thousand sevens; the menu looks at a few dozen."""
    position = "3 solo braendi ; 1,9,22,40 / 3,12,26,44 / 5,15,30,50 ; 73 / 5 / 5 ; turn 0"
    assert len(offered(ask(position, code("7")))) >= 12
    assert offered(ask(position, code("7"), 22)) == [1, 2, 3, 4, 5, 6]


def test_a_crowded_seven_has_at_most_25_choices():
    """D22: twenty marbles that could go home or round: the marble first, then which way."""
    crowded = (
        "5 solo braendi ; 90,91,92,93 / 10,11,12,13 / 26,27,28,29 / 42,43,44,45 / 58,59,60,61"
        " ; 73 / 5 / 5 / 5 / 5 ; turn 0"
    )
    view = DOG.view(DOG.read_position(crowded), 0)
    assert len(DOG.prompt(view, (7,)).choices) == 20
    marble = DOG.prompt(view, (7, 93))
    assert marble.play == Play("7", ((93, 4),))
    home = next(choice for choice in marble.choices if choice.spot == "finish:0:4")
    assert DOG.prompt(view, (7, 93, home.step)).play == Play("7", ((93, 103),))
