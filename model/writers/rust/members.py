# SPDX-License-Identifier: Apache-2.0
"""What a member of a struct is in Rust: its type, and how it comes and goes."""

from model.language.errors import ModelError
from model.writers.bindings.members import Description, Member, is_value, named_members, target
from model.writers.rust.names import camel, timed, type_name, word
from model.writers.rust.raw import raw_type

TEXTS = ("text", "local_time", "local_times")

_NONE_IS_SAID = ("instant", "date", "duration", "integer", "real", "code")
"""Kinds that need an Option where there may be none."""

CALLBACKS = {
    "taskcore_clock_callback": "Clock",
    "taskcore_password_callback": "Password",
    "taskcore_progress_callback": "Progress",
    "taskcore_store_progress_callback": "GoOn",
}
"""What a function is that a struct keeps, and the member of a payload that it becomes."""


_UNITS = {"ms": "millis", "s": "secs", "minutes": "minutes", "hours": "hours", "days": "days"}


_DESTROY = ("taskcore_destroy_callback",)
"""A closure is dropped."""


def members(struct: Description) -> list[Member]:
    return named_members(Member, struct, language="Rust", timed=timed, word=word, but=_DESTROY)


def place(member: Member) -> str:
    """The member of C."""
    return word(member.raw["name"])


def plain(member: Member, types: dict[str, Description], lifetime: str = "") -> str:
    """The type of a value; with a lifetime, of what is read where it lies."""
    kind, meaning = member.kind, member.meaning
    if kind in TEXTS:
        return f"&{lifetime} str" if lifetime else "String"
    if kind == "texts":
        return f"Texts<{lifetime}>" if lifetime else "Vec<String>"
    if kind == "ids":
        return f"&{lifetime} [i64]" if lifetime else "Vec<i64>"
    if kind == "bytes":
        return f"&{lifetime} [u8]" if lifetime else "Vec<u8>"
    if kind == "structs":
        of = type_name(meaning["of"])
        if lifetime and not is_value(types[meaning["of"]]):
            return f"Rows<{lifetime}, {of}<{lifetime}>>"
        return f"Vec<{of}>"
    if kind == "struct":
        of = type_name(meaning["of"])
        return f"{of}<{lifetime}>" if lifetime and not is_value(types[meaning["of"]]) else of
    if kind == "moment_kind":
        return "Moment"
    if kind == "callback":
        return CALLBACKS[meaning["of"]]
    return scalar(member.raw)


def scalar(member: Description) -> str:
    """The type of what is no array, text or struct."""
    meaning = member["meaning"]
    kind = meaning["is"]
    if kind in ("code", "bits"):
        return camel(meaning["of"])
    if kind == "status":
        return "Status"
    if kind == "flag":
        return "bool"
    if kind == "instant":
        return "Timestamp"
    if kind == "date":
        return "Date"
    if kind == "duration" and meaning["unit"] != "ns":
        return "Span"
    if kind in ("id", "integer", "real", "duration"):
        return raw_type(target(member["type"]))
    raise ModelError(f"In Rust, nothing is known of {member}.")


def from_c(member: Description, raw: str) -> str:
    """The expression that reads a scalar."""
    kind, meaning = member["meaning"]["is"], member["meaning"]
    if kind in ("code", "bits", "status", "instant", "date"):
        return f"{scalar(member)}({raw})"
    if kind == "flag":
        return f"{raw} != 0"
    if scalar(member) == "Span":
        wide = raw if target(member["type"]) == "int64_t" else f"i64::from({raw})"
        return f"Span::from_{_UNITS[meaning['unit']]}({wide})"
    return raw


def to_c(member: Description, value: str) -> str:
    """The expression that C takes for a scalar."""
    kind, meaning = member["meaning"]["is"], member["meaning"]
    if kind in ("code", "bits", "status", "instant", "date"):
        return f"{value}.0"
    if kind == "flag":
        return f"i32::from({value})"
    if scalar(member) == "Span":
        count = f"{value}.as_{_UNITS[meaning['unit']]}()"
        return count if target(member["type"]) == "int64_t" else f"fitting({count})"
    return value


def condition(member: Member, fields: str, raw: str) -> str:
    """What says whether there is a value, where the value itself does not; else ""."""
    if member.kind not in _NONE_IS_SAID:
        return ""
    if member.bit and member.fields:
        return f"{fields} & sys::{member.bit} != 0"
    if member.meaning.get("optional"):
        zero = "0.0" if member.raw["type"] == "double" else "0"
        return f"{raw} != {zero}"
    return ""


def is_optional(member: Member) -> bool:
    """Whether a value may leave it out."""
    if member.bit or member.kind in ("struct", "callback"):
        return True
    return bool(member.meaning.get("optional")) and member.kind in (*TEXTS, "date", "instant")
