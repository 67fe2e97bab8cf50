# SPDX-License-Identifier: Apache-2.0
"""Rows as a table in HTML, as notebooks show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from html import escape
from typing import Any

from taskcore._generated.values import cell


def table(rows: Sequence[Any], count: int) -> str:
    """The first of so many rows, without the columns in which none of them has anything.

    >>> from taskcore import StatusUsage
    >>> table([StatusUsage("<OK>", 0, 7)], 1).partition("<tbody>")[2]
    '<tr><td>&lt;OK&gt;</td><td>0</td><td>7</td></tr></tbody></table>'
    """
    names = [each.name for each in fields(rows[0])] if rows else []
    cells = {name: [cell(getattr(row, name)) for row in rows] for name in names if name != "uid"}
    shown = {name: texts for name, texts in cells.items() if any(texts)}
    head = "".join(f"<th>{escape(name)}</th>" for name in shown)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>"
        for row in zip(*shown.values())
    )
    rest = f"<p>{len(rows)} of {count}</p>" if len(rows) < count else ""
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{rest}"
