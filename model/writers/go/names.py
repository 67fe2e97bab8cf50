# SPDX-License-Identifier: Apache-2.0
"""How things of C are called in Go, and which of them are written by hand."""

from collections.abc import Mapping
from typing import Any

from model.language.errors import ModelError

Description = dict[str, Any]

_RESERVED = frozenset(
    """
    break case chan const continue default defer else fallthrough for func go goto if import
    interface map package range return select struct switch type var
    c err s calls capi io time append bool byte error false int len nil string true
    """.split()
)
"""Keywords, and what the generated code says itself."""

_INITIALISMS = {
    each.lower(): each
    for each in (
        "ABI ASCII BIC CSV HTML HTTP IBAN ID IDs JSON PDF RGB SIREN SIRET SMTP SVG TLS UBL"
        " UID UIDs URI URL UTC UTF8 VAT XML CII"
    ).split()
}

BY_HAND_TYPES = frozenset(
    {
        "taskcore_error",
        "taskcore_moment",
        "taskcore_observer",
        "taskcore_open_options",
        "taskcore_store",
    }
)
"""Types whose Go is written by hand."""

BY_HAND_FUNCTIONS = frozenset(
    {
        "taskcore_bytes_free",
        "taskcore_error_free",
        "taskcore_interrupt",
        "taskcore_last_error",
        "taskcore_observe",
        "taskcore_observer_free",
        "taskcore_status_name",
        "taskcore_store_free",
        "taskcore_store_open",
        "taskcore_string_free",
        "taskcore_sync_set_password",
        "taskcore_sync_set_transport",
    }
)
"""Functions that are called by what is written by hand, beside those that every list has."""

BY_HAND_NAMES = frozenset(
    """
    At Date DateOf ErrNUL Error LastError List Moment Never NewDate On Open OpenOptions
    Observer Optional Rows Set Store
    """.split()
)

OF_EACH_LIST = ("free", "count", "at", "rows", "arrow")

BITS_ALONE: Mapping[str, tuple[str, ...]] = {
    "taskcore_move": ("TASKCORE_MOVE_TO_TOP", "TASKCORE_MOVE_TO_BOTTOM"),
}
"""Bits of inputs that say something without a member of their own."""

_OTHER_NAMES: Mapping[str, str] = {"taskcore_colour": "colour_rgb"}
"""Functions whose names are those of types."""

CONSTANTS: Mapping[str, str] = {
    "TASKCORE_ABI_VERSION": "HeaderABIVersion",
    "TASKCORE_NEVER": "",
    "TASKCORE_VERSION": "HeaderVersion",
}
"""Constants that are called otherwise, or that are no constants in Go."""

_UNITS = ("_ms", "_s", "_minutes", "_hours", "_ns")


def camel(name: str) -> str:
    """`task_add` is `TaskAdd`."""
    return "".join(_INITIALISMS.get(each, each[:1].upper() + each[1:]) for each in name.split("_"))


def local(name: str) -> str:
    """`uid_or_name` is `uidOrName`, and no word that Go or the code around it needs."""
    first, _, rest = name.partition("_")
    made = first.lower() + camel(rest)
    return f"{made}_" if made in _RESERVED else made


def own(name: str) -> str:
    """A type or a function of the library, as the package has it."""
    return camel(_OTHER_NAMES.get(name, name.removeprefix("taskcore_")))


def function(name: str) -> str:
    """Which function a call is of, in the package `capi`."""
    return f"capi.{number(name)}"


def number(name: str) -> str:
    return f"Call{camel(name.removeprefix('taskcore_'))}"


def enumerator(group: Description, constant: Description) -> str:
    name = constant["name"].removeprefix(group["prefix"]).lower()
    if group["name"] == "status":
        return str(name.upper())
    return camel(group["name"]) + camel(name)


def constant_name(name: str) -> str:
    """A constant that stands alone; "" when it is none in Go."""
    return CONSTANTS.get(name, camel(name.removeprefix("TASKCORE_").lower()))


def timed(member: Description, others: set[str]) -> str:
    """The name of a member without the unit that its type says, where that leaves one."""
    name: str = member["name"]
    if member["meaning"]["is"] in ("instant", "duration"):
        for unit in _UNITS:
            short = name.removesuffix(unit)
            if short not in (name, "") and short not in others:
                return short
    return name


def is_plain(function: Description) -> bool:
    """Whether it belongs to no object of the library."""
    return all(each["meaning"]["is"] != "handle" for each in function["parameters"][:1])


def check(description: Description) -> None:
    """Two things of one name in the package would not compile."""
    seen: dict[str, str] = dict.fromkeys(BY_HAND_NAMES, "what is written by hand")
    for each in description["constants"]:
        if name := constant_name(each["name"]):
            _add(seen, name, each["name"])
    for group in description["groups"]:
        _add(seen, camel(group["name"]), f"the group {group['name']}")
        for constant in group["constants"]:
            _add(seen, enumerator(group, constant), constant["name"])
    for each in description["types"]:
        if each["kind"] == "struct" and each["name"] not in BY_HAND_TYPES:
            _add(seen, own(each["name"]), each["name"])
    for each in description["functions"]:
        init = each["name"].endswith("_init")
        if is_plain(each) and not init and each["name"] not in BY_HAND_FUNCTIONS:
            _add(seen, own(each["name"]), each["name"])


def _add(seen: dict[str, str], name: str, what: str) -> None:
    if name in seen:
        raise ModelError(f"In Go, {what} and {seen[name]} would both be taskcore.{name}.")
    seen[name] = what
