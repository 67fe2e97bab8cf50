# SPDX-License-Identifier: Apache-2.0
"""bindings/python/taskcore/_generated/columns.py: which columns a list has."""

from pathlib import Path

from model.facts.interface import INTERFACE
from model.facts.types.handles import HANDLES
from model.language import members as c
from model.language.types import ListHandle, Member
from model.writers.python.text import PACKAGE, Imports, module

_FORMATS = {
    "int32_t": "i",
    "uint32_t": "I",
    "taskcore_status": "i",
    "int64_t": "q",
    "uint64_t": "Q",
    "size_t": "Q",
    "double": "d",
}
"""How a memoryview calls the numbers of C."""


def write(root: Path) -> dict[str, str]:
    imports = Imports()
    imports.add("typing", "Any", "Final")
    imports.add("taskcore._generated", "prototypes as c")
    rows = dict.fromkeys(each.row for each in HANDLES if isinstance(each, ListHandle))
    table = "".join(f"    c.taskcore_{row}: (\n{_columns(row)}    ),\n" for row in rows)
    doc = "The columns of lists: what is in each, and the member that counts it."
    part = f"COLUMNS: Final[dict[Any, tuple[tuple[str, str, str], ...]]] = {{\n{table}}}\n"
    return {f"{PACKAGE}/_generated/columns.py": module("types", doc, imports, [part])}


def _columns(row: str) -> str:
    return "".join(
        f'        ("{each.name}", "{kind}", "{count}"),\n'
        for each in INTERFACE.struct(row).members
        for kind, count in [_kind(each)]
        if kind
    )


def _kind(member: Member) -> tuple[str, str]:
    """What a column has, and what counts it; nothing of what leads to other structs."""
    match member.meaning:
        case c.Size() | c.Reserved() | c.Count() | c.Structs() | c.Struct():
            return "", ""
        case c.Texts(count=count):
            return "texts", count
        case c.IDs(count=count):
            return "ids", count
        case c.Text() | c.LocalTime() | c.LocalTimes():
            return "text", ""
    return _FORMATS[member.meaning.type], ""
