"""Counters: what is counted while people play, and how Prometheus reads it."""

from __future__ import annotations

import re
from pathlib import Path

import aiohttp
import pytest

from bot.platforms.base import Closed, Later
from bot.watch import Watch, one
from tests.bot.evening import sit_down, type_on
from tests.bot.inn import inn
from tests.bot.web.site import site, visitor

pytestmark = pytest.mark.asyncio
LINE = re.compile(r'[a-z_]+(\{([a-z_]+="(\\.|[^"\\])*",?)+\})? -?[0-9.e+-]+')


def values(text: str) -> dict[str, float]:
    """Every line of the format, by its name and labels."""
    found = {}
    for line in text.splitlines():
        if not line.startswith("# TYPE "):
            assert LINE.fullmatch(line), line
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
    return found


async def test_numbers_are_written_as_prometheus_reads_them():
    """Counters, gauges that are asked when somebody looks, and times in buckets."""
    watch, pages = Watch(), [1.0]
    watch.count("moves_total", game="dog")
    watch.count("moves_total", game="dog")
    watch.gauge("pages", lambda: pages[0])
    watch.gauge("up", lambda: {one(platform='a"b\n'): 1.0})
    for seconds in (0.003, 0.01, 0.3, 60):
        watch.took("press_seconds", seconds, platform="web")
    pages[0] = 7
    told = values(watch.text())
    assert told['stammtisch_moves_total{game="dog"}'] == 2
    assert told["stammtisch_pages"] == 7
    assert r'stammtisch_up{platform="a\"b\n"} 1' in watch.text()
    bucket = 'stammtisch_press_seconds_bucket{platform="web",le="%s"}'
    assert [told[bucket % le] for le in ("0.005", "0.01", "0.5", "10", "+Inf")] == [1, 2, 3, 3, 4]
    assert told['stammtisch_press_seconds_count{platform="web"}'] == 4
    assert told['stammtisch_press_seconds_sum{platform="web"}'] == pytest.approx(60.313)


async def test_a_game_is_counted(tmp_path: Path):
    """Every move once, every press, and what could not be sent, by its kind."""
    async with inn(tmp_path / "tables.db") as here:
        table = await sit_down(here, "caminos", ["Anna"])
        here.memory.trouble.extend([Later(1), Closed("no")])
        await type_on(here, table, ["Anna"])
        log = await here.house.store.log(table)
        told = values(here.house.watch.text())
        moves = [row for row in log if row.kind == "play" and row.seat >= 0]
        by = {kind: sum(row.by == kind for row in moves) for kind in ("computer", "memory:anna")}
        moved = 'stammtisch_moves_total{by="%s",game="caminos"}'
        assert told[moved % "computer"] == by["computer"] > 0
        assert told[moved % "person"] == by["memory:anna"] > 0
        pressed = 'stammtisch_presses_total{kind="typed",platform="memory"}'
        assert told[pressed] == by["memory:anna"]
        failed = 'stammtisch_send_errors_total{kind="%s",platform="memory"}'
        assert told[failed % "later"] == told[failed % "closed"] == 1


async def test_counters_are_for_whoever_runs_the_machine(tmp_path: Path):
    """From this machine, or with the token; to others they are not there."""
    async with (
        site(tmp_path, metrics_token="geheim") as address,
        visitor(address) as anna,
        aiohttp.ClientSession() as http,
    ):
        await anna.open("dog", solo=True)
        told = values(await (await anna.get("/metrics")).text())
        for name in ("owed_places", "writes_waiting", "pages", "disk_free_bytes"):
            assert f"stammtisch_{name}" in told
        assert told['stammtisch_platform_up{platform="web"}'] == 1
        assert told['stammtisch_presses_total{kind="command",platform="web"}'] == 1
        far = {"X-Forwarded-For": "203.0.113.9"}
        for token, status in (("", 404), ("Bearer falsch", 404), ("Bearer geheim", 200)):
            headers = {**far, "Authorization": token} if token else far
            async with http.get(f"{address}/metrics", headers=headers) as answer:
                assert answer.status == status, token
