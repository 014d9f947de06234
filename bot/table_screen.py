"""What a table shows during the game: to everyone in its room, and to each seat alone."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final, TypeAlias

from bot import moments, news, plan, plan_screen, written
from bot.highlights import by_team, fact_line
from bot.proposal_screen import answers, next_deal, proposed
from bot.rest_screen import own_rest, resting
from bot.results import outcome_of
from bot.screen import GOOD, PLAIN, Board, Button, Ended, Order, Screen, named
from bot.sitting import ASLEEP, CANCELLED, OVER, PLAY, Sitting, is_computer, paused
from bot.timing import TURN
from bot.tokens import Token, check
from games.protocol import NATURE, Choice, Fact, Path, Prompt, Refused, Seat
from games.text import Arg, Tag, Text, who
from render import SIDES, pointing

LAST: Final = 3  # lines of news beside a result
LATELY: Final = 128  # answers of menus that are kept


@dataclass(frozen=True, slots=True)
class Asked:
    """Where a seat stands in its menu: a draft that means something, and the question there."""

    draft: Path
    prompt: Prompt[Any, Any]
    view: Any


def ask(sitting: Sitting, seat: Seat) -> Asked:
    """The seat's present question. May take long: a solver may be asked."""
    draft = sitting.row(seat).draft
    try:
        return asked_at(sitting, seat, draft)
    except Refused:
        if not draft:
            raise
        # what was begun means nothing any more
        return asked_at(sitting, seat, written.lasting(sitting.game, draft))


def asked_at(sitting: Sitting, seat: Seat, draft: Path) -> Asked:
    """The question after these answers; raises Refused where they lead nowhere.

    One press asks it several times, so the last answers are kept, by the very state they are
    about: an equal one that came another way is asked anew.
    """
    key = _key(sitting, seat, draft)
    known = _known(key)
    if known is not None:
        return known
    game, view = sitting.game, plan.basis(sitting, seat)
    prompt = written.asked(game, view, draft) or game.prompt(view, draft)
    asked = Asked(draft, prompt, view)
    with _LATELY_LOCK:
        _LATELY[key] = (sitting.state, asked)  # holding the state keeps its id from being reused
        while len(_LATELY) > LATELY:
            _LATELY.popitem(last=False)
    return asked


def lately(sitting: Sitting, seat: Seat, draft: Path) -> Asked | None:
    """The question after these answers, if it was asked a moment ago: at once."""
    return _known(_key(sitting, seat, draft))


Key: TypeAlias = tuple[int, Seat, bool, Path]


def _key(sitting: Sitting, seat: Seat, draft: Path) -> Key:
    return id(sitting.state), seat, plan.planning(sitting, seat), draft


def _known(key: Key) -> Asked | None:
    with _LATELY_LOCK:
        known = _LATELY.get(key)
        if known is None:
            return None
        _LATELY.move_to_end(key)
        return known[1]


_LATELY: OrderedDict[Key, tuple[Any, Asked]] = OrderedDict()
_LATELY_LOCK = Lock()  # menus are made off the event loop


# In the room


def public_screen(sitting: Sitting, facts: Sequence[Fact] = (), *, shut: bool = False) -> Screen:
    """The table as everyone sees it, after the end with what people talk about; `shut`: somebody's
    private chat is not open.
    """
    return Screen(
        paragraphs=(
            *proposed(sitting),  # first: on a page their buttons stand under the first line
            *_status(sitting),
            *(resting(sitting) if sitting.phase == PLAY else ()),
            *_public_news(sitting),
            *map(fact_line, facts),
            *_open_secret(sitting),
            *next_deal(sitting),
        ),
        controls=_public_controls(sitting, shut=shut),
        order=_public_order(sitting, facts),
        told=news.chronicle(sitting),
    )


def _public_since(sitting: Sitting) -> int:
    """From which entry on things are news: since the last play of whoever is due."""
    due = [seat for seat in sitting.due() if seat != NATURE]
    people = [seat for seat in due if not is_computer(sitting.row(seat))]
    if people:
        return min(news.last_action(sitting, seat) for seat in people)
    waiting = [row.seat for row in sitting.seats if not is_computer(row)]
    oldest = min((news.last_action(sitting, seat) for seat in waiting), default=0)
    return max(0, oldest - 1)  # what a person has just played is news to all others


def _public_news(sitting: Sitting) -> tuple[Text, ...]:
    """What happened, without what the status says already."""
    told = news.public_news(sitting, _public_since(sitting))
    return _unsaid(sitting, told[-LAST:] if sitting.phase == OVER else told)


def _unsaid(sitting: Sitting, told: Sequence[Text]) -> tuple[Text, ...]:
    """News without how it ended, which the status says."""
    said = _status(sitting)
    return tuple(text for text in told if text not in said)


