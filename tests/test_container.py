"""The container, as far as it can be checked without building one: its files fit the program."""

from __future__ import annotations

import ast
import re
import shlex
import subprocess
import sys
from fnmatch import fnmatch
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from bot import __version__
from bot.pulse import well
from bot.words import languages

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")
PACKAGES = {"bot", "games", "render", "storage"}


def instructions() -> list[tuple[str, str]]:
    """The lines of the Dockerfile, continued ones joined, comments left out."""
    plain = "\n".join(line for line in DOCKERFILE.splitlines() if not line.startswith("#"))
    joined = plain.replace("\\\n", " ")
    lines = [line.split(None, 1) for line in joined.splitlines() if line.strip()]
    return [(word.upper(), rest) for word, rest in lines]


def copied() -> set[str]:
    """What of this repository goes into the image."""
    sources: set[str] = set()
    for word, rest in instructions():
        if word == "COPY" and "--from" not in rest:
            sources |= set(shlex.split(rest)[:-1])
    return sources


def ignored(path: str) -> bool:
    """Is this kept from the builder? The last line that fits decides."""
    hidden = False
    for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines():
        pattern = line.removeprefix("!").strip()
        if not pattern or pattern.startswith("#"):
            continue
        parts = [path, *(str(parent) for parent in Path(path).parents)]
        names = [*parts, *(Path(one).name for one in parts)] if "**" in pattern else parts
        if any(fnmatch(one, pattern.removeprefix("**/")) for one in names):
            hidden = not line.startswith("!")
    return hidden


def test_it_builds_with_every_builder():
    """No heredocs, no mounts and no links: they need a builder that is not everywhere."""
    assert "<<" not in DOCKERFILE
    assert "--link" not in DOCKERFILE
    assert "--mount" not in DOCKERFILE
    assert "# syntax" not in DOCKERFILE


def test_the_image_has_all_that_is_needed_and_no_secrets():
    """Every package, the pins and the licences are copied, and reach the builder; `.env` does not."""
    assert copied() >= {*PACKAGES, "requirements.txt", "LICENSE", "THIRD_PARTY.md"}
    for name in copied():
        assert (ROOT / name).exists(), name
        assert not ignored(name), name
    for name in ("bot/__main__.py", "render/fonts/LICENSE", "storage/migrations/env.py"):
        assert not ignored(name), name
    for name in (".env", "data/stammtisch.db", ".git/config", ".venv/x", "bot/__pycache__/a.pyc"):
        assert ignored(name), name


def test_what_is_installed_is_pinned():
    """Only with hashes, from the same list as everywhere."""
    installs = [rest for word, rest in instructions() if word == "RUN" and "pip install" in rest]
    assert installs
    assert all("--require-hashes" in rest and "requirements.txt" in rest for rest in installs)


def test_the_image_speaks_every_language():
    """Of all the world's numbers and dates those of our languages are kept, and nothing else."""
    kept = set(re.findall(r"! -name (\w+)\.dat", DOCKERFILE))
    assert kept == {"root", *languages()}


def test_it_runs_as_nobody_special():
    """A user by number that is not root, data in a volume, and the page open to the container."""
    told = dict(instructions())
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", told["USER"])
    assert told["VOLUME"] == "/data"
    assert "STAMMTISCH_DATA=/data" in told["ENV"]
    assert "WEB_HOST=0.0.0.0" in told["ENV"]
    assert told["STOPSIGNAL"] == "SIGTERM"
    assert "bot.pulse" in told["HEALTHCHECK"]


def test_compose_is_careful():
    """Read-only, no capabilities, this machine only, capped logs, and an end to restarting."""
    for line in (
        "read_only: true", "- ALL", "no-new-privileges:true", "127.0.0.1:${WEB_PUBLISH:-8080}:8080",
        "max-size: 10m", "restart: on-failure:100", "profiles: [postgres]", "init: true",
        "scale: ${PROCESSES:-1}",
    ):  # fmt: skip
        assert line in COMPOSE, line


def settings() -> set[str]:
    """Every variable that the program reads."""
    tree = ast.parse((ROOT / "bot/settings.py").read_text("utf-8"))
    return {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "take"
        and isinstance(node.args[0], ast.Constant)
    }


def test_every_setting_is_documented_once():
    """In one of the README's tables and in `.env.example`, and nothing else is there."""
    assert "WEB_PORT" in settings()
    rows = re.findall(r"^\| `([A-Z_]+)` \| (.+?) \|(.*)\|$", README, re.MULTILINE)
    assert sorted(name for name, _, _ in rows) == sorted(settings())
    example = (ROOT / ".env.example").read_text("utf-8")
    named = re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE)
    of_compose = {"COMPOSE_PROFILES", *re.findall(r"\$\{([A-Z_]+)", COMPOSE)}
    assert sorted(named) == sorted(settings() | of_compose)


def test_every_command_is_documented():
    """What `--help` lists is in the README."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    listed = re.findall(r"^    ([a-z]+) ", done.stdout, re.MULTILINE)
    assert {"run", "check", "forget"} <= set(listed)
    for command in listed:
        assert re.search(rf"(stammtisch|-m bot) {command}\b|make {command}\b", README), command


def test_the_version_is_one():
    """What `--version` says is what is built."""
    assert f'version = "{__version__}"' in (ROOT / "pyproject.toml").read_text("utf-8")


@pytest.mark.parametrize(("status", "good"), [(200, True), (503, False)])
def test_the_health_check_asks_the_program(status: int, good: bool):
    """Well is what answers so; nobody there is not well."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/healthz" else 404)
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        port = server.server_address[1]
        thread = Thread(target=server.handle_request)
        thread.start()
        assert well(port) is good
        thread.join()
    assert not well(port)
