"""The life of a game of DOG: start, turn, chance, apply, outcome."""

from __future__ import annotations

from bisect import bisect_left
from operator import attrgetter
from typing import Final

from games.dog import reasons, tell
from games.dog.board import (
    DECK,
    ONE,
    SHIFT,
    TEAMS,
    Bag,
    Board,
    Kind,
    bag,
    cards,
    complete,
    kind,
    ranks,
    sizes,
)
from games.dog.plays import after, any_play, may_end, may_idle, swapped
from games.dog.state import (
    GIVEN,
    Action,
    Draw,
    Due,
    Fold,
    Give,
    Idle,
    Laid,
    Note,
    Play,
    Shuffle,
    State,
    Steal,
    Swap,
    Taken,
    new,
)
from games.protocol import (
    NATURE,
    Dice,
    Event,
    Option,
    Outcome,
    Refused,
    Seat,
    Setup,
    Step,
    agree,
)
from games.text import Text, who

ROUND_OF: Final = attrgetter("round")
COUNTS: tuple[int, ...] = (2, 3, 4, 5, 6)
OPTIONS: tuple[Option, ...] = (
    Option("book", ("braendi", "classic"), "braendi"),
    Option("teams", ("3x2", "2x3"), "3x2", when=lambda setup: setup.players == 6),
    Option("canadian", ("off", "on"), "off", when=lambda setup: setup.players in (4, 6)),
    Option("no_joker_finish", ("off", "on"), "off"),
)


def table(setup: Setup) -> Kind:
    """The kind of table that was agreed on; raises Refused."""
    agreed = agree(setup, COUNTS, OPTIONS)
    teams = agreed["teams"] if setup.players == 6 else TEAMS[setup.players][0]
    return kind(
        setup.players,
        teams,
        agreed["book"],
        canadian=agreed["canadian"] == "on",
        nojoker=agreed["no_joker_finish"] == "on",
    )


def teams(setup: Setup) -> tuple[tuple[Seat, ...], ...]:
    """D3: who plays together."""
    return table(setup).parties


def start(setup: Setup) -> State:
    """D9, D23: nobody has moved, player 0 opens, the whole deck is to be shuffled."""
    agreed = table(setup)
    place, board = agreed.layout, 0
    if agreed.solo:  # D23: one marble stands on its start, fresh
        for seat in range(agreed.players):
            board |= place.bit(seat, place.starts[seat]) | place.fresh(seat)
    nobody = (0,) * agreed.players
    notes = ((),) * agreed.players
    return State(agreed, board, nobody, 0, "shuffle", 1, 0, "", DECK, (), None, (), notes)


def turn(state: State) -> tuple[Seat, ...]:
    """Who must act: in the exchange everyone who has not chosen yet."""
    match state.due:
        case "play":
            return (state.turn,)
        case "exchange":
            return tuple([seat for seat, card in enumerate(state.given) if not card])
        case "over":
            return ()
        case _:
            return (NATURE,)


def outcome(state: State) -> Outcome | None:
    """D27: the first party with all its marbles home has won."""
    if state.due != "over":
        return None
    party = complete(state.kind, state.board, state.turn)
    key = "dog-won-alone" if state.kind.solo else "dog-won-together"
    names = tuple(who(seat) for seat in party)
    return Outcome(True, party, Text(key, who=names, round=state.round))


def chance(state: State, dice: Dice) -> Action:
    """NATURE's action: a shuffle, the blind draw, or the card that a thief gets."""
    match state.due:
        case "shuffle":
            return Shuffle("".join(dice.shuffled(cards(state.discard))))
        case "draw":
            hands = [cards(hand) for hand in state.hands]
            rights = [hands[(seat + 1) % len(hands)] for seat in range(len(hands))]
            return Draw("".join(hand[dice.below(len(hand))] for hand in rights))
        case "steal" if state.victim is not None:
            hand = cards(state.hands[state.victim])
            return Taken(hand[dice.below(len(hand))])
        case _:
            raise Refused(Text("dog-no-chance"))


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """What an action leads to; raises Refused."""
    if seat == NATURE:
        return _nature(state, action)
    if state.due == "exchange" and isinstance(action, Give) and 0 <= seat < state.kind.players:
        return _give(state, seat, action.card)
    if state.due != "play" or seat != state.turn:
        raise Refused(_not_now(state, seat))
    match action:
        case Play():
            return _play(state, seat, action)
        case Swap():
            return _swap(state, seat, action)
        case Steal():
            return _steal(state, seat, action)
        case Idle():
            return _idle(state, seat)
        case Fold():
            return _fold(state, seat)
        case Give():
            raise Refused(Text("dog-exchange-over"))
        case _:
            raise Refused(Text("dog-chance-only"))


