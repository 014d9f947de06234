"""Whole positions on one line, and states as plain data.

`BOARD[+blue][+border] ROWS HANDS TURN OUT BLUE BORDER ; starter P ; scores G,Y ; round N/M`,
and ` ; due lot` when NATURE is to act. Without what follows the first ` ; ` it is a single
round that seat 0 began.
"""

from __future__ import annotations

import re
from typing import Final

from games.caminos.board import BOARDS, Board
from games.caminos.field import Field, bare, built
from games.caminos.paths import shortest
from games.caminos.plays import NOWHERE
from games.caminos.rules import BLUE_STONES, COUNTS, OPTIONS, fitting, turn
from games.caminos.state import LOT, OVER, PLAY, Match, Record, State
from games.caminos.stones import (
    COLOURS,
    GREEN,
    HEIGHT,
    LETTERS,
    YELLOW,
    Hand,
    Pose,
    Poses,
    colour_of,
)
from games.caminos.verdict import decided
from games.protocol import NATURE, Json, Seat, Unreadable
from games.text import Text

EMPTY, NO_CELL = "-", "."
HAND: Final = re.compile("".join(rf"{letter}(\d)" for letter in LETTERS))
COLUMN: Final = re.compile(rf"[{COLOURS}]{{1,{HEIGHT}}}")
ROUNDS: Final = next(option.values for option in OPTIONS if option.name == "rounds")


def write_position(state: State) -> str:
    """The position on one line."""
    match, board = state.match, state.board
    words = [
        match.board + "+blue" * match.neutral + "+border" * match.border,
        "/".join(_row(state, y) for y in reversed(range(board.rows))),
        "|".join(_hand(hand) for hand in state.hands),
        f"{state.seat}{'!' * (state.phase == OVER)}",
        "".join("x" if out else "o" for out in state.out),
        str(state.blue),
        "G{}Y{}".format(*state.border),
        f"; starter {state.starter}",
        "; scores {},{}".format(*state.scores),
        f"; round {state.round}/{match.rounds}",
    ]
    if NATURE in turn(state):
        words.append("; due lot")
    return " ".join(words)


def _row(state: State, y: int) -> str:
    board = state.board
    cells = (x + y * board.width for x in range(board.columns))
    return ",".join(
        state.field.column(board, bit) or EMPTY if bit in board.names else NO_CELL for bit in cells
    )


def _hand(hand: Hand) -> str:
    return "".join(f"{letter}{left}" for letter, left in zip(LETTERS, hand, strict=True))


def read_position(text: str) -> State:
    """The state that a line means; raises Unreadable."""
    head, *tail = (part.split() for part in text.split(";"))
    if len(head) != 7:
        raise Unreadable(Text("caminos-position-form"))
    said = {part[0]: part[1] for part in tail if len(part) == 2}
    if len(said) != len(tail) or not set(said) <= {"starter", "scores", "round", "due"}:
        raise Unreadable(Text("caminos-position-form"))
    hands = tuple(_read_hand(word) for word in head[2].split("|"))
    number, rounds = _numbers(said.get("round", "1/1"), r"(\d+)/(\d+)")
    match = _read_match(head[0], len(hands), rounds)
    seat, over = _read_turn(head[3])
    starter = _numbers(said.get("starter", "0"), r"(\d+)")[0]
    green, yellow = _numbers(said.get("scores", "0,0"), r"(\d+),(\d+)")
    if max(seat, starter) >= match.players or not 1 <= number <= rounds:
        raise Unreadable(Text("caminos-position-turn"))
    if not re.fullmatch(rf"[ox]{{{match.players}}}", head[4]):
        raise Unreadable(Text("caminos-position-out"))
    lot = said.get("due") == "lot" and not over
    state = State(
        match=match,
        field=_read_field(BOARDS[match.board], head[1]),
        hands=hands,
        phase=OVER if over else LOT if lot else PLAY,
        seat=seat,
        out=tuple(letter == "x" for letter in head[4]),
        blue=_numbers(head[5], r"(\d)")[0],
        border=_pair(_numbers(head[6], r"G(\d+)Y(\d+)")),
        starter=starter,
        round=number,
        scores=(green, yellow),
        masks=NOWHERE,
    )
    return _checked(state, due=said.get("due"))


def _numbers(word: str, form: str) -> tuple[int, ...]:
    found = re.fullmatch(form, word)
    if found is None:
        raise Unreadable(Text("caminos-position-form"))
    return tuple(map(int, found.groups()))


def _pair(numbers: tuple[int, ...]) -> tuple[int, int]:
    green, yellow = numbers
    return green, yellow


