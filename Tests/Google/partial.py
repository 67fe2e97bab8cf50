"""Partial answers: only what the parameter `fields` names.

https://developers.google.com/workspace/calendar/api/guides/performance#partial-response
"""

from __future__ import annotations

import re
from typing import Any, TypeAlias

from errors import invalid
from values import Body

# What is wanted below each name; nothing below a name means all of it.
Mask: TypeAlias = "dict[str, Mask]"

TOKEN = re.compile(r"[\w@*]+|[(),/]")


def partial(body: Body, fields: str) -> Body:
    """For `items(id,etag),nextPageToken` the parts that it names."""
    tokens = TOKEN.findall(fields)
    if "".join(tokens) != fields:
        raise _wrong(fields)
    mask = _selection(tokens, fields)
    if tokens:
        raise _wrong(fields)
    kept = _kept(body, mask)
    assert isinstance(kept, dict)
    return kept


def _selection(tokens: list[str], fields: str) -> Mask:
    mask: Mask = {}
    while True:
        if not tokens or tokens[0] in "(),/":
            raise _wrong(fields)
        name = tokens.pop(0)
        mask[name] = _below(tokens, fields)
        if not tokens or tokens[0] != ",":
            return mask
        tokens.pop(0)


def _below(tokens: list[str], fields: str) -> Mask:
    if tokens and tokens[0] == "/":
        tokens.pop(0)
        if not tokens or tokens[0] in "(),/":
            raise _wrong(fields)
        name = tokens.pop(0)
        return {name: _below(tokens, fields)}
    if tokens and tokens[0] == "(":
        tokens.pop(0)
        mask = _selection(tokens, fields)
        if not tokens or tokens.pop(0) != ")":
            raise _wrong(fields)
        return mask
    return {}


def _kept(value: Any, mask: Mask) -> Any:
    if not mask:
        return value
    if isinstance(value, list):
        return [_kept(item, mask) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        name: _kept(item, mask.get(name, mask.get("*", {})))
        for name, item in value.items()
        if name in mask or "*" in mask
    }


def _wrong(fields: str) -> Exception:
    return invalid(f"Invalid field selection {fields}", "fields", reason="invalidParameter")
