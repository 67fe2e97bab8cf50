# SPDX-License-Identifier: Apache-2.0
"""Writes the properties of a task, an event and so on into a C input."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from ctypes import Array, Structure
from dataclasses import fields
from functools import cache
from typing import Any, ClassVar

from taskcore._generated.values import Milliseconds, to_milliseconds
from taskcore._low_level.texts import for_each
from taskcore._low_level.values import UNSET

Table = Mapping[str, Callable[[Any, Any, Any], None]]
"""The writers of properties, by name. They ask for instants, or for the currency of amounts."""


class Input:
    """How the properties of something are written into its C input."""

    def __init__(self, blank: Callable[[], Any], kind: str, table: Table) -> None:
        self.blank = blank
        """Makes a C input in which nothing is given."""
        self.table = table
        self._kind = kind

    def row(
        self, properties: Mapping[str, Any], asked: Callable[..., Any] = to_milliseconds
    ) -> Any:
        """A C input with the given properties."""
        row = self.blank()
        self.fill(row, asked, properties)
        return row

    def fill(self, row: Any, asked: Callable[..., Any], properties: Mapping[str, Any]) -> None:
        """Writes the given properties into a C input."""
        for name, value in properties.items():
            if name not in self.table:
                raise TypeError(f"{name!r} is no property of {self._kind}'s input")
            if value is not UNSET:
                self.table[name](row, value, asked)


class Fillable:
    """A dataclass with the properties of a new record."""

    _input: ClassVar[Input]

    def fill(self, row: Any, milliseconds: Milliseconds) -> None:
        """Writes it into a C input."""
        kind: Any = type(self)
        given = {}
        for name, default in _defaults(kind):
            value = getattr(self, name)
            if value is not default:
                given[name] = value
        self._input.fill(row, milliseconds, given)

    @classmethod
    def _rows(cls, inputs: Iterable[Any], milliseconds: Milliseconds) -> Array[Any]:
        """C inputs of several, each of which may be a mapping of its keywords.

        An error says in ``index`` which of them it is about.
        """
        given = [each if isinstance(each, cls) else cls(**each) for each in inputs]
        nothing: Structure = cls._input.blank()
        rows: Array[Any] = (type(nothing) * len(given))(*[nothing] * len(given))
        for_each(lambda pair: pair[0].fill(pair[1], milliseconds), zip(given, rows))
        return rows


@cache
def _defaults(kind: Any) -> list[tuple[str, object]]:
    return [(field.name, field.default) for field in fields(kind)]
