# SPDX-License-Identifier: Apache-2.0
"""Statements of the hub."""

from dataclasses import dataclass
from enum import Enum


class Scope(Enum):
    """Which rows a statement asks for."""

    STORE = "store"
    """Of one store, which is $1: one shard has all of them."""
    ALL = "all"
    """Of all stores: for whoever runs the hub, never for a device."""
    NONE = "none"
    """No rows: it begins or ends a transaction, or asks for what the server is."""


@dataclass(frozen=True)
class Statement:
    """One statement, which is sent as it stands here."""

    name: str
    """In Swift."""
    sql: str
    doc: str
    scope: Scope = Scope.STORE


@dataclass(frozen=True)
class Table:
    """A table of the hub. Every primary key begins with the store, by which Citus and others spread the rows."""

    name: str
    columns: tuple[tuple[str, str], ...]
    """Names and types; none may be NULL."""
    key: tuple[str, ...]
    doc: str

    @property
    def sql(self) -> str:
        """What makes it."""
        lines = [f"  {name} {kind}" for name, kind in self.columns]
        lines.append(f"  PRIMARY KEY ({', '.join(self.key)})")
        return f"CREATE TABLE IF NOT EXISTS taskcore.{self.name} (\n" + ",\n".join(lines) + "\n)"
