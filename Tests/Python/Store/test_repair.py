"""Mending what another program broke."""

from __future__ import annotations

import io
import sqlite3
from datetime import date
from pathlib import Path

from taskcore import CorruptError, ImportPolicy, RepairReport, Store


def broken(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        for statement in statements:
            connection.execute(statement)
    connection.close()


def test_a_sound_store_needs_no_repair(store: Store) -> None:
    store.add("Pay rent", project="Home", tags=["bank"])
    assert store.repair() == RepairReport(False, 0, 0, 0, 0, 0, False, *[0] * 8)


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
        assert store.repair() == RepairReport(False, 0, 0, 0, 0, 0, False, *[0] * 8)


def test_a_missing_inbox_is_restored(path: Path) -> None:
    with Store(path) as store:
        task_id = store.add("Pay rent")
    broken(path, "DELETE FROM project WHERE id = 1")
    with Store(path) as store:
        assert store.repair().inbox_restored is True
        assert store.get(task_id).project == "Inbox"


def test_a_series_stays_where_it_is_seen(path: Path) -> None:
    with Store(path) as store:
        task_id = store.add("Water", due=date(2026, 1, 1), repeat_rule="FREQ=DAILY")
        store.complete(task_id)
        assert len(store.check_series()) == 0
    broken(path, "UPDATE task SET occurrence = '20260109', due_date = 20260109")
    with Store(path, read_only=True) as store:
        (problem,) = store.check_series()
        assert (problem.field, problem.status) == ("occurrence", CorruptError.code)
        assert problem.message.startswith(f"Task {task_id} is at its occurrence 20260109, but")
        assert "put it at 20260102: a repair keeps 20260109." in problem.message
    with Store(path) as store:
        assert store.check().series_mended == 1
        assert store.repair().series_mended == 1
        assert len(store.check_series()) == 0
        assert store.get(task_id).due == date(2026, 1, 9)
        store.complete(task_id)
        assert store.get(task_id).due == date(2026, 1, 10)
        assert store.check().series_mended == 0


def test_an_import_sets_a_series_back(path: Path) -> None:
    with Store(path) as store:
        task_id = store.add("Water", due=date(2026, 1, 1), repeat_rule="FREQ=DAILY")
        store.complete(task_id)
        file = io.StringIO()
        store.export_file(file)
        file.seek(0)
        store.complete(task_id)
        store.complete(task_id)
        store.import_file(file, policy=ImportPolicy.FILE_WINS)
        assert store.get(task_id).due == date(2026, 1, 2)
        assert len(store.check_series()) == 0
        store.complete(task_id)
        assert store.get(task_id).due == date(2026, 1, 3)
