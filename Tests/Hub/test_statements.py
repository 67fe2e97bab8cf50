"""Statements are those of the list, of a kind that every engine has, and ask one shard for one store."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pglast
import psycopg
import pytest
from pglast import ast

from model.facts.hub import STATEMENTS, TABLES
from model.language.hub import Scope, Statement, Table
from postgres import Postgres
from statements import (
    ALLOWED,
    BY_FINGERPRINT,
    FUNCTIONS,
    TYPES,
    make_tables,
    nodes,
    of_stores,
    parameter_count,
)

NAMES = [statement.name for statement in STATEMENTS]
TABLE_NAMES = {f"taskcore.{table.name}" for table in TABLES}


def by_name(statement: Statement | Table) -> str:
    return statement.name


@pytest.fixture(scope="module")
def tables(server: Postgres) -> Iterator[Postgres]:
    """Those of a hub, empty; a test of the hub itself makes them again."""
    server.execute("DROP SCHEMA IF EXISTS taskcore CASCADE")
    for made in make_tables():
        server.execute(made)
    yield server
    server.execute("DROP SCHEMA taskcore CASCADE")


def test_each_statement_is_on_the_list_once() -> None:
    assert len(BY_FINGERPRINT) == len(STATEMENTS) == len(set(NAMES))


@pytest.mark.parametrize("statement", STATEMENTS, ids=by_name)
def test_a_statement_has_nothing_that_an_engine_lacks(statement: Statement) -> None:
    found = nodes(statement.sql)
    assert found.names - ALLOWED == set()
    assert found.functions - FUNCTIONS == set()
    assert found.types - TYPES == set()


@pytest.mark.parametrize("statement", STATEMENTS, ids=by_name)
def test_a_conflict_names_its_columns_and_they_are_the_key(statement: Statement) -> None:
    statement_tree = tree(statement.sql)
    clause = getattr(statement_tree, "onConflictClause", None)
    if clause is None:
        return
    assert clause.infer.conname is None and clause.infer.whereClause is None
    (table,) = [each for each in TABLES if each.name == statement_tree.relation.relname]
    assert tuple(element.name for element in clause.infer.indexElems) == table.key


@pytest.mark.parametrize("table", TABLES, ids=by_name)
def test_a_primary_key_leads_with_the_store(table: Table) -> None:
    found = nodes(table.sql)
    assert found.names - ALLOWED == set()
    assert found.types - TYPES == set()
    made: Any = tree(table.sql)
    (key,) = [
        [name.sval for name in each.keys or ()]
        for each in made.tableElts
        if isinstance(each, ast.Constraint)
    ]
    assert key[0] == "store" and tuple(key) == table.key


@pytest.mark.parametrize("statement", STATEMENTS, ids=by_name)
def test_only_an_operator_asks_for_all_stores(statement: Statement) -> None:
    """What is of one store says so by `store = $1`, or by the first column that it inserts."""
    of_tables = nodes(statement.sql).tables & TABLE_NAMES
    assert bool(of_tables) == (statement.scope != Scope.NONE)


@pytest.mark.parametrize("statement", list(of_stores()), ids=by_name)
def test_a_statement_of_a_store_finds_its_rows_by_the_store(
    tables: Postgres, statement: Statement
) -> None:
    """Each look at a table is an index condition on the store: on engines that spread stores, one shard has all."""
    with tables.connect() as connection:
        plan = generic_plan(connection, statement)
    asked = tree(statement.sql)
    if isinstance(asked, ast.InsertStmt):
        inserted: Any = asked
        assert inserted.cols[0].name == "store"
        (row,) = inserted.selectStmt.valuesLists
        assert isinstance(row[0], ast.ParamRef) and row[0].number == 1
        return
    looks = [
        node
        for node in nodes_of(plan)
        if "Relation Name" in node and node["Node Type"] != "ModifyTable"
    ]
    assert looks
    for look in looks:
        condition = conditions(plan, look)
        assert any("(store = $1)" in each for each in condition), (look["Node Type"], condition)


def tree(sql: str) -> Any:
    (raw,) = pglast.parse_sql(sql)
    return raw.stmt


def generic_plan(connection: psycopg.Connection[Any], statement: Statement) -> dict[str, Any]:
    """As it is for any values: the parameters stay parameters."""
    connection.execute("SET enable_seqscan = off")
    connection.execute("SET plan_cache_mode = force_generic_plan")
    connection.execute(f"PREPARE asked AS {statement.sql}")
    nulls = ", ".join(["NULL"] * parameter_count(statement.sql))
    (row,) = connection.execute(f"EXPLAIN (FORMAT JSON) EXECUTE asked({nulls})").fetchall()
    connection.execute("DEALLOCATE asked")
    plan = json.loads(row[0]) if isinstance(row[0], str) else row[0]
    found = plan[0]["Plan"]
    assert isinstance(found, dict)
    return found


def nodes_of(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for each in plan.get("Plans", ()):
        yield from nodes_of(each)


def conditions(plan: dict[str, Any], look: dict[str, Any]) -> list[str]:
    """Those by which an index is asked; a bitmap of a heap is asked below it."""
    assert plan
    return [each["Index Cond"] for each in nodes_of(look) if "Index Cond" in each]
