"""A finished game as a file, and the proof that nobody chose its cards.

`verify` needs nothing but the file: it recomputes the commitment, the key, the lot of the
seats, every shuffle and every state.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.fairness import LOT, KeyedDice, commitment, key_of
from bot.record import PLAYED, REBASED, SEATED, Entry, dump_entry, load_entry
from bot.replay import openly, replay
from bot.sitting import CANCELLED, OVER, Sitting, Terms, dump_terms, load_terms
from games import GAMES
from games.protocol import NATURE, Game, Refused, Trouble, Unreadable
from games.text import Text
from storage.rows import ActionRow

EDITION: Final = 1


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked."""

    good: bool
    text: Text
    note: bool = False
    """Nothing is wrong, but whoever hosts might have meant it otherwise."""


def export(sitting: Sitting, log: Sequence[Entry]) -> dict[str, Any]:
    """Everything about a finished or cancelled game. Raises Refused while it is running."""
    if sitting.phase not in (OVER, CANCELLED):
        raise Refused(Text("export-running"))
    game = sitting.game
    return {
        "stammtisch": EDITION,
        "table": sitting.id,
        "game": game.key,
        "rules": sitting.rules,
        "terms": dump_terms(replace(sitting.terms, rests=(), nudged=())),  # nobody's business
        "seats": [row.person or row.level for row in sitting.seats],
        "commitment": sitting.commitment,
        "secret": sitting.secret.hex() or None,
        "key": sitting.key.hex() if sitting.key else None,
        "log": [_written(row, move) for row, move in _moves(sitting, log)],
        "position": None if sitting.state is None else game.write_position(sitting.state),
    }


def _moves(sitting: Sitting, log: Sequence[Entry]) -> Iterable[tuple[ActionRow, str | None]]:
    """Each row of the log with its move in notation."""
    game = sitting.game
    if sitting.state is None:
        return
    state = game.start(sitting.terms.setup(game))
    for entry, after in replay(game, sitting.terms.setup(game), openly(log)):
        move = None
        if entry.kind == PLAYED:
            view = game.view(state, entry.seat)
            action: Any = entry.action
            move = game.write(view, game.load_action(action))
        yield dump_entry(sitting.id, entry), move
        state = after


def _written(row: ActionRow, move: str | None) -> dict[str, Any]:
    written: dict[str, Any] = {"n": row.n, "kind": row.kind, "seat": row.seat, "by": row.by}
    if move is not None:
        written["move"] = move
    return {**written, "action": row.action, "at": row.at}


def verify(document: Mapping[str, Any]) -> list[Finding]:
    """Recompute everything. Raises Unreadable if the file is no export."""
    try:
        return list(_checked(document))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, Trouble):
            return [Finding(good=False, text=error.text)]
        raise Unreadable(Text("verify-unreadable")) from error


def _checked(document: Mapping[str, Any]) -> Iterable[Finding]:
    if document["stammtisch"] != EDITION:
        raise Unreadable(Text("verify-unreadable"))
    terms, game = load_terms(document["terms"]), GAMES[document["game"]]
    key = b""
    if document["secret"] is None:  # somebody was forgotten: what the key was made of is gone
        yield Finding(good=True, text=Text("verify-key-only"))
    else:
        secret = bytes.fromhex(document["secret"])
        promised = commitment(secret) == document["commitment"]
        yield Finding(promised, Text("verify-commitment" if promised else "verify-no-commitment"))
        key = key_of(secret, document["table"], terms.joins, terms.words)
    if document["key"] is None:
        yield Finding(good=True, text=Text("verify-not-begun"))
        return
    stored = bytes.fromhex(document["key"])
    if document["secret"] is not None:
        yield Finding(stored == key, Text("verify-key" if stored == key else "verify-no-key"))
    entries = [load_entry(_row(document["table"], row)) for row in document["log"]]
    yield _lot(terms, stored, document["seats"], _regiven(entries))
    if document["rules"] != game.rules:
        yield Finding(good=False, text=Text("verify-other-rules", rules=document["rules"]))
        return
    yield from _replayed(game, terms, stored, entries, document["position"])


def _regiven(entries: Iterable[Entry]) -> set[int]:
    """Seats that another person or a computer has taken since the lot."""
    seated: Iterable[tuple[int, Any]] = ((e.seat, e.action) for e in entries if e.kind == SEATED)
    return {seat for seat, what in seated if "person" in what}


def _row(table: str, row: Mapping[str, Any]) -> ActionRow:
    return ActionRow(
        table, row["n"], row["kind"], row["seat"], row["by"], row["action"], (), row["at"]
    )


def _lot(terms: Terms, key: bytes, seats: Sequence[str], changed: Collection[int]) -> Finding:
    """Were the seats drawn as the key says? Seats that changed hands later are left out."""
    drawn = KeyedDice(key, LOT).shuffled(terms.chairs) if terms.lot else terms.chairs
    same = len(drawn) == len(seats) and all(
        one == other
        for seat, (one, other) in enumerate(zip(drawn, seats, strict=True))
        if seat not in changed
    )
    return Finding(same, Text("verify-lot" if same else "verify-no-lot"))


def _replayed(
    game: Game[Any, Any, Any], terms: Terms, key: bytes, entries: Sequence[Entry], position: str
) -> Iterable[Finding]:
    """Every chance move is the one of its number, every move is allowed, the end is the end."""
    setup = terms.setup(game)
    state, chances, rebased = game.start(setup), 0, 0
    for entry, after in replay(game, setup, entries):
        if entry.kind == REBASED:
            rebased += 1
        if entry.kind == PLAYED and entry.seat == NATURE:
            chances += 1
            expected = game.chance(state, KeyedDice(key, chances))
            made: Any = entry.action
            if game.dump_action(expected) != game.dump_action(game.load_action(made)):
                yield Finding(good=False, text=Text("verify-chance-differs", n=chances))
                return
        state = after
    yield Finding(good=True, text=Text("verify-chances", chances=chances, moves=len(entries)))
    same = game.write_position(state) == position
    yield Finding(same, Text("verify-end" if same else "verify-no-end"))
    if rebased:
        yield Finding(good=True, text=Text("verify-rebased", times=rebased))
