"""The servers and the network that the other tests stand on do what is expected of them."""

from __future__ import annotations

import time

import psycopg
import pytest
from seeds import seed

import servers
from bouncer import Bouncer
from certificates import make_authority, make_certificate
from postgres import DATABASE, Postgres
from proxy import NO_FAULTS, Fate, Proxy, to_port, to_socket


def test_what_was_committed_is_there_after_a_crash(own_server: Postgres) -> None:
    own_server.execute("CREATE TABLE kept (number bigint PRIMARY KEY)")
    open_one = own_server.connect()
    open_one.execute("BEGIN")
    open_one.execute("INSERT INTO kept VALUES (1)")
    own_server.execute("INSERT INTO kept VALUES (2)")
    own_server.crash()
    open_one.close()
    assert own_server.rows("SELECT number FROM kept") == [(2,)]


def test_a_server_writes_to_the_disk_before_it_answers(server: Postgres) -> None:
    for name in ("fsync", "synchronous_commit", "full_page_writes"):
        assert server.rows(f"SHOW {name}") == [("on",)]


def test_a_role_needs_its_password_through_the_network(server: Postgres) -> None:
    server.add_role("carol", "red onion")
    psycopg.connect(server.address("carol", password="red%20onion")).close()
    for wrong in ("", "blue"):
        with pytest.raises(psycopg.OperationalError):
            psycopg.connect(server.address("carol", password=wrong))


def test_a_server_has_a_certificate_that_can_be_verified(own_server: Postgres) -> None:
    authority = make_authority(own_server.place, "authority")
    make_authority(own_server.place, "stranger")
    make_certificate(own_server.place, "authority", "localhost")
    own_server.stop()
    place = own_server.place
    own_server.settings |= {
        "ssl": "on",
        "ssl_cert_file": f"'{place}/server.crt'",
        "ssl_key_file": f"'{place}/server.key'",
    }
    own_server.start()
    own_server.add_role("carol", "onion")

    def connect(host: str, root: str) -> str:
        with psycopg.connect(
            host=host, hostaddr="127.0.0.1", port=own_server.port, dbname=DATABASE, user="carol",
            password="onion", sslmode="verify-full", sslrootcert=root,
        ) as connection:  # fmt: skip
            (row,) = connection.execute("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
            return str(row[0])

    assert connect("localhost", str(authority)) == "True"
    with pytest.raises(psycopg.OperationalError, match="certificate verify failed"):
        connect("localhost", str(place / "stranger.crt"))
    with pytest.raises(psycopg.OperationalError, match="does not match host name"):
        connect("example.org", str(authority))


def test_connections_to_pgbouncer_share_those_to_the_server(server: Postgres) -> None:
    server.add_role("dora", "onion")
    bouncer = Bouncer(server, {"dora": "onion"})
    try:
        address = server.address("dora", port=bouncer.port, password="onion")
        several = [psycopg.connect(address, autocommit=True) for _ in range(6)]
        pids = {each.execute("SELECT pg_backend_pid()").fetchall()[0][0] for each in several}
        assert len(pids) <= 2
        for each in several:
            each.close()
    finally:
        bouncer.close()


@pytest.fixture
def counted(server: Postgres) -> Postgres:
    server.execute("DROP TABLE IF EXISTS counted")
    server.execute("CREATE TABLE counted (number bigint)")
    return server


def insert(server: Postgres, port: int) -> None:
    with psycopg.connect(
        host="127.0.0.1", port=port, user="operator", dbname=DATABASE, connect_timeout=10,
        sslmode="disable", gssencmode="disable",
    ) as connection:  # fmt: skip
        connection.execute("INSERT INTO counted VALUES (1)")


def count(server: Postgres) -> int:
    return int(server.rows("SELECT count(*) FROM counted")[0][0])


def test_an_answer_is_lost_after_the_transaction_was_committed(counted: Postgres) -> None:
    proxy = proxy_to(counted, {Fate.ANSWER_LOST: 1})
    try:
        with pytest.raises(psycopg.OperationalError):
            insert(counted, proxy.port)
        assert count(counted) == 1
        servers.wait_until(lambda: proxy.happened[Fate.ANSWER_LOST] == 1, "it is counted")
    finally:
        proxy.close()


def test_a_connection_is_sent_again_after_it_ended(counted: Postgres) -> None:
    proxy = proxy_to(counted, {Fate.REPEATED: 1})
    try:
        insert(counted, proxy.port)
        servers.wait_until(lambda: count(counted) == 2, "the repetition comes")
    finally:
        proxy.close()


def test_a_connection_is_cut_at_any_byte(counted: Postgres) -> None:
    proxy = proxy_to(counted, {Fate.CUT: 1}, most_bytes=2_000)
    failures = 0
    try:
        for _ in range(30):
            try:
                insert(counted, proxy.port)
            except psycopg.Error:
                failures += 1
        assert 5 < failures
        assert count(counted) <= 30
        proxy.fates = NO_FAULTS
        insert(counted, proxy.port)
    finally:
        proxy.close()


def test_a_connection_falls_silent(counted: Postgres) -> None:
    proxy = proxy_to(counted, {Fate.STALLED: 1}, most_bytes=2)
    began = time.monotonic()
    try:
        with pytest.raises(psycopg.Error):
            insert(counted, proxy.port)
        assert time.monotonic() - began > 0.4
    finally:
        proxy.close()


def test_nothing_comes_through_where_nothing_listens() -> None:
    proxy = Proxy(to_port(servers.free_port()), seed(1))
    try:
        with pytest.raises(psycopg.OperationalError):
            psycopg.connect(host="127.0.0.1", port=proxy.port, user="x", dbname="x")
    finally:
        proxy.close()


def proxy_to(server: Postgres, fates: dict[Fate, float], *, most_bytes: int = 20_000) -> Proxy:
    path = f"{server.place}/.s.PGSQL.{server.port}"
    return Proxy(to_socket(path), seed(1), fates, most_bytes=most_bytes)
