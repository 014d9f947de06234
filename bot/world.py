"""Time, randomness and identity: handed in, never taken from the air."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from string import ascii_letters, digits
from typing import Protocol

from bot.fairness import SECRET
from bot.tokens import ID

SIGNS = ascii_letters + digits


class World(Protocol):
    """What the program takes from outside besides people."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Let so much time pass."""
        ...

    def table_id(self) -> str:
        """A new table's name, not to be guessed."""
        ...

    def secret(self) -> bytes:
        """A new table's secret."""
        ...

    def nonce(self) -> str:
        """A name for one message to be sent."""
        ...


class RealWorld:
    """The clock on the wall and the system's randomness."""

    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def table_id(self) -> str:
        return "".join(secrets.choice(SIGNS) for _ in range(ID))

    def secret(self) -> bytes:
        return secrets.token_bytes(SECRET)

    def nonce(self) -> str:
        return secrets.token_hex(8)


class SeededWorld(RealWorld):
    """The same names and secrets at every run: for tests, never for play."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = 0

    def _bytes(self) -> bytes:
        self._count += 1
        return hashlib.sha256(f"{self._seed} {self._count}".encode()).digest()

    def table_id(self) -> str:
        return "".join(SIGNS[byte % len(SIGNS)] for byte in self._bytes()[:ID])

    def secret(self) -> bytes:
        return self._bytes()

    def nonce(self) -> str:
        return self._bytes()[:8].hex()
