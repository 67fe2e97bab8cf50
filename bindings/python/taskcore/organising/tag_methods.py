# SPDX-License-Identifier: Apache-2.0
"""Tags, and the methods of a store that are about them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.options import give, page
from taskcore._low_level.values import integer, text, texts
from taskcore.lists import TagList

if TYPE_CHECKING:
    from taskcore.organising.tag import Tag


class TagMethods(Connection):
    """The tags of a store, which come and go with their tasks.

    Case and accents do not matter where a tag is named.
    """

    def tags(self, *, limit: int | None = None, offset: int = 0) -> TagList:
        """Every tag that a task outside of the trash has, or that has a colour.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Pay rent", tags=["bank", "monthly"])
        ...     print([tag.name for tag in store.tags()])
        ['bank', 'monthly']
        """
        row = give(c.TASKCORE_TAG_QUERY_OPTIONS_INIT(), **page(limit, offset))
        return self._listed(TagList, library.taskcore_tag_query, byref(row))

    def get_tag(self, name: str) -> Tag:
        """The tag with a name. Raises NotFoundError when there is none."""
        return self.get_tags([name])[0]

    def get_tags(self, names: Iterable[str]) -> TagList:
        """The tags with these names, in their order.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Pay rent", tags=["bank"])
        ...     store.get_tag("Bank").open_count
        1

        Raises NotFoundError, with the index, when there is no such tag.
        """
        several = texts(names, "names")
        return self._listed(TagList, library.taskcore_tag_get, several, len(several))

    def rename_tag(self, name: str, new_name: str) -> None:
        """Gives a tag another name, on every task that has it.

        Raises ConflictError when there is another tag with that name: ``merge_tags`` joins them.
        """
        self._call(library.taskcore_tag_rename, text(name, "name"), text(new_name, "new_name"))

    def merge_tags(self, names: Iterable[str], into: str) -> None:
        """Puts one tag in the place of several.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("A", tags=["bank"]), store.add("B", tags=["cash"])
        ...     store.merge_tags(["bank", "cash"], "money")
        ...     [(tag.name, tag.open_count) for tag in store.tags()]
        [('money', 2)]
        """
        several = texts(names, "names")
        self._call(library.taskcore_tag_merge, several, len(several), text(into, "into"))

    def set_tag_colour(self, name: str, colour: int) -> None:
        """Gives a tag a colour; ``Colour.BLACK`` is what it has else."""
        self._call(
            library.taskcore_tag_set_colour, text(name, "name"), integer(colour, 32, "colour")
        )

    def delete_tags(self, names: Iterable[str]) -> None:
        """Takes tags off every task that has them."""
        several = texts(names, "names")
        self._call(library.taskcore_tag_delete, several, len(several))
