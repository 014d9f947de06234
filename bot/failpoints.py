"""Named moments at which a test can end the program; in service they do nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

NAMES = (
    "judged",  # a change is decided
    "stored",  # it is in the store
    "drafted",  # a step of a menu is
    "answered",  # whoever pressed sees it
    "intended",  # a message is going to be posted
    "sent",  # it was sent, and we do not know it yet
    "posted",  # we do, and the message before it is still there
    "shown",  # all is as it should be there
    "fired",  # what had to happen by now has happened, and is not crossed off yet
)

_hook: Callable[[str], Awaitable[None]] | None = None


def install(hook: Callable[[str], Awaitable[None]] | None) -> None:
    """From now on the hook is asked at every moment; None: no more."""
    global _hook  # noqa: PLW0603 - one process, one test
    _hook = hook


async def reach(name: str) -> None:
    """This moment has come."""
    if _hook is not None:
        await _hook(name)
