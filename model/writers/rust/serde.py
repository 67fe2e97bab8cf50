# SPDX-License-Identifier: Apache-2.0
"""How structs are written and read by serde, member by member."""

from typing import Any

from model.writers.cpp.names import BITS_ALONE
from model.writers.rust.members import is_optional, members
from model.writers.rust.names import camel
from model.writers.rust.rows import owned_members, rows
from model.writers.rust.text import source
from model.writers.rust.values import values

Description = dict[str, Any]


def module(description: Description) -> str:
    types = {each["name"]: each for each in description["types"]}
    parts = [_value(each, description) for each in values(description)]
    for each in rows(description):
        names = [name for name, _, _, _ in owned_members(each, types)]
        wanted = ", ".join(names)
        parts.append(f"serialised_row!({camel(each['name'])} {{ {wanted} }});")
    return source("What serde writes and reads.", ["super::*"], "\n".join(parts))


def _value(struct: Description, description: Description) -> str:
    groups = {each["name"]: group for group in description["groups"] for each in group["constants"]}
    given: list[str] = []
    always: list[str] = []
    for each in members(struct):
        if each.kind == "callback":
            continue
        # What is not given is left out, so that null can say that there is none.
        (given if is_optional(each) else always).append(each.name)
    for bit in BITS_ALONE.get(struct["name"], ()):
        always.append(bit.removeprefix(groups[bit]["prefix"]).lower())
    return (
        f"serialised_value!({camel(struct['name'])} {{ {', '.join(given)} }}"
        f" {{ {', '.join(always)} }});"
    )
