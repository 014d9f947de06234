"""A play entered step by step: card, marble, where to.

A path is a tuple of codes of the rules: the rank of a card (1 an ace … 13 a king, 14 a
joker), a place, and the few codes below. Questions with one answer are not asked. A seven is
entered portion by portion: a marble, and how many steps unless it takes all that are left.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial

from games.dog import tell
from games.dog.board import FINISH, RANKS, Place, Rank, ranks
from games.dog.node import SPLIT, STEAL, SWAP, Node, consequences, hurts, marble
from games.dog.plays import after, any_play, card_plays, listing, swapped
from games.dog.portions import seven, splittable, whole_sevens
from games.dog.reasons import because, reasons
from games.dog.sevens import distance
from games.dog.state import Action, Fold, Give, Play, Steal, Swap, View
from games.dog.tracks import BACK
from games.protocol import Choice, Path, Prompt, Refused, Seat
from games.text import Text, who


def prompt(view: View, path: Path = ()) -> Prompt[View, Action]:
    """The question after these answers; raises Refused where the path leads nowhere."""
    node = _settled(_root(view))
    for step in path:
        following = next((go for choice, go in node.branches if choice.step == step), None)
        if following is None:
            raise Refused(Text("menu-gone"))
        node = _settled(following())
    return _asked(view, node)


def sure(view: View, action: Action) -> Prompt[View, Action]:
    """What a play that was read will do; `look`: own or partner's marbles are lost by it."""
    match action, view.seat:
        case Give(card), int(seat):
            return _asked(view, _gift(view, seat, card))
        case ((Play() | Swap() | Steal()), int(seat)):
            return _asked(view, _sure(view, seat, action))
        case _:
            return replace(_asked(view, _forced(view)), look=False)


def _asked(view: View, node: Node) -> Prompt[View, Action]:
    preview = view if node.board is None else view._replace(board=node.board)
    choices = tuple(choice for choice, _ in node.branches)
    return Prompt(node.question, choices, node.play, preview, node.marks, node.look)


def _settled(node: Node) -> Node:
    """The first question from here on that has more than one answer, or a play."""
    while node.play is None and len(node.branches) == 1:
        node = node.branches[0][1]()
    return node


def code(rank: Rank) -> int:
    """A card as a step: 1 an ace … 14 a joker."""
    return RANKS.index(rank) + 1


def _root(view: View) -> Node:
    seat = view.seat
    if seat is None or seat < 0 or view.due == "over":
        return Node(Text("dog-ask-nothing"))
    if view.due == "exchange":
        return _exchange(view, seat)
    if view.due != "play" or view.turn != seat:
        return Node(Text("dog-ask-wait"))
    table, board, sizes = view.kind, view.board, view.sizes
    held = [rank for rank in ranks(view.hand) if any_play(table, board, seat, rank, sizes)]
    if not held:
        return _forced(view)
    branches = [_branch(_card(rank), _with_card, view, seat, rank) for rank in held]
    return Node(Text("dog-ask-card"), tuple(branches))


def _branch(
    choice: Choice, make: Callable[..., Node], *args: object, **more: object
) -> tuple[Choice, Callable[[], Node]]:
    return choice, partial(make, *args, **more)


@cache
def _card(rank: Rank) -> Choice:
    return Choice(code(rank), Text("dog-choose-card", card=tell.card(rank)), f"card:{rank}")


def _forced(view: View) -> Node:
    """D28: what happens when no card can be played, with the reason for each."""
    forced = next(listing(view.kind, view.board, view.turn, view.hand, view.sizes))
    key = "dog-sure-fold" if isinstance(forced, Fold) else "dog-sure-idle"
    return Node(Text(key, why=because(reasons(view))), play=forced)


def _exchange(view: View, seat: Seat) -> Node:
    """D10: which card is passed on; chosen once, it may be another one until all have chosen."""
    receiver, held, chosen = view.kind.receivers[seat], ranks(view.hand), view.given[seat]
    question = Text("dog-ask-give", mate=who(receiver))
    if chosen:
        gift = tell.gift(chosen, receiver)
        if len(held) == 1:
            return Node(gift)  # there is no other
        question = Text("dog-ask-give-again", gift=gift)
    branches = (_branch(_card(rank), _gift, view, seat, rank) for rank in held)
    return Node(question, tuple(branches))


def _gift(view: View, seat: Seat, rank: Rank) -> Node:
    mate = who(view.kind.receivers[seat])
    question = Text("dog-sure-give", card=tell.card(rank), mate=mate)
    return Node(question, play=Give(rank), marks=(f"card:{rank}",), look=False)


