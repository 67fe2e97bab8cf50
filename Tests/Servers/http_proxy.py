"""A network between a client and a server, which logs what goes through it and fails as it is told to."""

from __future__ import annotations

import http.client
import http.server
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from calendar_servers import authorization

if TYPE_CHECKING:
    from calendar_servers import CalendarServer

PATIENCE = 60.0
METHODS = (
    "GET HEAD PUT POST DELETE OPTIONS PROPFIND PROPPATCH REPORT MKCALENDAR MKCOL MOVE COPY ACL LOCK"
).split()
WRITING = ("PUT", "DELETE", "MKCALENDAR", "MKCOL", "PROPPATCH", "MOVE", "COPY", "POST")
# These are of a connection, and not of what goes through it.
HOP_BY_HOP = ("connection", "keep-alive", "transfer-encoding", "content-length", "expect", "te")


@dataclass
class Request:
    """What a client asked, and what it was answered."""

    number: int
    client: str
    method: str
    path: str
    headers: dict[str, str]
    body: bytes
    status: int | None = None
    """None when it was cut before there was an answer."""
    ended: int = 0
    """How many requests had come when it was answered: those between are at once with it."""
    answer: bytes = b""
    etag: str | None = None
    fault: str = ""
    reached: int = 0
    """How often it came to the server."""

    @property
    def if_match(self) -> str | None:
        return self.headers.get("if-match")

    @property
    def if_none_match(self) -> str | None:
        return self.headers.get("if-none-match")

    @property
    def is_accepted(self) -> bool:
        return self.reached > 0 and self.status is not None and self.status < 300

    @property
    def writes(self) -> bool:
        return self.method in WRITING

    @property
    def text(self) -> str:
        return self.body.decode(errors="replace")

    def __str__(self) -> str:
        condition = f" If-Match {self.if_match}" if self.if_match else ""
        condition += f" If-None-Match {self.if_none_match}" if self.if_none_match else ""
        fault = f" [{self.fault}]" if self.fault else ""
        return f"{self.number} {self.client}: {self.method} {self.path}{condition} -> {self.status}{fault}"


