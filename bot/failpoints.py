"""Named moments at which a test can end the program; in service they do nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

NAMES = ("judged", "stored", "answered", "intended", "sent", "shown", "fired")

_hook: Callable[[str], Awaitable[None]] | None = None


def install(hook: Callable[[str], Awaitable[None]] | None) -> None:
    """From now on the hook is asked at every moment; None: no more."""
    global _hook  # noqa: PLW0603 - one process, one test
    _hook = hook


async def reach(name: str) -> None:
    """This moment has come."""
    if _hook is not None:
        await _hook(name)
