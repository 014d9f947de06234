"""Rows of palette numbers as the bytes of a PNG file.

Each row has a zero in front: that is PNG's filter "none", so the rows are its scan lines.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from render.theme import LIMIT

try:
    from isal.isal_zlib import compress as quick
    from isal.isal_zlib import compressobj

    LEVEL = 2  # smaller than 1 in the same time; 3 gains nothing for six times that
except ImportError:  # there is isal for x86 and ARM only
    from zlib import compress as quick
    from zlib import compressobj  # type: ignore[assignment]  # the same for what we ask of it

    LEVEL = 1

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
Rows: TypeAlias = bytes | bytearray
OTHER: Final = 100  # bytes of a file besides colours and rows, at most


def _in_small_blocks(rows: Rows) -> bytes:
    """A hundredth smaller for half as much time again: each block gets a code of its own."""
    packer = compressobj(LEVEL, zlib.DEFLATED, zlib.MAX_WBITS, 1)
    return packer.compress(rows) + packer.flush()


# What is tried, one after the other, while a picture is too long.
PATIENT: Final[tuple[Callable[[Rows], bytes], ...]] = (
    _in_small_blocks,
    partial(zlib.compress, level=3),
    partial(zlib.compress, level=9),
)


def encode(rows: Rows, width: int, height: int, colours: bytes) -> bytes:
    """The file. If it is longer than allowed, it is packed again with more patience."""
    packed = quick(rows, LEVEL)
    for pack in PATIENT:
        if len(packed) <= LIMIT - OTHER - len(colours):
            break
        packed = pack(rows)
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
