"""What is legal now: every distinct play of a seat, and the judgement of a given one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from games.dog.board import (
    Bag,
    Board,
    Kind,
    Place,
    Rank,
    barred,
    complete,
    in_charge,
    in_charge_of_seven,
    ranks,
)
from games.dog.sevens import hits, search, tidied, walked
from games.dog.spread import spread
from games.dog.state import Action, Fold, Idle, Play, Steal, Swap, new
from games.dog.tracks import NO_WAY, NUMBERS, SEVEN, Moves, Track, tracks
from games.protocol import Seat

TWICE: Final = frozenset("A4X")  # these can have several plays for the same board
SWAPS: Final = frozenset("JX")  # D17
STEALS: Final = frozenset("2X")  # D23
FOLD = Fold()
IDLE = Idle()


def listing(
    table: Kind, board: Board, seat: Seat, hand: Bag, sizes: tuple[int, ...]
) -> Iterator[Action]:
    """Every distinct play of a seat with these cards, or what happens when there is none."""
    if not hand:
        return iter(())
    held = ranks(hand)
    plays = _quick(table, board, seat, held, sizes)
    if "7" in held or "X" in held:
        sevens = _sevens(table, board, seat, held)
        if plays:
            return chain(plays, sevens)
        first = next(sevens, None)
        if first is not None:
            return chain((first,), sevens)
    # D17, D28: what happens when no card has any play.
    return iter(plays or [IDLE if may_idle(table, board, seat, hand) else FOLD])


def card_plays(
    table: Kind, board: Board, seat: Seat, held: str, sizes: tuple[int, ...], *, sevens: bool = True
) -> Iterator[Action]:
    """Every distinct play of these ranks; with or without those that are sevens."""
    plays = _quick(table, board, seat, held, sizes)
    return chain(plays, _sevens(table, board, seat, held) if sevens else ())


def any_play(table: Kind, board: Board, seat: Seat, held: str, sizes: tuple[int, ...]) -> bool:
    """Whether any of these ranks has any play (D28)."""
    return next(card_plays(table, board, seat, held, sizes), None) is not None


def may_idle(table: Kind, board: Board, seat: Seat, hand: Bag) -> bool:
    """D17: whether a jack is laid down without effect, given that no card has any play.

    As no jack can be swapped, no other marble is on the way besides fresh ones.
    """
    return table.book == "braendi" and "J" in ranks(hand) and bool(loose(table, board, seat))


def loose(table: Kind, board: Board, seat: Seat) -> list[tuple[Seat, Place]]:
    """The ring marbles in a seat's charge that do not bar their start."""
    place, bars = table.layout, barred(table, board)
    return [
        (owner, f)
        for owner in in_charge(table, board, seat)
        for f in place.on_ring(board, owner)
        if not (bars >> owner & 1 and f == place.starts[owner])
    ]


class Moved(NamedTuple):
    """What a play does on the board."""

    board: Board
    moves: tuple[tuple[Seat, Place, Place], ...]  # owner, from, to
    sent: tuple[tuple[Seat, Place], ...]  # owner, field of who went home


def _movable(table: Kind, board: Board, owners: tuple[Seat, ...]) -> list[Track]:
    """What cards other than a seven can move of these owners' marbles."""
    made = tracks(table.players, table.book)
    if len(owners) == 1:
        return made.movable(owners[0], board)
    return [track for owner in owners for track in made.movable(owner, board)]


def _crowded(table: Kind, board: Board, owners: tuple[Seat, ...]) -> bool:
    """Whether one of these has three marbles on the ring: then two plays can give the same board.

    With 42, 46 and 50 a four has one board twice: from 46 onto 42 or onto 50.
    """
    place = table.layout
    ring = board & place.ring_bits
    return any((ring & place.own[owner]).bit_count() > 2 for owner in owners)


def _quick(
    table: Kind, board: Board, seat: Seat, held: str, sizes: tuple[int, ...]
) -> list[Action]:
    """Every distinct play of these ranks but the sevens."""
    found: list[Action] = []
    owners = in_charge(table, board, seat)
    movable = _movable(table, board, owners)
    # Only then are the boards looked at: one may come twice, or a joker end the game (D26).
    check = table.nojoker or (len(movable) > 2 and _crowded(table, board, owners))
    for rank in held:
        if check and rank in TWICE:
            found += _boards(table, board, seat, rank, movable).values()
        else:
            for track in movable:
                found += track.plays[rank]
        if rank in SWAPS:
            found += _swaps(table, board, owners, rank)
        if table.solo and rank in STEALS:  # D23
            found += [Steal(rank, other) for other, n in enumerate(sizes) if n and other != seat]
    return found


