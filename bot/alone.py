"""One person at a terminal, alone with computer players: a house for one, with all its comforts.

It is the same house as everywhere: the same lobby, table, commands and buttons. It stands on a
database of its own, so games, settings and statistics are there the next time.
"""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot import lobby
from bot.app import open_house
from bot.commands import COMMANDS
from bot.house import House
from bot.manners import Manners
from bot.painting import painter
from bot.people import likes, words_of
from bot.platforms import terminal
from bot.platforms.base import Person, Typed
from bot.platforms.terminal import ROOM, Answer, Ask, Offered, Tell, Terminal
from bot.router import Router
from bot.screen import Board, Sheet
from bot.sheets import made, screen_for
from bot.sitting import OPEN, PLAY, Sitting, load_terms
from bot.words import Words
from bot.world import RealWorld, SeededWorld, World
from games.protocol import LEVELS, Game, Setup
from games.text import Text
from storage import Store
from storage.rows import PUBLIC, TableRow

AT_ONCE: Final = Manners(pace=0.0, pause=1e9, lobby=1e9)
"""Computers do not let anybody wait, and the next round begins when the person says so."""
FILE: Final = "terminal.db"
LEAVE: Final = ("q", "quit", "exit")


async def play_alone(
    game: Game[Any, Any, Any],
    setup: Setup,
    person: Person,
    ask: Ask,
    tell: Tell,
    *,
    folder: Path,
    seed: str = "",
    anew: bool = False,
    any_number: bool = False,
) -> None:
    """A game of this person's from where it stands to its end, and whatever they ask for. A
    `seed` deals the same cards each time, for trying things out: such a game is not kept. A game
    that was left goes on if it has these options and, unless for `any_number`, so many players.
    Raises Refused where so many cannot play this.
    """
    game.start(setup)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a line is waited for on the loop
    with TemporaryDirectory() as nowhere:
        file = (Path(nowhere) if seed else folder) / FILE
        world: World = SeededWorld(seed) if seed else RealWorld()
        async with _house(file, world) as (house, router):
            guest = Alone(house, router, person, ask, tell)
            await guest.sit_down(game, setup, anew=anew or bool(seed), any_number=any_number)
            await guest.stay()


@asynccontextmanager
async def _house(file: Path, world: World) -> AsyncIterator[tuple[House, Router]]:
    store = await Store.open(f"sqlite:///{file}")
    try:
        platforms = {terminal.NAME: Terminal()}
        opening = open_house(store, platforms, world, AT_ONCE, painter, clock=False)
        async with opening as (house, router):
            yield house, router
    finally:
        await store.close()