def _not_now(state: State, seat: Seat) -> Text:
    return Text("dog-exchange-first") if seat in turn(state) else tell.not_due(state)


# What seats do


def _give(state: State, seat: Seat, card: str) -> Step[State]:
    """D10: a choice, which may be changed until the last one has chosen."""
    _held(state, seat, card)
    first = not state.given[seat]
    given = (*state.given[:seat], card, *state.given[seat + 1 :])
    events = tell.given(state, seat, card, first=first)
    if not all(given):
        chosen = new(State, (*state[:GIVEN], given, *state[GIVEN + 1 :]))
        return new(Step, (chosen, events))
    hands = list(state.hands)
    notes = list(state.notes)
    for giver, passed in enumerate(given):
        taker = state.kind.receivers[giver]
        hands[giver] -= ONE[passed]
        hands[taker] += ONE[passed]
        notes[giver] += (new(Note, ("gave", passed, taker, 0)),)
        notes[taker] += (new(Note, ("got", passed, giver, 0)),)
    (kind, board, _, _, _, number, opener, stock, discard, _, _, record, _) = state
    exchanged = State(
        kind, board, tuple(hands), opener, "play", number, opener, stock, discard, (), None,
        record, tuple(notes),
    )  # fmt: skip
    return Step(exchanged, events + tell.exchanged(kind, given, opener))


def _play(state: State, seat: Seat, play: Play) -> Step[State]:
    table, card = state.kind, play.card
    _held(state, seat, card)
    moved = after(table, state.board, seat, play)
    if moved is None:
        raise Refused(reasons.against_play(table, state.board, seat, play))
    board, moves, sent = moved
    if not may_end(table, card, board, seat):
        raise Refused(Text("dog-why-joker-finish"))  # D26
    laid = new(Laid, (state.round, seat, "play", card, moves, sent, None))
    return _laid_down(state, laid, board, ONE[card])


def _swap(state: State, seat: Seat, swap: Swap) -> Step[State]:
    card = swap.card
    _held(state, seat, card)
    moved = swapped(state.kind, state.board, seat, swap) if card in "JX" else None
    if moved is None:
        raise Refused(reasons.against_swap(state.kind, state.board, seat, swap))
    laid = Laid(state.round, seat, "swap", card, moved.moves)
    return _laid_down(state, laid, moved.board, ONE[card])


def _steal(state: State, seat: Seat, steal: Steal) -> Step[State]:
    """D23: the two is laid down; NATURE will say which card is taken."""
    _held(state, seat, steal.card)
    if not state.kind.solo or steal.card not in "2X":
        raise Refused(Text("dog-why-no-steal"))
    victim = steal.victim
    if victim == seat or victim not in range(state.kind.players) or not state.hands[victim]:
        raise Refused(Text("dog-why-no-cards"))
    laid = Laid(state.round, seat, "steal", steal.card, victim=victim)
    waiting = _laid(state, laid, state.board, ONE[steal.card])
    return Step(waiting._replace(turn=seat, due="steal", victim=victim), tell.laid(laid))


def _idle(state: State, seat: Seat) -> Step[State]:
    """D17: only if nothing else can be played at all."""
    _held(state, seat, "J")
    if _can_play(state, seat) or not may_idle(state.kind, state.board, seat, state.hands[seat]):
        raise Refused(Text("dog-why-no-idle"))
    return _laid_down(state, Laid(state.round, seat, "idle", "J"), state.board, ONE["J"])


def _fold(state: State, seat: Seat) -> Step[State]:
    """D28: only if no card has any play; then all of them are laid down, for all to see."""
    hand = state.hands[seat]
    if _can_play(state, seat) or may_idle(state.kind, state.board, seat, hand):
        raise Refused(Text("dog-why-no-fold"))
    return _laid_down(state, Laid(state.round, seat, "fold", cards(hand)), state.board, hand)


def _held(state: State, seat: Seat, card: str) -> None:
    if card not in ONE or not state.hands[seat] >> SHIFT[card] & 15:
        raise Refused(Text("dog-not-held", card=tell.card(card)))


def _can_play(state: State, seat: Seat) -> bool:
    hands = state.hands
    return any_play(state.kind, state.board, seat, ranks(hands[seat]), sizes(hands))


# What follows


def _laid(state: State, laid: Laid, board: Board, gone: Bag) -> State:
    """The board as it now is, the cards on the discard, and the next seat's turn."""
    (kind, _, held, _, _, number, opener, stock, discard, _, _, record, notes) = state
    hands = list(held)
    hands[laid.seat] -= gone
    turn, discard = _next(hands, laid.seat), discard + gone
    return new(State, (
        kind, board, tuple(hands), turn, "play", number, opener, stock, discard, (), None,
        record + (laid,), notes,  # noqa: RUF005 (made at every play, and this is faster)
    ))  # fmt: skip