def _public_order(sitting: Sitting, facts: Sequence[Fact] = ()) -> Order:
    """The board; at the end of a match its result."""
    since = news.plays_since(sitting, _public_since(sitting))
    view = sitting.game.view(sitting.state, None)
    outcome = outcome_of(sitting)
    if outcome is not None and outcome.final:
        teams = sitting.game.teams(sitting.terms.setup(sitting.game))
        counted = tuple(by_team(fact, teams) for fact in facts)
        return Ended(sitting.game.key, outcome, teams, counted, view)
    marks = outcome.marks if outcome else ()
    return Board(sitting.game.key, view, since, marks, (sitting.n,), cut_short(sitting), told=True)


def cut_short(sitting: Sitting) -> bool:
    """Has it ended before the rules say so? Then nobody is to play, whatever they say."""
    outcome = sitting.game.outcome(sitting.state)
    return sitting.phase in (OVER, CANCELLED) and not (outcome and outcome.final)


def _status(sitting: Sitting) -> tuple[Text, ...]:
    """Whose turn it is, or how it ended."""
    match sitting.phase:
        case "cancelled":
            return (Text("table-cancelled"),)
        case "asleep":
            return (Text("table-asleep"),)
    outcome = outcome_of(sitting)
    lines: list[Text] = []
    if sitting.terms.restored is not None:
        lines.append(Text("table-restored", at=moments.written(sitting.terms.restored)))
    if outcome is not None:
        lines.append(outcome.why)
        if outcome.scores:
            lines.append(Text("table-scores", scores=_scores(outcome.scores)))
    due = sitting.due()
    if paused(sitting):
        lines.append(Text("table-pause"))
    elif sitting.phase != OVER:
        lines.append(turn_text(due))
        lines += until(sitting, due)
        if sitting.terms.held:
            lines.append(Text("table-held"))
    return tuple(lines)


def _open_secret(sitting: Sitting) -> tuple[Text, ...]:
    """After the end everyone may check the deal."""
    if sitting.phase not in (OVER, CANCELLED):
        return ()
    return (Text("table-secret", secret=sitting.secret.hex()),)


def turn_text(due: Sequence[Seat]) -> Text:
    """Whose turn it is."""
    if len(due) == 1:
        return Text("table-turn", who=who(due[0]))
    return Text("table-turns", who=tuple(who(seat) for seat in due))


def until(sitting: Sitting, seats: Sequence[Seat]) -> list[Text]:
    """When the time of these seats runs out, if it does."""
    ends = [row.at for row in sitting.deadlines if row.kind == TURN and row.seat in seats]
    return [Text("table-until", at=moments.written(min(ends)))] if ends else []


def _scores(scores: Sequence[int]) -> tuple[Arg, ...]:
    return tuple(Text("table-score", who=who(s), score=points) for s, points in enumerate(scores))


def _public_controls(sitting: Sitting, *, shut: bool) -> tuple[tuple[Button, ...], ...]:
    if sitting.phase in (OVER, CANCELLED):
        first = () if sitting.proposals else (_seated(sitting, _plain(sitting, "rematch", GOOD)),)
        rest = tuple(_plain(sitting, verb) for verb in ("look", "verify", "down"))
        return (*answers(sitting), (*first, *rest))
    if sitting.phase == ASLEEP:
        return ((_seated(sitting, _plain(sitting, "wake", GOOD)),),)
    rows: list[tuple[Button, ...]] = []
    if paused(sitting):
        rows.append((_seated(sitting, _bound(sitting, "next", GOOD)),))
    rows += answers(sitting)
    hand = _seated(sitting, _plain(sitting, "hand", GOOD))
    rows.append((hand, _plain(sitting, "down"), _plain(sitting, "more")))
    last = [_plain(sitting, "turn")] if sitting.game.key in SIDES else []
    if shut:
        last.append(_seated(sitting, _plain(sitting, "private")))
    if last:
        rows.append(tuple(last))
    return tuple(rows)


def _plain(sitting: Sitting, verb: str, style: str = PLAIN) -> Button:
    """A button that means the same whatever happened meanwhile."""
    return Button(named(verb), Token(verb, sitting.id), style)


def _seated(sitting: Sitting, button: Button) -> Button:
    """A button that would only refuse whoever looks on."""
    return button._replace(only=sitting.people)


def _bound(sitting: Sitting, verb: str, style: str = PLAIN) -> Button:
    """A button that is about the table as it stands now."""
    return Button(named(verb), Token(verb, sitting.id, sitting.version), style)


# To one seat alone


