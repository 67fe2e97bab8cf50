"""Inputs of the C API: each member that has a bit is read where the boundary takes the struct."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from model.facts.interface import INTERFACE
from model.language import members as c
from model.language.types import Struct

BOUNDARY = Path(__file__).parents[2] / "Sources" / "TaskCore" / "Boundary"
# What ``RangeStruct`` reads of all ranges; that a struct is one is generated.
BOUNDS = {"from_ms", "before_ms"}
# Its reading is generated.
GENERATED = "task_input"


def takes_members(struct: Struct) -> bool:
    has_bits = any(isinstance(each.meaning, c.Fields) for each in struct.members)
    return struct.initialiser and has_bits and struct.name != GENERATED


INPUTS = [each for each in INTERFACE.structs if takes_members(each)]


@pytest.fixture(scope="module")
def sources() -> list[str]:
    """The boundary's code without what it says of itself."""
    files = BOUNDARY.rglob("*.swift")
    return [re.sub(r"//.*", "", each.read_text()) for each in files]


@pytest.mark.parametrize("struct", INPUTS, ids=lambda each: each.name)
def test_each_member_of_an_input_is_read(struct: Struct, sources: list[str]) -> None:
    code = "\n".join(
        each
        for each in sources
        if re.search(rf"\btaskcore_{struct.name}\b(?!: CallerStruct)", each)
    )
    read = set(re.findall(r"(?:\.|\\\.)(\w+)", code))
    members = {each.name for each in struct.members if each.bit}
    assert members, "an input without bits"
    if f"TASKCORE_{struct.name.removesuffix('_options').upper()}_FROM" in code:
        members -= BOUNDS
    assert members <= read, f"the boundary leaves out {sorted(members - read)}"
