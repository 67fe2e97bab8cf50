# SPDX-License-Identifier: Apache-2.0
"""Writes JSON for people too: each member, parameter and constant stands on a line."""

import json
from typing import Any

_LINES = 2
"""What has no more lists and objects below it than this stands on one line."""


def text(value: Any, indent: int = 0, key: str = "") -> str:
    start = " " * indent + (f"{json.dumps(key)}: " if key else "")
    if _depth(value) < _LINES:
        return start + json.dumps(value, ensure_ascii=False)
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    inner = (
        [text(each, indent + 2, name) for name, each in value.items()]
        if isinstance(value, dict)
        else [text(each, indent + 2) for each in value]
    )
    return f"{start}{opening}\n" + ",\n".join(inner) + f"\n{' ' * indent}{closing}"


def _depth(value: Any) -> int:
    """0 for a text, 1 for a list of texts or a parameter, and so on."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if not isinstance(value, dict | list):
        return 0
    return 1 + max((_depth(each) for each in inner if not _in_line(each)), default=0)


def _in_line(value: Any) -> bool:
    """What a member means, or a range."""
    if isinstance(value, dict):
        return "is" in value
    return isinstance(value, list) and bool(value) and isinstance(value[0], int)
