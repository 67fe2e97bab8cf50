# SPDX-License-Identifier: Apache-2.0
"""Sources/CColumns/columns.c and its header: which columns the rows of each list have for Arrow."""

import re
from pathlib import Path

from model.facts.interface import INTERFACE
from model.language import members as c
from model.language.errors import ModelError
from model.language.interface import Interface
from model.language.types import ListHandle, Mask, Member, Struct
from model.writers.c import banner

_SOURCE = "Sources/CColumns/columns.c"
_HEADER = "Sources/CColumns/include/CColumns.h"
_NUMBERS = {
    "int32_t": "INT32",
    "uint32_t": "UINT32",
    "int64_t": "INT64",
    "size_t": "INT64",
    "uint64_t": "INT64",
}
_SILENT = (
    *(c.Size, c.Fields, c.Reserved, c.Count, c.MomentKind, c.Payload, c.Callback),
    *(c.Structs, c.Struct, c.Bytes),
)
"""What has no column: it is about another member, or a table of its own."""

_MOMENT_DATE = "TASKCORE_MOMENT_DATE"
_MOMENT_INSTANT = "TASKCORE_MOMENT_DATE_TIME"


def write(root: Path) -> dict[str, str]:
    rows = [each.row for each in INTERFACE.handles if isinstance(each, ListHandle)]
    return {_SOURCE: source(INTERFACE, rows), _HEADER: header(rows)}


def header(rows: list[str]) -> str:
    declarations = "".join(f"\n{_declaration(each)};\n" for each in rows)
    return (
        f"{banner('types')}\n/* The rows of each list as columns: see ../arrow.h. */\n"
        '#ifndef CCOLUMNS_H\n#define CCOLUMNS_H\n\n#include "taskcore_types.h"\n'
        f"{declarations}\n#endif\n"
    )


def source(interface: Interface, rows: list[str]) -> str:
    text = (
        f'{banner("types")}\n#include "CColumns.h"\n\n#include "arrow.h"\n\n'
        "#define AT(type, member) offsetof(taskcore_##type, member)\n"
    )
    return text + "".join(_table(interface, interface.struct(each)) for each in rows)


def _declaration(row: str) -> str:
    return f"int32_t columns_of_{row}(const taskcore_{row} *rows, size_t count, void *stream)"


def _table(interface: Interface, struct: Struct) -> str:
    name = struct.name
    lines = "".join(
        _column(interface, struct, each)
        for each in struct.members
        if not isinstance(each.meaning, _SILENT)
    )
    return (
        f"\nstatic const arrow_column {name}_columns[] = {{\n{lines}}};\n\n"
        f"{_declaration(name)} {{\n"
        f"  return arrow_stream(rows, count, sizeof *rows, {name}_columns,\n"
        f"                      sizeof {name}_columns / sizeof *{name}_columns, stream);\n}}\n"
    )


def _column(interface: Interface, struct: Struct, member: Member) -> str:
    kind, other = _kind(struct, member)
    absence, of, value = _absence(interface, struct, member)
    values = [
        f'"{column_name(struct, member)}"',
        f"COLUMN_{kind}",
        f"ABSENT_{absence}",
        f"AT({struct.name}, {member.name})",
        f"AT({struct.name}, {of or other})" if of or other else "0",
        value,
    ]
    return f"  {{{', '.join(values)}}},\n"


def column_name(struct: Struct, member: Member) -> str:
    """Without a unit where the column's type says it, and no other member has that name."""
    if isinstance(member.meaning, c.Instant | c.MomentInstant | c.Duration):
        bare = re.sub("_m?s$", "", member.name)
        if all(each.name != bare for each in struct.members):
            return bare
    return member.name


def _kind(struct: Struct, member: Member) -> tuple[str, str]:
    """The kind of column, and where its array is counted."""
    match member.meaning:
        case c.Text():
            return "TEXT", ""
        case c.Texts(count=count):
            return "TEXTS", count
        case c.IDs(count=count):
            return "IDS", count
        case c.Flag():
            return "BOOL", ""
        case c.Instant() | c.MomentInstant():
            return "INSTANT", ""
        case c.Date() | c.MomentDate():
            return "DATE", ""
        case c.Duration(unit="s", type="int64_t"):
            return "SECONDS", ""
        case c.Duration(unit="ms", type="int64_t"):
            return "MILLISECONDS", ""
        case c.Real():
            return "DOUBLE", ""
        case c.Integer() | c.Code() | c.Bits() | c.ID() | c.Status():
            type = "int32_t" if member.meaning.type == "taskcore_status" else member.meaning.type
            return _NUMBERS[type], ""
    raise ModelError(f"Arrow has no column for {struct.name}.{member.name}, {member.meaning}")


def _absence(interface: Interface, struct: Struct, member: Member) -> tuple[str, str, str]:
    """When a row has nothing in the column, the member that says so, and its value."""
    match member.meaning:
        case c.MomentDate(moment=moment):
            return "UNLESS", _moment_kind(struct, moment), _MOMENT_DATE
        case c.MomentInstant(moment=moment):
            return "UNLESS", _moment_kind(struct, moment), _MOMENT_INSTANT
        case c.Text(optional=True) | c.ID():
            # The id of the row itself is never 0.
            return ("NEVER" if member.name == "id" else "ZERO"), "", "0"
        case c.Text() | c.Texts() | c.IDs():
            return "NEVER", "", "0"
    fields = next((each for each in struct.members if isinstance(each.meaning, c.Fields)), None)
    if fields and member.bit:
        assert isinstance(fields.meaning, c.Fields)
        group = interface.group(fields.meaning.bits)
        assert isinstance(group, Mask)
        bit = next(each.value for each in group.constants if each.name == member.bit)
        return "FIELD", fields.name, str(bit)
    if isinstance(member.meaning, c.Instant | c.Date) and member.meaning.optional:
        return "ZERO", "", "0"
    return "NEVER", "", "0"


def _moment_kind(struct: Struct, moment: str) -> str:
    return next(
        each.name
        for each in struct.members
        if isinstance(each.meaning, c.MomentKind) and each.meaning.moment == moment
    )
