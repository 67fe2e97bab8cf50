# SPDX-License-Identifier: Apache-2.0
"""The messages that invoices are sent with."""

from __future__ import annotations

import os
from ctypes import byref, c_int64
from dataclasses import dataclass, field
from datetime import timedelta
from typing import TYPE_CHECKING, TypedDict

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, give, page
from taskcore._low_level.values import OwnBytes, integer, path_bytes, text
from taskcore.enumerations import SMTPSecurity
from taskcore.files.file_methods import Progress, progress_callback
from taskcore.lists import EmailList
from taskcore.time.time_methods import MILLISECOND

if TYPE_CHECKING:
    from typing_extensions import Unpack


class EmailProperties(TypedDict, total=False):
    """The keywords of a message; what is None is as usual.

    ``to``, ``cc`` and ``reply_to`` are addresses with or without names, separated by commas; else it
    goes to the client. ``sender`` is one, else the seller's.
    """

    to: str | None
    cc: str | None
    reply_to: str | None
    sender: str | None
    subject: str | None
    body: str | None
    paper: int | None


@dataclass(frozen=True)
class SMTPServer:
    """The server that takes messages; nothing of it is stored or logged.

    >>> SMTPServer("mail.example.org", user="ada", password="correct horse")
    SMTPServer(host='mail.example.org', port=None, security=<SMTPSecurity.STARTTLS: 1>, user='ada')
    """

    host: str
    port: int | None = None
    """None: 587 with STARTTLS, 465 with TLS."""
    security: int = SMTPSecurity.STARTTLS
    user: str | None = None
    password: str | None = field(default=None, repr=False)
    netrc_path: str | os.PathLike[str] | None = field(default=None, repr=False)
    """A file of mode 0600 with the user and the password."""
    ca_path: str | os.PathLike[str] | None = field(default=None, repr=False)
    """A PEM file with the authorities to trust; None for the system's."""
    timeout: timedelta | None = field(default=None, repr=False)
    """For all of it, at most an hour; None is a minute."""


class EmailMethods(Connection):
    """Sending issued invoices, as PDF with their data within."""

    def compose_email(self, invoice_id: int, **message: Unpack[EmailProperties]) -> bytes:
        """The message that an invoice is sent with, as an .eml file has it; nothing is sent."""
        composed = OwnBytes()
        options = message_options(message)
        number = integer(invoice_id, 64, "invoice_id")
        received = byref(composed.pointer), byref(composed.length)
        self._call(library.taskcore_email_compose, number, byref(options), *received)
        return composed.take()

    def compose_email_file(
        self,
        invoice_id: int,
        path: str | os.PathLike[str],
        **message: Unpack[EmailProperties],
    ) -> None:
        """Writes such a message to a file, or replaces one; it is there only when it is whole."""
        options = message_options(message)
        number = integer(invoice_id, 64, "invoice_id")
        encoded = path_bytes(path, "path")
        self._call(library.taskcore_email_compose_file, number, byref(options), encoded)

    def send_email(
        self,
        invoice_id: int,
        server: SMTPServer,
        *,
        progress: Progress | None = None,
        **message: Unpack[EmailProperties],
    ) -> int:
        """Sends an issued invoice, with TLS before anything is told, and returns the message's id.

        ``progress`` is told how many bytes are sent and how many there are; what it raises stops
        sending. Other calls do not wait meanwhile. A message that the server does not take is in
        ``emails``, too, with the reason.

        Raises AccessError when the server refuses the user or the password, and for a netrc file
        that others can read; InputOutputError for all else that the network and the server refuse.
        """
        options = message_options(message)
        told = progress_callback(progress)
        row = server_row(server)
        row.progress = told
        email_id = c_int64()
        number = integer(invoice_id, 64, "invoice_id")
        received = byref(email_id)
        self._call(library.taskcore_email_send, number, byref(options), byref(row), received)
        return email_id.value

    def emails(
        self, invoice_id: int | None = None, *, limit: int | None = None, offset: int = 0
    ) -> EmailList:
        """The messages with an invoice, or all, that were sent or were to be, the latest first."""
        row = give(c.TASKCORE_EMAIL_QUERY_OPTIONS_INIT(), **page(limit, offset))
        if invoice_id is not None:
            row.invoice_id = integer(invoice_id, 64, "invoice_id")
        return self._listed(EmailList, library.taskcore_email_query, byref(row))


def message_options(message: EmailProperties) -> c.taskcore_email_options:
    """What is given of a message, in C."""
    options = c.TASKCORE_EMAIL_OPTIONS_INIT()
    unknown = message.keys() - EmailProperties.__annotations__.keys()
    if unknown:
        raise TypeError(f"{min(unknown)!r} is no property of a message")
    announce(options, "EMAIL", **message)
    return options


def server_row(server: SMTPServer) -> c.taskcore_smtp_options:
    """A server, in C."""
    row = c.TASKCORE_SMTP_OPTIONS_INIT()
    row.host = text(server.host, "host")
    row.port = 0 if server.port is None else integer(server.port, 32, "port")
    row.security = integer(server.security, 32, "security")
    if server.user is not None:
        row.user = text(server.user, "user")
    if server.password is not None:
        row.password = text(server.password, "password")
    if server.netrc_path is not None:
        row.netrc_path = path_bytes(server.netrc_path, "netrc_path")
    if server.ca_path is not None:
        row.ca_path = path_bytes(server.ca_path, "ca_path")
    if server.timeout is not None:
        row.timeout_ms = integer(server.timeout // MILLISECOND, 64, "timeout_ms")
    return row
