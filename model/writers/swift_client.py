# SPDX-License-Identifier: Apache-2.0
"""bindings/swift/<room>/<file>.swift: the types of the Swift binding that follow from those of C."""

from pathlib import Path

from model.facts.swift.rooms import ROOMS
from model.language.swift import Choice, Input, Room, Row, Texts
from model.writers.swift import banner
from model.writers.swift_client_choices import choice
from model.writers.swift_client_inputs import swift_input, texts
from model.writers.swift_client_rows import row


def write(root: Path) -> dict[str, str]:
    return {f"bindings/swift/{each.file}.swift": _file(each) for each in ROOMS}


def _file(room: Room) -> str:
    return (
        banner(room.facts)
        + "import CTaskcoreHeader\n\n"
        + "\n".join(_nested(each.name, _declaration(each)) for each in room.types)
    )


def _declaration(each: Choice | Row | Input | Texts) -> str:
    match each:
        case Choice():
            return choice(each)
        case Row():
            return row(each)
        case Input():
            return swift_input(each)
        case Texts():
            return texts(each)


def _nested(name: str, declaration: str) -> str:
    """The declaration of a type in an extension of what it is in."""
    outer, _, _ = name.rpartition(".")
    if not outer:
        return declaration
    lines = (f"  {line}" if line else "" for line in declaration.splitlines())
    return f"extension {outer} {{\n" + "\n".join(lines) + "\n}\n"
