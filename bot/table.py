"""During the game: what a play, a time-out or a stand-in makes of a table.

Pure: from a `Sitting` and a moment to the next `Sitting`. Whoever calls this stores the
result, and nothing is shown before it is stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot import cast, plan, proposals, results, written
from bot.fairness import LOT, KeyedDice, key_of
from bot.manners import Manners
from bot.record import NATURES, PLAYED, SEATED, SINCE, TABLE, UNDONE, Entry
from bot.replay import standing
from bot.rest import Rest
from bot.results import conceded_results, results_of
from bot.sitting import ASLEEP, CANCELLED, OVER, PLAY, Sitting, is_computer
from bot.timing import timed
from games.protocol import NATURE, Event, Refused, Seat
from games.text import Text, who
from storage.rows import SeatRow


def begin(sitting: Sitting, now: float, manners: Manners) -> Sitting:
    """From the lobby to the first turn: seats are drawn, cards are dealt. Raises Refused."""
    terms, game = sitting.terms, sitting.game
    players = len(sitting.seats)
    setup = terms.setup(game, players)
    state = game.start(setup)  # raises Refused where so many cannot play this
    key = key_of(sitting.secret, sitting.id, terms.joins, terms.words)
    chairs = tuple(row.person or level(row) for row in sitting.seats)
    order: Iterable[SeatRow] = sitting.seats
    if terms.lot:
        order = KeyedDice(key, LOT).shuffled(sitting.seats)
    seats = tuple(replace(row, seat=seat, decision=0, draft=()) for seat, row in enumerate(order))
    started = replace(
        sitting,
        terms=replace(terms, players=players, options=setup.options, chairs=chairs),
        phase=PLAY,
        key=key,
        rules=game.rules,
        seats=seats,
        state=state,
        deadlines=(),
    )
    return _settled(sitting, started, None, now, manners)


def play(
    sitting: Sitting, seat: Seat, action: Any, by: str, now: float, manners: Manners
) -> Sitting:
    """After a seat's action, and all that follows from it. Raises Refused."""
    played = _applied(sitting, seat, action, by, now)
    row = played.row(seat)
    missed = 0 if by == row.person else row.missed
    played = played.with_seat(replace(_thinks_anew(played, row), missed=missed))
    if by == row.person:
        played = _played_on(played, seat, now)
    return _settled(sitting, played, seat, now, manners)


def _played_on(sitting: Sitting, seat: Seat, now: float) -> Sitting:
    """Somebody has played by themselves: a pause ends, and what was proposed lapses."""
    if sitting.terms.held:
        sitting = replace(sitting, terms=replace(sitting.terms, held=False))
    return _off(sitting, seat, "proposal-lapsed", now) if sitting.proposals else sitting


def declined(sitting: Sitting, seat: Seat | None, asked: int, now: float) -> Sitting:
    """One is against what was asked, or thinks better of having asked: then it is off, and
    everyone reads whose word that was. No seat: it was asked by somebody who has none. Raises
    Refused if it is not asked any more.
    """
    row = proposals.pending(sitting, asked)
    if seat is None:
        name = sitting.terms.name(row.person or "")
        return _off(sitting, row.target, "proposal-withdrawn", now, name)
    mine = row.by == seat and row.person is None
    return _off(sitting, seat, "proposal-withdrawn" if mine else "proposal-refused", now)


def _off(sitting: Sitting, seat: Seat, why: str, now: float, name: str = "") -> Sitting:
    row = proposals.pending(sitting)
    told = Text(why, who=name or who(seat), what=proposals.line(sitting, row))
    return noted(proposals.settled(sitting), seat, TABLE, {"proposal": row.kind}, told, now)


def go_on(sitting: Sitting, now: float, manners: Manners) -> Sitting:
    """The next round, after the pause. Raises Refused where no round has ended."""
    if sitting.due() != (NATURE,):
        raise Refused(Text("table-no-pause"))
    return _settled(sitting, _chance(sitting, now), None, now, manners)


