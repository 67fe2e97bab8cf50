# SPDX-License-Identifier: Apache-2.0
"""Changes of the store's tables."""

import re
import sqlite3
from dataclasses import dataclass


@dataclass(frozen=True)
class Column:
    """A new column of a table, as `energy INTEGER`; it has NULL in the rows that are there."""

    table: str
    definition: str

    @property
    def name(self) -> str:
        return self.definition.split()[0]

    def sql(self, before: sqlite3.Connection) -> str:
        return f"ALTER TABLE {self.table} ADD COLUMN {self.definition};"


@dataclass(frozen=True)
class Recomputed:
    """A virtual column of a table that is computed in another way; its indexes are made anew."""

    table: str
    name: str
    definition: str

    def sql(self, before: sqlite3.Connection) -> str:
        indexes = [
            (name, text)
            for name, text in _indexes(before, self.table)
            if re.search(rf"\b{self.name}\b", text.split("(", 1)[1])
        ]
        return "\n".join(
            [
                *(f"DROP INDEX {name};" for name, _ in indexes),
                f"ALTER TABLE {self.table} DROP COLUMN {self.name};",
                f"ALTER TABLE {self.table} ADD COLUMN {self.name} {self.definition};",
                *(f"{text};" for _, text in indexes),
            ]
        )


@dataclass(frozen=True)
class Renamed:
    """A column of a table by another name; what it has stays, and so do its indexes."""

    table: str
    before: str
    name: str

    def sql(self, before: sqlite3.Connection) -> str:
        return f"ALTER TABLE {self.table} RENAME COLUMN {self.before} TO {self.name};"


@dataclass(frozen=True)
class Index:
    """An index, such as `task_by_energy` of `task(energy) WHERE energy IS NOT NULL`; one of that name that
    is there is made anew."""

    name: str
    definition: str
    unique: bool = False

    def sql(self, before: sqlite3.Connection) -> str:
        table = self.definition.split("(", 1)[0]
        known = any(name == self.name for name, _ in _indexes(before, table))
        drop = f"DROP INDEX {self.name};\n" if known else ""
        kind = "UNIQUE INDEX" if self.unique else "INDEX"
        return f"{drop}CREATE {kind} {self.name} ON {self.definition};"


@dataclass(frozen=True)
class Statements:
    """What SQL alone can say, such as a new table.

    A new table is as in Schema.swift: a column on each line, and its end on one of its own.
    """

    text: str

    def sql(self, before: sqlite3.Connection) -> str:
        return self.text.strip()


@dataclass(frozen=True)
class Migration:
    """What turns the store of one version into that of the next one."""

    steps: tuple[Column | Recomputed | Renamed | Index | Statements, ...]

    def sql(self, before: sqlite3.Connection) -> str:
        """The statements, which it also runs in `before`, a store of the version before."""
        texts = []
        for each in self.steps:
            texts.append(each.sql(before))
            before.executescript(texts[-1])
        return "\n".join(texts)


def _indexes(store: sqlite3.Connection, table: str) -> list[tuple[str, str]]:
    """The names and statements of its indexes, in the order in which they were made."""
    return store.execute(
        """
        SELECT name, sql FROM sqlite_schema
        WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL ORDER BY rowid
        """,
        (table,),
    ).fetchall()
