# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about tasks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from ctypes import POINTER, byref, c_int64
from datetime import date, datetime
from typing import Any, overload

from taskcore import _prototypes as c
from taskcore._library import library
from taskcore._values import identifiers, text
from taskcore.enumerations import Sort
from taskcore.errors import TaskcoreError
from taskcore.query import make_query
from taskcore.task import Task, TaskList
from taskcore.task_input import UNSET, TaskInput, Unset, fill
from taskcore.time import TimeMethods


class TaskMethods(TimeMethods):
    """The tasks of a store.

    Where ``ids`` are taken, one id or several do. A call with several does all or nothing, as
    one step to undo.
    """

    def add(
        self,
        title: str,
        *,
        notes: str | None = None,
        project: str | None = None,
        project_id: int | None = None,
        tags: Iterable[str] = (),
        priority: int | None = None,
        favourite: bool = False,
        due: date | datetime | None = None,
    ) -> int:
        """Adds a task and returns its id.

        A project that is named for the first time is added too. A naive ``due`` is local time in
        the store's zone; a ``date`` is due until that day ends.

        >>> from taskcore import Priority, Store
        >>> with Store(":memory:") as store:
        ...     store.add("Pay rent", project="Home", priority=Priority.P0, due=date(2026, 9, 1))
        1
        """
        task = TaskInput(title, notes, project, project_id, tags, priority, favourite, due)
        row = c.TASKCORE_TASK_INPUT_INIT()
        task.fill(row, self._milliseconds)
        task_id = c_int64()
        self._call(library.taskcore_task_add, byref(row), byref(task_id))
        return task_id.value

    def add_many(self, tasks: Iterable[TaskInput | Mapping[str, Any]]) -> list[int]:
        """Adds tasks in one go and returns their ids in the same order.

        >>> from taskcore import Store, TaskInput
        >>> with Store(":memory:") as store:
        ...     store.add_many([TaskInput("Pay rent"), {"title": "Call Ann", "tags": ["phone"]}])
        [1, 2]
        """
        inputs = [task if isinstance(task, TaskInput) else TaskInput(**task) for task in tasks]
        nothing = c.TASKCORE_TASK_INPUT_INIT()
        rows = (c.taskcore_task_input * len(inputs))(*[nothing] * len(inputs))
        for position, (task, row) in enumerate(zip(inputs, rows)):
            try:
                task.fill(row, self._milliseconds)
            except TaskcoreError as error:
                error.index = position
                raise
        ids = (c_int64 * len(inputs))()
        self._call(library.taskcore_task_add_many, rows, len(inputs), ids)
        return list(ids)

    @overload
    def get(self, ids: int) -> Task: ...

    @overload
    def get(self, ids: Iterable[int]) -> TaskList: ...

    def get(self, ids: int | Iterable[int]) -> Task | TaskList:
        """The task with an id, or the tasks with several ids, in their order.

        Raises NotFoundError when there is no such task; one in the trash is still there.
        """
        tasks = POINTER(c.taskcore_task_list)()
        self._call(library.taskcore_task_get, *identifiers(ids), byref(tasks))
        found = TaskList(tasks)
        return found if isinstance(ids, Iterable) else found[0]

    def find(self, uid: str) -> int:
        """The id of the task with a uid. Raises NotFoundError when there is none."""
        task_id = c_int64()
        self._call(library.taskcore_task_find, text(uid, "uid"), byref(task_id))
        return task_id.value

    def tasks(
        self,
        *,
        project: str | None = None,
        project_id: int | None = None,
        tag: str | None = None,
        status: int | None = None,
        due_from: date | datetime | None = None,
        due_before: date | datetime | None = None,
        sort: int = Sort.CREATED,
        descending: bool = False,
        limit: int | None = None,
        offset: int = 0,
    ) -> TaskList:
        """The tasks for which all that is given holds; without ``status``, the open ones.

        ``due_from`` is included and ``due_before`` is not; of a date, both mean its first moment.
        A task that is due on a date counts as due at that day's last millisecond. A project that
        is not there raises NotFoundError; a tag that no task has gives an empty list.

        >>> from taskcore import Sort, Status, Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add_many([{"title": "B"}, {"title": "A"}, {"title": "C"}])
        ...     store.complete(1)
        ...     print([task.title for task in store.tasks(sort=Sort.TITLE)])
        ...     print([task.title for task in store.tasks(status=Status.COMPLETED)])
        ['A', 'C']
        ['B']
        """
        query = make_query(
            self._milliseconds,
            project=project,
            project_id=project_id,
            tag=tag,
            status=status,
            due_from=due_from,
            due_before=due_before,
            sort=sort,
            descending=descending,
            limit=limit,
            offset=offset,
        )
        tasks = POINTER(c.taskcore_task_list)()
        self._call(library.taskcore_task_query, byref(query), byref(tasks))
        return TaskList(tasks)

    def count(
        self,
        *,
        project: str | None = None,
        project_id: int | None = None,
        tag: str | None = None,
        status: int | None = None,
        due_from: date | datetime | None = None,
        due_before: date | datetime | None = None,
    ) -> int:
        """How many tasks there are for which all that is given holds."""
        query = make_query(
            self._milliseconds,
            project=project,
            project_id=project_id,
            tag=tag,
            status=status,
            due_from=due_from,
            due_before=due_before,
        )
        count = c_int64()
        self._call(library.taskcore_task_count, byref(query), byref(count))
        return count.value

    def update(
        self,
        ids: int | Iterable[int],
        *,
        title: str | Unset = UNSET,
        notes: str | Unset = UNSET,
        project: str | Unset = UNSET,
        project_id: int | Unset = UNSET,
        tags: Iterable[str] | Unset = UNSET,
        tags_added: Iterable[str] | Unset = UNSET,
        tags_removed: Iterable[str] | Unset = UNSET,
        priority: int | Unset = UNSET,
        favourite: bool | Unset = UNSET,
        due: date | datetime | None | Unset = UNSET,
    ) -> None:
        """Changes what is given; ``due=None`` takes the due away, ``notes=""`` the notes.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     rent = store.add("Pay rent", due=date(2026, 9, 1))
        ...     store.update(rent, title="Pay the rent", tags_added=["bank"], due=None)
        ...     store.get(rent).tags
        ('bank',)
        """
        row = c.TASKCORE_TASK_INPUT_INIT()
        fill(
            row,
            self._milliseconds,
            title=title,
            notes=notes,
            project=project,
            project_id=project_id,
            tags=tags,
            tags_added=tags_added,
            tags_removed=tags_removed,
            priority=priority,
            favourite=favourite,
            due=due,
        )
        self._call(library.taskcore_task_update, *identifiers(ids), byref(row))

    def complete(self, ids: int | Iterable[int]) -> None:
        """Completes open tasks."""
        self._call_with_ids(library.taskcore_task_complete, ids)

    def reopen(self, ids: int | Iterable[int]) -> None:
        """Makes completed tasks open again."""
        self._call_with_ids(library.taskcore_task_reopen, ids)

    def delete(self, ids: int | Iterable[int]) -> None:
        """Moves tasks to the trash."""
        self._call_with_ids(library.taskcore_task_delete, ids)

    def restore(self, ids: int | Iterable[int]) -> None:
        """Takes tasks out of the trash."""
        self._call_with_ids(library.taskcore_task_restore, ids)

    def purge(self, ids: int | Iterable[int]) -> None:
        """Removes tasks of the trash for good; this cannot be undone."""
        self._call_with_ids(library.taskcore_task_purge, ids)

    def _call_with_ids(self, function: Callable[..., int], ids: int | Iterable[int]) -> None:
        self._call(function, *identifiers(ids))
