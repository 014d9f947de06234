"""What a host does beside a running bot: copies, exports, checks, from the command line."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.premises import tried
from bot.sitting import PLAY
from tests.bot.inn import Memory, inn
from tests.bot.scripted import write_out
from tests.bot.world import TestWorld


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("STAMMTISCH_DATA", str(tmp_path))
    return tmp_path / "stammtisch.db"


async def one_game(house, *, out: bool) -> str:
    await house.command("Anna", "play", "caminos")
    table = (await house.sitting()).id
    await house.press_token("Anna", f"solo.{table}.0.0.000.0")
    if out:
        await write_out(house, ["Anna"])
    return table


def test_a_finished_game_is_exported_and_verified_anywhere(
    database: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
):
    """On the host's machine by the table's name, elsewhere by the file alone."""

    async def play() -> str:
        async with inn(database) as house:
            return await one_game(house, out=True)

    table = asyncio.run(play())
    assert main(["verify", table]) == 0
    assert "All is well." in capsys.readouterr().out
    assert main(["export", table]) == 0
    written = capsys.readouterr().out
    file = tmp_path / "elsewhere" / "game.json"
    file.parent.mkdir()
    file.write_text(written, "utf-8")
    monkeypatch.setenv("STAMMTISCH_DATA", str(file.parent))
    assert main(["verify", str(file)]) == 0
    document = json.loads(written)
    moves = [row["move"] for row in document["log"] if row["seat"] >= 0 and row["kind"] == "play"]
    assert moves
    document["words"] = document["terms"]["words"].append(["memory:anna", "other"])
    file.write_text(json.dumps(document), "utf-8")
    capsys.readouterr()
    assert main(["verify", str(file)]) == 1
    assert "NOT" in capsys.readouterr().out
    file.write_text("[]", "utf-8")
    assert main(["verify", str(file)]) == 2
    assert "not a game" in capsys.readouterr().err


def test_a_running_game_is_not_exported(database: Path, capsys: pytest.CaptureFixture[str]):
    """Not even by whoever hosts it; an unknown one is said to be unknown."""

    async def play() -> str:
        async with inn(database) as house:
            return await one_game(house, out=False)

    table = asyncio.run(play())
    assert main(["export", table]) == 2
    assert "still running" in capsys.readouterr().err
    assert main(["export", "nonesuch"]) == 2
    assert capsys.readouterr().err


def test_a_copy_brings_the_tables_back_and_they_say_so(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    """Backed up while the bot runs, restored while it does not; old buttons are old then."""
    copy, memory = tmp_path / "copy.db", Memory(TestWorld())
    then: dict[str, int] = {}

    async def before() -> None:
        async with inn(database, memory=memory) as house:
            await one_game(house, out=False)
            await asyncio.to_thread(main, ["backup", str(copy)])
            sitting = await house.sitting()
            then.update(version=sitting.version, n=sitting.n, ref=house.public().ref)
            assert await asyncio.to_thread(main, ["restore", str(copy)]) == 2, "a bot is running"
            await house.pass_time(30)

    async def after() -> None:
        async with inn(database, memory=memory) as house:
            sitting = await house.sitting()
            assert (sitting.phase, sitting.n) == (PLAY, then["n"])
            assert sitting.version > then["version"] + 1000
            assert any("Restored" in line for line in house.public().sheet.lines)
            assert house.public().ref > then["ref"], "not where nobody looks any more"

    asyncio.run(before())
    assert main(["restore", str(copy)]) == 0
    asyncio.run(after())
    capsys.readouterr()
    assert main(["restore", str(tmp_path / "none.db")]) == 2
    assert capsys.readouterr().err


def test_a_copy_goes_through_a_pipe(
    database: Path, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
):
    """Out of one container and into another; nothing of it is left lying about."""

    async def begun(file: Path) -> list[str]:
        async with inn(file) as house:
            return [await one_game(house, out=False)]

    async def there(file: Path) -> list[str]:
        async with inn(file) as house:
            return [(await house.sitting()).id]

    tables = asyncio.run(begun(database))
    before = sorted(tmp_path.iterdir())
    assert main(["backup", "-"]) == 0
    copy = capfdbinary.readouterr().out
    assert copy.startswith(b"SQLite format 3")
    assert sorted(tmp_path.iterdir()) == before

    new = tmp_path / "new"
    moved = [sys.executable, "-m", "bot", "restore", "-"]
    settings = {**os.environ, "STAMMTISCH_DATA": str(new)}
    done = subprocess.run(moved, input=copy, capture_output=True, env=settings, check=False)
    assert done.returncode == 0, done.stderr
    assert [file.name for file in new.iterdir() if file.is_dir()] == []
    assert asyncio.run(there(new / database.name)) == tables
    broken = subprocess.run(moved, input=b"none", capture_output=True, env=settings, check=False)
    assert broken.returncode == 2
    assert "“-” is no whole copy" in broken.stderr.decode()


def test_a_new_folder_is_ours_alone(tmp_path: Path):
    """Hands and secrets are in there; one that was there keeps its rights."""
    tried(tmp_path / "new" / "data")
    assert (tmp_path / "new" / "data").stat().st_mode & 0o777 == 0o700
    tmp_path.chmod(0o755)
    tried(tmp_path)
    assert tmp_path.stat().st_mode & 0o777 == 0o755
