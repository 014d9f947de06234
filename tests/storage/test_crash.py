"""A process that is killed leaves each change whole or absent, and keeps what it has answered."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from pathlib import Path

import pytest

from storage import Store
from tests.storage.crash import names

pytestmark = pytest.mark.asyncio
ROOT = Path(__file__).parents[2]


async def test_kill_leaves_each_change_whole_or_absent(database_url: str):
    """Killed before every statement of a group in turn, and at any moment of playing."""
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.storage.crash", database_url,
        cwd=ROOT, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    told, _ = await program.communicate()
    assert program.returncode == 0
    reports = [json.loads(line) for line in told.splitlines()]
    deaths = Counter(killed for _, killed, _ in reports)
    assert deaths[True] > 10
    assert deaths[False] >= 1, "the last of these lives should have been long enough"
    store = await Store.open(database_url)
    for death, killed, answered in reports:
        times = Counter(answered)
        versions = set()
        for name in names(death):
            found = await store.load(name)
            assert found is not None
            version = found.table.version
            versions.add(version)
            assert version > times[name], f"{name}: an answered change is not there"
            assert [row.n for row in await store.log(name)] == list(range(2, version + 1))
            if version > 1:
                assert {row.decision for row in found.deadlines} == {version}
                assert version in {seat.decision for seat in found.seats}
            if death.startswith("member"):
                assert (version > 1) == (found.seats[3].draft == (1, 2)) == bool(found.places)
        if death.startswith("member"):
            assert versions == ({2} if not killed else {1}), "a group is one transaction"
    await store.close()
