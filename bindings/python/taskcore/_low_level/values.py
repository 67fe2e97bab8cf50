# SPDX-License-Identifier: Apache-2.0
"""Turns Python's values into C's, and refuses those that C would cut short."""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterable
from ctypes import POINTER, Array, c_char, c_char_p, c_int64, c_size_t, c_uint8, string_at
from datetime import timedelta
from enum import Enum
from operator import index
from pathlib import Path
from typing import Any, Final

from taskcore._core.failure import TaskcoreError
from taskcore._generated import prototypes as c
from taskcore._low_level.library import library
from taskcore.errors import InvalidError


class Unset(Enum):
    """The type of ``UNSET``, which stands for a property that is not given."""

    UNSET = "UNSET"

    def __repr__(self) -> str:
        return self.value


UNSET: Final = Unset.UNSET


def text(value: str, field: str) -> bytes:
    """UTF-8 without NUL."""
    if not isinstance(value, str):
        raise TypeError(f"{field} must be a str, not {type(value).__name__}")
    try:
        encoded = value.encode()
    except UnicodeEncodeError as error:
        raise InvalidError(f"The text cannot be UTF-8: {error}.", field=field) from None
    return without_nul(encoded, field)


def string(value: bytes | None) -> str:
    """A text of C's; a null pointer is an empty one."""
    return value.decode() if value else ""


def optional_string(value: bytes | None) -> str | None:
    """A text of C's; a null pointer is None."""
    return None if value is None else value.decode()


def choice(value: object, field: str) -> int:
    """C's number for those that are, those that are not, or ``"both"``."""
    if value == "both":
        return c.TASKCORE_ANY
    if value not in (False, True):
        raise InvalidError(f'{value!r} is neither True nor False nor "both".', field=field)
    return c.TASKCORE_YES if value else c.TASKCORE_NO


class OwnText:
    """Room for a text that a call gives away; it is taken once, and freed then."""

    def __init__(self) -> None:
        self.pointer = POINTER(c_char)()

    def take(self) -> str:
        """The text."""
        try:
            return string_at(self.pointer).decode()
        finally:
            library.taskcore_string_free(self.pointer)

    def take_path(self) -> Path:
        """The path that it is."""
        try:
            return Path(os.fsdecode(string_at(self.pointer)))
        finally:
            library.taskcore_string_free(self.pointer)


class OwnBytes:
    """Room for bytes that a call gives away; they are taken once, and freed then."""

    def __init__(self) -> None:
        self.pointer = POINTER(c_uint8)()
        self.length = c_size_t()

    def take(self) -> bytes:
        """The bytes."""
        try:
            return string_at(self.pointer, self.length.value)
        finally:
            library.taskcore_bytes_free(self.pointer)


def byte_array(data: bytes) -> Any:
    """Bytes as C takes them."""
    return (c_uint8 * len(data)).from_buffer_copy(data)


def given_bytes(data: bytes, field: str) -> tuple[Any, int]:
    """Bytes as C takes them, and how many they are."""
    if not isinstance(data, bytes):
        raise TypeError(f"{field} must be bytes, not {type(data).__name__}")
    return byte_array(data), len(data)


def counted(array: Any) -> tuple[Any, int]:
    """A C array, and how many it has."""
    return array, len(array)


def paged(limit: int | None, offset: int) -> tuple[int, int]:
    """Which rows of a list are meant; without a limit, all of them."""
    most = 0 if limit is None else limit
    return integer(most, 64, "limit"), integer(offset, 64, "offset")


def span(encoded: bytes, start: int, length: int) -> tuple[int, int]:
    """Where a range of bytes starts and stops as a range of characters."""
    first = len(encoded[:start].decode())
    return first, first + len(encoded[start : start + length].decode())


def path_bytes(path: str | os.PathLike[str], field: str) -> bytes:
    """A path as the system spells it."""
    return without_nul(os.fsencode(path), field)


def without_nul(encoded: bytes, field: str) -> bytes:
    """The same bytes; C would take a NUL for their end."""
    if b"\0" in encoded:
        raise InvalidError("The text must not hold U+0000.", field=field)
    return encoded


def texts(values: Iterable[str], field: str) -> Array[c_char_p]:
    """An array of UTF-8 texts."""
    if isinstance(values, str):
        raise TypeError(f"{field} must be several strings, not one")
    encoded = [text(value, field) for value in values]
    return (c_char_p * len(encoded))(*encoded)


def integer(value: int, bits: int, field: str) -> int:
    """The same number, which fits in a signed integer of so many bits."""
    number = index(value)
    if not -(1 << (bits - 1)) <= number < 1 << (bits - 1):
        raise InvalidError(f"{number} is out of range.", field=field)
    return number


def bits(numbers: int | Iterable[int], field: str) -> int:
    """One bit for each number."""
    several = numbers if isinstance(numbers, Iterable) else (numbers,)
    mask = 0
    for number in map(index, several):
        if not 0 <= number < 32:
            raise InvalidError(f"{number} is out of range.", field=field)
        mask |= 1 << number
    return mask


def seconds(duration: timedelta, field: str) -> int:
    """The seconds of a duration, which are whole."""
    if not isinstance(duration, timedelta):
        raise TypeError(f"{field} must be a timedelta, not {type(duration).__name__}")
    whole, rest = divmod(duration, timedelta(seconds=1))
    if rest:
        raise InvalidError("A duration has whole seconds.", field=field)
    return whole


def identifiers(ids: int | Iterable[int], field: str = "ids") -> tuple[Any, int]:
    """An array of ids, and how many they are."""
    several = ids if isinstance(ids, Iterable) else (ids,)
    packed = array("q")
    for position, each in enumerate(several):
        try:
            packed.append(integer(each, 64, field))
        except TaskcoreError as error:
            error.index = position
            raise
    return (c_int64 * len(packed)).from_buffer(packed), len(packed)


def strings(first: Any, count: int) -> tuple[str, ...]:
    """The texts of a C array."""
    return tuple([each.decode() for each in first[:count]]) if count else ()
