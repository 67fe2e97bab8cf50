# SPDX-License-Identifier: Apache-2.0
"""The methods of the room time."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods, Shorthand

# fmt: off
TIME = (
    Methods("time.countdown_methods", "How far it is to something.", "CountdownMethods",
        """Countdowns and gauges, by the store's clock.""",
        base="TimeMethods",
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
            """),
            M("event_countdown", "event_countdown", "event_id * occurrence:local since:bound",
            """How far it is to an event, and to its end when it has begun.

            Of a series it is an occurrence that is named by its local time, or else the one that runs
            or comes next. What is elapsed counts from ``since``.
            """),
            M("day_countdown", "day_countdown", "",
            """How much of today is over, and how much is left."""),
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
            M("today_date", "day_at", "",
            """The day that it is, by the times at which days begin: see ``set_day_begins``.""",
            given=(("instant_ms", "self._now_ms()"),),
            result="date"),
            M("day_begins", "day_begins", "day@date:optional_day=None",
            """At which time of the clock a day begins; without one, those to come.""",
            result="clock"),
            M("set_day_begins", "day_begins_set", "at@minute:minute",
            """Lets days begin at a time from 00:00 to 12:00, from the next one on.

            Today, what is overdue, slots, score, streaks and the home screen go by it. Calendars,
            events, files and the dates of invoices go by the calendar all the same.

            Returns the first day that begins then.
            """,
            result="date"),
            M("set_times_float", "times_float_set", "floats:boolean",
            """Lets the times of day that quick add reads float, or be instants, as they are at first.

            A time that floats is at the same time of the clock wherever one is. Tasks that are there
            stay as they are.

            >>> from taskcore import Store, TaskField
            >>> with Store(":memory:", time_zone="Europe/Paris") as store:
            ...     store.set_times_float(True)
            ...     task = store.get(store.quick_add("Breakfast 2027-01-04 09:00"))
            ...     print(store.times_float(), task.floating == TaskField.DUE, task.due)
            True True 2027-01-04 08:00:00+00:00
            """),
            M("parse_time", "time_parse", "written@text",
            """The day, or the instant in UTC, that a text means as people write dates.

            >>> from datetime import datetime, timezone
            >>> from taskcore import Store
            >>> now = lambda: datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
            >>> with Store(":memory:", time_zone="Europe/Paris", clock=now) as store:
            ...     print(store.parse_time("in 3 days"), store.parse_time("tomorrow 17:00"))
            2026-01-18 2026-01-16 16:00:00+00:00

            Raises ParseError when it is no date.
            """,
            result="moment"),
            M("parse_period", "period_parse", "written@text * towards@direction=Direction.FUTURE week_start:set",
            """The first and the last day that a text means as people write periods in English.

            What says neither the year nor which way it lies is read ``towards`` the future or the past: 7 days
            begin or end today. Weeks begin on ``week_start``, 1 for Monday to 7 for Sunday; without
            one, on the day of the locale. docs/periods.md says all that is understood.

            >>> from datetime import datetime, timezone
            >>> from taskcore import Direction, Store
            >>> now = lambda: datetime(2026, 11, 27, 12, tzinfo=timezone.utc)
            >>> with Store(":memory:", time_zone="Europe/Paris", clock=now) as store:
            ...     print(*store.parse_period("next week", week_start=1))
            ...     print(*store.parse_period("december"))
            ...     print(*store.parse_period("december", towards=Direction.PAST))
            2026-11-30 2026-12-06
            2026-12-01 2026-12-31
            2025-12-01 2025-12-31

            Raises ParseError when it is no period.
            """,
            result="days"),
        ),
        shorthands=(
            Shorthand("to_local", "instant: datetime, zone: str | None = None", "datetime",
            """What clocks show at an instant, with their offset from UTC.

            It is in the store's zone, or in one that is named such as ``"Asia/Tokyo"``.

            >>> from datetime import datetime, timezone
            >>> from taskcore import Store
            >>> with Store(":memory:", time_zone="Europe/Paris") as store:
            ...     print(store.to_local(datetime(2026, 7, 1, 12, tzinfo=timezone.utc)))
            2026-07-01 14:00:00+02:00
            """,
            "zoned(self._to_local(self._milliseconds(instant), zone))"),
            Shorthand("from_local", "local: datetime, zone: str | None = None", "datetime",
            """When clocks show a naive time, in UTC: in the store's zone, or in one that is named.

            Of a time that happens twice it is the first, or with ``fold=1`` the second; a time that
            is skipped is read with the offset from before the gap.

            >>> from datetime import datetime
            >>> from taskcore import Store
            >>> with Store(":memory:", time_zone="Europe/Paris") as store:
            ...     print(store.from_local(datetime(2026, 7, 1, 14)))
            ...     print(store.from_local(datetime(2026, 7, 1, 14), zone="Asia/Kolkata"))
            2026-07-01 12:00:00+00:00
            2026-07-01 08:30:00+00:00
            """,
            "from_milliseconds(self._milliseconds(naive(local, \"local\"), zone))"),
    )),
)
# fmt: on
