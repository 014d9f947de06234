"""Pictures: view to bytes, against zlib's default compression of the same picture's rows."""

from __future__ import annotations

import io
import time
import zlib
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

from PIL import Image

from games import GAMES
from games.protocol import Setup
from render import PAINTERS, paint
from render.sheet import CANVASES
from render.sprites import CACHE
from render.theme import LIMIT
from tests.bench.table import Line
from tests.bench.yardstick import Chess
from tests.render.scenes import NAMES, say, walk

ROUNDS = 15
OTHERS = ("Zoë", "Ravi", "Noé", "Jiří", "Åsa", "Bo")  # names that no picture has had yet


def cpu(work: Callable[[], Any]) -> float:
    """Seconds of this process."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def rows(data: bytes) -> bytes:
    """The scan lines of a picture: palette numbers with a zero in front of each row."""
    image = Image.open(io.BytesIO(data))
    whole = Image.new("L", (image.width + 1, image.height))
    whole.paste(Image.frombytes("L", image.size, image.tobytes()), (1, 0))
    return whole.tobytes()


EVERY = {"caminos": 1}  # actions from one position to the next; its rounds are short


Shown = tuple[Any, int, tuple[str, ...]]  # a view, how many plays are new, marks


def views(key: str, players: int, *, private: bool, marks: tuple[str, ...]) -> list[Shown]:
    """Positions in the middle of a random game, with how many plays are new."""
    walked = list(walk(key, Setup(players), f"bench {key} {players}", 400, EVERY.get(key, 8)))
    walked = walked[len(walked) // 5 :]
    found = []
    for number, (state, since) in enumerate(walked[:: max(1, len(walked) // 12)]):
        seat = number % players if private else None
        found.append((GAMES[key].view(state, seat), min(since, players), marks))
    return found


def painted(key: str, shown: Shown, names: tuple[str, ...] = NAMES) -> bytes:
    view, since, marks = shown
    return paint(key, view, names=names, say=say, theme="light", since=since, marks=marks).data


def warm(key: str, shown: list[Shown]) -> tuple[float, float, int]:
    """Medians a picture of ours and of zlib's, in turns; and the longest file."""
    files = [painted(key, one) for one in shown]
    lines = [rows(data) for data in files]
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(sum(cpu(lambda one=one: painted(key, one)) for one in shown))
        theirs.append(sum(cpu(lambda one=one: zlib.compress(one, 6)) for one in lines))
    count = len(shown)
    return median(ours) / count, median(theirs) / count, max(map(len, files))


def first_of_a_table(key: str, players: int, shown: list[Shown]) -> float:
    """A position and names that no picture has shown yet; other games have been painted."""
    CACHE.clear()
    for other in ("one game", "another", "a third"):
        for state, since in walk(key, Setup(players), other, 400, EVERY.get(key, 8)):
            for seat in (None, 0):
                painted(key, (GAMES[key].view(state, seat), min(since, players), shown[0][2]))
    times = []
    for number, one in enumerate(shown):
        names = tuple(f"{name} {number}" for name in OTHERS)
        times.append(cpu(lambda one=one, who=names: painted(key, one, who)))
    return median(times)


def lines(_chess: Chess) -> Iterator[Line]:
    """Board and private pictures of each game, the first of a table, and the memory of it all."""
    for key in PAINTERS:
        tables = (4, 6) if key == "dog" else (GAMES[key].counts[-1],)
        for players in tables:
            for private in (False, True):
                yield from _pictures(key, players, private=private)
    yield from _pictures("caminos", 2, private=False, marks=("solid",))
    kept = (CACHE.bytes + CANVASES.bytes) / 1e6
    yield Line("Pictures: all caches", f"{kept:.1f} MB", "24 MB", kept / 24, most=1)


def _pictures(
    key: str, players: int, *, private: bool, marks: tuple[str, ...] = ()
) -> Iterator[Line]:
    shown = views(key, players, private=private, marks=marks)
    kind = "private picture" if private else " ".join((*marks, "board"))
    what = f"{kind} of {key}, {players} players"
    ours, theirs, longest = warm(key, shown)
    first = first_of_a_table(key, players, shown)
    yardstick = f"zlib 6: {theirs * 1e3:.2f} ms"
    size = f"{longest:,} bytes at most"
    yield Line(
        f"Pictures: {what}", f"{ours * 1e3:.2f} ms, {size}", yardstick, ours / theirs, most=0.2
    )
    yield Line("… the first of a table", f"{first * 1e3:.2f} ms", yardstick, first / theirs, most=1)
    if longest > LIMIT:
        yield Line("… is too long", size, f"{LIMIT:,} bytes", longest / LIMIT, most=1)
