# SPDX-License-Identifier: Apache-2.0
"""Events that take the same time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from taskcore._core.time_methods import from_milliseconds, optional_local
from taskcore._generated import prototypes as c
from taskcore._low_level.lists import SnapshotList
from taskcore._low_level.values import string
from taskcore.errors import ConflictError


@dataclass(frozen=True)
class TimeSpan:
    """The time that an event takes, or an occurrence of it."""

    event_id: int | None
    """None for an event that was refused, and so has no id."""
    title: str
    occurrence: date | datetime | None
    """Of a series, as a local time."""
    start: datetime
    end: datetime
    """The first instant after it."""


@dataclass(frozen=True)
class Conflict:
    """Two events, or occurrences of them, that take some of the same time."""

    event: TimeSpan
    other: TimeSpan
    """What it hits."""


class ConflictList(SnapshotList[Conflict, c.taskcore_conflict]):
    """What overlaps, in the order of time."""

    _kind = "conflict"
    _row_type = c.taskcore_conflict

    @staticmethod
    def _item(row: c.taskcore_conflict) -> Conflict:
        return Conflict(_span(row, ""), _span(row, "other_"))


def _span(row: Any, prefix: str) -> TimeSpan:
    return TimeSpan(
        (row.other_id if prefix else row.event_id) or None,
        string(getattr(row, f"{prefix}title")),
        optional_local(getattr(row, f"{prefix}occurrence")),
        from_milliseconds(getattr(row, f"{prefix}start_ms")),
        from_milliseconds(getattr(row, f"{prefix}end_ms")),
    )


class OverlapError(ConflictError):
    """An event would overlap others; ``conflicts`` says which."""

    conflicts: list[Conflict]

    @classmethod
    def of(cls, error: ConflictError, conflicts: list[Conflict]) -> OverlapError:
        """What an error says, with what is hit."""
        overlap = cls(
            str(error),
            field=error.field,
            index=error.index,
            line=error.line,
            column=error.column,
        )
        overlap.conflicts = conflicts
        return overlap
