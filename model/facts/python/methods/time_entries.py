# SPDX-License-Identifier: Apache-2.0
"""The methods of the room time_entries."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

# fmt: off
TIME_ENTRIES = (
    Methods("time_entries.time_entry_methods", "Time entries and the timer, and the methods of a store that are about them.", "TimeEntryMethods",
        """Time that was spent on tasks, projects or nothing in particular; focus sessions are of it.""",
        base="TimeMethods",
        methods=(
            M("add_time_entry", "time_entry_add", "task_id * start! end! project_id note hourly_rate:rate=UNSET",
            """Adds time that was spent, and returns the id of its entry.

            >>> from datetime import datetime, timezone
            >>> from taskcore import Store
            >>> with Store(":memory:", time_zone="UTC") as store:
            ...     rent = store.add("Pay rent")
            ...     nine = datetime(2026, 12, 24, 9, tzinfo=timezone.utc)
            ...     _ = store.add_time_entry(rent, start=nine, end=nine.replace(hour=10))
            ...     print([(entry.title, str(entry.duration)) for entry in store.time_entries()])
            [('Pay rent', '1:00:00')]

            Without a project it is that of the task. Entries may overlap: ``overlapping`` says so.
            ``hourly_rate`` is what an hour of it costs, if not what its task, its project or its client says.
            """),
            M("update_time_entry", "time_entry_update", "entry_id * task_id project_id start end note hourly_rate:rate=UNSET",
            """Corrects what is given; 0 is no task and no project. An end stops one that is running."""),
            M("delete_time_entries", "time_entry_delete", "ids",
            """Deletes time entries."""),
            M("split_time_entry", "time_entry_split", "entry_id at",
            """Makes two entries of one, and returns the id of what is after that instant."""),
            M("time_entries", "time_entry_query", "* task_id project_id entity running since:lived before:lived page",
            """The time entries and focus sessions for which all that is given holds, the earliest first.

            ``entity`` is ``Entity.TIME_ENTRY`` or ``Entity.FOCUS_SESSION``; with ``since`` or ``before`` it
            is those that were running at some time of the range. A date is from when that day begins.
            """),
            M("time_totals", "time_total_query", "by:set=TimeGrouping.TASK * since:lived before:lived page",
            """How much time was spent: by task, project, tag or client, the most first, or by day.

            ``amount`` is what it costs at its rates, as projects, clients and tasks have them now. Time counts for each of two entries that overlap, and for each tag of a task.
            """),
            M("start_timer", "timer_start", "task_id * project_id start note hourly_rate:rate=UNSET -end_ms",
            """Lets an entry run, since now or since an instant before now, and returns its id.

            What was running ends there. Raises ConflictError while a focus session is running or paused.
            """),
            M("stop_timer", "timer_stop", "",
            """Ends the entry that is running, and returns its id; a ConflictError when none is."""),
            M("resolve_idle_time", "timer_idle", "since! choice! * stop@is_stopped:flag=False task_id project_id note",
            """Says what becomes of the time for which nobody was there while the timer ran, in one step.

            >>> from datetime import datetime, timedelta, timezone
            >>> from taskcore import IdleChoice, Store
            >>> now = datetime(2026, 12, 24, 9, tzinfo=timezone.utc)
            >>> with Store(":memory:", time_zone="UTC", clock=lambda: now) as store:
            ...     _ = store.start_timer(note="Reading")
            ...     now += timedelta(hours=1)
            ...     store.resolve_idle_time(now - timedelta(minutes=20), IdleChoice.DISCARD)
            ...     [str(entry.duration) for entry in store.time_entries()]
            ['0:40:00', '0:00:00']

            ``IdleChoice.KEEP`` counts it as what the timer runs for, ``DISCARD`` has it in no entry, and
            ``SPLIT`` makes it an entry of its own: for the same, or for another task or project, 0 for none.
            With ``stop`` the timer ends; else it goes on from now on. Returns the id of what was split off.
            Raises ConflictError when no timer is running.
            """,
            result="optional"),
            M("time_entry_settings", "time_entry_settings_read", "",
            """How time entries are run.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.set_time_entry_settings(tracking=True)
            ...     store.start(store.add("Write"))
            ...     print(store.timer().title)
            Write
            """),
            M("set_time_entry_settings", "time_entry_settings_set", "**settings:TimeEntrySettingsChanges",
            """Sets what is given."""),
    )),
)
# fmt: on
