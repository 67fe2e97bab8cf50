"""A mail server that keeps what somebody wanted to send, and delivers nothing."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from itertools import takewhile


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
            threading.Thread(target=self._take, args=[connection], daemon=True).start()

    def _take(self, connection: socket.socket) -> None:
        with suppress(OSError), connection, connection.makefile("rb") as lines:
            connection.sendall(b"220 outbox\r\n")
            for line in lines:
                word = line[:4].upper().strip()
                if word == b"DATA":
                    connection.sendall(b"354 Go on\r\n")
                    self.sent.append(b"".join(takewhile(lambda each: each != b".\r\n", lines)))
                if word == b"QUIT":
                    connection.sendall(b"221 Bye\r\n")
                    # SOGo waits until the other side hangs up.
                    return
                connection.sendall(b"250 Done\r\n")

    def close(self) -> None:
        with suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
