# SPDX-License-Identifier: Apache-2.0
"""Tags, and the methods of a store that are about them."""

from __future__ import annotations

from ctypes import POINTER, byref
from dataclasses import dataclass

from taskcore import _prototypes as c
from taskcore._connection import Connection
from taskcore._library import library
from taskcore._values import string
from taskcore.lists import SnapshotList


@dataclass(frozen=True)
class Tag:
    """A tag as it was when it was read; the counts are of the tasks that have it."""

    name: str
    open_count: int
    completed_count: int


class TagList(SnapshotList[Tag, c.taskcore_tag]):
    """Tags as they were when they were listed."""

    _kind = "tag"
    _row_type = c.taskcore_tag

    @staticmethod
    def _item(row: c.taskcore_tag) -> Tag:
        return Tag(string(row.name), row.open_count, row.completed_count)


class TagMethods(Connection):
    """The tags of a store, which come and go with their tasks."""

    def tags(self) -> TagList:
        """Every tag that a task outside of the trash has.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Pay rent", tags=["bank", "monthly"])
        ...     print([tag.name for tag in store.tags()])
        ['bank', 'monthly']
        """
        tags = POINTER(c.taskcore_tag_list)()
        self._call(library.taskcore_tag_query, byref(tags))
        return TagList(tags)
