"""A table as it stands: a value, made of the store's rows and turned into rows again.

Whatever happens at a table is a function from one `Sitting` to the next; `change` says what
that means for the store.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from bot.record import Entry, dump_entry, load_entry
from bot.rest import UP, Rest, dump_rest, load_rest
from games import GAMES
from games.protocol import NATURE, Game, Seat, Setup
from storage.rows import (
    Change,
    DeadlineRow,
    Json,
    Loaded,
    ProposalRow,
    ResultRow,
    SeatRow,
    TableRow,
)

LOBBY: Final = "lobby"
PLAY: Final = "play"
OVER: Final = "over"
CANCELLED: Final = "cancelled"
ASLEEP: Final = "asleep"
OPEN: Final = (LOBBY, PLAY, ASLEEP)

CLOCKS: Final[dict[str, float | None]] = {
    "none": None,
    "2m": 120.0,
    "10m": 600.0,
    "1h": 3600.0,
    "8h": 28800.0,
    "1d": 86400.0,
    "3d": 259200.0,
}
"""Time per turn, in seconds."""
SLOW: Final = 86400.0
"""From this time per turn on a game goes on over days: its clocks rest with their people."""

RECENT: Final = 120  # entries of the log kept at hand: more than a round of six people


@dataclass(frozen=True, slots=True)
class Terms:
    """What people agreed on before the game, and who came."""

    opener: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    clock: str = "none"
    lot: bool = True
    """Seats are drawn at the start; else everyone keeps the chair they took."""
    hints: bool = False
    joins: tuple[tuple[str, str], ...] = ()
    """Everyone who ever joined, with the platform's id of the join, in this order."""
    words: tuple[tuple[str, str], ...] = ()
    names: tuple[tuple[str, str], ...] = ()
    ready: tuple[str, ...] = ()
    chairs: tuple[str, ...] = ()
    """Who sat on which chair before the lot: people by their keys, computers by their levels."""
    before: str = ""
    """The table that this one is a rematch of."""
    next_deal: str = ""
    """The commitment of the deal that a rematch would be played with."""
    asked: bool = False
    """The lobby is about to expire, and the opener has been asked what to do."""
    restored: float | None = None
    """The time of the backup that this table came back from."""
    held: bool = False
    """Everyone agreed to a pause: no clock runs until somebody plays on."""
    gave_up: tuple[int, ...] = ()
    """The seats that conceded the game."""
    rests: tuple[tuple[str, Rest], ...] = ()
    """When people at this table are not to be disturbed, by their own word."""
    nudged: tuple[tuple[str, float], ...] = ()
    """Who was nudged by others, and when last."""

    def setup(self, game: Game[Any, Any, Any], players: int | None = None) -> Setup:
        """What the rules are told: options that are no question here are left out."""
        whole = self.whole(game, players)
        asked = (one.name for one in game.options if one.when(whole))
        return Setup(whole.players, tuple((name, whole[name]) for name in asked))

    def whole(self, game: Game[Any, Any, Any], players: int | None = None) -> Setup:
        """Every option with its value, so that `when` can ask for any."""
        chosen = dict(self.options)
        values = tuple((one.name, chosen.get(one.name, one.default)) for one in game.options)
        return Setup(players or self.players, values)

    def name(self, person: str) -> str:
        """What the table calls a person."""
        return dict(self.names).get(person, "")

    def rest(self, person: str | None) -> Rest:
        """When a person is not to be disturbed."""
        return dict(self.rests).get(person or "", UP) if self.rests else UP

    def with_rest(self, person: str, rest: Rest) -> Terms:
        """The same, knowing this of a person."""
        others = tuple(pair for pair in self.rests if pair[0] != person)
        said = bool(rest.quiet or rest.until)  # a time zone alone is nothing to a table
        return replace(self, rests=(*others, (person, rest)) if said else others)

    @property
    def slow(self) -> bool:
        """Does this game go on over days?"""
        allowed = CLOCKS[self.clock]
        return allowed is None or allowed >= SLOW


