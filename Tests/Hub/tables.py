"""The tables of a hub by the definitions of the list, for tests that need no library."""

from __future__ import annotations

import re
from typing import Any

import psycopg
from psycopg import sql

from model.facts.hub import DEFINITIONS, TABLES
from postgres import Postgres

TABLE_NAMES = [table.name for table in TABLES]
VALUES = {"text": "replica", "bigint": "1", "bytea": "\\x00", "timestamp with time zone": "now"}


def make_tables(server: Postgres) -> None:
    """As init does on PostgreSQL."""
    for definition in DEFINITIONS:
        if definition.startswith(("CREATE SCHEMA", "CREATE TABLE")):
            server.execute(definition)
        elif definition.startswith("ALTER TABLE"):
            for name in TABLE_NAMES:
                server.execute(definition.replace("batch", name))


def drop_tables(server: Postgres) -> None:
    server.execute("DROP SCHEMA IF EXISTS taskcore CASCADE")


def grant(server: Postgres, role: str, store: str) -> None:
    """As grant does."""
    with server.connect() as connection:
        quoted = {
            "role": sql.Identifier(role).as_string(connection),
            "policy": sql.Identifier(policy(role, store)).as_string(connection),
            "'store'": sql.Literal(store).as_string(connection),
        }
        for definition in DEFINITIONS:
            if re.match("GRANT|DROP POLICY|CREATE POLICY", definition):
                text = re.sub(
                    r"\brole\b|\bpolicy\b|'store'", lambda found: quoted[found[0]], definition
                )
                for name in TABLE_NAMES:
                    run(connection, text.replace("taskcore.batch", f"taskcore.{name}"))


def revoke(server: Postgres, role: str, store: str) -> None:
    with server.connect() as connection:
        for name in TABLE_NAMES:
            text = sql.SQL("DROP POLICY {} ON taskcore.{}")
            connection.execute(
                text.format(sql.Identifier(policy(role, store)), sql.Identifier(name))
            )


def policy(role: str, store: str) -> str:
    return f"{role} in {store}"


def run(connection: psycopg.Connection[Any], text: str) -> psycopg.Cursor[Any]:
    return connection.execute(text)


def add_rows(server: Postgres, *stores: str) -> None:
    """One in each table for each store, of a replica `replica`, in the place of what is there."""
    with server.connect() as connection, connection.transaction():
        for store in stores:
            for table in TABLES:
                names = [name for name, _ in table.columns]
                values = [
                    store if name == "store" else VALUES[kind.partition(" NOT NULL")[0]]
                    for name, kind in table.columns
                ]
                remove_row(connection, table.name, store)
                connection.execute(
                    f"INSERT INTO taskcore.{table.name} ({', '.join(names)})"
                    f" VALUES ({', '.join(['%s'] * len(values))})",
                    values,
                )


def remove_rows(server: Postgres, *stores: str) -> None:
    with server.connect() as connection, connection.transaction():
        for store in stores:
            for name in TABLE_NAMES:
                remove_row(connection, name, store)


def remove_row(connection: psycopg.Connection[Any], name: str, store: str) -> None:
    text = sql.SQL("DELETE FROM taskcore.{} WHERE store = {}")
    connection.execute(text.format(sql.Identifier(name), sql.Literal(store)))


def rows_of(server: Postgres, store: str) -> dict[str, list[tuple[Any, ...]]]:
    with server.connect() as connection:
        return {
            name: connection.execute(
                f"SELECT * FROM taskcore.{name} WHERE store = %s", [store]
            ).fetchall()
            for name in TABLE_NAMES
        }
