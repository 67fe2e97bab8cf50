"""A mail server that takes nothing, and remembers that somebody wanted to send."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Outbox:
    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        self.sent: list[bytes] = []
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            self.sent.append(b"a connection")
            with suppress(OSError), connection:
                connection.sendall(b"554 No mail today\r\n")

    def close(self) -> None:
        with suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
