# SPDX-License-Identifier: Apache-2.0
"""What a member of a struct is in Go: its type, and how it comes and goes."""

from dataclasses import dataclass
from typing import Any

from model.language.errors import ModelError
from model.writers.go.names import camel, own, timed

Description = dict[str, Any]

DURATIONS = {
    "ns": "time.Nanosecond",
    "ms": "time.Millisecond",
    "s": "time.Second",
    "minutes": "time.Minute",
    "hours": "time.Hour",
}
"""Units of durations. A day is not always 24 hours, so days stay a number."""

CALLBACKS = {
    "taskcore_progress_callback": ("Progress", "func(done, total int) error"),
    "taskcore_store_progress_callback": ("StoreProgress", "func() error"),
    "taskcore_write_callback": ("Write", "io.Writer"),
    "taskcore_read_callback": ("Read", "io.Reader"),
    "taskcore_passphrase_callback": ("Passphrase", "func() (string, error)"),
    "taskcore_password_callback": ("Password", "func(address string) (string, error)"),
    "taskcore_sync_list_callback": ("SyncList", "func() ([]string, error)"),
    "taskcore_sync_get_callback": ("SyncGet", "func(name string, into io.Writer) error"),
    "taskcore_sync_put_callback": ("SyncPut", "func(name string, bytes []byte) error"),
    "taskcore_sync_remove_callback": ("SyncRemove", "func(name string) error"),
}
"""What a callback is in `calls.Callbacks`, and what the program gives for it."""

LEFT_OUT = {"size", "fields", "reserved", "count", "payload", "moment_date", "moment_instant"}
"""Meanings of members that Go has otherwise, or not at all."""

TEXTS = ("text", "local_time", "local_times")

INTEGERS = {
    "int32_t": "int",
    "int64_t": "int",
    "size_t": "int",
    "uint32_t": "uint32",
    "uint64_t": "uint64",
    "double": "float64",
}
RAW = {
    "int32_t": "int32",
    "uint32_t": "uint32",
    "int64_t": "int64",
    "uint64_t": "uint64",
    "size_t": "uintptr",
    "double": "float64",
    "taskcore_status": "int32",
}


def is_value(struct: Description) -> bool:
    """What callers fill too; all else only comes out."""
    return "initialiser" in struct


def target(type: str) -> str:
    """What a pointer is to."""
    return type.removeprefix("const ").removesuffix("*").strip()


@dataclass(frozen=True)
class Member:
    """A member of Go, which may be several of C."""

    name: str
    raw: Description
    struct: Description

    @property
    def meaning(self) -> Description:
        meaning: Description = self.raw["meaning"]
        return meaning

    @property
    def kind(self) -> str:
        kind: str = self.meaning["is"]
        return kind

    @property
    def fields(self) -> Description | None:
        return next(
            (each for each in self.struct["members"] if each["meaning"]["is"] == "fields"), None
        )

    @property
    def bit(self) -> str | None:
        bit: str | None = self.raw.get("bit") if self.fields else None
        return bit

    @property
    def c(self) -> str:
        """The member of the struct in `capi`."""
        return camel(self.raw["name"])

    @property
    def count(self) -> str:
        return camel(self.meaning["count"])

    @property
    def moment(self) -> tuple[str, str, str]:
        """The names of kind, date and instant, in C."""
        names = {
            each["meaning"]["is"]: each["name"]
            for each in self.struct["members"]
            if each["meaning"].get("moment") == self.meaning.get("moment")
        }
        return names["moment_kind"], names["moment_date"], names["moment_instant"]

    @property
    def end(self) -> int:
        """Where it ends: a library that is older has a struct that ends before."""
        return int(self.raw["offset"]) + int(self.raw["size"])


def members(struct: Description) -> list[Member]:
    names = {each["name"] for each in struct["members"]}
    found = []
    for each in struct["members"]:
        kind = each["meaning"]["is"]
        if kind in LEFT_OUT:
            continue
        if kind == "moment_kind":
            name = each["meaning"].get("moment", "value")
        else:
            name = timed(each, names)
            names.add(name)
        found.append(Member(camel(name), each, struct))
    double = [each.name for each in found]
    if len(set(double)) != len(double):
        raise ModelError(f"In Go, {struct['name']} would have two members of one name: {double}")
    return found


def plain(member: Member) -> str:
    """The type of a member that is there."""
    kind, meaning = member.kind, member.meaning
    if kind in TEXTS:
        return "string"
    if kind == "texts":
        return "[]string"
    if kind == "ids":
        return "[]int64"
    if kind == "bytes":
        return "[]byte"
    if kind == "structs":
        return f"[]{own(meaning['of'])}"
    if kind == "struct":
        return f"*{own(meaning['of'])}"
    if kind == "moment_kind":
        return "Moment"
    if kind == "callback":
        return CALLBACKS[meaning["of"]][1]
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
        return "time.Time"
    if kind == "date":
        return "Date"
    if kind == "duration" and meaning["unit"] in DURATIONS:
        return "time.Duration"
    if kind == "id":
        return "int64"
    if kind in ("integer", "real", "duration"):
        return INTEGERS[target(member["type"])]
    raise ModelError(f"In Go, nothing is known of {member}.")


def from_c(member: Description, raw: str) -> str:
    """The expression that reads a scalar."""
    kind, type = member["meaning"]["is"], scalar(member)
    if kind == "flag":
        return f"{raw} != 0"
    if kind == "instant":
        return f"timeOf({raw})"
    if kind == "date":
        return f"dateOf({raw})"
    if type == "time.Duration":
        return f"durationOf(int64({raw}), {DURATIONS[member['meaning']['unit']]})"
    if type == RAW[target(member["type"])]:
        return raw
    return f"{type}({raw})"


def to_c(member: Description, value: str, name: str) -> str:
    """The expression that C takes for a scalar; a number that it cannot have refuses the call."""
    kind, type = member["meaning"]["is"], scalar(member)
    raw = RAW[target(member["type"])]
    if kind in ("code", "bits", "status"):
        return f"{raw}({value})"
    if kind == "flag":
        return f"flagOf({value})"
    if kind == "instant":
        return f"millisecondsOf({value})"
    if kind == "date":
        return f"{value}.number()"
    if type == "time.Duration":
        counted = f"countOf({value}, {DURATIONS[member['meaning']['unit']]})"
        return counted if raw == "int64" else f'c.Int32({counted}, "{name}")'
    if type == raw:
        return value
    if raw == "int32":
        return f'c.Int32(int64({value}), "{name}")'
    return f"{raw}({value})"
