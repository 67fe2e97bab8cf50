# SPDX-License-Identifier: Apache-2.0
"""What the library knows of the structs that callers fill: their sizes, defaults, reserved members
and bits, as tables in C, their Swift conformances, and the functions that give the defaults."""

from collections.abc import Iterator
from pathlib import Path

from model.facts.interface import INTERFACE
from model.language import members as c
from model.language.interface import Interface
from model.language.types import Mask, Member, Struct
from model.language.words import camel_case
from model.writers import c as c_text
from model.writers.swift import banner

_HEADER = "Sources/CTaskcore/include/taskcore_caller_structs.h"
_TABLES = "Sources/CTaskcore/caller_structs.c"
_TYPES = "Sources/TaskCore/Boundary/Store/Structs/CallerStruct+Types.swift"
_DEFAULTS = "Sources/TaskCore/Functions/Store/Defaults.swift"

_DECLARATIONS = """\
#ifndef TASKCORE_CALLER_STRUCTS_H
#define TASKCORE_CALLER_STRUCTS_H

#include "taskcore_types.h"

/* A member that counts only when its bit is set. */
struct caller_member {
  const char *name;
  const char *constant; /* of its bit */
  uint64_t bit;
  uint16_t offset;
  uint16_t size;
  uint32_t unused;
};

/* A struct that callers fill, or let the library fill. */
struct caller_struct {
  const char *name;
  const void *initial;   /* what its _INIT macro says */
  const uint16_t *sizes; /* that a release had, from the smallest to the present one */
  const uint16_t *reserved; /* the offsets of its members that are 0, each of 4 bytes */
  const struct caller_member *members;
  uint16_t size_count;
  uint16_t reserved_count;
  uint16_t member_count;
  uint16_t fields; /* the offset of its mask of announced members, or 0 */
};
"""


def write(root: Path) -> dict[str, str]:
    return {
        _HEADER: _header(INTERFACE),
        _TABLES: _tables(INTERFACE),
        _TYPES: banner("interface")
        + "\nimport CTaskcore\n"
        + "".join(conformance(INTERFACE, each) for each in filled_by_callers(INTERFACE)),
        _DEFAULTS: banner("interface")
        + "\npublic import CTaskcore\n"
        + "".join(map(_default, filled_by_callers(INTERFACE))),
    }


def filled_by_callers(interface: Interface) -> Iterator[Struct]:
    return (each for each in interface.structs if each.initialiser)


def _header(interface: Interface) -> str:
    accessors = "".join(
        f"\nextern const struct caller_struct caller_struct_{each.name};\n"
        f"static inline const struct caller_struct *caller_struct_of_{each.name}(void) {{\n"
        f"  return &caller_struct_{each.name};\n}}\n"
        for each in filled_by_callers(interface)
    )
    return c_text.banner("types") + _DECLARATIONS + accessors + "\n#endif\n"


def _tables(interface: Interface) -> str:
    tables = "".join(table(interface, each) for each in filled_by_callers(interface))
    return c_text.banner("types") + '#include "taskcore_caller_structs.h"\n' + tables


