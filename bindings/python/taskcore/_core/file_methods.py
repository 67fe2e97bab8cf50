# SPDX-License-Identifier: Apache-2.0
"""Files by their paths or open."""

from __future__ import annotations

import codecs
import io
import os
from collections.abc import Callable
from ctypes import memmove, string_at
from typing import Any, Final, Protocol

from taskcore._generated import prototypes as c
from taskcore._generated.values import path_bytes
from taskcore._low_level.calls import callback

_CHUNK: Final = 1 << 16


class Writable(Protocol):
    """A file that is open for writing, as text or as bytes."""

    def write(self, data: Any, /) -> object: ...


class Readable(Protocol):
    """A file that is open for reading, as text or as bytes."""

    def read(self, size: int, /) -> str | bytes: ...


def opened(file: Any, open: Callable[[Any], Any], of_path: Any, of_file: Any) -> tuple[Any, Any]:
    """The function for a path or for an open file, and its argument for C."""
    if isinstance(file, (str, os.PathLike)):
        return of_path, path_bytes(file, "path")
    return of_file, open(file)


def writer(file: Writable) -> Any:
    """A C callback that writes to a file."""
    # Text files say which encoding they have, also those that wrap another. What C writes ends
    # with a whole character, and its pieces need not.
    decoder = codecs.getincrementaldecoder("utf-8")() if hasattr(file, "encoding") else None

    def write(address: Any, length: int, payload: object) -> None:
        data = string_at(address, length)
        if decoder is not None:
            file.write(decoder.decode(data))
            return
        while data:
            written = file.write(data)
            if written is None and isinstance(file, io.RawIOBase):
                raise BlockingIOError("The file takes nothing more for now.")
            # An unbuffered file may take only a part; a file that says nothing took all.
            data = data[written:] if isinstance(written, int) else b""

    return callback(c.taskcore_write_callback, write)


def reader(file: Readable) -> Any:
    """A C callback that reads from a file."""
    rest = b""

    def read(buffer: Any, capacity: int, length: Any, payload: object) -> None:
        nonlocal rest
        if not rest:
            chunk = file.read(_CHUNK)
            rest = chunk.encode() if isinstance(chunk, str) else bytes(chunk)
        taken, rest = rest[:capacity], rest[capacity:]
        memmove(buffer, taken, len(taken))
        length[0] = len(taken)

    return callback(c.taskcore_read_callback, read)
