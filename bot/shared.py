"""Things that whoever needs one at the same time must share: a lock a table, a lane a place."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Final, Generic, TypeVar
from weakref import WeakValueDictionary

LAST: Final = 1024

Key = TypeVar("Key")
Thing = TypeVar("Thing")


class Shared(Generic[Key, Thing]):
    """One thing for each key, made when it is first asked for and the same for everybody while
    anybody has it. The last ones are kept longer: they are wanted again with the next press.
    """

    def __init__(self, make: Callable[[], Thing], last: int = LAST) -> None:
        self._make = make
        self._known: WeakValueDictionary[Key, Thing] = WeakValueDictionary()
        self._last: deque[Thing] = deque(maxlen=last)

    def __iter__(self) -> Iterator[Key]:
        return iter(tuple(self._known))

    def get(self, key: Key) -> Thing | None:
        """The thing of this key, if anybody may have it."""
        return self._known.get(key)

    def of(self, key: Key) -> Thing:
        """The thing of this key."""
        thing = self._known.get(key)
        if thing is None:
            thing = self._known[key] = self._make()
            self._last.append(thing)
        return thing