def _next(hands: list[Bag], seat: Seat) -> Seat:
    """D28: the next seat that has cards; the same seat if nobody has."""
    for other in range(seat + 1, len(hands)):
        if hands[other]:
            return other
    for other in range(seat):
        if hands[other]:
            return other
    return seat


def _laid_down(state: State, laid: Laid, board: Board, gone: Bag) -> Step[State]:
    following = _laid(state, laid, board, gone)
    events = tell.laid(laid)
    if (board ^ state.board) & state.kind.layout.finish_mask:
        if complete(state.kind, board, laid.seat):
            over = following._replace(due="over", turn=laid.seat)
            won = outcome(over)
            return Step(over, (*events, Event(won.why)) if won else events)
        events += tell.came_home(state.kind, state.board, board)
    if any(following.hands):
        return new(Step, (following, events))
    return _next_round(following, events)


def _next_round(state: State, events: tuple[Event, ...]) -> Step[State]:
    """D9, D28: nobody has cards, so the next player opens."""
    players = state.kind.players
    opener = (state.opener + 1) % players
    following = State(
        state.kind,
        state.board,
        state.hands,
        opener,
        "shuffle",
        state.round + 1,
        opener,
        state.stock,
        state.discard,
        (),
        None,
        state.record[bisect_left(state.record, state.round, key=ROUND_OF) :],
        ((),) * players,
    )
    return _deal(following, events)


def _deal(state: State, events: tuple[Event, ...]) -> Step[State]:
    """D8, D9: one card at a time from the opener on; an empty stock is filled in the middle."""
    players = state.kind.players
    held = sum(sizes(state.hands))
    missing = players * state.kind.hand_size(state.round) - held
    dealt, stock = state.stock[:missing], state.stock[missing:]
    hands = list(state.hands)
    for i in range(players):
        hands[(state.opener + held + i) % players] += bag(dealt[i::players])
    due: Due = "draw" if state.kind.solo else "exchange"
    if len(dealt) < missing:
        due = "shuffle"
    given = ("",) * players if due == "exchange" else ()
    following = State(
        state.kind,
        state.board,
        tuple(hands),
        state.turn,
        due,
        state.round,
        state.opener,
        stock,
        state.discard,
        given,
        None,
        state.record,
        state.notes,
    )
    return Step(following, events if due == "shuffle" else events + tell.dealt(following))


# What NATURE does


def _nature(state: State, action: Action) -> Step[State]:
    match action, state.due:
        case Shuffle(stock), "shuffle":
            if not ONE.keys() >= set(stock) or bag(stock) != state.discard:
                raise Refused(Text("dog-bad-chance"))
            return _deal(state._replace(stock=stock, discard=0), (Event(Text("dog-shuffled")),))
        case Draw(drawn), "draw":
            return _draw(state, drawn)
        case Taken(card), "steal" if state.victim is not None:
            return _taken(state, state.victim, card)
        case _:
            raise Refused(Text("dog-bad-chance"))


def _draw(state: State, drawn: str) -> Step[State]:
    """D11: all draw at the same time from the hands as they were dealt."""
    players = state.kind.players
    if len(drawn) != players or not all(
        card in ranks(state.hands[(seat + 1) % players]) for seat, card in enumerate(drawn)
    ):
        raise Refused(Text("dog-bad-chance"))
    hands, notes = list(state.hands), list(state.notes)
    for seat, card in enumerate(drawn):
        right = (seat + 1) % players
        hands[seat] += ONE[card]
        hands[right] -= ONE[card]
        notes[seat] += (Note("drew", card, right, 0),)
        notes[right] += (Note("lost", card, seat, 0),)
    ready = state._replace(hands=tuple(hands), notes=tuple(notes), due="play", turn=state.opener)
    return Step(ready, tell.drawn(drawn, state.opener))


def _taken(state: State, victim: Seat, card: str) -> Step[State]:
    """D23: the thief's turn is over; the card is played later."""
    if card not in ONE or card not in ranks(state.hands[victim]):
        raise Refused(Text("dog-bad-chance"))
    thief = state.turn
    hands, notes = list(state.hands), list(state.notes)
    hands[victim] -= ONE[card]
    hands[thief] += ONE[card]
    done = sum(laid.round == state.round for laid in state.record)
    notes[thief] += (Note("drew", card, victim, done),)
    notes[victim] += (Note("lost", card, thief, done),)
    taken = state._replace(
        hands=tuple(hands),
        notes=tuple(notes),
        due="play",
        turn=_next(hands, thief),
        victim=None,
    )
    return Step(taken, tell.taken(thief, victim, card))
