"""Rows of palette numbers as the bytes of a PNG file.

Each row has a zero in front: that is PNG's filter "none", so the rows are its scan lines.
Where they are too long so, each is written as its difference from the one above: the filter "up".
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import Final, TypeAlias

from PIL import Image, ImageChops

from render.theme import LIMIT

try:
    from isal.isal_zlib import compress as quick
    from isal.isal_zlib import compressobj, crc32

    LEVEL = 2  # smaller than 1 in the same time; 3 gains nothing for six times that
except ImportError:  # there is isal for x86 and ARM only
    from zlib import compress as quick
    from zlib import compressobj, crc32  # type: ignore[assignment]  # alike for what we ask

    LEVEL = 1

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
Rows: TypeAlias = bytes | bytearray | memoryview
UP: Final = 2  # the filter's number in front of a row
BAND: Final = 50  # rows that are worked on at once
OTHER: Final = 100  # bytes of a file besides colours and rows, at most


def _patient(rows: Rows, width: int) -> Iterator[bytes]:
    """What is tried, one after the other, while a picture is too long."""
    # In small blocks each gets a code of its own: a hundredth smaller for half as much time again.
    packer = compressobj(LEVEL, zlib.DEFLATED, zlib.MAX_WBITS, 1)
    packed = [packer.compress(band) for band in _differences(rows, width)]
    yield b"".join((*packed, packer.flush()))
    yield zlib.compress(rows, 3)
    yield zlib.compress(rows, 9)


def _differences(rows: Rows, width: int) -> Iterator[Rows]:
    """The same scan lines with the filter "up", by which boards get a few hundredths smaller.

    They come in bands: small ones stay in the processor's cache, and need no new memory each.
    """
    whole = memoryview(rows)
    yield whole[:width]
    for begin in range(width, len(rows), BAND * width):
        end = min(begin + BAND * width, len(rows))
        size = (width, (end - begin) // width)
        here, above = (
            # Pillow takes any buffer, whatever its types say.
            Image.frombuffer("L", size, whole[first:last], "raw", "L", 0, 1)  # type: ignore[arg-type]
            for first, last in ((begin, end), (begin - width, end - width))
        )
        found = ImageChops.subtract_modulo(here, above)
        found.paste(UP, (0, 0, 1, size[1]))
        yield found.tobytes()


def encode(rows: Rows, width: int, height: int, colours: bytes) -> bytes:
    """The file. If it is longer than allowed, it is packed again with more patience."""
    packed, most = quick(rows, LEVEL), LIMIT - OTHER - len(colours)
    if len(packed) > most:
        for packed in _patient(rows, width + 1):
            if len(packed) <= most:
                break
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
    check = crc32(data, crc32(kind))
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
