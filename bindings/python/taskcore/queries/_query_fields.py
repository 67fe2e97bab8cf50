# SPDX-License-Identifier: Apache-2.0
"""Writes a query into the C struct."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, Final

from taskcore._low_level import prototypes as c
from taskcore._low_level.values import UNSET, bits, choice, identifiers, integer, text, texts
from taskcore.queries.sort_key import SortKey
from taskcore.time.time_methods import to_packed

if TYPE_CHECKING:
    from taskcore.queries.query import Query


def make_query(
    query: Query, first_millisecond: Callable[[date | datetime], int]
) -> c.taskcore_query:
    """The C query; ``first_millisecond`` turns a bound into an instant."""
    row = c.TASKCORE_QUERY_INIT()
    for name, (bit, write) in _CONDITIONS.items():
        value = getattr(query, name)
        if value is not None:
            write(row, name, value)
            row.fields |= bit
    for name, bit in _BOUNDS.items():
        bound = getattr(query, name)
        if bound is not None:
            setattr(row, f"{name}_ms", first_millisecond(bound))
            row.fields |= bit
    _write_tags_all(row, query)
    if query.parent_id is not UNSET:
        row.parent_id = integer(query.parent_id or 0, 64, "parent_id")
        row.fields |= c.TASKCORE_QUERY_PARENT
    if query.text_fields is not None:
        row.text_fields = integer(query.text_fields, 64, "text_fields")
    if query.sort is not None:
        row.sorts, row.sort_count = _sorts(query.sort)
    if query.group is not None:
        row.group = integer(query.group, 32, "group")
    row.is_tree = integer(query.tree, 32, "tree")
    row.limit = integer(query.limit or 0, 64, "limit")
    row.offset = integer(query.offset, 64, "offset")
    return row


def _sorts(sort: Any) -> tuple[Any, int]:
    keys = sort if isinstance(sort, tuple) else (sort,)
    rows = (c.taskcore_sort * len(keys))(*[_sort(key) for key in keys])
    return rows, len(rows)


def _sort(key: int | SortKey) -> c.taskcore_sort:
    row = c.TASKCORE_SORT_INIT()
    if isinstance(key, SortKey):
        row.is_descending = integer(key.is_descending, 32, "sorts")
        if key.field is not None:
            row.field = text(key.field, "sorts")
        key = key.sort
    row.key = integer(key, 32, "sorts")
    return row


def _write_text(row: Any, name: str, value: str) -> None:
    setattr(row, name, text(value, name))


def _write_projects(row: Any, name: str, value: Any) -> None:
    several = texts((value,) if isinstance(value, str) else value, "projects")
    row.projects, row.project_count = several, len(several)


def _write_project_ids(row: Any, name: str, value: Any) -> None:
    row.project_ids, row.project_id_count = identifiers(value, "project_ids")


def _write_ids(row: Any, name: str, value: Any) -> None:
    row.ids, row.id_count = identifiers(value, name)


def _write_tags(row: Any, name: str, value: Any) -> None:
    several = texts(value, name)
    setattr(row, name, several)
    setattr(row, f"{name}_count", len(several))


def _write_tags_all(row: Any, query: Query) -> None:
    if query.tags_all is None and query.tag is None:
        return
    if isinstance(query.tags_all, str):
        raise TypeError("tags_all must be several strings, not one")
    one = () if query.tag is None else (query.tag,)
    _write_tags(row, "tags_all", (*one, *(query.tags_all or ())))
    row.fields |= c.TASKCORE_QUERY_TAGS_ALL


def _write_priorities(row: Any, name: str, value: Any) -> None:
    row.priorities = bits(value, "priorities")


def _write_slots(row: Any, name: str, value: Any) -> None:
    row.slots = bits(value, "slots")


def _write_statuses(row: Any, name: str, value: int) -> None:
    row.statuses = integer(value, 32, "statuses")


def _write_number(row: Any, name: str, value: int) -> None:
    setattr(row, name, integer(value, 32, name))


def _write_choice(row: Any, name: str, value: Any) -> None:
    setattr(row, name, choice(value, name))


def _write_day(row: Any, name: str, value: date) -> None:
    if isinstance(value, datetime) or not isinstance(value, date):
        raise TypeError(f"{name} must be a date, not a {type(value).__name__}")
    setattr(row, "view_date" if name == "day" else "view_last_date", to_packed(value))


_CONDITIONS: Final[dict[str, tuple[int, Callable[..., None]]]] = {
    "filter": (c.TASKCORE_QUERY_FILTER, _write_text),
    "text": (c.TASKCORE_QUERY_TEXT, _write_text),
    "project": (c.TASKCORE_QUERY_PROJECTS, _write_projects),
    "project_id": (c.TASKCORE_QUERY_PROJECT_IDS, _write_project_ids),
    "tags_any": (c.TASKCORE_QUERY_TAGS_ANY, _write_tags),
    "tags_none": (c.TASKCORE_QUERY_TAGS_NONE, _write_tags),
    "priority": (c.TASKCORE_QUERY_PRIORITIES, _write_priorities),
    "status": (c.TASKCORE_QUERY_STATUSES, _write_statuses),
    "slot": (c.TASKCORE_QUERY_SLOTS, _write_slots),
    "favourite": (c.TASKCORE_QUERY_FAVOURITE, _write_choice),
    "blocked": (c.TASKCORE_QUERY_BLOCKED, _write_choice),
    "blocking": (c.TASKCORE_QUERY_BLOCKING, _write_choice),
    "hidden": (c.TASKCORE_QUERY_HIDDEN, _write_choice),
    "archived": (c.TASKCORE_QUERY_ARCHIVED, _write_choice),
    "overdue": (c.TASKCORE_QUERY_OVERDUE, _write_choice),
    "started": (c.TASKCORE_QUERY_STARTED, _write_choice),
    "expired": (c.TASKCORE_QUERY_EXPIRED, _write_choice),
    "floating": (c.TASKCORE_QUERY_FLOATING, _write_choice),
    "view": (c.TASKCORE_QUERY_VIEW, _write_number),
    "day": (c.TASKCORE_QUERY_VIEW_DATE, _write_day),
    "last_day": (c.TASKCORE_QUERY_VIEW_LAST_DATE, _write_day),
    "ids": (c.TASKCORE_QUERY_IDS, _write_ids),
}
_BOUNDS: Final = {
    "due_from": c.TASKCORE_QUERY_DUE_FROM,
    "due_before": c.TASKCORE_QUERY_DUE_BEFORE,
    "completed_from": c.TASKCORE_QUERY_COMPLETED_FROM,
    "completed_before": c.TASKCORE_QUERY_COMPLETED_BEFORE,
}
