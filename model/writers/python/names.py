# SPDX-License-Identifier: Apache-2.0
"""Which names a module uses, where each of them is from, and which only its annotations have."""

import textwrap

from model.facts.python.callbacks import INTERFACES
from model.facts.python.choices import CHOICES
from model.facts.python.errors import ERRORS
from model.facts.python.exports import EXPORTS
from model.facts.python.modules import INPUTS, MODULES
from model.facts.python.object_values import OF_ITEMS, OF_OBJECTS
from model.facts.python.values import VALUES
from model.language.words import snake_case
from model.writers.python.inputs import table_name
from model.writers.python.objects import PLACE, row_function
from model.writers.python.reading import function_name
from model.writers.python.text import Imports
from model.writers.python.usage import used

_LOW = "taskcore._low_level"
_GENERATED = "taskcore._generated"
_PLACES = {
    "collections.abc": "Callable Iterable Iterator Mapping",
    "abc": "ABC abstractmethod",
    "ctypes": "Array POINTER byref c_char_p c_int32 c_int64 c_size_t c_uint32 create_string_buffer pointer string_at",
    "dataclasses": "dataclass replace",
    "datetime": "date datetime time timedelta",
    "decimal": "Decimal",
    "functools": "partial",
    "pathlib": "Path",
    "typing": "Any Literal TypedDict overload",
    "typing_extensions": "Unpack",
    f"{_LOW}.calling": "Calling",
    f"{_LOW}.calls": "call callback ticks",
    f"{_LOW}.handle": "Handle",
    f"{_LOW}.connection": "Caller Connection caller_of",
    f"{_LOW}.exact": "Exact",
    f"{_LOW}.library": "library",
    f"{_LOW}.lists": "last_of",
    f"{_LOW}.values": "OwnBytes OwnText Unset UNSET",
    "taskcore._core.file_methods": "Readable Writable opened reader writer",
    f"{_GENERATED}.callbacks": "Progress progress_callback clock_callback observe_callback",
    f"{_GENERATED}.formats": "Format OthersFormat",
    "taskcore._core.observer_methods": "Observer plain",
    "taskcore._core.money": "from_minor",
    "taskcore._core.invoice_input": "currency_of",
    "taskcore._core.query_parts": "Repeatable",
    "taskcore.queries.query": "Conditions Query ViewConditions make_query needed_query to_query",
    "taskcore.queries.query_methods": "QueryMethods",
    "taskcore.store.record_methods": "RecordMethods",
    "taskcore.tasks.task": "Task",
    "taskcore._core.secret": "Passphrase Password passphrase_callback password_callback",
    "taskcore.tasks.task_list": "TaskList",
    "taskcore._core.pages": "pages",
    "taskcore._core.chart": "Drawing",
    "taskcore._core.time_methods": "TimeMethods",
}
_OTHER_NAMES = {
    "c": (_GENERATED, "prototypes as c"),
    "os": ("", "os"),
    "utf8": (f"{_LOW}.texts", "text as utf8"),
    "Date": ("datetime", "date as Date"),
}


def places() -> dict[str, tuple[str, str]]:
    """Where each name is from, and what it is imported as."""
    found = {name: (module, name) for module, names in _PLACES.items() for name in names.split()}
    found |= _OTHER_NAMES
    found |= {each.name: (f"{_GENERATED}.values", each.name) for each in VALUES}
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
            if row.written:
                filler = f"{snake_case(row.name)}_row"
                found[filler] = (f"{_GENERATED}.filling", filler)
            if row.given:
                writer = row_function(row.name)
                found |= {each: (PLACE, each) for each in (writer, f"{writer}s")}
    for one in INTERFACES:
        found[one.name] = (f"taskcore.{one.module}", one.name)
        found[f"{one.parameter}_row"] = (f"{_GENERATED}.callbacks", f"{one.parameter}_row")
    found |= {each.name: (PLACE, each.name) for each in OF_OBJECTS}
    found |= {each.name: (f"{_GENERATED}.inputs", each.name) for each in OF_ITEMS}
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
