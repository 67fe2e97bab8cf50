# SPDX-License-Identifier: Apache-2.0
"""How far it is to something."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import byref
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.values import OwnText, integer
from taskcore.enumerations import Colour, Phase
from taskcore.time.time_methods import MILLISECOND, TimeMethods, from_milliseconds, to_local_text


@dataclass(frozen=True)
class Countdown:
    """How far it is to something, at the instant at which it was read."""

    phase: Phase
    colour: Colour
    """By how much is left."""
    target: datetime
    """What is counted to: the start of an event to come, else the end or the due."""
    remaining: timedelta
    """Negative when it has passed."""
    days: int
    """This and what follows: how much that is, without its sign."""
    hours: int
    minutes: int
    seconds: int
    elapsed_fraction: float
    """From its creation, or its start, to its end: 0 to 1."""
    label: str
    """Such as ``"2 days 3 h left"``, in the language of the store."""


class CountdownMethods(TimeMethods):
    """Countdowns and gauges, by the store's clock."""

    def task_countdown(self, task_id: int, *, since: date | datetime | None = None) -> Countdown:
        """How far it is to the due of a task, of which a date counts to the end of its day.

        >>> from datetime import timezone
        >>> from taskcore import Store
        >>> now = lambda: datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
        >>> with Store(":memory:", clock=now) as store:
        ...     rent = store.add("Pay rent", due=now() + timedelta(hours=30))
        ...     countdown = store.task_countdown(rent)
        >>> countdown.phase.name, countdown.label, countdown.elapsed_fraction
        ('RUNNING', '1 day 6 h left', 0.0)

        What is elapsed counts from ``since``, or else from its start or its creation.
        """
        row = c.TASKCORE_TASK_COUNTDOWN_OPTIONS_INIT()
        row.from_ms = self._since(since)
        task_id = integer(task_id, 64, "id")
        return self._countdown(library.taskcore_task_countdown, task_id, byref(row))

    def event_countdown(
        self,
        event_id: int,
        *,
        occurrence: date | datetime | None = None,
        since: date | datetime | None = None,
    ) -> Countdown:
        """How far it is to an event, and to its end when it has begun.

        Of a series it is an occurrence that is named by its local time, or else the one that runs
        or comes next. What is elapsed counts from ``since``.
        """
        row = c.TASKCORE_EVENT_COUNTDOWN_OPTIONS_INIT()
        if occurrence is not None:
            row.occurrence = to_local_text(occurrence, "occurrence").encode()
        row.from_ms = self._since(since)
        event_id = integer(event_id, 64, "id")
        return self._countdown(library.taskcore_event_countdown, event_id, byref(row))

    def day_countdown(self) -> Countdown:
        """How much of today is over, and how much is left."""
        return self._countdown(library.taskcore_day_countdown)

    def _since(self, since: date | datetime | None) -> int:
        return 0 if since is None else self._first_millisecond(since)

    def _countdown(self, function: Callable[..., int], *arguments: object) -> Countdown:
        row = c.TASKCORE_COUNTDOWN_INIT()
        self._call(function, *arguments, byref(row))
        label = OwnText()
        self._call(library.taskcore_countdown_label, byref(row), byref(label.pointer))
        return Countdown(
            Phase(row.phase),
            Colour(row.colour),
            from_milliseconds(row.target_ms),
            row.remaining_ms * MILLISECOND,
            row.days,
            row.hours,
            row.minutes,
            row.seconds,
            row.elapsed_millionths / 1_000_000,
            label.take(),
        )
