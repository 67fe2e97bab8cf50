# SPDX-License-Identifier: Apache-2.0
"""What a member of a struct is in C++: its type, and how it comes and goes."""

from dataclasses import dataclass

from model.language.errors import ModelError
from model.writers.bindings import members as common
from model.writers.bindings.members import Description, target
from model.writers.cpp.names import qualified, timed, word

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

NUMBERS = {
    "int32_t": "std::int32_t",
    "uint32_t": "std::uint32_t",
    "int64_t": "std::int64_t",
    "uint64_t": "std::uint64_t",
    "size_t": "std::size_t",
    "double": "double",
}


@dataclass(frozen=True)
class Member(common.Member):
    def has(self, struct: str) -> str:
        """Whether the library gives it, where an older one does not; else ""."""
        return f"TASKCORE_HAS({struct}, {self.raw['name']})" if "since" in self.raw else ""


def members(struct: Description) -> list[Member]:
    return common.named_members(Member, struct, language="C++", timed=timed, word=word)


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