def stand_in(sitting: Sitting, seat: Seat, now: float, manners: Manners, *, yes: bool) -> Sitting:
    """A stand-in takes a person's seat, or gives it back."""
    row = sitting.row(seat)
    if row.stand_in == yes or row.person is None:
        return sitting
    changed = sitting.with_seat(replace(row, stand_in=yes, missed=0, planned=None))
    if not yes and any(one.person and one.target == seat for one in sitting.proposals):
        changed = replace(changed, proposals=())  # somebody asked for a seat that is taken again
    key = "table-stand-in" if yes else "table-back"
    changed = noted(changed, seat, TABLE, {"stand_in": yes}, Text(key, who=who(seat)), now)
    return timed(sitting, changed, now, manners)


def noted(
    sitting: Sitting,
    seat: Seat,
    by: str,
    what: dict[str, Any],
    text: Text,
    now: float,
    readers: tuple[Seat, ...] | None = None,
) -> Sitting:
    """The same with an entry about seats in its log."""
    return _logged(sitting, SEATED, seat, by, what, (Event(text, readers),), now)


def level(row: SeatRow) -> str:
    """How well the computer on this seat plays."""
    return row.level or "normal"


def missed(sitting: Sitting, seat: Seat, now: float, manners: Manners) -> Sitting:
    """One more turn missed; after a few in a row the seat is the stand-in's."""
    row = sitting.row(seat)
    more = row.missed + 1
    changed = sitting.with_seat(replace(row, missed=more))
    if more >= manners.misses:
        return stand_in(changed, seat, now, manners, yes=True)
    return changed


def kicked(
    sitting: Sitting, seat: Seat, now: float, manners: Manners, told: str = "table-kicked"
) -> Sitting:
    """A person loses the seat to a computer player, for good; what the table is `told` of it."""
    if sitting.phase != PLAY or not sitting.taken(seat) or sitting.row(seat).person is None:
        raise Refused(Text("table-nobody-there"))
    row = sitting.row(seat)
    text = Text(told, who=cast.name(sitting, row))  # as they are called: the seat is another's now
    out = noted(replace(sitting, proposals=()), seat, TABLE, {"person": None}, text, now)
    heir = cast.computer(sitting, seat, "normal")
    out = out.with_seat(replace(heir, decision=row.decision, missed=row.missed, seen=row.seen))
    return timed(sitting, out, now, manners)


def taken_over(
    sitting: Sitting, seat: Seat, person: str, rest: Rest, now: float, manners: Manners
) -> Sitting:
    """Somebody who did not play sits down where a computer or a stand-in plays."""
    if sitting.phase != PLAY or not is_computer(sitting.row(seat)):
        raise Refused(Text("seat-not-free"))
    if sitting.seat_of(person) is not None:
        raise Refused(Text("lobby-already"))
    row, before = sitting.row(seat), cast.name(sitting, sitting.row(seat))
    told = Text("table-taken-over", who=who(seat), before=before)
    new = SeatRow(sitting.id, seat, person, None, decision=row.decision)
    out = replace(sitting, terms=sitting.terms.with_rest(person, rest), proposals=())
    out = noted(out.with_seat(new), seat, TABLE, {"person": person}, told, now)
    return timed(sitting, out, now, manners)


def cancelled(sitting: Sitting, now: float) -> Sitting:
    """The game ends here, unfinished; its secret is open."""
    if sitting.phase in (OVER, CANCELLED):
        raise Refused(Text("table-over"))
    if sitting.state is not None:  # before the start there is no log
        told = Text("table-cancelled")
        sitting = noted(sitting, NATURE, TABLE, {"ended": CANCELLED}, told, now)
    return replace(sitting, phase=CANCELLED, deadlines=(), proposals=(), changed=now)


