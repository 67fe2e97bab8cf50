# SPDX-License-Identifier: Apache-2.0
"""The methods of the room alerts."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

# fmt: off
ALERTS = (
    Methods("alerts.alert_methods", "Alerts: what reminders and focus sessions have to say.", "AlertMethods",
        """Being reminded.

        A program that reminds calls ``poll_alerts`` when ``next_wakeup`` says so, and after each change
        asks anew when that is.
        """,
        base="OwnAlertMethods",
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

            They count from the start or the due. What is there stays as it is, and what a file brings
            has the reminders of the file.
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
    )),
)
# fmt: on
