"""A second Google: Calendar v3, Tasks v1 and OAuth 2 on a port of this machine.

It is made from Google's own discovery documents: each request is checked against them before it is
done, and each answer before it is sent.

    with GoogleServer() as google:
        token = google.oauth.new_access_token()
        google.faults.add(Kind.CUT_AFTER, method="POST")
        ...  # a client asks google.calendar_endpoint and google.tasks_endpoint
        assert google.account.outbox == []

When it ends, it fails if an answer was not what the documents say.
"""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass, replace
from types import TracebackType
from urllib.parse import parse_qsl

import calendar_lists
import event_lists
import events
import task_lists
import tasks_api
from connection import Listener
from discovery import Method, Routes
from errors import ApiError, not_found
from faults import Fault, Faults, Kind, refusal
from http_messages import Answer, Cut, Request
from oauth import OAuth, OAuthError, basic_credentials
from partial import partial
from state import Account, Call
from validation import answer_faults, read_body, read_query
from values import Body

HANDLERS: dict[str, Callable[[Account, Call], Body | None]] = {
    **calendar_lists.HANDLERS,
    **events.HANDLERS,
    **event_lists.HANDLERS,
    **task_lists.HANDLERS,
    **tasks_api.HANDLERS,
}
TOKEN_PATHS = ("/auth", "/token", "/revoke")
CUTS = {Kind.CUT_AFTER: Cut.BEFORE_ANSWER, Kind.CUT_IN_ANSWER: Cut.IN_ANSWER}


@dataclass(frozen=True)
class LogEntry:
    """A request; `status` is nothing when the connection was cut."""

    http: str
    path: str
    query: str
    method: str | None
    status: int | None


