"""What all parts of the server are made of: bodies in JSON, moments, and texts that say nothing."""

from __future__ import annotations

import base64
import json
from datetime import datetime, timedelta, timezone
from typing import Any, TypeAlias

# What an object of JSON is in Python.
Body: TypeAlias = dict[str, Any]


class Clock:
    """The time of the server. No two moments that it gives are the same."""

    def __init__(self) -> None:
        self._offset = timedelta()
        self._last = datetime.min.replace(tzinfo=timezone.utc)

    def now(self) -> datetime:
        """To the millisecond, as Google says it."""
        moment = datetime.now(timezone.utc) + self._offset
        moment = moment.replace(microsecond=moment.microsecond // 1000 * 1000)
        self._last = max(moment, self._last + timedelta(milliseconds=1))
        return self._last

    def set_wrong_by(self, offset: timedelta) -> None:
        """From now on; the next moment may lie before the last one."""
        self._offset = offset
        self._last = datetime.min.replace(tzinfo=timezone.utc)


def rfc3339(moment: datetime) -> str:
    """For example `2026-03-01T09:30:00.250Z`."""
    text = moment.astimezone(timezone.utc).isoformat(timespec="milliseconds")
    return text.replace("+00:00", "Z")


def opaque(content: Body) -> str:
    """A token that says nothing to those who do not know how it was made."""
    text = json.dumps(content, separators=(",", ":"), sort_keys=True)
    return base64.urlsafe_b64encode(text.encode()).decode()


def read_opaque(token: str) -> Body | None:
    """What `opaque` was given, or nothing when it did not make this token."""
    try:
        content = json.loads(base64.urlsafe_b64decode(token.encode()))
    except ValueError:
        return None
    return content if isinstance(content, dict) else None