def undoable(sitting: Sitting, seat: Seat) -> int:
    """The entry to go back to: the one before the seat's own last play. Raises Refused if
    something hidden came to light since, because that cannot be forgotten.
    """
    person = sitting.row(seat).person
    kept = [entry for entry in standing(sitting.recent) if entry.kind == PLAYED]
    own = next((e.n for e in reversed(kept) if e.seat == seat and e.by == person), None)
    if own is None or sitting.phase != PLAY:
        raise Refused(Text("undo-nothing"))
    since = [entry for entry in kept if entry.n >= own]
    if any(e.seat == NATURE or any(event.readers is not None for event in e.events) for e in since):
        raise Refused(Text("undo-seen"))
    return own - 1


def undone(
    sitting: Sitting, seat: Seat, to: int, state: Any, now: float, manners: Manners
) -> Sitting:
    """Everything after an entry is taken back; `state` is the one after it. What the seat had
    planned was to follow the play that it takes back: now it thinks anew.
    """
    event = Event(Text("table-undone", who=who(seat)))
    data = {"to": to}
    back = _logged(sitting, UNDONE, seat, TABLE, data, (event,), now, state=state, proposals=())
    back = back.with_seat(_thinks_anew(back, back.row(seat)))
    return _settled(sitting, back, None, now, manners)


def held(sitting: Sitting, now: float, manners: Manners) -> Sitting:
    """A pause that everyone agreed to: no clock runs until somebody plays on."""
    still = replace(sitting, terms=replace(sitting.terms, held=True), proposals=(), changed=now)
    return timed(sitting, still, now, manners)


def asleep(sitting: Sitting, now: float) -> Sitting:
    """Nobody has played for long: no clock runs until somebody wakes the table."""
    if sitting.phase != PLAY:
        return sitting
    return replace(sitting, phase=ASLEEP, deadlines=(), proposals=(), changed=now)


def woken(sitting: Sitting, now: float, manners: Manners) -> Sitting:
    """The table goes on where it fell asleep."""
    if sitting.phase != ASLEEP:
        raise Refused(Text("table-awake"))
    up = replace(sitting, phase=PLAY, changed=now)
    return timed(sitting, up, now, manners)


def conceded(sitting: Sitting, seat: Seat, now: float) -> Sitting:
    """A side gives up, and the other has won. Raises Refused where there are more than two."""
    sides = sitting.game.teams(sitting.terms.setup(sitting.game))
    if len(sides) != 2 or sitting.phase != PLAY:
        raise Refused(Text("concede-two-sides"))
    lost = next(side for side in sides if seat in side)
    over = replace(sitting.terms, gave_up=lost)
    ended = replace(sitting, phase=OVER, terms=over, deadlines=(), proposals=(), changed=now)
    ended = replace(ended, results=conceded_results(ended, lost, now))
    told = results.conceded(ended, lost).why
    return noted(ended, seat, TABLE, {"gave_up": list(lost)}, told, now)


# What follows from an action


def _settled(
    before: Sitting, after: Sitting, actor: Seat | None, now: float, manners: Manners
) -> Sitting:
    """Chance moves at once and dead hands are laid down; then decisions, clocks and results."""
    chances = after.chances
    while True:
        due = after.due()
        if due == (NATURE,) and after.game.outcome(after.state) is None:
            after = _chance(after, now)
        elif (dead := _dead_hand(after, due)) is not None:
            after = _laid_down(after, *dead, now)
        elif (planner := _planner(after, due)) is not None:
            after = _as_planned(after, planner, now)
        else:
            break
    if len(after.due()) > 1:  # a new hand, and everyone chooses what to pass on
        after = _without_plans(after, now)
    held = set(before.due()) - {actor}
    if actor is None or after.chances != chances:
        held = set()  # cards were dealt or drawn: everybody faces a new decision
    for seat in after.due():
        if seat != NATURE and seat not in held:
            after = _decides(after, seat)
    outcome = after.game.outcome(after.state)
    if outcome is not None and outcome.final:
        after = replace(after, phase=OVER, results=results_of(after, outcome, now))
    return timed(before, after, now, manners, changed=now)


