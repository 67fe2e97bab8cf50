"""A PostgreSQL server of its own in a private folder."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Iterator
from typing import Any

import psycopg
from psycopg import sql

import servers

OPERATOR = "operator"
DATABASE = "tasks"
SETTINGS = {
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
    "shared_buffers": "64MB",
    "max_connections": "60",
    "jit": "off",
    "autovacuum": "on",
    "password_encryption": "scram-sha-256",
    "log_line_prefix": "'%m [%p] %u@%d '",
    "timezone": "UTC",
    "lc_messages": "C",
}
# Through the socket anybody is who he says: that is how tests administer, and what stands before the server connects.
ACCESS = """\
local all,replication all trust
hostssl all all 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
"""
LOGGED = re.compile(r"LOG:  (?:statement|execute [^:]*): (.*)", re.DOTALL)


class Postgres:
    """Its operator is a superuser, and its database is empty at first."""

    def __init__(self, **settings: str) -> None:
        self.place = servers.private_folder("hub")
        self.settings = SETTINGS | settings
        self.port = servers.free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.data = self.place / "data"
        self.log = self.place / "server.log"
        self._make()

    def _make(self) -> None:
        initdb = [servers.program("initdb"), "--pgdata", str(self.data), "--no-sync"]
        initdb += ["--encoding", "UTF8", "--locale", "C", "--username", OPERATOR]
        servers.run([*initdb, "--auth", "trust"], self.place)
        (self.data / "pg_hba.conf").write_text(ACCESS)

    def start(self) -> None:
        """Starts it, after a crash too, and waits until it takes connections."""
        assert self.process is None
        settings = self.settings | {
            "port": str(self.port),
            "listen_addresses": "'127.0.0.1'",
            "unix_socket_directories": f"'{self.place}'",
        }
        (self.data / "postgresql.conf").write_text(
            "".join(f"{name} = {value}\n" for name, value in settings.items())
        )
        command = [servers.program("postgres"), "-D", str(self.data)]
        self.process = servers.start(command, self.place, self.log)
        servers.wait_until(self._is_up, "PostgreSQL starts")
        if not self.rows("SELECT 1 FROM pg_database WHERE datname = %s", DATABASE, at="postgres"):
            self.execute(f"CREATE DATABASE {DATABASE}", at="postgres")

    def _is_up(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(f"PostgreSQL ended: {self.log.read_text()[-2_000:]}")
        try:
            self.connect(at="postgres").close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """As `pg_ctl stop -m fast`."""
        if self.process is not None:
            servers.end(self.process, signal.SIGINT)
            self.process = None

    def kill(self) -> None:
        """As when the machine loses its power, but for what the kernel has not written yet: kill -9 of every process."""
        assert self.process is not None
        below = servers.children(self.process.pid)
        self.process.kill()
        for child in below:
            servers.signal_process(child, signal.SIGKILL)
        self.process.wait(servers.PATIENCE)
        self.process = None
        servers.wait_until(
            lambda: not any(map(servers.is_running, below)), "the server's processes end"
        )

    def crash(self) -> None:
        """Is killed, and starts again with what it had committed."""
        self.kill()
        self.start()

    def close(self) -> None:
        self.stop()
        servers.remove(self.place)

    # ---------------------------------------------------------------- addresses

    def address(
        self, role: str, *, store: str = "", port: int = 0, password: str = "", **options: str
    ) -> str:
        """One of a role through TCP. There is a password in it only for tests of how it is refused."""
        words = options | ({"store": store} if store else {})
        secret = f":{password}" if password else ""
        tail = "&".join(f"{name}={value}" for name, value in words.items())
        place = f"127.0.0.1:{port or self.port}"
        return f"postgresql://{role}{secret}@{place}/{DATABASE}" + (f"?{tail}" if tail else "")

    def socket_address(self, role: str, *, store: str = "") -> str:
        """One through the socket, which asks for no password."""
        tail = f"&store={store}" if store else ""
        return f"postgresql://{role}@/{DATABASE}?host={self.place}&port={self.port}{tail}"

    # ------------------------------------------------------------ as an operator

    def connect(self, role: str = OPERATOR, *, at: str = DATABASE) -> psycopg.Connection[Any]:
        return psycopg.connect(
            host=str(self.place), port=self.port, user=role, dbname=at, autocommit=True
        )

    def rows(
        self, statement: str, *values: object, role: str = OPERATOR, at: str = DATABASE
    ) -> list[tuple[Any, ...]]:
        with self.connect(role, at=at) as connection:
            return connection.execute(statement, values if values else None).fetchall()

    def execute(
        self, statement: str, *values: object, role: str = OPERATOR, at: str = DATABASE
    ) -> int:
        """How many rows it changed."""
        with self.connect(role, at=at) as connection:
            cursor = connection.execute(statement, values if values else None)
            return cursor.rowcount

    def add_role(self, name: str, password: str | None = None) -> None:
        """One that may connect; what else it may is granted by the hub."""
        made = sql.SQL("CREATE ROLE {} LOGIN PASSWORD {}").format(
            sql.Identifier(name), sql.Literal(password)
        )
        with self.connect() as connection:
            connection.execute(made)

    def dump(self) -> bytes:
        """All that is in the database, as an operator could take it away."""
        command = [servers.program("pg_dump"), "--host", str(self.place), "--port", str(self.port)]
        text = servers.run([*command, "--username", OPERATOR, DATABASE], self.place)
        return text.encode()

    # ------------------------------------------------------------------- the log

    def log_size(self) -> int:
        return self.log.stat().st_size

    def statements(self, since: int = 0) -> Iterator[str]:
        """Those in the log, in the order in which they came; `log_statement` has to be `all`."""
        text = self.log.read_bytes()[since:].decode()
        for entry in re.split(r"^(?=\d{4}-\d\d-\d\d )", text, flags=re.MULTILINE):
            if found := LOGGED.search(entry):
                yield re.sub(r"^\t", "", found[1].strip("\n"), flags=re.MULTILINE)
