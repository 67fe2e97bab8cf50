# SPDX-License-Identifier: Apache-2.0
"""Tasks as lines on a screen."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING

from taskcore._low_level.library import library
from taskcore.lists import RowList
from taskcore.queries.query import Conditions, Query, to_query
from taskcore.queries.query_methods import QueryMethods

if TYPE_CHECKING:
    from typing_extensions import Unpack


class RowMethods(QueryMethods):
    """Listing tasks for a screen."""

    def rows(self, query: Query | str | None = None, **conditions: Unpack[Conditions]) -> RowList:
        """The tasks that ``tasks`` would list, as lines on a screen.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Pay rent", project="Home", tags=["bank"], priority=0)
        ...     for row in store.rows():
        ...         print(row.title, row.project_label, row.tags_label, row.colour.name)
        Pay rent Home @bank RED
        """
        asked = self._query(to_query(query, **conditions))
        return self._listed(RowList, library.taskcore_row_query, byref(asked))
