"""How marbles travelled in the last play: field by field, and home from where they were hit."""

from __future__ import annotations

from typing import Final, TypeAlias

from games.dog.board import KENNEL, Place
from games.dog.state import Laid, View
from games.protocol import Seat
from render.dog.choosing import Choosing
from render.dog.geometry import Geometry, Pixel
from render.dog.happened import Numbered, fields_walked, kennels
from render.motion import Motion, Moved, Stop, moment

FLIGHT: Final = 4  # beats of a straight way; a step to the next field takes one

Marble: TypeAlias = tuple[Seat, Place]  # whose, and where it stands
Way: TypeAlias = list[tuple[Pixel, int]]  # where it is at which beat


def moved(view: View, where: Geometry, chosen: Choosing) -> Moved:
    """The last play of the record, as marbles move in it; while another one is being chosen the
    board is no longer the one after it. Portions of a seven are seen when they are chosen, so
    what comes after them is another moment.
    """
    played = sum(laid.round == view.round for laid in view.record)
    now = moment(view.round, played, *(("portions",) if chosen.settled else ()))
    if not view.record or chosen.moves or chosen.swap:
        return Moved(now)
    last = view.record[-1]
    before = sum(laid.round == last.round for laid in view.record) - 1
    return Moved(now, moment(last.round, before), _motions(view, where, last))


def _motions(view: View, where: Geometry, last: Laid) -> tuple[Motion, ...]:
    if last.kind == "swap":
        flown = [[(where.at(f), 0), (where.at(t), FLIGHT)] for _, f, t in last.moves]
        return tuple(_motion(where, way, leaves=False) for way in flown)
    return tuple(_motion(where, way, leaves=True) for way in _ways(view, where, last))


def _ways(view: View, where: Geometry, last: Laid) -> list[Way]:
    """The way of every marble that moved, one portion after the other; whoever is hit flies home
    while the play goes on.
    """
    left, came = kennels(where, view, [Numbered(1, last)])
    kennel = {owner: where.kennel(owner, j) for owner, j in left}
    homes = [(owner, where.kennel(owner, j)) for owner, j in came]
    hit = {where.at(f): (owner, f) for owner, f in last.sent}
    ways: dict[Marble, Way] = {}
    home: list[Way] = []
    beat = 0
    for owner, f, t in last.moves:
        start = kennel[owner] if f >= KENNEL else where.at(f)
        way = _waited(ways.pop((owner, f), [(start, beat)]), beat)
        for pixel, beats in _steps(where, owner, f, t):
            beat += beats
            way.append((pixel, beat))
            if victim := hit.pop(pixel, None):
                place = next(one for one in homes if one[0] == victim[0])
                homes.remove(place)
                flight = _waited(ways.pop(victim, [(pixel, beat)]), beat)
                home.append([*flight, (place[1], beat + FLIGHT)])
        ways[owner, t] = way
    return [*ways.values(), *home]


def _waited(way: Way, beat: int) -> Way:
    """The same marble, standing where it came to until now."""
    pixel, since = way[-1]
    return way if since == beat else [*way, (pixel, beat)]


def _steps(where: Geometry, owner: Seat, f: Place, t: Place) -> list[tuple[Pixel, int]]:
    """The fields that a marble steps on, with the beats that each takes."""
    fields = fields_walked(where, owner, f, t)[1:]
    return [(where.pixel(point), 1) for point in fields] or [(where.at(t), FLIGHT)]


def _motion(where: Geometry, way: Way, *, leaves: bool) -> Motion:
    r = where.shape.marble + 1
    stops = tuple(Stop(x - r, y - r, beat) for (x, y), beat in way)
    piece = (stops[-1].x, stops[-1].y, 2 * r, 2 * r)
    return Motion(piece, stops, disc=True, leaves=leaves)