@dataclass(frozen=True, slots=True)
class Sitting:
    """One table: who sits there, what was agreed, how the game stands."""

    id: str
    room: str
    game: Game[Any, Any, Any]
    rules: int
    terms: Terms
    phase: str
    version: int
    secret: bytes
    commitment: str
    key: bytes | None
    opened: float
    changed: float
    seats: tuple[SeatRow, ...] = ()
    state: Any = None
    n: int = 0
    """Entries in the log."""
    chances: int = 0
    """Chance moves so far: they are numbered, and never taken back."""
    deadlines: tuple[DeadlineRow, ...] = ()
    proposals: tuple[ProposalRow, ...] = ()
    recent: tuple[Entry, ...] = ()
    results: tuple[ResultRow, ...] = ()
    """Results that are not stored yet."""

    @property
    def platform(self) -> str:
        """Where the room is."""
        return self.room.partition(":")[0]

    def seat_of(self, person: str) -> Seat | None:
        """Where a person sits, if they do."""
        return next((row.seat for row in self.seats if row.person == person), None)

    def row(self, seat: Seat) -> SeatRow:
        """Who sits on a seat."""
        seats = self.seats
        if seat < len(seats) and seats[seat].seat == seat:
            return seats[seat]  # in a game nobody is missing
        return next(row for row in seats if row.seat == seat)

    def taken(self, seat: Seat) -> bool:
        """Is somebody sitting there?"""
        return any(row.seat == seat for row in self.seats)

    def with_seat(self, row: SeatRow) -> Sitting:
        """The same with one seat changed."""
        if self.taken(row.seat):
            seats = [row if one.seat == row.seat else one for one in self.seats]
        else:
            seats = sorted([*self.seats, row], key=lambda one: one.seat)
        return replace(self, seats=tuple(seats))

    def with_deadline(self, kind: str, seat: Seat, decision: int, at: float) -> Sitting:
        """The same with one deadline set; one of a kind a seat."""
        row = DeadlineRow(self.id, kind, seat, decision, at)
        return replace(
            self.without_deadline(kind, seat), deadlines=(*self.deadlines_but(kind, seat), row)
        )

    def without_deadline(self, kind: str, seat: Seat) -> Sitting:
        """The same with that deadline taken away."""
        return replace(self, deadlines=self.deadlines_but(kind, seat))

    def deadlines_but(self, kind: str, seat: Seat) -> tuple[DeadlineRow, ...]:
        """All other deadlines."""
        return tuple(row for row in self.deadlines if (row.kind, row.seat) != (kind, seat))

    def due(self) -> tuple[Seat, ...]:
        """Who must act now: seats, NATURE, or nobody."""
        return self.game.turn(self.state) if self.phase == PLAY else ()

    @property
    def people(self) -> frozenset[str]:
        """Those who have a seat here, by their keys."""
        return frozenset(row.person for row in self.seats if row.person is not None)

    def people_due(self) -> tuple[Seat, ...]:
        """The people who must act now."""
        due = (seat for seat in self.due() if seat != NATURE)
        return tuple(seat for seat in due if not is_computer(self.row(seat)))


def is_computer(row: SeatRow) -> bool:
    """Does a computer play this seat, for itself or for somebody?"""
    return row.person is None or row.stand_in


def behind(sitting: Sitting) -> bool:
    """Is it the lobby of a rematch that was proposed? People see the proposal at the table before
    it, and the lobby only when it has waited so long that its opener is asked what to do.
    """
    return bool(sitting.terms.before) and sitting.state is None and not sitting.terms.asked


def paused(sitting: Sitting) -> bool:
    """Is the table between two rounds of a match?"""
    return sitting.phase == PLAY and sitting.due() == (NATURE,)


