# SPDX-License-Identifier: Apache-2.0
"""Sources/Hub/HubStatement.swift: the statements of the hub, and its tables."""

from pathlib import Path

from model.facts.hub import STATEMENTS, TABLES
from model.language.hub import Statement, Table
from model.writers.swift import source


def write(root: Path) -> dict[str, str]:
    return {"Sources/Hub/HubStatement.swift": source("hub", _statements(), _tables())}


def _statements() -> str:
    cases = "\n".join(_statement(each) for each in STATEMENTS)
    return f"/// What is sent to the hub, each with parameters; $1 is the store.\nenum HubStatement {{\n{cases}}}\n"


def _statement(statement: Statement) -> str:
    text = f'  static let {statement.name} =\n    "{statement.sql}"\n'
    if len(statement.sql) > 90:
        text = f'  static let {statement.name} = """\n{_folded(statement.sql)}    """\n'
    return f"  /// {statement.doc}\n{text}"


def _folded(sql: str) -> str:
    """As lines that Swift joins."""
    lines, line = [], ""
    for word in sql.split(" "):
        if len(line) + len(word) > 88:
            lines.append(line)
            line = ""
        line += word + " "
    lines.append(line)
    return "".join(
        f"    {each}\\\n" if index < len(lines) - 1 else f"    {each.rstrip()}\n"
        for index, each in enumerate(lines)
    )


def _tables() -> str:
    tables = "".join(_table(each) for each in TABLES)
    return (
        "extension HubTable {\n  /// The tables of a hub.\n"
        f"  static let all: [HubTable] = [\n{tables}  ]\n}}\n"
    )


def _table(table: Table) -> str:
    names = ", ".join(f'"{name}"' for name, _ in table.columns)
    sql = "".join(f"        {line}\n" for line in table.sql.split("\n"))
    return (
        f'    HubTable(\n      name: "{table.name}",\n      columns: [{names}],\n'
        f'      sql: """\n{sql}        """),\n'
    )
