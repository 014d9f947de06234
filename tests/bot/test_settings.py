"""Settings: read once, and all that is wrong is told at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import Settings, Unusable, read
from bot.words import Words


def test_nothing_need_be_set(tmp_path: Path):
    """The defaults serve the browser table to this machine alone."""
    settings = read({}, tmp_path)
    assert settings == Settings()
    assert settings.address == "http://127.0.0.1:8080"
    assert settings.local


def test_the_environment_comes_before_the_file(tmp_path: Path):
    """`.env` is for what the environment does not say; quotes and comments are as in a shell."""
    (tmp_path / ".env").write_text(
        "# ports\nWEB_PORT=9000\nexport WEB_HOST=\"0.0.0.0\" # all\nWEB_PASSWORD='a #b'\n"
        "PUBLIC_URL=https://play.example.org/#top   # a remark\n",
        "utf-8",
    )
    settings = read({"WEB_PORT": "9001", "STAMMTISCH_DATA": "kept"}, tmp_path)
    assert (settings.port, settings.host, settings.password) == (9001, "0.0.0.0", "a #b")
    assert settings.public_url == "https://play.example.org"
    assert settings.database == "sqlite:///kept/stammtisch.db"
    assert not settings.local


def test_everything_wrong_is_told_at_once(tmp_path: Path):
    """Each with its variable and what it should be."""
    given = {
        "WEB_PORT": "eighty",
        "PUBLIC_URL": "play.example.org",
        "DATABASE_URL": "mysql://x",
        "WEB_PROXIES": "many",
        "WEB_HOST": "http://here/",
    }
    with pytest.raises(Unusable) as unusable:
        read(given, tmp_path)
    told = [Words().say(text) for text in unusable.value.texts]
    assert {line.split()[0] for line in told} == set(given)
    assert any("for example 8080" in line for line in told)


def test_a_slip_in_a_name_is_noticed(tmp_path: Path):
    """What looks like a setting that is not set; compose's own and what is set are no slips."""
    (tmp_path / ".env").write_text("TELEGRAM_BOT_TOKEN=1:abcdefghijkl\n", "utf-8")
    given = {
        "OWNER": "discord:1",
        "PUBLIC_URLS": "x",
        "PUBLIC_URL": "http://x",
        "WEB_PUBLISH": "81",
        "POSTGRES_PASSWORD": "x",
        "COMPOSE_PROFILES": "postgres",
        "PATH": "/bin",
    }
    slips = (("OWNER", "OWNERS"), ("TELEGRAM_BOT_TOKEN", "TELEGRAM_TOKEN"))
    assert read(given, tmp_path).slips == slips
    with pytest.raises(Unusable) as unusable:
        read({**given, "WEB_PORT": "eighty"}, tmp_path)
    told = [Words().say(text) for text in unusable.value.texts]
    assert [line.split()[0] for line in told] == ["WEB_PORT", "OWNER", "TELEGRAM_BOT_TOKEN"]


def test_a_server_is_named_in_either_way(tmp_path: Path):
    """Those who lend databases write `postgres:`."""
    for name in ("postgres", "postgresql"):
        url = f"{name}://me:hush@host/games"
        assert read({"DATABASE_URL": url}, tmp_path).database == url


@pytest.mark.parametrize(
    ("given", "address", "local"),
    [
        ({"PUBLIC_URL": "https://play.example.org/"}, "https://play.example.org", False),
        ({"WEB_HOST": "::1", "WEB_PORT": "81"}, "http://[::1]:81", True),
        ({"WEB_HOST": "0.0.0.0"}, "http://127.0.0.1:8080", False),
    ],
)
def test_the_address_is_one_that_people_can_open(
    given: dict[str, str], address: str, local: bool, tmp_path: Path
):
    """What is printed at the start can be clicked."""
    settings = read(given, tmp_path)
    assert (settings.address, settings.local) == (address, local)


@pytest.mark.parametrize(
    ("written", "origin"),
    [
        ("https://Play.Example.ORG", "https://play.example.org"),
        ("HTTPS://play.example.org:443/", "https://play.example.org"),
        ("http://play.example.org:80", "http://play.example.org"),
        ("https://play.example.org:8443", "https://play.example.org:8443"),
        ("http://play.example.org:443", "http://play.example.org:443"),
        ("https://[2001:DB8::1]:443", "https://[2001:db8::1]"),
        ("https://Müller.example", "https://xn--mller-kva.example"),
    ],
)
def test_a_public_address_is_written_as_browsers_do(written: str, origin: str, tmp_path: Path):
    """They name it with every press, and only our own page may do things."""
    assert read({"PUBLIC_URL": written}, tmp_path).public_url == origin


@pytest.mark.parametrize("written", ["https://play.example.org:https", "https://straße.example"])
def test_a_public_address_that_would_lead_elsewhere_is_refused(written: str, tmp_path: Path):
    """No port is a word, and what we cannot write as browsers do is better told at the start."""
    with pytest.raises(Unusable):
        read({"PUBLIC_URL": written}, tmp_path)


def test_an_owner_can_be_told(tmp_path: Path):
    """Somebody in the browser cannot: their page may be closed, and nothing reaches them then."""
    assert read({"OWNERS": "discord:1 telegram:2"}, tmp_path).owners == ("discord:1", "telegram:2")
    with pytest.raises(Unusable):
        read({"OWNERS": "discord:1 web:abc"}, tmp_path)


def test_a_password_is_not_shown(tmp_path: Path):
    """Not even in a log of all settings."""
    assert "geheim" not in repr(read({"WEB_PASSWORD": "geheim"}, tmp_path))
