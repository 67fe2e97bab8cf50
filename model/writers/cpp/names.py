# SPDX-License-Identifier: Apache-2.0
"""How things of C are called in C++, and which of them are written by hand."""

from collections.abc import Mapping
from typing import Any

from model.language.errors import ModelError

Description = dict[str, Any]

KEYWORDS = frozenset(
    """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl concept
    const consteval constexpr constinit continue co_await co_return co_yield decltype default delete
    do double dynamic_cast else enum explicit export extern false float for friend goto if import
    inline int long module mutable namespace new noexcept not not_eq nullptr operator or or_eq
    private protected public register reinterpret_cast requires return short signed sizeof static
    static_assert static_cast struct switch template this thread_local throw true try typedef typeid
    typename union unsigned using virtual void volatile wchar_t while xor xor_eq
    """.split()
)

BY_HAND_TYPES = frozenset(
    {
        "taskcore_error",
        "taskcore_moment",
        "taskcore_observer",
        "taskcore_open_options",
        "taskcore_store",
    }
)
"""Types whose C++ is in include/taskcore."""

BY_HAND_FUNCTIONS = frozenset(
    {
        "taskcore_bytes_free",
        "taskcore_error_free",
        "taskcore_interrupt",
        "taskcore_last_error",
        "taskcore_moment_init",
        "taskcore_observe",
        "taskcore_observer_free",
        "taskcore_open_options_init",
        "taskcore_status_name",
        "taskcore_store_free",
        "taskcore_store_open",
        "taskcore_string_free",
        "taskcore_sync_set_password",
        "taskcore_sync_set_transport",
    }
)
"""Functions that include/taskcore calls."""

BITS_ALONE: Mapping[str, tuple[str, ...]] = {
    "taskcore_move": ("TASKCORE_MOVE_TO_TOP", "TASKCORE_MOVE_TO_BOTTOM"),
}
"""Bits of inputs that say something without a member of their own."""

_OTHER_NAMES: Mapping[str, str] = {"taskcore_colour": "colour_rgb"}
"""Functions whose names are those of types."""

_UNITS = ("_ms", "_s", "_minutes", "_hours", "_days", "_ns")

STRUCT_SIZE = "struct_size"


def own(name: str) -> str:
    """A name without the prefix of the library, as C++ can have it."""
    short = _OTHER_NAMES.get(name, name.removeprefix("taskcore_"))
    return f"{short}_" if short in KEYWORDS else short


def word(name: str) -> str:
    return f"{name}_" if name in KEYWORDS else name


def qualified(name: str) -> str:
    """A type by its whole name: a member of a class may be called the same."""
    return f"taskcore::{own(name)}"


def timed(member: Description, others: set[str]) -> str:
    """The name of a member without the unit that its type says, where that leaves one."""
    name: str = member["name"]
    if member["meaning"]["is"] in ("instant", "duration"):
        for unit in _UNITS:
            short = name.removesuffix(unit)
            if short not in (name, "") and short not in others:
                return word(short)
    return word(name)


def enumerator(group: Description, constant: Description) -> str:
    name = constant["name"].removeprefix(group["prefix"]).lower()
    return f"_{name}" if name[0].isdigit() else word(name)


def check(description: Description) -> None:
    """Two things of one name in the namespace would be one."""
    seen: dict[str, str] = {}
    for each in description["groups"]:
        _add(seen, own(each["name"]), f"the group {each['name']}")
    for each in description["types"]:
        if each["kind"] != "callback":
            _add(seen, own(each["name"]), each["name"])
    for each in description["functions"]:
        if not any(parameter["meaning"]["is"] == "handle" for parameter in each["parameters"]):
            _add(seen, own(each["name"]), each["name"])


def _add(seen: dict[str, str], name: str, what: str) -> None:
    if name in seen:
        raise ModelError(f"In C++, {what} and {seen[name]} would both be taskcore::{name}.")
    seen[name] = what
