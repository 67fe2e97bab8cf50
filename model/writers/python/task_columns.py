# SPDX-License-Identifier: Apache-2.0
"""bindings/python/taskcore/tasks/task.py and _task_columns.py: tasks, which are read by columns."""

from itertools import groupby
from pathlib import Path

from model.facts.python.tasks import GROUPS_DOC, TASK
from model.facts.tasks import TASK as RECORD
from model.language import members as c
from model.language.errors import ModelError
from model.language.words import snake_case
from model.writers.python.reading import READING, Read, Reading, choice
from model.writers.python.rows import attributes
from model.writers.python.text import PACKAGE, Imports, call, doc_string, module

_ROOM = f"{PACKAGE}/tasks"
_RARE = {each.c_member for each in RECORD.properties if each.rare}
_FROM_TIME = {c.LocalTime: ("optional_local", "None"), c.LocalTimes: ("from_local_texts", "()")}


def write(root: Path) -> dict[str, str]:
    return {
        f"{_ROOM}/task.py": _task(),
        f"{_ROOM}/_task_columns.py": _columns(),
        f"{_ROOM}/task_list.py": _list(),
    }


def _list() -> str:
    """The list of tasks, with its groups."""
    imports = Imports()
    imports.add("collections.abc", "Iterator")
    imports.add("ctypes", "Array", "byref", "c_size_t")
    imports.add("taskcore._generated", "prototypes as c")
    imports.add(READING, "group_from_row")
    imports.add("taskcore._low_level.library", "library")
    imports.add("taskcore._low_level.lists", "SnapshotList")
    imports.add("taskcore._low_level.rows", "map_rows")
    imports.add("taskcore.tasks._task_columns", "task_values")
    imports.add("taskcore.tasks.group", "Group")
    imports.add("taskcore.tasks.task", "Task", "task_from_values")
    text = (
        "class TaskList(SnapshotList[Task, c.taskcore_task]):\n"
        + doc_string(TASK.list_doc, 4)
        + '\n    _kind = "task"\n    _row_type = c.taskcore_task\n\n'
        + "    @property\n    def groups(self) -> tuple[Group, ...]:\n"
        + doc_string(GROUPS_DOC, 8)
        + "        count, stride = c_size_t(), c_size_t()\n"
        + "        first = library.taskcore_task_list_groups(self._pointer, byref(count), byref(stride))\n"
        + "        rows = map_rows(first, c.taskcore_group, count.value, stride.value)\n"
        + "        return tuple(map(group_from_row, rows))\n\n"
        + "    @classmethod\n"
        + "    def _items(cls, rows: Array[c.taskcore_task], chosen: range) -> Iterator[Task]:\n"
        + "        return map(task_from_values, task_values(rows, chosen))\n"
    )
    return module("python/tasks.py", "A list of tasks.", imports, [text])


def _task() -> str:
    imports = Imports()
    imports.add("dataclasses", "dataclass")
    imports.add("decimal", "Decimal")
    imports.add("typing", "Any")
    imports.add("taskcore.tasks.highlight", "Highlight")
    reads = Reading(TASK, imports).attributes()
    names = [each.fact.name for each in reads]
    text = (
        f"@dataclass(frozen=True)\nclass Task:\n{doc_string(TASK.doc, 4)}\n"
        + "    __slots__ = (\n"
        + "".join(f'        "{name}",\n' for name in names)
        + "    )\n\n"
        + attributes(reads, imports)
        + "\n    def __reduce__(self) -> tuple[type[Task], tuple[object, ...]]:\n"
        + "        return Task, tuple(getattr(self, name) for name in self.__slots__)\n"
    )
    draft = (
        "class _Draft:\n"
        + doc_string(
            "A task that is not frozen yet: its attributes are set in a quarter of the time.", 4
        )
        + "\n    __slots__ = Task.__slots__\n"
    )
    made = (
        "def task_from_values(values: tuple[Any, ...]) -> Task:\n"
        + '    """The task with these attributes, which are in their order."""\n'
        + "    task: Any = object.__new__(_Draft)\n    (\n"
        + "".join(f"        task.{name},\n" for name in names)
        + "    ) = values\n    task.__class__ = Task\n    made: Task = task\n    return made\n"
    )
    return module(
        "python/tasks.py", "A task as it was when it was read.", imports, [text, draft, made]
    )


