"""Stores that are synced through a hub, directly and through PgBouncer."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import tables
from bouncer import Bouncer
from devices import Clock, Device, World
from hubs import made_hub
from postgres import Postgres
from taskcore import AccessError, ConflictChoice, Hub, HubEngine, RemoteKind, Store

numbers = itertools.count()
Adding = Callable[..., Device]


@pytest.fixture(scope="module")
def hub(server: Postgres) -> Iterator[Hub]:
    tables.drop_tables(server)
    yield made_hub(server)
    tables.drop_tables(server)


@pytest.fixture
def role(server: Postgres, hub: Hub) -> str:
    name = f"role {next(numbers)}"
    server.add_role(name, "onion")
    hub.grant(name)
    return name


@pytest.fixture(params=["directly", "through PgBouncer"])
def remote(request: pytest.FixtureRequest, server: Postgres, role: str) -> Iterator[str]:
    if request.param == "directly":
        yield server.socket_address(role.replace(" ", "%20"))
        return
    bouncer = Bouncer(server, {role: "onion"})
    try:
        yield server.address(role.replace(" ", "%20"), port=bouncer.port)
    finally:
        bouncer.close()


@pytest.fixture
def add(tmp_path: Path, remote: str) -> Iterator[Adding]:
    """Adds a device that is synced through the hub."""
    world = World(tmp_path)

    def added(name: str, passphrase: str | None = None, address: str = remote) -> Device:
        device = world.device(name, Clock(), joins=False)
        device.store.set_password("onion")
        device.store.add_remote(address, name, passphrase=passphrase)
        device.sync()
        return device

    yield added
    world.close()


@pytest.mark.parametrize("passphrase", [None, "correct horse battery"])
def test_two_stores_have_the_same(add: Adding, passphrase: str | None) -> None:
    laptop = add("laptop", passphrase)
    laptop.store.add("Pay rent", tags=["bank"])
    laptop.sync()
    phone = add("phone", passphrase)
    assert phone.titles() == ["Pay rent"]
    phone.store.add("Call Ann")
    assert phone.sync().sent == 1
    # A snapshot of the phone, and its step.
    assert laptop.sync().received == 2
    assert laptop.titles() == phone.titles() == ["Call Ann", "Pay rent"]
    # Nothing is new any more.
    assert (laptop.sync().received, phone.sync().received) == (0, 0)
    assert [each.kind for each in laptop.store.remotes()] == [RemoteKind.POSTGRESQL]


def test_what_both_changed_is_a_conflict(add: Adding) -> None:
    laptop = add("laptop")
    laptop.store.add("Pay rent")
    laptop.sync()
    phone = add("phone")
    laptop.store.update(laptop.task("Pay rent").id, title="Pay the rent")

    phone.store.update(phone.task("Pay rent").id, title="Pay rent by card")
    for device in (laptop, phone, laptop):
        device.sync()
    assert laptop.titles() == phone.titles()
    (conflict,) = laptop.store.sync_conflicts()
    laptop.store.resolve_sync_conflicts(conflict.uid, ConflictChoice.MINE)
    for device in (laptop, phone):
        device.sync()
    assert not phone.store.sync_conflicts()


def test_many_changes_come_in_one_run(add: Adding, tmp_path: Path) -> None:
    """More files than are listed at once, and one of several parts."""
    laptop, phone = add("laptop"), add("phone")
    for number in range(30):
        laptop.store.add(f"Task {number}")
        laptop.sync()
    # One step of more than a megabyte.
    chance = random.Random(1)
    notes = ["".join(map(chr, chance.choices(range(0x4E00, 0x9FA5), k=20_000))) for _ in range(40)]
    lines = ["title,notes", *(f"Long {number},{each}" for number, each in enumerate(notes))]
    file = tmp_path / "long.csv"
    file.write_text("\n".join(lines), encoding="utf-8")
    laptop.store.import_file(file)
    laptop.sync()
    phone.sync()
    assert phone.titles() == laptop.titles()
    assert phone.task("Long 39").notes == notes[39]


def test_two_stores_of_two_names_know_nothing_of_each_other(
    add: Adding, server: Postgres, hub: Hub, role: str, remote: str
) -> None:
    hub.grant(role, "family")
    mark = "&" if "?" in remote else "?"
    own, family = add("own"), add("family", None, f"{remote}{mark}store=family")
    own.store.add("Mine")
    family.store.add("Ours")
    for device in (own, family, own):
        device.sync()
    assert (own.titles(), family.titles()) == (["Mine"], ["Ours"])
    hub.remove("family")
    assert server.rows("SELECT count(*) FROM taskcore.batch WHERE store = 'family'") == [(0,)]
    assert own.sync().received == 0


def test_a_store_that_is_synced_with_nobody_joins_what_is_there(
    add: Adding, remote: str, tmp_path: Path
) -> None:
    laptop = add("laptop", "correct horse")
    laptop.store.add("Pay rent")
    laptop.sync()
    with Store(tmp_path / "other.db") as other:
        other.set_password("onion")
        other.enable_sync("other", passphrase="correct horse")
        other.add("Call Ann")
        other.add_remote(remote, "other", passphrase="correct horse")
        other.sync()
        assert sorted(task.title for task in other.tasks()) == ["Call Ann", "Pay rent"]


def test_a_new_passphrase_opens_on_the_other_device(add: Adding) -> None:
    laptop, phone = add("laptop", "correct horse"), add("phone", "correct horse")
    for device in (laptop, phone, laptop):
        device.sync()
    laptop.store.change_passphrase("battery staple")
    laptop.sync()
    with pytest.raises(AccessError):
        phone.sync()
    phone.store.enter_passphrase("battery staple")
    laptop.store.add("Pay rent")
    laptop.sync()
    phone.sync()
    assert phone.titles() == ["Pay rent"]


def test_a_hub_whose_backup_was_restored_gets_what_it_lacks(
    add: Adding, server: Postgres, role: str
) -> None:
    laptop, phone = add("laptop"), add("phone")
    for device in (laptop, phone, laptop):
        device.sync()
    names = ("batch", "snapshot", "head")
    for name in names:
        server.execute(
            f"CREATE TABLE saved_{name} AS SELECT * FROM taskcore.{name} WHERE store = %s", role
        )
    laptop.store.add("Lost by the hub")
    laptop.sync()
    for name in names:
        server.execute(f"DELETE FROM taskcore.{name} WHERE store = %s", role)
        server.execute(f"INSERT INTO taskcore.{name} SELECT * FROM saved_{name}")
        server.execute(f"DROP TABLE saved_{name}")
    phone.sync()
    assert phone.titles() == []
    laptop.sync()
    phone.sync()
    assert phone.titles() == ["Lost by the hub"]


def test_an_operator_is_told_what_there_is(add: Adding, hub: Hub, role: str, remote: str) -> None:
    laptop = add("laptop")
    laptop.store.add("Pay rent")
    laptop.sync()
    report = hub.check()
    assert report.engine == HubEngine.POSTGRESQL
    assert report.server_version // 10_000 == 15 and report.row_security
    assert report.stores >= 1 and report.batches >= 1 and report.bytes > 100
    swept = hub.sweep(role, older_than_days=0)
    assert swept.batches >= 0
    add("phone")
