# SPDX-License-Identifier: Apache-2.0
"""Listing and counting the tasks that a query finds, and changing them all at once."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import byref
from typing import TYPE_CHECKING

from taskcore._low_level.inputs import TASK
from taskcore._low_level.library import library
from taskcore._low_level.values import OwnText, text
from taskcore.enumerations import Status
from taskcore.queries._query_fields import make_query
from taskcore.queries.query import Conditions, Query, to_query
from taskcore.tasks.completing import Completing, completing_flags
from taskcore.tasks.move import Place, make_move
from taskcore.tasks.task_list import TaskList
from taskcore.time.time_methods import TimeMethods

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore._low_level import prototypes as c
    from taskcore.tasks.task_input import Changes


class QueryMethods(TimeMethods):
    """What is asked of, or done to, the tasks that a query finds.

    A query is a ``Query``, or a text in the language of queries. What ends in ``_where`` changes
    all the tasks or none, as one step to undo, and returns how many the query found; subtasks that
    are changed with them do not count.
    """

    def tasks(self, query: Query | str | None = None, **conditions: Unpack[Conditions]) -> TaskList:
        """The tasks for which all that is given holds; the open ones if nothing else is said.

        >>> from taskcore import Sort, Status, Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add_many([{"title": "B", "tags": ["x"]}, {"title": "A"}, {"title": "C"}])
        ...     store.complete(3)
        ...     print([task.title for task in store.tasks(sort=Sort.TITLE)])
        ...     print([task.title for task in store.tasks(status=Status.COMPLETED)])
        ...     print([task.title for task in store.tasks("+x or c", limit=1)])
        ['A', 'B']
        ['C']
        ['B']

        ``Query`` says what the keywords mean; they replace those of a query. A project that is not
        there raises NotFoundError, and so does a tag of a text that no task has, unless the text is
        that of a saved filter.
        """
        row = self._query(to_query(query, **conditions))
        return self._listed(TaskList, library.taskcore_task_query, byref(row))

    def count(self, query: Query | str | None = None, **conditions: Unpack[Conditions]) -> int:
        """How many tasks there are for which all that is given holds."""
        row = self._query(to_query(query, **conditions))
        return self._number(library.taskcore_task_count, byref(row))

    def check_query(self, query: str) -> None:
        """Parses a text in the language of queries, and does no more.

        >>> from taskcore import ParseError, Store
        >>> with Store(":memory:") as store:
        ...     try:
        ...         store.check_query("project:Home and")
        ...     except ParseError as error:
        ...         print(error.line, error.column)
        1 17

        Raises ParseError, which says where it is malformed and what was expected.
        """
        self._call(library.taskcore_query_check, text(query, "query"))

    def canonical_query(self, query: str) -> str:
        """A query as a saved filter keeps it: in English, with a key for each condition.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.canonical_query("(today | no date) & !@waiting")
        '(due:today or due:none) and not @waiting'

        Raises ParseError, as ``check_query`` does.
        """
        return self._written(library.taskcore_query_canonical, query)

    def shown_query(self, query: str) -> str:
        """The query of a saved filter in the words of the reader's language.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.shown_query("due:today")
        'due:today'
        """
        return self._written(library.taskcore_query_shown, query)

    def query_notes(self, query: str) -> list[str]:
        """Which words of a query are read as conditions although titles have them.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Plan today")
        ...     store.query_notes("today")
        ['"today" is read as a condition; quote it to search titles: 1 title has the word']
        """
        return self._written(library.taskcore_query_note, query).splitlines()

    def _written(self, function: Callable[..., int], query: str) -> str:
        written = OwnText()
        self._call(function, text(query, "query"), byref(written.pointer))
        return written.take()

    def update_where(self, query: Query | str, **changes: Unpack[Changes]) -> int:
        """Changes what a query finds, as ``update`` does.

        >>> from taskcore import Query, Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add_many([{"title": "A", "tags": ["x"]}, {"title": "B"}])
        ...     store.update_where("+x", priority=0)
        ...     store.update_where(Query(priority=0), tags_added=["urgent"])
        1
        1
        """
        row = TASK.row(changes, self._milliseconds)
        return self._where(library.taskcore_task_update_where, query, byref(row))

    def complete_where(self, query: Query | str, **options: Unpack[Completing]) -> int:
        """Completes what a query finds, as ``complete`` does."""
        flags = completing_flags(**options)
        return self._where(library.taskcore_task_complete_where, query, flags)

    def cancel_where(self, query: Query | str, *, series: bool = False) -> int:
        """Cancels what a query finds, as ``cancel`` does."""
        flags = c.TASKCORE_CANCEL_SERIES if series else 0
        return self._where(library.taskcore_task_cancel_where, query, flags)

    def reopen_where(self, query: Query | str) -> int:
        """Makes the completed tasks that a query finds open again."""
        return self._where(library.taskcore_task_reopen_where, query)

    def delete_where(self, query: Query | str) -> int:
        """Moves what a query finds to the trash."""
        return self._where(library.taskcore_task_delete_where, query)

    def restore_where(self, query: Query | str) -> int:
        """Takes what a query finds out of the trash."""
        return self._where(library.taskcore_task_restore_where, query)

    def purge_where(self, query: Query | str) -> int:
        """Removes what a query finds in the trash for good; this cannot be undone."""
        return self._where(library.taskcore_task_purge_where, query)

    def move_where(self, query: Query | str, **place: Unpack[Place]) -> int:
        """Moves what a query finds, as ``move`` does."""
        return self._where(library.taskcore_task_move_where, query, byref(make_move(**place)))

    def clear_completed(self, *, project: str | None = None) -> int:
        """Moves the completed tasks, all or those of a project, to the trash.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.complete(store.add("Pay rent"))
        ...     store.clear_completed()
        1
        """
        return self.delete_where(Query(status=Status.COMPLETED, project=project))

    def _query(self, query: Query) -> c.taskcore_query:
        return make_query(query, self._first_millisecond)

    def _where(self, function: Callable[..., int], query: Query | str, *arguments: object) -> int:
        if query is None:
            raise TypeError("what is changed needs a query; Query() finds every open task")
        row = self._query(to_query(query))
        return self._number(function, byref(row), *arguments)
