"""The fast engine against the slow twin: the same distinct plays on every board."""

from __future__ import annotations

from itertools import islice

import pytest

from games.dog import DOG
from games.dog.board import FINISH
from games.dog.positions import write_board
from games.dog.sevens import marbles, search, walked
from games.dog.spread import spread
from games.dog.state import Action, Fold, Idle, State, Steal
from games.protocol import NATURE, Setup
from tests.dice import QuickDice
from tests.games.dog import slow
from tests.games.dog.examples import COUNTS, EXAMPLES, Example, canonical


def outcome(state: State, action: Action) -> tuple[str, str, str, int | None]:
    """A play as the twin writes it."""
    board = canonical(write_board(state.kind, DOG.apply(state, state.turn, action).state.board))
    match action:
        case Fold():
            return "fold", "", board, None
        case Idle():
            return "idle_jack", "J", board, None
        case Steal(card, victim):
            return "steal", card, board, victim
        case _:
            return "play", action.card, board, None


def outcomes(state: State) -> list[tuple[str, str, str, int | None]]:
    """Every play of the seat on turn, in the order listed."""
    return [outcome(state, action) for action in DOG.plays(DOG.view(state, state.turn))]


def agree(position: str) -> None:
    """The listed plays are the twin's, each once."""
    found = outcomes(DOG.read_position(position))
    assert len(set(found)) == len(found), f"the same play twice in {position}"
    assert set(found) == slow.outcomes(position), position


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e.paragraph} {e.position}")
def test_every_example_of_the_rules(example: Example):
    """The examples of RULES.md, in full."""
    agree(example.position)


def count(state: State, depth: int) -> int:
    """Sequences of distinct plays; a line that ends earlier counts once."""
    if not depth:
        return 1
    total = 0
    for action in DOG.plays(DOG.view(state, state.turn)):
        following = DOG.apply(state, state.turn, action).state
        ended = following.due != "play" or following.round != state.round
        total += 1 if ended else count(following, depth - 1)
    return total


@pytest.mark.parametrize(("position", "known"), COUNTS)
def test_counts_of_sequences(position: str, known: tuple[int, ...]):
    """Sequences of distinct plays, counted to each depth."""
    state = DOG.read_position(position)
    assert tuple(count(state, depth) for depth in range(1, len(known) + 1)) == known


MORE_COUNTS = [  # checked against the twin
    (
        "6 2x3 classic ; 0,92 / 16,20 / 30,f1 / 48* / 60,61 / 78,3 ; 7A / 4J / X / 7 / 2 / K ; turn 0",
        2,
    ),
    ("4 2x2 braendi+canadian ; 5,20 / 30,50 / 10 / 60 ; 7J / J8 / 7K / X2 ; turn 0", 2),
    ("2 solo braendi ; 0*,60 / 32*,30 ; X / 72 ; turn 0", 1),
    ("3 solo classic+nojoker ; 62,f2,f3,f4 / 20 / 40 ; X2 / 5 / 7 ; turn 0", 1),
    (
        "6 3x2 braendi ; f1,f2,f3,f4 / 3 / 20,90 / 50,47,f2 / 70 / 88,80* ; 7X / J / 4 / A / 7 / K ; turn 0",
        2,
    ),
]


@pytest.mark.parametrize(("position", "depth"), MORE_COUNTS)
def test_more_counts_agree_with_the_twin(position: str, depth: int):
    """Counts of our own, on every kind of table."""
    assert count(DOG.read_position(position), depth) == slow.count(position, depth)


TABLES = {
    "2x2": (Setup(4), 5),
    "classic": (Setup(4, (("book", "classic"),)), 5),
    "canadian": (Setup(4, (("canadian", "on"),)), 9),
    "nojoker": (Setup(4, (("no_joker_finish", "on"),)), 7),
    "3x2": (Setup(6), 9),
    "2x3": (Setup(6, (("teams", "2x3"),)), 9),
    "2x3 classic canadian": (
        Setup(6, (("teams", "2x3"), ("book", "classic"), ("canadian", "on"))),
        23,
    ),
    "2 alone": (Setup(2), 5),
    "2 alone classic nojoker": (Setup(2, (("book", "classic"), ("no_joker_finish", "on"))), 5),
    "3 alone": (Setup(3), 9),
    "5 alone": (Setup(5), 9),
}


@pytest.mark.parametrize("name", TABLES)
def test_random_games_agree_with_the_twin(name: str):
    """Two random games a kind of table, every so many positions compared in full."""
    setup, every = TABLES[name]
    compared = 0
    for seed in range(2):
        dice = QuickDice(f"{name} {seed}")
        state, number = DOG.start(setup), 0
        while (due := DOG.turn(state)) and number < 1500:
            number += 1
            if due == (NATURE,):
                state = DOG.apply(state, NATURE, DOG.chance(state, dice)).state
                continue
            crowd = sum(len(marbles(state.kind, state.board, s)) for s in range(setup.players))
            if state.due == "play" and number % every == 0 and (crowd <= 8 or not state.kind.solo):
                agree(DOG.write_position(state))
                compared += 1
            plays = list(islice(DOG.plays(DOG.view(state, due[0])), 500))
            state = DOG.apply(state, due[0], plays[dice.below(len(plays))]).state
    assert compared > 40


