# SPDX-License-Identifier: Apache-2.0
"""The methods of the room home."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods, Shorthand

# fmt: off
HOME = (
    Methods("home.row_methods", "Tasks as lines on a screen.", "RowMethods",
        """Listing tasks for a screen.""",
        base="QueryMethods",
        methods=(
            M("rows", "row_query", "query=None **conditions:Conditions",
            """The tasks that ``tasks`` would list, as lines on a screen.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add("Pay rent", project="Home", tags=["bank"], priority=0)
            ...     for row in store.rows():
            ...         print(row.title, row.project_label, row.tags_label, row.colour.name)
            Pay rent Home @bank RED
            """),
    )),
    Methods("home.home_methods", "The home screen.", "HomeMethods",
        """Reading the home screen.""",
        methods=(
            M("home", "home_read", 'query="" * section_limit=0',
            """The home screen: all of it, or what the query of a chip shows.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     home = store.home()
            ...     print(home.title, "/", home.empty_title, "/", home.empty_message)
            ...     _ = store.add("Pay rent")
            ...     for section in store.home().sections:
            ...         print(section.title, [row.title for row in section.rows])
            My Tasks / A fresh start / Anything to add?
            Inbox ['Pay rent']

            Each section has at most ``section_limit`` rows; 0 is all.
            """),
    )),
    Methods("home.shortcuts", "Methods of a store that stand on its others.", "Shortcuts",
        """What is asked for often.""",
        base="AgendaMethods, TimeEntryMethods, QueryMethods",
        shorthands=(
            Shorthand("agenda", "first: date | None = None, last: date | None = None, *, contents: int = AgendaContents.TASKS | AgendaContents.EVENTS, completed: bool = False, page_size: int = 1000", "Iterator[AgendaEntry]",
            """All that happens from one day to another, occurrences among it, as it is asked for.

            >>> from datetime import date, datetime
            >>> from itertools import islice
            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add("Pay rent", due=date(2026, 1, 16))
            ...     _ = store.add_event("Run", datetime(2026, 1, 15, 7), repeat_rule="FREQ=DAILY")
            ...     for entry in islice(store.agenda(date(2026, 1, 15), date(2029, 12, 31)), 3):
            ...         print(entry.day, entry.time_label, entry.title)
            2026-01-15 07:00-08:00 Run
            2026-01-16 all day Pay rent
            2026-01-16 07:00-08:00 Run

            Without days it is today, and without a last one it is the first. ``completed`` adds what is
            completed or done. It reads ``page_size`` entries at a time.
            """,
            "pages(partial(self.agenda_page, first, last, contents=contents, completed=completed), page_size)"),
            Shorthand("clear_completed", "*, project: str | None = None", "int",
            """Moves the completed tasks, all or those of a project, to the trash.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.complete(store.add("Pay rent"))
            ...     store.clear_completed()
            1
            """,
            "self.delete_where(Query(status=Status.COMPLETED, project=project))"),
            Shorthand("timer", "", "TimeEntry | None",
            """The entry that is running.""",
            "last_of(self.time_entries(running=True, entity=Entity.TIME_ENTRY))"),
    )),
    Methods("home.palette", "What colours look like.", "", "",
        functions=(
            M("colour", "colour", "token theme=Theme.LIGHT",
            """What a colour looks like as text on a light or a dark background, such as ``"#1a2b3c"``.

            >>> from taskcore import Colour, Theme, colour
            >>> len(colour(Colour.RED, Theme.DARK))
            7
            """,
            result="colour"),
    )),
)
# fmt: on
