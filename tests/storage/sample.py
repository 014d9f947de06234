"""Rows to store, of the sizes that a game of DOG has."""

from __future__ import annotations

from storage import ActionRow, Change, DeadlineRow, Json, SeatRow, TableRow

SNAPSHOT: Json = {
    "ring": [[seat, marble, 16 * seat + marble] for seat in range(4) for marble in range(4)],
    "hands": [[f"{card}{suit}" for card in range(2, 8)] for suit in "CDHS"],
    "stock": list(range(86)),
    "plays": [{"seat": n % 4, "card": n, "moves": [[n, n + 7]]} for n in range(24)],
}
EVENTS: Json = [
    {"text": ["dog-moved", {"seat": 1, "card": "7", "from": "ring:12", "to": "ring:19"}]},
    {"text": ["dog-home", {"seat": 2, "marble": 3}], "seats": [2]},
]


def table(name: str, version: int = 1, **different: object) -> TableRow:
    """A table in play."""
    row: dict[str, object] = {
        "id": name, "room": "telegram:-100", "game": "dog", "rules": 1,
        "setup": {"options": {"book": "classic"}, "opener": "telegram:1", "words": ["plum"]},
        "phase": "play", "version": version, "snapshot": SNAPSHOT, "secret": b"\x00secret\xff",
        "commitment": "c0ffee", "key": None, "opened": 10.0, "changed": 10.0 + version,
    }  # fmt: skip
    return TableRow(**(row | different))  # type: ignore[arg-type]


def opening(name: str, seats: int = 4, **different: object) -> Change:
    """A new table with people at it."""
    people = tuple(SeatRow(name, seat, f"telegram:{seat}", None) for seat in range(seats))
    return Change(table(name, **different), None, seats=people)


def play(name: str, base: int) -> Change:
    """A play: the state, the seat that acted and the one that is due now, a line of the log."""
    version, seat = base + 1, base % 4
    due = (seat + 1) % 4
    return Change(
        table(name, version),
        base,
        seats=(
            SeatRow(name, seat, f"telegram:{seat}", None, seen=base, decision=base),
            SeatRow(name, due, f"telegram:{due}", None, seen=base, decision=version),
        ),
        actions=(
            ActionRow(
                name, version, "play", seat, f"telegram:{seat}",
                {"card": "7", "moves": [[12, 19]]}, EVENTS, 10.0 + version,
            ),
        ),
        deadlines=(
            DeadlineRow(name, "turn", due, version, 1000.0 + version),
            DeadlineRow(name, "reminder", due, version, 500.0 + version),
        ),
        cleared=(("turn", seat), ("reminder", seat)),
    )  # fmt: skip
