# SPDX-License-Identifier: Apache-2.0
"""What a query is made of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from taskcore._core.sort_key import SortKey
from taskcore._generated import prototypes as c
from taskcore._low_level.values import counted, integer, text, texts


class Repeatable:
    """What keeps what it is given: an iterator would be empty when it is used once more."""

    def __post_init__(self) -> None:
        for name in [each.name for each in fields(self)]:  # type: ignore[arg-type]
            value = getattr(self, name)
            # Flags may be iterable, too.
            if isinstance(value, Iterable) and not isinstance(value, (str, int)):
                object.__setattr__(self, name, tuple(value))


def some_texts(value: str | Iterable[str], field: str) -> Any:
    """One text, or several."""
    return texts((value,) if isinstance(value, str) else value, field)


def write_tags(row: c.taskcore_query, tag: str | None, tags: Iterable[str] | None) -> None:
    """Writes which tags all have: one of them may be given by itself."""
    if tags is None and tag is None:
        return
    if isinstance(tags, str):
        raise TypeError("tags_all must be several strings, not one")
    every = (*(() if tag is None else (tag,)), *(tags or ()))
    row.tags_all, row.tags_all_count = counted(texts(every, "tags_all"))
    row.fields |= c.TASKCORE_QUERY_TAGS_ALL


def sort_rows(sort: Any) -> tuple[Any, int]:
    """The keys of an order."""
    keys = sort if isinstance(sort, tuple) else (sort,)
    return counted((c.taskcore_sort * len(keys))(*[_sort(key) for key in keys]))


def _sort(key: int | SortKey) -> c.taskcore_sort:
    row = c.TASKCORE_SORT_INIT()
    if isinstance(key, SortKey):
        row.is_descending = integer(key.is_descending, 32, "sorts")
        if key.field is not None:
            row.field = text(key.field, "sorts")
        key = key.sort
    row.key = integer(key, 32, "sorts")
    return row
