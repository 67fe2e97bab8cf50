# SPDX-License-Identifier: Apache-2.0
"""Sources/TaskCore/Boundary/Store/CallerStruct+Types.swift: which structs callers fill, and which bits
of `fields` mean something in each."""

from pathlib import Path

from model.facts.interface import INTERFACE
from model.language import members as c
from model.language.interface import Interface
from model.language.types import Mask, Struct
from model.writers.swift import banner


def write(root: Path) -> dict[str, str]:
    text = banner("interface") + "\nimport CTaskcore\n"
    for struct in INTERFACE.structs:
        if struct.initialiser:
            text += conformance(INTERFACE, struct)
    return {"Sources/TaskCore/Boundary/Store/CallerStruct+Types.swift": text}


def conformance(interface: Interface, struct: Struct) -> str:
    """What the library knows of a struct that a caller fills."""
    name = f"taskcore_{struct.name}"
    known = _known(interface, struct)
    word = f'static var structName: String {{ "{name}" }}'
    if not known:
        return f"\nextension {name}: CallerStruct {{\n  {word}\n}}\n"
    constants = sum(1 << number for number, _ in known)
    prefix = _mask(interface, struct).prefix
    first, last = known[0][1], known[-1][1]
    return (
        f"\nextension {name}: AnnouncingStruct {{\n  {word}\n"
        f"  /// `TASKCORE_{prefix}{first}` to `TASKCORE_{prefix}{last}`.\n"
        f"  static var knownFields: UInt64 {{ 0x{constants:X} }}\n}}\n"
    )


def _known(interface: Interface, struct: Struct) -> list[tuple[int, str]]:
    """The bits that mean something: of a record's properties those with a member, as one that cannot
    be set has a bit only in what is read; of others all."""
    if not any(isinstance(each.meaning, c.Fields) for each in struct.members):
        return []
    mask = _mask(interface, struct)
    used = {each.bit for each in struct.members}
    return [
        (each.value, each.name)
        for each in mask.constants
        if mask.record is None or each.name in used
    ]


def _mask(interface: Interface, struct: Struct) -> Mask:
    name = next(each.meaning.bits for each in struct.members if isinstance(each.meaning, c.Fields))
    return next(each for each in interface.masks if each.name == name)
