# SPDX-License-Identifier: Apache-2.0
"""Rows as a table in HTML, as notebooks show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from datetime import datetime
from enum import Enum
from html import escape
from typing import Any


def table(rows: Sequence[Any], count: int) -> str:
    """The first of so many rows, without the columns in which none of them has anything.

    >>> from taskcore import StatusUsage
    >>> table([StatusUsage("<OK>", 0, 7)], 1).partition("<tbody>")[2]
    '<tr><td>&lt;OK&gt;</td><td>0</td><td>7</td></tr></tbody></table>'
    """
    names = [each.name for each in fields(rows[0])] if rows else []
    cells = {name: [_text(getattr(row, name)) for row in rows] for name in names if name != "uid"}
    shown = {name: texts for name, texts in cells.items() if any(texts)}
    head = "".join(f"<th>{escape(name)}</th>" for name in shown)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>"
        for row in zip(*shown.values())
    )
    rest = f"<p>{len(rows)} of {count}</p>" if len(rows) < count else ""
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{rest}"


def _text(value: object) -> str:
    """A value in few words; nothing for what is absent or false."""
    if value is None or value is False:
        return ""
    if value is True:
        return "✓"
    if isinstance(value, Enum):
        return value.name or ""
    if isinstance(value, datetime):
        return f"{value:%Y-%m-%d %H:%M}"
    if isinstance(value, tuple):
        return ", ".join(map(_text, value))
    return str(value)
