# SPDX-License-Identifier: Apache-2.0
"""An event as it was when it was read."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta

from taskcore._low_level import prototypes as c
from taskcore._low_level.lists import SnapshotList
from taskcore._low_level.values import string
from taskcore.enumerations import EventKind
from taskcore.tasks.reminder import Reminder, reminders_from_rows
from taskcore.time.time_methods import (
    from_local_texts,
    from_milliseconds,
    from_packed,
    optional_local,
)


@dataclass(frozen=True)
class Event:
    """A deadline or a meeting as it was when it was read; every instant is aware and in UTC.

    Of a series, the times are those of its first occurrence. What it has none of is an empty
    text, an empty tuple or None.
    """

    id: int
    uid: str
    title: str
    kind: EventKind
    start: date | datetime
    """A ``date`` when it lasts whole days, else a ``datetime``."""
    duration: timedelta
    begins: datetime
    """Its start as an instant; of a date, when that day begins in the store's zone."""
    ends: datetime
    """The first instant after it."""
    zone: str
    """The IANA name of the zone in which it repeats; empty for whole days."""
    notes: str
    location: str
    attendees: tuple[str, ...]
    url: str
    task_id: int | None
    """The task that it belongs to."""
    transparent: bool
    """Whether it takes no time, and so overlaps nothing."""
    done: datetime | None
    reminders: tuple[Reminder, ...]
    """Of these, the due is the event's end."""
    repeat_rule: str
    excluded_dates: tuple[date | datetime, ...]
    """Occurrences that are left out, as naive local times or dates."""
    added_dates: tuple[date | datetime, ...]
    series_id: int | None
    """The series that this is a changed occurrence of."""
    occurrence: date | datetime | None
    """Which one of them, as a local time."""
    created: datetime
    modified: datetime


class EventList(SnapshotList[Event, c.taskcore_event]):
    """Events as they were when they were listed."""

    _kind = "event"
    _row_type = c.taskcore_event

    @staticmethod
    def _item(row: c.taskcore_event) -> Event:
        begins = from_milliseconds(row.start_ms)
        is_date = row.start_kind == c.TASKCORE_MOMENT_DATE
        attendees = row.attendees[: row.attendee_count] if row.attendee_count else ()
        return Event(
            row.id,
            string(row.uid),
            string(row.title),
            EventKind(row.kind),
            from_packed(row.start_date) if is_date else begins,
            timedelta(seconds=row.duration_s),
            begins,
            from_milliseconds(row.end_ms),
            string(row.zone),
            string(row.notes),
            string(row.location),
            tuple([attendee.decode() for attendee in attendees]),
            string(row.url),
            row.task_id or None,
            bool(row.transparent),
            from_milliseconds(row.done_ms) if row.fields & c.TASKCORE_EVENT_DONE else None,
            reminders_from_rows(row.reminders, row.reminder_count),
            string(row.repeat_rule),
            from_local_texts(row.excluded_dates),
            from_local_texts(row.added_dates),
            row.series_id or None,
            optional_local(row.occurrence),
            from_milliseconds(row.created_ms),
            from_milliseconds(row.modified_ms),
        )
