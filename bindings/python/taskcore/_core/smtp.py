# SPDX-License-Identifier: Apache-2.0
"""The server that sends messages."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from datetime import timedelta

from taskcore._core.file_methods import Progress, progress_callback
from taskcore._core.time_methods import MILLISECOND
from taskcore._generated import prototypes as c
from taskcore._low_level.values import integer, path_bytes, text
from taskcore.enumerations import SMTPSecurity


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


def smtp_options(server: SMTPServer, progress: Progress | None) -> c.taskcore_smtp_options:
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
    row.progress = progress_callback(progress)
    return row
