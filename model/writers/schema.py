# SPDX-License-Identifier: Apache-2.0
"""Sources/Storage/Store/Schema+Migrations.swift: the versions of the store after the first one.

It refuses a property that no version of the store has a column for.
"""

import re
from pathlib import Path

from model.facts.migrations import MIGRATIONS
from model.facts.records import RECORDS
from model.language.errors import ModelError
from model.language.kinds import Moment
from model.language.migration import Column, Migration
from model.language.record import Record
from model.writers.swift import banner, elements


def write(root: Path) -> dict[str, str]:
    first = (root / "Sources/Storage/Store/Schema.swift").read_text(encoding="utf-8")
    for record in RECORDS:
        _check(record, first)
    return {"Sources/Storage/Store/Schema+Migrations.swift": _migrations(MIGRATIONS)}


def _migrations(migrations: tuple[Migration, ...]) -> str:
    texts = elements([f'    """\n{_indented(each.sql)}\n    """' for each in migrations])
    return (
        banner("migrations")
        + "\nextension Schema {\n"
        + "  /// What turns a store of version 1 into one of version 2, and so on.\n"
        + "  static let laterMigrations: [String] ="
        + (f" [\n{texts}  ]\n" if migrations else " []\n")
        + "}\n"
    )


def _indented(text: str) -> str:
    return "\n".join("    " + line if line else "" for line in text.splitlines())


def _check(record: Record, first: str) -> None:
    """Raises ModelError for a property without a column."""
    table = record.table_name
    match = re.search(rf"CREATE TABLE {table}\(\n(.*?)\n    \);", first, re.DOTALL)
    present = set(re.findall(r"^ +(\w+)", match[1], re.MULTILINE)) if match else set()
    steps = [step for migration in MIGRATIONS for step in migration.steps]
    present |= {each.name for each in steps if isinstance(each, Column) and each.table == table}
    for each in record.properties:
        if each.base_column is None:
            continue
        column = each.base_column + ("_ms" if isinstance(each.kind, Moment) else "")
        if column not in present:
            raise ModelError(
                f"{record.article} {record.words} has {each.name}, but its table has no column {column}: "
                + "add a line to model/facts/migrations.py"
            )