def _columns() -> str:
    imports = Imports()
    imports.add("collections.abc", "Callable", "Iterable", "Iterator")
    imports.add("ctypes", "Array")
    imports.add("functools", "cache", "lru_cache", "reduce")
    imports.add("itertools", "chain", "repeat")
    imports.add("operator", "or_")
    imports.add("typing", "Any")
    imports.add("taskcore._generated", "prototypes as c")
    imports.add("taskcore._low_level.columns", "CHUNK", "Columns")
    imports.add("taskcore._generated.objects", "highlights_of_row")
    imports.add("taskcore._generated.values", "from_milliseconds", "from_moment")
    reading = Reading(TASK, Imports())
    functions: dict[str, str] = {}
    columns = [
        column
        for state, several in groupby(reading.attributes(), lambda each: bool(each.fact.state))
        for column in (
            [_states(list(several), functions)]
            if state
            else [_column(each, reading, functions, imports) for each in several]
        )
        if column
    ]
    body = (
        "def _values(rows: Columns) -> Iterator[tuple[Any, ...]]:\n"
        "    integers, texts = rows.integers, rows.texts\n"
        '    fields = integers("fields")\n'
        "    present = reduce(or_, set(fields))\n\n"
        "    def rare(field: int, none: object, read: Callable[[], Iterable[Any]]) -> Iterable[Any]:\n"
        '        """What few tasks have is read where one of the rows has it."""\n'
        "        return read() if present & field else repeat(none)\n\n"
        "    def moments(name: str) -> Iterable[Any]:\n"
        '        kinds, dates = integers(f"{name}_kind"), integers(f"{name}_date")\n'
        '        return map(_moment, kinds, dates, integers(f"{name}_ms"))\n\n'
        "    def decoded(name: str) -> Iterable[str]:\n"
        "        return map(bytes.decode, texts(name))\n\n"
        "    return zip(\n" + "".join(columns) + "    )\n"
    )
    entry = (
        "def task_values(rows: Array[c.taskcore_task], chosen: range) -> Iterator[tuple[Any, ...]]:\n"
        '    """What is in the attributes of each task, in their order."""\n'
        "    chunks = (chosen[start : start + CHUNK] for start in range(0, len(chosen), CHUNK))\n"
        "    return chain.from_iterable(_values(Columns(rows, chunk)) for chunk in chunks)\n"
    )
    doc = "Reads tasks out of the C rows of a list, by columns."
    return module("python/tasks.py", doc, imports, [_SHARED, entry, body, *functions.values()])


_SHARED = """\
# Few due dates are of their own, and a task that was never changed was modified when it was made.
_moment = lru_cache(maxsize=1024)(from_moment)
_instant = lru_cache(maxsize=1024)(from_milliseconds)
_shared_text = lru_cache(maxsize=1024)(bytes.decode)


@lru_cache(maxsize=1024)
def _shared_texts(encoded: tuple[bytes, ...]) -> tuple[str, ...]:
    return tuple(map(bytes.decode, encoded))
"""


def _states(several: list[Read], functions: dict[str, str]) -> str:
    """What reads attributes that stand in one number, all at once."""
    (member,) = {each.value.removeprefix("row.") for each in several}
    bits = [f"bool({member} & c.TASKCORE_TASK_STATE_{each.fact.state})" for each in several]
    if len(several) == 1:
        name, type, value = f"_{several[0].fact.name}", "bool", bits[0]
        column = f'map({name}, integers("{member}"))'
    else:
        name, type = f"_{member}", f"tuple[{', '.join(['bool'] * len(several))}]"
        value = "(\n" + "".join(f"        {each},\n" for each in bits) + "    )"
        column = f'*zip(*map({name}, integers("{member}")))'
    functions[name] = "@cache\n" + _function(name, f"{member}: int", type, value)
    return f"        {column},\n"


def _column(each: Read, reading: Reading, functions: dict[str, str], imports: Imports) -> str:
    """What reads an attribute of all rows; nothing where the one before reads it too."""
    if each.fact.column:
        return f"        {each.fact.column},\n"
    if each.member is None:
        return ""
    name = each.member.name
    value, none = _value(each, reading, functions, imports)
    bit = reading.bit(each.member)
    is_common = isinstance(each.member.meaning, c.Text) and name not in _RARE
    if bit and none and not is_common:
        return call("rare", [bit, none, f"lambda: {value}"], 8, tail="),")
    return f"        {value},\n"


