"""Rummy: rows and groups, and a table that everyone may turn about."""

from __future__ import annotations

from collections.abc import Iterator

from games.protocol import Option
from games.rummy import ai, archive, notation, positions
from games.rummy import facts as tales
from games.rummy import menu as menus
from games.rummy import motive as motives
from games.rummy import reasons as whys
from games.rummy import rules as law
from games.rummy.draft import lasting
from games.rummy.state import COUNTS, OPTIONS, Action, View, ahead, view


class Rummy:
    """The rules of Rummy; RULES.md has them in words."""

    key = "rummy"
    rules = 1
    menu = 1
    ponders = True
    counts: tuple[int, ...] = COUNTS
    options: tuple[Option, ...] = OPTIONS

    start = staticmethod(law.start)
    turn = staticmethod(law.turn)
    chance = staticmethod(law.chance)
    apply = staticmethod(law.apply)
    outcome = staticmethod(law.outcome)
    teams = staticmethod(law.teams)
    facts = staticmethod(tales.facts)

    view = staticmethod(view)
    imagine = staticmethod(law.imagine)
    prompt = staticmethod(menus.prompt)
    sure = staticmethod(menus.sure)
    reasons = staticmethod(whys.reasons)
    choose = staticmethod(ai.choose)
    motive = staticmethod(motives.motive)
    ahead = staticmethod(ahead)
    overdue = staticmethod(menus.overdue)
    lasting = staticmethod(lasting)

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    write_position = staticmethod(positions.write_position)
    read_position = staticmethod(positions.read_position)
    dump_state = staticmethod(archive.dump_state)
    load_state = staticmethod(archive.load_state)
    dump_action = staticmethod(archive.dump_action)
    load_action = staticmethod(archive.load_action)

    @staticmethod
    def plays(view: View) -> Iterator[Action] | None:  # noqa: ARG004 - whatever the view
        """Lays cannot be listed: a table can be turned in more ways than anyone counts."""
        return None

    @staticmethod
    def forced(view: View) -> Action | None:  # noqa: ARG004 - whatever the view
        """Nothing: even who can only draw may still look for a lay."""
        return None


RUMMY = Rummy()

__all__ = ["RUMMY", "Rummy"]
