# SPDX-License-Identifier: Apache-2.0
"""The methods of the room home."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

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
)
# fmt: on
