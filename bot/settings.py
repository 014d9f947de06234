"""Every setting, read once: from the environment, and from `.env` where the environment is silent.

All that is wrong is told at once, each with the variable and what it should be.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import urlsplit

from games.text import Tag, Text

DOTENV: Final = ".env"
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
PORTS: Final = {"http": 80, "https": 443}
TELEGRAM: Final = "https://api.telegram.org/bot"
# "discord:123": a platform, and who it is there. A page that is closed can be told nothing.
PERSON: Final = re.compile(r"(?!web:)[a-z]+:[^\s:,]+")

ALIKE: Final = 0.8  # of 1: TELEGRAM_BOT_TOKEN is like TELEGRAM_TOKEN, WEB_PUBLISH like nothing

T = TypeVar("T")


class Unusable(Exception):
    """Settings that cannot be worked with: a text for each."""

    def __init__(self, *texts: Text) -> None:
        super().__init__(*texts)
        self.texts = texts


@dataclass(frozen=True, slots=True)
class Settings:
    """What whoever hosts has decided."""

    data: Path = Path("data")
    database: str = "sqlite:///data/stammtisch.db"
    host: str = "127.0.0.1"
    port: int = 8080
    public_url: str | None = None
    password: str = field(default="", repr=False)
    """What people must know to enter any room of the browser table; nothing: nobody is asked."""
    proxies: int = 0
    """How many proxies stand before us whose X-Forwarded-For can be believed."""
    seed: str = ""
    """Fixed secrets, for tests only."""
    discord_token: str = field(default="", repr=False)
    discord_guilds: tuple[int, ...] = ()
    """The only servers that may use the bot; none named: all may."""
    discord_api: str = ""
    """Another address of Discord's interface, up to `/api/v10`."""
    discord_gateway: str = ""
    discord_shards: int = 0
    """Into how many parts Discord cuts its servers for all our processes; 0: they are not cut."""
    discord_shard_ids: tuple[int, ...] = ()
    """Those that this process serves; none named: all."""
    telegram_token: str = field(default="", repr=False)
    telegram_chats: tuple[int, ...] = ()
    """The groups that may use the bot, and in private their members; none: everybody."""
    telegram_webhook: str = field(default="", repr=False)
    """The secret that Telegram calls us with; nothing: we ask Telegram (long polling)."""
    telegram_api: str = TELEGRAM
    owners: tuple[str, ...] = ()
    """Who hosts this, as platform and id: they may ask how it is, and hear when it is not well."""
    metrics_token: str = field(default="", repr=False)
    """Who shows it may read the counters from another machine."""
    backups: int = 7
    """Daily copies of the SQLite file that are kept; 0: none are made."""
    keep_games: int | None = None
    """Days after which a finished game is removed; None: never."""
    slips: tuple[tuple[str, str], ...] = ()
    """Names that are no settings, each with the setting that may be meant."""

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be written down: fields that are not shown, passwords in addresses."""
        hidden = [str(getattr(self, one.name)) for one in fields(self) if not one.repr]
        return tuple(filter(None, (*hidden, urlsplit(self.database).password)))

    @property
    def address(self) -> str:
        """Where people find the page."""
        if self.public_url is not None:
            return self.public_url
        host = "127.0.0.1" if self.host in ("", "0.0.0.0", "::") else self.host  # noqa: S104 - compared, not listened on
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def local(self) -> bool:
        """Is the page for this machine alone?"""
        return self.public_url is None and self.host in LOOPBACK


def read(environment: Mapping[str, str] | None = None, folder: Path | None = None) -> Settings:
    """The settings of this process; raises Unusable with everything that is wrong."""
    given = dotenv((folder or Path()) / DOTENV)
    given.update(os.environ if environment is None else environment)
    wrong: list[Text] = []
    known: list[str] = []

    def take(name: str, default: T, reading: Callable[[str], T]) -> T:
        known.append(name)
        text = given.get(name, "").strip()
        if not text:
            return default
        try:
            return reading(text)
        except ValueError:
            wanted = Tag("setting-wants", name.lower().replace("_", "-"))
            wrong.append(Text("setting-wrong", name=name, wanted=wanted))
            return default

    data = take("STAMMTISCH_DATA", Path("data"), _folder)
    settings = Settings(
        data=data,
        database=take("DATABASE_URL", f"sqlite:///{data / 'stammtisch.db'}", _database),
        host=take("WEB_HOST", "127.0.0.1", _host),
        port=take("WEB_PORT", 8080, _port),
        public_url=take("PUBLIC_URL", None, _url),
        password=take("WEB_PASSWORD", "", str),
        proxies=take("WEB_PROXIES", 0, _count),
        seed=take("STAMMTISCH_SEED", "", str),
        discord_token=take("DISCORD_TOKEN", "", _token),
        discord_guilds=take("DISCORD_GUILDS", (), _snowflakes),
        discord_api=take("DISCORD_API_BASE", "", _address),
        discord_gateway=take("DISCORD_GATEWAY", "", partial(_address, schemes=("ws", "wss"))),
        discord_shards=take("DISCORD_SHARDS", 0, _shards),
        discord_shard_ids=take("DISCORD_SHARD_IDS", (), _numbers),
        telegram_token=take("TELEGRAM_TOKEN", "", _telegram_token),
        telegram_chats=take("TELEGRAM_CHATS", (), _numbers),
        telegram_webhook=take("TELEGRAM_WEBHOOK_SECRET", "", _telegram_secret),
        telegram_api=take("TELEGRAM_API_BASE", TELEGRAM, _address),
        owners=take("OWNERS", (), _people),
        metrics_token=take("METRICS_TOKEN", "", str),
        backups=take("BACKUPS", 7, _copies),
        keep_games=take("KEEP_GAMES", None, _days),
    )
    if not set(settings.discord_shard_ids) <= set(range(settings.discord_shards)):
        wanted = Tag("setting-wants", "discord-shard-ids")
        wrong.append(Text("setting-wrong", name="DISCORD_SHARD_IDS", wanted=wanted))
    if settings.telegram_webhook and settings.public_url is None:
        wanted = Tag("setting-wants", "public-url")
        wrong.append(Text("setting-wrong", name="PUBLIC_URL", wanted=wanted))
    slips = _slips(given, known)
    if wrong:
        unknown = [Text("setting-unknown", name=name, like=like) for name, like in slips]
        raise Unusable(*wrong, *unknown)
    return replace(settings, slips=slips)


def dotenv(path: Path) -> dict[str, str]:
    """The `NAME=value` lines of a file; none if there is no such file."""
    if not path.is_file():
        return {}
    found = {}
    for line in path.read_text("utf-8").splitlines():
        name, equals, value = line.strip().removeprefix("export ").partition("=")
        if equals and not name.startswith("#"):
            found[name.strip()] = _unquoted(value.strip())
    return found


def _unquoted(value: str) -> str:
    """As Docker reads it: what is in quotes, or what is before a remark."""
    quoted = re.fullmatch(r"""(['"])(.*?)\1(\s+#.*)?""", value)
    return quoted[2] if quoted else re.split(r"\s+#", value, maxsplit=1)[0]


def _slips(given: Mapping[str, str], known: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Each name that is set, is unknown and looks like one that is not set."""
    free = [name for name in known if not given.get(name)]
    likes = ((name, get_close_matches(name, free, 1, ALIKE)) for name in sorted(given))
    return tuple((name, like[0]) for name, like in likes if like and name not in known)


def _folder(text: str) -> Path:
    path = Path(text).expanduser()
    if path.exists() and not path.is_dir():
        raise ValueError(text)
    return path


def _database(text: str) -> str:
    if not text.startswith(("sqlite:///", "postgresql://", "postgres://", "postgresql+asyncpg://")):
        raise ValueError(text)
    return text


def _host(text: str) -> str:
    if any(sign.isspace() or sign in "/?#@" for sign in text):
        raise ValueError(text)
    return text


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65535:
        raise ValueError(text)
    return port


def _url(text: str) -> str:
    """As browsers name where they come from: in small letters, without the usual port."""
    parts = urlsplit(text)
    host = parts.hostname
    if parts.scheme not in PORTS or not host or parts.path not in ("", "/"):
        raise ValueError(text)
    if not host.isascii():
        plain = host.encode("idna").decode()
        if plain.encode().decode("idna") != host:  # the codec is old: ß would be another host
            raise ValueError(text)
        host = plain
    port = "" if parts.port in (None, PORTS[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{port}"


def _token(text: str) -> str:
    if any(sign.isspace() for sign in text) or not text.isascii():
        raise ValueError(text)
    return text


def _telegram_token(text: str) -> str:
    if not re.fullmatch(r"[0-9]+:[A-Za-z0-9_-]{10,}", text):
        raise ValueError(text)
    return text


def _snowflakes(text: str) -> tuple[int, ...]:
    ids = _numbers(text)
    if any(one <= 0 for one in ids):
        raise ValueError(text)
    return ids


def _shards(text: str) -> int:
    count = int(text)
    if not 1 <= count <= 10_000:
        raise ValueError(text)
    return count


def _telegram_secret(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9_-]{16,256}", text):
        raise ValueError(text)
    return text


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.replace(",", " ").split())


def _address(text: str, schemes: tuple[str, ...] = ("http", "https")) -> str:
    parts = urlsplit(text)
    if parts.scheme not in schemes or not parts.hostname:
        raise ValueError(text)
    return text.rstrip("/")


def _count(text: str) -> int:
    count = int(text)
    if not 0 <= count <= 9:
        raise ValueError(text)
    return count


def _people(text: str) -> tuple[str, ...]:
    people = tuple(one for one in text.replace(",", " ").split() if one)
    if not all(PERSON.fullmatch(one) for one in people):
        raise ValueError(text)
    return people


def _copies(text: str) -> int:
    count = int(text)
    if not 0 <= count <= 366:
        raise ValueError(text)
    return count


def _days(text: str) -> int:
    days = int(text)
    if days < 1:
        raise ValueError(text)
    return days
