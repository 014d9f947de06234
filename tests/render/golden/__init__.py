"""Golden pictures: what they look like was looked at, and does not change unnoticed."""

from __future__ import annotations

import io
import zlib
from pathlib import Path

from PIL import Image, ImageChops

from games.protocol import Outcome
from games.text import Tag, Text, who
from render import PAINTERS, paint
from render.lobby import Place, paint_lobby
from render.score import Fact, Result, paint_result
from tests.render.scenes import NAMES, SCENES, say

FOLDER = Path(__file__).parent
FAILED = Path(__file__).parents[3] / "build" / "pictures"
THEMES = ("light", "dark")


def _table(name: str, theme: str) -> bytes:
    """A lobby or a result."""
    if name.startswith("lobby"):
        _, game, count = name.split("-")
        seats = [Place(n, ready=i != 1) for i, n in enumerate(NAMES[: int(count)])]
        seats[-1] = Place(None)
        agreed = [Text("picture-rounds"), Text("picture-game")]
        return paint_lobby(game, seats, agreed, say=say, theme=theme).data
    if name in ("result-match", "result-dog"):
        counted = {"dealt": (21, 19), "folds": (6, 7), "sent": (11, 8), "lost": (9, 12)}
        facts = tuple(
            Fact(Text("fact-name-of", name=Tag("fact-name", f"dog-{what}")), counts)
            for what, counts in counted.items()
        )
        why = Text("dog-won-together", who=(who(0), who(2)), round=14)
        match = ((1, 0), (0, 1), (1, 0), (1, 0)) if name == "result-match" else ()
        result = Result(
            Outcome(True, (0, 2), why), NAMES[:4], ((0, 2), (1, 3)), facts, match, (15, 8, 15, 12)
        )
    else:
        rounds = ((10, -30, 20, 0), (-5, 55, -20, -30), (-12, 40, -8, -20))
        why = Text("dog-won-alone", who=(who(1),), round=3)
        outcome = Outcome(False, (1,), why, rounds, (-7, 65, -8, -50))
        result = Result(outcome, NAMES[:4], ((0,), (1,), (2,), (3,)))
    return paint_result(result, say=say, theme=theme).data


TABLES = (
    "lobby-dog-4",
    "lobby-dog-6",
    "lobby-rummy-4",
    "lobby-caminos-2",
    "result-match",
    "result-round",
    "result-dog",
)
SHOWN = [
    *((key, name) for key in PAINTERS for name in SCENES.get(key, ())),
    *(("table", name) for name in TABLES),
]  # fmt: skip


def theme_of(index: int) -> str:
    """Light and dark take turns."""
    return THEMES[index % 2]


def actual(key: str, name: str, theme: str) -> bytes:
    """The picture as it is painted now."""
    if key == "table":
        return _table(name, theme)
    return paint(**SCENES[key][name].show(key), theme=theme).data


def file(key: str, name: str, theme: str) -> Path:
    """Where a golden picture is kept."""
    return FOLDER / f"{key}-{name}-{theme}.png"


def opened(data: bytes) -> Image.Image:
    """The picture in true colours."""
    return Image.open(io.BytesIO(data)).convert("RGB")


def patient(data: bytes) -> bytes:
    """The same picture in fewer bytes, for the repository."""
    image = Image.open(io.BytesIO(data))
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True, compress_level=zlib.Z_BEST_COMPRESSION)
    return out.getvalue()


def write_failed(found: Path, now: Image.Image, golden: Image.Image) -> Path:
    """Write what was painted, and where it differs."""
    FAILED.mkdir(parents=True, exist_ok=True)
    now.save(FAILED / found.name)
    if now.size == golden.size:
        apart = ImageChops.difference(now, golden).point(lambda v: min(255, 4 * v))
        apart.save(FAILED / f"{found.stem}-difference.png")
    return FAILED / found.name
