"""What a seat and NATURE can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.protocol import Seat


@dataclass(frozen=True, slots=True)
class Place:
    """Set a stone down on these cells, seen from above; a cell for each of its cubes (C18)."""

    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Begin:
    """NATURE's: this seat begins the round, by lot in the first one (C9, C17)."""

    seat: Seat


Action: TypeAlias = Place | Begin
