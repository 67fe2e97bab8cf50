# SPDX-License-Identifier: Apache-2.0
"""Arrays of C structs in the library's memory."""

from __future__ import annotations

from ctypes import Array, Structure, addressof, c_byte, sizeof
from functools import cache
from typing import Any


def map_rows(first: Any, row_type: type[Structure], count: int, stride: int) -> Array[Any]:
    """The rows that begin at the pointer ``first``, which lie ``stride`` bytes apart."""
    if count == 0:
        return (row_type * 0)()
    return (_spaced(row_type, stride) * count).from_address(addressof(first.contents))


def map_elements(first: Any, element_type: type[Structure], count: int) -> Array[Any]:
    """The elements of an array inside of a row, which lie as far apart as the first one says."""
    return map_rows(first, element_type, count, first.contents.struct_size if count else 0)


@cache
def _spaced(row_type: type[Structure], stride: int) -> type[Structure]:
    """The row's type with what a newer library added at its end, so that an array of it fits."""
    added = stride - sizeof(row_type)
    if added == 0:
        return row_type

    class SpacedRow(row_type):  # type: ignore[valid-type, misc]
        _fields_ = [("added_later", c_byte * added)]

    return SpacedRow
