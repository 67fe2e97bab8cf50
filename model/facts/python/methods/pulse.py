# SPDX-License-Identifier: Apache-2.0
"""The methods of the room pulse."""

from model.language.python_methods import Keywords, Methods
from model.language.python_methods import Method as M

# fmt: off
PULSE = (
    Methods("pulse.holiday_methods", "Days that neither keep nor break a streak.", "HolidayMethods",
        """Holidays; they may overlap each other.""",
        methods=(
            M("add_holiday", "holiday_add", "first! last",
            """Adds a holiday and returns its id; without a last day it lasts until it is ended.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add_holiday(date(2026, 8, 1), date(2026, 8, 16))
            ...     for holiday in store.holidays():
            ...         print(holiday.first_date, holiday.last_date)
            2026-08-01 2026-08-16
            """),
            M("delete_holidays", "holiday_delete", "ids",
            """Deletes holidays: their days count for streaks again."""),
            M("holidays", "holiday_query", "* page",
            """Holidays by their first days."""),
            M("set_holiday_mode", "holiday_mode_set", "on@is_on",
            """Begins a holiday today that lasts until it is ended, or ends those that have begun.

            Their last day is yesterday then; one that began today is deleted. What is so already stays
            as it is.
            """),
    )),
    Methods("pulse.pulse_settings_methods", "How completions score, and what keeps a streak.", "PulseSettingsMethods",
        """What the score and the streaks go by.""",
        methods=(
            M("pulse_settings", "pulse_settings_read", "",
            """How completions score, and what keeps a streak.

            >>> from taskcore import Store, Weekday
            >>> with Store(":memory:") as store:
            ...     store.set_pulse_settings(
            ...         daily_goal=3, ignored_weekdays=Weekday.SATURDAY | Weekday.SUNDAY
            ...     )
            ...     settings = store.pulse_settings()
            >>> settings.points_p0, settings.daily_goal, Weekday.SUNDAY in settings.ignored_weekdays
            (7, 3, True)
            """),
            M("set_pulse_settings", "pulse_settings_set", "**settings:PulseSettingsChanges",
            """Sets what is given. What was scored before stays; goals and ignored weekdays hold for the
            past, too.
            """),
    )),
    Methods("pulse.chart_drawing", "How a chart is drawn.", "ChartDrawing",
        """Drawing a chart.""",
        base="Drawing", handle="taskcore_chart *",
        methods=(
            M("svg", "chart_svg", "width=640 height=360 appearance=Appearance.AUTO",
            """The chart as SVG, so many CSS pixels wide and high; it needs no script and no other file.

            >>> from taskcore import Appearance, Store
            >>> with Store(":memory:") as store, store.chart() as chart:
            ...     svg = chart.svg(320, 200, Appearance.DARK)
            >>> svg.startswith("<svg ")
            True
            """),
    )),
    Methods("pulse.chart_methods", "Charts, as data and drawn.", "ChartMethods",
        """Reading charts.""",
        base="ProjectMethods",
        methods=(
            M("chart", "chart_read", "kind=ChartKind.SCORE * measure=Measure.POINTS first last project:beside=None project_id:scoped week_start",
            """A chart as data, which can draw itself.

            >>> from taskcore import ChartKind, Priority, Store
            >>> with Store(":memory:") as store:
            ...     rent = store.add("Pay rent", project="Home", priority=Priority.P0)
            ...     store.complete([rent, store.add("Read")])
            ...     bars = store.chart(ChartKind.PROJECTS)
            >>> [(point.label, point.value) for point in bars.series[0].points]
            [('Home', 7.0), ('Inbox', 3.0)]

            Without a last day it is today, and without a first one 29 days before, of a heat map 364;
            a pie has no first one. With a project, it is of that alone. Weeks start on a day from 1 for
            Monday to 7 for Sunday; without, as the store's locale has it.
            """),
    )),
    Methods("pulse.report", "Reports: one page of HTML.", "ReportMethods",
        """Reports with today, the week, streaks, trends, charts and tables.

        A report is a page that needs no script, no other file and no network. Without a last day it is
        today, and without a first one 29 days before. Weeks start on a day from 1 for Monday to 7 for
        Sunday; without, as the store's locale has it.
        """,
        keywords=(
            Keywords("ReportOptions", "report_options", "first:day last:day / week_start appearance=Appearance.AUTO title",
            """How a report looks; without, its appearance is the reader's choice."""),
        ),
        methods=(
            M("report_html", "report_html", "first last **options:ReportOptions",
            """A report, as the text of a page.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     page = store.report_html(title="Ada's week")
            >>> "<title>Ada&#39;s week</title>" in page
            True
            """),
            M("report_html_file", "report_html_file", "path:path first last **options:ReportOptions",
            """Writes a report to a file, or replaces one; it is there only when it is whole."""),
    )),
    Methods("pulse.score_methods", "Points for what was completed.", "ScoreMethods",
        """Adding up points.""",
        base="ProjectMethods",
        methods=(
            M("score", "score_read", "first last * project:beside=None project_id:scoped tag",
            """The points of what was completed from one day to another.

            >>> from taskcore import Priority, Store
            >>> with Store(":memory:") as store:
            ...     rent = store.add("Pay rent", priority=Priority.P0, tags=["bank"])
            ...     store.complete([rent, store.add("Read", priority=Priority.NONE)])
            ...     today, bank = store.score(), store.score(tag="bank")
            >>> today, bank.points
            (Score(points=8, completed_count=2), 7)

            Without a last day it is today, and without a first one it is the last. What was completed
            counts as it was then, with the points, the project and the tags of that time. Reopening a
            task takes its points back; nothing else does.
            """),
    )),
    Methods("pulse.pulse_methods", "What the past says: figures of each day, streaks, trends and a forecast.", "PulseMethods",
        """Reading what the past says.""",
        base="ProjectMethods",
        methods=(
            M("pulse", "pulse_read", "first last * project:beside=None project_id:scoped week_start",
            """What the past says: figures of each day, streaks, the level, the trend, a forecast.

            >>> from datetime import datetime, timezone
            >>> from taskcore import Store
            >>> now = lambda: datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
            >>> with Store(":memory:", clock=now) as store:
            ...     store.complete(store.add("Pay rent"))
            ...     pulse = store.pulse()
            >>> pulse.days[-1].points, pulse.daily_streak.current_count, pulse.level.name
            (3, 1, 'Beginner')
            >>> print(pulse.insights[0].text)
            You have reached today's goal of 1 task.

            Without a last day it is today, and without a first one 29 days before. With a project, the
            figures are of that alone. Weeks start on a day from 1 for Monday to 7 for Sunday; without,
            as the store's locale has it.
            """),
    )),
)
# fmt: on
