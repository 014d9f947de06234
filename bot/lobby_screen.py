"""What a lobby shows: who sits where, what was agreed, how each hand will arrive."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.lobby import questions
from bot.screen import BAD, GOOD, PLAIN, Button, Screen, named
from bot.sitting import CLOCKS, Sitting
from bot.tokens import Token
from games.protocol import LEVELS, Seat
from games.text import Arg, Tag, Text, who
from storage.rows import PlaceRow

STRIDE: Final = 32  # an option and its value as one step: 32 * option + value
SHORT: Final = 12  # characters of a commitment that people compare


def lobby_screen(sitting: Sitting, places: Mapping[Seat, PlaceRow]) -> Screen:
    """The lobby as everyone sees it."""
    terms = sitting.terms
    lines = [
        Text("lobby-title", game=Tag("game-name", sitting.game.key), players=terms.players),
        *(_chair(sitting, seat, places.get(seat)) for seat in range(terms.players)),
        agreed(sitting),
        Text("lobby-commitment", short=sitting.commitment[:SHORT]),
    ]
    lines += [Text("lobby-word", name=terms.name(p), word=word) for p, word in terms.words]
    if terms.asked:
        lines.append(Text("lobby-asked", name=terms.name(terms.opener)))
    return Screen(tuple(lines), controls=_controls(sitting))


def _chair(sitting: Sitting, seat: Seat, place: PlaceRow | None) -> Text:
    if not sitting.taken(seat):
        return Text("lobby-chair-free", number=seat + 1)
    row = sitting.row(seat)
    if row.person is None:
        level = Tag("level-name", row.level or LEVELS[-1])
        return Text("lobby-chair-computer", number=seat + 1, who=who(seat), level=level)
    ready = Text("lobby-ready") if row.person in sitting.terms.ready else ""
    way = Tag("way-name", place.way if place is not None else "unknown")
    return Text("lobby-chair", number=seat + 1, who=who(seat), way=way, ready=ready)


def agreed(sitting: Sitting) -> Text:
    """The options, the clock, how seats are found."""
    chosen = dict(sitting.terms.options)
    told: list[Arg] = [
        option_text(sitting.game.key, one.name, chosen.get(one.name, one.default))
        for one in questions(sitting)
    ]
    told.append(Tag("clock-name", sitting.terms.clock))
    told.append(Tag("seats-name", "lot" if sitting.terms.lot else "choice"))
    if sitting.terms.hints:
        told.append(Text("lobby-hints"))
    return Text("lobby-agreed", options=tuple(told))


def option_text(game: str, name: str, value: str) -> Text:
    """An option and its value in words."""
    written = name.replace("_", "-")
    named_so = Tag("option-name", f"{game}-{written}")
    return Text("option-is", name=named_so, value=Tag("option-value", f"{written}-{value}"))


def _button(
    sitting: Sitting, verb: str, style: str = PLAIN, *, step: int = 0, label: Text | None = None
) -> Button:
    return Button(label or named(verb), Token(verb, sitting.id, step=step), style)


def _controls(sitting: Sitting) -> tuple[tuple[Button, ...], ...]:
    def press(verb: str, style: str = PLAIN, step: int = 0) -> Button:
        return _button(sitting, verb, style, step=step)

    rows = [
        (press("join", GOOD), press("leave"), press("ready")),
        (press("computer", step=LEVELS.index("normal")), press("uncomputer"), press("options")),
        (press("start", GOOD),),
    ]
    if sitting.terms.asked:
        rows[2] = (press("fill", GOOD), press("start"), press("wait"))
    return tuple(rows)


def options_screen(sitting: Sitting) -> Screen:
    """Everything that can be agreed, each value one press; the opener's."""
    terms = sitting.terms
    chosen = dict(terms.options)
    choices = [
        _toggle(sitting, "seats", count, Text("lobby-seats", count=count), count == terms.players)
        for count in sitting.game.counts
    ]
    for index, option in enumerate(sitting.game.options):
        if option not in questions(sitting):
            continue
        now = chosen.get(option.name, option.default)
        for at, value in enumerate(option.values):
            label = option_text(sitting.game.key, option.name, value)
            choices.append(_toggle(sitting, "option", STRIDE * index + at, label, value == now))
    for at, clock in enumerate(CLOCKS):
        label = Text("lobby-clock", time=Tag("clock-name", clock))
        choices.append(_toggle(sitting, "clock", at, label, clock == terms.clock))
    choices += [
        _toggle(sitting, "lot", 1, Text("lobby-lot"), terms.lot),
        _toggle(sitting, "lot", 0, Text("lobby-choice"), not terms.lot),
        _toggle(sitting, "hints", 0 if terms.hints else 1, Text("lobby-hints"), terms.hints),
    ]
    controls = (
        tuple(
            _button(
                sitting,
                "computer",
                step=at,
                label=Text("button-computer-level", level=Tag("level-name", one)),
            )
            for at, one in enumerate(LEVELS)
        ),
        (_button(sitting, "close", BAD),),
    )
    title = Text("lobby-options", game=Tag("game-name", sitting.game.key))
    return Screen(
        (title, agreed(sitting)),
        tuple(choices),
        controls,
        turn_page=Token("optpage", sitting.id),
    )


def _toggle(sitting: Sitting, verb: str, step: int, label: Text, on: bool) -> Button:  # noqa: FBT001
    return Button(label, Token(verb, sitting.id, step=step), PLAIN, None, on)


def seat_screen(sitting: Sitting, seat: Seat) -> Screen:
    """What a person who joined reads in private: this is where the hand will come."""
    game = Tag("game-name", sitting.game.key)
    lines = (Text("lobby-private", game=game, who=who(seat)),)
    chairs = tuple(
        _button(sitting, "sit", step=one, label=Text("button-sit", number=one + 1))
        for one in range(sitting.terms.players)
        if one != seat
    )
    return Screen(lines, chairs, turn_page=Token("hand", sitting.id))
