"""Where tiles fit: exact, in plain Python, and never for long."""

from games.rummy.solver.building import changed
from games.rummy.solver.problem import Measure
from games.rummy.solver.questions import (
    CAP,
    Answer,
    can_lay,
    most,
    most_beside,
    partition,
    place,
)

__all__ = [
    "CAP",
    "Answer",
    "Measure",
    "can_lay",
    "changed",
    "most",
    "most_beside",
    "partition",
    "place",
]
