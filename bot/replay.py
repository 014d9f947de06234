"""A log played again: the states it leads through, and what of it still stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.record import PLAYED, REBASED, SEATED, UNDONE, Entry
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


def openly(entries: Iterable[Entry]) -> list[Entry]:
    """The log as anybody may read it once the game is over: without the notes that were for one
    seat alone (nobody learns who planned), and numbered as if there had been none.
    """
    kept: list[Entry] = []
    numbers = {0: 0}
    for entry in entries:
        data: Any = entry.action
        if not _is_secret(entry):
            if entry.kind == UNDONE:
                data = {**data, "to": numbers[data["to"]]}
            kept.append(replace(entry, n=len(kept) + 1, action=data))
        numbers[entry.n] = len(kept)
    return kept


def _is_secret(entry: Entry) -> bool:
    return entry.kind == SEATED and all(event.readers is not None for event in entry.events)


def moves(entries: Iterable[Entry]) -> list[tuple[Entry, ...]]:
    """Each entry that changes the position, and with it what was noted after it."""
    found: list[tuple[Entry, ...]] = []
    for entry in entries:
        if entry.kind == SEATED and found:
            found[-1] = (*found[-1], entry)
        elif entry.kind != SEATED:
            found.append((entry,))
    return found