def load(loaded: Loaded, log: tuple[Any, ...]) -> Sitting:
    """The table of these rows; `log` are the last rows of its log."""
    table = loaded.table
    game = GAMES[table.game]
    snapshot: Any = table.snapshot or {}
    state = snapshot.get("state")
    return Sitting(
        id=table.id,
        room=table.room,
        game=game,
        rules=table.rules,
        terms=load_terms(table.setup),
        phase=table.phase,
        version=table.version,
        secret=table.secret,
        commitment=table.commitment,
        key=table.key,
        opened=table.opened,
        changed=table.changed,
        seats=loaded.seats,
        state=None if state is None else game.load_state(state),
        n=snapshot.get("n", 0),
        chances=snapshot.get("chances", 0),
        deadlines=loaded.deadlines,
        proposals=loaded.proposals,
        recent=tuple(load_entry(row) for row in log),
    )


def change(old: Sitting | None, new: Sitting) -> Change:
    """What the step from one to the other means for the store."""
    before = old.seats if old else ()
    times = old.deadlines if old else ()
    n = old.n if old else 0
    taken = {row.seat for row in new.seats}
    left = {(row.kind, row.seat) for row in times} - {(row.kind, row.seat) for row in new.deadlines}
    return Change(
        table=_table_row(new),
        base=old.version if old else None,
        seats=tuple(row for row in new.seats if row not in before),
        vacated=tuple(row.seat for row in before if row.seat not in taken),
        actions=tuple(dump_entry(new.id, entry) for entry in new.recent if entry.n > n),
        deadlines=tuple(row for row in new.deadlines if row not in times),
        cleared=tuple(sorted(left)),
        proposals=None if old and old.proposals == new.proposals else new.proposals,
        results=new.results,
    )


def stored(new: Sitting) -> Sitting:
    """The same once it is in the store: nothing is new any more."""
    if not new.results and len(new.recent) <= RECENT:
        return new
    return replace(new, results=(), recent=new.recent[-RECENT:])


def _table_row(sitting: Sitting) -> TableRow:
    state = None if sitting.state is None else sitting.game.dump_state(sitting.state)
    snapshot: Json = {"n": sitting.n, "chances": sitting.chances, "state": state}
    return TableRow(
        id=sitting.id,
        room=sitting.room,
        game=sitting.game.key,
        rules=sitting.rules,
        setup=dump_terms(sitting.terms),
        phase=sitting.phase,
        version=sitting.version,
        snapshot=snapshot,
        secret=sitting.secret,
        commitment=sitting.commitment,
        key=sitting.key,
        opened=sitting.opened,
        changed=sitting.changed,
    )


def dump_terms(terms: Terms) -> Json:
    """Terms as plain data."""
    return {
        "opener": terms.opener,
        "players": terms.players,
        "options": dict(terms.options),
        "clock": terms.clock,
        "lot": terms.lot,
        "hints": terms.hints,
        "joins": [list(join) for join in terms.joins],
        "words": [list(word) for word in terms.words],
        "names": dict(terms.names),
        "ready": list(terms.ready),
        "chairs": list(terms.chairs),
        "before": terms.before,
        "next_deal": terms.next_deal,
        "asked": terms.asked,
        "restored": terms.restored,
        "held": terms.held,
        "gave_up": list(terms.gave_up),
        "rests": {person: dump_rest(rest) for person, rest in terms.rests},
        "nudged": dict(terms.nudged),
    }


def load_terms(data: Any) -> Terms:
    """The inverse of `dump_terms`."""
    return Terms(
        opener=data["opener"],
        players=data["players"],
        options=tuple(data["options"].items()),
        clock=data["clock"],
        lot=data["lot"],
        hints=data["hints"],
        joins=tuple((person, join) for person, join in data["joins"]),
        words=tuple((person, word) for person, word in data["words"]),
        names=tuple(data["names"].items()),
        ready=tuple(data["ready"]),
        chairs=tuple(data["chairs"]),
        before=data["before"],
        next_deal=data.get("next_deal", ""),
        asked=data["asked"],
        restored=data.get("restored"),
        held=data["held"],
        gave_up=tuple(data["gave_up"]),
        rests=tuple((person, load_rest(rest)) for person, rest in data["rests"].items()),
        nudged=tuple(data["nudged"].items()),
    )
