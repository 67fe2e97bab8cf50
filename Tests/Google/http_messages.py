"""Requests as they arrive and answers as they are sent."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import Enum

from values import Body


@dataclass(frozen=True)
class Request:
    """What arrived. The names of headers are written `Like-This`."""

    http: str
    path: str
    query: str
    headers: dict[str, str]
    content: bytes


class Cut(Enum):
    """Where the connection is cut."""

    BEFORE_ANSWER = "before anything is sent"
    IN_ANSWER = "in the middle of the body"


@dataclass(frozen=True)
class Answer:
    """What is sent back."""

    code: int
    body: Body | None = None
    headers: dict[str, str] = field(default_factory=dict)
    cut: Cut | None = None

    @property
    def content(self) -> bytes:
        """The body as it is sent."""
        if self.body is None:
            return b""
        return json.dumps(self.body, indent=1, ensure_ascii=False).encode()
