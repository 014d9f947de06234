"""What happened, in messages: to everyone, or to the seats that may know."""

from __future__ import annotations

from functools import cache, lru_cache

from games.dog.board import FINISH, KENNEL, Board, Kind, Place, Rank, cards, home
from games.dog.state import Laid, State
from games.protocol import Event, Seat
from games.text import Tag, Text, who


@cache
def card(rank: Rank) -> Tag:
    """A card by its rank."""
    return Tag("dog-card", rank)


def hand(held: str) -> tuple[Tag, ...]:
    """Several cards."""
    return tuple(card(rank) for rank in held)


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


@cache
def field(place: Place) -> Tag:
    """A ring or finish field."""
    return Tag("dog-place", name(place))


@lru_cache(1 << 12)
def moved(owner: Seat, f: Place, t: Place) -> Text:
    """One marble's way."""
    if f >= KENNEL:
        return Text("dog-move-out", owner=who(owner), to=field(t))
    return Text("dog-move", owner=who(owner), start=field(f), to=field(t))


def laid(entry: Laid) -> tuple[Event, ...]:
    """What a seat laid down, and who was sent home by it."""
    player = who(entry.seat)
    if entry.kind != "play":
        return (Event(_without_moves(entry)),)
    ways = tuple([moved(owner, f, t) for owner, f, t in entry.moves])
    played = Event(Text("dog-played", who=player, card=card(entry.cards), moves=ways))
    if not entry.sent:
        return (played,)
    sent = [
        Event(Text("dog-sent-home", who=player, victim=who(owner), place=field(place)))
        for owner, place in entry.sent
    ]
    return (played, *sent)


def _without_moves(entry: Laid) -> Text:
    player, played = who(entry.seat), card(entry.cards[0])
    match entry.kind:
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
        Event(Text("dog-all-home", who=who(seat)))
        for seat in range(table.players)
        if home(table, after, seat) and not home(table, before, seat)
    )


def dealt(state: State) -> tuple[Event, ...]:
    """A new round, and to each seat its own cards."""
    size = state.kind.hand_size(state.round)
    opening = Text("dog-round", round=state.round, cards=size, opener=who(state.opener))
    hands = tuple(
        Event(Text("dog-your-cards", cards=hand(cards(held))), (seat,))
        for seat, held in enumerate(state.hands)
    )
    return (Event(opening), *hands)


def given(state: State, seat: Seat, passed: Rank, *, first: bool) -> tuple[Event, ...]:
    """That a seat has chosen, and to itself what."""
    mate = who(state.kind.receiver(seat))
    private = Event(Text("dog-you-give", card=card(passed), mate=mate), (seat,))
    return (Event(Text("dog-chose", who=who(seat))), private) if first else (private,)


def exchanged(table: Kind, passed: tuple[Rank, ...], opener: Seat) -> tuple[Event, ...]:
    """That the cards changed hands, and to each seat what it got."""
    got = tuple(
        Event(Text("dog-you-got", card=card(rank), mate=who(giver)), (table.receiver(giver),))
        for giver, rank in enumerate(passed)
    )
    return (Event(Text("dog-exchanged", opener=who(opener))), *got)


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


def not_due(state: State) -> Text:
    """Whose turn it is, for somebody who is not."""
    match state.due:
        case "play":
            return Text("dog-not-your-turn", who=who(state.turn))
        case "exchange":
            waiting = tuple(who(seat) for seat, passed in enumerate(state.given) if not passed)
            return Text("dog-still-choosing", who=waiting)
        case _:
            return Text("dog-cards-moving")
