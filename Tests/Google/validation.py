"""Whether requests and answers are what Google's discovery documents say."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import parse_qsl

import schemas
from discovery import Method
from errors import ApiError, invalid, required
from values import Body


def read_query(method: Method, text: str) -> Body:
    """The parameters of a request, of the types that the document says."""
    known = method.query_parameters()
    query: Body = {}
    for name, value in parse_qsl(text, keep_blank_values=True, strict_parsing=bool(text)):
        if name not in known:
            raise invalid(f'Unknown name "{name}": Cannot bind query parameter.', name)
        read = _parameter(name, value, known[name])
        if known[name].get("repeated"):
            query.setdefault(name, []).append(read)
        elif name in query:
            raise invalid(f"The parameter {name} may be given once only.", name)
        else:
            query[name] = read
    for name, schema in known.items():
        if schema.get("required") and name not in query:
            raise required(f"Required parameter: {name}", name)
    if query.get("alt", "json") != "json":
        raise invalid("This server answers in JSON only.", "alt")
    return query


def _parameter(name: str, text: str, schema: Body) -> Any:
    value: Any = text
    if schema["type"] == "boolean":
        if text not in ("true", "false"):
            raise invalid(f"Invalid boolean value: '{text}'.", name)
        value = text == "true"
    elif schema["type"] == "integer":
        if not re.fullmatch(r"-?\d+", text):
            raise invalid(f"Invalid integer value: '{text}'.", name)
        value = int(text)
        lowest, highest = schema.get("minimum"), schema.get("maximum")
        if (lowest is not None and value < int(lowest)) or (highest and value > int(highest)):
            raise invalid(f"Invalid value '{text}'. Values must be within the range.", name)
    wrong = next(schemas.faults(value, schema, {}, name), None)
    if wrong:
        raise invalid(f"Invalid value for: {wrong}", name)
    if schema.get("format") == "date-time" and not schemas.is_date_time(text, with_offset=True):
        # "Must be an RFC3339 timestamp with mandatory time zone offset":
        # https://developers.google.com/workspace/calendar/api/v3/reference/events/list
        raise invalid("Bad Request", name, reason="badRequest")
    return value


def read_body(method: Method, content_type: str, content: bytes) -> Body:
    """The resource in a request, without what a client may not set; `null` stays in a PATCH."""
    if method.request is None:
        if content.strip() not in (b"", b"{}"):
            raise ApiError(400, "parseError", f"{method.id} takes no body.")
        return {}
    if content_type.split(";")[0].strip().lower() != "application/json":
        # Google reads such a body as a file that is uploaded.
        raise ApiError(
            400, "badRequest", f'Media type "{content_type}" is not supported.', domain="global"
        )
    try:
        body = json.loads(content)
    except ValueError:
        raise ApiError(400, "parseError", "Parse Error") from None
    schema = method.api.schemas[method.request]
    if not isinstance(body, dict):
        raise ApiError(400, "parseError", "Parse Error")
    body = _settable_properties(body, schema, method.api.schemas, keep_null=method.http == "PATCH")
    wrong = next(schemas.faults(_without_null(body), schema, method.api.schemas, "body"), None)
    if wrong:
        raise invalid(f"Invalid JSON payload received. {wrong}")
    for name, inner in schema["properties"].items():
        if method.id in inner.get("annotations", {}).get("required", []) and name not in body:
            raise required(_missing(name), name)
    return body


def _missing(name: str) -> str:
    # As Google names what is missing of an event.
    words = {"start": "start time", "end": "end time", "iCalUID": "iCal UID", "summary": "title"}
    return f"Missing {words.get(name, name)}."


def _settable(value: Any, schema: Body, known: Body, *, keep_null: bool) -> Any:
    schema = known[schema["$ref"]] if "$ref" in schema else schema
    if isinstance(value, list) and "items" in schema:
        return [_settable(item, schema["items"], known, keep_null=False) for item in value]
    if isinstance(value, dict):
        return _settable_properties(value, schema, known, keep_null=keep_null)
    return value


def _settable_properties(value: Body, schema: Body, known: Body, *, keep_null: bool) -> Body:
    properties = schema.get("properties", {})
    kept: Body = {}
    for name, item in value.items():
        inner = properties.get(name, schema.get("additionalProperties", {}))
        if schemas.is_read_only(inner) or (item is None and not keep_null):
            continue
        kept[name] = _settable(item, inner, known, keep_null=keep_null)
    return kept


def _without_null(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without_null(item) for name, item in value.items() if item is not None}
    return value


def answer_faults(method: Method, body: Body | None) -> list[str]:
    """What is wrong with an answer of ours. A test in which this is not empty fails."""
    if method.response is None or body is None:
        return [] if method.response is None and body is None else [f"{method.id}: {body!r}"]
    schema = method.api.schemas[method.response]
    found = list(schemas.faults(body, schema, method.api.schemas, method.id))
    found += [f"{method.id}: {text} has no offset" for text in _times_without_offset(body)]
    kind = schema["properties"].get("kind", {}).get("default")
    if kind is not None and body.get("kind") != kind:
        found.append(f"{method.id}: the kind is {body.get('kind')}")
    return found


def _times_without_offset(value: Any) -> list[str]:
    if isinstance(value, list):
        return [text for item in value for text in _times_without_offset(item)]
    if not isinstance(value, dict):
        return []
    own = value.get("dateTime")
    found = [own] if own and not schemas.is_date_time(own, with_offset=True) else []
    return found + [text for item in value.values() for text in _times_without_offset(item)]