def _thinks_anew(sitting: Sitting, row: SeatRow) -> SeatRow:
    """A seat with nothing planned and nothing begun; its rack stays sorted as it was."""
    return replace(row, planned=None, draft=written.lasting(sitting.game, row.draft))


def _decides(sitting: Sitting, seat: Seat) -> Sitting:
    """A new decision for a seat. What it picked ahead stays; the menu judges it when shown."""
    return sitting.with_seat(replace(sitting.row(seat), decision=sitting.version))


def _chance(sitting: Sitting, now: float) -> Sitting:
    n = sitting.chances + 1
    action = sitting.game.chance(sitting.state, KeyedDice(sitting.key or b"", n))
    drawn = replace(_applied(sitting, NATURE, action, NATURES, now), chances=n)
    return _without_plans(drawn, now)


def _dead_hand(sitting: Sitting, due: tuple[Seat, ...]) -> tuple[Seat, Any] | None:
    if len(due) != 1 or due[0] == NATURE:
        return None
    action = sitting.game.forced(sitting.game.view(sitting.state, due[0]))
    return None if action is None else (due[0], action)


def _laid_down(sitting: Sitting, seat: Seat, action: Any, now: float) -> Sitting:
    """The forced play, with what its owner would have been told."""
    told = sitting.game.prompt(sitting.game.view(sitting.state, seat)).question
    return _applied(sitting, seat, action, TABLE, now, Event(told, (seat,)))


def _planner(sitting: Sitting, due: tuple[Seat, ...]) -> Seat | None:
    """A seat that is due and has planned its play."""
    if len(due) != 1 or due[0] == NATURE or is_computer(sitting.row(due[0])):
        return None
    planned = sitting.row(due[0]).planned
    return due[0] if planned is not None and planned != plan.OPEN else None


def _as_planned(sitting: Sitting, seat: Seat, now: float) -> Sitting:
    """The planned play if it still does the same; else its person is told that it does not."""
    action, row = plan.ready(sitting, seat), _thinks_anew(sitting, sitting.row(seat))
    since = {SINCE: plan.decided(sitting, seat)}
    sitting = sitting.with_seat(row)
    if action is None:
        return noted(sitting, seat, TABLE, {}, Text("plan-dropped"), now, (seat,))
    sitting = sitting.with_seat(replace(row, missed=0))
    played = _applied(sitting, seat, action, row.person or TABLE, now)
    played = noted(played, seat, TABLE, since, Text("plan-made"), now, (seat,))
    return _played_on(played, seat, now)


def _without_plans(sitting: Sitting, now: float) -> Sitting:
    """Cards were dealt or drawn: what was planned before was about other hands."""
    for row in sitting.seats:
        if row.planned is not None:
            sitting = sitting.with_seat(_thinks_anew(sitting, row))
            if row.planned != plan.OPEN:
                told = Text("plan-dropped")
                sitting = noted(sitting, row.seat, TABLE, {}, told, now, (row.seat,))
    return sitting


def _applied(
    sitting: Sitting, seat: Seat, action: Any, by: str, now: float, *more: Event
) -> Sitting:
    step = sitting.game.apply(sitting.state, seat, action)
    data = sitting.game.dump_action(action)
    events = (*step.events, *more)
    return _logged(sitting, PLAYED, seat, by, data, events, now, state=step.state)


def _logged(
    sitting: Sitting,
    kind: str,
    seat: Seat,
    by: str,
    data: Any,
    events: tuple[Event, ...],
    now: float,
    **more: Any,
) -> Sitting:
    """The same with an entry in its log, and what else came with it."""
    entry = Entry(sitting.n + 1, kind, seat, by, data, events, now)
    return replace(sitting, n=entry.n, recent=(*sitting.recent, entry), **more)
