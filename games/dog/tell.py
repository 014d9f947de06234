"""What happened, in messages: to everyone, or to the seats that may know."""

from __future__ import annotations

from functools import cache

from games.dog.board import FINISH, KENNEL, RANKS, Bag, Board, Kind, Place, Rank, cards
from games.dog.state import Laid, State, View
from games.protocol import Event, Later, Seat
from games.text import Tag, Text, who

CARDS = {rank: Tag("dog-card", rank) for rank in RANKS}


def card(rank: Rank) -> Tag:
    """A card by its rank; what people typed may be no rank."""
    return CARDS.get(rank) or Tag("dog-card", rank)


def hand(held: str) -> tuple[Tag, ...]:
    """Several cards."""
    return tuple(map(CARDS.__getitem__, held))


def name(place: Place) -> str:
    """A place as it is written: `12` a ring field, `f3` a finish field."""
    return f"f{(place - FINISH) % 4 + 1}" if place >= FINISH else str(place)


def spot(place: Place) -> str:
    """A place as pictures name it."""
    if place >= KENNEL:
        return f"kennel:{place - KENNEL}"
    if place >= FINISH:
        return f"finish:{(place - FINISH) // 4}:{(place - FINISH) % 4 + 1}"
    return f"ring:{place}"


def sent_spot(owner: Seat, place: Place) -> str:
    """That a marble goes home, as pictures name it."""
    return f"sent:{owner}:{place}"


@cache
def field(place: Place) -> Tag:
    """A ring or finish field."""
    return Tag("dog-place", name(place))


def moved(player: Seat | None, owner: Seat, f: Place, t: Place) -> Text:
    """One marble's way; whose it is, if it is not the player's own."""
    out = f >= KENNEL
    if owner == player and out:
        return Text("dog-move-own-out", to=field(t))
    if owner == player:
        return Text("dog-move-own", start=field(f), to=field(t))
    if out:
        return Text("dog-move-out", owner=who(owner), to=field(t))
    return Text("dog-move", owner=who(owner), start=field(f), to=field(t))


def laid(entry: Laid) -> tuple[Event, ...]:
    """What a seat laid down, and who was sent home by it."""
    told = Later(_laid, entry)
    if not entry.sent:
        return (told,)
    return (told, *[Later(_sent_home, (entry.seat, *sent)) for sent in entry.sent])


def _sent_home(sent: tuple[Seat, Seat, Place]) -> Text:
    seat, owner, place = sent
    return Text("dog-sent-home", who=who(seat), victim=who(owner), place=field(place))


# The same few cards change hands again and again, so what is said of them is kept.


@cache
def _passed(seat: Seat, rank: Rank, mate: Seat) -> tuple[Event, Event]:
    return Event(Text("dog-chose", who=who(seat))), Event(gift(rank, mate), (seat,))


def gift(passed: Rank, mate: Seat) -> Text:
    """To the giver: what is passed on to whom."""
    return Text("dog-you-give", card=card(passed), mate=who(mate))


@cache
def _exchanged(opener: Seat) -> Event:
    return Event(Text("dog-exchanged", opener=who(opener)))


@cache
def _got(seat: Seat, rank: Rank, giver: Seat) -> Event:
    return Event(Text("dog-you-got", card=card(rank), mate=who(giver)), (seat,))


def _laid(entry: Laid) -> Text:
    player, played = who(entry.seat), card(entry.cards[0])
    match entry.kind:
        case "play":
            ways = tuple([moved(entry.seat, *move) for move in entry.moves])
            return Text("dog-played", who=player, card=played, moves=ways)
        case "fold":
            return Text("dog-folded", who=player, cards=hand(entry.cards))
        case "idle":
            return Text("dog-idle", who=player)
        case "steal":
            return Text("dog-stole", who=player, card=played, victim=who(entry.victim or 0))
        case _:
            (mine, f, t), (theirs, _, _) = entry.moves
            return Text(
                "dog-swapped",
                who=player,
                card=played,
                mine=who(mine),
                place=field(f),
                theirs=who(theirs),
                other=field(t),
            )


def came_home(table: Kind, before: Board, after: Board) -> tuple[Event, ...]:
    """Whose last marble has just come home."""
    return tuple(
        [
            Event(Text("dog-all-home", who=who(seat)))
            for seat, full in enumerate(table.full)
            if after & full == full != before & full
        ]
    )


def dealt(state: State) -> tuple[Event, ...]:
    """A new round, and to each seat its own cards."""
    hands = [Later(_your_cards, held, (seat,)) for seat, held in enumerate(state.hands)]
    size = state.kind.hand_size(state.round)
    return (Later(_round, (state.round, size, state.opener)), *hands)


def _round(begun: tuple[int, int, Seat]) -> Text:
    number, size, opener = begun
    return Text("dog-round", round=number, cards=size, opener=who(opener))


def _your_cards(held: Bag) -> Text:
    return Text("dog-dealt-you", cards=hand(cards(held)))


def given(state: State, seat: Seat, passed: Rank, *, first: bool) -> tuple[Event, ...]:
    """That a seat has chosen, and to itself what."""
    events = _passed(seat, passed, state.kind.receivers[seat])
    return events if first else events[1:]


def exchanged(table: Kind, passed: tuple[Rank, ...], opener: Seat) -> tuple[Event, ...]:
    """That the cards changed hands, and to each seat what it got."""
    receivers = table.receivers
    got = [_got(receivers[giver], rank, giver) for giver, rank in enumerate(passed)]
    return (_exchanged(opener), *got)


def drawn(taken: str, opener: Seat) -> tuple[Event, ...]:
    """That everyone drew a card, and to the two concerned which."""
    events = [Event(Text("dog-drawn", opener=who(opener)))]
    for seat, rank in enumerate(taken):
        events += changed_hands(seat, (seat + 1) % len(taken), rank)
    return tuple(events)


def taken(thief: Seat, victim: Seat, rank: Rank) -> tuple[Event, ...]:
    """Which card was taken, to the two concerned."""
    return tuple(changed_hands(thief, victim, rank))


def changed_hands(taker: Seat, loser: Seat, rank: Rank) -> list[Event]:
    """One card that went from hand to hand unseen by the others."""
    return [
        Event(Text("dog-you-drew", card=card(rank), other=who(loser)), (taker,)),
        Event(Text("dog-you-lost", card=card(rank), other=who(taker)), (loser,)),
    ]


def not_due(state: State | View) -> Text:
    """Whose turn it is, for somebody who is not."""
    match state.due:
        case "over":
            return Text("dog-over")
        case "play":
            return Text("dog-not-your-turn", who=who(state.turn))
        case "exchange":
            waiting = tuple(who(seat) for seat, passed in enumerate(state.given) if not passed)
            return Text("dog-still-choosing", who=waiting)
        case _:
            return Text("dog-cards-moving")
