# SPDX-License-Identifier: Apache-2.0
"""How Python's values are written into C's: the type of a parameter, and what makes C's value of it.

In an expression, `{v}` is the value, `{f}` the name that an error says, and `{b}` how many bits C's
number has; `{o}` is the parameter that says of what it is.
"""

from dataclasses import dataclass
from typing import Any

from model.facts.python.modules import MODULES
from model.language.words import snake_case


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
    chooses: bool = False
    """Whether it is what the function is called with, and which of two that is."""
    takes_none: bool = False
    """Whether the expression makes C's value of None, too."""


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
    "weekdays": Kind("Iterable[int]", "weekday_bits({v}, {f})"),
    "silent": Kind("int", "integer({v}, {b}, {f})", announced=False),
    "optional_id": Kind("int | None", "integer({v} or 0, 64, {f})"),
    "several_ids": Kind("Iterable[int]", "identifiers({v}, {f})", counted=True),
    "some_texts": Kind("str | Iterable[str]", "counted(some_texts({v}, {f}))", counted=True),
    "sorts": Kind(
        "int | SortKey | Iterable[int | SortKey]",
        "counted(sort_key_rows(sort_keys({v})))",
        counted=True,
    ),
    "every_tag": Kind(
        "Iterable[str]",
        "counted(every_tag(query))",
        counted=True,
        condition="query.tag is not None or {v} is not None",
    ),
    "one": Kind("str", "counted(texts([{v}], {f}))", counted=True),
    "optional_bytes": Kind("bytes | None", 'given_bytes({v} or b"", "{v}")', counted=True),
    "passphrase": Kind("Passphrase", "passphrase_callback({v})"),
    # What it is of says the currency; a function with keywords is told it.
    "beside": Kind("str", ""),
    "scoped": Kind(
        "int",
        "one_project(self.find_project, project, {v}) or 0",
        condition="project is not None or {v} is not None",
    ),
    "money": Kind("Exact", "to_minor({v}, currency, {f})"),
    "minute": Kind("time", "minute_of_day({v}, {f})"),
    "boolean": Kind("bool", "checked({v}, bool, {f})"),
    "password": Kind("Password", "password_callback({v})"),
    "optional_password": Kind("Password | None", "password_callback({v})"),
    "now": Kind(
        "datetime",
        "self._now_ms() if {v} is None else self._milliseconds({v})",
        takes_none=True,
    ),
    "aware": Kind("datetime", "to_milliseconds({v})"),
    "timeout": Kind("timedelta | float", "timeout_ms({v}, {f})"),
    "clock": Kind("Callable[[], datetime]", "clock_callback({v})"),
    "observing": Kind("Callable[[Commit], object]", "observe_callback(plain({v}))"),
    "sink": Kind(
        "str | os.PathLike[str] | Writable", "opened({v}, writer, {functions})", chooses=True
    ),
    "source": Kind(
        "str | os.PathLike[str] | Readable", "opened({v}, reader, {functions})", chooses=True
    ),
    "export_format": Kind("Format", "export_format({v}, file)", takes_none=True),
    "import_format": Kind("Format | OthersFormat", "import_format({v}, file)", takes_none=True),
    "minor": Kind("Exact", "to_minor({v}, currency_of(self.get_{n}, {o})(), {f})"),
    "amount": Kind("Exact", "to_minor({v}, currency(), {f})"),
    "by_rate": Kind("bool", "1", condition="{v} or ({v} is None and unit_price is None)"),
    "if_true": Kind("bool", "1", condition="{v}"),
    "percent": Kind("Exact", "to_scaled({v}, 2, {f}, {b})"),
    "thousandths": Kind("Exact", "to_scaled({v}, 3, {f}, {b})"),
    "millionths": Kind("Exact", "to_scaled({v}, 6, {f}, {b})"),
    "rate": Kind("Exact | None", "optional_scaled({v}, 6, {f})"),
    "progress": Kind("Progress", "progress_callback({v})"),
    "some_text": Kind("str", "utf8({v}, {f})", condition="{v}"),
    "some_strings": Kind(
        "Iterable[str]", "counted(texts({v}, {f}))", counted=True, condition="{v}"
    ),
    # Those of inputs; `{a}` is what C has for none, `{d}` how many decimals C's number has.
    "removable": Kind("int", "{a} if {v} is None else integer({v}, {b}, {f})"),
    "scaled": Kind("Exact", "to_scaled({v}, {d}, {f}, {b})"),
    "removable_scaled": Kind("Exact", "optional_scaled({v}, {d}, {f})"),
    "lasting": Kind("timedelta", "lasting({v}, {f})"),
    "moment": Kind("date | datetime", "moment_parts({v}, {f}, self._milliseconds)"),
    "links": Kind("Iterable[Link]", "counted(link_rows({v}))", counted=True),
    "field_values": Kind(
        "Mapping[str, FieldValue]",
        "counted(field_value_rows({v}, self._milliseconds))",
        counted=True,
    ),
}

OWNERS = {"line": "invoice_line", "quote": "invoice", "reminder": "payment_reminder"}
"""What has the currency of an amount, where the parameter has a shorter name."""


def owner_of(parameter: str) -> str:
    """What `get_...` of a store calls that of which a parameter is the id."""
    name = parameter.removesuffix("_id")
    return OWNERS.get(name, name)


OBJECTS = {
    "smtp_options": ("server", "SMTPServer", "smtp_server_row(server)"),
    "sync_transport": ("transport", "SyncTransport", "transport_row(transport)"),
} | {
    row.struct: (
        snake_case(row.name),
        f"{row.name} | None",
        f"{snake_case(row.name)}_row({snake_case(row.name)}, self._milliseconds)",
    )
    for place in MODULES
    for row in place.rows
    if row.written
}
"""Structs that are made of an object: the parameter, its class, and what makes the struct."""

TEXTS = {
    "": ("str", "written.take()"),
    "lines": ("list[str]", "written.take().splitlines()"),
    "bytes": ("bytes", "written.take().encode()"),
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
    "clock": ("time", "time(*divmod({}, 60))"),
    "colour": ("str", 'f"#{{}:06x}"'),
    "amount": ("Decimal", "from_minor({}, currency.encode())"),
}
"""What a method returns for a number, and how it makes that of C's."""

STRUCTS = {
    "moment": ("date | datetime", "from_start({}.kind, {}.date, {}.ms)"),
    "days": ("tuple[date, date]", "from_packed({}.first_date), from_packed({}.last_date)"),
}
"""What a method returns for a struct, instead of the class of its rows."""

HOLDERS = {
    "taskcore_observer": ("Observer", "return self._observing"),
    "taskcore_store": ("None", "self._open"),
}
"""What keeps a handle that has no rows and no content, by hand: the class, and what makes it."""

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
    if meaning["is"] == "callback" and meaning["of"] == "taskcore_password_callback":
        return "password"
    if meaning["is"] == "structs":
        return str(meaning["of"]).removeprefix("taskcore_") + "s"
    return _OF_MEANINGS.get(meaning["is"], str(meaning["is"]))


def size_of(described: dict[str, Any]) -> int:
    """How many bits its number has."""
    return 32 if "int32" in described["type"] else 64
