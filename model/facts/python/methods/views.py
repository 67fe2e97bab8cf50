# SPDX-License-Identifier: Apache-2.0
"""The views, each a method that lists its tasks."""

from model.language.python_methods import Methods, View

# fmt: off
VIEWS = (
    Methods("queries.view_methods", "The lists that every task app shows.", "ViewMethods",
        """Views of the tasks, each in an order of its own.

        They show open tasks that are not hidden until later and in no archived project, but for
        ``completed``, ``cancelled`` and ``trash``. The keywords of ``tasks`` narrow or order each of them, and
        ``tasks`` and ``count`` take a view as ``view=View.TODAY``. A day that is not given is today.
        """,
        base="QueryMethods",
        views=(
            View("morning",
            """Due on a day, before noon or without a time; of today, also what is overdue.

            What is for the evening or the afternoon of a day is in ``evening`` and ``afternoon``.
            """, "day"),
            View("afternoon",
            """Due on a day from noon to 18:00, and not for the evening.""", "day"),
            View("evening",
            """Due on a day from 18:00 on, or for the evening; these of today also without a due.""", "day"),
            View("upcoming",
            """Due after a day.""", "day"),
            View("inbox",
            """Without a due, and not for the evening."""),
            View("today",
            """The morning, the afternoon and the evening of today.

            >>> from datetime import date
            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     _ = store.add("Pay rent", due=date(2000, 1, 1))
            ...     [(task.title, task.is_overdue) for task in store.today()]
            [('Pay rent', True)]
            """),
            View("overdue",
            """Those whose due is over."""),
            View("favourites",
            """The favourites."""),
            View("completed",
            """Completed from one day to another, each if given.""", "first last"),
            View("next",
            """All, the most urgent first."""),
            View("trash",
            """What is in the trash."""),
            View("started",
            """In progress, the longest first."""),
            View("expired",
            """Open, and their until is over, the longest ago first; no other view shows them."""),
            View("cancelled",
            """Cancelled from one day to another, each if given.""", "first last"),
    )),
)
# fmt: on
