"""A network that fails: it stands before a server, and cuts, delays, loses and repeats what goes through it."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum

# What a server says when it changed something, and when the transaction is over: also that of a pipeline, in which
# no COMMIT stands.
CHANGED = (b"INSERT 0 1\0", b"UPDATE 1\0", b"DELETE 1\0")
READY = b"Z\0\0\0\x05I"
# What a client may ask before it says who it is, and what a server that has no TLS says to it.
REQUESTS = (80877103, 80877104)
CHUNK = 1 << 14
PATIENCE = 20.0


class Fate(Enum):
    """What happens to a connection."""

    WHOLE = "goes through"
    CUT = "is cut after some bytes"
    DELAYED = "goes through slowly"
    STALLED = "falls silent after some bytes, and is cut later"
    ANSWER_LOST = "is cut when a transaction is committed, before the client hears of it"
    REPEATED = "goes through, and all that the client sent is sent once more, later"


USUAL: Mapping[Fate, float] = {
    Fate.WHOLE: 5, Fate.CUT: 3, Fate.DELAYED: 1, Fate.STALLED: 0.3, Fate.ANSWER_LOST: 2, Fate.REPEATED: 1,
}  # fmt: skip
NO_FAULTS: Mapping[Fate, float] = {Fate.WHOLE: 1}


class Proxy:
    """Listens on a port of this machine until it is closed. `fates` may be changed while it runs."""

    def __init__(
        self,
        connect: Callable[[], socket.socket],
        seed: int,
        fates: Mapping[Fate, float] = NO_FAULTS,
        *,
        most_bytes: int = 20_000,
        stall: float = 0.5,
    ) -> None:
        print(f"the network's seed: {seed}")
        self.connect = connect
        self.chance = random.Random(f"network {seed}")
        self.fates = fates
        self.most_bytes = most_bytes
        self.stall = stall
        self.happened: Counter[Fate] = Counter()
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port = int(self.listener.getsockname()[1])
        self.is_closed = False
        self.lock = threading.Lock()
        self.threads: list[threading.Thread] = []
        self.sockets: list[socket.socket] = []
        self._spawn(self._accept)

    def _spawn(self, work: Callable[..., None], *arguments: object) -> threading.Thread:
        thread = threading.Thread(target=work, args=arguments, daemon=True)
        with self.lock:
            self.threads = [each for each in self.threads if each.is_alive()]
            self.threads.append(thread)
        thread.start()
        return thread

    def _kept(self, connection: socket.socket) -> socket.socket:
        connection.settimeout(PATIENCE)
        with self.lock:
            self.sockets = [each for each in self.sockets if each.fileno() >= 0]
            self.sockets.append(connection)
        return connection

    def _accept(self) -> None:
        while not self.is_closed:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            self._kept(client)
            with self.lock:
                (fate,) = self.chance.choices(list(self.fates), list(self.fates.values()))
                limit = int(self.most_bytes ** self.chance.random())
                from_client = self.chance.random() < 0.5
                numbers = random.Random(self.chance.random())
            self._spawn(self._carry, client, fate, limit, from_client, numbers)

    def _carry(
        self,
        client: socket.socket,
        fate: Fate,
        limit: int,
        from_client: bool,
        numbers: random.Random,
    ) -> None:
        try:
            server = self._kept(self.connect())
        except OSError:
            client.close()
            return
        line = _Line(self, client, server, fate, numbers)
        there = self._spawn(line.forward, client, server, limit if from_client else None)
        line.forward(server, client, None if from_client else limit)
        there.join(PATIENCE)
        line.cut()
        if line.happened:
            with self.lock:
                self.happened[fate] += 1
        if fate == Fate.REPEATED:
            time.sleep(numbers.random() * 0.3)
            with suppress(OSError):
                self.repeat(bytes(line.sent))

    def repeat(self, sent: bytes) -> None:
        """All that a client had sent comes to the server once more."""
        server = self._kept(self.connect())
        while len(sent) >= 8 and int.from_bytes(sent[4:8], "big") in REQUESTS:
            sent = sent[8:]
        if sent:
            server.sendall(sent)
            server.shutdown(socket.SHUT_WR)
            while server.recv(CHUNK):
                pass
        server.close()

    def cut_all(self) -> None:
        """Every connection that there is now."""
        with self.lock:
            there = list(self.sockets)
        for connection in there:
            _close(connection)

    def close(self) -> None:
        self.is_closed = True
        with suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self.cut_all()
        for thread in list(self.threads):
            thread.join(PATIENCE)


class _Line:
    """A client and a server that are connected."""

    def __init__(
        self,
        proxy: Proxy,
        client: socket.socket,
        server: socket.socket,
        fate: Fate,
        numbers: random.Random,
    ) -> None:
        self.proxy = proxy
        self.client = client
        self.server = server
        self.fate = fate
        self.numbers = numbers
        self.sent = bytearray()
        self.happened = fate in (Fate.WHOLE, Fate.DELAYED, Fate.REPEATED)

    def forward(self, source: socket.socket, target: socket.socket, limit: int | None) -> None:
        left = limit
        answer = bytearray()
        try:
            while data := source.recv(CHUNK):
                if source is self.client:
                    self.sent += data
                if self.fate == Fate.DELAYED:
                    time.sleep(self.numbers.random() * 0.05)
                if self.fate == Fate.ANSWER_LOST and source is self.server:
                    answer += data
                    if READY in answer and any(word in answer for word in CHANGED):
                        self.happened = True
                        break
                    if READY in answer:
                        answer.clear()
                if self.fate in (Fate.CUT, Fate.STALLED) and left is not None:
                    if len(data) >= left:
                        target.sendall(data[:left])
                        self.happened = True
                        if self.fate == Fate.STALLED:
                            time.sleep(self.proxy.stall)
                        break
                    left -= len(data)
                target.sendall(data)
            else:
                # One side has said all that it has to say.
                with suppress(OSError):
                    target.shutdown(socket.SHUT_WR)
                return
        except OSError:
            pass
        self.cut()

    def cut(self) -> None:
        _close(self.client)
        _close(self.server)


def _close(connection: socket.socket) -> None:
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
    connection.close()


def to_socket(path: str) -> Callable[[], socket.socket]:
    """To a server's Unix socket, where PostgreSQL asks for no password: so a connection can be repeated."""

    def connect() -> socket.socket:
        connection = socket.socket(socket.AF_UNIX)
        try:
            connection.connect(path)
        except OSError:
            connection.close()
            raise
        return connection

    return connect


def to_port(port: int) -> Callable[[], socket.socket]:
    return lambda: socket.create_connection(("127.0.0.1", port), PATIENCE)
