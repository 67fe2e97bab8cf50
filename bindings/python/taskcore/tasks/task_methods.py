# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about tasks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from ctypes import POINTER, byref, c_int64
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, overload

from taskcore._low_level import prototypes as c
from taskcore._low_level.inputs import TASK
from taskcore._low_level.library import library
from taskcore._low_level.values import identifiers, integer, text
from taskcore.lists import ProblemList
from taskcore.tasks.completing import Completing, completing_flags
from taskcore.tasks.task_input import Changes, Properties, TaskInput
from taskcore.tasks.task_list import TaskList
from taskcore.time.time_methods import TimeMethods

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.tasks.task import Task


class TaskMethods(TimeMethods):
    """The tasks of a store.

    Where ``ids`` are taken, one id or several do. A call with several does all or nothing, as
    one step to undo. Subtasks are completed, deleted, restored and moved with their parents.
    """

    def add(self, title: str, **properties: Unpack[Properties]) -> int:
        """Adds a task and returns its id; ``TaskInput`` says what the keywords mean.

        >>> from taskcore import Priority, Store
        >>> with Store(":memory:") as store:
        ...     trip = store.add("Trip", project="Home", priority=Priority.P0)
        ...     store.add("Book", parent_id=trip, due=date(2026, 9, 1), tags=["train"])
        2

        A project that is named for the first time is added too.
        """
        row = c.TASKCORE_TASK_INPUT_INIT()
        TaskInput(title, **properties).fill(row, self._milliseconds)
        return self._number(library.taskcore_task_add, byref(row))

    def add_many(self, tasks: Iterable[TaskInput | Mapping[str, Any]]) -> list[int]:
        """Adds tasks in one go and returns their ids in the same order.

        >>> from taskcore import Store, TaskInput
        >>> with Store(":memory:") as store:
        ...     store.add_many([TaskInput("Pay rent"), {"title": "Call Ann", "tags": ["phone"]}])
        [1, 2]
        """
        rows = TaskInput._rows(tasks, self._milliseconds)
        ids = (c_int64 * len(rows))()
        self._call(library.taskcore_task_add_many, rows, len(rows), ids)
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
        return self._number(library.taskcore_task_find, text(uid, "uid"))

    def update(self, ids: int | Iterable[int], **changes: Unpack[Changes]) -> None:
        """Changes what is given, with the keywords of ``add`` and those of the third line here.

        >>> from taskcore import Slot, Store
        >>> with Store(":memory:") as store:
        ...     rent = store.add("Pay rent", due=date(2026, 9, 1), tags=["home"])
        ...     store.update(rent, title="Pay the rent", due=None, slot=Slot.EVENING)
        ...     store.update(rent, tags_added=["bank"], tags_removed=["home"])
        ...     store.get(rent).tags
        ('bank',)

        ``None`` takes a due, a start, an estimated duration or a parent away, and ``""`` notes, a
        URL or a repeat rule. ``tags`` and ``depends_on`` are set as they are given, while
        ``tags_added``, ``tags_removed``, ``depends_on_added`` and ``depends_on_removed`` keep the
        others. A project takes a task out of its parent.
        """
        row = TASK.row(changes, self._milliseconds)
        self._call(library.taskcore_task_update, *identifiers(ids), byref(row))

    def check_task(self, task_id: int | None = None, **properties: Unpack[Changes]) -> ProblemList:
        """All that is wrong with a new task, or with changes to one; nothing is changed.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     for problem in store.check_task(title="", url="example", parent_id=7):
        ...         print(problem.field)
        parent_id
        title
        url

        The first one is what ``add`` or ``update`` would raise; what has none they accept.
        """
        row = TASK.row(properties, self._milliseconds)
        number = 0 if task_id is None else integer(task_id, 64, "id")
        return self._listed(ProblemList, library.taskcore_task_check, number, byref(row))

    def copy(self, task_id: int) -> int:
        """Copies a task with its subtasks, right behind it, and returns the id of the copy.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     trip = store.add("Trip", tags=["italy"])
        ...     _ = store.add("Pack", parent_id=trip)
        ...     store.complete(trip)
        ...     copy = store.copy(trip)
        ...     print(store.get(copy).status.name, [task.title for task in store.tasks()])
        OPEN ['Trip', 'Pack']

        What says what is to be done is copied as it is; completions, comments and time spent are
        not. Copies wait for the copies of what the tasks wait for. Cancelled subtasks are left out.
        """
        return self._number(library.taskcore_task_copy, integer(task_id, 64, "id"))

    def complete(self, ids: int | Iterable[int], **options: Unpack[Completing]) -> None:
        """Completes open tasks with their open subtasks.

        With ``refuse_open_subtasks`` it raises ConflictError when there are such. Of a task that
        repeats, the present occurrence is logged and the task goes on to the next one, or with
        ``skip_missed`` to the first one after now; with ``series`` it repeats no longer.
        """
        flags = completing_flags(**options)
        self._call(library.taskcore_task_complete, *identifiers(ids), flags)

    def cancel(self, ids: int | Iterable[int], *, series: bool = False) -> None:
        """Cancels open tasks with their open subtasks: they are closed, and score nothing.

        >>> from taskcore import Status, Store
        >>> with Store(":memory:") as store:
        ...     rent = store.add("Pay rent")
        ...     store.cancel(rent)
        ...     store.get(rent).status == Status.CANCELLED, store.score().points
        (True, 0)

        Of a task that repeats, the present occurrence is skipped and the task goes on to the next
        one; with ``series`` it is cancelled with all of them.
        """
        flags = c.TASKCORE_CANCEL_SERIES if series else 0
        self._call(library.taskcore_task_cancel, *identifiers(ids), flags)

    def start(self, ids: int | Iterable[int]) -> None:
        """Marks open tasks as in progress from now on; their status stays ``Status.OPEN``.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.start(store.add("Pay rent"))
        ...     [(task.title, task.is_started) for task in store.started()]
        [('Pay rent', True)]

        Completing, cancelling and ``stop`` end it.
        """
        self._call_with_ids(library.taskcore_task_start, ids)

    def stop(self, ids: int | Iterable[int]) -> None:
        """Marks tasks as in progress no longer."""
        self._call_with_ids(library.taskcore_task_stop, ids)

    def reopen(self, ids: int | Iterable[int]) -> None:
        """Makes completed and cancelled tasks open again."""
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

    def purge_before(self, moment: date | datetime) -> int:
        """Removes for good what came into the trash before a moment, and returns how many it was.

        >>> from datetime import timedelta
        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.delete(store.add("Pay rent"))
        ...     store.purge_before(store.now() - timedelta(days=30))
        0

        Of a ``date``, it means its first moment in the store's zone.
        """
        before_ms = self._first_millisecond(moment)
        return self._number(library.taskcore_task_purge_before, before_ms)

    def _call_with_ids(self, function: Callable[..., int], ids: int | Iterable[int]) -> None:
        self._call(function, *identifiers(ids))
