"""Backups of a store that is in use, and what is restored from them."""

from __future__ import annotations

import sqlite3
import threading
from datetime import timedelta
from pathlib import Path

import pytest
from database_pages import DatabasePages

from conftest import FixedClock
from taskcore import (
    AccessError,
    CorruptError,
    InvalidError,
    NotFoundError,
    NotStoreError,
    Store,
    TaskInput,
    newest_backup,
    restore,
)


def titles(path: Path) -> list[str]:
    with Store(path) as store:
        return [task.title for task in store.tasks("status:any")]


def damage(path: Path) -> None:
    """Garbles a page that nothing reads when the store is opened."""
    pages = DatabasePages(path)
    start = pages.start(pages.root("comment"))
    pages.data[start : start + pages.size] = b"\xff" * pages.size
    pages.write()


def test_a_backup_is_the_store_as_it_was_at_one_moment(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with Store(path) as store, Store(path) as other:
        for _ in range(10):
            store.add_many(TaskInput(f"Task {n}", notes="long " * 2_000) for n in range(100))
        ended = threading.Event()
        written = []

        def write() -> None:
            while not ended.is_set():
                written.append(other.add("Meanwhile"))

        writer = threading.Thread(target=write)
        writer.start()
        told: list[tuple[int, int | None]] = []
        store.backup(copy, progress=lambda done, total: told.append((done, total)))
        ended.set()
        writer.join()
        assert len(told) > 1 and told[-1][0] == told[-1][1]
        assert store.count() == 1_000 + len(written)
    assert copy.stat().st_mode & 0o777 == 0o600
    with Store(copy) as store:
        count = store.count()
        assert 1_000 <= count <= 1_000 + len(written)
        # As many as were there, the first ones, with all that belongs to them.
        assert len(store.tasks("Meanwhile")) == count - 1_000
        assert not store.check().index_rebuilt


def test_what_stops_a_backup_comes_out_of_it_and_leaves_the_old_one(
    store: Store, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    store.add("Rent")
    store.backup(copy)
    store.add("Pay")

    def stop(done: int, total: int | None) -> None:
        raise KeyError("enough")

    with pytest.raises(KeyError):
        store.backup(copy, progress=stop)
    assert titles(copy) == ["Rent"]
    assert not [each for each in tmp_path.iterdir() if each.name.startswith(".taskcore-")]


def test_a_backup_does_not_go_where_it_must_not(path: Path, tmp_path: Path) -> None:
    with Store(path) as store:
        for wrong in (path, f"{path}-wal", ""):
            with pytest.raises(InvalidError):
                store.backup(wrong)
        with pytest.raises(AccessError):
            store.backup(tmp_path)
        with pytest.raises(NotFoundError):
            store.backup(tmp_path / "missing" / "copy.db")


def test_backups_of_a_folder_come_and_go(path: Path, clock: FixedClock) -> None:
    assert newest_backup(path) is None
    with Store(path, clock=clock) as store:
        for _ in range(60):
            made = store.rotate_backups(days=3, weeks=2, months=2)
            clock.advance(timedelta(days=1))
        assert newest_backup(path) == made
        assert made.parent == path.with_name(path.name + ".backups")
        names = sorted(each.name[:10] for each in made.parent.iterdir())
        # From 15 January on, the last one on 15 March, a Sunday.
        assert names == ["2026-02-28", "2026-03-08", "2026-03-13", "2026-03-14", "2026-03-15"]
        for wrong in (-1, 10_001):
            with pytest.raises(InvalidError, match="days"):
                store.rotate_backups(days=wrong)
    with Store(":memory:") as store, pytest.raises(InvalidError, match="memory"):
        store.rotate_backups()


def test_what_was_purged_comes_back_and_what_was_there_is_kept(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with Store(path) as store, Store(path) as other:
        rent = store.add("Rent")
        store.backup(copy)
        store.delete(rent)
        store.purge(rent)
        pay = store.add("Pay")
        kept = restore(copy, path)
        assert kept == Path(f"{path}.before-restore")
        # Those that have it open go on with it, and no id is given again.
        assert [task.title for task in other.tasks()] == ["Rent"]
        assert store.add("Call") > pay
        assert [task.title for task in other.tasks()] == ["Rent", "Call"]
    assert titles(kept) == ["Pay"]
    assert restore(copy, tmp_path / "new" / "store.db") is None
    assert titles(tmp_path / "new" / "store.db") == ["Rent"]


def test_a_store_comes_back_as_it_was_at_a_moment(
    path: Path, clock: FixedClock, tmp_path: Path
) -> None:
    copy = tmp_path / "then.db"
    with Store(path, clock=clock) as store:
        rent, pay = store.add("Rent", tags=["bank"]), store.add("Pay")
        store.update(rent, title="Pay rent", notes="In cash")
        then = clock.now
        clock.advance(timedelta(hours=1))
        store.complete(rent)
        store.rename_tag("bank", "money")
        store.update(pay, title="Call")
        store.add("Later")
        store.delete(pay)
        store.undo()
        store.backup(copy, at=then)
        assert [task.title for task in store.tasks()] == ["Call", "Later"]
        with pytest.raises(NotFoundError, match="begins at"):
            store.trim_log(before=clock.now)
            store.backup(copy, at=then - timedelta(seconds=1))
    with Store(copy, clock=clock) as store:
        tasks = store.tasks()
        assert [task.title for task in tasks] == ["Pay rent", "Pay"]
        assert list(tasks[0].tags) == ["bank"] and tasks[0].notes == "In cash"
        assert not store.check().values_mended
        assert store.undo().at == then
        assert [task.title for task in store.tasks()] == ["Rent", "Pay"]


def test_what_is_no_backup_is_not_restored(path: Path, tmp_path: Path) -> None:
    with Store(path) as store:
        store.add("Rent")
    (tmp_path / "text").write_text("Rent\n")
    with pytest.raises(NotStoreError):
        restore(tmp_path / "text", path)
    with pytest.raises(NotStoreError):
        restore(path, tmp_path / "text")
    with pytest.raises(NotFoundError):
        restore(tmp_path / "missing.db", path)
    with pytest.raises(InvalidError):
        restore(path, ":memory:")
    assert titles(path) == ["Rent"]
    assert (tmp_path / "text").read_text() == "Rent\n"


def test_a_damaged_store_names_its_newest_backup_and_is_moved_aside(path: Path) -> None:
    with Store(path) as store:
        store.add("Rent")
        made = store.rotate_backups()
    damage(path)
    with Store(path) as store:
        with pytest.raises(CorruptError, match=f"The newest backup is {made}\\."):
            store.check()
        with pytest.raises(CorruptError):
            store.rotate_backups()
    aside = restore(made, path)
    assert aside == Path(f"{path}.damaged")
    assert titles(path) == ["Rent"]
    with Store(":memory:") as store:
        assert store.recover(aside).rows > 0
        assert store.count() == 1


def test_a_backup_is_one_file_for_any_program(path: Path) -> None:
    with Store(path) as store:
        store.add("Rent")
        made = store.rotate_backups()
    assert [each.name for each in made.parent.iterdir()] == [made.name]
    database = sqlite3.connect(f"file:{made}?mode=ro&immutable=1", uri=True)
    assert database.execute("SELECT title FROM task").fetchall() == [("Rent",)]
    database.close()
