"""What a painter is asked for, and what it gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from games.protocol import Prompt, Seat
from games.text import Text
from render import motion
from render.sheet import Sheet

Say: TypeAlias = Callable[[Text], str]  # a text in words of one language; seats by these names
Area: TypeAlias = motion.Area  # left, top, width, height in pixels
View_contra = TypeVar("View_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG file, the same in words, and where in it things are.

    `alt` is the position in at most 1,000 characters; `alt_long` is complete: a person who sees
    no picture plays from it. `spots` names places as `Choice.spot` and `Prompt.marks` do.
    """

    data: bytes
    width: int
    height: int
    alt: str
    alt_long: str
    spots: Mapping[str, Area]
    moving: Callable[[], motion.Moved] = field(default=motion.still, repr=False, compare=False)

    @property
    def moved(self) -> motion.Moved:
        """What moved to give it, found when somebody asks: chats never do."""
        return self.moving()


class Plan(NamedTuple):
    """A reader who is not due looks for what to play when they are, or has found it: a view then
    may be as if it were their turn.
    """

    said: Text  # so that nobody takes it for a play
    due: tuple[Seat, ...]  # whose turn it is


@dataclass(frozen=True, slots=True)
class Brief:
    """All that a picture depends on besides the view."""

    names: Sequence[str]
    say: Say
    theme: str
    since: int = 0  # how many plays of the record are new to this reader
    marks: Sequence[str] = ()  # places to point at: `Prompt.marks`, `Outcome.marks`
    paper: type[Sheet] = Sheet  # tests have another kind, which draws everything large
    ended: bool = False  # it was given up or ended early: nobody is to play
    plan: Plan | None = None


def pointing(prompt: Prompt[Any, Any]) -> tuple[str, ...]:
    """The marks of a question: what was chosen, and with a "?" in front what can be."""
    choices = (f"?{choice.spot}" for choice in prompt.choices if choice.spot)
    return (*prompt.marks, *dict.fromkeys(choices))


MOST: Final = 1_000  # characters of an alternative text


def shortened(text: str, most: int = MOST) -> str:
    """A text of at most so many characters, cut after a word."""
    if len(text) <= most:
        return text
    return text[: most - 1].rpartition(" ")[0] + "…"


class Painter(Protocol[View_contra]):
    """The painter of one game."""

    def __call__(self, view: View_contra, brief: Brief) -> Picture: ...
