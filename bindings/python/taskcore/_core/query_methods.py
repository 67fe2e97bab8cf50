# SPDX-License-Identifier: Apache-2.0
"""Listing and counting the tasks that a query finds, and changing them all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taskcore._core.time_methods import TimeMethods
from taskcore.queries.query import Query, make_query

if TYPE_CHECKING:
    from taskcore._generated import prototypes as c


class OwnQueryMethods(TimeMethods):
    """What is written by hand of ``QueryMethods``."""

    def _query(self, query: Query) -> c.taskcore_query:
        return make_query(query, self._first_millisecond)
