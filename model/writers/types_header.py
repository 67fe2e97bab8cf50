# SPDX-License-Identifier: Apache-2.0
"""Sources/CTaskcore/include/taskcore_types.h: the types, constants and callbacks of the C API."""

import textwrap
from pathlib import Path

from model.facts.interface import INTERFACE
from model.language.errors import ModelError
from model.language.types import (
    Callback,
    Constant,
    Enumeration,
    Handle,
    Item,
    Macro,
    Mask,
    Note,
    Section,
    Single,
    Status,
    Struct,
)
from model.writers.c import COLUMNS, banner, comment, commented, declaration, filled

INCLUDES = """\
#include <stddef.h>
#include <stdint.h>
"""
_OPENING = f"""\
#ifndef TASKCORE_TYPES_H
#define TASKCORE_TYPES_H

{INCLUDES}"""
_CLOSING = "#endif /* TASKCORE_TYPES_H */\n"

# Comments stand below each other up to here; behind longer code they follow at once.
_COMMENT_COLUMN = 38
_CONSTANT_COLUMN = 52


def write(root: Path) -> dict[str, str]:
    blocks = [banner("types") + _OPENING.rstrip("\n"), declarations(), _CLOSING]
    return {"Sources/CTaskcore/include/taskcore_types.h": "\n\n".join(blocks)}


def declarations() -> str:
    """All types, in their sections."""
    return "\n\n".join(map(section_text, INTERFACE.sections))


def section_text(section: Section) -> str:
    """A heading and what stands below it."""
    rule = f"/* {'-' * (72 - len(section.heading))} {section.heading} */"
    blocks = [rule]
    for item in section.items:
        # Constants that stand alone form a block where no comment of their own divides them.
        if isinstance(item, Single) and not item.doc and blocks[-1].startswith("#define"):
            blocks[-1] += "\n" + _item(item)
        else:
            blocks.append(_item(item))
    return "\n\n".join(blocks)


def _item(item: Item) -> str:
    match item:
        case Note(text):
            return comment(text)
        case Single():
            return _above(item.doc, f"#define TASKCORE_{item.name} {item.value}")
        case Macro():
            return _above(item.doc, _macro(item))
        case Status():
            return _above(item.doc, "typedef int32_t taskcore_status;")
        case Handle():
            return _above(
                item.doc,
                f"typedef struct taskcore_{item.name} {{\n  void *private_state;\n}} "
                f"taskcore_{item.name};",
            )
        case Callback():
            return _above(item.doc, _callback(item))
        case Enumeration() | Mask():
            return _above(item.doc, _constants(item))
        case Struct():
            return _struct(item)
    raise ModelError(f"the header has no form for {item}")


def _above(doc: str, code: str) -> str:
    return f"{comment(doc)}\n{code}" if doc else code


def _macro(macro: Macro) -> str:
    lines = []
    for number, (condition, body) in enumerate(macro.forms):
        if condition:
            lines.append(f"#{'elif' if number else 'if'} {condition}")
        elif number:
            lines.append("#else")
        name = f"#define TASKCORE_{macro.name}"
        broken = " \\\n".join(f"  {line}" for line in body.splitlines())
        one_line = f"{name} {body}"
        lines.append(one_line if len(one_line) <= COLUMNS else f"{name} \\\n{broken}")
    return "\n".join([*lines, "#endif"] if len(macro.forms) > 1 else lines)


def _callback(callback: Callback) -> str:
    opening = f"typedef {callback.returns} (*taskcore_{callback.name}_callback)("
    given = ", ".join(declaration(each.type, each.name) for each in callback.parameters)
    # A line never begins with the asterisk of a pointer.
    bound = f"{opening}{given});".replace(" *", "\N{NO-BREAK SPACE}*")
    lines = textwrap.fill(bound, COLUMNS, subsequent_indent=" " * len(opening))
    return lines.replace("\N{NO-BREAK SPACE}", " ")


def _constants(group: Enumeration | Mask) -> str:
    definitions = [
        f"#define TASKCORE_{group.prefix}{_value(group, each)}" for each in group.constants
    ]
    return "\n".join(
        _aligned(definitions, [each.doc for each in group.constants], _CONSTANT_COLUMN)
    )


def _value(group: Enumeration | Mask, each: Constant) -> str:
    if isinstance(group, Mask):
        return f"{each.name} ({'1ULL' if group.wide else '1U'} << {each.value})"
    return f"{each.name} {each.value if each.value >= 0 else f'({each.value})'}"


def _struct(struct: Struct) -> str:
    members = [f"  {declaration(each.meaning.type, each.name)};" for each in struct.members]
    docs = [each.doc or _reserved(each.name) for each in struct.members]
    text = _above(
        struct.doc,
        f"typedef struct taskcore_{struct.name} {{\n"
        + "\n".join(_aligned(members, docs, _COMMENT_COLUMN))
        + f"\n}} taskcore_{struct.name};",
    )
    if not struct.initialiser:
        return text
    values = [f"sizeof(taskcore_{struct.name})"]
    values += [each.initial or each.meaning.initial for each in struct.members[1:]]
    name = f"#define TASKCORE_{struct.name.upper()}_INIT"
    one_line = f"{name} {{ {', '.join(values)} }}"
    if len(one_line) <= COLUMNS:
        return f"{text}\n\n{one_line}"
    lines = filled(f"{{ {', '.join(values)}", " }", "  ", "    ", COLUMNS - len(" \\"))
    return f"{text}\n\n{name} \\\n" + " \\\n".join(lines)


def _reserved(name: str) -> str:
    return "0" if name.startswith("reserved") else ""


def _aligned(codes: list[str], docs: list[str], limit: int) -> list[str]:
    """The lines with their comments below each other, but for those of longer lines."""
    lengths = [len(code) for code, doc in zip(codes, docs, strict=True) if doc]
    column = max([length + 1 for length in lengths if length < limit], default=0)
    return [commented(code, doc, column) for code, doc in zip(codes, docs, strict=True)]