class GoogleServer:
    """Answers until it is closed. Everything in it may be changed while it runs."""

    def __init__(self, seed: int = 1) -> None:
        self.account = Account(seed)
        self.oauth = OAuth(seed)
        self.faults = Faults()
        self.log: list[LogEntry] = []
        # What was wrong with answers.
        self.violations: list[str] = []
        # Held while a request is answered; a test that looks at several things at once holds it.
        self.lock = threading.RLock()
        self._routes = Routes("calendar.v3", "tasks.v1")
        self._listener = Listener(self)
        self._thread = threading.Thread(
            target=self._listener.serve_forever, args=(0.02,), daemon=True
        )
        self._thread.start()

    # MARK: Where it is

    @property
    def root(self) -> str:
        """Without a slash at its end."""
        return f"http://127.0.0.1:{self._listener.server_port}"

    @property
    def calendar_endpoint(self) -> str:
        """In place of `https://www.googleapis.com/calendar/v3/`."""
        return f"{self.root}/calendar/v3/"

    @property
    def tasks_endpoint(self) -> str:
        """In place of `https://tasks.googleapis.com/`."""
        return f"{self.root}/"

    @property
    def auth_uri(self) -> str:
        """In place of `https://accounts.google.com/o/oauth2/v2/auth`."""
        return f"{self.root}/auth"

    @property
    def token_uri(self) -> str:
        """In place of `https://oauth2.googleapis.com/token`."""
        return f"{self.root}/token"

    @property
    def revoke_uri(self) -> str:
        """In place of `https://oauth2.googleapis.com/revoke`."""
        return f"{self.root}/revoke"

    # MARK: What tests ask

    def requests(self, http: str = "", method: str = "") -> list[LogEntry]:
        """The log, or some of it: `requests(http="PUT")`, `requests(method="tasks.move")`."""
        with self.lock:
            return [
                each
                for each in self.log
                if each.http.startswith(http) and (each.method or "").endswith(method)
            ]

    def writes(self) -> list[LogEntry]:
        """The requests that would change something."""
        return [each for each in self.requests() if each.method and each.http != "GET"]

    def close(self) -> None:
        """Takes no more connections."""
        self._listener.shutdown()
        self._listener.server_close()

    def __enter__(self) -> GoogleServer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
        assert error or not self.violations, "\n".join(self.violations)

    # MARK: Answers

    def answer(self, request: Request) -> Answer:
        """What a request gets; one is answered after the other."""
        with self.lock:
            fault = self.faults.next(request.http, request.path)
            method, answer = self._answer(request, fault)
            status = None if answer.cut else answer.code
            name = method.id if method else None
            self.log.append(LogEntry(request.http, request.path, request.query, name, status))
            return answer

    def _answer(self, request: Request, fault: Fault | None) -> tuple[Method | None, Answer]:
        method: Method | None = None
        path: dict[str, str] = {}
        if request.path not in TOKEN_PATHS:
            found = self._routes.find(request.http, request.path)
            if found is None:
                return None, _refused(not_found(), None)
            method, path = found
        if fault and fault.kind == Kind.CUT_BEFORE:
            return method, Answer(0, cut=Cut.BEFORE_ANSWER)
        try:
            if fault:
                self._happen(fault, request, method, path)
            answer = self._work(request, method, path)
        except ApiError as error:
            answer = _refused(error, method)
        except Exception:
            self.violations.append(traceback.format_exc())
            answer = _refused(ApiError(500, "internalError", "Internal Error"), method)
        return method, replace(answer, cut=CUTS.get(fault.kind) if fault else None)

    def _happen(
        self, fault: Fault, request: Request, method: Method | None, path: dict[str, str]
    ) -> None:
        refused = refusal(fault)
        if refused:
            raise refused
        if fault.kind == Kind.EXPIRED_SYNC_TOKENS:
            self.account.expire_sync_tokens()
        if fault.kind == Kind.TWICE:
            self._work(request, method, path)

    def _work(self, request: Request, method: Method | None, path: dict[str, str]) -> Answer:
        if method is None:
            return self._token_answer(request)
        return self._method_answer(request, method, path)

    def _method_answer(self, request: Request, method: Method, path: dict[str, str]) -> Answer:
        headers = request.headers
        self.oauth.check(headers.get("Authorization"), method.id, method.scopes)
        query = read_query(method, request.query)
        content = read_body(method, headers.get("Content-Type", ""), request.content)
        handler = HANDLERS.get(method.id, events.not_supported)
        body = handler(self.account, Call(method.id, path, query, content, headers))
        self.violations += answer_faults(method, body)
        if body is None:
            return Answer(204)
        own = {"Etag": body["etag"]} if "etag" in body else {}
        # https://developers.google.com/workspace/calendar/api/guides/version-resources
        if method.http == "GET" and method.api.name == "calendar" and "etag" in body:
            known = headers.get("If-None-Match", "").split(",")
            if body["etag"] in [each.strip() for each in known]:
                return Answer(304, headers=own)
        if "fields" in query:
            body = partial(body, query["fields"])
        return Answer(200, body, own)

    def _token_answer(self, request: Request) -> Answer:
        form = dict(parse_qsl(request.content.decode(), keep_blank_values=True))
        query = dict(parse_qsl(request.query, keep_blank_values=True))
        try:
            match request.http, request.path:
                case "GET", "/auth":
                    return Answer(302, headers={"Location": self.oauth.authorize(query)})
                case "POST", "/token":
                    known = basic_credentials(request.headers.get("Authorization", ""))
                    return Answer(200, self.oauth.token({**form, **known}))
                case "POST", "/revoke":
                    self.oauth.revoke(form.get("token") or query.get("token", ""))
                    return Answer(200, {})
        except OAuthError as error:
            return Answer(error.code, error.body)
        return Answer(405, {"error": "invalid_request"})


def _refused(error: ApiError, method: Method | None) -> Answer:
    # The newer of the two servers says a status as well.
    with_status = method is not None and method.api.name == "tasks"
    return Answer(error.code, error.body(with_status=with_status), error.headers)
