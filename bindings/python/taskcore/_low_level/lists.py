# SPDX-License-Identifier: Apache-2.0
"""The library's lists as Python's sequences."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator, Sequence
from ctypes import POINTER, Array, Structure, byref, c_size_t
from functools import partial
from itertools import chain
from operator import eq
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, overload

from taskcore._generated import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.rows import map_rows

_SHOWN_ROWS: Final = 20
"""So many rows of a list a notebook shows."""

Item = TypeVar("Item")
Row = TypeVar("Row", bound=Structure)


if TYPE_CHECKING:
    _Sequence = Sequence
else:

    class _Sequence(Generic[Item]):
        """A sequence that is not registered as one: Polars would take it row by row."""

        index = Sequence.index
        count = Sequence.count
        __contains__ = Sequence.__contains__
        __reversed__ = Sequence.__reversed__


class SnapshotList(_Sequence[Item], Generic[Item, Row]):
    """Rows as they were when they were listed, read straight from the list's own memory.

    It needs its store no longer. A slice is a plain list, and so is what a pickle gives back; a
    list equals another one with the same rows, and a plain one.
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
    def pointer(cls) -> Any:
        """Memory for the list that a call returns."""
        return POINTER(getattr(c, f"taskcore_{cls._kind}_list"))()

    @classmethod
    def _function(cls, verb: str) -> Any:
        return getattr(library, f"taskcore_{cls._kind}_list_{verb}")

    @classmethod
    def _items(cls, rows: Array[Row], chosen: range) -> Iterator[Item]:
        """The rows with these indices, which go up, as Python's own."""
        return map(cls._item, map(rows.__getitem__, chosen))

    @staticmethod
    def _item(row: Row) -> Item:
        """A row as a Python object; not used by a list that maps all rows together."""
        raise NotImplementedError

    def __len__(self) -> int:
        return len(self.raw)

    @overload
    def __getitem__(self, index: int) -> Item: ...

    @overload
    def __getitem__(self, index: slice) -> list[Item]: ...

    def __getitem__(self, index: int | slice) -> Item | list[Item]:
        indices = range(len(self))[index]
        if isinstance(indices, int):
            return next(self._items(self.raw, range(indices, indices + 1)))
        if indices.step > 0:
            return self._made(self.raw, indices)
        return self._made(self.raw, indices[::-1])[::-1]

    def __iter__(self) -> Iterator[Item]:
        return chain.from_iterable(map(partial(self._made, self.raw), _batches(len(self))))

    @classmethod
    def _made(cls, rows: Array[Row], chosen: range) -> list[Item]:
        """The rows with these indices, which go up, with no collection of garbage meanwhile.

        None of them is garbage yet, and to visit them time and again took a fifth of the time. It
        is every thread's collector: one that turns it off in these milliseconds finds it on again,
        and it never stays off because of two lists that are made at the same time.
        """
        is_enabled = gc.isenabled()
        try:
            gc.disable()
            return list(cls._items(rows, chosen))
        finally:
            if is_enabled:
                gc.enable()

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, (type(self), list)):
            return NotImplemented
        return len(self) == len(other) and all(map(eq, self, other))

    __hash__: ClassVar[None] = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type[list[Item]], tuple[list[Item]]]:
        return list, (list(self),)

    def columns(self) -> dict[str, Any]:
        """The rows as columns, as C has them: a number is such as the milliseconds of an instant.

        Numbers are memoryviews of the list's own memory, texts are lists.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add_many([{"title": "A", "tags": ["x"]}, {"title": "B"}])
        ...     columns = store.tasks().columns()
        >>> columns["id"].tolist(), columns["title"], columns["tags"]
        ([1, 2], ['A', 'B'], [('x',), ()])

        ``polars.DataFrame(tasks)`` and ``pandas.DataFrame.from_arrow(tasks)`` give columns with
        types: a list is whatever reads Arrow's PyCapsule interface wants.
        """
        from taskcore._generated.columns import COLUMNS
        from taskcore._low_level.columns import Columns

        reader = Columns(self.raw, range(len(self)))
        return {column[0]: reader.column(*column) for column in COLUMNS[self._row_type]}

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """The rows as columns of Arrow; a requested schema is not asked for its wishes."""
        from taskcore._low_level.arrow import stream

        return stream(self._function("arrow"), self._pointer)

    def __arrow_c_schema__(self) -> object:
        """Which columns Arrow gets, and their types."""
        from taskcore._low_level.arrow import schema

        return schema(self._function("arrow"), self._pointer)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self)}>"

    def _repr_html_(self) -> str:
        """The first rows as a table, for a notebook."""
        from taskcore._low_level.html import table

        return table(self[:_SHOWN_ROWS], len(self))


def last_of(rows: SnapshotList[Item, Any]) -> Item | None:
    """The last row of a list; None when it is empty."""
    return rows[-1] if rows else None


def _batches(count: int) -> Iterator[range]:
    """The indices of so many rows, few at first, so that the first rows come soon."""
    start, size = 0, 256
    while start < count:
        yield range(start, min(start + size, count))
        start, size = start + size, min(size * 2, 4_096)
