"""Plays as text, short enough to type on a phone: RULES.md lists the forms.

`5 12>17`, `4 2>62`, `9 61>f3`, `K out`, `7 12>15 40>44`, `J 5x20`, `2 steal blue`, `give K`.
A marble is named by the field it stands on; `f3` is one's own finish (or that of the one
teammate whom one helps), `32f3` the finish that belongs to start 32.
"""

from __future__ import annotations

import re

from games.dog import reasons
from games.dog.board import (
    COLOURS,
    EXITS,
    FINISH,
    KENNEL,
    RANKS,
    STEPS,
    Board,
    Kind,
    Place,
    Rank,
    complete,
    home,
    in_charge,
    ranks,
)
from games.dog.plays import after, card_plays, swapped
from games.dog.sevens import walked
from games.dog.state import (
    Action,
    Draw,
    Fold,
    Give,
    Idle,
    Play,
    Shuffle,
    Steal,
    Swap,
    Taken,
    View,
)
from games.dog.tell import card as card_tag
from games.dog.tell import name, not_due
from games.dog.tracks import SEVEN, Move, Moves
from games.protocol import NATURE, Refused, Seat, Unreadable
from games.text import Text

LONGEST = 120  # nobody types more; what is longer is not looked at
FIELD = r"(?:[0-9]{1,2}|[0-9]{0,2}f[1-4])"
CARD = r"(?:10|[a2-9tjqkx])"
WAY = re.compile(rf"({FIELD})(?:>({FIELD})|\+([0-9]{{1,2}}))")


def write(view: View, action: Action) -> str:
    """An action in notation; the view is the acting seat's own, or NATURE's."""
    match action:
        case Give(card):
            return f"give {card}"
        case Play(card, moves):
            return " ".join([card, *_ways(view, moves)])
        case Swap(card, mine, theirs):
            return f"{card} {mine}x{theirs}"
        case Steal(card, victim):
            return f"{card} steal {COLOURS[victim]}"
        case Idle():
            return "J idle"
        case Fold():
            return "fold"
        case Shuffle(stock):
            return f"shuffle {stock}"
        case Draw(drawn):
            return f"draw {drawn}"
        case Taken(card):
            return f"taken {card}"


def _ways(view: View, moves: Moves) -> list[str]:
    place = view.kind.layout
    own = _own(view.kind, view.board, view.seat or 0)
    ways = []
    for f, t in moves:
        if f >= KENNEL:
            ways.append("out" if f - KENNEL == own else f"out {place.starts[f - KENNEL]}")
        elif f >= FINISH:
            owner = (f - FINISH) // 4
            prefix = "" if owner == own else str(place.starts[owner])
            ways.append(f"{prefix}{name(f)}>{name(t)}")
        else:
            ways.append(f"{f}>{name(t)}")
    return ways


def _own(table: Kind, board: Board, seat: Seat) -> Seat | None:
    """Whose finish and kennel need not be named: one's own, or the only one in one's charge."""
    owners = _unfinished(table, board, seat)
    return owners[0] if len(owners) == 1 else None


def _unfinished(table: Kind, board: Board, seat: Seat) -> tuple[Seat, ...]:
    """D24: those in one's charge who are not home yet; oneself once all are, as in a last seven."""
    owners = in_charge(table, board, seat)
    return tuple(owner for owner in owners if not home(table, board, owner)) or (seat,)


def read(view: View, text: str) -> Action:
    """The action that a text means, allowed to this seat on this board."""
    if len(text) > LONGEST and view.seat != NATURE:
        raise Unreadable(Text("dog-unreadable-long"))
    words = re.sub(r"\s*(?:->|→|>|–|-)\s*", ">", text.strip().casefold())
    if view.seat == NATURE:
        return _nature(words.upper())
    if view.seat is None:
        raise Refused(Text("dog-onlooker"))
    if view.due == "exchange":
        return _give(view, words)
    if view.due != "play" or view.turn != view.seat:
        raise Refused(not_due(view))
    if words == "fold":
        return Fold()
    found = re.fullmatch(rf"(?:({CARD})(?:\s+|$))?(.*)", words)
    card, rest = (found[1], found[2]) if found else (None, words)
    rank = {"10": "T"}.get(card, card.upper()) if card else None
    if rank is not None and rank not in ranks(view.hand):
        raise Refused(Text("dog-not-held", card=card_tag(rank)))
    return _allowed(view, _candidates(view, rank, rest), rank, text)


