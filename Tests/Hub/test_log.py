"""All that a hub is ever sent is on the list: the server's log of everything is parsed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from devices import Clock, Device
from hubs import made_hub
from person import Person
from postgres import Postgres
from statements import ADMINISTRATION, ALLOWED, listed, nodes
from taskcore import Hub, TaskcoreError

# What the tests' own connections send, and not the library.
OF_TESTS = ("SELECT 1 FROM pg_database", "CREATE DATABASE", "CREATE ROLE")


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """Everything, once: init, grant, joining, runs, snapshots, leases, a new passphrase, sweeping, ending."""
    server = Postgres(log_statement="all")
    place = tmp_path_factory.mktemp("logged")
    try:
        server.start()
        since = server.log_size()
        use(server, place)
        yield [each for each in server.statements(since) if not each.startswith(OF_TESTS)]
    finally:
        server.close()


def use(server: Postgres, place: Path) -> None:
    hub = made_hub(server, "anna")
    clock = Clock()
    laptop, phone = (Device(place / f"{name}.db", clock) for name in ("laptop", "phone"))
    person = Person(laptop.store, random.Random(1), clock, bills=True)
    person.move_in()
    for device in (laptop, phone):
        device.store.add_remote(server.socket_address("anna"), device.path.stem)
        device.sync()
    # More than 64 files, after which a snapshot takes their place.
    for _ in range(140):
        person.act(2)
        laptop.sync()
        phone.sync()
    for device in (phone, laptop, phone):
        with suppress(TaskcoreError):
            device.store.claim_number_series("invoice")
        device.sync()
        with suppress(TaskcoreError):
            Person(device.store, random.Random(2), clock, bills=True).bill()
        device.sync()
    laptop.sync()
    laptop.store.change_passphrase("correct horse")
    laptop.sync()
    with suppress(TaskcoreError):
        phone.sync()
    phone.store.enter_passphrase("correct horse")
    phone.sync()
    hub.check()
    hub.sweep(older_than_days=0)
    hub.sweep("anna", older_than_days=0)
    hub.grant("anna", "family")
    hub.revoke("anna", "family")
    hub.remove("anna")
    for device in (laptop, phone):
        device.store.close()
    Hub(server.socket_address("operator")).init()


def test_each_statement_is_on_the_list(logged: list[str]) -> None:
    unknown = [each for each in logged if listed(each) is None and not is_of_administration(each)]
    assert not sorted(set(unknown))


def is_of_administration(sql: str) -> bool:
    """What makes tables and gives rights: of allowed nodes alone, and nothing of a device's run."""
    found = nodes(sql)
    return bool(found.names & ADMINISTRATION) and found.names <= ALLOWED | ADMINISTRATION


def test_most_statements_of_the_list_were_sent(logged: list[str]) -> None:
    """What is never sent is not tested by all this."""
    sent = {found.name for each in logged if (found := listed(each))}
    assert {"listHeads", "getBatchesBeyond", "putBatch", "putHead", "putSnapshot", "putKeys", "makeLease",
            "takeLease", "renewLease", "sweepBatches", "removeBatch"} <= sent  # fmt: skip
