# SPDX-License-Identifier: Apache-2.0
"""The lists that every task app shows."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from taskcore.enumerations import View
from taskcore.queries.query_methods import QueryMethods

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.queries.query import ViewConditions
    from taskcore.tasks.task_list import TaskList


class ViewMethods(QueryMethods):
    """Views of the tasks, each in an order of its own.

    They show open tasks that are not hidden until later and in no archived project, but for
    ``completed``, ``cancelled`` and ``trash``. The keywords of ``tasks`` narrow or order each of them, and
    ``tasks`` and ``count`` take a view as ``view=View.TODAY``. A day that is not given is today.
    """

    def morning(self, day: date | None = None, **conditions: Unpack[ViewConditions]) -> TaskList:
        """Due on a day, before noon or without a time; of today, also what is overdue.

        What is for the evening or the afternoon of a day is in ``evening`` and ``afternoon``.
        """
        return self.tasks(view=View.MORNING, day=day, **conditions)

    def afternoon(self, day: date | None = None, **conditions: Unpack[ViewConditions]) -> TaskList:
        """Due on a day from noon to 18:00, and not for the evening."""
        return self.tasks(view=View.AFTERNOON, day=day, **conditions)

    def evening(self, day: date | None = None, **conditions: Unpack[ViewConditions]) -> TaskList:
        """Due on a day from 18:00 on, or for the evening; these of today also without a due."""
        return self.tasks(view=View.EVENING, day=day, **conditions)

    def upcoming(self, day: date | None = None, **conditions: Unpack[ViewConditions]) -> TaskList:
        """Due after a day."""
        return self.tasks(view=View.UPCOMING, day=day, **conditions)

    def inbox(self, **conditions: Unpack[ViewConditions]) -> TaskList:
        """Without a due, and not for the evening."""
        return self.tasks(view=View.INBOX, **conditions)

    def today(self, **conditions: Unpack[ViewConditions]) -> TaskList:
        """The morning, the afternoon and the evening of today.

        >>> from datetime import date
        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Pay rent", due=date(2000, 1, 1))
        ...     [(task.title, task.is_overdue) for task in store.today()]
        [('Pay rent', True)]
        """
        return self.tasks(view=View.TODAY, **conditions)

    def overdue(self, **conditions: Unpack[ViewConditions]) -> TaskList:
        """Those whose due is over."""
        return self.tasks(view=View.OVERDUE, **conditions)

    def favourites(self, **conditions: Unpack[ViewConditions]) -> TaskList:
        """The favourites."""
        return self.tasks(view=View.FAVOURITES, **conditions)

    def completed(
        self,
        first: date | None = None,
        last: date | None = None,
        **conditions: Unpack[ViewConditions],
    ) -> TaskList:
        """Completed from one day to another, each if given."""
        return self.tasks(view=View.COMPLETED, day=first, last_day=last, **conditions)

    def next(self, **conditions: Unpack[ViewConditions]) -> TaskList:
        """All, the most urgent first."""
        return self.tasks(view=View.NEXT, **conditions)

    def trash(self, **conditions: Unpack[ViewConditions]) -> TaskList:
        """What is in the trash."""
        return self.tasks(view=View.TRASH, **conditions)

    def started(self, **conditions: Unpack[ViewConditions]) -> TaskList:
        """In progress, the longest first."""
        return self.tasks(view=View.STARTED, **conditions)

    def expired(self, **conditions: Unpack[ViewConditions]) -> TaskList:
        """Open, and their until is over, the longest ago first; no other view shows them."""
        return self.tasks(view=View.EXPIRED, **conditions)

    def cancelled(
        self,
        first: date | None = None,
        last: date | None = None,
        **conditions: Unpack[ViewConditions],
    ) -> TaskList:
        """Cancelled from one day to another, each if given."""
        return self.tasks(view=View.CANCELLED, day=first, last_day=last, **conditions)
