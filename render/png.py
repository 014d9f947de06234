"""Rows of palette numbers as the bytes of a PNG file.

Each row has a zero in front: that is PNG's filter "none", so the rows are its scan lines.
"""

from __future__ import annotations

import struct
import zlib
from typing import Final

from render.theme import LIMIT

try:
    from isal.isal_zlib import compress as quick

    LEVEL = 2  # smaller than 1 in the same time; 3 gains nothing for six times that
except ImportError:  # there is isal for x86 and ARM only
    from zlib import compress as quick

    LEVEL = 1

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
OTHER: Final = 100  # bytes of a file besides colours and rows, at most


def encode(rows: bytes | bytearray, width: int, height: int, colours: bytes) -> bytes:
    """The file. If it is longer than allowed, it is packed again with more patience."""
    packed = quick(rows, LEVEL)
    for level in (3, 9):
        if len(packed) <= LIMIT - OTHER - len(colours):
            break
        packed = zlib.compress(rows, level)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", packed),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(data, zlib.crc32(kind))
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
