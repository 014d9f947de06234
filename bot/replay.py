"""A log played again: the states it leads through, and what of it still stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.record import PLAYED, REBASED, UNDONE, Entry
from games.protocol import Game, Setup


def replay(
    game: Game[Any, Any, Any], setup: Setup, entries: Iterable[Entry]
) -> Iterator[tuple[Entry, Any]]:
    """Every entry with the state after it. Raises what the rules raise if the log is wrong."""
    states = {0: game.start(setup)}
    state = states[0]
    for entry in entries:
        data: Any = entry.action
        match entry.kind:
            case "play":
                state = game.apply(state, entry.seat, game.load_action(data)).state
            case "undo":
                state = states[data["to"]]
            case "rebase":
                state = game.load_state(data["state"])
        states[entry.n] = state
        yield entry, state


def state_after(game: Game[Any, Any, Any], setup: Setup, entries: Sequence[Entry], n: int) -> Any:
    """The state after the entry of that number; 0: the beginning."""
    state = game.start(setup)
    for entry, after in replay(game, setup, entries):
        if entry.n > n:
            break
        state = after
    return state


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that have not been taken back, undos themselves left out."""
    entries = list(entries)
    if UNDONE not in [entry.kind for entry in entries]:  # as nearly always
        return entries
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDONE:
            data: Any = entry.action
            kept = [one for one in kept if one.n <= data["to"] or one.kind not in (PLAYED, REBASED)]
        else:
            kept.append(entry)
    return kept
