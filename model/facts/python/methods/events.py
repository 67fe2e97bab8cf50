# SPDX-License-Identifier: Apache-2.0
"""The methods of the room events."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

# fmt: off
EVENTS = (
    Methods("events.calendar_methods", "Calendars, and the methods of a store that are about them.", "CalendarMethods",
        """The calendars of a store, in their manual order; every event is in exactly one.""",
        methods=(
            M("calendars", "calendar_query", "* page",
            """Every calendar, with the number of its events.

            >>> from datetime import date
            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     holidays = store.add_calendar("Holidays", blocking=False)
            ...     _ = store.add_event("Labour Day", date(2026, 5, 1), calendar_id=holidays)
            ...     print([(calendar.name, calendar.event_count) for calendar in store.calendars()])
            [('Calendar', 0), ('Holidays', 1)]
            """),
            M("add_calendar", "calendar_add", "name **properties:CalendarProperties",
            """Adds a calendar behind the others, and returns its id."""),
            M("update_calendar", "calendar_update", "calendar_id **changes:CalendarChanges",
            """Changes what is given; the events in it stay as they are."""),
            M("move_calendars", "calendar_move", "ids **position:Position",
            """Moves calendars before or after the one with an id, to the top or to the bottom."""),
            M("delete_calendars", "calendar_delete", "ids * with_events?DELETE_WITH_EVENTS",
            """Deletes calendars; their events go to the default one or, ``with_events``, too."""),
    )),
    Methods("events.event_methods", "The methods of a store that are about events.", "EventMethods",
        """The events of a store: deadlines and meetings, each from a start for a duration.

        What would overlap another event is refused unless ``allow_conflicts`` is given; back to back is
        fine. An occurrence of a series is named by its local time, as ``event_occurrences`` gives it.
        """,
        base="OwnEventMethods",
        methods=(
            M("delete_events", "event_delete", "ids",
            """Deletes events, of a series also its changed occurrences; undo brings them back."""),
            M("events", "event_query", "* ids text kind task_id series_id done calendar_id project_id tags field_values since:bound before:bound page",
            """The events for which all that is given holds, in the order of their starts.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add_event("Review", datetime(2026, 1, 15, 14), attendees=["Ada", "Bob"])
            ...     for event in store.events(text="ada", since=date(2026, 1, 15)):
            ...         print(event.title, event.duration)
            Review 1:00:00

            ``text`` is looked for in title, notes, location and attendees. An event is in a range that
            any occurrence of it takes some time of. ``series_id`` asks for the changed occurrences,
            ``project_id`` for what belongs to that project or to one below it, and ``tags`` for what has
            one of them. ``field_values`` are conditions on own fields of events, as in the language of
            queries: ``room:Blue seats>3``.
            """),
            M("event_occurrences", "occurrence_query", "event_id! * since:bound before:bound page=1000",
            """When an event takes place in some time, the first first, at most ``limit`` times.

            It may go on for ever; without a limit there are 100,000.
            """),
            M("conflicts", "conflict_query", "since:bound before:bound * page=1000",
            """What overlaps in some time, each two events once; at most ``limit`` times.

            Series may overlap for ever; without a limit there are 100,000.
            """),
            M("add_event", "event_add", "title start * allow_conflicts?EVENT_FLAG_ALLOW_CONFLICTS **properties:EventProperties",
            """Adds an event and returns its id; ``EventInput`` says what the keywords mean.

            >>> from taskcore import OverlapError, Store
            >>> with Store(":memory:") as store:
            ...     review = store.add_event("Review", datetime(2026, 1, 15, 14), location="Room 4")
            ...     call = store.add_event("Call Ann", datetime(2026, 1, 15, 15))
            ...     try:
            ...         store.add_event("Lunch", datetime(2026, 1, 15, 14, 30))
            ...     except OverlapError as error:
            ...         print([conflict.other.title for conflict in error.conflicts])
            ['Review', 'Call Ann']

            Raises OverlapError, with what it hits.
            """),
            M("add_events", "event_add_many", "events@inputs * allow_conflicts?EVENT_FLAG_ALLOW_CONFLICTS",
            """Adds events in one go, all or none, and returns their ids in the same order."""),
            M("update_event", "event_update", "event_id * occurrence:local scope=Scope.ALL allow_conflicts?EVENT_FLAG_ALLOW_CONFLICTS **changes:EventChanges",
            """Changes an event, or one occurrence of a series, or that and the later ones.

            >>> from taskcore import Scope, Store
            >>> with Store(":memory:") as store:
            ...     run = store.add_event("Run", datetime(2026, 1, 15, 7), repeat_rule="FREQ=DAILY")
            ...     day = datetime(2026, 1, 16, 7)
            ...     alone = store.update_event(run, occurrence=day, scope=Scope.THIS, title="Swim")
            ...     store.get_event(alone).series_id == run
            True

            Returns the id of the event that was changed: a new one for an occurrence, and for that and
            the later ones. ``None`` takes the task away, and ``""`` notes, a location, a URL or a
            repeat rule. Raises OverlapError, with what it would hit.
            """),
            M("delete_occurrence", "event_delete_occurrence", "event_id occurrence:local! * scope=Scope.THIS",
            """Leaves an occurrence of a series out, or by the scope that and the later ones."""),
            M("free_time", "free_time_query", "duration! since:bound! before:bound! * hours:hours weekdays:weekdays=() step zone page=1",
            """The first times in a range in which something of a duration has room.

            >>> from taskcore import Store
            >>> with Store(":memory:", time_zone="Europe/Paris") as store:
            ...     _ = store.add_event("Review", datetime(2026, 1, 15, 9))
            ...     (slot,) = store.free_time(
            ...         timedelta(minutes=30), date(2026, 1, 15), date(2026, 1, 16),
            ...         hours=(time(9), time(17)), weekdays=range(1, 6),
            ...     )
            ...     print(store.to_local(slot.start), store.to_local(slot.end))
            2026-01-15 10:00:00+01:00 2026-01-15 17:00:00+01:00

            ``hours`` are those of work in a zone, which is the store's unless one is named; when they
            end at midnight, they end with the day. ``weekdays`` are 1 for Monday to 7 for Sunday, and
            none is all. Without a limit there are 100,000. With a ``step`` it begins at a multiple of it, such as each quarter of an hour.
            """),
            M("load", "load_query", "first last * hours:hours weekdays:weekdays=() page",
            """What each day holds, from one to another, against working hours.

            >>> from taskcore import Store
            >>> with Store(":memory:", time_zone="Europe/Paris") as store:
            ...     _ = store.add_event("Review", datetime(2030, 1, 15, 9), duration=timedelta(hours=2))
            ...     _ = store.add("Report", due=date(2030, 1, 15), estimated_duration=timedelta(hours=7))
            ...     (day,) = store.load(date(2030, 1, 15), hours=(time(9), time(17)))
            ...     print(day.working, day.booked, day.estimated, day.over)
            8:00:00 2:00:00 7:00:00 True

            Without a first day it is today, and without a last one it is the first. ``hours`` and
            ``weekdays`` are those of ``free_time``. A task counts on the day for which it is planned,
            else on that of its due; what is late counts for today, and of what repeats by its rule the
            occurrences to come count, too.
            """),
            M("check_event", "event_check", "event_id=None * occurrence:local scope=Scope.ALL **properties:EventChanges",
            """All that is wrong with a new event, or with changes to one, and what it would overlap.

            >>> from datetime import datetime
            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     review = store.add_event("Review", datetime(2026, 1, 15, 14))
            ...     start = datetime(2026, 1, 15, 14, 30)
            ...     problems, conflicts = store.check_event(title="Lunch", start=start, url="menu")
            ...     print([problem.field for problem in problems], conflicts[0].other.title)
            ['url', 'start'] Review

            Nothing is changed. The first problem is what ``add_event`` or ``update_event`` would raise;
            what has none they accept.
            """,
            result="all"),
    )),
    Methods("events.agenda_methods", "All that happens on some days, and the days of a month.", "AgendaMethods",
        """Tasks and events together, by day.""",
        base="TimeMethods",
        methods=(
            M("agenda_page", "agenda_read", "first last * contents:set=AgendaContents.TASKS|AgendaContents.EVENTS completed@is_completed_included:flag=False limit=1000 after",
            """At most ``limit`` entries of an agenda, after the one with a cursor."""),
            M("month", "month_read", "year:set month:set * week_start:set",
            """The days of a month in whole weeks, each with how much there is on it.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add("Pay rent", due=date(2026, 2, 1))
            ...     days = store.month(2026, 2, week_start=1)
            >>> print(days[0].day, len(days), [day.day.day for day in days if day.task_count])
            2026-01-26 35 [1]

            Without a year or a month it is the present one. Weeks start on a day from 1 for Monday to 7
            for Sunday; without, as the store's locale has it.
            """),
    )),
)
# fmt: on
