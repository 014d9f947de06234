"""Pictures in words only, for tests of what is done with pictures; painting is tested elsewhere."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

from render.motion import STILL, Moved

PICTURE = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Sketch:
    """A picture in words only."""

    data: bytes
    alt: str
    alt_long: str
    width: int = 1200
    height: int = 1080
    spots: dict[str, Any] = field(default_factory=dict)
    moved: Moved = STILL


def sketch(order: Any, names: tuple[str, ...], say: Any, theme: str) -> Sketch:
    """Equal orders give equal bytes; an order tells its view by its stamp."""
    told = f"{type(order).__name__} {hashlib.sha256(repr(order).encode()).hexdigest()[:8]}"
    seen = repr(getattr(order, "view", order)).encode()
    data = PICTURE + hashlib.sha256(seen + theme.encode() + repr(order).encode()).digest()
    return Sketch(data, told, f"{told}\nin {theme}")
