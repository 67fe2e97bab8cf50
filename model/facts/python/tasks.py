# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room tasks."""

from model.language.python import Attribute as A
from model.language.python import Input, Module, Row
from model.language.python import Keyword as K

# fmt: off
TASKS = (
    Module("tasks.detail", "One task with all that a screen says of it.", rows=(
        Row("DetailField", "detail_field", attributes=(
            A("field", doc="The property; none for what cannot be edited."),
            "label",
            A("value", doc='Such as ``"Thursday 24 December 2026, 17:00"``; empty when the task has none.'),
        )),
        Row("Detail", "detail_content", attributes=(
            "row", "fields", "subtasks", "blockers",
            A("actions", doc="What may be done with it now: ``Allowed.COMPLETE in detail.actions``."),
        )),
    )),
    Module("tasks.highlight", "Where a text that was searched for was found.", rows=(
        Row("Highlight", "highlight", is_read=False, doc="A part of a task that matches: ``task.title[highlight.start:highlight.stop]``.", attributes=(
            A("field", doc="The title, the notes or the tags."),
            A("tag", doc="Which one of the tags.", optional=True),
            A("start", doc=""),
            A("stop", doc="", type="int", member="length"),
        )),
    )),
    Module("tasks.link", "Links of tasks and events to pages and files.", rows=(
        Row("Link", "link", given="links",
            doc="""A link to a page or a file.

>>> from taskcore import Link, Store
>>> with Store(":memory:") as store:
...     links = [Link("https://example.org", "Example"), Link("/home/ann/plan.pdf")]
...     talk = store.add("Write the talk", links=links)
...     [link.url for link in store.get(talk).links]
['https://example.org', 'file:///home/ann/plan.pdf']""",
            attributes=(
                A("url", doc="An absolute URL; an absolute path becomes a ``file:`` URL."),
                A("title", doc="", default='""'),
                A("media_type", doc="Such as ``application/pdf``.", default='""'),
            )),
    )),
    Module("tasks.group", "The groups of a list of tasks.", rows=(
        Row("Group", "group", attributes=(
            A("key", doc="The id of a project, section, tag or parent, a day such as 20261224, the Monday of a week, or 0 for none; or a priority or a slot."),
            A("label", doc='Such as ``"Home"``, ``"2026-12-24"``, ``"2026-W52"`` or ``"P1"``.'),
            A("rows", doc="Which tasks of the list are in it.", type="range", read="range(row.first, row.first + row.row_count)"),
            A("total_count", doc="How many tasks it has, whatever the limit and the offset."),
        )),
    )),
    Module("tasks.urgency_coefficients", "What each property adds to the urgency of a task.", rows=(
        Row("UrgencyCoefficients", "urgency_coefficients", attributes=(
            A("priority_p0", doc="9 at first."),
            A("priority_p1", doc="6 at first."),
            A("priority_p2", doc="3.9 at first."),
            A("priority_p3", doc="1.8 at first."),
            A("due", doc="All of it 7 days after the due, a fifth of it 14 days before and earlier; 12 at first."),
            A("favourite", doc="2 at first."),
            A("age", doc="All of it after 365 days; 2 at first."),
            A("blocked", doc="Of one that waits for an open task; -5 at first."),
            A("blocking", doc="Of one that an open task waits for; 8 at first."),
            A("started", doc="Of one in progress; 0 at first, as the next three."),
            A("planned", doc="Of one whose ``planned`` has come."),
            A("project", doc="Of one in another project than Inbox."),
            A("tags", doc="Of one with three tags or more; 8 tenths of it with one, 9 with two."),
        )),
    )),
    Module("tasks.history_entry", "What happened to a task.", rows=(
        Row("HistoryEntry", "history_entry", doc="One property of a task that changed once.", list="HistoryList", list_doc="What happened to a task until it was read, the first first.", kind="history", attributes=(
            "step_id", "action", "at", "device",
            A("property", doc='Such as ``"title"``; ``"id"`` where the task came into being or went.'),
            A("old_value", doc="As a text; None when it had none.", optional=True),
            A("new_value", doc="As a text; None when it has none any more.", optional=True),
            A("device_name", doc="What its people call that device now; empty for none that is known here."),
        )),
    )),
)