def _boards(
    table: Kind, board: Board, seat: Seat, rank: Rank, movable: list[Track]
) -> dict[Board, Play]:
    """The plays of an ace, a four or a joker, a board once."""
    found: dict[Board, Play] = {}
    for track in movable:
        for play in track.plays[rank]:
            _, keep, flip, _ = track.ways[play.moves[0]]
            after = board & keep ^ flip
            if after not in found and may_end(table, rank, after, seat):
                found[after] = play
    return found


def may_end(table: Kind, rank: Rank, after: Board, seat: Seat) -> bool:
    """D26: a joker does not bring a party's last marble home, where that is agreed."""
    return not (rank == "X" and table.nojoker and complete(table, after, seat))


def _sevens(table: Kind, board: Board, seat: Seat, held: str) -> Iterator[Play]:
    """Every distinct seven of these ranks."""
    if "7" in held:
        for _, moves in _seven_boards(table, board, seat):
            yield new(Play, ("7", moves))
    if "X" in held:
        # 5 to 12 onto an own marble can be the board of 5 back to 1 onto one. It takes three
        # marbles in one's charge, whoever owns them.
        others: dict[Board, Play] = {}
        owners = in_charge_of_seven(table, board, seat)
        if sum(len(table.layout.on_ring(board, owner)) for owner in owners) > 2:
            movable = _movable(table, board, in_charge(table, board, seat))
            others = _boards(table, board, seat, "X", movable)
        for after, moves in _seven_boards(table, board, seat):
            if after not in others and may_end(table, "X", after, seat):
                yield new(Play, ("X", moves))


def _seven_boards(table: Kind, board: Board, seat: Seat) -> Iterable[tuple[Board, Moves]]:
    """Every board that a seven can give, with moves that give it.

    Those alone may have half a million (D22), so theirs are found one by one.
    """
    if not table.solo:
        return spread(table, board, seat).items()
    return (
        (after, tidied(table, board, seat, after, moves))
        for after, moves in search(table, board, seat)
    )


def _swaps(table: Kind, board: Board, owners: tuple[Seat, ...], rank: Rank) -> list[Swap]:
    """D17: every marble of those in one's charge with every other owner's, but none that bars."""
    place = table.layout
    standing = board & ~place.on_starts[barred(table, board)]
    mine = [(owner, f) for owner in owners for f in place.on_ring(standing, owner)]
    if not mine:
        return []
    return [
        swap(rank, f, theirs)
        for other in range(table.players)
        for theirs in place.on_ring(standing, other)
        for owner, f in mine
        # Where both are in one's charge (D24, trios) the pair counts once.
        if owner != other and not (other in owners and other < owner)
    ]


@cache
def swap(card: Rank, mine: Place, theirs: Place) -> Swap:
    """A swap; there are few, and they are listed by the dozen."""
    return Swap(card, mine, theirs)


def after(table: Kind, board: Board, seat: Seat, play: Play) -> Moved | None:
    """What a play of marbles does; None if it is not allowed.

    Whether a joker may do it (D26) is for the caller to ask.
    """
    card, moves = play
    if len(moves) == 1 and card != "7":
        f, t = moves[0]
        found = tracks(table.players, table.book).at(board, f)
        if found is None:
            return None
        owner, track = found
        n, keep, flip, _ = track.ways.get(moves[0], NO_WAY)
        if n in NUMBERS[card] and n != SEVEN and owner in in_charge(table, board, seat):
            sent = hits(table.layout, board, f, keep)
            return new(Moved, (board & keep ^ flip, ((owner, f, t),), sent))
    if card in "7X":
        walk = walked(table, board, seat, moves)
        if walk is not None and walk.steps == SEVEN:
            return Moved(walk.board, walk.moves, walk.sent)
    return None


def swapped(table: Kind, board: Board, seat: Seat, swap: Swap) -> Moved | None:
    """What a swap does; None if it is not allowed (D17)."""
    place, f, t = table.layout, swap.mine, swap.theirs
    if not (0 <= f < place.ring and 0 <= t < place.ring):
        return None
    standing = board & ~place.on_starts[barred(table, board)]
    mine, theirs = place.owner_at(standing, f), place.owner_at(standing, t)
    if mine is None or theirs is None or mine == theirs:
        return None
    if mine not in in_charge(table, board, seat):
        return None
    # A marble that is swapped onto its own start is not fresh there (D6, D13).
    flip = (1 << f | 1 << t) << place.shift[mine] | (1 << f | 1 << t) << place.shift[theirs]
    return new(Moved, (board ^ flip, ((mine, f, t), (theirs, t, f)), ()))
