# SPDX-License-Identifier: Apache-2.0
"""C structs that parameters fill."""

from dataclasses import replace
from typing import Any

from model.language.errors import ModelError
from model.writers.python.kinds import KINDS, Kind, kind_of, owner_of, size_of
from model.writers.python.parameters import Parameter
from model.writers.python.statements import broken

Description = dict[str, Any]
_SILENT = ("size", "fields", "count", "reserved", "payload")


def filled(
    struct: Description,
    parameters: list[Parameter],
    left_alone: set[str],
    indent: int,
    row: str,
    owner: str = "",
    of: str = "",
) -> tuple[list[str], dict[str, str]]:
    """The lines that write each member of the struct called `row`, and the types of the parameters.

    `of` stands before each parameter, `owner` is the one that says of what an amount is.
    """
    members = [each for each in struct["members"] if each["meaning"]["is"] not in _SILENT]
    lines: list[str] = []
    types: dict[str, str] = {}
    written: set[str] = set()
    has_flags = any(each["name"] == "flags" for each in members)
    flags_member = "flags" if has_flags else "fields"
    for parameter in parameters:
        if parameter.bit:
            written.add("flags")
            types[parameter.name] = "bool"
            no = "not " if parameter.default == "True" else ""
            lines.append(f"if {no}{of}{parameter.name}:")
            lines.append(f"    {row}.{flags_member} |= c.TASKCORE_{parameter.bit}")
            continue
        member = _member(parameter, members)
        if member is None:
            continue
        written |= {member["name"], *KINDS.get(parameter.kind, KINDS["integer"]).members}
        if parameter.name in ("limit", "offset") and _is_page(parameters):
            if parameter.name == "limit":
                lines.append(f"{row}.limit, {row}.offset = paged({of}limit, {of}offset)")
            types[parameter.name] = "int | None" if parameter.name == "limit" else "int"
            continue
        kind = KINDS[parameter.kind if parameter.kind in KINDS else kind_of(member)]
        types[parameter.name] = type_of(parameter, kind)
        lines += _written(replace(parameter, name=of + parameter.name), member, kind, row, owner)
    forgotten = {each["name"] for each in members} - written - left_alone
    if forgotten:
        raise ModelError(f"nothing writes {', '.join(sorted(forgotten))} of {struct['name']}")
    margin = " " * indent
    return [each for line in lines for each in broken(margin + line)], types


def _is_page(parameters: list[Parameter]) -> bool:
    return {"limit", "offset"} <= {each.name for each in parameters}


def _member(parameter: Parameter, members: list[Description]) -> Description | None:
    first = KINDS.get(parameter.kind, KINDS["integer"]).members[:1]
    for each in members:
        if first == (each["name"],) or parameter.stands_for(each["name"]):
            return each
    return None


def _written(
    parameter: Parameter, member: Description, kind: Kind, row: str, owner: str
) -> list[str]:
    name, bit = member["name"], member.get("bit")
    made = kind.expression.format(
        v=parameter.name, f=f'"{name}"', b=size_of(member), o=owner, n=owner_of(owner)
    )
    place = f"{row}.{name}"
    if kind.members:
        place = ", ".join(f"{row}.{each}" for each in kind.members)
    if kind.counted:
        place += f", {row}.{member['meaning']['count']}"
    lines = [f"{place} = {made}"]
    if bit and kind.announced:
        lines.append(f"{row}.fields |= c.{bit}")
    condition = {
        "None": f"if {parameter.name} is not None:",
        "UNSET": f"if {parameter.name} is not UNSET:",
        "False": f"if {parameter.name}:",
    }.get(parameter.default or "", "")
    if kind.condition:
        condition = f"if {kind.condition.format(v=parameter.name)}:"
    if not condition or parameter.default == "False" and (not bit or kind.type != "bool"):
        return lines
    return [condition, *(f"    {line}" for line in lines)]


def flag_lines(struct: Description, names: list[str], row: str) -> list[str]:
    """What sets flags that are always set."""
    bits = {each["name"]: each["bit"] for each in struct["members"] if "bit" in each}
    lines = []
    for name in names:
        lines += [f"        {row}.{name} = 1", f"        {row}.fields |= c.{bits[name]}"]
    return lines


def usual(parameter: Parameter) -> Parameter:
    """What stands for a member is None unless something else is said."""
    if parameter.default is not None or parameter.is_needed:
        return parameter
    return replace(parameter, default="None")


def type_of(parameter: Parameter, kind: Kind) -> str:
    """What a parameter takes."""
    type = kind.type
    if parameter.kind and parameter.kind not in KINDS:
        type = parameter.kind
    if parameter.default == "None" and "None" not in type:
        return f"{type} | None"
    return f"{type} | Unset" if parameter.default == "UNSET" else type


def optional(parameter: Parameter, made: str, nothing: str) -> str:
    """A value, or what stands for None."""
    return f"{nothing} if {parameter.name} is None else {made}"


def flags(chosen: list[Parameter]) -> str:
    """The bits of those that are given."""
    parts = [f"c.TASKCORE_{each.bit} if {each.name} else 0" for each in chosen]
    return parts[0] if len(parts) == 1 else " | ".join(f"({each})" for each in parts)
