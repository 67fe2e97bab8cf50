# SPDX-License-Identifier: Apache-2.0
"""Arrays of C structs in the library's memory."""

from __future__ import annotations

from ctypes import Array, Structure, addressof, c_byte, memmove, sizeof
from functools import cache
from typing import Any


def map_rows(first: Any, row_type: type[Structure], count: int, stride: int) -> Array[Any]:
    """The rows that begin at the pointer ``first``, which lie ``stride`` bytes apart."""
    if count == 0:
        return (row_type * 0)()
    start = addressof(first.contents)
    if stride < sizeof(row_type):
        return _completed(start, row_type, count, stride)
    return (_spaced(row_type, stride) * count).from_address(start)


def map_elements(first: Any, element_type: type[Structure], count: int) -> Array[Any]:
    """The elements of an array inside of a row, which lie as far apart as the first one says."""
    return map_rows(first, element_type, count, first.contents.struct_size if count else 0)


def _completed(start: int, row_type: type[Structure], count: int, stride: int) -> Array[Any]:
    """Copies of the rows of an older library, with zeros for members that it does not have."""
    rows = (row_type * count)()
    for index, row in enumerate(rows):
        memmove(addressof(row), start + index * stride, stride)
    return rows


@cache
def _spaced(row_type: type[Structure], stride: int) -> type[Structure]:
    """The row's type, padded to the size in a newer library, so that arrays have its stride."""
    added = stride - sizeof(row_type)
    if added == 0:
        return row_type

    class SpacedRow(row_type):  # type: ignore[valid-type, misc]
        _fields_ = [("added_later", c_byte * added)]

    return SpacedRow
