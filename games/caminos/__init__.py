"""Caminos: build with stones of four cubes and join two opposite sides, seen from above."""

from games.caminos import ai, notation, positions, refusal, verdict
from games.caminos import facts as tales
from games.caminos import menu as questions
from games.caminos import motive as motives
from games.caminos import plays as placements
from games.caminos import rules as law
from games.protocol import nothing_lasts


class Caminos:
    """The rules of Caminos, as every game has them."""

    key = "caminos"
    rules = 1
    menu = 1
    ponders = False
    counts = law.COUNTS
    options = law.OPTIONS

    start = staticmethod(law.start)
    turn = staticmethod(law.turn)
    chance = staticmethod(law.chance)
    apply = staticmethod(law.apply)
    outcome = staticmethod(verdict.outcome)
    teams = staticmethod(law.teams)
    facts = staticmethod(tales.facts)

    view = staticmethod(law.view)
    imagine = staticmethod(law.imagine)
    plays = staticmethod(placements.plays)
    prompt = staticmethod(questions.prompt)
    sure = staticmethod(questions.sure)
    reasons = staticmethod(refusal.reasons)
    choose = staticmethod(ai.choose)
    motive = staticmethod(motives.motive)
    ahead = staticmethod(law.ahead)
    overdue = staticmethod(law.overdue)
    lasting = staticmethod(nothing_lasts)
    forced = staticmethod(law.forced)

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    write_position = staticmethod(positions.write_position)
    read_position = staticmethod(positions.read_position)
    dump_state = staticmethod(positions.dump_state)
    load_state = staticmethod(positions.load_state)
    dump_action = staticmethod(notation.dump_action)
    load_action = staticmethod(notation.load_action)


CAMINOS = Caminos()
