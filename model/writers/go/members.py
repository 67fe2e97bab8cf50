# SPDX-License-Identifier: Apache-2.0
"""What a member of a struct is in Go: its type, and how it comes and goes."""

from dataclasses import dataclass

from model.language.errors import ModelError
from model.writers.bindings import members as common
from model.writers.bindings.members import Description, target
from model.writers.go.names import camel, own, timed

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


@dataclass(frozen=True)
class Member(common.Member):
    @property
    def c(self) -> str:
        """The member of the struct in `capi`."""
        return camel(self.raw["name"])

    @property
    def count(self) -> str:
        return camel(self.meaning["count"])

    @property
    def end(self) -> int:
        """Where it ends: a library that is older has a struct that ends before."""
        return int(self.raw["offset"]) + int(self.raw["size"])


def members(struct: Description) -> list[Member]:
    return common.named_members(Member, struct, language="Go", timed=timed, word=camel)


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