def _with_card(view: View, seat: Seat, rank: Rank) -> Node:
    """Which marble, once the card is chosen; a two may also steal, a joker be anything."""
    if rank == "7":
        return seven(view, seat, rank)
    table, board = view.kind, view.board
    plays = list(card_plays(table, board, seat, rank, view.sizes, sevens=False))
    if rank == "X":
        plays += whole_sevens(view, seat, rank)
    by_marble: dict[Place, list[Play | Swap]] = {}
    branches = []
    for play in plays:
        if isinstance(play, Play):
            by_marble.setdefault(play.moves[0][0], []).append(play)
        elif isinstance(play, Swap):
            by_marble.setdefault(play.mine, []).append(play)
    for f, chosen in by_marble.items():
        branches.append(_branch(marble(view, board, seat, f), _with_marble, view, seat, chosen))
    if rank == "X" and splittable(view, seat, rank):
        branches.append(_branch(Choice(SPLIT, Text("dog-choose-split")), seven, view, seat, rank))
    for play in plays:
        if isinstance(play, Steal):
            label = Text("dog-choose-steal", victim=who(play.victim))
            branches.append(_branch(Choice(STEAL + play.victim, label), _sure, view, seat, play))
    return Node(
        Text("dog-ask-marble", card=tell.card(rank)), tuple(branches), marks=(f"card:{rank}",)
    )


def _with_marble(view: View, seat: Seat, plays: list[Play | Swap]) -> Node:
    """Where to, once card and marble are chosen; a joker's swaps are a question of their own."""
    moves = [play for play in plays if isinstance(play, Play)]
    moves.sort(key=lambda play: steps(view, play))
    swaps = [play for play in plays if isinstance(play, Swap)]
    branches = [_branch(_goal(view, play), _sure, view, seat, play) for play in moves]
    marks = (f"card:{plays[0].card}", tell.spot(_source(plays[0])))
    if swaps and moves:
        branches.append(
            _branch(Choice(SWAP, Text("dog-choose-swap")), _with_marble, view, seat, swaps)
        )
    else:
        branches += [_branch(_partner(view, play), _sure, view, seat, play) for play in swaps]
    at, card = tell.field(_source(plays[0])), tell.card(plays[0].card)
    question = Text("dog-ask-where", card=card, place=at)
    if not moves:
        question = Text("dog-ask-swap", card=card, place=at)
    return Node(question, tuple(branches), marks=marks)


def _source(play: Play | Swap) -> Place:
    return play.mine if isinstance(play, Swap) else play.moves[0][0]


def _goal(view: View, play: Play) -> Choice:
    """A destination to choose, with who is hit there."""
    t, n = play.moves[0][1], steps(view, play)
    moved = after(view.kind, view.board, view.turn, play)
    label = Text("dog-choose-to", to=tell.field(t), steps=n)
    if n < 0:
        label = Text("dog-choose-back", to=tell.field(t), steps=-n)
    if moved is not None and moved.sent:
        label = Text("dog-choose-hit", label=label, victims=tuple(who(o) for o, _ in moved.sent))
    return Choice(t, label, tell.spot(t))


def steps(view: View, play: Play) -> int:
    """How many steps a play of one marble takes; less than 0: back."""
    f, t = play.moves[0]
    if f < FINISH and t < FINISH and (f - t) % view.kind.layout.ring == -BACK:
        return BACK
    return distance(view.kind, view.board, f, t) or 0


def _partner(view: View, swap: Swap) -> Choice:
    owner = view.kind.layout.owner_at(view.board, swap.theirs)
    label = Text("dog-choose-theirs", place=tell.field(swap.theirs), owner=who(owner or 0))
    return Choice(swap.theirs, label, tell.spot(swap.theirs))


def _sure(view: View, seat: Seat, play: Action) -> Node:
    """The last question: this is what the play does."""
    match play:
        case Play(card, moves):
            moved = after(view.kind, view.board, seat, play)
            if moved is None:
                raise Refused(Text("menu-gone"))
            spots = tuple(tell.spot(place) for move in moves for place in move)
            return Node(
                consequences(view, seat, card, moved),
                play=play,
                board=moved.board,
                marks=(f"card:{card}", *spots, *(tell.sent_spot(*one) for one in moved.sent)),
                look=hurts(view, seat, moved),
            )
        case Swap(card, mine, theirs):
            owner_at = view.kind.layout.owner_at
            question = Text(
                "dog-sure-swap",
                card=tell.card(card),
                mine=who(owner_at(view.board, mine) or 0),
                place=tell.field(mine),
                owner=who(owner_at(view.board, theirs) or 0),
                other=tell.field(theirs),
            )
            moved = swapped(view.kind, view.board, seat, play)
            if moved is None:
                raise Refused(Text("menu-gone"))
            marks = (f"card:{card}", tell.spot(mine), tell.spot(theirs))
            mate = owner_at(view.board, theirs) in view.kind.mates[seat]
            return Node(question, play=play, board=moved.board, marks=marks, look=mate)
        case Steal(card, victim):
            question = Text("dog-sure-steal", card=tell.card(card), victim=who(victim))
            return Node(question, play=play, marks=(f"card:{card}",), look=False)
        case _:
            raise Refused(Text("menu-gone"))
