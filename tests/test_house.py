"""The house: what its packages may use, and that it can be moved into."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "games", "render", "storage")


def imports(package: str) -> set[str]:
    """The top-level names that a package imports."""
    found = set()
    for source in (ROOT / package).rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.partition(".")[0])
    return found


def test_the_rules_use_the_standard_library_only():
    """And of it neither clock, network, files nor dice."""
    used = imports("games") - {"games"}
    assert used <= set(sys.stdlib_module_names)
    assert not used & {"asyncio", "time", "datetime", "os", "socket", "secrets", "random"}


def test_libraries_stay_in_their_room():
    """Pillow in render, the database in storage, chats under bot/platforms."""
    homes = {"PIL": "render", "sqlalchemy": "storage", "alembic": "storage"}
    for package in PACKAGES:
        for library, home in homes.items():
            assert library not in imports(package) or package == home


def test_files_stay_readable():
    """Over 400 lines there is more than one thing in a file."""
    long = {
        str(path.relative_to(ROOT)): lines
        for package in PACKAGES
        for path in (ROOT / package).rglob("*.py")
        if (lines := len(path.read_text("utf-8").splitlines())) > 420
    }
    assert long == {}


def test_every_dependency_is_pinned_with_a_hash():
    """What pyproject.toml asks for is in the lock, and everything there has hashes."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = {
        re.split(r"[>\[]", name)[0].lower().replace(".", "-")
        for name in project["project"]["dependencies"]
    }
    for lock in ("requirements.txt", "requirements-dev.txt"):
        text = (ROOT / lock).read_text("utf-8")
        pins = {line.partition("==")[0] for line in text.splitlines() if "==" in line}
        assert wanted <= pins
        assert text.count("--hash=sha256:") >= len(pins)
        assert "chess" not in pins, "GPL: only the bench's own process may use it"


@pytest.mark.timeout(300)
def test_the_wheel_runs_in_an_environment_of_its_own(tmp_path: Path):
    """Built, installed outside the tree with what the lock names, and `stammtisch check` is content."""
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0] for name in names if ".dist-info" not in name} == set(PACKAGES)
    home = tmp_path / "home"
    venv.create(home, with_pip=True)
    python = home / "bin" / "python"
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    for what in (
        ["--require-hashes", "-r", str(ROOT / "requirements.txt")],
        ["--no-deps", str(wheel)],
    ):
        done = subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what],
            cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
    checked = subprocess.run(
        [home / "bin" / "stammtisch", "check"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stderr
    assert "everything is there" in checked.stdout
