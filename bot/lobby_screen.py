"""What a lobby shows: who sits where, what was agreed, how each hand will arrive."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.lobby import can_start, questions
from bot.screen import BAD, GOOD, PLAIN, Button, Chairs, Screen, named
from bot.sitting import CLOCKS, Sitting
from bot.tokens import Token
from games.protocol import LEVELS, Seat
from games.text import Tag, Text, who
from storage.rows import PlaceRow

STRIDE: Final = 32  # an option and its value as one step: 32 * option + value
AT_ONCE: Final = 1  # the step of a join that a page does by itself
SHORT: Final = 12  # characters of a commitment that people compare
NOT_BY_ITSELF: Final = ("closed", "ephemeral", "words")  # ways that mend with the private chat


def lobby_screen(
    sitting: Sitting, places: Mapping[Seat, PlaceRow], *, on_page: bool = False
) -> Screen:
    """The lobby as everyone sees it; on a page hands are beside it, and no chat is spoken of."""
    terms = sitting.terms
    chairs = range(terms.players)
    lines = [
        Text("lobby-title", game=Tag("game-name", sitting.game.key), players=terms.players),
        *(_chair(sitting, seat, places.get(seat), on_page=on_page) for seat in chairs),
        agreed(sitting),
        Text("lobby-commitment", short=sitting.commitment[:SHORT]),
    ]
    lines += [Text("lobby-word", name=terms.name(p), word=word) for p, word in terms.words]
    if terms.asked:
        lines.append(Text("lobby-asked", name=terms.name(terms.opener)))
    controls = _controls(sitting, shut=shut_out(sitting, places))
    return Screen(tuple(lines), controls=controls, order=_order(sitting))


def shut_out(sitting: Sitting, places: Mapping[Seat, PlaceRow]) -> bool:
    """Is there anybody whose hand does not come by itself to a private chat?"""
    people = (row.seat for row in sitting.seats if row.person is not None)
    return any(seat in places and places[seat].way in NOT_BY_ITSELF for seat in people)


def _order(sitting: Sitting) -> Chairs:
    taken = []
    for seat in range(sitting.terms.players):
        person = sitting.row(seat).person if sitting.taken(seat) else None
        ready = sitting.taken(seat) and (person is None or person in sitting.terms.ready)
        taken.append((sitting.taken(seat), ready))
    return Chairs(sitting.game.key, tuple(taken), _terms(sitting)[:2])


def _chair(sitting: Sitting, seat: Seat, place: PlaceRow | None, *, on_page: bool) -> Text:
    if not sitting.taken(seat):
        return Text("lobby-chair-free", number=seat + 1)
    row = sitting.row(seat)
    if row.person is None:
        level = Tag("level-name", row.level or LEVELS[-1])
        return Text("lobby-chair-computer", number=seat + 1, who=who(seat), level=level)
    ready = Text("lobby-ready") if row.person in sitting.terms.ready else ""
    if on_page:  # there every hand is, and nobody asks how it will come
        return Text("lobby-chair-here", number=seat + 1, who=who(seat), ready=ready)
    way = Tag("way-name", place.way if place is not None else "unknown")
    return Text("lobby-chair", number=seat + 1, who=who(seat), way=way, ready=ready)


def agreed(sitting: Sitting) -> Text:
    """The options, the clock, how seats are found."""
    return Text("lobby-agreed", options=_terms(sitting))


def _terms(sitting: Sitting) -> tuple[Text, ...]:
    """What was agreed, one text each; what is not as usual comes first."""
    chosen = dict(sitting.terms.options)
    values = [(one, chosen.get(one.name, one.default)) for one in questions(sitting)]
    values.sort(key=lambda pair: pair[1] == pair[0].default)
    chosen_so = [(one, value) for one, value in values if value != "off"]  # no list of what is not
    texts = [option_text(sitting.game.key, one.name, value) for one, value in chosen_so]
    texts.append(Text("lobby-clock", time=Tag("clock-name", sitting.terms.clock)))
    texts.append(Text("lobby-lot") if sitting.terms.lot else Text("lobby-choice"))
    if sitting.terms.hints:
        texts.append(Text("lobby-hints"))
    return tuple(texts)


def option_text(game: str, name: str, value: str) -> Text:
    """An option and its value in words."""
    written = name.replace("_", "-")
    named_so = Tag("option-name", f"{game}-{written}")
    return Text("option-is", name=named_so, value=Tag("option-value", f"{written}-{value}"))


def _button(
    sitting: Sitting, verb: str, style: str = PLAIN, *, step: int = 0, label: Text | None = None
) -> Button:
    return Button(label or named(verb), Token(verb, sitting.id, step=step), style)


def _controls(sitting: Sitting, *, shut: bool) -> tuple[tuple[Button, ...], ...]:
    def press(verb: str, style: str = PLAIN, step: int = 0) -> Button:
        return _button(sitting, verb, style, step=step)

    here = sitting.people
    mine = tuple(press(verb)._replace(only=here) for verb in ("leave", "ready"))
    computers = (press("computer", step=LEVELS.index("normal")), press("uncomputer"))
    rows = [
        (*_join(sitting, here), *mine),
        (*(one._replace(only=here) for one in computers), press("options")._replace(ruled=True)),
        _start(sitting, here),
    ]
    if len(here) <= 1:  # nobody else would lose by it
        rows[2] = (*rows[2], press("solo")._replace(only=here or None))
    if sitting.terms.asked:
        asked = (press("fill", GOOD), press("start"), press("wait"))
        rows[2] = tuple(one._replace(ruled=True) for one in asked)
    if shut:
        rows.append((press("private")._replace(only=here),))
    return tuple(rows)


def _join(sitting: Sitting, here: frozenset[str]) -> tuple[Button, ...]:
    """For whoever does not sit here. A page takes the chair of the opener by itself, once the
    lobby with its commitment has been shown there: whoever opens a table wants to play.
    """
    join = _button(sitting, "join", GOOD)
    if len(here) == sitting.terms.players:  # computers make room, people do not
        return (join._replace(only=frozenset()),)
    opener = sitting.terms.opener
    if not opener or opener in dict(sitting.terms.joins):  # they came before, and may have left
        return (join._replace(but=here),)
    first = join._replace(token=join.token._replace(step=AT_ONCE), only=frozenset({opener}))
    return (join._replace(but=here | {opener}), first._replace(apart=True))


def _start(sitting: Sitting, here: frozenset[str]) -> tuple[Button, ...]:
    """What the opener is to do next, if those who are there are enough."""
    start = _button(sitting, "start")._replace(ruled=True)
    if not can_start(sitting):
        return (start,)
    first = here & {sitting.terms.opener}
    return (start._replace(style=GOOD, only=first), start._replace(but=first, apart=True))


def options_screen(sitting: Sitting) -> Screen:
    """Everything that can be agreed: a press on one takes its next value. The opener's."""
    terms = sitting.terms
    chosen = dict(terms.options)
    counts = sitting.game.counts
    more = counts[(counts.index(terms.players) + 1) % len(counts)]
    choices = [_next(sitting, "seats", more, Text("lobby-seats", count=terms.players))]
    for index, option in enumerate(sitting.game.options):
        if option not in questions(sitting):
            continue
        at = option.values.index(chosen.get(option.name, option.default))
        label = option_text(sitting.game.key, option.name, option.values[at])
        step = STRIDE * index + (at + 1) % len(option.values)
        choices.append(_next(sitting, "option", step, label))
    clocks = list(CLOCKS)
    later = (clocks.index(terms.clock) + 1) % len(clocks)
    time = Text("lobby-clock", time=Tag("clock-name", terms.clock))
    lot = Text("lobby-lot") if terms.lot else Text("lobby-choice")
    hints = Text("lobby-hints") if terms.hints else Text("lobby-no-hints")
    choices += [
        _next(sitting, "clock", later, time),
        _next(sitting, "lot", int(not terms.lot), lot),
        _next(sitting, "hints", int(not terms.hints), hints),
    ]
    computers = tuple(
        _button(sitting, "computer", step=at, label=_computer_label(level))
        for at, level in enumerate(LEVELS)
    )
    controls = (computers, (_button(sitting, "close", BAD),))
    title = Text("lobby-options", game=Tag("game-name", sitting.game.key))
    return Screen((title,), tuple(choices), controls, turn_page=Token("optpage", sitting.id))


def _computer_label(level: str) -> Text:
    return Text("button-computer-level", level=Tag("level-name", level))


def _next(sitting: Sitting, verb: str, step: int, label: Text) -> Button:
    return Button(label, Token(verb, sitting.id, step=step))


def seat_screen(sitting: Sitting, seat: Seat) -> Screen:
    """What a person who joined reads in private: this is where the hand will come."""
    game = Tag("game-name", sitting.game.key)
    lines = (Text("lobby-private", game=game, who=who(seat)),)
    chairs = tuple(
        _button(sitting, "sit", step=one, label=Text("button-sit", number=one + 1))
        for one in range(sitting.terms.players)
        if not sitting.taken(one)
    )
    return Screen(lines, chairs, turn_page=Token("hand", sitting.id))
