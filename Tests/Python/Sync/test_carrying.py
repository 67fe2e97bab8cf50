# SPDX-License-Identifier: Apache-2.0
"""Steps that a program carries by means of its own, and passphrases that change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from conftest import FixedClock
from taskcore import (
    AccessError,
    ConflictError,
    CorruptError,
    InvalidError,
    NotFoundError,
    ParseError,
    Store,
    SyncTransport,
)


@pytest.fixture
def laptop(clock: FixedClock) -> Iterator[Store]:
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as store:
        yield store


@pytest.fixture
def phone(clock: FixedClock) -> Iterator[Store]:
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as store:
        yield store


def titles(store: Store) -> list[str]:
    return sorted(task.title for task in store.tasks())


def carry(one: Store, other: Store) -> int:
    return other.apply_sync(one.sync_pending(other.sync_heads())).received


@pytest.mark.parametrize("passphrase", [None, "correct horse"])
def test_two_stores_exchange_bytes(laptop: Store, phone: Store, passphrase: str | None) -> None:
    laptop.add("Pay rent")
    phone.add("Call Ann")
    for call in laptop.sync_heads, laptop.sync_snapshot:
        with pytest.raises(NotFoundError):
            call()
    laptop.enable_sync("laptop", passphrase=passphrase)
    snapshot = laptop.sync_snapshot()
    assert passphrase is None or b"Pay rent" not in snapshot
    assert phone.join_sync(snapshot, "phone", passphrase=passphrase).received == 1
    assert carry(phone, laptop) == 1
    assert titles(laptop) == titles(phone) == ["Call Ann", "Pay rent"]
    assert carry(phone, laptop) == 0 and phone.sync_pending(laptop.sync_heads()) == b""
    laptop.add("Bread")
    pending = laptop.sync_pending(phone.sync_heads())
    for wrong in pending[:-1], b"x" + pending, pending + b"x", pending[:-1] + b"\0\0":
        with pytest.raises((ParseError, CorruptError)):
            phone.apply_sync(wrong)
    assert len(titles(phone)) == 2
    phone.apply_sync(pending)
    assert titles(phone) == titles(laptop)
    with pytest.raises(InvalidError):
        laptop.sync_pending(laptop.sync_heads())
    with pytest.raises(TypeError):
        laptop.sync_pending("text")  # type: ignore[arg-type]


def test_a_wrong_passphrase_joins_nothing(laptop: Store, phone: Store) -> None:
    laptop.enable_sync("laptop", passphrase="correct horse")
    snapshot = laptop.sync_snapshot()
    for wrong in None, "battery staple":
        with pytest.raises(AccessError) as refused:
            phone.join_sync(snapshot, "phone", passphrase=wrong)
        assert refused.value.field == "passphrase"
    assert not phone.sync_state().enabled
    phone.enable_sync("phone")
    with pytest.raises(ConflictError):
        phone.join_sync(snapshot, "phone", passphrase="correct horse")


def test_a_passphrase_is_changed_and_entered_elsewhere(
    tmp_path: Path, laptop: Store, phone: Store
) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    laptop.add("Secret one")
    for store, device in (laptop, "laptop"), (phone, "phone"):
        store.add_remote(folder, device)
        store.sync()
    laptop.sync()
    laptop.change_passphrase("correct horse")
    laptop.add("Secret two")
    laptop.sync()
    with pytest.raises(AccessError, match="passphrase of the sync is needed") as refused:
        phone.sync()
    assert refused.value.field == "passphrase"
    with pytest.raises(AccessError):
        phone.enter_passphrase("battery staple")
    phone.enter_passphrase(lambda: "correct horse")
    for store in phone, laptop, phone:
        store.sync()
    assert titles(phone) == titles(laptop) == ["Secret one", "Secret two"]
    assert phone.sync_state().encrypted
    for file in folder.rglob("*"):
        assert not file.is_file() or b"Secret" not in file.read_bytes()
    phone.change_passphrase("new")
    phone.add("Three")
    phone.sync()
    with pytest.raises(AccessError, match="passphrase was changed"):
        laptop.sync()
    with pytest.raises(AccessError, match="opens nothing that is not open already"):
        laptop.enter_passphrase("correct horse")
    laptop.enter_passphrase("new")
    laptop.sync()
    assert "Three" in titles(laptop)
    with pytest.raises(InvalidError):
        laptop.change_passphrase("")


class Shelf(SyncTransport):
    """Files in memory."""

    name = "shelf"

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}

    def names(self) -> list[str]:
        return list(self.files)

    def get(self, name: str) -> bytes | None:
        return self.files.get(name)

    def put(self, name: str, data: bytes) -> None:
        self.files[name] = data

    def remove(self, name: str) -> None:
        self.files.pop(name, None)


def test_a_transport_that_is_kept_is_run_through(laptop: Store, phone: Store) -> None:
    shelf = Shelf()
    laptop.add("Pay rent")
    for store, device in (laptop, "laptop"), (phone, "phone"):
        remote = store.add_transport(shelf, device)
        with pytest.raises(ConflictError):
            store.sync(remote)
        store.set_transport(shelf)
        store.sync()
        store.sync(remote)
    assert titles(phone) == ["Pay rent"]


def test_all_devices_learn_of_a_retirement(tmp_path: Path, laptop: Store, phone: Store) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    with Store(":memory:") as tablet:
        stores = laptop, phone, tablet
        for store, device in zip(stores, ("laptop", "phone", "tablet")):
            store.add_remote(folder, device)
            store.sync()
        for store in stores:
            store.sync()
        gone = next(replica for replica in laptop.replicas() if replica.name == "phone")
        laptop.retire_replica(gone.uid)
        laptop.sync()
        tablet.sync()
        assert {r.name for r in tablet.replicas() if r.retired} == {"phone"}
        phone.sync()
        for store in laptop, tablet:
            store.sync()
            assert not any(replica.retired for replica in store.replicas())
