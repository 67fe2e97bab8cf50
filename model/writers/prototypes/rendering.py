# SPDX-License-Identifier: Apache-2.0
"""Writes the Python module from the description of the C API."""

import re
import textwrap
from typing import Any

from model.language.errors import ModelError
from model.writers.prototypes.types import callback_type, ctypes_type, python_type

COLUMNS = 100

PREAMBLE = '''\
# SPDX-License-Identifier: Apache-2.0
# Generated from data/taskcore.json by "make header"; do not edit it.
"""The C API as ctypes declarations: constants, structs, callbacks and functions."""

from __future__ import annotations

from ctypes import (
{names}
)
from typing import Any, Final
'''

Description = dict[str, Any]


def render(description: Description) -> str:
    """The module: constants, each type, the macros that fill structs, then the functions."""
    constants = [f"{each['name']}: Final = {each['value']!r}" for each in description["constants"]]
    for group in description["groups"]:
        constants += [constant(group["kind"], each) for each in group["constants"]]
    types = ["taskcore_status = c_int32", *map(declaration, description["types"])]
    initialisers = [initialiser(each) for each in description["types"] if "initialiser" in each]
    table = (
        "# Each function's result and parameters.\n"
        "FUNCTIONS: Final[dict[str, tuple[Any, tuple[Any, ...]]]] = {\n"
        + "\n".join(map(function, description["functions"]))
        + "\n}"
    )
    body = "\n\n\n".join(["\n".join(constants).replace("'", '"'), *types, *initialisers, table])
    body = re.sub(r"(?<! )(\n\n\n)(?=taskcore_\w+ = )", "\n\n", body)
    used = set(re.findall(r"\b(c_\w+|CFUNCTYPE|POINTER|Structure|sizeof)\b", body))
    names = "\n".join(f"    {each}," for each in sorted(used, key=counted))
    return f"{PREAMBLE.format(names=names)}\n{body}\n"


def counted(name: str) -> list[str | int]:
    """Sorts c_uint8 before c_uint32."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", name)]


def constant(kind: str, each: Description) -> str:
    """A bit is written as one: `1 << 3`."""
    value = each["value"]
    text = f"1 << {value.bit_length() - 1}" if kind.startswith("mask") else str(value)
    return f"{each['name']}: Final = {text}"


def declaration(each: Description) -> str:
    match each["kind"]:
        case "handle":
            return structure(each["name"], [("private_state", "c_void_p")])
        case "callback":
            type_ = callback_type(each["returns"]["type"], each["parameters"])
            return f"{each['name']} = {type_}"
        case "struct":
            members = [(of["name"], ctypes_type(of["type"])) for of in each["members"]]
            return structure(each["name"], members)
    raise ModelError(f"{each['name']} is of no kind that has a form in Python.")


def structure(name: str, members: list[tuple[str, str]]) -> str:
    annotations = [f"    {member}: {python_type(type_)}" for member, type_ in members]
    fields = [f'        ("{member}", {type_}),' for member, type_ in members]
    return "\n".join(
        [f"class {name}(Structure):", *annotations, "    _fields_ = [", *fields, "    ]"]
    )


def initialiser(struct: Description) -> str:
    """A function in place of the macro, such as `TASKCORE_STEP_INIT()`."""
    values = [f"sizeof({struct['name']})", *map(initial, struct["members"][1:])]
    return f"def {struct['initialiser']}() -> {struct['name']}:\n" + call(
        f"    return {struct['name']}", values
    )


def initial(member: Description) -> str:
    """ctypes wants an empty callback, where it takes None for every other null pointer."""
    if member["initial"] != "NULL":
        return str(member["initial"])
    return f"{member['type']}()" if member["type"].endswith("_callback") else "None"


def function(each: Description) -> str:
    result = ctypes_type(each["returns"]["type"])
    types = [ctypes_type(parameter["type"]) for parameter in each["parameters"]]
    given = f"({', '.join(types)}{',' * (len(types) == 1)})"
    return call(f'    "{each["name"]}": ', [result, given]) + ","


def call(opening: str, arguments: list[str]) -> str:
    """The arguments between parentheses, on lines of their own when one is not enough."""
    given = ", ".join(arguments)
    if len(opening) + len(given) + 3 <= COLUMNS:
        return f"{opening}({given})"
    indent = " " * (len(opening) - len(opening.lstrip()))
    inner = f"{indent}    "
    lines = textwrap.fill(
        given, COLUMNS, initial_indent=inner, subsequent_indent=inner, break_long_words=False
    )
    return f"{opening}(\n{lines}\n{indent})"
