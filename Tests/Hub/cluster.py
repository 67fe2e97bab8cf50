"""Two PostgreSQL servers that Patroni looks after, in synchronous mode, with etcd."""

from __future__ import annotations

import json
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

import servers
from postgres import DATABASE

SUPERUSER = "operator"
PATIENCE = 120.0
"""Seconds in which another one is the leader, or a server that was killed follows again."""


class Node:
    """A server, and the Patroni that looks after it."""

    def __init__(self, place: Path, name: str, etcd_port: int) -> None:
        self.place = place / name
        self.place.mkdir()
        servers.hand_over(self.place)
        self.name = name
        self.port = servers.free_port()
        self.rest_port = servers.free_port()
        self.log = self.place / "patroni.log"
        self.process: subprocess.Popen[bytes] | None = None
        (self.place / "patroni.json").write_text(json.dumps(self._settings(etcd_port)))

    def _settings(self, etcd_port: int) -> dict[str, Any]:
        """JSON is YAML. What is said at first is short, so that 20 failovers take minutes."""
        return {
            "scope": "hub",
            "name": self.name,
            "restapi": {
                "listen": f"127.0.0.1:{self.rest_port}",
                "connect_address": f"127.0.0.1:{self.rest_port}",
            },
            "etcd3": {"host": f"127.0.0.1:{etcd_port}"},
            "bootstrap": {
                "dcs": {
                    "ttl": 6,
                    "loop_wait": 1,
                    "retry_timeout": 2,
                    "maximum_lag_on_failover": 1_048_576,
                    "synchronous_mode": True,
                    "postgresql": {
                        "use_pg_rewind": True,
                        "parameters": {
                            "fsync": "on",
                            "wal_log_hints": "on",
                            "max_connections": 60,
                            "shared_buffers": "64MB",
                            "jit": "off",
                        },
                    },
                },
                "initdb": [{"encoding": "UTF8"}, {"locale": "C"}],
            },
            "postgresql": {
                "listen": f"127.0.0.1:{self.port}",
                "connect_address": f"127.0.0.1:{self.port}",
                "data_dir": str(self.place / "data"),
                "bin_dir": str(Path(servers.program("postgres")).parent),
                "pgpass": str(self.place / "pgpass"),
                "authentication": {
                    role: {"username": name, "password": "onion"}
                    for role, name in (
                        ("superuser", SUPERUSER),
                        ("replication", "replicator"),
                        ("rewind", "rewinder"),
                    )
                },
                "parameters": {"unix_socket_directories": str(self.place)},
                "pg_hba": [
                    "local all all trust",
                    "host all all 127.0.0.1/32 trust",
                    "host replication all 127.0.0.1/32 trust",
                ],
                "remove_data_directory_on_rewind_failure": True,
                "remove_data_directory_on_diverged_timelines": True,
            },
        }

    def start(self) -> None:
        assert self.process is None
        packages = servers.UNPACKED / "usr/lib/python3/dist-packages"
        # Patroni is of the system's Python.
        command = ["/usr/bin/python3", servers.program("patroni"), "patroni.json"]
        self.process = servers.start(
            command, self.place, self.log, at_death="TERM", PYTHONPATH=str(packages)
        )

    def postmaster(self) -> int | None:
        try:
            return int((self.place / "data/postmaster.pid").read_text().split()[0])
        except (FileNotFoundError, IndexError, ValueError):
            return None

    def kill(self) -> None:
        """As a machine that is gone: Patroni and all processes of the server."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(servers.PATIENCE)
        self.process = None
        self._kill_server()

    def _kill_server(self) -> None:
        postmaster = self.postmaster()
        if postmaster is None or not servers.is_running(postmaster):
            return
        below = servers.children(postmaster)
        for each in (postmaster, *below):
            servers.signal_process(each, signal.SIGKILL)
        servers.wait_until(
            lambda: not any(map(servers.is_running, (postmaster, *below))), "the server ends"
        )

    def close(self) -> None:
        if self.process is not None:
            servers.end(self.process, signal.SIGTERM, patience=30)
            self.process = None
        self._kill_server()


class Cluster:
    """Two nodes; whoever is the leader writes, and what it acknowledges is on both."""

    def __init__(self) -> None:
        self.place = servers.private_folder("cluster")
        self.etcd_port, peer_port = servers.free_port(), servers.free_port()
        client, peer = f"http://127.0.0.1:{self.etcd_port}", f"http://127.0.0.1:{peer_port}"
        self.etcd: subprocess.Popen[bytes] | None = servers.start(
            [
                servers.program("etcd"), "--data-dir", str(self.place / "etcd"),
                "--listen-client-urls", client, "--advertise-client-urls", client,
                "--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer,
                "--initial-cluster", f"default={peer}",
            ],
            self.place,
            self.place / "etcd.log",
        )  # fmt: skip
        self.nodes = [Node(self.place, name, self.etcd_port) for name in ("one", "two")]

    def start(self) -> None:
        servers.wait_until(lambda: self._answers(self.etcd_port, "/health"), "etcd starts")
        self.nodes[0].start()
        servers.wait_until(lambda: self.leader() is not None, "a leader is there", PATIENCE)
        self.nodes[1].start()
        self.wait_until_safe()
        servers.wait_until(self.is_writable, "the leader takes changes", PATIENCE)
        with self.connect("postgres") as connection:
            connection.execute(f"CREATE DATABASE {DATABASE}")

    def _answers(self, port: int, path: str) -> bool:
        return self._ask(port, path) is not None

    def _ask(self, port: int, path: str) -> Any:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=3) as answer:
                return json.load(answer)
        except (OSError, ValueError):
            return None

    def members(self) -> Iterator[dict[str, Any]]:
        for node in self.nodes:
            if node.process is not None:
                told = self._ask(node.rest_port, "/cluster")
                if told is not None:
                    yield from told["members"]
                    return

    def leader(self) -> Node | None:
        for member in self.members():
            if member["role"] == "leader" and member["state"] == "running":
                return next(node for node in self.nodes if node.name == member["name"])
        return None

    def is_safe(self) -> bool:
        """Whether all that is acknowledged is on both."""
        return {member["role"] for member in self.members()} >= {"leader", "sync_standby"}

    def wait_until_safe(self) -> None:
        servers.wait_until(self.is_safe, "the other server follows", PATIENCE)

    def kill_leader(self) -> Node:
        """Waits until it may be killed, and until another one is the leader; the killed one is started again."""
        self.wait_until_safe()
        leader = self.leader()
        assert leader is not None
        leader.kill()
        servers.wait_until(
            lambda: self.leader() not in (None, leader), "another leader is there", PATIENCE
        )
        servers.wait_until(self.is_writable, "the other leader takes changes", PATIENCE)
        leader.start()
        return leader

    def is_writable(self) -> bool:
        """Who has just been made the leader says so a moment before it is."""
        try:
            self.connect("postgres").close()
        except psycopg.OperationalError:
            return False
        return True

    def address(self, role: str, *, store: str = "") -> str:
        """Of both; libpq goes to the one that writes."""
        hosts = ",".join(f"127.0.0.1:{node.port}" for node in self.nodes)
        tail = f"&store={store}" if store else ""
        return (
            f"postgresql://{role}@{hosts}/{DATABASE}?target_session_attrs=read-write"
            f"&connect_timeout=5{tail}"
        )

    def connect(self, database: str = DATABASE) -> psycopg.Connection[Any]:
        return psycopg.connect(
            host="127.0.0.1,127.0.0.1", port=",".join(str(node.port) for node in self.nodes),
            user=SUPERUSER, dbname=database, target_session_attrs="read-write", autocommit=True,
            connect_timeout=5,
        )  # fmt: skip

    def close(self) -> None:
        for node in self.nodes:
            node.close()
        if self.etcd is not None:
            servers.end(self.etcd)
            self.etcd = None
        servers.remove(self.place)
