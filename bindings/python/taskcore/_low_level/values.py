# SPDX-License-Identifier: Apache-2.0
"""Values that are not given, and those that the library gives away."""

from __future__ import annotations

import os
from ctypes import POINTER, c_char, c_size_t, c_uint8, string_at
from enum import Enum
from pathlib import Path
from typing import Final

from taskcore._low_level.library import library


class Unset(Enum):
    """The type of ``UNSET``, which stands for a property that is not given."""

    UNSET = "UNSET"

    def __repr__(self) -> str:
        return self.value


UNSET: Final = Unset.UNSET


class OwnText:
    """Room for a text that a call gives away; it is taken once, and freed then."""

    def __init__(self) -> None:
        self.pointer = POINTER(c_char)()

    def take(self) -> str:
        """The text."""
        return self._taken().decode()

    def take_path(self) -> Path:
        """The path that it is."""
        return Path(os.fsdecode(self._taken()))

    def _taken(self) -> bytes:
        try:
            return string_at(self.pointer)
        finally:
            library.taskcore_string_free(self.pointer)


class OwnBytes:
    """The same of bytes."""

    def __init__(self) -> None:
        self.pointer = POINTER(c_uint8)()
        self.length = c_size_t()

    def take(self) -> bytes:
        """The bytes."""
        try:
            return string_at(self.pointer, self.length.value)
        finally:
            library.taskcore_bytes_free(self.pointer)
