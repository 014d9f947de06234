"""What a game is: the one page to read first.

A game is a set of pure functions over values. `start` gives a state; `turn` says who must
act; `apply` judges one action and gives the next state. Chance is an action too, made by
the seat NATURE, so that a log replays without dice. What a seat may know is its `View`,
and everything that is shown to a seat, or chosen for it, is made of the view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from games.text import Tag, Text

Seat: TypeAlias = int  # 0, 1, ... in playing order
NATURE: Final[Seat] = -1  # shuffles and blind draws are actions too, and are logged
Path: TypeAlias = tuple[int, ...]  # how far a person has come in a menu: their draft
Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

MOST_CHOICES: Final = 25  # of a prompt: what a select menu of a chat can hold
LEVELS: Final = ("easy", "normal")  # of computer players, in every game

_set = object.__setattr__

T = TypeVar("T")
State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")
State_co = TypeVar("State_co", covariant=True)
Action_co = TypeVar("Action_co", covariant=True)


class Dice(Protocol):
    """The only randomness: made by the core, the same in every version of Python."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely."""
        ...

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in some order, each as likely."""
        ...


class Trouble(ValueError):
    """Something a person did that cannot be done; `text` says why, in no language yet."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key, *text.args)
        self.text = text


class Refused(Trouble):
    """Understood, but the rules do not allow it."""


class Unreadable(Trouble):
    """Not understood: the text says how it is written."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How many sit down, and what they agreed on: values by option name."""

    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __getitem__(self, name: str) -> str:
        return dict(self.options)[name]


@dataclass(frozen=True, slots=True)
class Option:
    """Something people may agree on before the game; `when` it is a question at all."""

    name: str
    values: tuple[str, ...]
    default: str
    when: Callable[[Setup], bool] = lambda _: True


@dataclass(frozen=True, slots=True, eq=False)
class Event:
    """Something that happened, and the seats that may read it (None: everyone)."""

    text: Text
    readers: tuple[Seat, ...] | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self.readers == other.readers and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.text, self.readers))


class Later(Event, Generic[T]):
    """An event that is worded when somebody reads it.

    Searches and replays make plays by the thousand that nobody reads about.
    """

    __slots__ = ("_about", "_tell", "_told")
    _about: T
    _tell: Callable[[T], Text]
    _told: Text

    def __init__(
        self, tell: Callable[[T], Text], about: T, readers: tuple[Seat, ...] | None = None
    ) -> None:
        _set(self, "_tell", tell)
        _set(self, "_about", about)
        _set(self, "readers", readers)

    @property
    def text(self) -> Text:
        """What happened; worded for the first reader, then remembered."""
        try:
            return self._told
        except AttributeError:
            _set(self, "_told", self._tell(self._about))
            return self._told


class Step(NamedTuple, Generic[State_co]):
    """What an action leads to."""

    state: State_co
    events: tuple[Event, ...]


class Deed(NamedTuple, Generic[State_co, Action_co]):
    """An action that was done, with the states around it."""

    before: State_co
    seat: Seat
    action: Action_co
    after: State_co


@dataclass(frozen=True, slots=True)
class Fact:
    """Something of a whole game that can be counted, by seat: `dog-folds`."""

    name: str
    counts: tuple[int, ...]
    record: bool = False  # the highest of several counts, and not their sum


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round (`final` is False) or the match ended."""

    final: bool
    winners: tuple[Seat, ...]  # nobody: a draw
    why: Text
    rounds: tuple[tuple[int, ...], ...] = ()  # the score table: a row a round, a number a seat
    scores: tuple[int, ...] = ()  # its sums; empty where no points are counted
    marks: tuple[str, ...] = ()  # places to show in the picture: the winning path


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to a prompt. `step` is a code of the rules, never a position in a list."""

    step: int
    label: Text
    spot: str | None = None  # its place in the picture: "ring:12", "card:7", "cell:c3"
    on: bool | None = None  # toggles only: is it on now?


@dataclass(frozen=True, slots=True)
class Prompt(Generic[View, Action]):
    """A question on the way to a play.

    `play` is the complete action that the path amounts to, if any; `question` then names
    what it will do, losses of one's own and the partner's first. `preview` is the view as
    it would be after the path. `look`: should be looked at before it is played; False where
    it costs one's own side nothing and the last answer said it all. `also` are answers that
    are not listed, being too many, but can be pointed at in the picture. `instead` are answers that
    can be given in the place of the last one: the stone turned on, the stone turned back. `back`
    are the answers that one step back leads to, where those are not the same without the last.
    `does` is what the play is called on the button that makes it, where "play" is not the word
    for it.
    """

    question: Text
    choices: tuple[Choice, ...]
    play: Action | None
    preview: View
    marks: tuple[str, ...] = ()
    look: bool = True
    also: tuple[Choice, ...] = ()
    instead: tuple[Choice, ...] = ()
    back: Path | None = None
    does: Text | None = None


