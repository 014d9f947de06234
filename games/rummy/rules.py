"""The life of a round and of a match: start, turn, chance, apply, outcome."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from games.protocol import NATURE, Dice, Event, Outcome, Refused, Seat, Setup, Step, agree
from games.rummy.board import JOKER, RACK, TILES, Face, arrange, number, points, tag, tags, without
from games.rummy.judge import Lay, settle
from games.rummy.state import (
    COUNTS,
    OPTIONS,
    PENALTY,
    Action,
    Draw,
    Draws,
    Lots,
    Pass,
    Penalty,
    Play,
    Record,
    Shuffle,
    State,
    View,
    is_final,
    is_over,
    round_points,
)
from games.text import Tag, Text, who


def start(setup: Setup) -> State:
    """Everyone is seated; NATURE draws for the start."""
    agreed = agree(setup, COUNTS, OPTIONS)
    players = setup.players
    return State(
        setup=Setup(players, tuple((option.name, agreed[option.name]) for option in OPTIONS)),
        round=1,
        due="lots",
        turn=0,
        starter=NATURE,
        table=(),
        racks=((),) * players,
        opened=(False,) * players,
        stock=(),
        passes=0,
        last=NATURE,
        scores=(0,) * players,
        record=Record(drawn=((),) * players),
    )


def turn(state: State) -> tuple[Seat, ...]:
    """Who must act now."""
    if state.due:
        return (NATURE,)
    return () if is_over(state) else (state.turn,)


def chance(state: State, dice: Dice) -> Action:
    """NATURE's draw for the start, or its shuffle."""
    if state.due == "lots":
        return _draw_lots(state.players, dice)
    if state.due == "shuffle":
        return Shuffle(dice.shuffled(TILES))
    raise Refused(Text("rummy-not-due"))


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """What an action leads to."""
    if (seat,) != turn(state):
        raise Refused(Text("rummy-over" if not turn(state) else "rummy-not-due"))
    match action:
        case Lots() if state.due == "lots":
            return _apply_lots(state, action)
        case Shuffle() if state.due == "shuffle":
            return _deal(state, action)
        case Lay() if not state.due:
            return _lay(state, seat, action)
        case Draw() if not state.due:
            return _draw(state, seat)
        case Pass() if not state.due:
            return _pass(state, seat)
        case Penalty() if not state.due:
            return _penalty(state, seat)
    raise Refused(Text("rummy-not-now"))


def outcome(state: State) -> Outcome | None:
    """How the round or the match ended, with the score table."""
    if not is_over(state):
        return None
    _, winner = round_points(state.racks, state.last, state.starter)
    rounds = _score_table(state)
    if not is_final(state):
        return Outcome(
            final=False,
            winners=(winner,),
            why=_ending(state),
            rounds=rounds,
            scores=state.scores,
        )
    best = max(state.scores)
    winners = tuple(s for s in range(state.players) if state.scores[s] == best)
    target = state.setup["points"]
    if target == "off" or best < int(target):
        why = Text("rummy-match-rounds", rounds=state.round, points=best, winners=_names(winners))
    else:
        why = Text("rummy-match-points", target=int(target), points=best, winners=_names(winners))
    return Outcome(True, winners, why, rounds, state.scores)


def teams(setup: Setup) -> tuple[tuple[Seat, ...], ...]:
    """Everyone plays alone."""
    return tuple((seat,) for seat in range(setup.players))


def imagine(view: View, dice: Dice) -> State:
    """Some state that looks like this view: what it does not show is dealt anew."""
    unseen = Counter(TILES)
    unseen.subtract(face for meld in view.table for face in meld.tiles)
    for rack in view.racks:
        unseen.subtract(rack or ())
    unseen.subtract(view.stock or ())
    hidden = list(dice.shuffled(tuple(unseen.elements())))
    racks = []
    for rack, size in zip(view.racks, view.sizes, strict=True):
        if rack is not None:
            racks.append(rack)
            continue
        racks.append(tuple(sorted(hidden[:size])))
        hidden = hidden[size:]
    stock = view.stock if view.stock is not None else tuple(hidden[: view.stock_size])
    return State(
        view.setup, view.round, view.due, view.turn, view.starter, view.table, tuple(racks),
        view.opened, stock, view.passes, view.last, view.scores, view.record,
    )  # fmt: skip


