# SPDX-License-Identifier: Apache-2.0
"""Sources/Storage/Store/Schema+Migrations.swift: the versions of the store after the first one.

It refuses a property that no version of the store has a column for.
"""

import hashlib
import re
import sqlite3
from pathlib import Path
from textwrap import dedent

from model.facts.migrations import MIGRATIONS
from model.facts.records import RECORDS
from model.language.errors import ModelError
from model.language.kinds import Moment
from model.language.migration import Column, Migration, Renamed, Statements
from model.language.record import Record
from model.writers.schema_cuts import present_schema
from model.writers.swift import banner, elements


def write(root: Path) -> dict[str, str]:
    first = (root / "Sources/Storage/Store/Schema.swift").read_text(encoding="utf-8")
    for record in RECORDS:
        _check(record, first)
    texts, digests, present = _versions(first, MIGRATIONS)
    return {
        "Sources/Storage/Store/Schema+Migrations.swift": _migrations(texts),
        "Sources/Storage/Store/Schema+Digests.swift": _digests(digests),
        "Sources/Storage/Store/Schema+Present.swift": present_schema(
            [_first_statements(first), *texts], present
        ),
    }


def _versions(
    first: str, migrations: tuple[Migration, ...]
) -> tuple[list[str], list[bytes], list[bytes]]:
    """The statements of each migration; the digest of each version, computed as
    Database.schemaDigest does; and the objects of the last one."""
    database = sqlite3.connect(":memory:")
    digests = [_digest(database)]
    database.executescript(_first_statements(first))
    digests.append(_digest(database))
    texts = []
    for each in migrations:
        texts.append(each.sql(database))
        digests.append(_digest(database))
    present = _objects(database)
    database.close()
    return texts, digests, present


def _first_statements(first: str) -> str:
    """Those of Schema.swift, as Swift has them: neither end has a line break."""
    return dedent(first.split('"""')[1]).strip("\n")


def _migrations(migrations: list[str]) -> str:
    texts = elements([f'    """\n{_indented(each)}\n    """' for each in migrations])
    return (
        banner("migrations")
        + "\nextension Schema {\n"
        + "  /// What turns a store of version 1 into one of version 2, and so on.\n"
        + "  static let laterMigrations: [String] ="
        + (f" [\n{texts}  ]\n" if migrations else " []\n")
        + "}\n"
    )


def _digests(found: list[bytes]) -> str:
    """What the schema of each version is compared by at once."""
    rows = [
        "    [\n"
        + "".join(
            "      " + " ".join(f"0x{byte:02X}," for byte in digest[start : start + 12]) + "\n"
            for start in range(0, len(digest), 12)
        )
        + "    ],\n"
        for digest in found
    ]
    return (
        banner("migrations")
        + "\nextension Schema {\n"
        + "  /// The SHA-256 of the schema of each version, from 0, a store to be.\n"
        + "  static let digests: [[UInt8]] = [\n"
        + "".join(rows)
        + "  ]\n}\n"
    )


def _digest(database: sqlite3.Connection) -> bytes:
    rows = database.execute(
        """
        SELECT type, name, tbl_name, sql, ifnull(rootpage, 0) <> 0 FROM sqlite_schema
        ORDER BY type, name
        """
    )
    digest = hashlib.sha256()
    for *texts, has_pages in rows:
        for text in texts:
            content = b"" if text is None else text.encode()
            length = "-" if text is None else len(content)
            digest.update(f"{length}:".encode() + content)
        digest.update(b"%d" % has_pages)
    return digest.digest()


def _objects(database: sqlite3.Connection) -> list[bytes]:
    """Each row of the schema, written as PresentSchema does."""
    rows = database.execute(
        "SELECT type, name, tbl_name, sql, ifnull(rootpage, 0) <> 0 FROM sqlite_schema"
    )
    return [
        b"\0".join(
            (kind.encode(), name.encode(), table.encode(), b"1" if has_pages else b"0")
            + (() if sql is None else (sql.encode(),))
        )
        for kind, name, table, sql, has_pages in rows
    ]


def _indented(text: str) -> str:
    return "\n".join("    " + line if line else "" for line in text.splitlines())


def _check(record: Record, first: str) -> None:
    """Raises ModelError for a property without a column."""
    table = record.table_name
    steps = [step for migration in MIGRATIONS for step in migration.steps]
    tables = "\n".join((first, *(each.text for each in steps if isinstance(each, Statements))))
    match = re.search(rf"CREATE TABLE {table}\(\n(.*?)\n *\);", tables, re.DOTALL)
    present = set(re.findall(r"^ +(\w+)", match[1], re.MULTILINE)) if match else set()
    present |= {each.name for each in steps if isinstance(each, Column) and each.table == table}
    present |= {each.name for each in steps if isinstance(each, Renamed) and each.table == table}
    for each in record.properties:
        if each.base_column is None:
            continue
        column = each.base_column + ("_ms" if isinstance(each.kind, Moment) else "")
        if column not in present:
            raise ModelError(
                f"{record.article} {record.words} has {each.name}, but its table has no column {column}: "
                + "add a line to model/facts/migrations.py"
            )