QUICK_ADD = Module("tasks.quick_add", "What a line of text says of a task.", imports=(("taskcore._generated.values", "characters"), ("taskcore.tasks.task_input", "TaskInput")), rows=(
    Row("Token", "token", doc="A part of a line that was understood: ``line[token.start:token.stop]``.", beside="line: bytes", attributes=(
        A("field", doc="What it says, such as ``TaskField.DUE`` or ``TaskField.TAGS_ADDED``."),
        A("start", type="int", read="characters(line, row.start)"),
        A("stop", type="int", read="characters(line, row.start + row.length)"),
    )),
    Row("UnreadPart", "unread_part", beside="line: bytes", attributes=(
        A("field", doc="What it would have said; ``TaskField(0)`` when nobody can tell."),
        A("start", type="int", read="characters(line, row.start)"),
        A("stop", type="int", read="characters(line, row.start + row.length)"),
        A("reason", doc=""),
        A("message", doc="A sentence that says why, and what would be right."),
    )),
    Row("QuickAdd", "quick_add_content", doc="What a line of quick add says.", beside="line: bytes, id: int | None = None", attributes=(
        A("input", doc="Ready for ``Store.add_many``.", type="TaskInput", read="task_input_from_row(row.input.contents)"),
        A("tokens", doc="In the order of the line; what is in none of them is the title."),
        A("unread", doc="What was not read, in the order of the line.", default="()"),
        A("summary", doc="What was understood, for people: ``Pay rent — Mon 23 Nov 17:00, every month``.", default='""'),
        A("new_project", doc="The project that is new.", optional=True, default="None"),
        A("nearest_project", doc="The project that was probably meant instead of a new one.", optional=True, default="None"),
        A("new_tags", doc="The tags that no task had.", default="()"),
        A("id", doc="The task that was added; ``None`` when the line was only read.", type="int | None", read="id", default="None"),
    )),
))

GROUPS_DOC = """The groups of a grouped list, in its order.

>>> from taskcore import Grouping, Store
>>> with Store(":memory:") as store:
...     _ = store.add_many([{"title": "A"}, {"title": "B", "project": "Home"}])
...     tasks = store.tasks(group=Grouping.PROJECT)
...     for group in tasks.groups:
...         print(group.label, [tasks[row].title for row in group.rows])
Inbox ['A']
Home ['B']"""

# Tasks are read by columns, many at once; the module is in the room of the same name.
TASK = Row(
    "Task", "task",
    list="TaskList", list_doc="Tasks as they were when they were listed.",
    doc="A task as it was when it was read; every instant is aware and in UTC.\n\n>>> from taskcore import Store\n>>> with Store(\":memory:\") as store:\n...     task = store.get(store.add(\"Pay rent\", project=\"Home\", tags=[\"bank\"]))\n>>> task.title, task.project, task.tags, task.priority, task.due\n('Pay rent', 'Home', ('bank',), <Priority.P2: 2>, None)\n\nWhat it has none of is an empty text, an empty tuple or None.",
    attributes=(
        "id", "uid", "title", "notes", "url", "project_id",
        A("project", is_shared=True),
        A("parent_id", doc="The task that it is a subtask of.", optional=True),
        "tags", "status", "priority", "favourite",
        A("slot", doc="What it is kept as: for the morning or for the evening."),
        A("current_slot", doc="Where it stands today, were it open."),
        A("due", doc="A ``date`` when it is due until that day ends, a ``datetime`` when at an instant.", optional=True),
        A("start", doc="It is hidden until then; of a ``date``, until that day begins.", optional=True),
        A("estimated_duration", optional=True),
        "reminders",
        A("repeat_rule", doc='Such as ``"FREQ=DAILY"``.'),
        "repeat_mode",
        A("zone", doc="The IANA name of the zone in which it repeats; empty for the store's."),
        A("excluded_dates", doc="Occurrences that are left out, as naive local times or dates."),
        "added_dates",
        A("occurrence", doc="Of a task that repeats, which one it stands for, as a local time; with the uid, it names the occurrence.", optional=True),
        A("series_uid", doc="Of the task that this is a changed occurrence of."),
        A("depends_on", doc="The ids of the tasks that it waits for."),
        A("is_overdue", type="bool", read="row.states", state="OVERDUE"),
        A("is_hidden", type="bool", read="row.states", state="HIDDEN"),
        A("is_blocked", doc="It is open, and so is a task that it depends on.", type="bool", read="row.states", state="BLOCKED"),
        A("is_blocking", doc="It is open, and so is a task that depends on it.", type="bool", read="row.states", state="BLOCKING"),
        A("urgency", doc="Its score, exact to the thousandth; 0 when it is not open.", type="Decimal", is_shared=True),
        "depth", "subtask_count", "subtask_completed_count", "created", "modified",
        A("completed", optional=True),
        A("deleted", optional=True),
        A("highlights", doc="Where a query's text was found.", type="tuple[Highlight, ...]", read="row.highlights", column='map(highlights_of_row, rows.rows()) if any(integers("highlight_count")) else repeat(())'),
        A("started", doc="Since when it is in progress; its status is ``Status.OPEN``.", optional=True),
        A("cancelled", optional=True),
        A("planned", doc="When it is meant to be done: a ``date`` or a ``datetime``.", optional=True),
        A("until", doc="After it the task is pointless: a ``date`` or a ``datetime``.", optional=True),
        A("section_uid", doc="Of the section of its project that it is below; empty for none."),
        A("field_values", doc="Of own fields, as pairs of name and value in the order of the fields: ``dict(task.field_values)``."),
        A("links", doc="Links to pages and files, in their order."),
        A("hourly_rate", doc="What an hour of it costs, where it says so.", optional=True),
        A("is_started", doc="It is open, and in progress.", type="bool", read="row.states", state="STARTED"),
        A("floating", doc="Which times hold by the clock wherever one is: ``TaskField.DUE in task.floating``; what they are as instants is by the store's zone."),
        A("is_expired", doc="It is open, and its ``until`` is over.", type="bool", read="row.states", state="EXPIRED"),
    ),
)