@pytest.mark.parametrize(
    "table", ["4 2x2 braendi", "4 2x2 classic", "4 2x2 braendi+canadian", "3 solo braendi"]
)
def test_shares_in_one_go_reach_every_board(table: str):
    """D18: on crowded boards interleaved steps give nothing that whole shares in some order do not."""
    players = int(table[0])
    dice = QuickDice(table)
    for _ in range(60):
        fields = dice.shuffled(range(20))[: 5 + dice.below(3)]
        sides: list[list[str]] = [[] for _ in range(players)]
        for i, field in enumerate(fields):
            owner = i % players if dice.below(3) else 0
            if len(sides[owner]) < 3:
                sides[owner].append(str((field + 56) % 64))
        for side in sides:
            side.extend([f"f{k}" for k in range(1, 5) if not dice.below(5)][:1])
        board = " / ".join(",".join(side) or "-" for side in sides)
        state = DOG.read_position(f"{table} ; {board} ; {' / '.join('7' * players)} ; turn 0")
        stepwise = {after for after, _ in search(state.kind, state.board, 0)}
        assert by_shares(state) == stepwise, DOG.write_position(state)


def crowded(table: str, dice: QuickDice, hand: str) -> State:
    """Some position in which many marbles stand close together, fresh ones and homes among them."""
    players = int(table[0])
    ring = 16 * players
    begin, width = dice.below(ring), 12 + dice.below(24)
    fields = iter(dice.shuffled([(begin + k) % ring for k in range(width)]))
    sides = []
    for seat in range(players):
        finish = [f"f{k}" for k in range(1, 5) if not dice.below(3)]
        if not seat and not dice.below(4):
            finish = ["f1", "f2", "f3", "f4"]
        out = [next(fields, None) for _ in range(dice.below(5 - len(finish)))]
        side = [
            f"{f}*" if f == 16 * seat and dice.below(2) else f"{f}" for f in out if f is not None
        ]
        sides.append(",".join([*side, *finish]) or "-")
    hands = " / ".join([hand] * players)
    return DOG.read_position(f"{table} ; {' / '.join(sides)} ; {hands} ; turn 0")


PARTNERS = [
    "4 2x2 braendi",
    "4 2x2 classic",
    "4 2x2 braendi+canadian",
    "4 2x2 classic+canadian",
    "6 3x2 braendi",
    "6 2x3 braendi",
    "6 2x3 classic",
]


@pytest.mark.parametrize("table", PARTNERS)
def test_partners_sevens_front_first_miss_nothing(table: str):
    """D18, D25: shares taken front first give every board of single steps, by moves that are judged so."""
    dice = QuickDice(table)
    for _ in range(80):
        state = crowded(table, dice, "7")
        found = spread(state.kind, state.board, 0)
        stepwise = {after for after, _ in search(state.kind, state.board, 0)}
        assert set(found) == stepwise, DOG.write_position(state)
        for board, moves in found.items():
            walk = walked(state.kind, state.board, 0, moves)
            assert walk is not None
            assert (walk.board, walk.steps) == (board, 7), DOG.write_position(state)


@pytest.mark.parametrize("table", PARTNERS)
@pytest.mark.parametrize("hand", ["A", "4", "X"])
def test_close_together_no_play_is_listed_twice(table: str, hand: str):
    """Own marbles close together: two moves may give one board, which is listed once."""
    dice = QuickDice(table + hand)
    for _ in range(60):
        state = crowded(table, dice, hand)
        plays = list(DOG.plays(DOG.view(state, 0)))
        boards = {DOG.apply(state, 0, play).state.board for play in plays}
        assert len(boards) == len(plays), DOG.write_position(state)


@pytest.mark.parametrize(
    "position",
    [
        "4 2x2 braendi+canadian ; 3 / f3 / 6,10,13,f3 / - ; X / X / X / X ; turn 0",
        "4 2x2 classic+canadian ; 62,f1,f2 / - / 1,5 / f1,f3 ; X / X / X / X ; turn 0",
        "6 2x3 braendi ; f1,f2,f3,f4 / - / 40,45 / - / 38,54 / - ; X / X / X / X / X / X ; turn 0",
    ],
)
def test_a_joker_as_seven_repeats_none_of_its_other_boards(position: str):
    """D20: what a joker stood for does not make a play another one, whoever owns the marbles."""
    agree(position)


def by_shares(state: State) -> set[int]:
    """Boards after a seven in which each marble moves once, found through the menu's shares."""
    from games.dog.portions import Seven

    found: set[int] = set()
    seen = set()

    def go(seven: Seven) -> None:
        if (seven.board, seven.left, seven.moved) in seen:
            return
        seen.add((seven.board, seven.left, seven.moved))
        if not seven.left:
            found.add(seven.board)
            return
        for field, homeward in seven.sources():
            if field >= FINISH and not homeward:
                continue
            for share in seven.shares(field, homeward=homeward):
                go(share)

    go(Seven(DOG.view(state, 0), 0, "7", state.board))
    return found
