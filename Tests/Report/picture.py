"""Reads a picture that Chromium has made."""

from __future__ import annotations

import struct
import zlib
from typing import NamedTuple


class Picture(NamedTuple):
    """A picture with 8 bits a channel."""

    width: int
    height: int
    colours: dict[bytes, int]
    """How many pixels have each colour."""

    @property
    def background(self) -> bytes:
        return max(self.colours, key=lambda colour: self.colours[colour])


def size(png: bytes) -> tuple[int, int]:
    """Width and height."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def picture(png: bytes) -> Picture:
    """Decodes what Chromium writes: 8 bits, RGB or RGBA, not interlaced.

    https://www.w3.org/TR/png-3/
    """
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height, depth, kind, _, _, interlace = struct.unpack(">IIBBBBB", png[16:29])
    assert depth == 8 and kind in (2, 6) and interlace == 0
    size = 3 if kind == 2 else 4
    rows = _unfiltered(zlib.decompress(_data(png)), width * size, height, size)
    colours: dict[bytes, int] = {}
    for row in rows:
        for start in range(0, len(row), size):
            colour = row[start : start + 3]
            colours[colour] = colours.get(colour, 0) + 1
    return Picture(width, height, colours)


def _data(png: bytes) -> bytes:
    data = b""
    position = 8
    while position < len(png):
        length = int.from_bytes(png[position : position + 4], "big")
        if png[position + 4 : position + 8] == b"IDAT":
            data += png[position + 8 : position + 8 + length]
        position += length + 12
    return data


def _unfiltered(data: bytes, stride: int, height: int, size: int) -> list[bytes]:
    rows = []
    above = bytearray(stride)
    for number in range(height):
        start = number * (stride + 1)
        row = bytearray(data[start + 1 : start + 1 + stride])
        _unfilter(data[start], row, above, size)
        rows.append(bytes(row))
        above = row
    return rows


def _unfilter(kind: int, row: bytearray, above: bytearray, size: int) -> None:
    if kind == 0:
        return
    for index in range(len(row)):
        left = row[index - size] if index >= size else 0
        corner = above[index - size] if index >= size else 0
        up = above[index]
        guess = (0, left, up, (left + up) // 2, _nearest(left, up, corner))[kind]
        row[index] = (row[index] + guess) & 0xFF


def _nearest(left: int, up: int, corner: int) -> int:
    estimate = left + up - corner
    return min((left, up, corner), key=lambda value: abs(estimate - value))
