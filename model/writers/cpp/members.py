# SPDX-License-Identifier: Apache-2.0
"""What a member of a struct is in C++: its type, and how it comes and goes."""

from dataclasses import dataclass
from typing import Any

from model.language.errors import ModelError
from model.writers.cpp.names import qualified, timed, word

Description = dict[str, Any]

DURATIONS = {
    "ns": "std::chrono::nanoseconds",
    "ms": "std::chrono::milliseconds",
    "s": "std::chrono::seconds",
    "minutes": "std::chrono::minutes",
    "hours": "std::chrono::hours",
    "days": "std::chrono::duration<std::int64_t, std::ratio<86400>>",
}
CALLBACKS = {
    "taskcore_clock_callback": "clock",
    "taskcore_store_progress_callback": "store_progress",
    "taskcore_progress_callback": "progress",
    "taskcore_write_callback": "write",
    "taskcore_read_callback": "read",
    "taskcore_observe_callback": "observe",
    "taskcore_passphrase_callback": "passphrase",
    "taskcore_password_callback": "password",
    "taskcore_sync_list_callback": "sync_list",
    "taskcore_sync_get_callback": "sync_get",
    "taskcore_sync_put_callback": "sync_put",
    "taskcore_sync_remove_callback": "sync_remove",
}
"""Which function of a payload a callback is."""

LEFT_OUT = {"size", "fields", "reserved", "count", "payload", "moment_date", "moment_instant"}
"""Meanings of members that C++ has otherwise, or not at all."""

NUMBERS = {
    "int32_t": "std::int32_t",
    "uint32_t": "std::uint32_t",
    "int64_t": "std::int64_t",
    "uint64_t": "std::uint64_t",
    "size_t": "std::size_t",
    "double": "double",
}


def is_value(struct: Description) -> bool:
    """What callers fill too is a value; all else is read where it lies."""
    return "initialiser" in struct


@dataclass(frozen=True)
class Member:
    """A member of C++, which may be several of C."""

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
    def bit(self) -> str | None:
        bit: str | None = self.raw.get("bit") if self.fields else None
        return bit

    @property
    def fields(self) -> Description | None:
        return next(
            (each for each in self.struct["members"] if each["meaning"]["is"] == "fields"), None
        )

    def has(self, struct: str) -> str:
        """Whether the library gives it, where an older one does not; else ""."""
        return f"TASKCORE_HAS({struct}, {self.raw['name']})" if "since" in self.raw else ""

    @property
    def moment(self) -> tuple[str, str, str]:
        """The names of kind, date and instant."""
        names = {
            each["meaning"]["is"]: each["name"]
            for each in self.struct["members"]
            if each["meaning"].get("moment") == self.meaning.get("moment")
        }
        return names["moment_kind"], names["moment_date"], names["moment_instant"]


def members(struct: Description) -> list[Member]:
    names = {each["name"] for each in struct["members"]}
    found = []
    for each in struct["members"]:
        kind = each["meaning"]["is"]
        if kind in LEFT_OUT:
            continue
        if kind == "moment_kind":
            name = word(each["meaning"].get("moment", "value"))
        else:
            name = timed(each, names)
            names.add(name)
        found.append(Member(name, each, struct))
    double = [each.name for each in found]
    if len(set(double)) != len(double):
        raise ModelError(f"In C++, {struct['name']} would have two members of one name: {double}")
    return found


def scalar(member: Description) -> str:
    """The type of what is no array, text or struct."""
    meaning = member["meaning"]
    kind = meaning["is"]
    if kind in ("code", "bits"):
        return qualified(meaning["of"])
    if kind == "status":
        return "taskcore::status"
    if kind == "flag":
        return "bool"
    if kind == "instant":
        return "taskcore::instant"
    if kind == "date":
        return "taskcore::date"
    if kind == "duration":
        return DURATIONS[meaning["unit"]]
    if kind in ("id", "integer", "real"):
        return NUMBERS[target(member["type"])]
    raise ModelError(f"In C++, nothing is known of {member}.")


def target(type: str) -> str:
    """What a pointer is to."""
    return type.removeprefix("const ").removesuffix("*").strip()


def from_c(member: Description, raw: str) -> str:
    """The expression that reads a scalar."""
    kind = member["meaning"]["is"]
    if kind in ("code", "bits", "status"):
        return f"static_cast<{scalar(member)}>({raw})"
    if kind == "flag":
        return f"{raw} != 0"
    if kind == "instant":
        return f"internal::to_instant({raw})"
    if kind == "date":
        return f"taskcore::date::of({raw})"
    if kind == "duration":
        return f"{scalar(member)}({raw})"
    return raw


def to_c(member: Description, value: str) -> str:
    """The expression that C takes for a scalar."""
    kind = member["meaning"]["is"]
    type = NUMBERS.get(target(member["type"]), target(member["type"]))
    if kind in ("code", "bits", "status"):
        return f"static_cast<{type}>({value})"
    if kind == "flag":
        return f"{value} ? 1 : 0"
    if kind == "instant":
        return f"internal::raw({value})"
    if kind == "date":
        return f"{value}.raw()"
    if kind == "duration":
        count = f"{value}.count()"
        return count if type == "std::int64_t" else f"static_cast<{type}>({count})"
    return value
