# SPDX-License-Identifier: Apache-2.0
"""How Python's values are written into C's: the type of a parameter, and what makes C's value of it.

In an expression, `{v}` is the value, `{f}` the name that an error says, and `{b}` how many bits C's
number has; `{o}` is the parameter that says of what it is.
"""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Kind:
    type: str
    expression: str
    counted: bool = False
    """Whether the expression is an array and its length."""
    members: tuple[str, ...] = ()
    """Those that it writes all at once."""
    condition: str = ""
    """When it is written, if not whenever it is given."""
    announced: bool = True
    """Whether it says that its member counts; else another one does."""


KINDS: dict[str, Kind] = {
    "integer": Kind("int", "integer({v}, {b}, {f})"),
    "set": Kind("int", "integer({v} or -1, {b}, {f})"),
    "flag": Kind("bool", "integer({v}, 32, {f})"),
    "not": Kind("bool", "integer(not {v}, 32, {f})"),
    "choice": Kind("bool", "choice({v}, {f})"),
    "both": Kind('bool | Literal["both"]', "choice({v}, {f})"),
    "bits": Kind("int | Iterable[int]", "bits({v}, {f})"),
    "text": Kind("str", "utf8({v}, {f})"),
    "nullable": Kind("str | None", "None if {v} is None else utf8({v}, {f})"),
    "path": Kind("str | os.PathLike[str]", "path_bytes({v}, {f})"),
    "texts": Kind("Iterable[str]", "counted(texts({v}, {f}))", counted=True),
    "ids": Kind("int | Iterable[int]", "identifiers({v}, {f})", counted=True),
    "bytes": Kind("bytes", 'given_bytes({v}, "{v}")', counted=True),
    "reminders": Kind(
        "Iterable[Reminder]", "counted(reminder_rows({v}, self._milliseconds))", counted=True
    ),
    "day": Kind("date", "packed_day({v}, {f})"),
    "optional_day": Kind("date | None", "optional_packed_day({v}, {f}) or 0"),
    "month": Kind("date", "month_number({v}, {f})"),
    "instant": Kind("datetime", "self._milliseconds({v})"),
    "bound": Kind("date | datetime", "self._first_millisecond({v})"),
    "lived": Kind("date | datetime", "self._first_millisecond({v}, lived=True)"),
    "local": Kind("date | datetime", "to_local_text({v}, {f}).encode()"),
    "locals": Kind("Iterable[date | datetime]", "to_local_texts({v}, {f}).encode()"),
    "duration": Kind("timedelta", "integer(seconds({v}, {f}), {b}, {f})"),
    "hours": Kind("tuple[time, time]", "working_hours({v})", members=("day_start_s", "day_end_s")),
    "weekdays": Kind("Iterable[int]", "weekday_bits({v})"),
    "silent": Kind("int", "integer({v}, {b}, {f})", announced=False),
    "contents": Kind("int", "some_contents({v})"),
    "optional_id": Kind("int | None", "integer({v} or 0, 64, {f})"),
    "several_ids": Kind("Iterable[int]", "identifiers({v}, {f})", counted=True),
    "some_texts": Kind("str | Iterable[str]", "counted(some_texts({v}, {f}))", counted=True),
    "sorts": Kind("int | SortKey | Iterable[int | SortKey]", "sort_rows({v})", counted=True),
    "one": Kind("str", "counted(texts([{v}], {f}))", counted=True),
    "optional_bytes": Kind("bytes | None", 'given_bytes({v} or b"", "{v}")', counted=True),
    "passphrase": Kind("Passphrase", "passphrase_callback({v})"),
    # What it is of says the currency; a function with keywords is told it.
    "beside": Kind("str", ""),
    "scoped": Kind(
        "int",
        "self._one_project(project, {v}) or 0",
        condition="project is not None or {v} is not None",
    ),
    "now": Kind("datetime", "self._now_ms() if {v} is None else self._milliseconds({v})"),
    "minor": Kind("Exact", "to_minor({v}, self._currency_of_{n}({o})(), {f})"),
    "amount": Kind("Exact", "to_minor({v}, currency(), {f})"),
    "by_rate": Kind("bool", "1", condition="{v} or ({v} is None and unit_price is None)"),
    "if_true": Kind("bool", "1", condition="{v}"),
    "percent": Kind("Exact", "to_scaled({v}, 2, {f}, {b})"),
    "thousandths": Kind("Exact", "to_scaled({v}, 3, {f}, {b})"),
    "millionths": Kind("Exact", "to_scaled({v}, 6, {f}, {b})"),
    "rate": Kind("Exact | None", "optional_scaled({v}, 6, {f})"),
    "progress": Kind("Progress", "progress_callback({v})"),
}

FILLERS = {
    "Completing": ("completing_flags", ""),
    "Place": ("make_move", "move"),
    "Position": ("make_move", "move"),
}
"""What makes C's value of keywords that are written by hand, by the names of their classes, and the
struct of C's that it is, if it is one."""

OBJECTS = {
    "smtp_options": ("server", "SMTPServer", "smtp_options(server, progress)"),
    "sync_transport": ("transport", "SyncTransport", "transport_row(transport)"),
}
"""Structs that are made of an object: the parameter, its class, and what makes the struct."""

TEXTS = {
    "": ("str", "written.take()"),
    "lines": ("list[str]", "written.take().splitlines()"),
    "optional_path": ("Path | None", "written.take_path() if written.pointer else None"),
    "path": ("Path", "written.take_path()"),
    "reminders": ("tuple[Reminder, ...]", "reminders_of_text(written.take())"),
}
"""What a method returns for a text, and what makes it of C's."""

NUMBERS = {
    "": ("int", "{}"),
    "wakeup": ("datetime | None", "instant_or_never({})"),
    "bool": ("bool", "bool({})"),
    "date": ("date", "from_packed({})"),
    "instant": ("datetime", "from_milliseconds({})"),
    "optional": ("int | None", "{} or None"),
}
"""What a method returns for a number, and how it makes that of C's."""

RESULTS = {"first": ("{}", "", "[0]"), "last": ("{} | None", "last_of(", ")")}
"""What a method returns for a list: the type, and what stands before and behind it."""

_OF_MEANINGS = {
    "id": "integer",
    "integer": "integer",
    "code": "integer",
    "bits": "integer",
    "flag": "flag",
    "text": "text",
    "texts": "texts",
    "ids": "ids",
    "bytes": "bytes",
    "instant": "instant",
    "date": "day",
    "duration": "duration",
}


def kind_of(described: dict[str, Any]) -> str:
    """The kind of a parameter or a member of C."""
    meaning = described["meaning"]
    if meaning.get("of") == "choice":
        return "choice"
    if meaning["is"] == "callback" and meaning["of"] == "taskcore_progress_callback":
        return "progress"
    if meaning["is"] == "callback" and meaning["of"] == "taskcore_passphrase_callback":
        return "passphrase"
    if meaning["is"] == "structs":
        return str(meaning["of"]).removeprefix("taskcore_") + "s"
    return _OF_MEANINGS.get(meaning["is"], str(meaning["is"]))


def size_of(described: dict[str, Any]) -> int:
    """How many bits its number has."""
    return 32 if "int32" in described["type"] else 64
