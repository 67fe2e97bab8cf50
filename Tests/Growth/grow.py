# SPDX-License-Identifier: Apache-2.0
"""Makes the sources of a later release, in which each struct of the C API has a member more.

    grow.py FOLDER

FOLDER is a copy of the project. Its header, its layout and what the library knows of its callers'
structs are written anew from the model; the library's own code gives the new member 0.
"""

import sys
from dataclasses import replace
from pathlib import Path

folder = Path(sys.argv[1]).resolve()
sys.path.insert(0, str(folder))

from model.facts.interface import INTERFACE  # noqa: E402
from model.language import members as c  # noqa: E402
from model.language.types import Member, Struct  # noqa: E402
from model.writers import caller_structs, layout, public_header, types_header  # noqa: E402

_RELEASE = "999.0.0"

# How Swift sees the types of members.
_SWIFT = {
    "size_t": "Int",
    "int32_t": "Int32",
    "uint32_t": "UInt32",
    "int64_t": "Int64",
    "uint64_t": "UInt64",
    "double": "Double",
    "taskcore_status": "taskcore_status",
    "void *": "UnsafeMutableRawPointer?",
    "const char *": "UnsafePointer<CChar>?",
    "const char *const *": "UnsafePointer<UnsafePointer<CChar>?>?",
    "const uint8_t *": "UnsafePointer<UInt8>?",
    "const int64_t *": "UnsafePointer<Int64>?",
}


def main() -> None:
    before = INTERFACE.structs
    sections = []
    for section in INTERFACE.sections:
        items = (_grown(each) if isinstance(each, Struct) else each for each in section.items)
        sections.append(replace(section, items=tuple(items)))
    INTERFACE.sections = tuple(sections)
    INTERFACE.structs = tuple(map(_grown, before))
    texts = {"Sources/TaskCore/Boundary/Store/Structs/Grown.swift": _initialisers(before)}
    for writer in (types_header, layout, caller_structs, public_header):
        texts |= writer.write(folder)
    for path, text in texts.items():
        (folder / path).write_text(text, encoding="utf-8")


def _grown(struct: Struct) -> Struct:
    added = Member("grown", c.Integer(), "what a later release added", since=_RELEASE)
    return replace(struct, members=(*struct.members, added))


def _initialisers(structs: tuple[Struct, ...]) -> str:
    """The initialisers of today, which leave the new member 0."""
    text = "import CTaskcore\n"
    for each in structs:
        names = [member.name for member in each.members]
        parameters = ", ".join(f"{member.name}: {_type(member)}" for member in each.members)
        settings = "\n".join(f"    self.{name} = {name}" for name in names)
        text += (
            f"\nextension taskcore_{each.name} {{\n  init({parameters}) {{\n    self.init()\n"
            f"{settings}\n  }}\n}}\n"
        )
    return text


def _type(member: Member) -> str:
    type = member.meaning.type
    if type.endswith("_callback"):
        return f"{type}?"
    if type.startswith("const taskcore_"):
        return f"UnsafePointer<{type.removeprefix('const ').removesuffix(' *')}>?"
    return _SWIFT[type]


main()
