# SPDX-License-Identifier: Apache-2.0
"""What the language of queries can ask of tasks."""

from model.facts.interface import INTERFACE
from model.facts.tasks import TASK
from model.language import kinds
from model.language.queries import QueryKeys, SortKey
from model.language.record import Property

_NUMBERS_TAKE = "joined by `,`, a range, `none`, `any`; also with `<`, `<=`, `>`, `>=`"

# What a task may have or not: `has:notes`.
PRESENT: tuple[Property, ...] = tuple(
    each
    for each in TASK.properties
    if not each.read_only
    and isinstance(
        each.kind,
        kinds.Text | kinds.Tags | kinds.Moment | kinds.Number | kinds.Reminders
        | kinds.RepeatRule | kinds.Links | kinds.RecordID | kinds.WebLinks,
    )
    and not getattr(each.kind, "required", False)
    and getattr(each.kind, "optional", True)
)  # fmt: skip

# What a query can compare: `energy>3`.
NUMBERS: tuple[Property, ...] = tuple(
    each for each in TASK.properties if isinstance(each.kind, kinds.Number) and not each.hidden
)


def _takes(each: Property) -> str:
    assert isinstance(each.kind, kinds.Number)
    if each.kind.unit == "s":
        return f"durations such as `1h30m`, {_NUMBERS_TAKE}"
    if each.kind.unit == "millionths":
        return f"numbers such as `87.50`, {_NUMBERS_TAKE}"
    low, high = each.kind.low, each.kind.high
    bounds = f" from {low} to {high}" if low is not None and high is not None else ""
    return f"numbers{bounds}, {_NUMBERS_TAKE}"


_SORTED_BY = {each.sort: each for each in TASK.properties if each.sort is not None}

# What lists of tasks can be sorted by: the constants of the C API.
SORT_KEYS: tuple[SortKey, ...] = tuple(
    SortKey(_SORTED_BY[each.value].word, each.value, _SORTED_BY[each.value])
    if each.value in _SORTED_BY
    else SortKey(each.name.lower(), each.value, doc=each.doc)
    for each in INTERFACE.group("sort_key").constants
)
# Those that a word stands for. An own field is sorted by under its own name.
SORT_WORDS: tuple[SortKey, ...] = tuple(each for each in SORT_KEYS if each.name != "field")
SORT_ALIASES = {"star": "favourite"}

# fmt: off
KEYS: tuple[QueryKeys, ...] = (
    QueryKeys(("project",), "names or paths such as `Work.Garden`, joined by `,`", "tasks in one of these or a subproject; `Work.`: only subprojects; they must exist", aliases=("projects",)),
    QueryKeys(("section",), "names, joined by `,`; `none`, `any`", "tasks in a section of that name", aliases=("sections",)),
    QueryKeys(("tag",), "names, joined by `,`; `none`, `any`", "tasks with one of these", aliases=("tags",)),
    QueryKeys(("priority",), "`P0` to `P3`, `none`, joined by `,`; also with `<`, `<=`, `>`, `>=`", "`>=P1` is P1 or more important: P0 and P1", aliases=("p",)),
    QueryKeys(("status",), "`open`, `completed` or `done`, `cancelled`, `deleted` or `trash`, `any`; joined by `,`"),
    QueryKeys(("favourite",), "`yes`, `no`", aliases=("star", "favorite")),
    QueryKeys(("slot",), "`morning`, `afternoon`, `evening`, `upcoming`, `inbox`; joined by `,`", "the part of the day in which a task is listed today"),
    QueryKeys(("due", "start", "planned", "until", "started", "created", "modified", "completed", "cancelled", "deleted"), "a date, a range, `none`, `any`; also with `<`, `<=`, `>`, `>=`", "see [Dates](#dates)"),
    *(QueryKeys((each.word,), _takes(each), "tasks with one of these values") for each in NUMBERS),
    QueryKeys(("id",), "ids and ranges such as `3-5`, joined by `,`", aliases=("ids",)),
    QueryKeys(("uid",), "the first 4 or more of its characters, joined by `,`", "the task with that uid", aliases=("uuid",)),
    QueryKeys(("urgency",), "a number such as `7.5`, a range; also with `<`, `<=`, `>`, `>=`", "open tasks with that [urgency](#urgency)"),
    QueryKeys(("repeats",), "`daily`, `weekly`, `monthly`, `yearly`, joined by `,`; `none`, `any`", "tasks with such a repeat rule", aliases=("repeat", "recur")),
    QueryKeys(("timed",), "`yes`, `no`", "tasks whose due has a time of day"),
    QueryKeys(("parent",), "an id, `none`, `any`", "direct subtasks"),
    QueryKeys(("under",), "an id", "subtasks of any depth", aliases=("below",)),
    QueryKeys(("blocked", "blocking", "overdue", "expired"), "`yes`, `no`", "open tasks that are blocked, block others, are overdue, or are past their until"),
    QueryKeys(("floating",), "`yes`, `no`", "tasks with a floating time"),
    QueryKeys(("hidden", "archived"), "`yes`, `no`, `any`", "open tasks that start later; tasks of archived projects"),
    QueryKeys(("has",), ", ".join(f"`{each.word}`" for each in PRESENT) + "; joined by `,`", "tasks with all of these"),
    QueryKeys(("view",), "`morning`, `afternoon`, `evening`, `upcoming`, `inbox`, `today`, `overdue`, `favourites`, `completed`, `next`, `trash`, `started`, `cancelled`, `expired`", "the tasks of that list"),
    QueryKeys(("notes", "title", "text"), "a word, or words in quotes", "the text contains it; `text` searches all texts", aliases=("note",)),
)

OPTIONS: tuple[QueryKeys, ...] = (
    QueryKeys(("sort",), ", ".join(f"`{each.name}`" for each in SORT_WORDS) + ", the name of an own field; at most 8, joined by `,`; `-` before one reverses it"),
    QueryKeys(("group",), "`project`, `day` (of the due), `priority`, `completed` (its day), `section`, `tag` (a task under each of its tags), `slot`, `parent`, `week` (of the due, by ISO 8601)"),
    QueryKeys(("limit",), "a number; 0: all"),
    QueryKeys(("offset",), "a number"),
    QueryKeys(("tree",), "`yes`, `no`: each task is followed by its subtasks"),
)
# fmt: on
