# SPDX-License-Identifier: Apache-2.0
"""Comments, and the methods of a store that are about them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from datetime import date, datetime

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, give, page
from taskcore._low_level.values import identifiers, integer
from taskcore.enumerations import Entity
from taskcore.lists import CommentList
from taskcore.time.time_methods import TimeMethods


class CommentMethods(TimeMethods):
    """Dated notes on tasks, events and invoices, in the order in which they were written."""

    def add_comment(
        self,
        item_id: int,
        text: str,
        *,
        entity: int = Entity.TASK,
        created: datetime | None = None,
    ) -> int:
        """Adds a comment to a task, or to an event or an invoice, and returns its id.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     rent = store.add("Pay rent")
        ...     _ = store.add_comment(rent, "The bank was closed.")
        ...     print([comment.text for comment in store.comments(rent)])
        ['The bank was closed.']

        Without ``created`` it is written now. It goes with its item: when a task is purged, or an
        event or a draft is deleted.
        """
        return self._number(
            library.taskcore_comment_add,
            integer(entity, 32, "entity"),
            integer(item_id, 64, "item_id"),
            byref(self._comment(text, created)),
        )

    def update_comment(
        self, comment_id: int, *, text: str | None = None, created: datetime | None = None
    ) -> None:
        """Changes what is given."""
        row = self._comment(text, created)
        self._call(library.taskcore_comment_update, integer(comment_id, 64, "id"), byref(row))

    def delete_comments(self, ids: int | Iterable[int]) -> None:
        """Deletes comments."""
        self._call(library.taskcore_comment_delete, *identifiers(ids))

    def comments(
        self,
        item_id: int | None = None,
        *,
        entity: int = Entity.TASK,
        text: str | None = None,
        since: date | datetime | None = None,
        before: date | datetime | None = None,
        limit: int | None = None,
        offset: int = 0,
    ) -> CommentList:
        """The comments on an item, or on all, for which all that is given holds.

        ``entity`` says what the item is; without an item it says nothing. ``text`` is a part of a
        word or more, without regard to case and accents.
        """
        row = give(c.TASKCORE_COMMENT_QUERY_OPTIONS_INIT(), **page(limit, offset))
        if item_id is not None:
            row.entity = integer(entity, 32, "entity")
            row.item_id = integer(item_id, 64, "item_id")
            row.fields |= c.TASKCORE_COMMENT_QUERY_ITEM
        announce(row, "COMMENT_QUERY", text=text, **self._bounds(since, before))
        return self._listed(CommentList, library.taskcore_comment_query, byref(row))

    def _comment(self, text: str | None, created: datetime | None) -> c.taskcore_comment_input:
        row = c.TASKCORE_COMMENT_INPUT_INIT()
        created_ms = None if created is None else self._milliseconds(created)
        announce(row, "COMMENT", text=text, created_ms=created_ms)
        return row
