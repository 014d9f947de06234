"""What is shared by those who need it at the same time, and forgotten after them."""

from __future__ import annotations

import asyncio

from bot.shared import Shared


def test_who_asks_meanwhile_gets_the_same():
    """However many others were asked for since."""
    locks: Shared[int, asyncio.Lock] = Shared(asyncio.Lock, last=2)
    mine = locks.of(0)
    for other in range(1, 10):
        assert locks.of(other) is not mine
    assert locks.of(0) is mine
    assert locks.get(0) is mine


def test_what_nobody_has_is_forgotten_but_for_the_last():
    """Tables come and go for years."""
    locks: Shared[int, asyncio.Lock] = Shared(asyncio.Lock, last=2)
    for key in range(10):
        locks.of(key)
    assert set(locks) == {8, 9}
    assert locks.get(0) is None
