"""The server's side of one connection: HTTP, and nothing of what it is about."""

from __future__ import annotations

import socket
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Protocol
from urllib.parse import urlsplit

from http_messages import Answer, Cut, Request


class Answering(Protocol):
    """What answers requests."""

    def answer(self, request: Request) -> Answer:
        """What a request gets."""


class Listener(ThreadingHTTPServer):
    """Takes connections on a port of this machine, each in a thread of its own."""

    daemon_threads = True

    def __init__(self, answering: Answering) -> None:
        self.answering = answering
        super().__init__(("127.0.0.1", 0), Connection)


class Connection(BaseHTTPRequestHandler):
    """Reads requests, gives them to the server and sends what that answers."""

    protocol_version = "HTTP/1.1"
    # An answer goes out at once, and not in two packets of which the second one waits.
    wbufsize = -1
    disable_nagle_algorithm = True

    def respond(self) -> None:
        """To one request."""
        assert isinstance(self.server, Listener)
        parts = urlsplit(self.path)
        content = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        http, query = self.command, parts.query
        # How clients send parameters that are too long for an address.
        if http == "POST" and self.headers.get("X-HTTP-Method-Override") == "GET":
            http, query, content = "GET", content.decode(), b""
        headers = {name.title(): value for name, value in self.headers.items()}
        self._send(self.server.answering.answer(Request(http, parts.path, query, headers, content)))

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = respond

    def _send(self, answer: Answer) -> None:
        if answer.cut == Cut.BEFORE_ANSWER:
            self._hang_up()
            return
        content = answer.content
        self.send_response(answer.code)
        for name, value in answer.headers.items():
            self.send_header(name, value)
        if content:
            self.send_header("Content-Type", "application/json; charset=UTF-8")
        if answer.code not in (204, 304):
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if answer.cut == Cut.IN_ANSWER:
            content = content[: len(content) // 2]
        self.wfile.write(content)
        self.wfile.flush()
        if answer.cut == Cut.IN_ANSWER:
            self._hang_up()

    def _hang_up(self) -> None:
        self.close_connection = True
        with suppress(OSError):
            self.connection.shutdown(socket.SHUT_RDWR)

    def log_message(self, format: str, *arguments: object) -> None:
        """The server has a log of its own."""
