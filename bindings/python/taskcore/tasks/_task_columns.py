# SPDX-License-Identifier: Apache-2.0
"""Reads tasks out of the C rows of a list, by columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from ctypes import Array
from datetime import datetime, timedelta
from decimal import Decimal
from functools import lru_cache, reduce, cache
from itertools import chain, repeat
from operator import or_
from typing import Any

from taskcore._low_level import prototypes as c
from taskcore._low_level.columns import Columns
from taskcore.enumerations import Priority, RepeatMode, Slot, Status
from taskcore.queries.highlight import Highlight, highlights_of_row
from taskcore.tasks.reminder import Reminder, reminders_from_rows
from taskcore.time.time_methods import (
    from_local_texts,
    from_milliseconds,
    from_moment,
    optional_local,
)

CHUNK = 256
"""So many rows are read at once: enough to be fast, and few enough to stay in the cache."""


def task_values(rows: Array[c.taskcore_task], chosen: range) -> Iterator[tuple[Any, ...]]:
    """What is in the attributes of each task, in their order."""
    chunks = (chosen[start : start + CHUNK] for start in range(0, len(chosen), CHUNK))
    return chain.from_iterable(_values(Columns(rows, chunk)) for chunk in chunks)


def _values(rows: Columns) -> Iterator[tuple[Any, ...]]:
    integers, texts = rows.integers, rows.texts
    fields = integers("fields")
    present = reduce(or_, set(fields))

    def rare(field: int, none: object, read: Callable[[], Iterable[Any]]) -> Iterable[Any]:
        """What few tasks have is read where one of the rows has it."""
        return read() if present & field else repeat(none)

    def moments(name: str) -> Iterable[Any]:
        kinds, dates = integers(f"{name}_kind"), integers(f"{name}_date")
        return map(_moment, kinds, dates, integers(f"{name}_ms"))

    def decoded(name: str) -> Iterable[str]:
        return map(bytes.decode, texts(name))

    return zip(
        integers("id"),
        decoded("uid"),
        decoded("title"),
        decoded("notes"),
        rare(c.TASKCORE_TASK_URL, "", lambda: decoded("url")),
        integers("project_id"),
        map(_shared_text, texts("project")),
        rare(c.TASKCORE_TASK_PARENT, None, lambda: map(_parent, integers("parent_id"))),
        map(_shared_texts, rows.text_arrays("tags", "tag_count")),
        map(_status, integers("status")),
        map(_priority, integers("priority")),
        map(bool, integers("favourite")),
        map(_slot, integers("slot")),
        map(_slot, integers("current_slot")),
        rare(c.TASKCORE_TASK_DUE, None, lambda: moments("due")),
        rare(c.TASKCORE_TASK_START, None, lambda: moments("start")),
        rare(
            c.TASKCORE_TASK_ESTIMATED_DURATION,
            None,
            lambda: map(_duration, fields, integers("estimated_duration_s")),
        ),
        rare(c.TASKCORE_TASK_REMINDERS, (), lambda: map(_reminders, rows.rows())),
        rare(c.TASKCORE_TASK_REPEAT_RULE, "", lambda: decoded("repeat_rule")),
        map(_repeat_mode, integers("repeat_mode")),
        rare(c.TASKCORE_TASK_ZONE, "", lambda: decoded("zone")),
        rare(
            c.TASKCORE_TASK_EXCLUDED_DATES,
            (),
            lambda: map(from_local_texts, texts("excluded_dates")),
        ),
        rare(c.TASKCORE_TASK_ADDED_DATES, (), lambda: map(from_local_texts, texts("added_dates"))),
        rare(c.TASKCORE_TASK_OCCURRENCE, None, lambda: map(optional_local, texts("occurrence"))),
        rare(c.TASKCORE_TASK_OCCURRENCE, "", lambda: decoded("series_uid")),
        rare(c.TASKCORE_TASK_DEPENDS_ON, (), lambda: map(_depends_on, rows.rows())),
        *zip(*map(_states, integers("states"))),
        map(_urgency, integers("urgency")),
        integers("depth"),
        integers("subtask_count"),
        integers("subtask_completed_count"),
        map(_instant, integers("created_ms")),
        map(_instant, integers("modified_ms")),
        rare(
            c.TASKCORE_TASK_COMPLETED,
            None,
            lambda: map(_completed, fields, integers("completed_ms")),
        ),
        rare(c.TASKCORE_TASK_DELETED, None, lambda: map(_deleted, fields, integers("deleted_ms"))),
        map(_highlights, rows.rows()) if any(integers("highlight_count")) else repeat(()),
    )


def _parent(parent_id: int) -> int | None:
    return parent_id or None


def _duration(fields: int, seconds: int) -> timedelta | None:
    return timedelta(seconds=seconds) if fields & c.TASKCORE_TASK_ESTIMATED_DURATION else None


def _reminders(row: c.taskcore_task) -> tuple[Reminder, ...]:
    return reminders_from_rows(row.reminders, row.reminder_count)


def _depends_on(row: c.taskcore_task) -> tuple[int, ...]:
    return tuple(row.depends_on[: row.depends_on_count])


def _completed(fields: int, milliseconds: int) -> datetime | None:
    return from_milliseconds(milliseconds) if fields & c.TASKCORE_TASK_COMPLETED else None


def _deleted(fields: int, milliseconds: int) -> datetime | None:
    return from_milliseconds(milliseconds) if fields & c.TASKCORE_TASK_DELETED else None


def _highlights(row: c.taskcore_task) -> tuple[Highlight, ...]:
    return highlights_of_row(row) if row.highlight_count else ()


# A list of many tasks has few of these values, and looking one up costs less than making it.
_status: Callable[[int], Status] = lru_cache(maxsize=None)(Status)
_priority: Callable[[int], Priority] = lru_cache(maxsize=None)(Priority)
_slot: Callable[[int], Slot] = lru_cache(maxsize=None)(Slot)
_repeat_mode: Callable[[int], RepeatMode] = lru_cache(maxsize=None)(RepeatMode)


# Few due dates are of their own, and a task that was never changed was modified when it was made.
_moment = lru_cache(maxsize=1024)(from_moment)
_instant = lru_cache(maxsize=1024)(from_milliseconds)


@lru_cache(maxsize=1024)
def _urgency(thousandths: int) -> Decimal:
    return Decimal(f"{thousandths}E-3")


@lru_cache(maxsize=1024)
def _shared_text(encoded: bytes) -> str:
    return encoded.decode()


@lru_cache(maxsize=1024)
def _shared_texts(encoded: tuple[bytes, ...]) -> tuple[str, ...]:
    return tuple([each.decode() for each in encoded])


@cache
def _states(states: int) -> tuple[bool, bool, bool, bool]:
    return (
        bool(states & c.TASKCORE_STATE_OVERDUE),
        bool(states & c.TASKCORE_STATE_HIDDEN),
        bool(states & c.TASKCORE_STATE_BLOCKED),
        bool(states & c.TASKCORE_STATE_BLOCKING),
    )