@dataclass(slots=True)
class Alone:
    """Somebody at a terminal."""

    house: House
    router: Router
    person: Person
    ask: Ask
    tell: Tell
    table: str = ""
    offered: Offered = field(default_factory=Offered)
    lines: int = 0
    _shown: tuple[str, int] = ("", 0)
    """Which version of which table was printed last."""
    _known: set[str] = field(default_factory=set)
    """Tables that were there already: a new one is the one to sit at."""
    _told: tuple[str, ...] = ()
    """What the screen said that was printed last."""
    _words: Words = field(default_factory=Words)

    async def sit_down(
        self, game: Game[Any, Any, Any], setup: Setup, *, anew: bool, any_number: bool = False
    ) -> None:
        """At the game that was left, if it is of the kind that is wanted, or at a new one."""
        row = await self.house.people.met(self.person)
        words = words_of(row)
        running = await self.house.store.tables_of(self.person.key, (PLAY,))
        left = [one for one in running if one.game == game.key]
        left = [one for one in left if _as_wanted(one, setup, any_number=any_number)]
        if left and not anew:
            self.table = max(left, key=lambda one: one.changed).id
            self.tell(words.say(Text("terminal-go-on")))
        else:
            self.table = await self._begun(game, setup)
        self._known = {one.id for one in running} | {self.table}
        self.tell(words.say(Text("terminal-welcome", moves=terminal.WRITTEN[game.key])))

    async def _begun(self, game: Game[Any, Any, Any], setup: Setup) -> str:
        world, manners, key = self.house.world, self.house.manners, self.person.key
        now = world.now()
        new = lobby.opened(
            world.table_id(), ROOM.key, game, key, world.secret(), now, manners, "none"
        )
        terms = replace(new.terms, players=setup.players, options=setup.options, hints=True)
        new = await self.house.keeper.open(replace(new, terms=terms))

        def judge(sitting: Sitting) -> Sitting:
            sitting = lobby.join(sitting, key, self.person.name, "terminal", now)
            return lobby.start(lobby.filled(sitting, LEVELS[-1], now), now, manners)

        await self.house.keeper.change(new.id, judge)
        return new.id

    async def stay(self) -> None:
        """Line by line, until the person leaves."""
        answer = Answer()
        while True:
            await self._show(answer)
            try:
                line = self.ask(self._words.say(Text("terminal-prompt"))).strip()
            except (EOFError, KeyboardInterrupt):
                line = LEAVE[0]
            if line.casefold() in LEAVE:
                self.tell(self._words.say(Text("terminal-bye")))
                return
            answer = await self._answered(line)

    async def _answered(self, line: str) -> Answer:
        answer = Answer()
        self.lines += 1
        if self.offered.beyond(line):
            last = len(self.offered.numbered)
            await answer.say(self._words.say(Text("terminal-no-choice", number=line, last=last)))
            return answer
        said = terminal.inbound(
            line, self.offered, tuple(COMMANDS), self.person, answer, self.table, self.lines
        )
        if line or not isinstance(said, Typed):  # an empty line may mean nothing
            await self.router(said)
        return answer

    async def _show(self, answer: Answer) -> None:
        """What was said to the last line; then the table, if it has gone on."""
        while await self.house.clock.fire():
            pass  # until it is the person's turn, computers play
        self._words = words_of(await self.house.people.person(self.person.key))
        for said in answer.said:
            self.tell(said)
        sitting = await self._current()
        gone_on = (sitting.id, sitting.version) != self._shown
        if answer.shown is not None and not (gone_on and answer.own):
            self._print_answer(answer.shown, own=answer.own)
        if gone_on:
            await self._show_table(sitting)

    async def _show_table(self, sitting: Sitting) -> None:
        self.table, self._shown = sitting.id, (sitting.id, sitting.version)
        seat = sitting.seat_of(self.person.key)
        at = PUBLIC if seat is None or sitting.phase != PLAY else seat
        screen = await screen_for(self.house, sitting, at)
        if isinstance(screen.order, Board):
            screen = replace(screen, order=replace(screen.order, since=0))  # the lines tell it
        sheet = await made(self.house, sitting, at, screen)
        self.tell("")
        row = await self.house.people.person(self.person.key)
        if sheet.picture is not None and not (likes(row).words and at != PUBLIC):
            self._tell_all(sheet.picture.alt_long)
            self.tell("")
        self._print(sheet, None)

    def _print_answer(self, sheet: Sheet, *, own: bool) -> None:
        """What was asked for; of one's own screen only what it did not say before."""
        if own and Offered.of(sheet).numbered == self.offered.numbered:
            self._tell_all("\n".join(line for line in sheet.lines if line not in self._told))
            return
        if not own and sheet.picture is not None:
            sheet = replace(sheet, lines=(*sheet.lines, *sheet.picture.alt_long.splitlines()))
        self._print(sheet, self.offered)

    def _print(self, sheet: Sheet, before: Offered | None) -> None:
        self.offered, self._told = Offered.of(sheet, before), sheet.lines
        for line in terminal.lines_of(sheet, self.offered):
            self.tell(line)

    def _tell_all(self, text: str) -> None:
        for line in text.splitlines():
            self.tell(line)

    async def _current(self) -> Sitting:
        """The table that is played on, or the one that was opened since."""
        rows = await self.house.store.tables_in(ROOM.key, OPEN)
        new = [row.id for row in rows if row.id not in self._known]
        self._known.update(new)
        return await self.house.keeper.get(new[-1] if new else self.table)


def _as_wanted(row: TableRow, setup: Setup, *, any_number: bool) -> bool:
    """Is a game that was left of the kind that somebody wants to play?"""
    terms = load_terms(row.setup)
    agreed = dict(terms.options)
    as_agreed = all(agreed.get(name) == value for name, value in setup.options)
    return as_agreed and (any_number or terms.players == setup.players)