def private_screen(sitting: Sitting, seat: Seat, asked: Asked, page: int = 0) -> Screen:
    """Hand and menu of one seat, with what happened to it first."""
    row = sitting.row(seat)
    token = Token("menu", sitting.id, row.decision, sitting.game.menu, check(asked.draft))
    prompt = asked.prompt
    running = sitting.phase == PLAY and not paused(sitting)
    said = [arg for _, arg in prompt.question.args]  # the question may tell what has just happened
    since = news.last_decision(sitting, seat)
    begun = _begun(sitting, asked)
    told = [] if begun else _unsaid(sitting, news.private_news(sitting, seat, since))
    lines = [text for text in told if text not in said]
    rest, back = own_rest(sitting, seat)
    lines += rest
    if running:
        lines += [*plan_screen.asked(sitting, seat, prompt.question), *until(sitting, (seat,))]
    else:
        lines += _status(sitting)
    choosing = running and not plan_screen.waits(sitting, seat)
    return Screen(
        paragraphs=tuple(lines),
        choices=_choices(prompt.choices, token) if choosing else (),
        also=(*_choices(prompt.also, token), *_instead(prompt.instead, token)) if choosing else (),
        controls=_private_controls(sitting, seat, asked, token, back),
        order=_private_order(sitting, seat, asked, since),
        typed=Text("type-move") if running and _may_type(sitting, seat) else None,
        turn_page=_verb(token, "page"),
        page=page,
    )


def _private_order(sitting: Sitting, seat: Seat, asked: Asked, since: int) -> Board:
    """The board as the seat sees it, with what it is about to do, unless it is over."""
    plays, told = news.plays_since(sitting, since), not _begun(sitting, asked)
    if cut_short(sitting):
        view = sitting.game.view(sitting.state, seat)
        return Board(sitting.game.key, view, plays, (), (sitting.n,), ended=True, told=told)
    prompt = asked.prompt
    stamp = (sitting.n, *asked.draft)
    planned = plan_screen.pictured(sitting, seat) if sitting.phase == PLAY else None
    return Board(
        sitting.game.key, prompt.preview, plays, pointing(prompt), stamp, plan=planned, told=told
    )


def _begun(sitting: Sitting, asked: Asked) -> bool:
    """Has a play been begun? To sort one's rack is none."""
    return asked.draft != written.lasting(sitting.game, asked.draft)


def _may_type(sitting: Sitting, seat: Seat) -> bool:
    return seat in sitting.due() or plan.planning(sitting, seat)


def _choices(choices: Sequence[Choice], token: Token) -> tuple[Button, ...]:
    return tuple(
        Button(
            choice.label,
            _verb(token, "menu" if choice.on is None else "toggle", choice.step),
            PLAIN,
            choice.spot,
            choice.on,
        )
        for choice in choices
    )


def _instead(choices: Sequence[Choice], token: Token) -> tuple[Button, ...]:
    """Answers in the place of the last one: the page has buttons for them, and keys."""
    return tuple(Button(one.label, _verb(token, "instead", one.step)) for one in choices)


def _private_controls(
    sitting: Sitting, seat: Seat, asked: Asked, token: Token, back: Sequence[Button]
) -> tuple[tuple[Button, ...], ...]:
    if sitting.phase != PLAY:
        return ()
    first, due = [], seat in sitting.due()
    if asked.prompt.play is not None:
        does = asked.prompt.does or named("confirm")
        label = named("keep") if plan.planning(sitting, seat) else does
        first.append(Button(label, _verb(token, "confirm"), GOOD))
    if _begun(sitting, asked):
        first.append(Button(named("back"), _verb(token, "back")))
        if not written.is_written(asked.draft):
            first.append(Button(named("afresh"), _verb(token, "afresh")))
    waits = None if due else plan.as_if_due(sitting, seat)
    second = [Button(named("why"), _verb(token, "why"))] if due or waits is not None else []
    if sitting.terms.hints and due:
        second.append(Button(named("hint"), _verb(token, "hint")))
    planning = plan_screen.buttons(sitting, seat)
    if plan_screen.waits(sitting, seat):
        first = planning
    else:
        second += planning
    second += back
    second.append(Button(named("refresh"), Token("hand", sitting.id)))
    if paused(sitting):
        first = [_bound(sitting, "next", GOOD)]
    return tuple(tuple(row) for row in (first, second) if row)


def with_door(
    sitting: Sitting, controls: tuple[tuple[Button, ...], ...]
) -> tuple[tuple[Button, ...], ...]:
    """The controls of a seat that can be taken on a page, too."""
    return (*controls[:-1], (*controls[-1], _plain(sitting, "browser")))


def _verb(token: Token, verb: str, step: int = 0) -> Token:
    return Token(verb, token.table, token.decision, token.menu, token.check, step)


def why_lines(sitting: Sitting, seat: Seat) -> tuple[Text, ...]:
    """What the seat holds and cannot play now, a line a reason, with its paragraph; while it
    waits, what it could not play if it were its turn.
    """
    waits = plan.as_if_due(sitting, seat)
    view = sitting.game.view(sitting.state, seat) if waits is None else waits
    first = () if waits is None else (Text("why-not-yet"),)
    shared: dict[tuple[Text, str], list[Tag]] = {}
    for one in sitting.game.reasons(view):
        shared.setdefault((one.why, one.paragraph), []).append(one.what)
    if not shared:
        return (*first, Text("why-nothing"))
    return first + tuple(
        Text("why-line", what=tuple(dict.fromkeys(what)), why=why, rule=rule)
        for (why, rule), what in shared.items()
    )
