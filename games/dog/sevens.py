"""D18, D19, D21, D22, D25: the seven, made of single steps.

Every way of making the steps is searched by `search`, lazily, with one set of boards a
layer. Where the movable marbles cannot meet, `listed` multiplies their shares instead: it
gives the same boards, and most sevens are like that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.dog.board import (
    FINISH,
    KENNEL,
    SOLO_SEVEN_BREAKS_FRESH,
    Board,
    Kind,
    Place,
    barred,
    in_charge_of_seven,
)
from games.dog.tracks import EVERYTHING, Moves, Run, Track, inner, joined
from games.protocol import Seat

SEVEN = 7


def bars_for_seven(table: Kind, board: Board) -> int:
    """The starts that a seven cannot step on: none where it breaks blockades (D22)."""
    if table.solo and SOLO_SEVEN_BREAKS_FRESH:
        return 0
    return barred(table, board)


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


def marbles(table: Kind, board: Board, owner: Seat) -> list[Place]:
    """The ring and finish fields where an owner's marbles stand."""
    finish = table.layout.finish(board, owner)
    inside = [FINISH + 4 * owner + k for k in range(4) if finish >> k & 1]
    return table.layout.on_ring(board, owner) + inside


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


def completable(table: Kind, board: Board, seat: Seat, steps: int) -> bool:
    """Whether so many steps can all be made."""
    return next(search(table, board, seat, steps), None) is not None


def listed(
    table: Kind, board: Board, seat: Seat, tracks: list[tuple[Seat, Place, Track]]
) -> list[tuple[Board, Moves]]:
    """Every board that a seven of a team can give; `tracks` are the movable ring marbles'."""
    place = table.layout
    owners = in_charge_of_seven(table, board, seat)
    shares = [track.runs for _, _, track in tracks]
    inside = [place.finish(board, owner) for owner in owners]
    movable = [
        inner(table.players, owner, finish).runs
        for owner, finish in zip(owners, inside, strict=True)
        if finish & ~(finish >> 1) & 7  # a taken field before an open one
    ]
    if _may_meet(table, board, seat, tracks, movable=bool(movable)):
        return list(search(table, board, seat))
    return _multiplied(board, shares + movable)


def _may_meet(
    table: Kind,
    board: Board,
    seat: Seat,
    tracks: list[tuple[Seat, Place, Track]],
    *,
    movable: bool,
) -> bool:
    """Whether the share of one marble can depend on another's."""
    place = table.layout
    fields = sorted(f for _, f, _ in tracks)
    for f, following in zip(fields, [*fields[1:], *fields[:1]], strict=True):
        if 0 < (following - f) % place.ring <= SEVEN:
            return True
    if movable and any(place.ahead(owner, f) < SEVEN for owner, f, _ in tracks):
        return True  # a marble may come in while others move inward
    # D25: the last marble may come home, and the rest goes on with the teammates'.
    out = [owner for owner, _, _ in tracks]
    return out == [seat] and place.finish(board, seat).bit_count() == 3


def _multiplied(board: Board, shares: list[tuple[tuple[Run, ...], ...]]) -> list[tuple[Board, Moves]]:
    """All ways to share seven steps among marbles that cannot meet."""
    if not shares:
        return []
    partial: list[tuple[int, Moves, int, int]] = [(SEVEN, (), EVERYTHING, 0)]
    for runs in shares[:-1]:
        partial += [
            (left - n, moves + more, keep & swept, flip ^ flipped)
            for left, moves, keep, flip in partial
            for n in range(1, left + 1)
            for more, swept, flipped in runs[n]
        ]
    found = []
    last = shares[-1]
    for left, moves, keep, flip in partial:
        if not left:
            found.append((board & keep ^ flip, moves))
            continue
        for more, swept, flipped in last[left]:
            found.append((board & (keep & swept) ^ (flip ^ flipped), moves + more))
    return found


class Walk(NamedTuple):
    """What the portions of a seven come to."""

    board: Board
    steps: int
    moves: tuple[tuple[Seat, Place, Place], ...]  # owner, from, to
    sent: tuple[tuple[Seat, Place], ...]  # owner, field of who went home


def walked(table: Kind, board: Board, seat: Seat, portions: Moves) -> Walk | None:
    """The board after these portions, made step by step; None where one is barred."""
    steps, moves = 0, []
    sent: list[tuple[Seat, Place]] = []
    for f, t in portions:
        owner, n = table.layout.owner_at(board, f), distance(table, board, f, t)
        if n is None or owner is None or owner not in in_charge_of_seven(table, board, seat):
            return None
        at = f
        for to, after in trail(table, board, owner, f, n, homeward=t >= FINISH):
            hit = table.layout.owner_at(board, to) if to < FINISH else None
            if hit is not None:
                sent.append((hit, to))
            at, board = to, after
        if at != t:
            return None
        steps += n
        moves.append((owner, f, t))
    return Walk(board, steps, tuple(moves), tuple(sent))


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