def _nature(words: str) -> Action:
    match words.split(" "):
        case ["SHUFFLE", stock]:
            return Shuffle(stock)
        case ["DRAW", drawn]:
            return Draw(drawn)
        case ["TAKEN", card] if len(card) == 1 and card in RANKS:
            return Taken(card)
        case _:
            raise Unreadable(Text("dog-unreadable", text=words[:40]))


def _give(view: View, words: str) -> Give:
    found = re.fullmatch(rf"(?:give\s+)?({CARD})", words)
    if not found:
        raise Unreadable(Text("dog-unreadable-give", text=words[:40]))
    rank = {"10": "T"}.get(found[1], found[1].upper())
    if rank not in ranks(view.hand):
        raise Refused(Text("dog-not-held", card=card_tag(rank)))
    return Give(rank)


def _candidates(view: View, rank: Rank | None, rest: str) -> list[Action]:
    """What the words after the card may mean, for this card or for any card in hand."""
    table, board, seat = view.kind, view.board, view.seat or 0
    held = [rank] if rank else list(ranks(view.hand))
    if not rest or re.fullmatch(FIELD, rest):
        if rank is None:
            raise _unreadable(rest)
        return _all_from(view, rank, rest)
    if rest == "idle" and rank in (None, "J"):
        return [Idle()]
    if swap := re.fullmatch(r"([0-9]{1,2})\s*x\s*([0-9]{1,2})", rest):
        pair = int(swap[1]), int(swap[2])
        return [Swap(card, *pair) for card in held if card in "JX" or rank]
    if steal := re.fullmatch(r"steal\s+([a-z]+)", rest):
        return [Steal(card, _colour(table, steal[1])) for card in held if card in "2X" or rank]
    if out := re.fullmatch(r"out(?:\s+([0-9]{1,2}))?", rest):
        owner = _owner(table, board, seat, out[1])
        move = KENNEL + owner, table.layout.starts[owner]
        return [Play(card, (move,)) for card in held if card in EXITS or rank]
    readings = _readings(table, board, seat, rest)
    return [Play(card, moves) for card in held for moves in readings]


def _all_from(view: View, rank: Rank, source: str) -> list[Action]:
    """Every play of a card, or those that move just the marble on one field."""
    seat = view.seat or 0
    plays = card_plays(view.kind, view.board, seat, rank, view.sizes)
    if not source:
        return [play for play, _ in zip(plays, range(3), strict=False)] or [Play(rank, ())]
    f = _place(view.kind, view.board, seat, source)
    ours = view.kind.layout.owner_at(view.board, f) in in_charge(view.kind, view.board, seat)
    found = [play for play in plays if _just_from(play, f, ours=ours)]
    if not found and rank == "J":
        raise Refused(reasons.against_swaps(view.kind, view.board, seat, f))
    return found or [_in_vain(view.kind, rank, f)]


def _just_from(play: Action, f: Place, *, ours: bool) -> bool:
    match play:
        case Play(_, ((source, _),)):
            return source == f
        case Swap(_, mine, theirs):  # D24: in a trio both may be in one's charge, listed once
            return ours and f in (mine, theirs)
        case _:
            return False


def _in_vain(table: Kind, rank: Rank, f: Place) -> Play:
    """What a card would do with the marble on a field if it could: to say why it cannot."""
    t = (f + STEPS[rank][0]) % table.layout.ring if f < FINISH else f
    return Play(rank, ((f, t),))


def _allowed(view: View, candidates: list[Action], rank: Rank | None, text: str) -> Action:
    """The one candidate that may be played; says why when there is none or more than one."""
    whys = [(action, _why_not(view, action)) for action in candidates]
    good = [action for action, why in whys if why is None]
    if len(good) > 1 and rank is None:  # a joker is not spent where another card does it
        good = [action for action in good if not _with_joker(action)] or good
    if len(good) == 1:
        return good[0]
    if good:
        examples = [write(view, action) for action in good[:2]]
        raise Unreadable(Text("dog-ambiguous", first=examples[0], second=examples[1]))
    bad = [(action, why) for action, why in whys if why is not None]
    if not bad:
        raise _unreadable(text)
    raise Refused(_reason(bad))


