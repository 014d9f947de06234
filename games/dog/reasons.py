"""Why not: for a play that is not allowed, and for every card that cannot be played now.

This is the slow twin of `plays`: it looks at one obstacle after another and names the first.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.dog import tell
from games.dog.board import (
    EXITS,
    FINISH,
    KENNEL,
    STEPS,
    Board,
    Kind,
    Place,
    Rank,
    barred,
    in_charge,
    in_charge_of_seven,
    ranks,
)
from games.dog.plays import any_play, loose
from games.dog.sevens import bars_for_seven, distance, walked
from games.dog.state import Play, Swap, View
from games.dog.tracks import SEVEN, Moves
from games.protocol import Reason, Seat
from games.text import Tag, Text, who

# The paragraph of RULES.md behind each reason.
PARAGRAPHS = {
    "dog-why-barred": "D5",
    "dog-why-sperre": "D6",
    "dog-why-steps": "D7",
    "dog-why-start-barred": "D12",
    "dog-why-kennel": "D12",
    "dog-why-fresh-finish": "D13",
    "dog-why-finish-taken": "D15",
    "dog-why-finish-short": "D15",
    "dog-why-jack-mine": "D17",
    "dog-why-jack-theirs": "D17",
    "dog-why-seven": "D18",
}
# Which of several obstacles is told: the one that others could lift comes first.
TOLD_FIRST = (
    "dog-why-barred",
    "dog-why-sperre",
    "dog-why-start-barred",
    "dog-why-finish-taken",
    "dog-why-fresh-finish",
    "dog-why-finish-short",
    "dog-why-kennel",
)
# What is wrong with a card rather than with the way: of several cards another has the better word.
OF_THE_CARD = (
    "dog-why-steps",
    "dog-why-one-marble",
    "dog-why-portion",
    "dog-why-seven-sum",
    "dog-why-not-yours",
)


def reasons(view: View) -> tuple[Reason, ...]:
    """Every card of the viewing seat that has no play on this board, and why."""
    seat = view.seat
    if seat is None or seat < 0 or view.due not in ("play", "steal"):
        return ()
    found = []
    for rank in ranks(view.hand):
        if not any_play(view.kind, view.board, seat, rank, view.sizes):
            why = _card(view.kind, view.board, seat, rank)
            found.append(Reason(tell.card(rank), why, PARAGRAPHS[why.key]))
    return tuple(found)


def because(found: Iterable[Reason]) -> tuple[Text, ...]:
    """Each reason once, with all cards that have it."""
    shared: dict[Text, list[Tag]] = {}
    for one in found:
        shared.setdefault(one.why, []).append(one.what)
    return tuple(Text("dog-because", card=tuple(cards), why=why) for why, cards in shared.items())


def _card(table: Kind, board: Board, seat: Seat, rank: Rank) -> Text:
    """Why a card has no play."""
    place = table.layout
    owners = (in_charge_of_seven if rank == "7" else in_charge)(table, board, seat)
    out = any(place.on_ring(board, owner) or place.finish(board, owner) for owner in owners)
    if rank == "J":
        mine = bool(loose(table, board, seat))
        return Text("dog-why-jack-theirs") if mine else Text("dog-why-jack-mine")
    if rank == "7" and out:
        return Text("dog-why-seven")
    found = [_marble(table, board, owner, rank) for owner in owners]
    obstacles = {text.key: text for texts in found for text in texts}
    return next((obstacles[key] for key in TOLD_FIRST if key in obstacles), Text("dog-why-kennel"))


def _marble(table: Kind, board: Board, owner: Seat, rank: Rank) -> list[Text]:
    """What stands in the way of each marble of an owner."""
    place = table.layout
    found = []
    if rank in EXITS and place.kennel(board, owner) and barred(table, board) >> owner & 1:
        found.append(_start_barred(table, owner))
    for n in STEPS[rank]:
        ways = [_ahead(table, board, f, n) for f in place.on_ring(board, owner)]
        found += [way or Text("dog-why-kennel") for way in ways]
        if place.finish(board, owner):
            found.append(Text("dog-why-finish-short"))
    return found


def _start_barred(table: Kind, owner: Seat) -> Text:
    start = table.layout.starts[owner]
    return Text("dog-why-start-barred", owner=who(owner), place=tell.field(start))


def _bar(table: Kind, board: Board, fields: list[Place], bars: int) -> Text | None:
    """The first barred start on these fields."""
    for f in fields:
        owner = table.layout.owner_of_start.get(f)
        if owner is not None and bars >> owner & 1:
            fresh = board >> table.layout.fresh_shift + owner & 1
            if fresh:
                return Text("dog-why-barred", owner=who(owner), place=tell.field(f))
            return Text("dog-why-sperre", owner=who(owner), place=tell.field(f))
    return None


def _ahead(table: Kind, board: Board, f: Place, n: int, bars: int | None = None) -> Text | None:
    """What bars the next n ring fields (n < 0: the fields behind)."""
    ring = table.layout.ring
    step = 1 if n > 0 else -1
    fields = [(f + step * k) % ring for k in range(1, abs(n) + 1)]
    return _bar(table, board, fields, barred(table, board) if bars is None else bars)


def against_play(table: Kind, board: Board, seat: Seat, play: Play) -> Text:
    """Why a play of marbles is not allowed."""
    if len(play.moves) == 1:
        f, t = play.moves[0]
        if f >= KENNEL:
            return _against_exit(table, board, seat, play.card, f - KENNEL, t)
        if play.card != "7" and not (play.card == "X" and distance(table, board, f, t) == SEVEN):
            return _against_move(table, board, seat, play.card, f, t)
    elif play.card not in "7X":
        return Text("dog-why-one-marble", card=tell.card(play.card))
    return _against_seven(table, board, seat, play)


def against_cards(moves: Moves, found: list[Text]) -> Text:
    """Why none of one's cards makes these moves, if no card was named: each card's own reason."""
    if len(moves) > 1:  # then a seven was meant
        found = [why for why in found if why.key != "dog-why-one-marble"] or found
    told = [why for why in found if why.key not in OF_THE_CARD]
    if told or len(set(found)) == 1:
        return (told or found)[0]
    if len(moves) > 1:
        return Text("dog-why-several")
    f, t = moves[0]
    return Text("dog-why-no-card", start=tell.field(f), to=tell.field(t))


def _against_exit(table: Kind, board: Board, seat: Seat, rank: Rank, owner: Seat, t: Place) -> Text:
    if owner not in in_charge(table, board, seat):
        return Text("dog-why-not-yours")
    if rank not in EXITS:
        return Text("dog-why-kennel")
    if not table.layout.kennel(board, owner):
        return Text("dog-why-kennel-empty")
    if t != table.layout.starts[owner]:
        return Text("dog-why-own-start", place=tell.field(table.layout.starts[owner]))
    return _start_barred(table, owner)


def _whose(table: Kind, board: Board, owners: tuple[Seat, ...], f: Place) -> Seat | Text:
    """Whose marble is to be moved, or why it cannot be."""
    inside = 0 <= f < table.layout.ring or FINISH <= f < KENNEL
    owner = table.layout.owner_at(board, f) if inside else None
    if owner is None:
        return Text("dog-why-no-marble", place=tell.field(f))
    return owner if owner in owners else Text("dog-why-not-yours")


def _against_move(table: Kind, board: Board, seat: Seat, rank: Rank, f: Place, t: Place) -> Text:
    owner = _whose(table, board, in_charge(table, board, seat), f)
    if isinstance(owner, Text):
        return owner
    if f == t >= FINISH:  # a finish marble named alone
        return Text("dog-why-finish-short")
    back = f < FINISH and t < FINISH and (f - t) % table.layout.ring == 4 and rank in "4X"
    n = -4 if back else distance(table, board, f, t)
    if n is None or (n > 0 and n not in STEPS[rank]):
        return Text("dog-why-steps", card=tell.card(rank), start=tell.field(f), to=tell.field(t))
    return _obstacle(table, board, owner, f, t, n, barred(table, board))


def _obstacle(
    table: Kind, board: Board, owner: Seat, f: Place, t: Place, n: int, bars: int
) -> Text:
    """What is in the way of a marble that would go n steps from f to t."""
    place = table.layout
    on_ring = n if t < FINISH else 0 if f >= FINISH else place.ahead(owner, f)
    in_the_way = _ahead(table, board, f, on_ring, bars) if on_ring else None
    if in_the_way is not None:
        return in_the_way
    if f == place.starts[owner] and t >= FINISH and board & place.fresh(owner):
        return Text("dog-why-fresh-finish")
    return Text("dog-why-finish-taken")


def _against_seven(table: Kind, board: Board, seat: Seat, play: Play) -> Text:
    """Which portion of a seven does not go, or that it is not seven."""
    now, steps = board, 0
    for f, t in play.moves:
        owner = _whose(table, now, in_charge_of_seven(table, now, seat), f)
        if isinstance(owner, Text):
            return owner
        if f == t >= FINISH:  # a finish marble named alone
            return Text("dog-why-finish-short")
        n = distance(table, now, f, t)
        if n is None or n > SEVEN:
            return Text("dog-why-portion", start=tell.field(f), to=tell.field(t))
        walk = walked(table, now, seat, ((f, t),))
        if walk is None:
            return _obstacle(table, now, owner, f, t, n, bars_for_seven(table, now))
        now, steps = walk.board, steps + n
    return Text("dog-why-seven-sum", steps=steps)


def against_swap(table: Kind, board: Board, seat: Seat, swap: Swap) -> Text:
    """Why a swap is not allowed (D17)."""
    if swap.card not in "JX":
        return Text("dog-why-no-swap", card=tell.card(swap.card))
    mine = _whose(table, board, in_charge(table, board, seat), swap.mine)
    if isinstance(mine, Text):
        return mine
    theirs = _whose(table, board, tuple(range(table.players)), swap.theirs)
    if isinstance(theirs, Text):
        return theirs
    if mine == theirs:
        return Text("dog-why-swap-own")
    stays = _stays(table, board, mine, swap.mine) or _stays(table, board, theirs, swap.theirs)
    return stays or Text("dog-why-jack-theirs")


def against_swaps(table: Kind, board: Board, seat: Seat, f: Place) -> Text:
    """Why the marble on a field cannot be swapped with any other (D17)."""
    mine = _whose(table, board, in_charge(table, board, seat), f)
    if isinstance(mine, Text):
        return mine
    return _stays(table, board, mine, f) or Text("dog-why-jack-theirs")


def _stays(table: Kind, board: Board, owner: Seat, f: Place) -> Text | None:
    """Why an owner's marble on a field is not swapped by anybody."""
    if f >= FINISH:
        return Text("dog-why-swap-finish")
    if barred(table, board) >> owner & 1 and f == table.layout.starts[owner]:
        return Text("dog-why-swap-barred", owner=who(owner), place=tell.field(f))
    return None
