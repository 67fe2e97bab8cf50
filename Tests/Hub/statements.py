"""Every statement that the hub gets, and what all engines have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pglast
from pglast import ast
from pglast.visitors import Visitor

from model.facts.hub import STATEMENTS, TABLES
from model.language.hub import Scope, Statement

BY_FINGERPRINT: dict[str, Statement] = {pglast.fingerprint(each.sql): each for each in STATEMENTS}

# What PostgreSQL 13 to 17, Citus, YugabyteDB and CockroachDB all have: docs/hub.md says where that is documented.
ALLOWED = {
    "A_Const", "A_Expr", "A_Star", "BoolExpr", "ColumnDef", "ColumnRef", "Constraint", "CreateSchemaStmt",
    "CreateStmt", "DeleteStmt", "FuncCall", "IndexElem", "InferClause", "InsertStmt", "Integer", "JoinExpr",
    "OnConflictClause", "ParamRef", "RangeVar", "RawStmt", "ResTarget", "SelectStmt", "SortBy", "String", "SubLink",
    "TransactionStmt", "TypeCast", "TypeName", "UpdateStmt", "Alias", "SQLValueFunction", "MultiAssignRef",
    "CoalesceExpr", "Boolean",
}  # fmt: skip
FUNCTIONS = {"count", "sum", "max", "coalesce", "octet_length", "version", "interval"}
TYPES = {"int8", "text", "bytea", "timestamptz", "interval"}
# What init, grant and revoke say besides, where an engine has it.
ADMINISTRATION = {
    "CreateSchemaStmt", "CreateStmt", "GrantStmt", "AlterTableStmt", "AlterTableCmd", "CreatePolicyStmt", "DropStmt",
    "RoleSpec", "AccessPriv",
}  # fmt: skip


class Nodes(Visitor):
    """The names of all nodes of a statement, and of the functions and types in it."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.functions: set[str] = set()
        self.types: set[str] = set()
        self.tables: set[str] = set()

    def visit(self, _: object, node: Any) -> None:
        self.names.add(type(node).__name__)
        if isinstance(node, ast.FuncCall):
            self.functions.add(name_of(node.funcname))
        if isinstance(node, ast.TypeName):
            self.types.add(name_of(node.names))
        if isinstance(node, ast.RangeVar):
            self.tables.add(f"{node.schemaname or ''}.{node.relname}")


def name_of(names: Any) -> str:
    """The last of them, without the schema."""
    return str(names[-1].sval)


def nodes(sql: str) -> Nodes:
    found = Nodes()
    found(pglast.parse_sql(sql))
    return found


def listed(sql: str) -> Statement | None:
    """The statement of the list that this one is, whatever its constants and spaces."""
    return BY_FINGERPRINT.get(pglast.fingerprint(sql))


def of_stores() -> Iterator[Statement]:
    return (each for each in STATEMENTS if each.scope == Scope.STORE)


def make_tables() -> Iterator[str]:
    yield "CREATE SCHEMA IF NOT EXISTS taskcore"
    yield from (table.sql for table in TABLES)


def parameter_count(sql: str) -> int:
    class Parameters(Visitor):
        most = 0

        def visit_ParamRef(self, _: object, node: Any) -> None:
            self.most = max(self.most, node.number)

    found = Parameters()
    found(pglast.parse_sql(sql))
    return found.most
