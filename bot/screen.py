"""What is shown, neutral of platform: a `Screen` of texts and tokens, a `Sheet` of words.

A screen is made of what its reader may know, in no language yet. `lay_out` words it in the
reader's language within a platform's limits: long menus become pages. An adapter only puts a
sheet where it belongs.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from bot.faces import faces
from bot.tokens import Token, read
from games.protocol import Outcome, Refused, Seat
from games.text import Tag, Text
from render.motion import Moved
from render.picture import Plan

PLAIN: Final = "plain"
GOOD: Final = "good"
BAD: Final = "bad"
TOGGLE: Final = "toggle"  # the verb of what is on or off, each by itself

WIDTH: Final = 32  # characters of labels that a phone shows side by side
GAP: Final = 3

Say = Callable[[Text], str]
Line = Callable[[Text], str]
"""Words a text as a line or label of its own, which begins with a capital."""


@dataclass(frozen=True, slots=True)
class Board:
    """A picture to be painted: a position as somebody sees it."""

    game: str
    view: Any = field(repr=False)  # told by its stamp in digests: views are large
    since: int = 0
    """How many plays are new to the reader."""
    marks: tuple[str, ...] = ()
    stamp: tuple[int, ...] = ()
    """Of which entry of the log, and which draft, this is the view."""
    ended: bool = False
    """Was the game given up or ended there? Then nobody is to play."""
    plan: Plan | None = None
    """The reader is not due, and plans."""
    told: bool = False
    """Are the plays that are new told beside it, too? In the midst of a menu they are not."""


@dataclass(frozen=True, slots=True)
class Chairs:
    """A picture to be painted: a lobby. Each chair is taken or not, and its person ready or not."""

    game: str
    taken: tuple[tuple[bool, bool], ...]
    agreed: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """A picture to be painted: how a match ended."""

    game: str
    outcome: Outcome
    teams: tuple[tuple[Seat, ...], ...]
    facts: tuple[tuple[Text, tuple[int, ...]], ...] = ()
    """What was counted, a number a team."""
    view: Any = field(default=None, repr=False)
    """The last position; how it ended tells it from others in digests."""


Order: TypeAlias = Board | Chairs | Ended


class Button(NamedTuple):
    """A press that is offered."""

    label: Text
    token: Token
    style: str = PLAIN
    spot: str | None = None
    on: bool | None = None
    only: frozenset[str] | None = None
    """Those it is for, by their keys, where everyone has a copy of their own; None: everyone."""
    but: frozenset[str] = frozenset()
    """Those it is not for, likewise."""
    apart: bool = False
    """It stands on such copies alone: a place that all share would offer it to everybody."""
    ruled: bool = False
    """It is for whoever decides for the table, likewise."""


@cache
def named(verb: str) -> Text:
    """The usual label of a button with this verb."""
    return Text("button-label", name=Tag("button-name", verb))


@dataclass(frozen=True, slots=True)
class Screen:
    """What one reader is shown. `choices` may be paged, `controls` are always there."""

    paragraphs: tuple[Text, ...]
    choices: tuple[Button, ...] = ()
    controls: tuple[tuple[Button, ...], ...] = ()
    order: Order | None = None
    typed: Text | None = None
    """What can be written here, if anything."""
    told: tuple[tuple[float, Text], ...] = field(default=(), repr=False)
    """The log beside the table, for platforms that show one."""
    turn_page: Token | None = None
    """The press that turns to a page, its step left open."""
    page: int = 0
    also: tuple[Button, ...] = ()
    """Choices that are not listed, but can be pointed at in the picture."""


class Key(NamedTuple):
    """A button in words."""

    label: str
    token: str
    style: str = PLAIN
    spot: str | None = None
    on: bool | None = None
    url: str | None = None
    """It leads out of the chat instead of being pressed; then it has no token."""
    face: str | None = None
    """The small picture of what it is about (`render.faces`), where a platform has such."""


class Painted(Protocol):
    """A finished picture."""

    @property
    def data(self) -> bytes: ...
    @property
    def width(self) -> int: ...
    @property
    def height(self) -> int: ...
    @property
    def alt(self) -> str: ...
    @property
    def alt_long(self) -> str: ...
    @property
    def spots(self) -> Mapping[str, tuple[int, int, int, int]]:
        """Where things are that can be pressed: left, top, width, height."""
        ...

    @property
    def moved(self) -> Moved:
        """What moved to give it, for platforms that can show that."""
        ...


@dataclass(frozen=True, slots=True)
class Sheet:
    """A screen in the words of one language, ready to be put somewhere."""

    lines: tuple[str, ...]
    rows: tuple[tuple[Key, ...], ...] = ()
    also: tuple[Key, ...] = ()
    """What can be pressed in the picture alone, where a platform can do that."""
    picks: tuple[Key, ...] = ()
    """Toggles to be picked from one list, where a platform has such lists; not in `rows` then."""
    pick: str = ""
    """What such a list is for."""
    picture: Painted | None = field(default=None, repr=False)
    paint: Callable[[str], Painted] | None = field(default=None, repr=False, compare=False)
    """The same picture in another theme; to be called off the event loop."""
    theme: str = ""
    """That of the picture."""
    result: bool = False
    """Does the picture say how a match ended, in the place of a board?"""
    typed: str | None = None
    mention: tuple[str, ...] = ()
    """People to be told, by their keys."""
    told: tuple[tuple[float, str], ...] = ()
    """What happened so far, with its times, where a log is shown."""
    faces: tuple[tuple[str, ...], ...] = ()
    """Small pictures of what each of the first lines is about, where a platform has such."""
    copy: Copy | None = field(default=None, repr=False, compare=False)
    """What everyone sees, as one of them reads it: for a platform where each has a copy."""

    def digest(self, *more: object) -> str:
        """Equal for what a reader would see as equal: what shows it already need not be sent
        again. `more` stands for the picture and for the log beside it.
        """
        seen = (self.lines, self.rows, self.also, self.picks, self.pick, self.typed, more)
        return hashlib.sha256(_encode(seen).encode()).hexdigest()[:20]

    @property
    def table(self) -> str:
        """The table that its buttons are about; empty: none."""
        for row in (*self.rows, self.picks):
            for key in row:
                try:
                    table = read(key.token).table
                except Refused:  # it leads out of the chat, or is a platform's own
                    continue
                if table:
                    return table
        return ""


Copy = Callable[[str | None, str], Awaitable[Sheet]]
"""The copy of a person, by their key (None: whoever only looks on), in a language."""

# Quicker by far than `repr`, which asks every button in Python what it is called.
_encode: Final = json.JSONEncoder(check_circular=False).encode


class Space(Protocol):
    """How much a platform can show (see `platforms.base.Limits`)."""

    @property
    def row(self) -> int: ...
    @property
    def rows(self) -> int: ...
    @property
    def buttons(self) -> int: ...
    @property
    def label(self) -> int: ...
    @property
    def log(self) -> bool: ...
    @property
    def picks(self) -> int: ...
    @property
    def faces(self) -> bool: ...


def lay_out(screen: Screen, line: Line, space: Space) -> Sheet:
    """The screen in words, its buttons in rows that fit."""
    game = _played(screen) if space.faces else ""
    controls = [tuple([_key(b, line, space) for b in row]) for row in screen.controls if row]
    taken = sum(len(row) for row in controls)
    picks = _picks(screen, space)
    keys = [_key(button, line, space, game) for button in screen.choices if button not in picks]
    free = space.rows - len(controls) - bool(picks)
    room = replace_space(space, rows=free, buttons=space.buttons - taken)
    rows = _rows(keys, room)
    if not _fits(rows, room):
        turns = replace_space(room, rows=room.rows - 1, buttons=room.buttons - 2)
        pages = _pages(keys, turns)
        at = screen.page % len(pages)
        rows = [*_rows(pages[at], turns), _turns(screen, line, at, len(pages))]
    return Sheet(
        lines=tuple([line(text) for text in screen.paragraphs]),
        rows=(*map(tuple, rows), *controls),
        also=tuple([_key(button, line, space) for button in screen.also if button not in picks]),
        picks=tuple([_pick(button, line, space, game) for button in picks]),
        pick=line(Text("pick-some")) if picks else "",
        typed=None if screen.typed is None else line(screen.typed),
        told=tuple((at, line(text)) for at, text in screen.told) if space.log else (),
        faces=tuple(faces(text, game) for text in screen.paragraphs) if game else (),
        result=isinstance(screen.order, Ended),
    )


def _played(screen: Screen) -> str:
    """The game whose things a screen is about; in a lobby nobody has a colour yet."""
    order = screen.order
    return order.game if isinstance(order, Board | Ended) else ""


class _Space(NamedTuple):
    row: int
    rows: int
    buttons: int
    label: int
    log: bool = False
    picks: int = 0
    faces: bool = False


def _picks(screen: Screen, space: Space) -> tuple[Button, ...]:
    """The toggles that go into one list: those of the menu first, then those of the picture."""
    offered = [one for one in (*screen.choices, *screen.also) if one.token.verb == TOGGLE]
    return () if len(offered) <= space.row else tuple(offered[: space.picks])


def _pick(button: Button, line: Line, space: Space, game: str) -> Key:
    """A line of a list, which has its own way to show what is on."""
    return _key(button._replace(on=None), line, space, game)._replace(on=button.on)


def replace_space(space: Space, *, rows: int, buttons: int) -> Space:
    """The same with less room."""
    return _Space(space.row, max(1, rows), max(1, buttons), space.label)


def _key(button: Button, line: Line, space: Space, game: str = "") -> Key:
    text, token, style, spot, on, *_ = button
    label = line(text)
    if on is not None:
        label = f"{'✓' if on else '·'} {label}"
    if len(label) > space.label:
        label = label[: space.label - 1] + "…"
    face = next(iter(faces(text, game, 1)), None) if game else None
    return Key(label, str(token), style, spot, on, None, face)


def _rows(keys: Sequence[Key], space: Space) -> list[list[Key]]:
    """As many side by side as can be read."""
    rows: list[list[Key]] = []
    width = 0
    for key in keys:
        needed = len(key.label) + GAP
        if rows and len(rows[-1]) < space.row and width + needed <= WIDTH:
            rows[-1].append(key)
            width += needed
        else:
            rows.append([key])
            width = needed
    if len(rows) > space.rows and len(keys) <= space.rows * space.row:
        each = -(-len(keys) // space.rows)  # narrower than one would like, but on one page
        rows = [list(keys[i : i + each]) for i in range(0, len(keys), each)]
    return rows


def _fits(rows: Sequence[Sequence[Key]], space: Space) -> bool:
    return len(rows) <= space.rows and sum(len(row) for row in rows) <= space.buttons


def _pages(keys: Sequence[Key], space: Space) -> list[list[Key]]:
    pages: list[list[Key]] = [[]]
    for key in keys:
        if pages[-1] and not _fits(_rows([*pages[-1], key], space), space):
            pages.append([])
        pages[-1].append(key)
    return pages


def _turns(screen: Screen, line: Line, at: int, pages: int) -> list[Key]:
    turn = screen.turn_page
    if turn is None:
        raise ValueError("a screen with many choices says how its pages are turned")
    back = turn._replace(step=(at - 1) % pages)
    on = turn._replace(step=(at + 1) % pages)
    number = Text("page-next", page=at + 1, pages=pages)
    if pages == 2:
        return [Key(line(number), str(on))]
    return [Key(line(Text("page-back")), str(back)), Key(line(number), str(on))]
