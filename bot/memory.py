"""How often Python looks for garbage that only a search can find."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

RARELY: Final = (20_000, 20, 20)  # objects made between two searches, and of those between larger


@contextmanager
def seldom_searched() -> Iterator[None]:
    """Search rarely, and never through what is there already.

    Values without cycles, as ours are, go by themselves. With the usual thresholds a sixth of
    every press is spent on searching through tables that stay.
    """
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*RARELY)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
