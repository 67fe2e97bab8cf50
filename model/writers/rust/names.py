# SPDX-License-Identifier: Apache-2.0
"""How things of C are called in Rust, and which of them are written by hand."""

from collections.abc import Mapping
from typing import Any

from model.language.errors import ModelError

Description = dict[str, Any]

KEYWORDS = frozenset(
    """
    abstract as async await become box break const continue crate do dyn else enum extern false
    final fn for if impl in let loop macro match mod move mut override priv pub ref return self
    static struct super trait true try type typeof unsafe unsized use virtual where while yield
    """.split()
)

BY_HAND_TYPES: Mapping[str, str] = {
    "taskcore_error": "Error",
    "taskcore_moment": "Moment",
    "taskcore_store": "Store",
    "taskcore_sync_transport": "Transport",
}
"""Types whose Rust is in bindings/rust/taskcore/src, and what they are called there."""

BY_HAND_FUNCTIONS: Mapping[str, str] = {
    "taskcore_bytes_free": "",
    "taskcore_error_free": "",
    "taskcore_interrupt": "Store::interrupt",
    "taskcore_last_error": "last_error",
    "taskcore_moment_init": "",
    "taskcore_observe": "Store::observe",
    "taskcore_status_name": "Status",
    "taskcore_store_free": "",
    "taskcore_store_open": "OpenOptions::open",
    "taskcore_string_free": "",
    "taskcore_sync_set_password": "Store::sync_set_password",
    "taskcore_sync_set_transport": "Store::sync_set_transport",
    "taskcore_sync_transport_init": "",
}
"""Functions that bindings/rust/taskcore/src calls, and in what."""

_OTHERS_BY_HAND = (
    *(
        "Arguments",
        "Borrowed",
        "Callback",
        "Callbacks",
        "Date",
        "GoOn",
        "Input",
        "Output",
        "Passphrase",
    ),
    *(
        "Password",
        "Progress",
        "Result",
        "Rows",
        "RowsIter",
        "Span",
        "Texts",
        "TextsIter",
        "Timestamp",
    ),
)

_UNITS = ("_ms", "_s", "_minutes", "_hours", "_days")


def camel(name: str) -> str:
    """A type: `task_input` is `TaskInput`."""
    return "".join(part.capitalize() for part in name.removeprefix("taskcore_").split("_"))


def type_name(name: str) -> str:
    return BY_HAND_TYPES.get(name) or camel(name)


def word(name: str) -> str:
    return f"{name}_" if name in KEYWORDS else name


def own(name: str) -> str:
    """A function without the prefix of the library."""
    return word(name.removeprefix("taskcore_"))


def timed(member: Description, others: set[str]) -> str:
    """The name of a member without the unit that its type says, where that leaves one."""
    name: str = member["name"]
    meaning = member["meaning"]
    if meaning["is"] == "instant" or (meaning["is"] == "duration" and meaning["unit"] != "ns"):
        for unit in _UNITS:
            short = name.removesuffix(unit)
            if short not in (name, "") and short not in others:
                return word(short)
    return word(name)


def constant(group: Description, each: Description) -> str:
    name: str = each["name"].removeprefix(group["prefix"])
    return f"_{name}" if name[0].isdigit() else name


def check(description: Description) -> None:
    """Two things of one name in the crate would be one."""
    seen = dict.fromkeys(_OTHERS_BY_HAND, "what is written by hand")
    for each in description["groups"]:
        _add(seen, camel(each["name"]), f"the group {each['name']}")
    for each in description["types"]:
        if each["kind"] != "callback":
            _add(seen, type_name(each["name"]), each["name"])
    for each in description["functions"]:
        if not any(parameter["meaning"]["is"] == "handle" for parameter in each["parameters"]):
            _add(seen, own(each["name"]), each["name"])


def _add(seen: dict[str, str], name: str, what: str) -> None:
    if name in seen:
        raise ModelError(f"In Rust, {what} and {seen[name]} would both be taskcore::{name}.")
    seen[name] = what
