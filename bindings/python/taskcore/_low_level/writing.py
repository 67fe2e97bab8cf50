# SPDX-License-Identifier: Apache-2.0
"""Writes the properties of a task, an event and so on into a C input."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from ctypes import Array, Structure
from dataclasses import fields
from datetime import date, datetime, timedelta
from functools import cache
from typing import Any, ClassVar, Final

from taskcore._core.failure import TaskcoreError
from taskcore._core.field_values import FieldValue, field_value_rows
from taskcore._core.link import Link, link_rows
from taskcore._core.reminder import Reminder, reminder_rows
from taskcore._core.time_methods import (
    optional_packed_day,
    to_local_texts,
    to_milliseconds,
    to_packed,
)
from taskcore._generated import prototypes as c
from taskcore._low_level.values import UNSET, counted, identifiers, integer, seconds, text, texts
from taskcore.errors import InvalidError

Table = Mapping[str, tuple[int, Callable[..., None]]]
"""Each property by its name: its bit, and what writes it."""


class Input:
    """How the properties of something are written into its C input.

    ``milliseconds`` turns a datetime into an instant.
    """

    def __init__(self, blank: Callable[[], Any], kind: str, table: Table) -> None:
        self.blank = blank
        """Makes a C input in which nothing is given."""
        self.table = table
        self._kind = kind

    def row(
        self,
        properties: Mapping[str, Any],
        milliseconds: Callable[[datetime], int] = to_milliseconds,
    ) -> Any:
        """A C input with what is given."""
        row = self.blank()
        self.fill(row, milliseconds, properties)
        return row

    def fill(
        self, row: Any, milliseconds: Callable[[datetime], int], properties: Mapping[str, Any]
    ) -> None:
        """Writes what is given into a C input."""
        table = self.table
        for name, value in properties.items():
            if name not in table:
                raise TypeError(f"{name!r} is no property of {self._kind}'s input")
            if value is not UNSET:
                bit, write = table[name]
                write(row, name, value, milliseconds)
                row.fields |= bit


class Fillable:
    """A dataclass of what something new is to be."""

    _input: ClassVar[Input]

    def fill(self, row: Any, milliseconds: Callable[[datetime], int]) -> None:
        """Writes it into a C input."""
        kind: Any = type(self)
        given = {}
        for name, default in _defaults(kind):
            value = getattr(self, name)
            if value is not default:
                given[name] = value
        self._input.fill(row, milliseconds, given)

    @classmethod
    def _rows(cls, inputs: Iterable[Any], milliseconds: Callable[[datetime], int]) -> Array[Any]:
        """C inputs of several, each of which may be a mapping of its keywords.

        An error says in ``index`` which of them it is about.
        """
        given = [each if isinstance(each, cls) else cls(**each) for each in inputs]
        nothing: Structure = cls._input.blank()
        rows: Array[Any] = (type(nothing) * len(given))(*[nothing] * len(given))
        for position, (each, row) in enumerate(zip(given, rows)):
            try:
                each.fill(row, milliseconds)
            except TaskcoreError as error:
                error.index = position
                raise
        return rows


@cache
def _defaults(kind: Any) -> list[tuple[str, object]]:
    return [(field.name, field.default) for field in fields(kind)]


def write_text(row: Any, name: str, value: str, milliseconds: object) -> None:
    setattr(row, name, text(value, name))


def write_32_bits(row: Any, name: str, value: int, milliseconds: object) -> None:
    setattr(row, name, integer(value, 32, name))


def write_flag(row: Any, name: str, value: int, milliseconds: object) -> None:
    setattr(row, f"is_{name}", integer(value, 32, name))


def write_64_bits(row: Any, name: str, value: int, milliseconds: object) -> None:
    setattr(row, name, integer(value, 64, name))


def write_optional(absent: int) -> Callable[..., None]:
    """What writes a number, or what C has for none."""

    def write(row: Any, name: str, value: int | None, milliseconds: object) -> None:
        setattr(row, name, absent if value is None else integer(value, 64, name))

    return write


def write_id(row: Any, name: str, value: int | None, milliseconds: object) -> None:
    setattr(row, name, 0 if value is None else integer(value, 64, name))


def write_texts(row: Any, name: str, value: Iterable[str], milliseconds: object) -> None:
    _write_array(row, name, *counted(texts(value, name)))


def write_ids(row: Any, name: str, value: Iterable[int], milliseconds: object) -> None:
    _write_array(row, name, *identifiers(value, name))


def write_reminders(
    row: Any, name: str, value: Iterable[Reminder], milliseconds: Callable[[datetime], int]
) -> None:
    _write_array(row, name, *counted(reminder_rows(value, milliseconds)))


def write_links(row: Any, name: str, value: Iterable[Link], milliseconds: object) -> None:
    _write_array(row, name, *counted(link_rows(value)))


def write_field_values(
    row: Any, name: str, value: Mapping[str, FieldValue], milliseconds: Callable[[datetime], int]
) -> None:
    _write_array(row, name, *counted(field_value_rows(value, milliseconds)))


def _write_array(row: Any, name: str, array: Any, count: int) -> None:
    setattr(row, name, array)
    setattr(row, _COUNTS.get(name, f"{name}_count"), count)


_COUNTS: Final = {
    "tags": "tag_count",
    "reminders": "reminder_count",
    "links": "link_count",
    "field_values": "field_value_count",
    "choices": "choice_count",
    "attendees": "attendee_count",
    "task_ids": "task_count",
}


def write_duration(row: Any, name: str, value: timedelta | None, milliseconds: object) -> None:
    member = f"{name}_s"
    duration = 0 if value is None else seconds(value, member)
    if value is not None and duration == 0:
        raise InvalidError("A duration is at least one second.", field=member)
    setattr(row, member, integer(duration, 64, member))


def write_local_times(
    row: Any, name: str, value: Iterable[date | datetime], milliseconds: object
) -> None:
    setattr(row, name, to_local_texts(value, name).encode())


def write_moment(
    row: Any,
    name: str,
    value: date | datetime | None,
    milliseconds: Callable[[datetime], int],
) -> None:
    if value is None:
        kind = c.TASKCORE_MOMENT_NONE
    elif isinstance(value, datetime):
        kind = c.TASKCORE_MOMENT_DATE_TIME
        setattr(row, f"{name}_ms", milliseconds(value))
    elif isinstance(value, date):
        kind = c.TASKCORE_MOMENT_DATE
        setattr(row, f"{name}_date", to_packed(value))
    else:
        raise TypeError(f"{name} must be a date or a datetime, not {type(value).__name__}")
    setattr(row, f"{name}_kind", kind)


def write_day(row: Any, name: str, value: date | None, milliseconds: object) -> None:
    setattr(row, name, optional_packed_day(value, name) or 0)


def write_minor(member: str) -> Callable[..., None]:
    """What writes an amount that was turned into minor units already."""

    def write(row: Any, name: str, value: int, milliseconds: object) -> None:
        setattr(row, member, value)

    return write
