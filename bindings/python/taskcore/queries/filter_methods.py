# SPDX-License-Identifier: Apache-2.0
"""Saved filters: queries with a name, which a screen shows as chips."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.inputs import FILTER
from taskcore._low_level.library import library
from taskcore._low_level.options import give, page
from taskcore._low_level.values import UNSET, Unset, identifiers, integer
from taskcore.lists import FilterList
from taskcore.tasks.move import Position, make_move

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.queries.filter_keywords import FilterChanges


class FilterMethods(Connection):
    """The saved filters of a store, in their manual order."""

    def filters(self, *, limit: int | None = None, offset: int = 0) -> FilterList:
        """Every saved filter.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add_filter("Soon", "due<7d sort:due")
        ...     for saved in store.filters():
        ...         print(saved.name, store.count(saved.query))
        Soon 0
        """
        row = give(c.TASKCORE_FILTER_QUERY_OPTIONS_INIT(), **page(limit, offset))
        return self._listed(FilterList, library.taskcore_filter_query, byref(row))

    def add_filter(self, name: str, query: str, *, colour: int | Unset = UNSET) -> int:
        """Saves a query under a name, and returns the filter's id."""
        row = FILTER.row({"name": name, "query": query, "colour": colour})
        return self._number(library.taskcore_filter_add, byref(row))

    def update_filter(
        self,
        filter_id: int,
        **changes: Unpack[FilterChanges],
    ) -> None:
        """Changes what is given."""
        row = FILTER.row(changes)
        self._call(library.taskcore_filter_update, integer(filter_id, 64, "id"), byref(row))

    def move_filters(
        self,
        ids: int | Iterable[int],
        **position: Unpack[Position],
    ) -> None:
        """Moves filters before or after the one with an id, to the top or to the bottom."""
        move = make_move(**position)
        self._call(library.taskcore_filter_move, *identifiers(ids), byref(move))

    def delete_filters(self, ids: int | Iterable[int]) -> None:
        """Deletes filters; the tasks that they show stay."""
        self._call(library.taskcore_filter_delete, *identifiers(ids))