def _read_match(word: str, players: int, rounds: int) -> Match:
    board, *extras = word.split("+")
    known = extras in ([], ["blue"], ["border"], ["blue", "border"])
    if board not in BOARDS or not known:
        raise Unreadable(Text("caminos-position-board", boards=tuple(BOARDS)))
    if players not in COUNTS:
        raise Unreadable(Text("caminos-position-hands"))
    border = "border" in extras
    if str(rounds) not in ROUNDS or (border and rounds > 1):
        raise Unreadable(Text("caminos-position-rounds"))
    return Match(board, players, rounds, neutral="blue" in extras, border=border)


def _read_hand(word: str) -> Hand:
    found = HAND.fullmatch(word)
    if found is None:
        raise Unreadable(Text("caminos-position-hands"))
    return tuple(map(int, found.groups()))


def _read_turn(word: str) -> tuple[int, bool]:
    seat = _numbers(word.removesuffix("!"), r"(\d)")[0]
    return seat, word.endswith("!")


def _read_field(board: Board, word: str) -> Field:
    rows = [row.split(",") for row in word.split("/")]
    columns: dict[int, str] = {}
    if len(rows) != board.rows or any(len(row) != board.columns for row in rows):
        raise Unreadable(Text("caminos-position-rows"))
    for y, row in enumerate(reversed(rows)):
        for x, cell in enumerate(row):
            bit = x + y * board.width
            if (cell == NO_CELL) == (bit in board.names):
                raise Unreadable(Text("caminos-position-rows"))
            if COLUMN.fullmatch(cell):
                columns[bit] = cell
            elif cell not in (EMPTY, NO_CELL):
                raise Unreadable(Text("caminos-position-rows"))
    return built(board, columns)


def _checked(state: State, due: str | None) -> State:
    """The state with its masks, if it is one that play can come to; raises Unreadable."""
    match, board = state.match, state.board
    if any(n > most for hand in state.hands for n, most in zip(hand, match.hand, strict=True)):
        raise Unreadable(Text("caminos-position-hands"))
    if state.blue > (BLUE_STONES if match.neutral else 0):
        raise Unreadable(Text("caminos-position-blue"))
    if not match.scored and any(state.scores):
        raise Unreadable(Text("caminos-position-rounds"))
    joined = [shortest(board, state.field, colour) for colour in (GREEN, YELLOW)]
    if state.phase == OVER:
        won = joined[colour_of(state.seat)] is not None
        if won == all(state.out) or joined[1 - colour_of(state.seat)] is not None:
            raise Unreadable(Text("caminos-position-over"))
        if match.scored:
            pairs = zip(state.scores, decided(state).points, strict=True)
            if any(total < points for total, points in pairs):
                raise Unreadable(Text("caminos-position-rounds"))
    elif any(joined):
        raise Unreadable(Text("caminos-position-over"))
    elif state.phase == LOT:
        if state.field != bare(board) or state.round > 1 or state.seat != state.starter:
            raise Unreadable(Text("caminos-position-due"))
    else:
        masks = fitting(match.known, state.field, state.hands[state.seat], state.blue)
        if state.out[state.seat] or not any(masks):
            raise Unreadable(Text("caminos-position-stuck", seat=state.seat))
        state = state._replace(masks=masks)
    if due is not None and (due != "lot" or NATURE not in turn(state)):
        raise Unreadable(Text("caminos-position-due"))
    return state


def dump_state(state: State) -> Json:
    """The state as plain data, with its record."""
    return {
        "position": write_position(state),
        "stones": [
            {"seat": stone.seat, "letter": stone.letter, "cubes": [[*cube] for cube in stone.cubes]}
            for stone in state.stones
        ],
        "rounds": [[*points] for points in state.rounds],
    }


def load_state(data: Json) -> State:
    """The inverse of `dump_state`."""
    match data:
        case {"position": str(position), "stones": [*stones], "rounds": [*rounds]}:
            state = read_position(position)
            record: Record = None
            for stone in stones:
                record = (record, *_load_stone(state.match.known, stone))
            points = tuple(_load_points(points) for points in rounds)
            return state._replace(record=record, rounds=points)
    raise Unreadable(Text("caminos-position-form"))


def _load_stone(known: Poses, data: Json) -> tuple[Pose, Seat]:
    match data:
        case {"seat": int(seat), "letter": str(letter), "cubes": [*found]}:
            cubes = tuple(_load_cube(cube) for cube in found)
            for pose in known.over(tuple(cell for cell, _ in cubes)):
                if (pose.letter, pose.cubes) == (letter, cubes):
                    return pose, seat
    raise Unreadable(Text("caminos-position-form"))


def _load_cube(data: Json) -> tuple[str, int]:
    match data:
        case [str(cell), int(level)]:
            return cell, level
    raise Unreadable(Text("caminos-position-form"))


def _load_points(data: Json) -> tuple[int, int]:
    match data:
        case [int(green), int(yellow)]:
            return green, yellow
    raise Unreadable(Text("caminos-position-form"))
