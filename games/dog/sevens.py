"""D18, D19, D21, D22, D25: the seven, made of single steps.

Every way of making the steps is found by `search`, lazily, with one set of boards a layer. Where
partners play there are fewer and `spread` lists them quicker.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from games.dog.board import (
    FINISH,
    KENNEL,
    SOLO_SEVEN_BREAKS_FRESH,
    Board,
    Kind,
    Layout,
    Place,
    barred,
    in_charge_of_seven,
    set_bits,
)
from games.dog.tracks import NO_WAY, SEVEN, Moves, Tracks, joined, tracks, unbarred
from games.protocol import Seat


def bars_for_seven(table: Kind, board: Board) -> int:
    """The starts that a seven cannot step on: none where it breaks blockades (D22)."""
    if table.solo and SOLO_SEVEN_BREAKS_FRESH:
        return 0
    return barred(table, board)


def tracks_for_seven(table: Kind) -> Tracks:
    """What marbles can do with a seven."""
    if table.solo and SOLO_SEVEN_BREAKS_FRESH:
        return unbarred(table.players)
    return tracks(table.players, table.book)


def marble_steps(
    table: Kind, board: Board, owner: Seat, f: Place, bars: int
) -> list[tuple[Place, Board]]:
    """Where one marble can go with a single step, and the board after it: ring first, then home."""
    place = table.layout
    if f >= FINISH:  # D15: inward only, never past another
        k = f - FINISH - 4 * owner
        if k < 3 and place.finish(board, owner) >> k & 3 == 1:
            return [(f + 1, board ^ 3 << place.finish_shift[owner] + k)]
        return []
    shift, found = place.shift[owner], []
    off, on_start = 1 << shift + f, f == place.starts[owner]
    fresh = on_start and board >> place.fresh_shift + owner & 1
    if fresh:
        off |= place.fresh(owner)
    t = f + 1 if f + 1 < place.ring else 0
    barring = place.owner_of_start.get(t)
    if barring is None or not bars >> barring & 1:
        found.append((t, board & place.keep[t] ^ (off | 1 << shift + t)))
    if on_start and not fresh and not place.finish(board, owner) & 1:  # D13
        found.append((FINISH + 4 * owner, board ^ off ^ 1 << place.finish_shift[owner]))
    return found


def marbles(table: Kind, board: Board, owner: Seat) -> tuple[Place, ...]:
    """The ring and finish fields where an owner's marbles stand, the one in front first."""
    place = table.layout
    return _in_order(
        place.on_ring(board, owner), place.starts[owner], owner, place.finish(board, owner)
    )


@lru_cache(1 << 12)
def _in_order(ring: tuple[Place, ...], start: Place, owner: Seat, finish: int) -> tuple[Place, ...]:
    inside = [FINISH + 4 * owner + k for k in reversed(set_bits(finish))]
    before = [f for f in reversed(ring) if f <= start]
    return (*inside, *before, *(f for f in reversed(ring) if f > start))


def single_steps(table: Kind, board: Board, seat: Seat) -> Iterator[tuple[Place, Place, Board]]:
    """Every single step that a seven can make now: from, to, and the board after it."""
    bars = bars_for_seven(table, board)
    for owner in in_charge_of_seven(table, board, seat):
        for f in marbles(table, board, owner):
            for t, after in marble_steps(table, board, owner, f, bars):
                yield f, t, after


def search(
    table: Kind, board: Board, seat: Seat, steps: int = SEVEN
) -> Iterator[tuple[Board, Moves]]:
    """Every board that so many steps can give, each once, with moves that give it."""
    seen: list[set[Board]] = [set() for _ in range(steps + 1)]

    def go(now: Board, left: int, moves: Moves) -> Iterator[tuple[Board, Moves]]:
        if not left:
            yield now, moves
            return
        layer = seen[left - 1]
        for f, t, after in single_steps(table, now, seat):
            if after not in layer:
                layer.add(after)
                yield from go(after, left - 1, joined(moves, f, t))

    return go(board, steps, ())


def tidied(table: Kind, board: Board, seat: Seat, after: Board, moves: Moves) -> Moves:
    """The same seven with each marble's share in one go, in an order that gives the same board.

    On every board that was ever looked at there is one (a test keeps looking).
    """
    if len(moves) < 3:  # then no marble is taken up again
        return moves
    shares: list[tuple[Place, Place]] = []
    for f, t in moves:
        last = next((i for i in range(len(shares) - 1, -1, -1) if shares[i][1] == f), None)
        if last is None:
            shares.append((f, t))
        else:
            shares[last] = shares[last][0], t
    if len(shares) == len(moves):
        return moves
    for order in permutations(shares):
        walk = walked(table, board, seat, order)
        if walk is not None and walk.board == after and walk.steps == SEVEN:
            return order
    return moves


class Walk(NamedTuple):
    """What the portions of a seven come to."""

    board: Board
    steps: int
    moves: tuple[tuple[Seat, Place, Place], ...]  # owner, from, to
    sent: tuple[tuple[Seat, Place], ...]  # owner, field of who went home


def walked(table: Kind, board: Board, seat: Seat, portions: Moves) -> Walk | None:
    """The board after these portions, made step by step; None where one is barred."""
    at, steps, moves = tracks_for_seven(table).at, 0, []
    sent: list[tuple[Seat, Place]] = []
    for move in portions:
        f, t = move
        found = at(board, f)
        if found is None or found[0] not in in_charge_of_seven(table, board, seat):
            return None
        owner, track = found
        n, _, flip, keep = track.ways.get(move, NO_WAY)
        if not 1 <= n <= SEVEN:
            return None
        sent += hits(table.layout, board, f, keep)
        board = board & keep ^ flip
        steps += n
        moves.append((owner, f, t))
    return Walk(board, steps, tuple(moves), tuple(sent))


def hits(place: Layout, board: Board, f: Place, keep: int) -> tuple[tuple[Seat, Place], ...]:
    """Owner and field of those whom a marble from f sends home, in the order it meets them."""
    hit = board & ~keep & place.ring_bits
    if not hit:
        return ()
    found = [divmod(bit, place.ring) for bit in set_bits(hit)]
    return tuple(sorted(found, key=lambda one: (one[1] - f) % place.ring))


def trail(
    table: Kind, board: Board, owner: Seat, f: Place, most: int, *, homeward: bool
) -> Iterator[tuple[Place, Board]]:
    """The single steps of one marble, as far as it gets: round the ring, or into its finish."""
    for _ in range(most):
        options = marble_steps(table, board, owner, f, bars_for_seven(table, board))
        turning = homeward and f == table.layout.starts[owner]
        options = [step for step in options if f >= FINISH or (step[0] >= FINISH) == turning]
        if not options:
            return
        f, board = options[0]
        yield f, board


def distance(table: Kind, board: Board, f: Place, t: Place) -> int | None:
    """How many single forward steps (1 to 13) lead the marble on f to t; None if none do."""
    place = table.layout
    if max(f, t) >= KENNEL or min(f, t) < 0 or (f < FINISH and f >= place.ring):
        return None
    owner = place.owner_at(board, f)
    if owner is None:
        return None
    own_finish = range(FINISH + 4 * owner, FINISH + 4 * owner + 4)
    if f >= FINISH:
        n = t - f if t in own_finish else 0
    elif t >= FINISH:
        n = place.ahead(owner, f) + t - own_finish[0] + 1 if t in own_finish else 0
    else:
        n = (t - f) % place.ring if t < place.ring else 0
    return n if 1 <= n <= 13 else None
