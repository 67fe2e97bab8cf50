# SPDX-License-Identifier: Apache-2.0
"""When to remind of a task or an event."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from ctypes import Array
from dataclasses import dataclass
from datetime import datetime, timedelta

from taskcore._core.time_methods import from_milliseconds
from taskcore._generated import prototypes as c
from taskcore._low_level.rows import map_elements
from taskcore._low_level.values import integer, seconds
from taskcore.enumerations import ReminderKind

_NOW = timedelta()


@dataclass(frozen=True)
class Reminder:
    """A time to remind of a task or an event: an instant, or one that moves with its start or due.

    >>> from taskcore import Store
    >>> with Store(":memory:") as store:
    ...     reminders = [Reminder.before_due(timedelta(minutes=10)), Reminder.after_start()]
    ...     rent = store.add("Pay rent", reminders=reminders)
    ...     [reminder.kind.name for reminder in store.get(rent).reminders]
    ['START', 'DUE']

    Of a date, it counts from the first moment. While a task has no start, or no due, what is
    relative to it does not remind. An event's end stands for its due.
    """

    kind: ReminderKind
    instant: datetime | None = None
    """With ``ReminderKind.AT``; a naive one is local time in the store's zone."""
    offset: timedelta | None = None
    """Else: how long after the start or the due, negative before it; whole seconds."""
    floating: bool = False
    """With ``ReminderKind.AT``: by the clock wherever one is, at what it shows in the store's zone then."""

    def __post_init__(self) -> None:
        if (self.kind == ReminderKind.AT) != (self.offset is None) or (self.instant is None) == (
            self.offset is None
        ):
            raise TypeError("a reminder has an instant with ReminderKind.AT, and else an offset")
        if self.floating and self.instant is None:
            raise TypeError("only a reminder with an instant can float by itself")

    @classmethod
    def at(cls, instant: datetime, *, floating: bool = False) -> Reminder:
        """At an instant, or at the time that the clock shows in the store's zone then, wherever one is."""
        return cls(ReminderKind.AT, instant, floating=floating)

    @classmethod
    def before_start(cls, duration: timedelta = _NOW) -> Reminder:
        """So long before the task's start, or at it."""
        return cls(ReminderKind.START, offset=-duration)

    @classmethod
    def after_start(cls, duration: timedelta = _NOW) -> Reminder:
        """So long after the task's start, or at it."""
        return cls(ReminderKind.START, offset=duration)

    @classmethod
    def before_due(cls, duration: timedelta = _NOW) -> Reminder:
        """So long before the task's due, or at it."""
        return cls(ReminderKind.DUE, offset=-duration)

    @classmethod
    def after_due(cls, duration: timedelta = _NOW) -> Reminder:
        """So long after the task's due, or at it."""
        return cls(ReminderKind.DUE, offset=duration)


def reminder_rows(
    reminders: Iterable[Reminder], milliseconds: Callable[[datetime], int]
) -> Array[c.taskcore_reminder]:
    """The C array; ``milliseconds`` turns a datetime into an instant."""
    rows = [_row(reminder, milliseconds) for reminder in reminders]
    return (c.taskcore_reminder * len(rows))(*rows)


def _row(reminder: Reminder, milliseconds: Callable[[datetime], int]) -> c.taskcore_reminder:
    if not isinstance(reminder, Reminder):
        raise TypeError(f"reminders must be several Reminders, not {type(reminder).__name__}")
    row = c.TASKCORE_REMINDER_INIT()
    row.kind = integer(reminder.kind, 32, "reminders")
    if reminder.instant is not None:
        if not isinstance(reminder.instant, datetime):
            raise TypeError(f"a reminder is at a datetime, not {type(reminder.instant).__name__}")
        row.at_ms = milliseconds(reminder.instant)
        row.is_floating = reminder.floating
    if reminder.offset is not None:
        row.offset_s = seconds(reminder.offset, "reminders")
    return row


def reminders_of_text(text: str) -> tuple[Reminder, ...]:
    """What the library writes as ``due-3600 start+0``."""
    return tuple(map(_reminder_of_text, text.split()))


def _reminder_of_text(text: str) -> Reminder:
    kind = ReminderKind.START if text.startswith("start") else ReminderKind.DUE
    return Reminder(kind, offset=timedelta(seconds=int(text.removeprefix(kind.name.lower()))))


def reminders_from_rows(first: object, count: int) -> tuple[Reminder, ...]:
    """The reminders of a C array."""
    return tuple([_reminder(row) for row in map_elements(first, c.taskcore_reminder, count)])


def _reminder(row: c.taskcore_reminder) -> Reminder:
    if row.kind == c.TASKCORE_REMINDER_AT:
        return Reminder.at(from_milliseconds(row.at_ms), floating=bool(row.is_floating))
    return Reminder(ReminderKind(row.kind), offset=timedelta(seconds=row.offset_s))
