# SPDX-License-Identifier: Apache-2.0
"""The outputs of a function of C, as what its method returns."""

from model.facts.swift.methods import HANDLES
from model.facts.swift.rooms import BY_HAND
from model.writers.bindings.members import Description, target
from model.writers.swift_client.inputs import INPUTS
from model.writers.swift_client.rows import initialiser_throws
from model.writers.swift_client.text import CHOICES, ROWS
from model.writers.swift_client.variants import PARTED, made_of_parts
from model.writers.swift_methods.names import variable_name
from model.writers.swift_methods.statements import declared
from model.writers.swift_methods.values import NUMBERS

Output = tuple[str, str, str]
"""Its type, what declares its variable, and what is made of it."""


class Outputs:
    def __init__(self, gives: str, types: dict[str, Description], given: dict[str, str]) -> None:
        """`given`: what C gets for its other parameters."""
        self._gives, self._types, self._given = gives, types, given

    def of(self, each: Description) -> Output:
        """Its type, what declares its variable, and what is made of it."""
        meaning, name = each["meaning"], variable_name(each["name"])
        kind = meaning["is"]
        if kind == "handle":
            return self._handle(each, name)
        if kind == "struct":
            c_type = meaning["of"]
            struct = c_type.removeprefix("taskcore_")
            start = "\n".join(declared(name, c_type))
            if struct in ROWS and ROWS[struct].parameters:
                return ROWS[struct].name, start, name
            if struct in ROWS:
                attempt = "try " if initialiser_throws(ROWS[struct]) else ""
                return ROWS[struct].name, start, f"{attempt}{ROWS[struct].name}({name})"
            if struct in INPUTS:
                return INPUTS[struct], start, f"{INPUTS[struct]}({name})"
            if struct in PARTED:
                return PARTED[struct].name, start, made_of_parts(PARTED[struct], name)
            if self._gives.startswith("("):
                return self._gives, start, name
            return BY_HAND[struct], start, f"{BY_HAND[struct]}({name})"
        if kind == "text":
            start = f"var {name}: UnsafeMutablePointer<CChar>?"
            gives = self._gives
            gives = gives if gives.startswith("[") else "String"
            if gives == "[UInt8]?":
                return gives, start, f"Self.taken({name})"
            made = f"Self.taken({name}) ?? []"
            if gives == "[String]":
                return gives, start, f'({made}).string.split(separator: "\\n").map {{ String($0) }}'
            return gives, start, f"({made}).string" if gives == "String" else made
        if kind == "bytes":
            return (
                "[UInt8]",
                f"var {name}: UnsafeMutablePointer<UInt8>?",
                f"Array(UnsafeBufferPointer(start: {name}, count: {variable_name(meaning['count'])}))",
            )
        if kind == "ids":
            count = self._given[meaning["count"]]
            return "[Int64]", f"var {name} = [Int64](repeating: 0, count: {count})", name
        type = NUMBERS[target(each["type"])]
        start = f"var {name}: {type} = 0"
        if kind == "flag":
            return "Bool", start, f"{name} != 0"
        if kind == "instant" and self._gives == "Int64?":
            return "Int64?", start, f"{name} == TASKCORE_NEVER ? nil : {name}"
        if kind == "code" and meaning["of"] in CHOICES:
            return (
                CHOICES[meaning["of"]].name,
                start,
                f"{CHOICES[meaning['of']].name}(code: {name})",
            )
        if kind == "date":
            return "CalendarDate", start, f"try CalendarDate(known: {name})"
        return type, start, name

    def _handle(self, each: Description, name: str) -> Output:
        c_type = target(target(each["type"]))
        handle = self._types[c_type]
        start = f"var {name}: UnsafeMutablePointer<{c_type}>?"
        if "row" in handle:
            row = handle["row"].removeprefix("taskcore_")
            type = type_of(row)
            made = f"try {type}.list.elements(of: {name})"
            if row in ROWS and ROWS[row].parameters:
                made = f"try {type}.elements(of: {name}, in: self)"
            if self._gives == f"{type}?":
                return f"{type}?", start, f"{made}.first"
            return f"[{type}]", start, made
        if c_type in HANDLES:
            return HANDLES[c_type], start, f"try {HANDLES[c_type]}({name}, calls)"
        content = handle["content"].removeprefix("taskcore_")
        type = type_of(content)
        gives = handle.get("gives") or f"{c_type}_contents"
        return type, start, f"try {type}(required({gives}({name})))"


def type_of(struct: str) -> str:
    """What Swift has of a struct that the library gives."""
    if struct in ROWS:
        return ROWS[struct].name
    return INPUTS[struct] if struct in INPUTS else BY_HAND[struct]
