# SPDX-License-Identifier: Apache-2.0
"""Changes of the store's tables."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Column:
    """A new column of a table, as `energy INTEGER`; it has NULL in the rows that are there."""

    table: str
    definition: str

    @property
    def name(self) -> str:
        return self.definition.split()[0]

    @property
    def sql(self) -> str:
        return f"ALTER TABLE {self.table} ADD COLUMN {self.definition};"


@dataclass(frozen=True)
class Statements:
    """What SQL alone can say, such as a new table or index.

    A new table is as in Schema.swift: a column on each line, and its end on one of its own.
    """

    text: str

    @property
    def sql(self) -> str:
        return self.text.strip()


@dataclass(frozen=True)
class Migration:
    """What turns the store of one version into that of the next one."""

    steps: tuple[Column | Statements, ...]

    @property
    def sql(self) -> str:
        return "\n".join(each.sql for each in self.steps)