def _value(
    each: Read, reading: Reading, functions: dict[str, str], imports: Imports
) -> tuple[str, str]:
    """What reads the column, and what a task without a value has."""
    assert each.member is not None
    name, meaning = each.member.name, each.member.meaning
    integers, own = f'integers("{name}")', f"_{each.fact.name}"
    match meaning:
        case c.LocalTime() | c.LocalTimes():
            function, none = _FROM_TIME[type(meaning)]
            imports.add("taskcore._generated.values", function)
            return f'map({function}, texts("{name}"))', none
        case c.Text() if each.fact.is_shared:
            return f'map(_shared_text, texts("{name}"))', ""
        case c.Text() if name in _RARE and not each.member.bit:
            return f'rows.rare_texts("{name}")', ""
        case c.Text():
            return f'decoded("{name}")', '""'
        case c.Texts(count=count):
            return f'map(_shared_texts, rows.text_arrays("{name}", "{count}"))', ""
        case c.IDs(count=count):
            functions[own] = _function(
                own, "row: c.taskcore_task", each.type, f"tuple(row.{name}[: row.{count}])"
            )
            return f"map({own}, rows.rows())", "()"
        case c.Structs(of="reminder"):
            imports.add("taskcore.alerts.reminder", "Reminder")
            imports.add(READING, "reminders_from_rows")
            functions[own] = _function(own, "row: c.taskcore_task", each.type, each.value)
            return f"map({own}, rows.rows())", "()"
        case c.Structs(of="link"):
            imports.add("taskcore.tasks.link", "Link")
            imports.add(READING, "links_from_rows")
            functions[own] = _function(own, "row: c.taskcore_task", each.type, each.value)
            return f"map({own}, rows.rows())", "()"
        case c.Structs(of="field_value"):
            imports.add("taskcore._generated.values", "field_values_from_rows")
            functions[own] = _function(own, "row: c.taskcore_task", each.type, each.value)
            return f"map({own}, rows.rows())", "()"
        case c.Code(of=of) | c.Bits(of=of):
            kind = choice(of)
            own = f"_{snake_case(kind)}"
            imports.add("taskcore.enumerations", kind)
            functions[own] = f"{own}: Callable[[int], {kind}] = cache({kind})\n"
            return f"map({own}, {integers})", ""
        case c.MomentKind(moment=moment):
            return f'moments("{moment}")', "None"
        case c.Flag():
            return f"map(bool, {integers})", ""
        case c.Instant() if not each.fact.optional:
            return f"map(_instant, {integers})", ""
        case c.ID() if each.fact.optional:
            functions[own] = _function(own, "number: int", each.type, "number or None")
            return f"map({own}, {integers})", "None"
        case c.Integer() | c.Duration() | c.Instant() if each.fact.optional:
            bit = reading.bit(each.member)
            value, _, _ = each.value.replace(f"row.{name}", "number").partition(" if ")
            imports.add("datetime", *_names(each.type))
            if "from_scaled" in value:
                imports.add("decimal", "Decimal")
                imports.add("taskcore._generated.values", "from_scaled")
            if "from_milliseconds" in value:
                imports.add("taskcore._generated.values", "from_milliseconds")
            functions[own] = _function(
                own, "fields: int, number: int", each.type, f"{value} if fields & {bit} else None"
            )
            return f"map({own}, fields, {integers})", "None"
        case c.Integer() if each.fact.is_shared:
            imports.add("decimal", "Decimal")
            imports.add("taskcore._generated.values", "from_scaled")
            value = each.value.replace(f"row.{name}", "number")
            functions[own] = "@lru_cache(maxsize=1024)\n" + _function(
                own, "number: int", each.type, value
            )
            return f"map({own}, {integers})", ""
        case c.Integer() | c.ID():
            return integers, ""
    raise ModelError(f"Python cannot read a column of {name}, {meaning}")


def _names(type: str) -> list[str]:
    return [name for name in ("datetime", "timedelta") if name in type]


def _function(name: str, parameters: str, result: str, value: str) -> str:
    return f"def {name}({parameters}) -> {result}:\n    return {value}\n"
