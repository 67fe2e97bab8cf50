# SPDX-License-Identifier: Apache-2.0
"""The classes, before any of them is there."""

from typing import Any

from model.writers.bindings.members import is_value
from model.writers.cpp.names import BY_HAND_TYPES, own
from model.writers.cpp.text import header as laid_out

Description = dict[str, Any]


def header(description: Description) -> str:
    structs = [
        f"{'struct' if is_value(each) else 'class'} {own(each['name'])};"
        for each in description["types"]
        if each["kind"] == "struct" and each["name"] not in BY_HAND_TYPES
    ]
    mappings = [
        f"template <>\nstruct mapping<{own(each['name'])}>"
        f" : row_mapping<{own(each['name'])}, {each['name']}> {{}};"
        for each in description["types"]
        if each["kind"] == "struct" and each["name"] not in BY_HAND_TYPES and not is_value(each)
    ]
    body = (
        "\n".join(structs)
        + "\n\nnamespace internal {\n\n"
        + "\n".join(mappings)
        + "\n\n}  // namespace internal"
    )
    return laid_out(
        "declarations",
        "The names of rows and values.",
        ["<taskcore.h>", "../config.hpp", "../list.hpp"],
        body,
    )
