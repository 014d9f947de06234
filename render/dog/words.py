"""The position in words: short for a picture's alternative text, and whole, to play from.

Numbers that no language inflects are handed on as strings: to format a number takes Fluent as
long as to paint a marble.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from games.dog import tell
from games.dog.board import DECK, FINISH, RANKS, Place, barred, cards, set_bits
from games.dog.reasons import because, reasons
from games.dog.state import View
from games.protocol import Reason, Seat
from games.text import Arg, Tag, Text, who
from render.dog.ability import Ability, abilities
from render.dog.choosing import Choosing
from render.dog.hand import playing, received
from render.dog.happened import Numbered
from render.dog.plates import waiting
from render.picture import Brief, Plan, Say, shortened

NEAR = 13  # steps: as far as a card can reach


def told(view: View, brief: Brief, plays: Sequence[Numbered], chosen: Choosing) -> tuple[str, str]:
    """The position in a few sentences, and everything that the picture shows, line by line.

    The short form has every marble by the number of its field; in the long one places are told
    as the reader counts them.
    """
    say, players = brief.say, range(view.kind.players)
    head, done = say(_head(view, brief.plan)), [say(text) for text in _happened(plays)]
    short = [head]
    short += held_lines(view, say)
    short += [say(_seat(view, seat, _fields(view, seat))) for seat in players]
    long = [head, *marble_lines(view, say), *_hand_lines(view, say)]
    long += [say(text) for text in _chosen(view, chosen)]
    return shortened(" ".join([*short, *done])), "\n".join([*long, *done, *_stock_lines(view, say)])


def marble_lines(view: View, say: Say) -> list[str]:
    """Every marble as the reader counts them, the reader's own first."""
    players, me = range(view.kind.players), _reader(view)
    order = players if me is None else [(me + k) % len(players) for k in players]
    return [say(_seat(view, seat, tuple(_relative(view, seat, me)))) for seat in order]


def card_lines(view: View, say: Say) -> list[str]:
    """The reader's own cards, the stock, and what is not yet out."""
    return [*_hand_lines(view, say), *_stock_lines(view, say)]


def held_lines(view: View, say: Say) -> list[str]:
    """The reader's own cards, and nothing else."""
    if _reader(view) is None:
        return []
    return [say(Text("dog-your-cards", cards=tell.hand(cards(view.hand))))]


def hand_words(view: View) -> tuple[Arg, ...]:
    """The viewing seat's cards."""
    return tell.hand(cards(view.hand))


def _hand_lines(view: View, say: Say) -> list[str]:
    return [] if _reader(view) is None else [say(text) for text in _hand(view)]


def _stock_lines(view: View, say: Say) -> list[str]:
    stock = Text("picture-dog-stock", left=str(view.left), dealer=who(view.dealer))
    return [say(stock), say(_still_to_come(view))]


def _reader(view: View) -> Seat | None:
    return view.seat if view.seat is not None and view.seat >= 0 else None


def _happened(plays: Sequence[Numbered]) -> Iterator[Text]:
    for number, laid in plays:
        for event in tell.laid(laid):
            yield Text("picture-numbered", number=str(number), what=event.text)


def _head(view: View, plan: Plan | None) -> Text:
    due = tuple(who(seat) for seat in sorted(waiting(view, plan)))
    match view.due:
        case "play":
            return Text("picture-dog-turn", round=str(view.round), who=due)
        case "exchange":
            return Text("picture-dog-exchange", round=str(view.round), who=due)
        case "over":
            return Text("picture-dog-over", round=str(view.round))
        case _:
            return Text("picture-dog-cards-move", round=str(view.round))


def _seat(view: View, seat: Seat, marbles: tuple[Arg, ...]) -> Text:
    key = "picture-dog-you" if seat == view.seat else "picture-dog-seat"
    args: dict[str, Arg] = {
        "who": who(seat),
        "colour": Tag("picture-colour", seat),
        "mark": Tag("picture-mark", seat),
        "start": str(view.kind.layout.starts[seat]),
        "marbles": marbles,
        "kennel": str(view.kind.layout.kennel(view.board, seat)),
        "cards": view.sizes[seat],
    }
    return Text(key, **args)


def _ring(view: View, seat: Seat) -> tuple[Place, ...]:
    return view.kind.layout.on_ring(view.board, seat)


def _finish(view: View, seat: Seat) -> list[Arg]:
    inside = set_bits(view.kind.layout.finish(view.board, seat))
    return [tell.field(FINISH + 4 * seat + k) for k in inside]


def _bars(view: View, seat: Seat, f: Place) -> bool:
    """Whether a marble bars the way."""
    starts = view.kind.layout.starts
    return f == starts[seat] and bool(barred(view.kind, view.board) >> seat & 1)


