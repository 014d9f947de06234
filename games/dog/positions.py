"""Whole positions as one line of text; RULES.md says how it is written."""

from __future__ import annotations

import re

from games.dog.board import (
    DECK,
    FINISH,
    RANKS,
    TEAMS,
    Bag,
    Board,
    Kind,
    bag,
    cards,
    complete,
    kind,
    ranks,
)
from games.dog.state import Due, State
from games.dog.tell import name
from games.protocol import Seat, Unreadable
from games.text import Text

WHOLE = cards(DECK)
MARBLE = re.compile(r"([0-9]{1,2})(\*?)|f([1-4])")


def write_board(table: Kind, board: Board) -> str:
    """The marbles that are not in a kennel: `0*,12,f3 / - / …`."""
    place = table.layout
    players = []
    for seat in range(table.players):
        fresh = place.starts[seat] if board & place.fresh(seat) else None
        marbles = [f"{f}*" if f == fresh else f"{f}" for f in place.on_ring(board, seat)]
        finish = place.finish(board, seat)
        marbles += [name(FINISH + k) for k in range(4) if finish >> k & 1]
        players.append(",".join(marbles) or "-")
    return " / ".join(players)


def write_position(state: State) -> str:
    """The whole position, with everything but the record."""
    table = state.kind
    book = table.book + "+canadian" * table.canadian + "+nojoker" * table.nojoker
    parts = [
        f"{table.players} {table.teams} {book}",
        write_board(table, state.board),
        " / ".join(cards(hand) or "-" for hand in state.hands),
        f"turn {state.turn}",
        f"round {state.round}",
        f"opener {state.opener}",
        f"stock {state.stock or '-'}",
        f"discard {cards(state.discard) or '-'}",
    ]
    if state.due == "exchange":
        parts.append("given " + " / ".join(card or "-" for card in state.given))
    elif state.due == "steal":
        parts.append(f"due steal {state.turn}>{state.victim}")
    elif state.due in ("shuffle", "draw"):
        parts.append(f"due {state.due}")
    return " ; ".join(parts)


def read_position(text: str) -> State:
    """The state that a line means; parts that are left out are those of a round under way."""
    parts = [part.strip() for part in text.split(";")]
    if len(parts) < 4:
        raise _wrong("parts", text)
    table = _kind(parts[0])
    board = read_board(table, parts[1])
    hands = tuple(_cards(part) for part in _each(table, parts[2]))
    words = [_part(part) for part in parts[3:]]
    more = dict(words)
    if "turn" not in more:
        raise _wrong("turn", text)
    if len(more) < len(words):
        raise _wrong("parts", text)
    turn = _seat(table, more.pop("turn"))
    number = _number(more.pop("round", "1"))
    opener = _seat(table, more.pop("opener", "0"))
    stock = more.pop("stock", "-").replace("-", "")
    written = more.pop("discard", None)
    everything = parts[2] + stock + (written or "")
    if any(everything.count(rank) > WHOLE.count(rank) for rank in RANKS):
        raise _wrong("deck", text)
    discard = DECK - sum(hands) - _cards(stock or "-")
    if written is not None and _cards(written) != discard:
        raise _wrong("deck", text)
    given = more.pop("given", None)
    passed = tuple(part.replace("-", "") for part in _each(table, given)) if given else ()
    due, victim = _due(table, turn, more.pop("due", "exchange" if given else "play"))
    if more or any(
        card not in ("", *ranks(hand)) for card, hand in zip(passed, hands, strict=False)
    ):
        raise _wrong("parts", text)
    if due == "play" and complete(table, board, turn):
        due = "over"
    notes = ((),) * table.players
    state = State(
        table, board, hands, turn, due, number, opener, stock, discard, passed, victim, (), notes
    )
    if due == "play" and not hands[turn]:  # D28: who has no cards is skipped
        raise Unreadable(Text("dog-position-no-cards", text=f"turn {turn}"))
    if not _possible(state):
        raise _wrong("due", text)
    return state


def _possible(state: State) -> bool:
    """Whether what is due can be done with the cards as they lie."""
    match state.due:
        case "exchange":
            return bool(state.given) and not all(state.given)
        case "shuffle":
            return not state.stock and not state.given
        case "draw":
            return all(state.hands)
        case "steal" if state.victim is not None:
            return state.victim != state.turn and bool(state.hands[state.victim])
        case _:
            return not state.given


def read_board(table: Kind, text: str) -> Board:
    """The board that a list of marbles means."""
    place, board = table.layout, 0
    for seat, marbles in enumerate(_each(table, text)):
        for marble in [] if marbles == "-" else marbles.split(","):
            found = MARBLE.fullmatch(marble.strip())
            if not found:
                raise _wrong("marble", marble)
            ring, star, finish = found.groups()
            where = int(ring) if ring else FINISH + 4 * seat + int(finish) - 1
            fresh = place.fresh(seat) if star else 0
            taken = place.bit(seat, where) if finish else place.column[where % place.ring]
            off_ring = not finish and where >= place.ring
            if off_ring or board & taken or (star and where != place.starts[seat]):
                raise _wrong("marble", marble)
            board |= place.bit(seat, where) | fresh
        if place.kennel(board, seat) < 0:
            raise _wrong("marbles", marbles)
    return board


def _kind(text: str) -> Kind:
    found = re.fullmatch(
        r"([2-6]) (2x2|3x2|2x3|solo) (braendi|classic)(\+canadian)?(\+nojoker)?", text
    )
    if not found or found[2] not in TEAMS[int(found[1])] or (found[4] and found[2] == "solo"):
        raise _wrong("table", text)
    players, teams, book, canadian, nojoker = found.groups()
    return kind(int(players), teams, book, canadian=bool(canadian), nojoker=bool(nojoker))


def _each(table: Kind, text: str) -> list[str]:
    """One part a player."""
    players = [part.strip() for part in text.split("/")]
    if len(players) != table.players:
        raise _wrong("players", text)
    return players


def _part(text: str) -> tuple[str, str]:
    word, _, rest = text.partition(" ")
    if word not in ("turn", "round", "opener", "stock", "discard", "given", "due"):
        raise _wrong("parts", text)
    return word, rest.strip()


def _cards(text: str) -> Bag:
    if text == "-":
        return 0
    if not text or any(card not in RANKS for card in text):
        raise _wrong("cards", text)
    return bag(text)


def _number(text: str) -> int:
    if not re.fullmatch(r"[1-9][0-9]{0,5}", text):
        raise _wrong("round", text)
    return int(text)


def _seat(table: Kind, text: str) -> Seat:
    if not re.fullmatch(r"[0-9]", text) or int(text) >= table.players:
        raise _wrong("seat", text)
    return int(text)


def _due(table: Kind, turn: Seat, text: str) -> tuple[Due, Seat | None]:
    match text.split(" "):
        case ["play"]:
            return "play", None
        case ["exchange"] if not table.solo:
            return "exchange", None
        case ["shuffle"]:
            return "shuffle", None
        case ["draw"] if table.solo:
            return "draw", None
        case ["steal", pair] if table.solo and pair.startswith(f"{turn}>"):
            return "steal", _seat(table, pair.partition(">")[2])
        case _:
            raise _wrong("due", text)


def _wrong(part: str, text: str) -> Unreadable:
    return Unreadable(Text("dog-position-unreadable", part=part, text=text[:60]))
