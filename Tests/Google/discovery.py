"""What Google says of its own interfaces: the discovery documents in the package of its client."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from urllib.parse import unquote

from values import Body


@dataclass(frozen=True)
class Method:
    """One method of an interface, such as `calendar.events.list`."""

    id: str
    http: str
    path: re.Pattern[str]
    parameters: Body
    request: str | None
    response: str | None
    scopes: frozenset[str]
    api: Api

    def query_parameters(self) -> Body:
        """Those of the method and those that all methods have."""
        own = {n: p for n, p in self.parameters.items() if p["location"] == "query"}
        return {**self.api.parameters, **own}


@dataclass(frozen=True, eq=False)
class Api:
    """One interface, such as `calendar` in its version 3."""

    name: str
    parameters: Body
    schemas: Body


class Routes:
    """Which method a request calls."""

    def __init__(self, *documents: str) -> None:
        self.methods = [each for name in documents for each in _methods(_document(name))]

    def find(self, http: str, path: str) -> tuple[Method, dict[str, str]] | None:
        """The method and what stands in the path for its parameters."""
        for method in self.methods:
            match = method.path.fullmatch(path) if method.http == http else None
            if match:
                return method, {name: unquote(text) for name, text in match.groupdict().items()}
        return None


@cache
def _document(name: str) -> Body:
    folder = files("googleapiclient") / "discovery_cache" / "documents"
    document = json.loads((folder / f"{name}.json").read_text())
    assert isinstance(document, dict)
    return document


def _methods(document: Body) -> Iterator[Method]:
    api = Api(document["name"], document["parameters"], document["schemas"])
    for resource in document["resources"].values():
        for method in resource["methods"].values():
            yield Method(
                id=method["id"],
                http=method["httpMethod"],
                path=_pattern("/" + document["servicePath"] + method["path"]),
                parameters=method.get("parameters", {}),
                request=method.get("request", {}).get("$ref"),
                response=method.get("response", {}).get("$ref"),
                scopes=frozenset(method["scopes"]),
                api=api,
            )


def _pattern(template: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", template)
    for index, part in enumerate(parts):
        parts[index] = rf"(?P<{part}>[^/]+)" if index % 2 else re.escape(part)
    return re.compile("".join(parts))