def table(interface: Interface, struct: Struct) -> str:
    """The tables of a struct, in C."""
    name = struct.name
    placed = interface.placed(struct)
    sizes = interface.sizes(struct)
    reserved = [each.offset for each in placed if isinstance(each.member.meaning, c.Reserved)]
    announced = [each for each in placed if each.member.bit] if _announces(struct) else []
    fields = next((each.offset for each in placed if isinstance(each.member.meaning, c.Fields)), 0)
    constant = f"TASKCORE_{_mask(interface, struct).prefix}" if announced else ""
    lines = [
        f"\nstatic const taskcore_{name} {name}_initial = TASKCORE_{name.upper()}_INIT;",
        f"static const uint16_t {name}_sizes[] = {{{', '.join(map(str, sizes))}}};",
    ]
    if reserved:
        offsets = ", ".join(map(str, reserved))
        lines.append(f"static const uint16_t {name}_reserved[] = {{{offsets}}};")
    if announced:
        lines.append(f"static const struct caller_member {name}_members[] = {{")
        lines += [
            f'  {{"{each.member.name}", "{constant}{each.member.bit}",\n'
            f"   {constant}{each.member.bit}, {each.offset}, {each.size}, 0}},"
            for each in announced
        ]
        lines.append("};")
    lines += [
        f"const struct caller_struct caller_struct_{name} = {{",
        f'  "taskcore_{name}", &{name}_initial, {name}_sizes,',
        f"  {f'{name}_reserved' if reserved else 'NULL'}, "
        f"{f'{name}_members' if announced else 'NULL'},",
        f"  {len(sizes)}, {len(reserved)}, {len(announced)}, {fields},",
        "};",
    ]
    return "\n".join(lines) + "\n"


def conformance(interface: Interface, struct: Struct) -> str:
    """What the library knows of a struct that a caller fills."""
    name = f"taskcore_{struct.name}"
    form = f"static var form: CallerForm {{ caller_struct_of_{struct.name}() }}"
    known = _known(interface, struct)
    names = {each.name for each in struct.members}
    paging = ", PagingStruct" if {"limit", "offset"} <= names else ""
    if not known:
        return f"\nextension {name}: CallerStruct{paging} {{\n  {form}\n}}\n"
    is_range = {("from_ms", "FROM"), ("before_ms", "BEFORE")} <= {
        (each.name, each.bit) for each in struct.members
    }
    constants = sum(1 << number for number, _ in known)
    prefix = _mask(interface, struct).prefix
    first, last = known[0][1], known[-1][1]
    return (
        f"\nextension {name}: AnnouncingStruct{paging}{', RangeStruct' if is_range else ''} {{\n"
        f"  {form}\n"
        f"  /// `TASKCORE_{prefix}{first}` to `TASKCORE_{prefix}{last}`.\n"
        f"  static var knownFields: UInt64 {{ 0x{constants:_X} }}\n"
        + (_bounds(prefix) if is_range else "")
        + "}\n"
    )


def _bounds(prefix: str) -> str:
    return "".join(
        f"  static var {bound}Field: UInt64 {{ TASKCORE_{prefix}{bound.upper()} }}\n"
        for bound in ("from", "before")
    )


def _default(struct: Struct) -> str:
    name = f"taskcore_{struct.name}"
    return f"""
/// Gives a `{name}` its defaults, those of `TASKCORE_{struct.name.upper()}_INIT`.
///
/// - Parameters:
///   - value: receives them; members of a newer header that this library does not know become 0.
///   - structSize: the size of the caller's struct; no more than that is written.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for a size that no version has.
///   Since 0.1.0.
@c({name}_init)
public func {camel_case(struct.name)}Init(
  value: Out<{name}>, structSize: UInt
) -> taskcore_status {{
  giveDefaults(to: value, structSize: structSize)
}}
"""


def _known(interface: Interface, struct: Struct) -> list[tuple[int, str]]:
    """The bits that mean something: of a record's properties those with a member, as one that cannot
    be set has a bit only in what is read; of others all."""
    if not _announces(struct):
        return []
    mask = _mask(interface, struct)
    used = {each.bit for each in struct.members}
    return [
        (each.value, each.name)
        for each in mask.constants
        if mask.record is None or each.name in used
    ]


def _announces(struct: Struct) -> bool:
    return any(_is_mask(each) for each in struct.members)


def _is_mask(member: Member) -> bool:
    return isinstance(member.meaning, c.Fields)


def _mask(interface: Interface, struct: Struct) -> Mask:
    name = next(each.meaning.bits for each in struct.members if isinstance(each.meaning, c.Fields))
    return next(each for each in interface.masks if each.name == name)
