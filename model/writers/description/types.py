# SPDX-License-Identifier: Apache-2.0
"""The types of the C API as the description has them, from the model."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from model.language import members as c
from model.language.interface import Interface, Placed
from model.language.types import (
    Callback,
    ContentHandle,
    Enumeration,
    Handle,
    ListHandle,
    Mask,
    Single,
    Struct,
)
from model.language.words import snake_case

Description = dict[str, Any]

_FIRST = "0.1.0"
"""The release whose members every library has."""

# Meanings whose `of` names a type, and not a group of constants.
_OF_TYPES: Mapping[type[c.Meaning], str] = {
    c.Struct: "taskcore_{}",
    c.Structs: "taskcore_{}",
    c.Callback: "taskcore_{}_callback",
}


def constants(interface: Interface) -> list[Description]:
    """Those that stand alone."""
    return [
        _with({"name": f"TASKCORE_{each.name}", "value": _value(each.value)}, doc=each.doc)
        for section in interface.sections
        for each in section.items
        if isinstance(each, Single)
    ]


def _value(text: str) -> int | str:
    """What C means by a literal."""
    return text.strip('"') if text.startswith('"') else int(text.rstrip("UL"))


def groups(interface: Interface) -> list[Description]:
    """The groups of constants, in the order of the header."""
    return [
        _group(each)
        for section in interface.sections
        for each in section.items
        if isinstance(each, Enumeration | Mask)
    ]


def _group(group: Enumeration | Mask) -> Description:
    is_mask = isinstance(group, Mask)
    kind = ("mask64" if group.wide else "mask32") if isinstance(group, Mask) else "enumeration"
    values = [
        _with(
            {
                "name": f"TASKCORE_{group.prefix}{each.name}",
                "value": 1 << each.value if is_mask else each.value,
            },
            doc=each.doc,
        )
        for each in group.constants
    ]
    start = {"name": group.name, "kind": kind, "prefix": f"TASKCORE_{group.prefix}"}
    return _with(start, doc=group.doc, constants=values)


def declared(interface: Interface) -> list[Description]:
    """Handles, callbacks and structs in the order of the header, in which each type stands behind
    those that it needs."""
    described: list[Description] = []
    for section in interface.sections:
        for each in section.items:
            if isinstance(each, Handle):
                described.append(_handle(each))
            elif isinstance(each, Callback):
                described.append(_callback(each))
            elif isinstance(each, Struct):
                described.append(_struct(interface, each))
    return described


def _handle(handle: Handle) -> Description:
    name = f"taskcore_{handle.name}"
    description = {"name": name, "kind": "handle", "doc": handle.doc, "free": f"{name}_free"}
    if isinstance(handle, ListHandle):
        description["row"] = f"taskcore_{handle.row}"
    if isinstance(handle, ContentHandle):
        description["content"] = f"taskcore_{handle.content}"
    return description


def _callback(callback: Callback) -> Description:
    return {
        "name": f"taskcore_{callback.name}_callback",
        "kind": "callback",
        "doc": callback.doc,
        "returns": {"type": callback.returns},
        "parameters": [{"name": each.name, "type": each.type} for each in callback.parameters],
    }


def _struct(interface: Interface, struct: Struct) -> Description:
    prefixes = {each.name: each.prefix for each in interface.groups}
    presence = next(
        (
            f"TASKCORE_{prefixes[each.meaning.bits]}"
            for each in struct.members
            if isinstance(each.meaning, c.Fields)
        ),
        "",
    )
    return _with(
        {
            "name": f"taskcore_{struct.name}",
            "kind": "struct",
            "size": interface.size(struct),
        },
        initialiser=f"TASKCORE_{struct.name.upper()}_INIT" if struct.initialiser else "",
        sizes=list(interface.sizes(struct)) if struct.initialiser else [],
        doc=struct.doc,
        members=[_member(struct, each, presence) for each in interface.placed(struct)],
    )


def _member(struct: Struct, placed: Placed, presence: str) -> Description:
    each = placed.member
    has_initial = struct.initialiser and not isinstance(each.meaning, c.Size)
    return _with(
        {
            "name": each.name,
            "type": each.meaning.type,
            "offset": placed.offset,
            "size": placed.size,
            "meaning": meaning(each.meaning),
        },
        bit=presence + each.bit if each.bit else "",
        since=each.since if each.since not in ("", _FIRST) else "",
        initial=(each.initial or each.meaning.initial) if has_initial else "",
        doc=each.doc,
    )


def meanings() -> Description:
    """What members and parameters can mean, in a sentence or two each."""
    return {"handle": "An object of the library."} | {
        snake_case(each.__name__): " ".join((each.__doc__ or "").split())
        for each in vars(c).values()
        if isinstance(each, type) and issubclass(each, c.Meaning) and each is not c.Meaning
    }


def meaning(meaning: c.Meaning) -> Description:
    """`{"is": "code", "of": "priority"}`; types are given by their names in C."""
    description: Description = {"is": snake_case(type(meaning).__name__)}
    pattern = _OF_TYPES.get(type(meaning), "{}")
    for field in fields(meaning):
        value = getattr(meaning, field.name)
        if field.name != "type" and value not in ("", False):
            description[field.name] = pattern.format(value) if field.name == "of" else value
    return description


def _with(description: Description, **more: Any) -> Description:
    """The description with what is not empty."""
    return description | {name: value for name, value in more.items() if value}
