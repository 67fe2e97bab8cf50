"""What is wrong with a hub is said in a sentence that tells what would be right; nothing is lost by it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tables
from certificates import make_authority, make_certificate
from devices import Clock, Device
from hubs import made_hub
from postgres import Postgres
from taskcore import AccessError, Hub, InputOutputError, InvalidError, NotFoundError, TaskcoreError


@pytest.fixture
def laptop(tmp_path: Path) -> Iterator[Device]:
    device = Device(tmp_path / "laptop.db", Clock())
    device.store.add("Pay rent")
    yield device
    device.store.close()


@pytest.fixture(scope="module")
def hub(server: Postgres) -> Iterator[Hub]:
    tables.drop_tables(server)
    yield made_hub(server, "anna_of_errors", password="onion")
    tables.drop_tables(server)


def test_a_wrong_password_is_told_and_not_shown(hub: Hub, server: Postgres, laptop: Device) -> None:
    remote = server.address("anna_of_errors")
    laptop.store.set_password("garlic")
    with pytest.raises(AccessError) as refused:
        laptop.store.add_remote(remote, "laptop")
    assert "garlic" not in str(refused.value)
    laptop.store.set_password(None)
    with pytest.raises(AccessError) as refused:
        laptop.store.add_remote(remote, "laptop")
    assert refused.value.field == "password"
    asked = []

    def password(address: str) -> str:
        asked.append(address)
        return "onion"

    laptop.store.set_password(password)
    laptop.store.add_remote(remote, "laptop")
    assert laptop.sync().sent >= 0 and asked
    # It is stored nowhere.
    assert b"onion" not in laptop.path.read_bytes()


def test_a_password_in_an_address_is_refused(hub: Hub, server: Postgres, laptop: Device) -> None:
    with pytest.raises(InvalidError) as refused:
        laptop.store.add_remote(server.address("anna_of_errors", password="onion"), "laptop")
    assert "onion" not in str(refused.value)


def test_a_server_that_is_not_there_is_told(own_server: Postgres, laptop: Device) -> None:
    made_hub(own_server, "anna")
    laptop.store.add_remote(own_server.socket_address("anna"), "laptop")
    laptop.sync()
    own_server.stop()
    laptop.store.add("Call Ann")
    with pytest.raises(InputOutputError):
        laptop.sync()
    assert laptop.store.sync_state().pending_count == 1
    own_server.start()
    laptop.sync()
    assert laptop.store.sync_state().pending_count == 0


def test_missing_tables_are_told_with_what_makes_them(own_server: Postgres, laptop: Device) -> None:
    own_server.add_role("anna")
    for call in (
        lambda: laptop.store.add_remote(own_server.socket_address("anna"), "laptop"),
        lambda: Hub(own_server.socket_address("operator")).check(),
    ):
        with pytest.raises(NotFoundError, match="hub init"):
            call()


def test_a_role_without_a_right_is_told_who_gives_it(
    hub: Hub, server: Postgres, laptop: Device
) -> None:
    server.add_role("eve_of_errors")
    with pytest.raises(AccessError, match="hub grant"):
        laptop.store.add_remote(server.socket_address("eve_of_errors"), "laptop")


def test_a_certificate_has_to_be_the_right_one(own_server: Postgres, laptop: Device) -> None:
    place = own_server.place
    made_hub(own_server, "anna", password="onion")
    authority = make_authority(place, "authority")
    make_authority(place, "stranger")
    make_certificate(place, "authority", "localhost")
    own_server.stop()
    own_server.settings |= {
        "ssl": "on", "ssl_cert_file": f"'{place}/server.crt'", "ssl_key_file": f"'{place}/server.key'",
    }  # fmt: skip
    own_server.start()
    laptop.store.set_password("onion")

    def address(host: str, root: Path) -> str:
        return (
            f"host={host} hostaddr=127.0.0.1 port={own_server.port} dbname=tasks user=anna"
            f" sslmode=verify-full sslrootcert={root}"
        )

    for host, root in (("localhost", place / "stranger.crt"), ("example.org", authority)):
        with pytest.raises(TaskcoreError) as refused:
            laptop.store.add_remote(address(host, root), "laptop")
        assert isinstance(refused.value, (InputOutputError, AccessError))
    laptop.store.add_remote(address("localhost", authority), "laptop")
    laptop.sync()
    operator = Hub(address("localhost", authority), "onion")
    assert operator.check().encrypted


def test_a_hub_that_is_read_only_is_told(own_server: Postgres, laptop: Device) -> None:
    made_hub(own_server, "anna")
    laptop.store.add_remote(own_server.socket_address("anna"), "laptop")
    laptop.sync()
    own_server.execute("ALTER ROLE anna SET default_transaction_read_only = on")
    laptop.store.add("Call Ann")
    with pytest.raises(TaskcoreError, match="read-only"):
        laptop.sync()
    own_server.execute("ALTER ROLE anna RESET default_transaction_read_only")
    laptop.sync()
    assert laptop.store.sync_state().pending_count == 0


@pytest.mark.parametrize("passphrase", [None, "correct horse"])
def test_a_row_that_was_changed_is_refused_by_its_name(
    own_server: Postgres, laptop: Device, tmp_path: Path, passphrase: str | None
) -> None:
    made_hub(own_server, "anna")
    remote = own_server.socket_address("anna")
    phone, tablet = (Device(tmp_path / f"{name}.db", Clock()) for name in ("phone", "tablet"))
    for device in (laptop, phone, tablet):
        device.store.add_remote(remote, device.path.stem, passphrase=passphrase)
        device.sync()
    laptop.store.add("From the laptop")
    tablet.store.add("From the tablet")
    for device in (laptop, tablet):
        device.sync()
    (own,) = [each.uid for each in laptop.store.replicas() if each.is_self]
    changed = own_server.execute(
        "UPDATE taskcore.batch SET body = set_byte(body, octet_length(body) - 1,"
        " get_byte(body, octet_length(body) - 1) # 1) WHERE replica = %s",
        own,
    )
    assert changed >= 1
    try:
        phone.sync()
    except TaskcoreError as refused:
        assert own in str(refused)
    assert "From the tablet" in phone.titles() and "From the laptop" not in phone.titles()
    for device in (phone, tablet):
        device.store.close()


def test_rows_that_make_no_sense_are_left_alone(own_server: Postgres, laptop: Device) -> None:
    made_hub(own_server, "anna")
    laptop.store.add_remote(own_server.socket_address("anna"), "laptop")
    laptop.sync()
    for statement in (
        "INSERT INTO taskcore.head (store, replica, number, body) VALUES ('anna', 'nobody', 1, '')",
        "INSERT INTO taskcore.head (store, replica, number, body)"
        " VALUES ('anna', '11111111-2222-4333-8444-555555555555', 9223372036854775807, 'x')",
        "INSERT INTO taskcore.batch (store, replica, seq, first_seq, part, parts, body)"
        " VALUES ('anna', '11111111-2222-4333-8444-555555555555', 2, 5, 1, -7, 'x')",
        "INSERT INTO taskcore.batch (store, replica, seq, first_seq, part, parts, body)"
        " VALUES ('anna', '11111111-2222-4333-8444-555555555555', 9223372036854775807, -1, 1, 9223372036854775807, '')",
        "INSERT INTO taskcore.snapshot (store, replica, number, part, parts, seq, body)"
        " VALUES ('anna', '11111111-2222-4333-8444-555555555555', 0, 1, 1, 0, 'x')",
    ):
        own_server.execute(statement)
    laptop.store.add("Call Ann")
    try:
        laptop.sync()
    except TaskcoreError as refused:
        assert "11111111" in str(refused)
    assert "Call Ann" in laptop.titles()


def test_a_row_that_commits_late_is_not_missed(
    own_server: Postgres, laptop: Device, tmp_path: Path
) -> None:
    """The steps of the laptop are in a transaction that is open, while the tablet's, which came later, are read."""
    made_hub(own_server, "anna")
    remote = own_server.socket_address("anna")
    phone, tablet = (Device(tmp_path / f"{name}.db", Clock()) for name in ("phone", "tablet"))
    for device in (laptop, phone, tablet):
        device.store.add_remote(remote, device.path.stem)
        device.sync()
    laptop.store.add("From the laptop")
    laptop.sync()
    (own,) = [each.uid for each in laptop.store.replicas() if each.is_self]
    # As if the transaction were open still: its rows are taken away, and come back later.
    columns = "store, replica, seq, first_seq, part, parts, created, body"
    own_server.execute(
        f"CREATE TABLE late AS SELECT {columns} FROM taskcore.batch WHERE replica = '{own}'"
    )
    own_server.execute(
        f"CREATE TABLE late_head AS SELECT * FROM taskcore.head WHERE replica = '{own}'"
    )
    own_server.execute(f"DELETE FROM taskcore.batch WHERE replica = '{own}'")
    own_server.execute(f"UPDATE taskcore.head SET number = 1 WHERE replica = '{own}'")
    tablet.store.add("From the tablet")
    tablet.sync()
    phone.sync()
    assert "From the tablet" in phone.titles() and "From the laptop" not in phone.titles()
    own_server.execute(f"INSERT INTO taskcore.batch ({columns}) SELECT {columns} FROM late")
    own_server.execute(
        f"UPDATE taskcore.head SET number = late_head.number, body = late_head.body FROM late_head"
        f" WHERE head.replica = '{own}' AND late_head.replica = '{own}'"
    )
    phone.sync()
    assert "From the laptop" in phone.titles()
    for device in (phone, tablet):
        device.store.close()
