"""What Google answers when it refuses.

https://developers.google.com/workspace/calendar/api/guides/errors shows the shape of the bodies and
most of the reasons.
"""

from __future__ import annotations

from collections.abc import Mapping

from values import Body

# What the newer of Google's servers, that of tasks among them, say beside the number:
# https://cloud.google.com/apis/design/errors
STATUSES = {
    400: "INVALID_ARGUMENT",
    401: "UNAUTHENTICATED",
    403: "PERMISSION_DENIED",
    404: "NOT_FOUND",
    409: "ALREADY_EXISTS",
    412: "FAILED_PRECONDITION",
    429: "RESOURCE_EXHAUSTED",
    500: "INTERNAL",
    501: "UNIMPLEMENTED",
    503: "UNAVAILABLE",
}


class ApiError(Exception):
    """A request is refused: `ApiError(404, "notFound", "Not Found")`."""

    def __init__(
        self,
        code: int,
        reason: str,
        message: str,
        *,
        domain: str = "global",
        location: str | None = None,
        location_type: str = "parameter",
        headers: Mapping[str, str] | None = None,
        status: str | None = None,
        details: list[Body] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.headers = dict(headers or {})
        self.status = status
        self.details = details
        self.error: Body = {"domain": domain, "reason": reason, "message": message}
        if location is not None:
            self.error |= {"locationType": location_type, "location": location}

    def body(self, *, with_status: bool) -> Body:
        """What is sent; the server of tasks says a status, too."""
        error: Body = {"errors": [self.error], "code": self.code, "message": str(self)}
        status = self.status or (STATUSES.get(self.code) if with_status else None)
        if status is not None:
            error["status"] = status
        if self.details is not None:
            error["details"] = self.details
        return {"error": error}


def invalid(message: str, location: str | None = None, *, reason: str = "invalid") -> ApiError:
    """400, for a value that cannot be."""
    return ApiError(400, reason, message, location=location)


def required(message: str, location: str | None = None) -> ApiError:
    """400, for a value that is missing."""
    return ApiError(400, "required", message, location=location)


def calendar_error(code: int, reason: str, message: str) -> ApiError:
    """One of those that only the server of calendars has."""
    return ApiError(code, reason, message, domain="calendar")


def not_found() -> ApiError:
    """404."""
    return ApiError(404, "notFound", "Not Found")


def deleted() -> ApiError:
    """410, when what is deleted already is deleted again."""
    return ApiError(410, "deleted", "Resource has been deleted")


def duplicate() -> ApiError:
    """409, when there is, or was, an event of this identifier."""
    return ApiError(409, "duplicate", "The requested identifier already exists.")


def precondition_failed() -> ApiError:
    """412, when somebody else was faster."""
    return ApiError(
        412, "conditionNotMet", "Precondition Failed", location="If-Match", location_type="header"
    )


def full_sync_required() -> ApiError:
    """410, for a sync token of long ago."""
    return ApiError(
        410,
        "fullSyncRequired",
        "Sync token is no longer valid, a full sync is required.",
        domain="calendar",
        location="syncToken",
    )


def invalid_credentials() -> ApiError:
    """401, for an access token that is not known, has expired or was revoked."""
    return ApiError(
        401,
        "authError",
        "Invalid Credentials",
        location="Authorization",
        location_type="header",
        headers={
            "WWW-Authenticate": 'Bearer realm="https://accounts.google.com/", error="invalid_token"'
        },
        status="UNAUTHENTICATED",
    )


def login_required() -> ApiError:
    """401, for a request without an access token."""
    return ApiError(
        401,
        "required",
        "Login Required.",
        location="Authorization",
        location_type="header",
        headers={"WWW-Authenticate": 'Bearer realm="https://accounts.google.com/"'},
        status="UNAUTHENTICATED",
    )


def insufficient_scopes(method: str, scopes: list[str]) -> ApiError:
    """403, for an access token that the user gave for something else.

    The body is that of https://github.com/analogdotnow/Analog/issues/296.
    """
    error = ApiError(
        403,
        "insufficientPermissions",
        "Request had insufficient authentication scopes.",
        headers={
            "WWW-Authenticate": 'Bearer realm="https://accounts.google.com/", '
            f'error="insufficient_scope", scope="{" ".join(scopes)}"'
        },
        status="PERMISSION_DENIED",
        details=[
            {
                "@type": "type.googleapis.com/google.rpc.ErrorInfo",
                "reason": "ACCESS_TOKEN_SCOPE_INSUFFICIENT",
                "domain": "googleapis.com",
                "metadata": {"method": method},
            }
        ],
    )
    error.error["message"] = "Insufficient Permission"
    return error
