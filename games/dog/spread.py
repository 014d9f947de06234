"""D18, D21, D24, D25: every seven where partners play, listed at once.

Each marble takes its share in one go, the one in front first. That misses nothing: a marble that
is overtaken goes home, so between two marbles that stay on the ring the order never changes, and
a step of the one behind can as well be made after those of the one in front. A test compares it
with the single steps of `sevens.search`.
"""

from __future__ import annotations

from typing import TypeAlias

from games.dog.board import FINISH, Board, Kind, Place, home, in_charge_of_seven
from games.dog.tracks import NO_SHARES, SEVEN, Moves, tracks
from games.protocol import Seat

Begun: TypeAlias = tuple[Board, int, Moves]  # a seven under way: board, steps left, moves so far


def spread(table: Kind, board: Board, seat: Seat) -> dict[Board, Moves]:
    """Every board that a seven can give, with moves that give it."""
    owners = in_charge_of_seven(table, board, seat)
    found: dict[Board, Moves] = {}
    if owners != (seat,) or table.layout.kennel(board, seat):
        _over(table, (board, SEVEN, ()), owners, found)
        return found
    # D25: when the last own marble is home, the teammates' take what is left.
    for rest in _over(table, (board, SEVEN, ()), owners, found, rests=True):
        if home(table, rest[0], seat):
            _over(table, rest, table.mates[seat], found)
    return found


def _over(
    table: Kind,
    begin: Begun,
    owners: tuple[Seat, ...],
    found: dict[Board, Moves],
    *,
    rests: bool = False,
) -> list[Begun]:
    """Spread what is left over these owners' marbles; `found` gets what is whole.

    What is not whole is returned; all of it only if `rests` are asked for.
    """
    place, made, begun = table.layout, tracks(table.players, table.book), [begin]
    inside = [(FINISH, owner) for owner in owners if made.inside(owner, begin[0]) is not None]
    marbles = [(f, owner) for owner in owners for f in place.on_ring(begin[0], owner)]
    marbles = inside + _front_first(marbles, place.ring)
    for i, (f, owner) in enumerate(marbles, start=1):
        others_follow = rests or i < len(marbles)
        more: list[Begun] = []
        for board, left, moves in begun:
            # Asked anew, because what was moved before may have lifted a bar or filled the finish.
            track = made.of(owner, f, board) if f < FINISH else made.inside(owner, board)
            shares = track.shares if track is not None else NO_SHARES
            for n in range(1, left) if others_follow else ():
                for step, keep, flip in shares[n]:
                    more.append((board & keep ^ flip, left - n, moves + step))
            for step, keep, flip in shares[left]:
                after = board & keep ^ flip
                if after not in found:
                    found[after] = moves + step
        begun += more
    return begun


def _front_first(marbles: list[tuple[Place, Seat]], ring: int) -> list[tuple[Place, Seat]]:
    """Marbles against the direction of play, from one on whose next seven fields nobody stands.

    There is one: partners have at most a marble on every eighth field.
    """
    if len(marbles) < 2:
        return marbles
    marbles.sort()
    for i, (f, _) in enumerate(marbles):
        following = marbles[(i + 1) % len(marbles)][0]
        if (following - f - 1) % ring >= SEVEN:
            return marbles[i::-1] + marbles[:i:-1]
    return marbles
