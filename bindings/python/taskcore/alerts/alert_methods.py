# SPDX-License-Identifier: Apache-2.0
"""Alerts: what reminders and focus sessions have to say."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import POINTER, byref, c_int64, c_size_t
from datetime import datetime, timedelta

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.options import give, page
from taskcore._low_level.values import OwnText, identifiers, integer, seconds
from taskcore.lists import AlertList
from taskcore.tasks.reminder import Reminder, reminder_of_text, reminder_rows
from taskcore.time.time_methods import (
    TimeMethods,
    from_milliseconds,
)


class AlertMethods(TimeMethods):
    """Being reminded.

    A program that reminds calls ``poll_alerts`` when ``next_wakeup`` says so, and after each change
    asks anew when that is.
    """

    def poll(self, now: datetime | None = None) -> int:
        """Tells the observers what others committed, and returns how many commits that were.

        Other handles and processes are noticed only so. Nothing is said of what became due; that is
        for ``poll_alerts``. Without ``now`` it is the store's clock's.
        """
        count = c_size_t()
        self._call(library.taskcore_poll, self._now_or(now), None, byref(count))
        return count.value

    def poll_alerts(self, now: datetime | None = None) -> AlertList:
        """Does what ``poll`` does, and returns what became due since, the first first.

        >>> from datetime import timedelta
        >>> from taskcore import Reminder, Store
        >>> with Store(":memory:") as store:
        ...     due = store.now() + timedelta(hours=1)
        ...     _ = store.add("Pay rent", due=due, reminders=[Reminder.before_due()])
        ...     print([alert.title for alert in store.poll_alerts(due)])
        ...     print([alert.title for alert in store.poll_alerts(due)])
        ['Pay rent']
        []

        Each reminder is said once, by one of all processes, also after a restart. At most a
        thousand come at once; the rest is for the next call.
        """
        alerts = POINTER(c.taskcore_alert_list)()
        self._call(library.taskcore_poll, self._now_or(now), byref(alerts), None)
        return AlertList(alerts)

    def set_default_reminders(self, kind: int, reminders: Iterable[Reminder]) -> None:
        """Sets what new tasks, or new events, are reminded of when nothing is said of reminders.

        >>> from datetime import date, timedelta
        >>> from taskcore import Reminded, Reminder, Store
        >>> with Store(":memory:") as store:
        ...     nine = Reminder.after_due(timedelta(hours=9))
        ...     store.set_default_reminders(Reminded.ALL_DAY_TASK, [nine])
        ...     task = store.get(store.add("Pay rent", due=date(2026, 1, 15)))
        ...     task.reminders == store.default_reminders(Reminded.ALL_DAY_TASK) == (nine,)
        True

        They count from the start or the due. What is there stays as it is, and what a file brings
        has the reminders of the file.
        """
        rows = reminder_rows(reminders, self._milliseconds)
        self._call(
            library.taskcore_default_reminders_set, integer(kind, 32, "kind"), rows, len(rows)
        )

    def default_reminders(self, kind: int) -> tuple[Reminder, ...]:
        """What new tasks, or new events, are reminded of when nothing is said of reminders."""
        written = OwnText()
        self._call(
            library.taskcore_default_reminders,
            integer(kind, 32, "kind"),
            byref(written.pointer),
        )
        return tuple(map(reminder_of_text, written.take().split()))

    def next_wakeup(self) -> datetime | None:
        """When to poll next; None when there is nothing to come."""
        at = c_int64()
        self._call(library.taskcore_next_wakeup, byref(at))
        return None if at.value == c.TASKCORE_NEVER else from_milliseconds(at.value)

    def alerts(self, *, all: bool = False, limit: int | None = 1000, offset: int = 0) -> AlertList:
        """What was said and not acknowledged, the last first; with ``all``, the rest too.

        What is completed, deleted or done by now needs no acknowledgement.
        """
        row = give(c.TASKCORE_ALERT_QUERY_OPTIONS_INIT(), **page(limit, offset))
        row.is_acknowledged_included = integer(all, 32, "all")
        return self._listed(AlertList, library.taskcore_alert_query, byref(row))

    def acknowledge(self, ids: int | Iterable[int]) -> None:
        """Notes that alerts were seen; what was put off is not said again."""
        self._call(library.taskcore_alert_acknowledge, *identifiers(ids))

    def snooze(
        self,
        ids: int | Iterable[int],
        *,
        until: datetime | None = None,
        for_: timedelta | None = None,
    ) -> None:
        """Puts alerts off until an instant, or for a while; then a poll says them again.

        >>> from datetime import timedelta
        >>> from taskcore import Reminder, Store
        >>> with Store(":memory:") as store:
        ...     now = store.now()
        ...     _ = store.add("Call Ann", reminders=[Reminder.at(now)])
        ...     (alert,) = store.poll_alerts(now)
        ...     store.snooze(alert.id, until=now + timedelta(minutes=10))
        ...     len(store.poll_alerts(now + timedelta(minutes=10)))
        1
        """
        if (until is None) == (for_ is None):
            raise TypeError("alerts are put off either until an instant or for a while")
        if for_ is not None:
            while_s = integer(seconds(for_, "seconds"), 64, "seconds")
            self._call(library.taskcore_alert_snooze_for, *identifiers(ids), while_s)
        elif until is not None:
            until_ms = self._milliseconds(until)
            self._call(library.taskcore_alert_snooze, *identifiers(ids), until_ms)

    def _now_or(self, now: datetime | None) -> int:
        return self._now_ms() if now is None else self._milliseconds(now)
