# SPDX-License-Identifier: Apache-2.0
"""Which names a module uses, where each of them is from, and which only its annotations have."""

import ast
import textwrap
from collections.abc import Iterator

from model.facts.python.choices import CHOICES
from model.facts.python.errors import ERRORS
from model.facts.python.exports import EXPORTS
from model.facts.python.modules import INPUTS, MODULES
from model.writers.python.inputs import table_name
from model.writers.python.reading import function_name
from model.writers.python.text import Imports

_LOW = "taskcore._low_level"
_GENERATED = "taskcore._generated"
_PLACES = {
    "collections.abc": "Callable Iterable Iterator Mapping",
    "ctypes": "byref c_int64 pointer",
    "dataclasses": "dataclass",
    "datetime": "date datetime time timedelta",
    "pathlib": "Path",
    "typing": "Any Literal TypedDict overload",
    "typing_extensions": "Unpack",
    f"{_LOW}.calls": "call",
    f"{_LOW}.connection": "Connection",
    f"{_LOW}.exact": "Exact optional_scaled to_scaled",
    f"{_LOW}.library": "library",
    f"{_LOW}.lists": "last_of",
    f"{_LOW}.values": "OwnBytes OwnText Unset UNSET bits choice counted given_bytes identifiers "
    "integer paged path_bytes seconds texts",
    "taskcore._core.file_methods": "Progress progress_callback",
    "taskcore._core.smtp": "smtp_options",
    "taskcore._core.transport": "transport_row",
    "taskcore._core.money": "to_minor",
    "taskcore._core.invoice_currency": "InvoiceCurrency",
    "taskcore._core.period": "month_number",
    "taskcore._core.query": "needed_query to_query",
    "taskcore._core.query_parts": "Repeatable some_texts sort_rows write_tags",
    "taskcore._core.sort_key": "SortKey",
    "taskcore.queries.query": "Conditions Query ViewConditions",
    "taskcore.queries.query_methods": "QueryMethods",
    "taskcore.store.record_methods": "RecordMethods",
    "taskcore._core.completing": "Completing completing_flags",
    "taskcore.tasks.task": "Task",
    "taskcore._core.passphrase": "Passphrase passphrase_callback",
    "taskcore._core.working_hours": "weekday_bits working_hours",
    "taskcore._core.agenda_methods": "some_contents",
    "taskcore._core.move": "Place Position make_move",
    "taskcore._core.reminder": "Reminder reminder_rows reminders_of_text",
    "taskcore._core.task_list": "TaskList",
    "taskcore._core.project_methods": "PulseScope",
    "taskcore._core.shortcuts": "Shortcuts",
    "taskcore._core.subscription": "SubscriptionMethods",
    "taskcore._core.quick_add": "QuickAddMethods",
    "taskcore._core.chart": "ChartMethods",
    "taskcore._core.time_methods": "TimeMethods from_milliseconds from_packed instant_or_never optional_packed_day "
    "packed_day to_local_text to_local_texts",
}
_OTHER_NAMES = {
    "c": (_GENERATED, "prototypes as c"),
    "os": ("", "os"),
    "utf8": (f"{_LOW}.values", "text as utf8"),
    "Date": ("datetime", "date as Date"),
}


def places() -> dict[str, tuple[str, str]]:
    """Where each name is from, and what it is imported as."""
    found = {name: (module, name) for module, names in _PLACES.items() for name in names.split()}
    found |= _OTHER_NAMES
    for place, *names in EXPORTS:
        found |= {name: (place, name) for name in names if " " not in name}
    found |= {each.name: ("taskcore.enumerations", each.name) for each in CHOICES}
    found |= {each.name: ("taskcore.errors", each.name) for each in ERRORS}
    for module in MODULES:
        for row in module.rows:
            reader = function_name(row.name)
            found[row.name] = (f"taskcore.{module.name}", row.name)
            found[reader] = (f"{_GENERATED}.reading", reader)
            found[row.list] = ("taskcore.lists", row.list)
    for each in INPUTS:
        found[table_name(each)] = (f"{_GENERATED}.inputs", table_name(each))
        for name in (each.name, each.properties, each.changes):
            found[name] = (f"taskcore.{each.module}", name)
    return found


def imports(body: str, own: set[str], others: dict[str, tuple[str, str]] | None = None) -> str:
    """The imports of a module; `own` is what it has itself, `others` more than all know."""
    known = places() | (others or {})
    running, annotated = used(body)
    now, later = Imports(), Imports()
    for name in sorted((running | annotated) - own):
        if name not in known:
            continue
        place, imported = known[name]
        is_late = name not in running and (
            place.startswith("taskcore.") and place != "taskcore.lists" or name == "Unpack"
        )
        if place:
            (later if is_late else now).add(place, imported)
    if later.modules:
        now.add("typing", "TYPE_CHECKING")
    first = "import os\n" if "os" in running | annotated else ""
    lines = str(now).replace("annotations\n\n", f"annotations\n\n{first}", 1)
    if not later.modules:
        return lines
    return f"{lines}\nif TYPE_CHECKING:\n{textwrap.indent(later.lines(), '    ')}"


def used(code: str) -> tuple[set[str], set[str]]:
    """The names that a module uses when it runs, and those that its annotations have."""
    running: set[str] = set()
    annotated: set[str] = set()
    _visit(ast.parse(code), frozenset(), running, annotated)
    return running, annotated


def _visit(node: ast.AST, own: frozenset[str], running: set[str], annotated: set[str]) -> None:
    if isinstance(node, ast.FunctionDef):
        for annotation in _annotations(node):
            _visit(annotation, frozenset(), annotated, annotated)
        for default in [*node.args.defaults, *node.args.kw_defaults, *node.decorator_list]:
            if default is not None:
                _visit(default, own, running, annotated)
        inner = own | {each.arg for each in _arguments(node)}
        for each in node.body:
            _visit(each, inner, running, annotated)
        return
    if isinstance(node, ast.AnnAssign):
        _visit(node.annotation, frozenset(), annotated, annotated)
        if node.value is not None:
            _visit(node.value, own, running, annotated)
        return
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in own:
        running.add(node.id)
    for child in ast.iter_child_nodes(node):
        _visit(child, own, running, annotated)


def _arguments(node: ast.FunctionDef) -> Iterator[ast.arg]:
    yield from [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    if node.args.kwarg is not None:
        yield node.args.kwarg


def _annotations(node: ast.FunctionDef) -> Iterator[ast.expr]:
    yield from (each.annotation for each in _arguments(node) if each.annotation is not None)
    if node.returns is not None:
        yield node.returns
