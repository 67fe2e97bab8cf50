# SPDX-License-Identifier: Apache-2.0
"""Sources/CTaskcore/layout.c: the compiler's check of where the members of public structs lie."""

import re
import textwrap
from pathlib import Path

from model.facts.interface import INTERFACE
from model.language.errors import ModelError
from model.language.interface import Interface
from model.language.types import Struct
from model.writers.c import COLUMNS, banner

_PATH = "Sources/CTaskcore/layout.c"
_OPENING = """\

/*
 * The layout of the public structs on LP64 systems. A program carries the layout of the header that
 * it was built with, so a member may only be added at the end, in the place of no other.
 */
#include <stddef.h>

#include "taskcore_types.h"

#ifdef __LP64__

#define SIZE(type, size) \\
  _Static_assert(sizeof(taskcore_##type) == size, "taskcore_" #type " has another size")
#define AT(type, member, offset) \\
  _Static_assert(offsetof(taskcore_##type, member) == offset, \\
                 "taskcore_" #type "." #member " is at another offset")
"""


def write(root: Path) -> dict[str, str]:
    handles = [
        f"SIZE({each.name}, 8); AT({each.name}, private_state, 0);" for each in INTERFACE.handles
    ]
    blocks = [banner("types") + _OPENING.rstrip("\n"), "\n".join(handles)]
    blocks += [checks(INTERFACE, each) for each in INTERFACE.structs]
    text = "\n\n".join([*blocks, "#endif\n"])
    compare(root / _PATH, text)
    return {_PATH: text}


def checks(interface: Interface, struct: Struct) -> str:
    """The size of a struct and the offset of each member."""
    members = [
        f"AT({struct.name}, {each.member.name}, {each.offset});"
        for each in interface.placed(struct)
    ]
    # A check is one word while lines are filled.
    lines = textwrap.wrap(" ".join(each.replace(" ", "~") for each in members), COLUMNS)
    return f"SIZE({struct.name}, {interface.size(struct)});\n" + "\n".join(lines).replace("~", " ")


def compare(path: Path, text: str) -> None:
    """Refuses a layout in which a member moved: programs that are built would read another one."""
    if not path.exists():
        return
    before, now = _offsets(path.read_text(encoding="utf-8")), _offsets(text)
    for member, offset in before.items():
        if now.get(member, offset) != offset:
            raise ModelError(
                f"{'.'.join(member)} would move from {offset} to {now[member]}; members are added at "
                f"the end. To move them all the same, remove {_PATH} first."
            )


def _offsets(text: str) -> dict[tuple[str, str], int]:
    found = re.findall(r"\bAT\((\w+), (\w+), (\d+)\)", text)
    return {(struct, member): int(offset) for struct, member, offset in found}
