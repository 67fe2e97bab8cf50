"""Whether the interface of an earlier release is a part of a later one, by their descriptions (taskcore.json)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

JSON = dict[str, Any]
# They change with each release, and programs that compare them mean that.
CHANGING = ("TASKCORE_VERSION",)


def abi(description: JSON) -> int:
    """The number of its soname."""
    return int(_constants(description)["TASKCORE_ABI_VERSION"])


def version(description: JSON) -> str:
    return str(_constants(description)["TASKCORE_VERSION"])


def lost(earlier: JSON, later: JSON) -> Iterator[str]:
    """What a program that was compiled with the earlier header does not find any more, in a sentence each."""
    release = version(earlier)
    for fault in (
        *_lost_constants(_constants(earlier), _constants(later)),
        *_lost_types(_named(earlier["types"]), _named(later["types"])),
        *_lost_functions(_named(earlier["functions"]), _named(later["functions"])),
    ):
        yield f"{fault}, which breaks programs of {release}."


def _named(records: list[JSON]) -> dict[str, JSON]:
    return {each["name"]: each for each in records}


def _constants(description: JSON) -> JSON:
    constants = [*description["constants"]]
    for group in description["groups"]:
        constants += group["constants"]
    return {each["name"]: each["value"] for each in constants}


def _lost_constants(earlier: JSON, later: JSON) -> Iterator[str]:
    for name, value in earlier.items():
        if name.startswith(CHANGING):
            continue
        if name not in later:
            yield f"{name} is gone; it was {value}"
        elif later[name] != value:
            yield f"{name} is {later[name]} and was {value}"


def _lost_types(earlier: dict[str, JSON], later: dict[str, JSON]) -> Iterator[str]:
    for name, then in earlier.items():
        now = later.get(name)
        if now is None:
            yield f"The {then['kind']} {name} is gone"
        elif now["kind"] != then["kind"]:
            yield f"{name} is a {now['kind']} and was a {then['kind']}"
        elif then["kind"] == "struct":
            yield from _lost_members(name, then, now)
        elif then["kind"] == "callback" and _prototype(then) != _prototype(now):
            yield f"{name} is {_prototype(now)} and was {_prototype(then)}"
        elif then.get("free") != now.get("free"):
            yield f"{name} is freed by {now.get('free')} and was by {then.get('free')}"


def _lost_members(name: str, then: JSON, now: JSON) -> Iterator[str]:
    if now["size"] < then["size"]:
        yield f"{name} has {now['size']} bytes and had {then['size']}"
    if then.get("initialiser") != now.get("initialiser"):
        yield f"{name} is begun by {now.get('initialiser')} and was by {then.get('initialiser')}"
    members = _named(now["members"])
    for member in then["members"]:
        # What is called reserved may become something.
        if member["meaning"]["is"] == "reserved":
            continue
        which = f"{name}.{member['name']}"
        present = members.get(member["name"])
        if present is None:
            yield f"{which} is gone"
            continue
        for what in ("type", "offset", "size", "bit"):
            if present.get(what) != member.get(what):
                yield f"The {what} of {which} is {present.get(what)} and was {member.get(what)}"


def _prototype(function: JSON) -> str:
    parameters = ", ".join(each["type"] for each in function["parameters"])
    return f"{function['returns']['type']} ({parameters})"


def _lost_functions(earlier: dict[str, JSON], later: dict[str, JSON]) -> Iterator[str]:
    for name, then in earlier.items():
        now = later.get(name)
        if now is None:
            yield f"The function {name} is gone"
            continue
        if _prototype(now) != _prototype(then):
            yield f"{name} is {_prototype(now)} and was {_prototype(then)}"
        if then.get("by_value") != now.get("by_value"):
            yield f"{name} has the form {now.get('by_value')} and had {then.get('by_value')}"