TASK_INPUT = Input("task_input", "a task", "tasks.task_input", "What a task is to be, as Python says it and as C takes it.", is_read=True,
    properties="Properties", properties_doc="The keywords of ``Store.add``, which are those of ``TaskInput``.",
    changes="Changes", changed_by="update",
    name="TaskInput",
    name_doc='A task to add: ``TaskInput("Pay rent", project="Home", tags=["bank"])``.\n\nA naive ``due`` or ``start`` is local time in the store\'s zone; a ``date`` is due until that\nday ends, and starts when it begins.',
    keywords=(
        K("title", required=True),
        "notes",
        K("project", doc="By name; a new one is added. Without a project, a task is in Inbox or with its parent."),
        K("project_id", removable=False),
        K("parent_id", doc="The task that it shall be a subtask of."),
        K("section_uid", doc="The uid or the name of a section of its project."),
        # In an input that the library gives, tags to add are the tags of the new task.
        K("tags", read="strings(row.tags, row.tag_count) + strings(row.tags_added, row.tags_added_count)"),
        K("tags_added", change_only=True),
        K("tags_removed", change_only=True),
        "priority", "favourite",
        K("slot", doc="``Slot.MORNING``, which is what it is else, or ``Slot.EVENING``."),
        "due",
        K("start", doc="It is hidden until then."),
        K("planned", doc="When it is meant to be done."),
        K("until", doc="After it the task is pointless; of one with a repeat rule, it becomes the end of the rule."),
        K("estimated_duration", doc="At least a second."),
        K("hourly_rate", doc='What an hour of it costs: ``Decimal("87.50")``, 90 or ``"87.50"``.'),
        "url", "reminders",
        K("repeat_rule", doc='An RRULE of RFC 5545, such as ``"FREQ=DAILY"``; ``Store.parse_repeat`` makes it of words.'),
        K("repeat_mode", doc="Whether the next occurrence is the rule's, or counted from when this one was done."),
        K("zone", doc="The IANA name of the zone in which it repeats; without, the store's."),
        K("excluded_dates", doc="Occurrences that are left out: naive local times, or dates when it is due on dates."),
        K("added_dates", doc="Occurrences besides those of the rule, likewise."),
        K("floating", doc="Which times hold by the clock wherever one is, such as ``TaskField.DUE``; without, each goes on as it was.", type="int"),
        K("depends_on", doc="The tasks that it waits for."),
        K("depends_on_added", change_only=True),
        K("depends_on_removed", change_only=True),
        K("links", doc="Links to pages and files, each with an address of its own."),
        K("field_values", doc="Values of own fields by their names; None takes one away.", read="dict(field_values_from_rows(row.field_values, row.field_value_count)) or None"),
    ),
    imports=(("taskcore._generated.values", "strings"), ("taskcore._generated.values", "field_values_from_rows")),
)

URGENCY_COEFFICIENTS = Input("urgency_coefficients", "urgency", "tasks.urgency_coefficients_keywords", "The keywords of the coefficients of urgency.",
    changes="UrgencyCoefficientsChanges", changed_by="set_urgency_coefficients",
)
# fmt: on
