"""The menu of a seven: portion by portion, only what can be completed.

Each marble takes its share in one go: that reaches every board which interleaved steps could
(a test keeps checking it), and keeps the menu short.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice

from games.dog import tell
from games.dog.board import (
    FINISH,
    Board,
    Kind,
    Place,
    Rank,
    complete,
    in_charge,
    in_charge_of_seven,
)
from games.dog.node import HOMEWARD, Node, consequences, hurts, marble
from games.dog.plays import after
from games.dog.sevens import marbles, trail, walked
from games.dog.state import Action, Play, View
from games.dog.tracks import SEVEN, Moves
from games.protocol import MOST_CHOICES, Choice, Refused, Seat
from games.text import Text, who


@dataclass(frozen=True, slots=True)
class Seven:
    """How far a seven has come: what was moved, the board now, the steps left."""

    view: View
    seat: Seat
    card: Rank
    board: Board
    left: int = SEVEN
    moves: Moves = ()
    moved: frozenset[Place] = frozenset()  # where marbles stand that have had their share

    @property
    def table(self) -> Kind:
        return self.view.kind

    def _with(self, f: Place, t: Place, n: int, board: Board) -> Seven:
        """With one more portion."""
        moves, moved = (*self.moves, (f, t)), self.moved | {t}
        return Seven(self.view, self.seat, self.card, board, self.left - n, moves, moved)

    def shares(self, f: Place, *, homeward: bool) -> Iterator[Seven]:
        """Every portion of one marble that leaves a seven which can be completed, longest first."""
        owner = self.table.layout.owner_at(self.board, f) or 0
        steps = list(trail(self.table, self.board, owner, f, self.left, homeward=homeward))
        for n in range(len(steps), 0, -1):
            t, board = steps[n - 1]
            if (t >= FINISH) == homeward:
                share = self._with(f, t, n, board)
                if share.completable():
                    yield share

    def sources(self) -> list[tuple[Place, bool]]:
        """The marbles that can still be moved, each as staying on the ring or going home."""
        found = []
        place = self.table.layout
        for owner in in_charge_of_seven(self.table, self.board, self.seat):
            for f in sorted(marbles(self.table, self.board, owner)):
                if f in self.moved:
                    continue
                if f < FINISH:
                    found.append((f, False))
                if f >= FINISH or place.ahead(owner, f) < self.left:
                    found.append((f, True))
        return found

    def completable(self) -> bool:
        """Whether all that is left can be made, by marbles that have had no share."""
        if not self.left:
            last = self.card == "X" and self.table.nojoker  # D26
            return not (last and complete(self.table, self.board, self.seat))
        return any(
            True
            for f, homeward in self.sources()
            for _ in islice(self.shares(f, homeward=homeward), 1)
        )


def seven(view: View, seat: Seat, card: Rank) -> Node:
    """The first question of a seven, or of a joker as one."""
    return _marbles(Seven(view, seat, card, view.board))


def splittable(view: View, seat: Seat, card: Rank) -> bool:
    """Whether a joker can be a seven."""
    return Seven(view, seat, card, view.board).completable()


def whole_sevens(view: View, seat: Seat, card: Rank) -> list[Play]:
    """The joker's plays that take one marble seven steps: offered among its other steps."""
    table = view.kind
    start = Seven(view, seat, card, view.board)
    return [
        Play(card, done.moves)
        for owner in in_charge(table, view.board, seat)
        for f in marbles(table, view.board, owner)
        for homeward in (False, True)
        for done in islice(start.shares(f, homeward=homeward), 1)  # the longest
        if not done.left
    ]


def _marbles(now: Seven) -> Node:
    """Which marble takes the next portion."""
    ways = [(f, homeward) for f, homeward in now.sources() if _goes(now, f, homeward=homeward)]
    if len(ways) > MOST_CHOICES:  # then the marble first, and whether it goes home afterwards
        ways = [(f, False) for f in dict.fromkeys(f for f, _ in ways)]
        asked = partial(_steps, now, both=True)
    else:
        asked = partial(_steps, now, both=False)
    branches = []
    for f, homeward in ways:
        choice = marble(now.view, now.board, now.seat, f)
        if not homeward and (f, True) in ways:
            label = Text("dog-choose-ringward", marble=choice.label)
            choice = Choice(choice.step, label, choice.spot)
        if homeward and f < FINISH:
            label = Text("dog-choose-homeward", marble=choice.label)
            choice = Choice(f + HOMEWARD, label, choice.spot)
        branches.append((choice, partial(asked, f, homeward=homeward)))
    question = Text("dog-ask-seven", card=tell.card(now.card), left=now.left)
    if sent := _sent(now):
        question = Text("dog-ask-seven-sent", question=question, sent=sent)
    return Node(question, tuple(branches), board=now.board, marks=_marks(now))


def _goes(now: Seven, f: Place, *, homeward: bool) -> bool:
    return next(now.shares(f, homeward=homeward), None) is not None


def _steps(now: Seven, f: Place, *, homeward: bool, both: bool) -> Node:
    """How many steps; if the marble can take all that are left, that is the play to confirm."""
    shares = list(now.shares(f, homeward=homeward))[::-1]
    if both and f < FINISH:
        shares += list(now.shares(f, homeward=True))[::-1]
    elif both:
        shares = list(now.shares(f, homeward=True))[::-1]
    branches: list[tuple[Choice, Callable[[], Node]]] = []
    play: Action | None = None
    board: Board | None = now.board
    question = Text("dog-ask-steps", card=tell.card(now.card), left=now.left, place=tell.field(f))
    marks, look = (*_marks(now), tell.spot(f)), True
    for share in shares:
        t, n = share.moves[-1][1], now.left - share.left
        if share.left or play is not None:
            label = Text("dog-choose-to", to=tell.field(t), steps=n)
            code = n + HOMEWARD if both and t >= FINISH else n
            following = partial(_marbles, share) if share.left else partial(_done, now, share)
            branches.append((Choice(code, label, tell.spot(t)), following))
        else:
            done = _done(now, share)
            play, question, board, marks = done.play, done.question, done.board, done.marks
            look = done.look
    return Node(question, tuple(branches), play, board, marks, look)


def _done(now: Seven, share: Seven) -> Node:
    """A whole seven, to be confirmed."""
    play = Play(now.card, share.moves)
    moved = after(now.table, now.view.board, now.seat, play)
    if moved is None:
        raise Refused(Text("menu-gone"))
    question = consequences(now.view, now.seat, now.card, moved)
    look = hurts(now.view, now.seat, moved)
    return Node(question, (), play, share.board, _marks(share), look)


def _sent(now: Seven) -> tuple[Text, ...]:
    return tuple(
        Text("dog-effect-hit", victim=who(owner), place=tell.field(f)) for owner, f in _hit(now)
    )


def _hit(now: Seven) -> tuple[tuple[Seat, Place], ...]:
    """Who goes home by the portions so far."""
    walk = walked(now.table, now.view.board, now.seat, now.moves)
    return walk.sent if walk else ()


def _marks(now: Seven) -> tuple[str, ...]:
    spots = (tell.spot(place) for move in now.moves for place in move)
    return (f"card:{now.card}", *spots, *(tell.sent_spot(*one) for one in _hit(now)))