def _reason(bad: list[tuple[Action, Text]]) -> Text:
    """What is told of what was found against each candidate."""
    first, why = bad[0]
    if not isinstance(first, Play):  # the same, whichever card it is
        return why
    # `62+3` is told of as if it led past the finish.
    found = [why for play, why in bad if isinstance(play, Play) and play.moves == first.moves]
    return reasons.against_cards(first.moves, found)


def _with_joker(action: Action) -> bool:
    return isinstance(action, Play | Swap | Steal) and action.card == "X"


def _why_not(view: View, action: Action) -> Text | None:
    """Why an action is not allowed on this board; what turns on the turn is left to `apply`."""
    table, board, seat = view.kind, view.board, view.seat or 0
    match action:
        case Play(card, ()):  # a card without any play
            dead = reasons.reasons(view)
            return next(reason.why for reason in dead if reason.what == card_tag(card))
        case Play(card):
            moved = after(table, board, seat, action)
            if moved is None:
                return reasons.against_play(table, board, seat, action)
            last = card == "X" and table.nojoker and complete(table, moved.board, seat)
            return Text("dog-why-joker-finish") if last else None
        case Swap():
            if action.card in "JX" and swapped(table, board, seat, action) is not None:
                return None
            return reasons.against_swap(table, board, seat, action)
        case Steal(card, victim):
            if not table.solo or card not in "2X":
                return Text("dog-why-no-steal")
            return None if victim != seat and view.sizes[victim] else Text("dog-why-no-cards")
        case _:
            return None


def _readings(table: Kind, board: Board, seat: Seat, text: str) -> list[Moves]:
    """`12>15 40+4 f1>f2`: the ways of one or several marbles, each from where it stands then.

    Where `62+3` leads past the finish and into it, each is a reading: it is a choice (D14).
    """
    ways = [WAY.fullmatch(way) for way in text.split()]
    if not 1 <= len(ways) <= SEVEN:
        raise _unreadable(text)
    found: list[tuple[Board, Moves]] = [(board, ())]
    for way in ways:
        if way is None:
            raise _unreadable(text)
        further = []
        for now, moves in found:
            for move in _way(table, now, seat, *way.groups()):
                walk = walked(table, now, seat, (move,))
                further.append((walk.board if walk else now, (*moves, move)))
        found = further
    return [moves for _, moves in found]


def _way(
    table: Kind, board: Board, seat: Seat, source: str, to: str | None, steps: str | None
) -> list[Move]:
    """What one way may mean: from a place to another, or so many steps from there."""
    place, f = table.layout, _place(table, board, seat, source)
    owner = place.owner_at(board, f)
    if to is not None:
        return [(f, _place(table, board, seat, to, owner))]
    n = int(steps or 0)
    if f >= FINISH:
        return [(f, f + n)]
    found = [(f, (f + n) % place.ring)]
    if owner is not None and 1 <= (inside := n - place.ahead(owner, f)) <= 4:
        found.append((f, FINISH + 4 * owner + inside - 1))
    return found


def _place(table: Kind, board: Board, seat: Seat, text: str, owner: Seat | None = None) -> Place:
    start, inside, k = text.partition("f")
    if not inside:
        if int(text) >= table.layout.ring:
            raise Unreadable(Text("dog-unreadable-field", text=text, most=table.layout.ring - 1))
        return int(text)
    if start or owner is None:
        owner = _owner(table, board, seat, start)
    return FINISH + 4 * owner + int(k) - 1


def _owner(table: Kind, board: Board, seat: Seat, start: str | None) -> Seat:
    """Whose kennel or finish is meant: by the number of its start, else one's own."""
    if start:
        owner = table.layout.owner_of_start.get(int(start))
        if owner is None:
            raise Unreadable(Text("dog-unreadable-start", text=start))
        return owner
    own = _own(table, board, seat)
    if own is None:
        example = table.layout.starts[_unfinished(table, board, seat)[0]]
        raise Unreadable(Text("dog-unreadable-whose", example=str(example)))
    return own


def _colour(table: Kind, word: str) -> Seat:
    found = [seat for seat in range(table.players) if COLOURS[seat].startswith(word)]
    if len(found) != 1:
        raise Unreadable(Text("dog-unreadable-colour", text=word))
    return found[0]


def _unreadable(text: str) -> Unreadable:
    return Unreadable(Text("dog-unreadable", text=text[:40]))