class Log:
    """All requests of all clients, in the order in which they came."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.lock = threading.Lock()

    def add(
        self, client: str, method: str, path: str, headers: dict[str, str], body: bytes
    ) -> Request:
        with self.lock:
            request = Request(len(self.requests), client, method, path, headers, body)
            request.ended = request.number + 1
            self.requests.append(request)
            return request

    def __len__(self) -> int:
        return len(self.requests)

    def since(self, first: int, client: str | None = None) -> list[Request]:
        return [each for each in self.requests[first:] if client in (None, each.client)]

    def writes(self, first: int = 0, client: str | None = None) -> list[Request]:
        """Those that change something at the server, or would."""
        return [each for each in self.since(first, client) if each.writes]

    def __str__(self) -> str:
        return "\n".join(map(str, self.requests))


@dataclass
class Answer:
    status: int
    headers: list[tuple[str, str]] = field(default_factory=list)
    body: bytes | Iterator[bytes] = b""
    """What comes piece by piece has no length that is told first."""
    cut_after: int | None = None
    """So many bytes of the body come before the connection is cut."""

    def header(self, name: str) -> str | None:
        return next((value for each, value in self.headers if each.lower() == name.lower()), None)

    def with_header(self, name: str, value: str | None) -> Answer:
        """With another value of that header, or without it."""
        kept = [(each, old) for each, old in self.headers if each.lower() != name.lower()]
        if value is not None:
            kept.append((name, value))
        return Answer(self.status, kept, self.body, self.cut_after)

    def with_body(self, body: bytes) -> Answer:
        return Answer(self.status, self.headers, body, self.cut_after)


Forward = Callable[[], Answer]
"""Brings the request to the server."""
Fault = Callable[[Request, Forward], Answer | None]
"""What the client is answered; None cuts the connection."""
Condition = Callable[[Request], bool]


@dataclass
class Rule:
    """A fault that happens to requests for which a condition holds."""

    fault: Fault
    when: Condition
    name: str
    skip: int
    """How many of them go through first."""
    times: int | None
    """How many of them it happens to then; None is all."""
    happened: int = 0

    def takes(self, request: Request) -> bool:
        if self.times is not None and self.happened >= self.times or not self.when(request):
            return False
        if self.skip > 0:
            self.skip -= 1
            return False
        self.happened += 1
        return True


class Proxy:
    """Listens until it is closed. Where the server asks for no password, the proxy does."""

    def __init__(self, server: CalendarServer, log: Log, client: str) -> None:
        self.server = server
        self.log = log
        self.client = client
        self.rules: list[Rule] = []
        self.lock = threading.Lock()
        self.listener = _Listener(self)
        self.port = self.listener.server_port
        self.thread = threading.Thread(
            target=self.listener.serve_forever, args=(0.02,), daemon=True
        )
        self.thread.start()

    @property
    def address(self) -> str:
        """What a user is told of the server."""
        return f"http://127.0.0.1:{self.port}{self.server.entry}"

    def add(
        self,
        fault: Fault,
        when: Condition | str = lambda request: True,
        *,
        skip: int = 0,
        times: int | None = 1,
    ) -> Rule:
        """Lets something fail; what was added first happens first. A text is a method."""
        method = when
        condition = (lambda each: each.method == method) if isinstance(when, str) else when
        rule = Rule(fault, condition, getattr(fault, "__name__", "fault"), skip, times)
        with self.lock:
            self.rules.append(rule)
        return rule

    def heal(self) -> None:
        with self.lock:
            self.rules.clear()

    def close(self) -> None:
        self.listener.shutdown()
        self.listener.server_close()
        self.thread.join(PATIENCE)

    # ------------------------------------------------------------------- one request

    def answer(self, request: Request) -> Answer | None:
        is_known = request.headers.get("authorization") == authorization()
        if not self.server.asks_for_password and not is_known:
            return Answer(401, [("WWW-Authenticate", 'Basic realm="tasks"')], b"Who are you?")
        if self.server.entry != "/" and request.path.rstrip("/") == "/.well-known/caldav":
            return Answer(301, [("Location", self.server.entry)])
        with self.lock:
            rule = next((each for each in self.rules if each.takes(request)), None)
        if not rule:
            return self.forward(request)
        request.fault = rule.name
        return rule.fault(request, lambda: self.forward(request))

    def forward(self, request: Request) -> Answer:
        request.reached += 1
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        try:
            connection.putrequest(
                request.method, request.path, skip_host=True, skip_accept_encoding=True
            )
            for name, value in request.headers.items():
                if name not in (*HOP_BY_HOP, "accept-encoding"):
                    connection.putheader(name, value)
            connection.putheader("Content-Length", str(len(request.body)))
            connection.putheader("Connection", "close")
            connection.endheaders(request.body)
            response = connection.getresponse()
            kept = [pair for pair in response.getheaders() if pair[0].lower() not in HOP_BY_HOP]
            return Answer(response.status, kept, response.read())
        finally:
            connection.close()


class _Listener(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        super().__init__(("127.0.0.1", 0), _Handler)

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that is gone is no news."""


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Listener
    timeout = PATIENCE

    def log_message(self, format: str, *arguments: object) -> None:
        """Nothing is printed."""

    def handle_one(self) -> None:
        proxy = self.server.proxy
        headers = {name.lower(): value for name, value in self.headers.items()}
        request = proxy.log.add(proxy.client, self.command, self.path, headers, self._read())
        answer = proxy.answer(request)
        if answer is None:
            self.close_connection = True
            return
        request.status, request.etag = answer.status, answer.header("ETag")
        request.ended = len(proxy.log)
        if isinstance(answer.body, bytes):
            request.answer = answer.body
        self._send(answer)

    def _read(self) -> bytes:
        if "chunked" in self.headers.get("Transfer-Encoding", "").lower():
            pieces = []
            while size := int(self.rfile.readline().split(b";")[0], 16):
                pieces.append(self.rfile.read(size))
                self.rfile.readline()
            while self.rfile.readline().strip():
                pass
            return b"".join(pieces)
        return self.rfile.read(int(self.headers.get("Content-Length") or 0))

    def _send(self, answer: Answer) -> None:
        self.send_response_only(answer.status)
        for name, value in answer.headers:
            self.send_header(name, value)
        if not isinstance(answer.body, bytes):
            self.close_connection = True
            self.send_header("Connection", "close")
            self.end_headers()
            for piece in answer.body:
                self.wfile.write(piece)
            return
        if answer.status not in (204, 304):
            self.send_header("Content-Length", str(len(answer.body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(answer.body[: answer.cut_after])
        if answer.cut_after is not None:
            self.wfile.flush()
            self.close_connection = True

    def finish(self) -> None:
        with suppress(OSError):
            super().finish()


for _method in METHODS:
    setattr(_Handler, f"do_{_method}", _Handler.handle_one)


# ------------------------------------------------------------------------------ faults


def cut_before(request: Request, forward: Forward) -> None:
    """The server hears nothing of it."""


def cut_after(request: Request, forward: Forward) -> None:
    """The server did it, and the client does not hear so."""
    forward()


def cut_amid(request: Request, forward: Forward) -> Answer:
    """Half of the answer comes."""
    answer = forward()
    assert isinstance(answer.body, bytes)
    answer.cut_after = len(answer.body) // 2
    return answer


def twice(request: Request, forward: Forward) -> Answer:
    """The server hears it twice, and the client its first answer."""
    answer = forward()
    forward()
    return answer


def twice_and_last(request: Request, forward: Forward) -> Answer:
    """The server hears it twice, and the client its second answer."""
    forward()
    return forward()


def delayed(seconds: float) -> Fault:
    def delay(request: Request, forward: Forward) -> Answer:
        time.sleep(seconds)
        return forward()

    return delay


def refused(status: int, body: bytes = b"", **headers: str) -> Fault:
    """Answered without the server; of a header's name, `_` is `-`."""
    given = [(name.replace("_", "-"), value) for name, value in headers.items()]

    def refuse(request: Request, forward: Forward) -> Answer:
        return Answer(status, given, body)

    refuse.__name__ = f"refused_{status}"
    return refuse


def rewritten(change: Callable[[Answer], Answer]) -> Fault:
    """What the server answers, changed."""

    def rewrite(request: Request, forward: Forward) -> Answer:
        return change(forward())

    rewrite.__name__ = getattr(change, "__name__", "rewritten")
    return rewrite
