"""What goes wrong when a test says so."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from enum import Enum

from errors import ApiError


class Kind(Enum):
    """One way in which a request fails."""

    RATE_LIMIT = "403, the calendar or the user was asked too often"
    USER_RATE_LIMIT = "403, one of the limits of the project was reached"
    TOO_MANY_REQUESTS = "429, with the seconds to wait"
    SERVER_ERROR = "500"
    UNAVAILABLE = "503, with the seconds to wait"
    EXPIRED_SYNC_TOKENS = "the sync tokens of before are not taken any more"
    CUT_BEFORE = "the connection is cut before anything is done"
    CUT_AFTER = "all is done, and the connection is cut before the answer"
    CUT_IN_ANSWER = "all is done, and the connection is cut in the middle of the answer"
    TWICE = "the request arrives twice, and the second answer is sent"


@dataclass
class Fault:
    """Which requests fail: `times` of those that fit, from the one after the first `after` on."""

    kind: Kind
    times: int = 1
    after: int = 0
    method: str = ".*"
    path: str = ".*"
    retry_after: int = 1

    def meets(self, method: str, path: str) -> bool:
        """Whether this request fails; it counts those that fit."""
        if (
            not self.times
            or not re.fullmatch(self.method, method)
            or not re.search(self.path, path)
        ):
            return False
        if self.after:
            self.after -= 1
            return False
        self.times -= 1
        return True


class Faults:
    """Those that are still to come, and how many there were."""

    def __init__(self) -> None:
        self.coming: list[Fault] = []
        self.happened: Counter[Kind] = Counter()

    def add(
        self,
        kind: Kind,
        times: int = 1,
        *,
        after: int = 0,
        method: str = ".*",
        path: str = ".*",
        retry_after: int = 1,
    ) -> None:
        """For example the second POST from now on: `add(Kind.CUT_AFTER, after=1, method="POST")`."""
        self.coming.append(Fault(kind, times, after, method, path, retry_after))

    def clear(self) -> None:
        """Nothing goes wrong any more."""
        self.coming.clear()

    def next(self, method: str, path: str) -> Fault | None:
        """The one that this request meets."""
        for fault in self.coming:
            if fault.meets(method, path):
                self.happened[fault.kind] += 1
                return fault
        return None


def refusal(fault: Fault) -> ApiError | None:
    """The answer of those faults that are one.

    https://developers.google.com/workspace/calendar/api/guides/errors
    """
    wait = {"Retry-After": str(fault.retry_after)}
    match fault.kind:
        case Kind.RATE_LIMIT:
            return _usage(403, "rateLimitExceeded", "Rate Limit Exceeded")
        case Kind.USER_RATE_LIMIT:
            return _usage(403, "userRateLimitExceeded", "User Rate Limit Exceeded")
        case Kind.TOO_MANY_REQUESTS:
            return _usage(429, "rateLimitExceeded", "Rate Limit Exceeded", wait)
        case Kind.SERVER_ERROR:
            return ApiError(500, "backendError", "Backend Error")
        case Kind.UNAVAILABLE:
            message = "The service is currently unavailable."
            return ApiError(503, "backendError", message, headers=wait, status="UNAVAILABLE")
        case _:
            return None


def _usage(code: int, reason: str, message: str, headers: dict[str, str] | None = None) -> ApiError:
    return ApiError(code, reason, message, domain="usageLimits", headers=headers)
