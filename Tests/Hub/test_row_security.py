"""A role sees and changes the rows of its own store, and no other ones, by whatever statement."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import psycopg
import pytest
from psycopg import errors

import tables
import taskcore
from model.facts.hub import STATEMENTS, TABLES
from model.language.hub import Scope, Statement
from postgres import Postgres
from tables import TABLE_NAMES, add_rows, remove_rows, rows_of, run

READ = "SELECT count(*) FROM taskcore.{}"


@dataclass
class Granting:
    """Who makes the tables and gives rights: the definitions of the list, or the library."""

    server: Postgres
    grant: Callable[[str, str], None]
    revoke: Callable[[str, str], None]


@pytest.fixture(scope="module", params=["by the list", "by the library"])
def granting(request: pytest.FixtureRequest, server: Postgres) -> Iterator[Granting]:
    tables.drop_tables(server)
    if request.param == "by the list":
        tables.make_tables(server)
        made = Granting(
            server,
            lambda role, store: tables.grant(server, role, store),
            lambda role, store: tables.revoke(server, role, store),
        )
    else:
        hub = taskcore.Hub(server.socket_address("operator"))
        hub.init()
        made = Granting(
            server,
            hub.grant,
            hub.revoke,
        )
    try:
        yield made
    finally:
        tables.drop_tables(server)


@pytest.fixture(scope="module")
def granted(granting: Granting) -> Iterator[Granting]:
    """Anna and Ben have a store each; Eve may nothing."""
    server = granting.server
    for role in ("anna", "ben", "eve"):
        server.add_role(role)
    for role in ("anna", "ben"):
        granting.grant(role, role)
    try:
        yield granting
    finally:
        for role in ("anna", "ben", "eve"):
            server.execute(f"DROP OWNED BY {role}")
            server.execute(f"DROP ROLE {role}")


@pytest.fixture
def roles(granted: Granting) -> Iterator[Granting]:
    """With a row in each table for both."""
    add_rows(granted.server, "anna", "ben")
    yield granted
    remove_rows(granted.server, "anna", "ben", "family")


@pytest.fixture
def anna(roles: Granting) -> Iterator[psycopg.Connection[Any]]:
    with roles.server.connect("anna") as connection:
        yield connection


@pytest.mark.parametrize("name", TABLE_NAMES)
def test_a_role_sees_its_own_rows_alone(anna: psycopg.Connection[Any], name: str) -> None:
    assert run(anna, f"SELECT store FROM taskcore.{name}").fetchall() == [("anna",)]
    for text in (
        "SELECT * FROM taskcore.{} WHERE store = 'ben'",
        "SELECT * FROM taskcore.{} WHERE store > 'anna' OR store < 'anna'",
        "SELECT max(store) FROM taskcore.{} GROUP BY store HAVING max(store) <> 'anna'",
    ):
        assert run(anna, text.format(name)).fetchall() == []


@pytest.mark.parametrize("name", TABLE_NAMES)
@pytest.mark.parametrize(
    "text",
    ["UPDATE taskcore.{} SET store = store WHERE store = 'ben'", "DELETE FROM taskcore.{} WHERE store = 'ben'"],
)  # fmt: skip
def test_a_role_changes_no_row_of_another_store(
    roles: Granting, anna: psycopg.Connection[Any], name: str, text: str
) -> None:
    before = rows_of(roles.server, "ben")
    assert run(anna, text.format(name)).rowcount == 0
    assert rows_of(roles.server, "ben") == before


@pytest.mark.parametrize("name", TABLE_NAMES)
def test_what_a_role_may_change_of_all_is_its_own(
    roles: Granting, anna: psycopg.Connection[Any], name: str
) -> None:
    before = rows_of(roles.server, "ben")
    assert run(anna, f"DELETE FROM taskcore.{name}").rowcount == 1
    assert rows_of(roles.server, "ben") == before


@pytest.mark.parametrize("name", TABLE_NAMES)
def test_a_role_gives_no_row_to_another_store(
    roles: Granting, anna: psycopg.Connection[Any], name: str
) -> None:
    before = rows_of(roles.server, "ben")
    (table,) = [each for each in TABLES if each.name == name]
    columns = ", ".join(column for column, _ in table.columns)
    others = ", ".join(column for column, _ in table.columns if column != "store")
    for store in ("ben", "carol"):
        for text in (
            f"UPDATE taskcore.{name} SET store = '{store}'",
            f"INSERT INTO taskcore.{name} ({columns}) SELECT '{store}', {others} FROM taskcore.{name}",
        ):
            # Whether a row of that key is there is not even told.
            with pytest.raises(errors.InsufficientPrivilege, match="row-level security"):
                run(anna, text)
    assert rows_of(roles.server, "ben") == before
    assert not any(rows_of(roles.server, "carol").values())


@pytest.mark.parametrize("name", TABLE_NAMES)
def test_a_role_changes_no_table(anna: psycopg.Connection[Any], name: str) -> None:
    for text in (
        "TRUNCATE taskcore.{}", "DROP TABLE taskcore.{}", "ALTER TABLE taskcore.{} DISABLE ROW LEVEL SECURITY",
        "CREATE POLICY mine ON taskcore.{} TO anna USING (true)", "CREATE INDEX ON taskcore.{} (store)",
    ):  # fmt: skip
        with pytest.raises(errors.InsufficientPrivilege):
            run(anna, text.format(name))
    run(anna, "SET row_security = off")
    with pytest.raises(errors.InsufficientPrivilege):
        run(anna, READ.format(name))
    with pytest.raises(errors.InsufficientPrivilege):
        run(anna, "CREATE TABLE taskcore.another (number bigint)")


def of_stores() -> list[Statement]:
    return [each for each in STATEMENTS if each.scope == Scope.STORE]


@pytest.mark.parametrize("statement", of_stores(), ids=lambda each: each.name)
def test_no_statement_of_the_hub_reaches_another_store(
    roles: Granting, anna: psycopg.Connection[Any], statement: Statement
) -> None:
    before = rows_of(roles.server, "ben")
    with roles.server.connect("ben") as ben:
        asked = values_of(ben, statement, "ben")
    result = anna.pgconn.exec_params(statement.sql.encode(), asked)
    if statement.sql.startswith("INSERT"):
        assert b"row-level security" in (result.error_message or b"")
    else:
        assert result.ntuples == 0
        assert (result.command_tuples or 0) == 0, result.error_message
    assert rows_of(roles.server, "ben") == before


@pytest.mark.parametrize("statement", of_stores(), ids=lambda each: each.name)
def test_each_statement_of_the_hub_is_permitted_in_the_own_store(
    roles: Granting, anna: psycopg.Connection[Any], statement: Statement
) -> None:
    result = anna.pgconn.exec_params(statement.sql.encode(), values_of(anna, statement, "anna"))
    assert not result.error_message


def values_of(
    connection: psycopg.Connection[Any], statement: Statement, store: str
) -> list[bytes | None]:
    """The store, and for the others what :func:`tables.add_rows` has in its rows."""
    run(connection, f"PREPARE asked AS {statement.sql}")
    ((types,),) = run(
        connection, "SELECT parameter_types::text[] FROM pg_prepared_statements"
    ).fetchall()
    run(connection, "DEALLOCATE asked")
    return [store.encode(), *(tables.VALUES[kind].encode() for kind in types[1:])]


def test_a_role_that_was_granted_nothing_sees_nothing(roles: Granting) -> None:
    with roles.server.connect("eve") as eve:
        for name in TABLE_NAMES:
            with pytest.raises(errors.InsufficientPrivilege):
                run(eve, READ.format(name))


def test_a_role_may_have_several_stores(roles: Granting) -> None:
    add_rows(roles.server, "family")
    for role in ("anna", "ben"):
        roles.grant(role, "family")
        with roles.server.connect(role) as connection:
            seen = run(connection, "SELECT store FROM taskcore.head ORDER BY store").fetchall()
            assert seen == [(role,), ("family",)]
    roles.revoke("ben", "family")
    with roles.server.connect("ben") as ben:
        assert run(ben, "SELECT store FROM taskcore.head").fetchall() == [("ben",)]
    with roles.server.connect("anna") as anna:
        assert run(anna, READ.format("head")).fetchall() == [(2,)]
    roles.revoke("anna", "family")


def test_a_right_that_was_taken_back_is_gone_at_once(
    roles: Granting, anna: psycopg.Connection[Any]
) -> None:
    assert run(anna, READ.format("batch")).fetchall() == [(1,)]
    roles.revoke("anna", "anna")
    for name in TABLE_NAMES:
        try:
            assert run(anna, READ.format(name)).fetchall() == [(0,)]
        except errors.InsufficientPrivilege:
            pass
    roles.grant("anna", "anna")


def test_to_grant_twice_is_to_grant_once(roles: Granting) -> None:
    roles.grant("anna", "anna")
    with roles.server.connect("anna") as anna:
        assert run(anna, READ.format("batch")).fetchall() == [(1,)]


@pytest.mark.parametrize(
    "name", ['o"brien', "d'arc", "a; DROP TABLE x", "Ünïcode", "a b", "select"]
)
def test_names_are_quoted(granting: Granting, name: str) -> None:
    quoted = '"' + name.replace('"', '""') + '"'
    granting.server.execute(f"CREATE ROLE {quoted} LOGIN")
    add_rows(granting.server, name)
    try:
        granting.grant(name, name)
        with granting.server.connect(name) as connection:
            assert run(connection, "SELECT store FROM taskcore.head").fetchall() == [(name,)]
    finally:
        remove_rows(granting.server, name)
        granting.server.execute(f"DROP OWNED BY {quoted}")
        granting.server.execute(f"DROP ROLE {quoted}")
