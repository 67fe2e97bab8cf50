# SPDX-License-Identifier: Apache-2.0
"""The methods of the room time."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

# fmt: off
TIME = (
    Methods("time.countdown_methods", "How far it is to something.", "CountdownMethods",
        """Countdowns and gauges, by the store's clock.""",
        base="OwnCountdownMethods",
        methods=(
            M("task_countdown", "task_countdown", "task_id * since:bound",
            """How far it is to the due of a task, of which a date counts to the end of its day.

            >>> from datetime import timedelta, timezone
            >>> from taskcore import Store
            >>> now = lambda: datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
            >>> with Store(":memory:", clock=now) as store:
            ...     rent = store.add("Pay rent", due=now() + timedelta(hours=30))
            ...     countdown = store.task_countdown(rent)
            >>> countdown.phase.name, countdown.label, countdown.elapsed_fraction
            ('RUNNING', '1 day 6 h left', 0.0)

            What is elapsed counts from ``since``, or else from its start or its creation.
            """,
            result="labelled"),
            M("event_countdown", "event_countdown", "event_id * occurrence:local since:bound",
            """How far it is to an event, and to its end when it has begun.

            Of a series it is an occurrence that is named by its local time, or else the one that runs
            or comes next. What is elapsed counts from ``since``.
            """,
            result="labelled"),
            M("day_countdown", "day_countdown", "",
            """How much of today is over, and how much is left.""",
            result="labelled"),
    )),
    Methods("time.clock_methods", "The clock of a store, and when its days begin.", "ClockMethods",
        """The clock, and the days that go by it.""",
        base="TimeMethods",
        methods=(
            M("now", "time_now", "",
            """The present instant by the store's clock, in UTC.""",
            result="instant"),
            M("day_at", "day_at", "instant@instant_ms",
            """The day that it is at an instant, by the times at which days begin.

            >>> from datetime import date, datetime, time, timezone
            >>> from taskcore import Store
            >>> clock = datetime(2026, 11, 24, 12, tzinfo=timezone.utc)
            >>> with Store(":memory:", time_zone="UTC", clock=lambda: clock) as store:
            ...     first = store.set_day_begins(time(4))
            ...     night = datetime(2026, 11, 26, 1, tzinfo=timezone.utc)
            ...     print(first, store.day_at(night), store.day_beginning(date(2026, 11, 25)))
            2026-11-25 2026-11-25 2026-11-25 04:00:00+00:00
            """,
            result="date"),
            M("day_beginning", "day_beginning", "day@date",
            """When a day begins, in UTC; it ends where the next one begins.""",
            result="instant"),
            M("times_float", "times_float", "",
            """Whether the times of day that quick add reads float: see ``set_times_float``.""",
            result="bool"),
    )),
)
# fmt: on
