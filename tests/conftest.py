"""Fixtures that tests of several rooms share: the databases."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, settings

from bot import logs
from tests.databases import Server, postgres
from tests.specs import absent

# How long an example takes says how busy the machine is, and nothing else.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

POSTGRESQL = pytest.mark.xdist_group("postgresql")
"""All tests that need the server run in one worker: one server a run."""


def pytest_configure(config: pytest.Config) -> None:
    """The mark is known without the plugin that heeds it, too."""
    config.addinivalue_line("markers", "xdist_group(name): tests of one worker")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever asks for the server by itself belongs to the group, too."""
    for item in items:
        if "server" in getattr(item, "fixturenames", ()):
            item.add_marker(POSTGRESQL)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was left out is said, once."""
    if absent():
        terminalreporter.write_line(
            f"Requests were not checked against {' and '.join(absent())}: not at hand."
        )


@pytest.fixture
def quiet_afterwards() -> Iterator[None]:
    """The loggers of this process are left as they were."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    ours = {name: logging.getLogger(name).level for name in logs.OURS}
    yield
    root.handlers = handlers
    root.setLevel(level)
    for name, was in ours.items():
        logging.getLogger(name).setLevel(was)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A real PostgreSQL. Where none can be started, tests that need one fail and say why."""
    with postgres() as running:
        running.hurry()
        yield running


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=POSTGRESQL)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database: each test runs with SQLite and with PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return request.getfixturevalue("server").database(f"test_{uuid4().hex}")


@pytest.fixture
def postgresql_url(server: Server) -> str:
    """A new, empty database of PostgreSQL."""
    return server.database(f"test_{uuid4().hex}")
