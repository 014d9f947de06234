"""The published descriptions of Discord's and Telegram's interfaces, where they lie at hand.

They are not ours to ship; `STAMMTISCH_SPECS` names their folder. A clone without them runs every test all the same; requests are then
not held against the description, and the run says so in one line. `.ci/run` insists on them.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any, Final

USUAL: Final = Path(__file__).resolve().parents[2] / "shared" / "specs"
FOLDER: Final = Path(os.environ.get("STAMMTISCH_SPECS") or USUAL)
NAMES: Final = ("discord_openapi.json", "telegram_api.json")


@cache
def described(name: str) -> Any | None:
    """One description, or None where it is not at hand."""
    path = FOLDER / name
    return json.loads(path.read_text("utf-8")) if path.is_file() else None


def absent() -> list[str]:
    """Which descriptions are not at hand."""
    return [name for name in NAMES if not (FOLDER / name).is_file()]
