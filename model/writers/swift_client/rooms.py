# SPDX-License-Identifier: Apache-2.0
"""bindings/swift/Generated: the types of each room, and in Boundary what makes them of C's and C's of them."""

import re
from pathlib import Path

from model.facts.interface import INTERFACE
from model.facts.swift.callbacks import PROTOCOLS
from model.facts.swift.rooms import BY_HAND, ROOMS
from model.language.errors import ModelError
from model.language.swift import (
    Calendar,
    Choice,
    Coded,
    Fact,
    Input,
    Members,
    Row,
    Texts,
    Union,
    Value,
    Variant,
)
from model.writers.swift import banner
from model.writers.swift_client.calendar import calendar
from model.writers.swift_client.choices import choice
from model.writers.swift_client.inputs import swift_input, texts
from model.writers.swift_client.names import coded
from model.writers.swift_client.rows import row
from model.writers.swift_client.switches import switches
from model.writers.swift_client.text import Declared
from model.writers.swift_client.values import computed, union, value
from model.writers.swift_client.variants import text_coded, variant

_BOUNDARY = {
    Choice: "Choices",
    Row: "Rows",
    Input: "Inputs",
    Texts: "Inputs",
    Value: "Inputs",
    Union: "Inputs",
    Variant: "Variants",
    Calendar: "Dates",
    Coded: "Dates",
}


def write(root: Path) -> dict[str, str]:
    _check()
    files: dict[str, str] = {}
    boundary: dict[str, list[str]] = {name: [] for name in (*_BOUNDARY.values(), "Names")}
    for room in ROOMS:
        declared = [(each, _declared(each)) for each in room.types]
        files[room.file] = _file(
            room.facts,
            [
                _nested(each) + computed(fact)
                for fact, each in declared
                if each.declaration or isinstance(fact, Members)
            ],
        )
        for fact, each in declared:
            if isinstance(fact, Choice) and (members := coded(fact)):
                boundary["Names"].append(f"extension {each.name} {{\n{members}}}\n")
            if each.boundary:
                form = ": CInput" if _is_given(fact) else ""
                extension = f"extension {each.name}{form} {{\n{each.boundary}}}\n"
                boundary[_BOUNDARY[type(fact)]].append(extension)
    for name, extensions in boundary.items():
        files[f"Boundary/{name}"] = _file("swift/rooms", extensions)
    return {f"bindings/swift/Generated/{name}.swift": text for name, text in files.items()}


def _check() -> None:
    """Raises ModelError for a struct of C that Swift has nothing of."""
    facts = [each for room in ROOMS for each in room.types]
    known = {*BY_HAND, *(each.struct for each in PROTOCOLS)}
    known |= {each.struct for each in facts if isinstance(each, Row | Input | Texts | Variant)}
    for struct in INTERFACE.structs:
        if struct.name not in known:
            raise ModelError(f"Swift has nothing of {struct.name}: see model/facts/swift")


def _file(facts: str, parts: list[str]) -> str:
    text = "\n".join(parts)
    calls = re.search(r"\bTASKCORE_|\btaskcore_\w+\(", text)
    return banner(facts) + ("import CTaskcoreHeader\n\n" if calls else "\n") + text


def _is_given(fact: Fact) -> bool:
    """Whether it fills a struct of C by itself."""
    match fact:
        case Input():
            return not fact.methods
        case Row():
            return bool(fact.given)
        case Variant():
            return bool(fact.kind) and not fact.parts
    return False


def _declared(each: Fact) -> Declared:
    match each:
        case Members():
            return Declared(each.name, "")
        case Variant():
            return variant(each)
        case Calendar():
            return calendar(each)
        case Coded():
            return text_coded(each)
        case Choice(form="switches"):
            return switches(each)
        case Choice():
            return choice(each)
        case Row():
            return row(each)
        case Input():
            return swift_input(each)
        case Texts():
            return texts(each)
        case Value():
            return value(each)
        case Union():
            return union(each)


def _nested(each: Declared) -> str:
    """The declaration of a type, in an extension of what it is in."""
    outer, _, _ = each.name.rpartition(".")
    if not outer:
        return each.declaration
    lines = (f"  {line}" if line else "" for line in each.declaration.splitlines())
    return f"extension {outer} {{\n" + "\n".join(lines) + "\n}\n"
