"""Whether a value is what a schema of a discovery document says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, datetime
from typing import Any

from values import Body

DATE = re.compile(r"\d{4}-\d\d-\d\d")
DATE_TIME = re.compile(r"\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)?")
# How the documents say that a property is not for clients; what they say of some kinds of resource
# only ("for assigned tasks this field is read-only") or with exceptions ("read-only, except when
# importing") is not meant.
READ_ONLY = re.compile(
    r"(?:^|\. |\.\n)(?:This field is )?(?:Read-[Oo]nly|Output only|read-only)\b(?!, except)"
)

LIMITS = {"int32": 2**31, "uint32": 2**32}


def is_read_only(schema: Body) -> bool:
    """Whether what a client says is passed over."""
    return bool(schema.get("readOnly")) or bool(READ_ONLY.search(schema.get("description", "")))


def faults(value: Any, schema: Body, schemas: Body, where: str) -> Iterator[str]:
    """What is wrong with a value, in words; nothing is required, as the documents require nothing."""
    if "$ref" in schema:
        yield from faults(value, schemas[schema["$ref"]], schemas, where)
        return
    match schema.get("type"):
        case "object":
            yield from _object_faults(value, schema, schemas, where)
        case "array" if isinstance(value, list):
            for index, item in enumerate(value):
                yield from faults(item, schema["items"], schemas, f"{where}[{index}]")
        case "string" if isinstance(value, str):
            yield from _text_faults(value, schema, where)
        case "boolean" if isinstance(value, bool):
            pass
        case "integer" if isinstance(value, int) and not isinstance(value, bool):
            limit = LIMITS.get(schema.get("format", ""), 2**63)
            if not -limit <= value < limit:
                yield f"{where}: {value} is too large"
        case "number" if isinstance(value, int | float) and not isinstance(value, bool):
            pass
        case "any":
            pass
        case kind:
            yield f"{where}: {value!r} is no {kind}"


def _object_faults(value: Any, schema: Body, schemas: Body, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no object"
        return
    properties = schema.get("properties", {})
    for name, item in value.items():
        inner = properties.get(name) or schema.get("additionalProperties")
        if inner is None:
            yield f"{where}.{name} is not known"
        else:
            yield from faults(item, inner, schemas, f"{where}.{name}")


def _text_faults(value: str, schema: Body, where: str) -> Iterator[str]:
    if "enum" in schema and value not in schema["enum"]:
        yield f"{where}: {value!r} is none of {', '.join(schema['enum'])}"
    if schema.get("format") == "date" and not is_date(value):
        yield f"{where}: {value!r} is no date"
    if schema.get("format") == "date-time" and not is_date_time(value):
        yield f"{where}: {value!r} is no date with a time"


def is_date(text: str) -> bool:
    """For example `2026-03-01`."""
    try:
        return bool(DATE.fullmatch(text)) and bool(date.fromisoformat(text))
    except ValueError:
        return False


def is_date_time(text: str, *, with_offset: bool = False) -> bool:
    """For example `2026-03-01T09:30:00+01:00`, or without what stands behind the seconds."""
    match = DATE_TIME.fullmatch(text)
    if not match or (with_offset and not match[2]):
        return False
    try:
        datetime.fromisoformat(text.upper())
    except ValueError:
        return False
    return True
