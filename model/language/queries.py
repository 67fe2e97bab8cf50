# SPDX-License-Identifier: Apache-2.0
"""The language of queries: its keys, and how lists are sorted."""

from dataclasses import dataclass

from model.language.record import Property


@dataclass(frozen=True)
class QueryKeys:
    """Keys of the language of queries that take the same values."""

    names: tuple[str, ...]
    values: str = ""
    """What they take, for the documentation."""
    holds: str = ""
    """What they hold for, for the documentation."""
    aliases: tuple[str, ...] = ()
    """Further names of the first one."""


@dataclass(frozen=True)
class SortKey:
    """What lists of tasks can be sorted by."""

    name: str
    number: int
    """In the C API; never changed."""
    compares: Property | None = None
    """The property whose numbers it compares."""
    doc: str = "the least first"

    @property
    def swift_case(self) -> str:
        return self.compares.swift_case if self.compares else self.name