def _fields(view: View, seat: Seat) -> tuple[Arg, ...]:
    """A seat's marbles by the numbers of their fields."""
    ring: list[Arg] = [
        Text("picture-dog-bars", place=tell.field(f)) if _bars(view, seat, f) else tell.field(f)
        for f in _ring(view, seat)
    ]
    return (*ring, *_finish(view, seat))


def _relative(view: View, seat: Seat, me: Seat | None) -> Iterator[Arg]:
    """A seat's marbles as the reader counts them; one's own with who is near."""
    place = view.kind.layout
    for f in _ring(view, seat):
        at: Arg = tell.field(f)
        if _bars(view, seat, f):
            at = Text("picture-dog-bars", place=at)
        if me is None:
            yield Text("picture-dog-before-own", place=at, ahead=str(place.ahead(seat, f)))
            continue
        ahead = place.ahead(me, f)
        told = Text("picture-dog-on-yours", place=at)
        if ahead:
            told = Text("picture-dog-before-yours", place=at, ahead=str(ahead))
        near = tuple(_near(view, f)) if seat == me else ()
        yield Text("picture-dog-with-near", marble=told, near=near) if near else told
    yield from _finish(view, seat)


def _near(view: View, f: Place) -> Iterator[Text]:
    """The next marble ahead and the next behind, if a card can reach them."""
    place, ring = view.kind.layout, view.kind.layout.ring
    for direction in (1, -1):
        for n in range(1, NEAR + 1):
            g = (f + direction * n) % ring
            owner = place.owner_at(view.board, g)
            if owner is None:
                continue
            if direction > 0 and _bars(view, owner, g):
                yield Text("picture-dog-bar-ahead", who=who(owner), steps=str(n))
            elif direction > 0:
                yield Text("picture-dog-ahead", who=who(owner), steps=str(n))
            else:
                yield Text("picture-dog-behind", who=who(owner), steps=str(n))
            break


def _hand(view: View) -> Iterator[Text]:
    """Each card, whom it came from and what it can do; then what cannot be played, and why."""
    held = cards(view.hand)
    if not held:
        yield Text("picture-dog-no-cards")
        return
    came = dict(received(view))
    told: list[Arg] = []
    for rank in held:
        card: Arg = tell.card(rank)
        note = came.pop(rank, None)  # of several equal cards one was received
        if note is not None:
            card = Text("picture-dog-from", card=card, who=who(note.other))
        can = abilities(view, rank)
        if can:
            card = Text("picture-dog-can", card=card, what=tuple(_does(can)))
        told.append(card)
    yield Text("picture-dog-hand", cards=tuple(told))
    for why in because(_whys(view)):
        yield Text("picture-dog-not-now", why=why)
    given = view.given[view.seat or 0] if view.given else ""
    if given:
        yield Text("picture-dog-passing", card=tell.card(given))


@lru_cache(1 << 6)
def _whys(view: View) -> tuple[Reason, ...]:
    return reasons(view) if playing(view) else ()


def _does(can: Ability) -> Iterator[Text]:
    if can.seven:
        yield Text("picture-dog-can-seven")
    for n in can.steps:
        yield Text("picture-dog-can-back" if n < 0 else "picture-dog-can-steps", steps=str(abs(n)))
    if can.exit:
        yield Text("picture-dog-can-exit")
    if can.swap:
        yield Text("picture-dog-can-swap")
    if can.steal:
        yield Text("picture-dog-can-steal")


def _chosen(view: View, chosen: Choosing) -> Iterator[Text]:
    if chosen.card is None:
        return
    done: list[Arg] = [tell.moved(view.seat, move.owner, move.f, move.t) for move in chosen.moves]
    if chosen.swap:
        f, t = chosen.swap
        done.append(Text("picture-dog-swapping", place=tell.field(f), other=tell.field(t)))
    if chosen.marble is not None:
        done.append(Text("picture-dog-marble", place=tell.field(chosen.marble)))
    done += [
        Text("dog-effect-hit", victim=who(owner), place=tell.field(f)) for owner, f in chosen.sent
    ]
    card = tell.card(chosen.card)
    yield (
        Text("picture-dog-chosen", card=card, what=tuple(done))
        if done
        else Text("picture-dog-chosen-card", card=card)
    )


def _still_to_come(view: View) -> Text:
    """How many of each rank are not out."""
    left = {
        f"r{i}": str((DECK >> 4 * i & 15) - (view.discard >> 4 * i & 15)) for i in range(len(RANKS))
    }
    return Text("picture-dog-out", **left)
