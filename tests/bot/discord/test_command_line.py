"""On the command line: the invitation, settings, and what ends the program."""

from __future__ import annotations

from pathlib import Path

import pytest
from discord.http import Route

from bot.__main__ import LATER, main
from bot.platforms.discord import platform
from bot.settings import Unusable, read


def test_without_a_token_it_says_where_to_get_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """One sentence, and exit code 2."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["invite"]) == 2
    assert "DISCORD_TOKEN is not set" in capsys.readouterr().err


@pytest.mark.usefixtures("quiet_afterwards")
def test_a_discord_that_cannot_be_reached_ends_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """One sentence that says what to look at, and the exit code of what is worth another try."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(platform, "TRIES", 1)
    monkeypatch.setenv("WEB_PORT", "0")
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:1/api/v10")
    assert main(["run"]) == LATER
    assert "Discord cannot be reached" in capsys.readouterr().err


def test_the_settings_of_discord(tmp_path: Path):
    """Read like all others; what is wrong is named."""
    given = {
        "DISCORD_TOKEN": "a.b.c",
        "DISCORD_GUILDS": "12, 13 14",
        "DISCORD_API_BASE": "http://127.0.0.1:9/api/v10/",
        "DISCORD_GATEWAY": "ws://127.0.0.1:9/gateway",
    }
    settings = read(given, tmp_path)
    assert settings.discord_guilds == (12, 13, 14)
    assert settings.discord_api == "http://127.0.0.1:9/api/v10"
    assert "a.b.c" not in repr(settings)
    wrong = {
        "DISCORD_TOKEN": "a b",
        "DISCORD_GUILDS": "home",
        "DISCORD_API_BASE": "discord.com",
        "DISCORD_GATEWAY": "http://x",
    }
    with pytest.raises(Unusable) as unusable:
        read(wrong, tmp_path)
    assert [dict(text.args)["name"] for text in unusable.value.texts] == list(wrong)