def _draw_lots(players: int, dice: Dice) -> Lots:
    bag = list(dice.shuffled(TILES))
    draws: list[Draws] = []
    seats: tuple[Seat, ...] = tuple(range(players))
    while len(seats) > 1:
        draws.append(tuple((seat, bag.pop()) for seat in seats))
        seats = _highest(draws[-1])
    return Lots(tuple(draws))


def _highest(draws: Draws) -> tuple[Seat, ...]:
    """R3: who drew the highest number; a joker has none and counts as 0."""
    numbers = {seat: 0 if face == JOKER else number(face) for seat, face in draws}
    return tuple(seat for seat, drawn in numbers.items() if drawn == max(numbers.values()))


def _apply_lots(state: State, lots: Lots) -> Step[State]:
    """R3: check the draws, clear the table, and say who starts."""
    seats: tuple[Seat, ...] = tuple(range(state.players))
    events = []
    for draws in lots.draws:
        if len(seats) == 1 or tuple(seat for seat, _ in draws) != seats:
            raise Refused(Text("rummy-lots-seats"))
        for seat, face in draws:
            events.append(Event(Text("rummy-lot", who=who(seat), tile=tag(face))))
        seats = _highest(draws)
    drawn = Counter(face for draws in lots.draws for _, face in draws)
    if len(seats) != 1 or not drawn <= Counter(TILES):
        raise Refused(Text("rummy-lots-seats"))
    starter = seats[0]
    events.append(Event(Text("rummy-starts", who=who(starter))))
    players = state.players
    after = State(
        setup=state.setup,
        round=state.round + is_over(state),
        due="shuffle",
        turn=starter,
        starter=starter,
        table=(),
        racks=((),) * players,
        opened=(False,) * players,
        stock=(),
        passes=0,
        last=NATURE,
        scores=state.scores,
        record=Record(lots.draws, (), ((),) * players, state.record.rounds),
    )
    return Step(after, tuple(events))


def _deal(state: State, shuffle: Shuffle) -> Step[State]:
    """R2: fourteen each, the rest is the stock."""
    if sorted(shuffle.order) != list(TILES):
        raise Refused(Text("rummy-shuffle-tiles"))
    dealt = state.players * RACK
    racks = tuple(tuple(sorted(shuffle.order[at : at + RACK])) for at in range(0, dealt, RACK))
    after = replace(state, due="", racks=racks, stock=shuffle.order[dealt:])
    stock = len(after.stock)
    event = Event(Text("rummy-dealt", round=state.round, tiles=RACK, stock=stock))
    return Step(after, (event,))


def _lay(state: State, seat: Seat, lay: Lay) -> Step[State]:
    """R6 to R12, and R14: the round ends at once when the rack is empty."""
    rack = state.racks[seat]
    table = settle(state.table, rack, lay, opened=state.opened[seat])
    old, new = Counter(state.table), Counter(table)
    laid = tuple(sorted(lay.tiles))
    play = Play(seat, laid, arrange((new - old).elements()), arrange((old - new).elements()))
    if state.opened[seat]:
        text = Text("rummy-laid", who=who(seat), tiles=tags(laid), sets=_sets(play))
    else:
        text = Text(
            "rummy-opened", who=who(seat), tiles=tags(laid), points=points(laid), sets=_sets(play)
        )
    after = replace(
        _recorded(state, play, ()),
        table=table,
        racks=_put(state.racks, seat, without(rack, laid)),
        opened=tuple(s == seat or yes for s, yes in enumerate(state.opened)),
        passes=0,
        last=seat,
    )
    return _go_on(after, (Event(text),))


