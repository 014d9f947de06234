"""python-chess as a yardstick, driven over a pipe."""

from __future__ import annotations

import subprocess
from pathlib import Path
from types import TracebackType
from typing import Self


class Chess:
    """Random chess moves a second, measured on request in a process of its own."""

    def __init__(self, python: str) -> None:
        script = Path(__file__).with_name("chess_moves.py")
        self._process = subprocess.Popen(
            [python, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def speed(self, seconds: float) -> float:
        """Measure now, for that many seconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(seconds, file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.communicate()
