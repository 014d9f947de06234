"""Is the bot on this machine well? For a container's health check; light to load.

`python -m bot.pulse` ends with 0 if `/healthz` says so, and with 1 if it does not or is not there.
"""

from __future__ import annotations

import os
import sys
from http.client import HTTPConnection, HTTPException
from typing import Final

PATIENCE: Final = 4.0  # seconds


def well(port: int) -> bool:
    """Does the bot that listens on this port say that people can play?"""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


if __name__ == "__main__":
    sys.exit(0 if well(int(os.environ.get("WEB_PORT") or 8080)) else 1)
