"""`stammtisch run`: it says where the table is, why it cannot be laid, and stops when told."""

from __future__ import annotations

import errno
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import LATER


def run(folder: Path, **settings: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "bot", "run"],
        env={**os.environ, "STAMMTISCH_DATA": str(folder), "WEB_PORT": "0", **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, 0), (signal.SIGTERM, 143)])
def test_it_prints_its_address_and_stops_cleanly(tmp_path: Path, sign: signal.Signals, code: int):
    """The line can be clicked; after Ctrl+C, or when the system asks, nothing is left behind.
    What the system has stopped says so: Docker starts that again at boot.
    """
    with run(tmp_path) as process:
        assert process.stdout is not None
        assert "http://127.0.0.1:" in process.stdout.readline()
        process.send_signal(sign)
        out, err = process.communicate(timeout=60)
    assert process.returncode == code, err
    assert "Traceback" not in err
    assert "Closed." in out
    assert "Ctrl+C" not in out, "nobody sits at a log"


def test_a_busy_port_is_told_with_the_setting_to_change(tmp_path: Path):
    """One clear sentence, and exit code 2."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with run(tmp_path, WEB_PORT=str(port)) as process:
            _, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert f"port {port}" in err
    assert "WEB_PORT" in err
    assert f": {os.strerror(errno.EADDRINUSE)}. Set" in err
    assert "Traceback" not in err


def test_bad_settings_are_told_before_anything_begins(tmp_path: Path):
    """All of them, and exit code 2."""
    with run(tmp_path / "data", WEB_PORT="x", PUBLIC_URL="y") as process:
        _, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert "WEB_PORT" in err
    assert "PUBLIC_URL" in err
    assert not (tmp_path / "data").exists()


def test_a_database_that_is_in_use_is_told(tmp_path: Path):
    """Two programs on one file would undo each other's work."""
    with run(tmp_path) as first:
        assert first.stdout is not None
        first.stdout.readline()
        with run(tmp_path) as second:
            _, err = second.communicate(timeout=60)
        first.send_signal(signal.SIGTERM)
        first.communicate(timeout=60)
    assert second.returncode == 2
    assert "A bot is running on this database" in err


def test_a_database_out_of_reach_is_worth_another_try(tmp_path: Path):
    """After a power cut it may come back later than we do: the exit code is not that of a mistake."""
    with run(tmp_path, DATABASE_URL="postgresql://host:secret@127.0.0.1:1/tables") as process:
        _, err = process.communicate(timeout=60)
    assert process.returncode == LATER
    assert "cannot be reached" in err
    assert "secret" not in err
    assert "Traceback" not in err