def _draw(state: State, seat: Seat) -> Step[State]:
    """R4: one tile, and the turn is over."""
    if not state.stock:
        raise Refused(Text("rummy-stock-empty"))
    public = Event(Text("rummy-drew", who=who(seat), stock=len(state.stock) - 1))
    return _go_on(_take(state, seat, 1), (public, _told(seat, state.stock[:1])))


def _pass(state: State, seat: Seat) -> Step[State]:
    """R13: only with an empty stock; when all have passed in succession the round ends."""
    if state.stock:
        raise Refused(Text("rummy-stock-left", stock=len(state.stock)))
    after = replace(_recorded(state, Play(seat), ()), passes=state.passes + 1)
    return _go_on(after, (Event(Text("rummy-passed", who=who(seat))),))


def _penalty(state: State, seat: Seat) -> Step[State]:
    """R17: three tiles, fewer if the stock has fewer; none is a pass."""
    if state.setup["penalty"] == "off":
        raise Refused(Text("rummy-no-penalty"))
    many = min(PENALTY, len(state.stock))
    public = Event(Text("rummy-penalty", who=who(seat), tiles=many))
    if not many:
        after = replace(_recorded(state, Play(seat), ()), passes=state.passes + 1)
        return _go_on(after, (public,))
    return _go_on(_take(state, seat, many), (public, _told(seat, state.stock[:many])))


def _take(state: State, seat: Seat, many: int) -> State:
    drawn = state.stock[:many]
    rack = tuple(sorted((*state.racks[seat], *drawn)))
    after = _recorded(state, Play(seat, drawn=many), drawn)
    return replace(after, racks=_put(state.racks, seat, rack), stock=state.stock[many:], passes=0)


def _told(seat: Seat, drawn: tuple[Face, ...]) -> Event:
    return Event(Text("rummy-you-drew", tiles=tags(drawn)), readers=(seat,))


def _recorded(state: State, play: Play, drawn: tuple[Face, ...]) -> State:
    record = replace(
        state.record,
        plays=(*state.record.plays, play),
        drawn=_put(state.record.drawn or ((),) * state.players, play.seat, drawn),
    )
    return replace(state, record=record)


def _put(
    racks: tuple[tuple[Face, ...], ...], seat: Seat, rack: tuple[Face, ...]
) -> tuple[tuple[Face, ...], ...]:
    return (*racks[:seat], rack, *racks[seat + 1 :])


def _go_on(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The next seat's turn, or the end of the round with its points."""
    if not is_over(state):
        return Step(replace(state, turn=(state.turn + 1) % state.players), events)
    gained, _ = round_points(state.racks, state.last, state.starter)
    scores = tuple(a + b for a, b in zip(state.scores, gained, strict=True))
    record = replace(state.record, rounds=(*state.record.rounds, gained))
    after = replace(state, scores=scores, record=record)
    final = is_final(after)
    ended = outcome(after)
    ending = [Event(_ending(after))]
    if final and ended is not None:
        ending.append(Event(ended.why))
    return Step(after if final else replace(after, due="lots"), (*events, *ending))


def _ending(state: State) -> Text:
    """How the round ended (R13, R14)."""
    gained, winner = round_points(state.racks, state.last, state.starter)
    if state.racks[winner]:
        return Text("rummy-blocked", who=who(winner), points=gained[winner])
    return Text("rummy-out", who=who(winner), points=gained[winner])


def _score_table(state: State) -> tuple[tuple[int, ...], ...]:
    """A row a round; what the record does not know is one row before them."""
    rows = state.record.rounds
    before = tuple(
        total - sum(row[seat] for row in rows) for seat, total in enumerate(state.scores)
    )
    return (before, *rows) if any(before) else rows


def _names(seats: tuple[Seat, ...]) -> tuple[Tag, ...]:
    return tuple(who(seat) for seat in seats)


def _sets(play: Play) -> tuple[Tag, ...]:
    return tuple(meld.tag for meld in play.melds)
