"""A table on a terminal: one person against computer players, for trying the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.fairness import KeyedDice
from bot.words import Words
from games.protocol import NATURE, Event, Game, Path, Prompt, Seat, Setup, Trouble
from games.text import Text
from render import paint

LEVEL = "normal"
NAMES = ("Anna", "Berta", "Carlo", "Dora", "Emil", "Frieda")  # Anna is the person


WRITTEN = {  # how moves of a game are written
    "caminos": Text("terminal-moves-caminos"),
    "dog": Text("terminal-moves-dog"),
    "rummy": Text("terminal-moves-rummy"),
}


class Left(Exception):
    """The person has left the table."""


@dataclass(slots=True)
class Terminal:
    """One game, from the first shuffle to the result.

    `ask` shows a prompt and gives what was typed, or raises EOFError; `tell` prints a line.
    """

    game: Game[Any, Any, Any]
    setup: Setup
    key: bytes
    words: Words
    ask: Callable[[str], str]
    tell: Callable[[str], object]
    names: tuple[str, ...] = NAMES
    seat: Seat = 0
    chances: int = 0
    choices: int = 0

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        state = self.game.start(self.setup)
        self.say(Text("terminal-welcome", moves=WRITTEN[self.game.key]))
        try:
            while due := self.game.turn(state):
                actor = self.seat if self.seat in due else due[0]
                action = self._action(state, actor)
                try:
                    state, events = self.game.apply(state, actor, action)
                except Trouble as trouble:
                    self.say(trouble.text)
                    continue
                self._report(events)
        except (Left, EOFError, KeyboardInterrupt):
            self.say(Text("terminal-bye"))
            return
        outcome = self.game.outcome(state)
        if outcome is not None:
            self.say(outcome.why)

    def say(self, text: Text) -> None:
        """Print a text in words, its first letter a capital."""
        words = self.words.say(text, self.names)
        self.tell(words[:1].upper() + words[1:])

    def _report(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if event.readers is None or self.seat in event.readers:
                self.say(event.text)

    def _action(self, state: Any, actor: Seat) -> Any:
        if actor == NATURE:
            self.chances += 1
            return self.game.chance(state, KeyedDice(self.key, self.chances))
        view = self.game.view(state, actor)
        if actor == self.seat:
            return self._asked(view)
        self.choices += 1
        return self.game.choose(view, LEVEL, KeyedDice(b"choice" + self.key, self.choices))

    def _asked(self, view: Any) -> Any:
        """What the person plays: by the numbers of the menu, or written."""
        self.tell("")
        self._position(view)
        path: Path = ()
        while True:
            prompt = self.game.prompt(view, path)
            self._show(prompt)
            typed = self.ask(self.words.say(Text("terminal-prompt"))).strip()
            match typed.casefold():
                case "" if prompt.play is not None:
                    return prompt.play
                case "":
                    continue
                case "q" | "quit":
                    raise Left
                case "b" | "back":
                    path = path[:-1]
                case "?" | "why":
                    self._why(view)
                case "h" | "help":
                    self.say(Text("terminal-help", moves=WRITTEN[self.game.key]))
                case "board":
                    self._position(view)
                case number if number.isdecimal() and 0 < int(number) <= len(prompt.choices):
                    path = (*path, prompt.choices[int(number) - 1].step)
                case _:
                    try:
                        return self.game.read(view, typed)
                    except Trouble as trouble:
                        self.say(trouble.text)

    def _position(self, view: Any) -> None:
        """The position in the words that a picture of it has."""
        picture = paint(
            self.game.key,
            view,
            names=self.names,
            say=lambda text: self.words.say(text, self.names),
            theme="light",
        )
        for line in picture.alt_long.splitlines():
            self.tell(line)

    def _show(self, prompt: Prompt[Any, Any]) -> None:
        self.say(prompt.question)
        for number, choice in enumerate(prompt.choices, start=1):
            label = self.words.say(choice.label, self.names)
            self.tell(f"  {number:>2}  {label}")
        if prompt.play is not None:
            self.say(Text("terminal-confirm"))

    def _why(self, view: Any) -> None:
        reasons = self.game.reasons(view)
        if not reasons:
            self.say(Text("why-nothing"))
        for reason in reasons:
            text = Text("why-line", what=reason.what, why=reason.why, rule=reason.paragraph)
            self.tell(f"  {self.words.say(text, self.names)}")
