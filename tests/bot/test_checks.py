"""`stammtisch check`: it really tries things, and says what to do about what is wrong."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot import app, checks, premises
from bot.__main__ import main
from bot.checks import checked
from bot.export import Finding
from bot.platforms.base import Unwelcome
from bot.settings import Settings
from bot.words import Words
from games.protocol import Trouble
from games.text import Text
from storage import StoreError, errors

pytestmark = pytest.mark.asyncio


async def found(folder: Path, **settings: Any) -> dict[bool, str]:
    """What is fine, and what is not, in words."""
    chosen = {"data": folder, "database": f"sqlite:///{folder}/tables.db", "port": 0, **settings}
    told: dict[bool, str] = {True: "", False: ""}
    async for finding in checked(Settings(**chosen)):
        told[finding.good] += Words().say(finding.text) + "\n"
    return told


async def test_a_good_installation_is_said_to_be_good(tmp_path: Path):
    """And nothing is left behind: the database is made by the first start."""
    told = await found(tmp_path)
    assert told[False] == ""
    for wanted in ("everything is there", "Pictures", "can be written", "empty", "browser table"):
        assert wanted in told[True]
    assert not any(os.scandir(tmp_path))


async def test_what_is_wrong_is_found_all_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A port that is taken, a database that is none, an owner nobody can reach, no fonts."""
    (tmp_path / "tables.db").write_bytes(b"no database " * 1000)

    def no_fonts(*_: object) -> None:
        raise OSError("no such font")

    monkeypatch.setattr(checks, "painter", no_fonts)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        told = await found(tmp_path, port=taken.getsockname()[1], owners=("discord:1",))
    for wanted in ("WEB_PORT", "damaged", "discord:1", "fonts"):
        assert wanted in told[False]


async def test_a_database_out_of_reach_is_said_without_its_password(tmp_path: Path):
    """And so is one in which nothing can be made."""
    told = await found(tmp_path, database=f"postgresql://me:hush@/d?host={tmp_path}")
    assert "cannot be reached" in told[False]
    assert "hush" not in told[False]


async def test_a_server_is_asked(tmp_path: Path, postgresql_url: str):
    """An empty database is fine."""
    told = await found(tmp_path, database=postgresql_url)
    assert told[False] == ""


class Club:
    """A platform with a token that is good or not."""

    name = "club"

    def __init__(self, token: str) -> None:
        self.token, self.closed = token, False

    async def open(self) -> None:
        if self.token != "good":
            raise Unwelcome(Text("check-owner", owner="club:token"))

    async def check(self) -> list[Finding]:
        return [Finding(good=False, text=Text("check-owner", owner="club:intents"))]

    async def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize(("token", "wanted"), [("good", "club:intents"), ("bad", "club:token")])
async def test_platforms_are_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, token: str, wanted: str
):
    """Each is logged into, says what it misses, and is let go."""
    club = Club(token)
    monkeypatch.setattr(app, "services", lambda *_: (club,))
    told = await found(tmp_path, owners=("club:1",))
    assert wanted in told[False]
    assert ("club lets us in" in told[True]) is (token == "good")
    assert "club:1" not in told[False]
    assert club.closed


async def test_a_folder_that_cannot_be_used_is_told_with_its_owner(tmp_path: Path):
    """Who we are, whose it is, what to do."""
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(Trouble) as trouble:
        premises.tried(file / "data")
    words = Words().say(trouble.value.text)
    assert f"user {os.getuid()}" in words
    assert "STAMMTISCH_DATA" in words
    assert "chown" in words


@pytest.mark.parametrize(
    ("number", "wanted"),
    [(errno.EROFS, "Mount"), (errno.ENOSPC, "Make room"), (errno.EACCES, "chown -R")],
)
async def test_what_to_do_depends_on_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, wanted: str
):
    """A full or sealed disk is not given away."""

    def refuses(**_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(premises.tempfile, "TemporaryFile", refuses)
    with pytest.raises(Trouble) as trouble:
        premises.tried(tmp_path)
    words = Words().say(trouble.value.text)
    assert wanted in words
    assert os.strerror(number) in words


async def test_a_copy_of_somebody_else_may_lie_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """It is read at most."""
    (tmp_path / "mine.db").touch()
    monkeypatch.setattr(premises.os, "access", lambda file, _: file.name != "mine.db")
    premises.tried(tmp_path)


@pytest.mark.parametrize("name", ["stammtisch.db", "stammtisch.db-shm", "backups"])
async def test_somebody_elses_files_are_not_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
):
    """The folder is anybody's, but a file in it is not: that is found before it is opened."""
    (tmp_path / name).mkdir()
    monkeypatch.setattr(premises.os, "access", lambda file, _: file.name != name)
    told = await found(tmp_path, database=f"sqlite:///{tmp_path}/stammtisch.db")
    assert f"{name} belongs to user" in told[False]
    assert f"chown -R {os.getuid()} {tmp_path})" in told[False]
    assert "The database" not in told[True] + told[False]
    monkeypatch.setenv("STAMMTISCH_DATA", str(tmp_path))
    assert await asyncio.to_thread(main, ["status"]) == 2
    assert [one.name for one in os.scandir(tmp_path)] == [name]


async def test_whatever_is_wrong_with_the_database_has_words():
    """Each kind says what to do in a sentence of its own."""
    kinds = {
        kind
        for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, StoreError) and kind is not StoreError
    }
    told = {Words().say(premises.said(kind("here"))) for kind in kinds}
    assert len(told) == len(kinds) > 8


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder that root cannot use")
async def test_a_folder_that_cannot_be_used_is_not_the_end(tmp_path: Path):
    """Everything else is looked at all the same."""
    told = await found(Path("/proc"), database=f"sqlite:///{tmp_path}/tables.db")
    assert "/proc, cannot be written to" in told[False]
    assert "No token is set" in told[True]


async def test_the_command_line_says_it(tmp_path: Path):
    """With 0 if all is well and 1 if not; versions and help are there."""

    def run(*args: str, **more: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "STAMMTISCH_DATA": str(tmp_path), "WEB_PORT": "0", **more}
        return subprocess.run(
            [sys.executable, "-m", "bot", *args],
            env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip

    assert run("check").returncode == 0
    wrong = run("check", OWNERS="discord:1")
    assert wrong.returncode == 1
    assert "BAD  discord:1" in wrong.stdout
    unusable = run("check", OWNERS="me", BACKUPS="many", DISCORD_BOT_TOKEN="x")
    assert unusable.returncode == 1
    assert unusable.stdout.count("BAD  ") == 3
    assert "--   DISCORD_BOT_TOKEN" in run("check", DISCORD_BOT_TOKEN="x").stdout
    assert run("--version").stdout.startswith("stammtisch 0.")
    new = run("status")
    assert (new.returncode, new.stdout) == (2, "")
    assert new.stderr.startswith("There is no database yet")
