"""docs/hub.md shows the tables as they are, and its queries run."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import tables
from conftest import ROOT
from model.facts.hub import TABLES
from postgres import Postgres
from tables import run

PAGE = (ROOT / "docs/hub.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def with_tables(server: Postgres) -> Iterator[Postgres]:
    tables.drop_tables(server)
    tables.make_tables(server)
    yield server
    tables.drop_tables(server)


def test_the_page_shows_the_tables_as_they_are() -> None:
    (shown,) = re.findall(r"<!-- tables -->\n```sql\n(.*?)```", PAGE, re.DOTALL)
    made = "\n\n".join(f"-- {table.doc}\n{table.sql};" for table in TABLES)
    assert shown == f"CREATE SCHEMA IF NOT EXISTS taskcore;\n\n{made}\n"


def queries() -> list[str]:
    (shown,) = re.findall(r"What to watch:\n\n```sql\n(.*?)```", PAGE, re.DOTALL)
    return [each for each in re.split(r";\n", shown) if "SELECT" in each]


@pytest.mark.parametrize("query", queries(), ids=range(len(queries())))
def test_what_is_to_be_watched_can_be_asked(with_tables: Postgres, query: str) -> None:
    with with_tables.connect() as connection:
        run(connection, query)


def test_the_page_names_no_commands_that_are_not_there() -> None:
    commands = set(re.findall(r"`(?:taskcore )?hub (\w+)", PAGE))
    assert commands == {"init", "check", "grant", "revoke", "sweep", "remove"}
