"""Stores that are synced with each other."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from conftest import FixedClock
from taskcore import (
    AccessError,
    Action,
    Commit,
    ConflictChoice,
    ConflictError,
    Entity,
    InvalidError,
    NotFoundError,
    Origin,
    RemoteKind,
    Store,
    SyncTransport,
    TaskInput,
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "shared"
    made.mkdir()
    return made


@pytest.fixture
def laptop(clock: FixedClock) -> Iterator[Store]:
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as store:
        yield store


@pytest.fixture
def phone(clock: FixedClock) -> Iterator[Store]:
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as store:
        yield store


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
        assert self.files.get(name, data) == data
        self.files[name] = data

    def remove(self, name: str) -> None:
        self.files.pop(name, None)


def titles(store: Store) -> list[str]:
    return sorted(task.title for task in store.tasks())


def join(folder: Path, *stores: Store) -> None:
    for number, store in enumerate(stores):
        store.add_remote(folder, f"device {number}")
        store.sync()
    for _ in range(2):
        for store in stores:
            store.sync()


def test_two_stores_have_the_same_tasks(folder: Path, laptop: Store, phone: Store) -> None:
    laptop.add("Pay rent", project="Home", tags=["bank"])
    phone.add("Call Ann")
    join(folder, laptop, phone)
    assert titles(laptop) == titles(phone) == ["Call Ann", "Pay rent"]
    assert phone.tasks("project:Home +bank")[0].title == "Pay rent"
    assert laptop.sync() == phone.sync()
    (remote,) = laptop.remotes()
    assert (remote.kind, remote.path) == (RemoteKind.FOLDER, str(folder))
    state = laptop.sync_state()
    assert state.enabled and not state.encrypted
    assert (state.replica_count, state.pending_count, state.waiting_count) == (2, 0, 0)
    laptop.add("Bread")
    assert laptop.sync_state().pending_count == 1


def test_observers_hear_of_what_another_device_did(
    folder: Path, laptop: Store, phone: Store
) -> None:
    laptop.add("Pay rent")
    join(folder, laptop, phone)
    heard: list[Commit] = []
    with phone.observe(heard.append):
        phone.add("Call Ann")
        laptop.add("Bread")
        laptop.sync()
        phone.sync()
        phone.poll()
    assert [commit.origin for commit in heard] == [Origin.SELF, Origin.REMOTE]
    assert [change.entity for change in heard[1].changes] == [Entity.TASK]


def test_history_tells_the_device_of_each_step(folder: Path, laptop: Store, phone: Store) -> None:
    task = laptop.add("Pay rent")
    assert [(entry.device_name, entry.device != "") for entry in laptop.history(task)] == [
        ("", True)
    ]
    join(folder, laptop, phone)
    (there,) = phone.tasks()
    phone.update(there.id, title="Pay rent by card")
    phone.sync()
    laptop.sync()
    entries = laptop.history(task)
    uids = {replica.name: replica.uid for replica in laptop.replicas()}
    assert [(entry.action, entry.device_name) for entry in entries] == [
        (Action.ADD_TASKS, "device 0"),
        (Action.UPDATE_TASKS, "device 1"),
    ]
    assert all(entry.device == uids[entry.device_name] for entry in entries)
    # Names are those that devices have now.
    phone.rename_replica(uids["device 1"], "phone")
    phone.sync()
    laptop.sync()
    assert laptop.history(task)[-1].device_name == "phone"


def test_another_process_hears_of_it_once(
    folder: Path, path: Path, clock: FixedClock, laptop: Store
) -> None:
    laptop.add("Pay rent")
    with Store(path, clock=clock) as phone, Store(path, clock=clock) as other:
        join(folder, laptop, phone)
        other.poll()
        heard: list[Commit] = []
        with other.observe(heard.append):
            laptop.add("Bread")
            laptop.sync()
            phone.sync()
            other.poll()
            other.poll()
    assert [commit.origin for commit in heard] == [Origin.REMOTE]


def test_a_passphrase_is_needed_and_hides_all(folder: Path, laptop: Store, phone: Store) -> None:
    laptop.add("Secret title", notes="Secret notes", project="Secret project")
    asked: list[str] = []

    def ask() -> str:
        asked.append("asked")
        return "correct horse"

    laptop.add_remote(folder, "laptop", passphrase=ask)
    laptop.sync()
    assert asked == ["asked"]
    for wrong in None, "battery staple":
        with pytest.raises(AccessError) as refused:
            phone.add_remote(folder, "phone", passphrase=wrong)
        assert refused.value.field == "passphrase"
    assert not phone.sync_state().enabled
    with pytest.raises(InvalidError):
        phone.add_remote(folder, "phone", passphrase="")

    def fail() -> str:
        raise KeyError("no one is there")

    with pytest.raises(KeyError):
        phone.add_remote(folder, "phone", passphrase=fail)
    phone.add_remote(folder, "phone", passphrase="correct horse")
    phone.sync()
    assert titles(phone) == ["Secret title"]
    assert laptop.sync_state().encrypted
    for file in folder.rglob("*"):
        if file.is_file():
            assert b"Secret" not in file.read_bytes()


def test_notes_of_both_are_merged_by_a_choice(
    clock: FixedClock, folder: Path, laptop: Store, phone: Store
) -> None:
    rent = laptop.add("Pay rent", notes="By card")
    join(folder, laptop, phone)
    other = phone.find(laptop.get(rent).uid)
    laptop.update(rent, notes="By card\nAsk Ann", priority=1)
    clock.advance(timedelta(minutes=1))
    phone.update(other, notes="By card\nAsk Bob")
    for store in laptop, phone, laptop:
        store.sync()
    (conflict,) = laptop.sync_conflicts()
    assert (conflict.property, conflict.title, conflict.record_id) == ("notes", "Pay rent", rent)
    assert conflict.shown is ConflictChoice.THEIRS
    assert (conflict.mine_replica, conflict.theirs_replica) == ("device 0", "device 1")
    assert conflict.theirs_at - conflict.mine_at == timedelta(minutes=1)
    (seen,) = phone.sync_conflicts()
    assert (seen.uid, seen.mine, seen.theirs) == (conflict.uid, conflict.theirs, conflict.mine)
    laptop.resolve_sync_conflicts(conflict.uid, ConflictChoice.MERGED)
    assert laptop.get(rent).notes == "By card\nAsk Ann\nAsk Bob"
    with pytest.raises(NotFoundError):
        laptop.resolve_sync_conflicts([conflict.uid], ConflictChoice.MERGED)
    laptop.sync()
    phone.sync()
    assert phone.get(other).notes == "By card\nAsk Ann\nAsk Bob"
    assert not phone.sync_conflicts() and phone.sync_state().conflict_count == 0


def test_what_is_written_with_both_known_ends_a_conflict(
    folder: Path, laptop: Store, phone: Store
) -> None:
    rent = laptop.add("Pay rent")
    join(folder, laptop, phone)
    laptop.update(rent, title="One")
    phone.update(phone.find(laptop.get(rent).uid), title="Two")
    for store in laptop, phone, laptop:
        store.sync()
    assert len(laptop.sync_conflicts()) == 1
    laptop.update(rent, title="Three")
    assert len(laptop.sync_conflicts()) == 0


def test_progress_and_an_interrupt_end_a_run_and_the_next_one_goes_on(
    folder: Path, laptop: Store, phone: Store
) -> None:
    join(folder, laptop, phone)
    for number in range(3):
        laptop.add(f"Task {number}")
        laptop.sync()

    def stop(done: int, total: int | None) -> None:
        assert total == 3
        raise KeyError(done)

    with pytest.raises(KeyError):
        phone.sync(progress=stop)
    told: list[int] = []
    phone.sync(progress=lambda done, total: told.append(done))
    assert told == [0, 1, 2] and len(titles(phone)) == 3


def test_two_runs_at_once_do_no_harm(
    clock: FixedClock, folder: Path, path: Path, laptop: Store
) -> None:
    laptop.add_many(TaskInput(f"Task {number}") for number in range(300))
    with Store(path, clock=clock) as one, Store(path, clock=clock) as other:
        join(folder, laptop, one)
        failures: list[BaseException] = []

        def run(store: Store) -> None:
            try:
                store.sync()
            except BaseException as failure:
                failures.append(failure)

        for number in range(5):
            laptop.add(f"Later {number}")
            laptop.sync()
            threads = [threading.Thread(target=run, args=(store,)) for store in (one, other)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        assert failures == []
        assert titles(one) == titles(other) == titles(laptop)


def test_a_transport_of_the_program(laptop: Store, phone: Store) -> None:
    shelf = Shelf()
    laptop.add("Pay rent")
    for store, device in (laptop, "laptop"), (phone, "phone"):
        store.add_transport(shelf, device, passphrase="correct horse")
        store.sync(shelf)
    assert titles(phone) == ["Pay rent"]
    assert [remote.kind for remote in phone.remotes()] == [RemoteKind.HOST]
    with pytest.raises(ConflictError):
        phone.sync(phone.remotes()[0].id)
    with pytest.raises(NotFoundError):
        phone.sync()
    # Either snapshot has all that both have.
    for name in [name for name in shelf.files if name.endswith(".tcs")]:
        shelf.files[name] = shelf.files[name][:-1] + bytes([shelf.files[name][-1] ^ 1])
    with Store(":memory:") as tablet:
        tablet.add_transport(shelf, "tablet", passphrase="correct horse")
        with pytest.raises(Exception, match="changed or damaged"):
            tablet.sync(shelf)


def test_a_store_ends_sync_and_begins_it_again(
    folder: Path, tmp_path: Path, laptop: Store, phone: Store
) -> None:
    laptop.add("Pay rent")
    join(folder, laptop, phone)
    before = {replica.uid for replica in laptop.replicas()}
    laptop.disable_sync()
    assert not laptop.sync_state().enabled and len(laptop.replicas()) == 0
    assert titles(laptop) == ["Pay rent"]
    with pytest.raises(NotFoundError):
        laptop.sync()
    laptop.enable_sync("laptop")
    with pytest.raises(ConflictError):
        laptop.enable_sync("laptop")
    (own,) = laptop.replicas()
    assert own.is_self and own.name == "laptop" and own.uid not in before
    laptop.add_remote(folder, "laptop")
    for store in laptop, phone, laptop:
        store.sync()
    assert titles(laptop) == titles(phone) == ["Pay rent"]


def test_a_copy_of_a_store_is_a_device_of_its_own(
    clock: FixedClock, folder: Path, path: Path, tmp_path: Path, phone: Store
) -> None:
    copy = tmp_path / "copy.db"
    with Store(path, clock=clock) as laptop:
        laptop.add("Pay rent")
        join(folder, laptop, phone)
        for number in range(3):
            laptop.add(f"Task {number}")
            laptop.sync()
        laptop.backup(copy)
    with Store(path, clock=clock) as laptop, Store(copy, clock=clock) as other:
        other.add("In the copy")
        laptop.add("In the original")
        for _ in range(2):
            for store in other, laptop, phone:
                store.sync()
        other.add("Later in the copy")
        for store in other, laptop, phone:
            store.sync()
        assert titles(other) == titles(laptop) == titles(phone)
        assert len(titles(phone)) == 7
        assert len(phone.replicas()) == 3


def test_a_purge_leaves_nothing_to_send(
    folder: Path, clock: FixedClock, path: Path, tmp_path: Path, phone: Store
) -> None:
    with Store(path, clock=clock) as laptop:
        laptop.add("Pay rent")
        join(folder, laptop, phone)
        secret = laptop.add("Secret title")
        laptop.add_comment(secret, "Secret comment")
        laptop.update(secret, notes="Secret notes")
        assert laptop.sync_state().pending_count == 3
        laptop.delete(secret)
        laptop.purge(secret)
        laptop.sync()
        phone.sync()
        assert titles(phone) == ["Pay rent"]
        laptop.backup(tmp_path / "copy.db")
    for file in (*folder.rglob("*"), tmp_path / "copy.db"):
        assert not file.is_file() or b"Secret" not in file.read_bytes()
