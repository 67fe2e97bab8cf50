"""A mail server on this machine that speaks TLS, and keeps the messages that it takes."""

from __future__ import annotations

import socket
import ssl
import subprocess
from asyncio import AbstractServer
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

USER, PASSWORD = "ada@example.org", "correct horse"


@dataclass
class SecureServer:
    """It takes messages on ``localhost`` from the user with the password, and from no other."""

    port: int
    certificate: Path
    """What a client has to trust."""
    messages: list[bytes] = field(default_factory=list)
    recipients: list[list[str]] = field(default_factory=list)

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address.startswith("nobody@"):
            return "550 5.1.1 No such user here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert server.transport is not None and isinstance(envelope.content, bytes)
        if server.transport.get_extra_info("ssl_object") is None:
            return "554 5.7.0 The message came without TLS"
        self.messages.append(envelope.content)
        self.recipients.append(envelope.rcpt_tos)
        return "250 queued"


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of its own for ``localhost``, and its key."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    if not certificate.exists():
        command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
        names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
        files = ["-keyout", str(key), "-out", str(certificate), "-days", "2"]
        subprocess.run([*command.split(), *names, *files], check=True, capture_output=True)
    return certificate, key


class _Controller(Controller):
    """It listens where nobody else does, while aiosmtpd would have to know a free port."""

    listener: socket.socket

    def _create_server(self) -> Coroutine[Any, Any, AbstractServer]:
        return self.loop.create_server(
            self._factory_invoker, sock=self.listener, ssl=self.ssl_context
        )


@contextmanager
def secure_server(folder: Path, *, starts_plain: bool) -> Iterator[SecureServer]:
    """Runs a server, with STARTTLS when it starts plain, else with TLS from the first byte."""
    certificate, key = make_certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    server = SecureServer(0, certificate)
    tls: dict[str, Any] = (
        {"tls_context": context, "require_starttls": True}
        if starts_plain
        else {"ssl_context": context, "auth_require_tls": False}
    )
    listener = socket.create_server(("127.0.0.1", 0))
    server.port = listener.getsockname()[1]
    controller = _Controller(
        server,
        hostname="127.0.0.1",
        port=server.port,
        authenticator=_authenticate,
        auth_required=True,
        **tls,
    )
    controller.listener = listener
    controller.start()
    try:
        yield server
    finally:
        controller.stop()


def _authenticate(
    server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any
) -> AuthResult:
    known = LoginPassword(USER.encode(), PASSWORD.encode())
    return AuthResult(success=data == known, handled=False)
