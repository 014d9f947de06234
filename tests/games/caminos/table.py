"""Setting a table for tests: positions in few words, plays in a row."""

from __future__ import annotations

from games.caminos import CAMINOS
from games.caminos.board import BOARDS
from games.caminos.state import State
from games.protocol import NATURE, Event, Refused, Setup
from tests.dice import QuickDice

FULL_TWO = "L4T4Z4O2|L4T4Z4O2"
FULL_FOUR = "|".join(["L2T2Z2O1"] * 4)


def line(
    columns: str = "",
    *,
    board: str = "square",
    rest: str = "-",
    hands: str = FULL_TWO,
    turn: str = "0",
    out: str = "",
    blue: int = 0,
    border: str = "G0Y0",
    tail: str = "",
) -> str:
    """A position's line from columns like `c4=G d4=YGG`; all other cells are `rest`."""
    there = dict(word.split("=") for word in columns.split())
    layout = BOARDS[board.partition("+")[0]]
    assert set(there) <= set(layout.bits), "no such cell"
    rows = [
        ",".join(
            there.get(layout.names[bit], rest) if bit in layout.names else "."
            for bit in range(y * layout.width, y * layout.width + layout.columns)
        )
        for y in reversed(range(layout.rows))
    ]
    out = out or "o" * (hands.count("|") + 1)
    return f"{board} {'/'.join(rows)} {hands} {turn} {out} {blue} {border}{tail}"


def lay_out(columns: str = "", **words) -> State:
    """The state of that line."""
    return CAMINOS.read_position(line(columns, **words))


def begun(players: int = 2, starter: int = 0, **options: str) -> State:
    """A match whose lot fell on that seat."""
    state = CAMINOS.start(Setup(players, tuple(options.items())))
    (begin,) = {CAMINOS.read(CAMINOS.view(state, NATURE), f"begin {starter}")}
    return CAMINOS.apply(state, NATURE, begin).state


def play(state: State, text: str) -> State:
    """The state after these plays, divided by `;`, each by whoever is on turn."""
    for word in text.split(";"):
        state, _ = told(state, word)
    return state


def told(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """One play of the seat on turn, with its events."""
    (seat,) = CAMINOS.turn(state)
    return CAMINOS.apply(state, seat, CAMINOS.read(CAMINOS.view(state, seat), text))


def refusal(state: State, text: str) -> tuple[str, dict]:
    """The key and the arguments of the refusal that a text meets; fails if it is allowed."""
    (seat,) = CAMINOS.turn(state)
    try:
        CAMINOS.read(CAMINOS.view(state, seat), text)
    except Refused as refused:
        return refused.text.key, dict(refused.text.args)
    raise AssertionError(f"{text} is allowed")


def is_legal(state: State, text: str) -> bool:
    """May the seat on turn place this?"""
    (seat,) = CAMINOS.turn(state)
    try:
        CAMINOS.read(CAMINOS.view(state, seat), text)
    except Refused:
        return False
    return True


def texts(state: State) -> list[str]:
    """Every placement of the seat on turn, in notation."""
    (seat,) = CAMINOS.turn(state)
    view = CAMINOS.view(state, seat)
    return [CAMINOS.write(view, action) for action in CAMINOS.plays(view)]


def finish(state: State, seed: int | str) -> State:
    """The round played to its end at random."""
    dice = QuickDice(seed)
    while CAMINOS.outcome(state) is None:
        (seat,) = CAMINOS.turn(state)
        found = list(CAMINOS.plays(CAMINOS.view(state, seat)))
        state = CAMINOS.apply(state, seat, found[dice.below(len(found))]).state
    return state
