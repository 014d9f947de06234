"""Before the game: who comes, who sits where, and what is agreed.

Pure, like `table`: from one `Sitting` to the next. Everyone may join and leave; what is
agreed is the opener's to change.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bot import cast, table
from bot.fairness import commitment
from bot.manners import Manners
from bot.names import distinct, tidy
from bot.rest import UP, Rest
from bot.sitting import CANCELLED, CLOCKS, LOBBY, Sitting, Terms
from bot.timing import NOBODY
from games.protocol import LEVELS, Game, Option, Refused, Seat
from games.text import Text
from storage.rows import SeatRow

EXPIRY: Final = "expiry"
CLOSING: Final = "closing"
USUAL: Final = {"dog": 4, "rummy": 4}  # the others are for as few as possible
LONGEST_WORD: Final = 80


def usual(game: Game[Any, Any, Any]) -> int:
    """How many play it, if nobody says otherwise."""
    return USUAL.get(game.key, game.counts[0])


def opened(
    table_id: str,
    room: str,
    game: Game[Any, Any, Any],
    opener: str,
    secret: bytes,
    now: float,
    manners: Manners,
    clock: str = "none",
) -> Sitting:
    """A new lobby with its commitment; nobody has joined yet."""
    players = usual(game)
    sitting = Sitting(
        id=table_id,
        room=room,
        game=game,
        rules=game.rules,
        terms=Terms(opener, players, clock=clock),
        phase=LOBBY,
        version=1,
        secret=secret,
        commitment=commitment(secret),
        key=None,
        opened=now,
        changed=now,
    )
    return sitting.with_deadline(EXPIRY, NOBODY, 0, now + manners.lobby)


def join(
    sitting: Sitting, person: str, name: str, join_id: str, now: float, rest: Rest = UP
) -> Sitting:
    """A person takes the first free chair; a computer makes room if there is none."""
    still_open(sitting)
    if sitting.seat_of(person) is not None:
        raise Refused(Text("lobby-already"))
    free = _free(sitting)
    if free is None:
        computer = next((row.seat for row in reversed(sitting.seats) if row.person is None), None)
        if computer is None:
            raise Refused(_full(sitting))
        sitting, free = _vacated(sitting, computer), computer
    terms = sitting.terms
    others = {known: word for known, word in terms.names if known != person}
    called = distinct(tidy(name), others.values())
    joins = terms.joins
    if person not in dict(joins):
        joins = (*joins, (person, join_id))
    seated = sitting.with_seat(SeatRow(sitting.id, free, person, None))
    names = (*others.items(), (person, called))
    terms = replace(terms, joins=joins, names=names, opener=terms.opener or person)
    return _changed(seated, terms.with_rest(person, rest), now)


def leave(sitting: Sitting, person: str, now: float) -> Sitting:
    """A person gets up; if it was the opener, the next one is in charge."""
    still_open(sitting)
    seat = sitting.seat_of(person)
    if seat is None:
        raise Refused(Text("lobby-not-joined"))
    left = _vacated(sitting, seat)
    terms = left.terms
    ready = tuple(one for one in terms.ready if one != person)
    opener = terms.opener
    if opener == person:
        # Nobody is left: whoever comes next is in charge.
        opener = next((row.person for row in left.seats if row.person is not None), "")
    return _changed(left, replace(terms, ready=ready, opener=opener), now)


def add_computer(sitting: Sitting, level: str, now: float) -> Sitting:
    """A computer player takes the first free chair."""
    still_open(sitting)
    free = _free(sitting)
    if free is None or level not in LEVELS:
        raise Refused(_full(sitting))
    return _changed(sitting.with_seat(cast.computer(sitting, free, level)), None, now)


def remove_computer(sitting: Sitting, now: float) -> Sitting:
    """The computer player who came last gets up."""
    still_open(sitting)
    seat = next((row.seat for row in reversed(sitting.seats) if row.person is None), None)
    if seat is None:
        raise Refused(Text("lobby-no-computer"))
    return _changed(_vacated(sitting, seat), None, now)


def sit(sitting: Sitting, person: str, seat: Seat, now: float) -> Sitting:
    """A person moves to another chair; whoever sits there takes theirs, if it is a computer."""
    still_open(sitting)
    mine = sitting.seat_of(person)
    if mine is None:
        raise Refused(Text("lobby-not-joined"))
    if not 0 <= seat < sitting.terms.players:
        raise Refused(Text("menu-gone"))
    moved = [replace(sitting.row(mine), seat=seat)]
    if seat != mine and sitting.taken(seat):
        other = sitting.row(seat)
        if other.person is not None:
            raise Refused(Text("lobby-chair-taken"))
        moved.append(replace(other, seat=mine))
    rest = [row for row in sitting.seats if row.seat not in (mine, seat)]
    chairs = tuple(sorted([*rest, *moved], key=lambda row: row.seat))
    return _changed(replace(sitting, seats=chairs), replace(sitting.terms, lot=False), now)


def option(sitting: Sitting, name: str, value: str, now: float) -> Sitting:
    """An option of the game gets another value; what no longer fits falls back to its default."""
    still_open(sitting)
    known = next((one for one in sitting.game.options if one.name == name), None)
    if known is None or value not in known.values:
        raise Refused(Text("menu-gone"))
    chosen = {**dict(sitting.terms.options), name: value}
    terms = replace(sitting.terms, options=tuple(chosen.items()))
    return _changed(sitting, replace(terms, options=_fitting(sitting.game, terms)), now)


def players(sitting: Sitting, count: int, now: float) -> Sitting:
    """So many chairs; people beyond them move to free ones, computers get up."""
    still_open(sitting)
    people = [row for row in sitting.seats if row.person is not None]
    if count not in sitting.game.counts or count < len(people):
        raise Refused(Text("lobby-too-few-chairs", people=len(people)))
    sitting = replace(sitting, seats=_reseated(sitting.seats, count))
    terms = replace(sitting.terms, players=count)
    return _changed(sitting, replace(terms, options=_fitting(sitting.game, terms)), now)


def clock(sitting: Sitting, time: str, now: float) -> Sitting:
    """So much time per turn."""
    still_open(sitting)
    if time not in CLOCKS:
        raise Refused(Text("menu-gone"))
    return _changed(sitting, replace(sitting.terms, clock=time), now)


def lot(sitting: Sitting, now: float, *, drawn: bool) -> Sitting:
    """Seats by lot, or by choice."""
    still_open(sitting)
    return _changed(sitting, replace(sitting.terms, lot=drawn), now)


def hints(sitting: Sitting, now: float, *, allowed: bool) -> Sitting:
    """Whether anyone may ask for a hint: agreed before the game, for all to see."""
    still_open(sitting)
    return _changed(sitting, replace(sitting.terms, hints=allowed), now)


def word(sitting: Sitting, person: str, text: str, now: float) -> Sitting:
    """A public word that becomes part of the key: who added it knows the deal was not picked."""
    still_open(sitting)
    if sitting.seat_of(person) is None:
        raise Refused(Text("lobby-not-joined"))
    said = tidy(text, LONGEST_WORD)
    words = (*((who, one) for who, one in sitting.terms.words if who != person), (person, said))
    return _changed(sitting, replace(sitting.terms, words=words), now)


def ready(sitting: Sitting, person: str, now: float, manners: Manners) -> Sitting:
    """A person is ready; the game begins when the table is full and everyone is."""
    still_open(sitting)
    if sitting.seat_of(person) is None:
        raise Refused(Text("lobby-not-joined"))
    terms = sitting.terms
    if person not in terms.ready:
        terms = replace(terms, ready=(*terms.ready, person))
    agreed = _changed(sitting, terms, now)
    people = {row.person for row in sitting.seats if row.person is not None}
    if _free(agreed) is None and people <= set(terms.ready):
        return table.begin(agreed, now, manners)
    return agreed


def start(sitting: Sitting, now: float, manners: Manners) -> Sitting:
    """The game begins with those who sit there."""
    still_open(sitting)
    if not any(row.person for row in sitting.seats):
        raise Refused(Text("lobby-nobody"))
    if len(sitting.seats) not in sitting.game.counts:
        counts = sitting.game.counts
        raise Refused(Text("lobby-wrong-number", there=len(sitting.seats), counts=counts))
    packed = tuple(replace(row, seat=seat) for seat, row in enumerate(sitting.seats))
    vacated = replace(sitting, seats=packed)
    return table.begin(vacated, now, manners)


def can_start(sitting: Sitting) -> bool:
    """Are those who sit there enough, and somebody among them?"""
    somebody = any(row.person for row in sitting.seats)
    return somebody and len(sitting.seats) in sitting.game.counts


def filled(sitting: Sitting, level: str, now: float) -> Sitting:
    """Every free chair gets a computer player."""
    while _free(sitting) is not None:
        sitting = add_computer(sitting, level, now)
    return sitting


def ask_opener(sitting: Sitting, now: float, manners: Manners) -> Sitting:
    """The lobby has waited long: fill up, play as we are, or wait? Then it closes."""
    asked = replace(sitting, terms=replace(sitting.terms, asked=True), deadlines=())
    return asked.with_deadline(CLOSING, NOBODY, 0, now + manners.patience)


def wait(sitting: Sitting, now: float, manners: Manners) -> Sitting:
    """The lobby stays open for another while."""
    still_open(sitting)
    kept = replace(sitting, terms=replace(sitting.terms, asked=False), deadlines=())
    return kept.with_deadline(EXPIRY, NOBODY, 0, now + manners.lobby)


def closed_by_hand(sitting: Sitting, now: float) -> Sitting:
    """Somebody in charge closes the lobby."""
    still_open(sitting)
    return close(sitting, now)


def close(sitting: Sitting, now: float) -> Sitting:
    """Nobody plays here; the secret is open."""
    return replace(sitting, phase=CANCELLED, deadlines=(), proposals=(), changed=now)


def questions(sitting: Sitting) -> tuple[Option, ...]:
    """The options that are a question for this table."""
    setup = sitting.terms.whole(sitting.game)
    return tuple(one for one in sitting.game.options if one.when(setup))


def _fitting(game: Game[Any, Any, Any], terms: Terms) -> tuple[tuple[str, str], ...]:
    """The chosen options that are still a question."""
    setup = terms.whole(game)
    chosen = dict(terms.options)
    return tuple(
        (o.name, chosen[o.name]) for o in game.options if o.name in chosen and o.when(setup)
    )


def _reseated(rows: tuple[SeatRow, ...], count: int) -> tuple[SeatRow, ...]:
    """The same people on so many chairs, each on their own where it still exists."""
    kept = {row.seat: row for row in rows if row.seat < count}
    for row in rows:
        if row.seat < count or row.person is None:
            continue
        free = next((s for s in range(count) if s not in kept), None)
        if free is None:
            free = next(s for s in range(count) if kept[s].person is None)
        kept[free] = replace(row, seat=free)
    return tuple(kept[seat] for seat in sorted(kept))


def _free(sitting: Sitting) -> Seat | None:
    chairs = range(sitting.terms.players)
    return next((seat for seat in chairs if not sitting.taken(seat)), None)


def _vacated(sitting: Sitting, seat: Seat) -> Sitting:
    return replace(sitting, seats=tuple(row for row in sitting.seats if row.seat != seat))


def _full(sitting: Sitting) -> Text:
    more = sitting.terms.players < max(sitting.game.counts)
    return Text("lobby-full-more" if more else "lobby-full")


def _changed(sitting: Sitting, terms: Terms | None, now: float) -> Sitting:
    return replace(sitting, terms=terms or sitting.terms, changed=now)


def still_open(sitting: Sitting) -> None:
    """Raises Refused when the game has begun or the lobby is closed."""
    if sitting.phase != LOBBY:
        raise Refused(Text("lobby-gone"))
