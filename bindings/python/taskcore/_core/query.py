# SPDX-License-Identifier: Apache-2.0
"""A query, as methods take it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from taskcore.queries.query import Conditions, Query

if TYPE_CHECKING:
    from typing_extensions import Unpack


def to_query(query: Query | str | None, **conditions: Unpack[Conditions]) -> Query:
    """A query, one in the language of queries or none, with conditions that replace its own."""
    if isinstance(query, str):
        query = Query(filter=query)
    elif query is None:
        query = Query()
    elif not isinstance(query, Query):
        raise TypeError(f"a query is a Query or a str, not a {type(query).__name__}")
    return replace(query, **conditions) if conditions else query


def needed_query(query: Query | str) -> Query:
    """A query for what is to be changed, which must be given."""
    if query is None:
        raise TypeError("what is changed needs a query; Query() finds every open task")
    return to_query(query)
