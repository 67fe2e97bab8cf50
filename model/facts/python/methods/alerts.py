# SPDX-License-Identifier: Apache-2.0
"""The methods of the room alerts."""

from model.language.python import Rule
from model.language.python_methods import Method as M
from model.language.python_methods import Methods, Shorthand

# fmt: off
ALERTS = (
    Methods("alerts.alert_methods", "Alerts: what reminders and focus sessions have to say.", "AlertMethods",
        """Being reminded.

        A program that reminds calls ``poll_alerts`` when ``next_wakeup`` says so, and after each change
        asks anew when that is.
        """,
        base="TimeMethods",
        methods=(
            M("set_default_reminders", "default_reminders_set", "kind reminders",
            """Sets what new tasks, or new events, are reminded of when nothing is said of reminders.

            >>> from datetime import date, timedelta
            >>> from taskcore import Reminded, Reminder, Store
            >>> with Store(":memory:") as store:
            ...     nine = Reminder.after_due(timedelta(hours=9))
            ...     store.set_default_reminders(Reminded.ALL_DAY_TASK, [nine])
            ...     task = store.get(store.add("Pay rent", due=date(2026, 1, 15)))
            ...     task.reminders == store.default_reminders(Reminded.ALL_DAY_TASK) == (nine,)
            True

            They count from the start or the due. Existing ones do not change, and imported ones
            have the reminders of their file.
            """),
            M("alerts", "alert_query", "* all@is_acknowledged_included:flag=False page=1000",
            """What was said and not acknowledged, the last first; with ``all``, the rest too.

            What is completed, deleted or done by now needs no acknowledgement.
            """),
            M("acknowledge", "alert_acknowledge", "ids",
            """Notes that alerts were seen; what was put off is not said again."""),
            M("default_reminders", "default_reminders", "kind",
            """What new tasks, or new events, are reminded of when nothing is said of reminders.""",
            result="reminders"),
            M("next_wakeup", "next_wakeup", "",
            """When to poll next; None when there is nothing to come.""",
            result="wakeup"),
            M("poll", "poll", "now@now_ms:now=None -alerts",
            """Tells the observers what others committed, and returns how many commits that were.

            Other handles and processes are noticed only so. Nothing is said of what became due; that is
            for ``poll_alerts``. Without ``now`` it is the store's clock's.
            """),
            M("poll_alerts", "poll", "now@now_ms:now=None -commit_count",
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
            """),
            M("_snooze_until", "alert_snooze", "ids until:now=None",
            """Puts alerts off until an instant, or until now."""),
            M("_snooze_for", "alert_snooze_for", "ids duration@seconds!",
            """Puts alerts off for a while."""),
        ),
        shorthands=(
            Shorthand("snooze", "ids: int | Iterable[int], *, until: datetime | None = None, for_: timedelta | None = None", "None",
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
            """,
            "self._snooze_until(ids, until) if for_ is None else self._snooze_for(ids, for_)",
            rules=(Rule("(until is None) == (for_ is None)", "alerts are put off either until an instant or for a while"),)),
    )),
)
# fmt: on
