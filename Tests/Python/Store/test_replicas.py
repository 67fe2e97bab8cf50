"""Copies of a store are replicas with uids of their own."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from taskcore import Store


def replica(store: Store) -> str:
    """The uid that steps of a store have."""
    return store.history(store.add("Something"))[0].device


def test_two_copies_that_are_changed_apart_are_two_replicas(path: Path) -> None:
    with Store(path) as store:
        task = store.add("Rent")
        original = replica(store)
    copy = path.with_name("copy.db")
    shutil.copy(path, copy)
    with Store(path) as mine, Store(copy) as theirs:
        assert replica(mine) == original
        renewed = replica(theirs)
        assert renewed != original
        mine.update(task, title="Mine")
        theirs.update(task, title="Theirs")
        assert {each.device for each in mine.history(task)} == {original}
        assert [each.device for each in theirs.history(task)] == [original, renewed]
    with Store(copy) as theirs:
        assert replica(theirs) == renewed


def test_a_store_that_is_renamed_stays_the_same_replica(path: Path) -> None:
    with Store(path) as store:
        original = replica(store)
    moved = path.rename(path.with_name("moved.db"))
    with Store(moved) as store:
        assert replica(store) == original


def test_reading_a_copy_leaves_it_as_it_is(path: Path) -> None:
    with Store(path) as store:
        store.add("Rent")
    copy = path.with_name("copy.db")
    shutil.copy(path, copy)
    before = copy.read_bytes()
    with Store(copy, read_only=True) as store:
        assert store.count() == 1
    assert copy.read_bytes() == before


def test_a_backup_that_is_written_over_the_store_is_another_replica(path: Path) -> None:
    with Store(path) as store:
        original = replica(store)
    try:
        os.setxattr(path, "user.probe", b"1")
    except OSError:
        pytest.skip("The file system remembers nothing of a file beside its bytes.")
    backup = path.with_name("backup.db")
    shutil.copy(path, backup)
    with Store(path) as store:
        assert replica(store) == original
    # The same file, with what was in it before.
    shutil.copy(backup, path)
    with Store(path, read_only=True) as store:
        assert store.count() == 1
    with Store(path) as store:
        restored = replica(store)
        assert restored != original
    with Store(path) as store:
        assert replica(store) == restored
    # What is in the backup now is what was in the store when it was closed last.
    shutil.copy(path, backup)
    shutil.copy(backup, path)
    with Store(path) as store:
        assert replica(store) == restored
