# SPDX-License-Identifier: Apache-2.0
"""What an event is to be, as Python says it and as C takes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from datetime import date, datetime, timedelta
from typing import Any, Final, TypedDict

from taskcore._low_level import prototypes as c
from taskcore._low_level.values import Unset
from taskcore._low_level.writing import (
    Table,
    fill_from,
    write_32_bits,
    write_duration,
    write_id,
    write_local_times,
    write_moment,
    write_reminders,
    write_text,
    write_texts,
)
from taskcore.tasks.reminder import Reminder


class EventProperties(TypedDict, total=False):
    """The keywords of ``Store.add_event``, which are those of ``EventInput``."""

    kind: int | None
    duration: timedelta | None
    zone: str | None
    notes: str | None
    location: str | None
    attendees: Iterable[str]
    url: str | None
    task_id: int | None
    transparent: bool
    done: bool
    reminders: Iterable[Reminder]
    repeat_rule: str | None
    excluded_dates: Iterable[date | datetime]
    added_dates: Iterable[date | datetime]


class EventChanges(TypedDict, total=False):
    """The keywords of ``Store.update_event``; one that is ``UNSET`` is as if it were not given."""

    title: str | Unset
    start: date | datetime | Unset
    kind: int | Unset
    duration: timedelta | Unset
    zone: str | Unset
    notes: str | Unset
    location: str | Unset
    attendees: Iterable[str] | Unset
    url: str | Unset
    task_id: int | None | Unset
    transparent: bool | Unset
    done: bool | Unset
    reminders: Iterable[Reminder] | Unset
    repeat_rule: str | Unset
    excluded_dates: Iterable[date | datetime] | Unset
    added_dates: Iterable[date | datetime] | Unset


@dataclass(frozen=True)
class EventInput:
    """An event to add: ``EventInput("Review", datetime(2026, 1, 15, 14), location="Room 4")``.

    A naive ``start`` is local time in the store's zone; with a ``date`` it lasts whole days.
    """

    title: str
    start: date | datetime
    duration: timedelta | None = None
    """Whole seconds; without one it is an hour, or a day."""
    kind: int | None = None
    """``EventKind.MEETING``, which is what it is else, or ``EventKind.DEADLINE``."""
    zone: str | None = None
    """The IANA name of the zone in which it repeats; without, the store's."""
    notes: str | None = None
    location: str | None = None
    attendees: Iterable[str] = ()
    """Each such as ``"Ada <ada@example.org>"``."""
    url: str | None = None
    task_id: int | None = None
    """The task that it belongs to."""
    transparent: bool = False
    """Whether it takes no time, and so overlaps nothing."""
    done: bool = False
    reminders: Iterable[Reminder] = ()
    """Of these, the due is the event's end."""
    repeat_rule: str | None = None
    """An RRULE of RFC 5545, such as ``"FREQ=DAILY"``; ``Store.parse_repeat`` makes it of words."""
    excluded_dates: Iterable[date | datetime] = ()
    """Occurrences that are left out: naive local times of its zone, or dates for whole days."""
    added_dates: Iterable[date | datetime] = ()
    """Occurrences besides those of the rule, likewise."""

    def fill(self, row: c.taskcore_event_input, milliseconds: Callable[[datetime], int]) -> None:
        """Writes it into a C input."""
        given = {}
        for name, default in _DEFAULTS:
            value = getattr(self, name)
            if value is not default:
                given[name] = value
        fill_event(row, milliseconds, given)


_DEFAULTS: Final = [(field.name, field.default) for field in fields(EventInput)]


def fill_event(
    row: c.taskcore_event_input,
    milliseconds: Callable[[datetime], int],
    properties: Mapping[str, Any],
) -> None:
    """Writes what is given into a C input; ``milliseconds`` turns a datetime into an instant."""
    fill_from(_PROPERTIES, row, milliseconds, properties, "an event")


_PROPERTIES: Final[Table] = {
    "title": (c.TASKCORE_EVENT_TITLE, write_text),
    "kind": (c.TASKCORE_EVENT_KIND, write_32_bits),
    "start": (c.TASKCORE_EVENT_START, write_moment),
    "duration": (c.TASKCORE_EVENT_DURATION, write_duration),
    "zone": (c.TASKCORE_EVENT_ZONE, write_text),
    "notes": (c.TASKCORE_EVENT_NOTES, write_text),
    "location": (c.TASKCORE_EVENT_LOCATION, write_text),
    "attendees": (c.TASKCORE_EVENT_ATTENDEES, write_texts),
    "url": (c.TASKCORE_EVENT_URL, write_text),
    "task_id": (c.TASKCORE_EVENT_TASK, write_id),
    "transparent": (c.TASKCORE_EVENT_TRANSPARENT, write_32_bits),
    "done": (c.TASKCORE_EVENT_DONE, write_32_bits),
    "reminders": (c.TASKCORE_EVENT_REMINDERS, write_reminders),
    "repeat_rule": (c.TASKCORE_EVENT_REPEAT_RULE, write_text),
    "excluded_dates": (c.TASKCORE_EVENT_EXCLUDED_DATES, write_local_times),
    "added_dates": (c.TASKCORE_EVENT_ADDED_DATES, write_local_times),
}
