# SPDX-License-Identifier: Apache-2.0
"""Alerts: what reminders and focus sessions have to say."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import POINTER, byref, c_size_t
from datetime import datetime, timedelta

from taskcore._core.time_methods import (
    TimeMethods,
)
from taskcore._generated import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.values import identifiers, integer, seconds
from taskcore.lists import AlertList


class OwnAlertMethods(TimeMethods):
    """What is written by hand of ``AlertMethods``."""

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
