# SPDX-License-Identifier: Apache-2.0
"""The library's lists as Python's sequences."""

from __future__ import annotations

import weakref
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from ctypes import Array, Structure, byref, c_size_t
from typing import Any, ClassVar, Generic, TypeVar, overload

from taskcore._library import library
from taskcore._rows import map_rows

Item = TypeVar("Item")
Row = TypeVar("Row", bound=Structure)


class SnapshotList(Sequence[Item], Generic[Item, Row]):
    """Rows as they were when they were listed, read straight from the list's own memory.

    It needs its store no longer. A slice is a plain list.
    """

    _kind: ClassVar[str]
    _row_type: Any

    def __init__(self, pointer: Any) -> None:
        self._pointer = pointer
        """The C list, which is freed with the rows."""
        stride = c_size_t()
        first = self._function("rows")(pointer, byref(stride))
        count = self._function("count")(pointer)
        self.raw: Array[Row] = map_rows(first, self._row_type, count, stride.value)
        """The C rows; they and their strings stay valid for as long as one of them is held."""
        finalizer = weakref.finalize(self.raw, self._function("free"), pointer)
        # When Python ends, rows may still be held by what ends after this.
        finalizer.atexit = False

    @classmethod
    def _function(cls, verb: str) -> Any:
        return getattr(library, f"taskcore_{cls._kind}_list_{verb}")

    @staticmethod
    @abstractmethod
    def _item(row: Any) -> Item:
        """A row as Python's own."""

    def __len__(self) -> int:
        return len(self.raw)

    @overload
    def __getitem__(self, index: int) -> Item: ...

    @overload
    def __getitem__(self, index: slice) -> list[Item]: ...

    def __getitem__(self, index: int | slice) -> Item | list[Item]:
        if isinstance(index, slice):
            return [self._item(row) for row in self.raw[index]]
        return self._item(self.raw[index])

    def __iter__(self) -> Iterator[Item]:
        return map(self._item, self.raw)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self)}>"