@dataclass(frozen=True, slots=True)
class Reason:
    """What cannot be played now, why not, and the paragraph of RULES.md that says so."""

    what: Tag
    why: Text
    paragraph: str


class Game(Protocol[State, Action, View]):
    """The rules of one game."""

    key: str  # "dog"
    rules: int  # raised when an old log would replay differently
    menu: int  # raised when the steps of its menus change meaning
    ponders: bool  # may a question of its menus take long, as with a solver behind it?
    counts: tuple[int, ...]  # numbers of players
    options: tuple[Option, ...]

    # The life of a game

    def start(self, setup: Setup) -> State:
        """The first state; raises Refused when this cannot be played."""
        ...

    def turn(self, state: State) -> tuple[Seat, ...]:
        """Who must act now: one seat or several, (NATURE,), or () when the match is over."""
        ...

    def chance(self, state: State, dice: Dice) -> Action:
        """NATURE's action here, drawn with the dice."""
        ...

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """What the action leads to; raises Refused."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """How it ended, at the end of a round and of the match."""
        ...

    def facts(self, deeds: Iterable[Deed[State, Action]]) -> tuple[Fact, ...]:
        """What people talk about after a game, of all that was done in it."""
        ...

    def teams(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together; everyone alone gives teams of one."""
        ...

    # What a seat knows

    def view(self, state: State, seat: Seat | None) -> View:
        """All that a seat may know; None: an onlooker; NATURE: everything."""
        ...

    def imagine(self, view: View, dice: Dice) -> State:
        """Some state that looks like this view."""
        ...

    def plays(self, view: View) -> Iterator[Action] | None:
        """Every distinct action of the viewing seat, lazily; None where they cannot be listed."""
        ...

    def prompt(self, view: View, path: Path = ()) -> Prompt[View, Action]:
        """The question after these answers; raises Refused where the path leads nowhere."""
        ...

    def sure(self, view: View, action: Action) -> Prompt[View, Action]:
        """The last question about a play that was read: what it will do. `look` says whether it
        costs one's own side something; raises Refused where it cannot be played.
        """
        ...

    def reasons(self, view: View) -> tuple[Reason, ...]:
        """What the viewing seat holds and cannot play now, and why."""
        ...

    def choose(self, view: View, level: str, dice: Dice) -> Action:
        """What a computer player of that level does."""
        ...

    def motive(self, view: View, action: Action) -> Text:
        """Why a good player would do this: one sentence."""
        ...

    def ahead(self, view: View) -> View | None:
        """The view of a seat that is not due as it would be if it were; None where that means
        nothing. Its plays are what the seat can plan.
        """
        ...

    def lasting(self, draft: Path) -> Path:
        """What of a draft stays when its play is made or given up: how one likes to look at what
        one holds, as far as the menu asks; never a part of a play.
        """
        ...

    def overdue(self, view: View, draft: Path) -> Action | None:
        """The rules' own answer to a time-out, if they have one."""
        ...

    def forced(self, view: View) -> Action | None:
        """What the table does for this seat, because nothing else is left and nothing is chosen."""
        ...

    # As text, as data

    def write(self, view: View, action: Action) -> str:
        """An action in notation; the view is the acting seat's own, or NATURE's."""
        ...

    def read(self, view: View, text: str) -> Action:
        """The action that a text means; raises Unreadable or Refused."""
        ...

    def write_position(self, state: State) -> str:
        """The whole position on one line."""
        ...

    def read_position(self, text: str) -> State:
        """The state that a line means; raises Unreadable."""
        ...

    def dump_state(self, state: State) -> Json:
        """The state as plain data, with its record."""
        ...

    def load_state(self, data: Json) -> State:
        """The inverse of `dump_state`."""
        ...

    def dump_action(self, action: Action) -> Json:
        """The action as plain data."""
        ...

    def load_action(self, data: Json) -> Action:
        """The inverse of `dump_action`; raises Unreadable."""
        ...


def agree(setup: Setup, counts: tuple[int, ...], options: tuple[Option, ...]) -> Mapping[str, str]:
    """Every option's value in this setup, defaults filled in; raises Refused.

    An option that is no question here (`when`) must be left out or at its default.
    """
    if setup.players not in counts:
        raise Refused(Text("setup-players", players=setup.players, counts=tuple(counts)))
    chosen = dict(setup.options)
    agreed: dict[str, str] = {}
    for option in options:
        value = chosen.pop(option.name, option.default)
        if value not in option.values or (value != option.default and not option.when(setup)):
            raise Refused(Text("setup-value", option=option.name, value=value))
        agreed[option.name] = value
    for name in chosen:
        raise Refused(Text("setup-option", option=name))
    return agreed


def nothing_lasts(draft: Path) -> Path:  # noqa: ARG001 - as every game has it
    """`Game.lasting` where a menu asks only what is to be played."""
    return ()
