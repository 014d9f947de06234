"""Where tiles fit: exact, in plain Python, and never for long."""

from games.rummy.solver.questions import CAP, Answer, Measure, changed, most, most_beside, place

__all__ = ["CAP", "Answer", "Measure", "changed", "most", "most_beside", "place"]
