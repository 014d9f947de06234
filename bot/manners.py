"""How a table behaves in company: paces, pauses and patience, in seconds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Manners:
    """Set once by whoever hosts; the defaults suit a group on its phones."""

    pace: float = 1.5
    """Between two plays of computers, so that people can follow."""
    pause: float = 30.0
    """Between two rounds of a match, unless somebody presses on."""
    lobby: float = 1800.0
    """Until a lobby asks its opener what to do."""
    patience: float = 600.0
    """From that question until the lobby closes."""
    fresh: float = 600.0
    """A table message older than this has scrolled away."""
    bump: float = 300.0
    """A lobby is posted anew on a join at most this often."""
    present: float = 60.0
    """Whoever acted this recently is there, and needs no notice."""
    misses: int = 2
    """Turns missed in a row before a stand-in takes the seat."""
    nudge: float = 8 * 3600.0
    """Between two nudges of the same person."""
    sleep: float = 30 * 86400.0
    """A table without a move for so long goes to sleep."""
