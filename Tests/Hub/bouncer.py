"""PgBouncer before a server: it lends out a few connections, each for one transaction."""

from __future__ import annotations

import socket
import subprocess

import servers
from postgres import DATABASE, Postgres


class Bouncer:
    """Knows roles by the passwords given here. What it does not know of a connection's start, it refuses, as it does
    by itself."""

    def __init__(self, server: Postgres, passwords: dict[str, str], *, size: int = 2) -> None:
        self.place = servers.private_folder("bouncer")
        self.port = servers.free_port()
        self.log = self.place / "bouncer.log"
        users = self.place / "users.txt"
        users.write_text("".join(f'"{role}" "{word}"\n' for role, word in passwords.items()))
        settings = self.place / "bouncer.ini"
        settings.write_text(
            f"[databases]\n{DATABASE} = host=127.0.0.1 port={server.port}\n[pgbouncer]\n"
            f"listen_addr = 127.0.0.1\nlisten_port = {self.port}\nunix_socket_dir =\n"
            f"auth_type = scram-sha-256\nauth_file = {users}\npool_mode = transaction\n"
            f"default_pool_size = {size}\nmax_client_conn = 100\nserver_tls_sslmode = disable\n"
        )
        for file in (users, settings):
            servers.hand_over(file)
        command = [servers.program("pgbouncer"), str(settings)]
        self.process: subprocess.Popen[bytes] = servers.start(command, self.place, self.log)
        try:
            servers.wait_until(self._is_up, "PgBouncer starts")
        except TimeoutError as failure:
            raise TimeoutError(self.log.read_text()) from failure

    def _is_up(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except ConnectionRefusedError:
            return False
        return True

    def close(self) -> None:
        servers.end(self.process)
        servers.remove(self.place)
