"""Mending what another program broke."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from taskcore import RepairReport, Store


def broken(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        for statement in statements:
            connection.execute(statement)
    connection.close()


def test_a_sound_store_needs_no_repair(store: Store) -> None:
    store.add("Pay rent", project="Home", tags=["bank"])
    assert store.repair() == RepairReport(False, 0, 0, 0, 0, 0, False, *[0] * 7)


def test_orphans_get_a_home(path: Path) -> None:
    with Store(path) as store:
        task_id = store.add("Pay rent", project="Home")
    broken(path, "DELETE FROM project WHERE name = 'Home'")
    with Store(path) as store:
        expected = store.check()
        assert store.check() == expected
        report = store.repair()
        assert report == expected
        assert report.tasks_rehomed == 1
        assert store.get(task_id).project == "Inbox"
        assert store.repair() == RepairReport(False, 0, 0, 0, 0, 0, False, *[0] * 7)


def test_a_missing_inbox_is_restored(path: Path) -> None:
    with Store(path) as store:
        task_id = store.add("Pay rent")
    broken(path, "DELETE FROM project WHERE id = 1")
    with Store(path) as store:
        assert store.repair().inbox_restored is True
        assert store.get(task_id).project == "Inbox"
