# SPDX-License-Identifier: Apache-2.0
"""The types of parameters in Swift, and the expressions that C gets of them."""

from dataclasses import dataclass

from model.facts.swift.callbacks import PROTOCOLS as _PROTOCOLS
from model.language.errors import ModelError
from model.writers.bindings.members import Description
from model.writers.swift_client.inputs import FILLED
from model.writers.swift_client.text import CHOICES

PROTOCOLS = {each.struct: each.name for each in _PROTOCOLS}
NUMBERS = {"int64_t": "Int64", "int32_t": "Int32", "uint32_t": "UInt32", "size_t": "Int"}


@dataclass(frozen=True)
class Value:
    """A parameter of Swift, and what C gets of it."""

    type: str
    write: str
    keeps: bool = False
    """Whether `memory` has to last."""


def given_value(name: str, described: Description, is_optional: bool) -> Value | None:
    """None for a kind of value that Swift cannot give."""
    meaning = described["meaning"]
    kind = meaning["is"]
    if kind in ("text", "local_time"):
        if kind == "local_time":
            if is_optional:
                return Value("LocalMoment?", f"memory.copy(optional: {name}?.code)", True)
            return Value("LocalMoment", f"memory.copy({name}.code)", True)
        if is_optional:
            return Value("(any UTF8Text)?", f"memory.copy(optional: {name})", True)
        return Value("some UTF8Text", f"memory.copy({name})", True)
    if kind == "texts":
        return Value("[any UTF8Text]", f"memory.copy({name})", True)
    if kind == "ids":
        return Value("[Int64]", name)
    if kind == "bytes":
        return Value("[UInt8]", name)
    if kind in ("struct", "structs"):
        struct = meaning["of"].removeprefix("taskcore_")
        if struct in PROTOCOLS:
            made = f"memory.copy(elements: [{name}.input(in: memory, payload)])"
            return Value(f"any {PROTOCOLS[struct]}", made, True)
        type = _input(struct)
        if kind == "structs":
            return Value(f"[{type}]", f"memory.keep({name})", True)
        if is_optional:
            return Value(f"{type}?", f"memory.keep(optional: {name})", True)
        return Value(type, f"memory.keep({name})", True)
    if kind == "flag":
        return Value("Bool", f"{name} ? 1 : 0")
    if name == "weekStart" and is_optional:
        return Value("Int32?", f"{name} ?? self.{name} ?? TASKCORE_WEEK_START_LOCALE")
    if kind == "bits" and CHOICES[meaning["of"]].form == "options":
        return Value(CHOICES[meaning["of"]].name, f"{name}.rawValue")
    if kind == "code" and meaning["of"] in CHOICES:
        choice = CHOICES[meaning["of"]]
        code = "rawValue" if choice.form == "open" else "code"
        return Value(f"{choice.name}{'?' if is_optional else ''}", f"{name}.{code}")
    if kind == "bits" and meaning["of"] in CHOICES:
        return Value(CHOICES[meaning["of"]].name, f"{name}.code")
    if kind == "date":
        if is_optional:
            return Value("CalendarDate?", f"{name}?.number ?? 0")
        return Value("CalendarDate", f"{name}.number")
    if kind in ("id", "integer", "instant", "duration", "code"):
        type = NUMBERS[described["type"]]
        if is_optional:
            return Value(f"{type}?", f"{name} ?? 0")
        return Value(type, name)
    return None


def _input(struct: str) -> str:
    if struct in FILLED:
        return FILLED[struct]
    raise ModelError(f"Swift cannot fill {struct}")
