# SPDX-License-Identifier: Apache-2.0
"""The methods of the room tasks."""

from model.language.python_methods import Keywords, Methods
from model.language.python_methods import Method as M

# fmt: off
TASKS = (
    Methods("tasks.detail_methods", "One task as a screen shows it.", "DetailMethods",
        """Reading one task for a screen.""",
        methods=(
            M("detail", "detail_read", "task_id",
            """One task with every field, its subtasks, what it waits for and the actions allowed.

            >>> from taskcore import Allowed, Store
            >>> with Store(":memory:") as store:
            ...     detail = store.detail(store.add("Pay rent", project="Home"))
            >>> detail.row.title, Allowed.COMPLETE in detail.actions, Allowed.PURGE in detail.actions
            ('Pay rent', True, False)
            >>> [field.value for field in detail.fields if field.label == "Project"]
            ['Home']
            """),
    )),
    Methods("tasks.history_methods", "What happened to a task.", "HistoryMethods",
        """Reading what happened.""",
        methods=(
            M("history", "task_history", "task_id",
            """What happened to a task: what, when, by which device, from which value to which.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     rent = store.add("Pay rent")
            ...     store.update(rent, title="Pay the rent")
            ...     for entry in store.history(rent):
            ...         print(entry.action.name, entry.property, entry.old_value, entry.new_value)
            ADD_TASKS id None 1
            UPDATE_TASKS title Pay rent Pay the rent
            """),
    )),
    Methods("tasks.move", "Moving tasks, projects and filters in their manual order.", "MoveMethods",
        """The manual order of the tasks, which ``Sort.MANUAL`` lists, and their hierarchy.""",
        methods=(
            M("move", "task_move", "ids **place:Place",
            """Moves tasks with their subtasks: to a place, into a project, under a parent.

            >>> from taskcore import Sort, Store
            >>> with Store(":memory:") as store:
            ...     a, b, c = store.add_many([{"title": "A"}, {"title": "B"}, {"title": "C"}])
            ...     store.move(c, before=a)
            ...     print([task.title for task in store.tasks(sort=Sort.MANUAL)])
            ...     store.move([a, b], parent_id=c, top=True)
            ...     print([task.parent_id for task in store.get([a, b])])
            ['C', 'A', 'B']
            [3, 3]

            ``before`` and ``after`` are ids. ``parent_id=None`` is under none.
            """),
            M("indent", "task_indent", "ids",
            """Makes tasks subtasks of the ones before them in the manual order.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     trip, book = store.add_many([{"title": "Trip"}, {"title": "Book"}])
            ...     store.indent(book)
            ...     store.get(book).parent_id == trip
            True
            """),
            M("outdent", "task_outdent", "ids",
            """Makes subtasks siblings of their parents, right after them."""),
    )),
    Methods("tasks.quick_add_methods", "One line of text to a task.", "QuickAddMethods",
        """Tasks as they are typed.

        A line is a title with ``#project``, ``@tag``, ``!p0`` to ``!p3``, ``*`` for a favourite,
        ``~30m`` for the estimated duration, ``>start``, a due in words and ``//notes``. Each mark
        has a name, too, as in ``due:friday`` and ``remind:10m``. What is in quotes, or after a
        backslash, is text.
        """,
        base="TimeMethods",
        methods=(
            M("quick_add", "quick_add", "line@text **defaults:Properties?",
            """Adds the task that a line says, and returns its id.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     task = store.get(store.quick_add("Pay rent tomorrow 17:00 #Home @bank !p1 *"))
            >>> task.title, task.project, task.tags, task.priority.name, task.favourite
            ('Pay rent', 'Home', ('bank',), 'P1', True)

            ``defaults`` are the keywords of ``add``; they hold where the line says nothing.
            """),
            M("parse_quick_add", "quick_add_parse", "line@text",
            """What a line says, and where, so that a screen can colour it; nothing is added.

            >>> from taskcore import Store
            >>> line = "Pay rent #Home !p1"
            >>> with Store(":memory:") as store:
            ...     parsed = store.parse_quick_add(line)
            >>> parsed.input.title, [line[token.start:token.stop] for token in parsed.tokens]
            ('Pay rent', ['#Home', '!p1'])
            """,
            beside="line.encode()"),
            M("quick_edit", "quick_add_parse_changes", "ids line@text",
            """Changes tasks as a line says, and tells what was understood.

            Words besides dates and marks make a new title, when there are any, and ``title:"…"``
            always does; ``-bank`` takes a tag away, and ``due:none`` a due.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     milk = store.quick_add("Buy milk @home")
            ...     told = store.quick_edit(milk, "p1 +shop -@home")
            ...     task = store.get(milk)
            >>> told.summary, task.title, task.tags
            ('new tag shop, without tag home, P1', 'Buy milk', ('shop',))
            """,
            beside="line.encode()", then="task_update"),
            M("quick_add_told", "quick_add_told", "line@text **defaults:Properties?",
            """Adds the task that a line says, as ``quick_add`` does, and tells what was understood.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     told = store.quick_add_told("Pay rent #Home p1 !p9")
            >>> told.summary, told.unread[0].reason.name
            ('Pay rent !p9 — new project Home, P1', 'VALUE')
            """,
            beside="line.encode(), number.value"),
    )),
    Methods("tasks.task_methods", "The methods of a store that are about tasks.", "TaskMethods",
        """The tasks of a store.

        Where ``ids`` are taken, one id or several do. A call with several does all or nothing, as
        one step to undo. Subtasks are completed, deleted, restored and moved with their parents.
        """,
        base="TimeMethods",
        methods=(
            M("add", "task_add", "title **properties:Properties",
            """Adds a task and returns its id; ``TaskInput`` says what the keywords mean.

            >>> from taskcore import Priority, Store
            >>> with Store(":memory:") as store:
            ...     trip = store.add("Trip", project="Home", priority=Priority.P0)
            ...     store.add("Book", parent_id=trip, due=date(2026, 9, 1), tags=["train"])
            2

            A project that is named for the first time is added too.
            """),
            M("find", "task_find", "uid",
            """The id of the task with a uid. Raises NotFoundError when there is none."""),
            M("update", "task_update", "ids **changes:Changes",
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
            """),
            M("check_task", "task_check", "task_id=None **properties:Changes",
            """All that is wrong with a new task, or with changes to one; nothing is changed.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     for problem in store.check_task(title="", url="example", parent_id=7):
            ...         print(problem.field)
            parent_id
            title
            url

            The first one is what ``add`` or ``update`` would raise; what has none they accept.
            """),
            M("copy", "task_copy", "task_id",
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
            """),
            M("complete", "task_complete", "ids **options:Completing",
            """Completes open tasks with their open subtasks.

            With ``refuse_open_subtasks`` it raises ConflictError when there are such. Of a task that
            repeats, the present occurrence is logged and the task goes on to the next one, or with
            ``skip_missed`` to the first one after now; with ``series`` it repeats no longer.
            """),
            M("cancel", "task_cancel", "ids * series?CANCEL_SERIES",
            """Cancels open tasks with their open subtasks: they are closed, and score nothing.

            >>> from taskcore import Status, Store
            >>> with Store(":memory:") as store:
            ...     rent = store.add("Pay rent")
            ...     store.cancel(rent)
            ...     store.get(rent).status == Status.CANCELLED, store.score().points
            (True, 0)

            Of a task that repeats, the present occurrence is skipped and the task goes on to the next
            one; with ``series`` it is cancelled with all of them.
            """),
            M("start", "task_start", "ids",
            """Marks open tasks as in progress from now on; their status stays ``Status.OPEN``.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.start(store.add("Pay rent"))
            ...     [(task.title, task.is_started) for task in store.started()]
            [('Pay rent', True)]

            Completing, cancelling and ``stop`` end it.
            """),
            M("stop", "task_stop", "ids",
            """Marks tasks as in progress no longer."""),
            M("reopen", "task_reopen", "ids",
            """Makes completed and cancelled tasks open again."""),
            M("delete", "task_delete", "ids",
            """Moves tasks to the trash."""),
            M("restore", "task_restore", "ids",
            """Takes tasks out of the trash."""),
            M("purge", "task_purge", "ids",
            """Removes tasks of the trash for good; this cannot be undone."""),
            M("purge_before", "task_purge_before", "moment@before_ms:bound",
            """Removes for good what came into the trash before a moment, and returns how many it was.

            >>> from datetime import timedelta
            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.delete(store.add("Pay rent"))
            ...     store.purge_before(store.now() - timedelta(days=30))
            0

            Of a ``date``, it means its first moment in the store's zone.
            """),
            M("add_many", "task_add_many", "tasks@inputs",
            """Adds tasks in one go and returns their ids in the same order.

            >>> from taskcore import Store, TaskInput
            >>> with Store(":memory:") as store:
            ...     store.add_many([TaskInput("Pay rent"), {"title": "Call Ann", "tags": ["phone"]}])
            [1, 2]
            """),
            M("get", "task_get", "ids",
            """The task with an id, or the tasks with several ids, in their order.

            Raises NotFoundError when there is no such task; one in the trash is still there.
            """,
            result="each"),
    )),
    Methods("tasks.urgency_methods", "What the urgency of tasks goes by.", "UrgencyMethods",
        """What the urgency of tasks goes by.""",
        methods=(
            M("urgency_coefficients", "urgency_coefficients_read", "",
            """What each property of an open task adds to its urgency.

            >>> from taskcore import Store
            >>> with Store(":memory:") as store:
            ...     store.set_urgency_coefficients(favourite="7.5")
            ...     coefficients = store.urgency_coefficients()
            >>> coefficients.favourite, coefficients.blocked
            (Decimal('7.500'), Decimal('-5.000'))
            """),
            M("set_urgency_coefficients", "urgency_coefficients_set", "**coefficients:UrgencyCoefficientsChanges",
            """Sets what is given, each -1,000 to 1,000: the urgency of all tasks follows."""),
    )),
    Methods("tasks.completing", "How tasks are completed.", "", "",
        keywords=(
            Keywords("Completing", "", "refuse_open_subtasks?COMPLETE_REFUSE_OPEN_SUBTASKS skip_missed?COMPLETE_SKIP_MISSED series?COMPLETE_SERIES",
            """The keywords of ``Store.complete``."""),
    )),
)
# fmt: on
