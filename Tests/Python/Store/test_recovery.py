"""What comes back of a damaged file."""

from __future__ import annotations

import sqlite3
from datetime import date, timedelta
from pathlib import Path

import pytest
from database_pages import INTERIOR_OF_TABLE, LEAF_OF_INDEX, LEAF_OF_TABLE, DatabasePages
from seeds import random_numbers

from conftest import BUILD, ROOT  # noqa: F401
from taskcore import (
    ConflictError,
    EventInput,
    InvalidError,
    NotFoundError,
    NotStoreError,
    Store,
    TaskInput,
)

TASKS = 400


@pytest.fixture
def filled(path: Path) -> Path:
    with Store(path) as store:
        ids = store.add_many(
            TaskInput(
                f"Task {number}", project=f"Project {number % 5}", tags=["bank"], notes="x" * 50
            )
            for number in range(TASKS)
        )
        store.update(ids[3], parent_id=ids[8], notes="long " * 5_000)
        store.update(ids[5], depends_on=[ids[390]])
        store.complete(ids[10:20])
        store.delete([ids[30]])
        store.purge([ids[30]])
        store.add_event("Meeting", date(2026, 2, 1))
        store.set_tag_colour("bank", 3)
    return path


def titles(store: Store) -> set[str]:
    return {task.title for task in store.tasks("status:any")}


def recovered(path: Path) -> tuple[Store, int, int]:
    store = Store(":memory:")
    report = store.recover(path)
    left = store.check()
    assert not any(
        getattr(left, name) for name in ("values_mended", "tasks_rehomed", "index_rebuilt")
    )
    return store, report.rows_lost, report.pages_lost


def test_a_whole_store_comes_back_whole(filled: Path) -> None:
    before = filled.read_bytes()
    store, rows_lost, pages_lost = recovered(filled)
    assert filled.read_bytes() == before
    with store, Store(filled) as old:
        assert (rows_lost, pages_lost) == (0, 0)
        assert not store.import_notes()
        assert [task.uid for task in store.tasks()] == [task.uid for task in old.tasks()]
        assert store.tasks("parent:any")[0].title == "Task 3"
        assert store.get(4).notes == "long " * 5_000
        assert [task.title for task in store.tasks("blocked:yes")] == ["Task 5"]
        assert store.get_tag("bank").colour == 3
        assert len(store.completions()) == 10 and len(store.events()) == 1
        assert len(store.tasks("Task")) == TASKS - 11
        assert store.undo().action == old.undo().action
        # An id is never given again, that of a purged task neither.
        assert store.add("New") == old.add("New")


def test_a_page_that_is_lost_takes_its_rows_alone(filled: Path) -> None:
    pages = DatabasePages(filled)
    root = pages.root("task")
    victim = pages.children(root)[2]
    rows = pages.cell_count(victim)
    start = pages.start(victim)
    pages.data[start : start + pages.size] = b"\xff" * pages.size
    pages.write()
    store, _, pages_lost = recovered(filled)
    with store:
        assert pages_lost == 1
        left = titles(store)
        assert len(left) == TASKS - 1 - rows
        assert len(store.completions()) == 10
        lost = [note.message for note in store.import_notes()]
        assert len(lost) == rows
        assert all(message.startswith("Lost: the task ") for message in lost)
        assert not any(message.split("“")[1].rstrip("”.") in left for message in lost)


@pytest.mark.parametrize("damaged", ["root", "every page above others", "schema", "header"])
def test_rows_come_back_when_nothing_leads_to_them(filled: Path, damaged: str) -> None:
    pages = DatabasePages(filled)
    if damaged == "root":
        victims = [pages.root("task")]
    elif damaged == "every page above others":
        victims = pages.pages_of(INTERIOR_OF_TABLE)[1:]
    else:
        victims = []
        pages.data[0 : 100 if damaged == "header" else pages.size] = b"\0" * (
            100 if damaged == "header" else pages.size
        )
    for victim in victims:
        start = pages.start(victim)
        pages.data[start : start + pages.size] = b"\0" * pages.size
    pages.write()
    store, _, _ = recovered(filled)
    with store:
        assert len(titles(store)) == TASKS - 1
        assert {project.name for project in store.projects()} >= {f"Project {n}" for n in range(5)}
        assert len(store.events()) == 1


def test_what_waits_in_the_log_comes_back(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with Store(path) as store:
        store.add_many(TaskInput(f"Task {number}") for number in range(50))
        for suffix in ("", "-wal"):
            Path(f"{copy}{suffix}").write_bytes(Path(f"{path}{suffix}").read_bytes())
    recovered_store, rows_lost, pages_lost = recovered(copy)
    with recovered_store:
        assert len(titles(recovered_store)) == 50 and (rows_lost, pages_lost) == (0, 0)


def test_what_cannot_be_recovered_is_refused_and_changes_nothing(
    filled: Path, store: Store, tmp_path: Path
) -> None:
    other = tmp_path / "other.db"
    database = sqlite3.connect(other)
    database.execute("CREATE TABLE task(id INTEGER PRIMARY KEY, title)")
    database.execute("INSERT INTO task(title) VALUES ('x')")
    database.commit()
    database.close()
    (tmp_path / "empty").touch()
    (tmp_path / "text").write_text("Pay rent\n" * 1_000)
    with pytest.raises(NotFoundError):
        store.recover(tmp_path / "missing.db")
    for name in ("other.db", "empty", "text"):
        with pytest.raises(NotStoreError):
            store.recover(tmp_path / name)
    with Store(filled), pytest.raises(InvalidError, match="open store"):
        store.recover(filled)
    assert [project.name for project in store.projects()] == ["Inbox"]
    store.add("Mine")
    with pytest.raises(ConflictError, match="new one"):
        store.recover(filled)
    assert titles(store) == {"Mine"}


def varint(data: bytearray, place: int) -> tuple[int, int]:
    """A number as SQLite writes it (file format, section 1.6), and where it ends."""
    number = 0
    for count in range(9):
        byte = data[place + count]
        if count == 8:
            return number << 8 | byte, place + 9
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            return number, place + count + 1
    raise AssertionError


def rows_on(pages: DatabasePages, page: int) -> list[int]:
    """The ids of the rows of a leaf of a table."""
    ids = []
    for cell in pages.cells(page):
        _, place = varint(pages.data, cell)
        ids.append(varint(pages.data, place)[0])
    return ids


def leaves(pages: DatabasePages, page: int) -> list[int]:
    if pages.kind(page) in (LEAF_OF_TABLE, LEAF_OF_INDEX):
        return [page]
    return [leaf for child in pages.children(page) for leaf in leaves(pages, child)]


def uids(path: Path, table: str) -> dict[int, str]:
    database = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
    found = dict(database.execute(f"SELECT id, uid FROM {table}").fetchall())
    database.close()
    return found


@pytest.fixture(scope="module")
def commented(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store of which the tables of tasks, events and comments have several pages each."""
    path = tmp_path_factory.mktemp("commented") / "tasks.db"
    with Store(path, time_zone="Europe/Paris") as store:
        ids = store.add_many(TaskInput(f"Task {n}", notes="x" * 60) for n in range(200))
        days = (date(2026, 1, 1) + timedelta(days=n) for n in range(200))
        store.add_events(EventInput(f"Event {n}", day) for n, day in enumerate(days))
        for n in range(60):
            store.add_comment(ids[n], f"Comment {n} " + "x" * 200)
    return path


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("table", ["task", "event", "comment"])
def test_damaged_pages_cost_only_what_lay_on_them_and_it_is_listed(
    commented: Path, path: Path, tmp_path: Path, table: str, number: int
) -> None:
    numbers = random_numbers(2250 + number, table)
    path.write_bytes(commented.read_bytes())
    whole = {name: uids(path, name) for name in ("task", "event", "comment")}
    pages = DatabasePages(path)
    lost: set[str] = set()
    for victim in numbers.sample(leaves(pages, pages.root(table)), 2):
        lost |= {whole[table][row] for row in rows_on(pages, victim)}
        start = pages.start(victim)
        # No page begins with these, so that nothing on it can be taken for rows.
        pages.data[start : start + pages.size] = b"\xee" + numbers.randbytes(pages.size - 1)
    pages.write()
    copy = tmp_path / "recovered.db"
    with Store(copy, time_zone="Europe/Paris") as store:
        assert store.recover(path).pages_lost == 2
        notes = {note.uid for note in store.import_notes()}
    for name, before in whole.items():
        left = set(uids(copy, name).values())
        gone = set(before.values()) - left
        if name == table:
            assert gone == lost and lost <= notes
        elif name == "comment" and table == "task":
            # What is said of a task goes with it.
            assert len(gone) <= len(lost)
        else:
            assert not gone
    assert len(notes) >= len(lost) > 0


@pytest.mark.parametrize("number", range(4))
def test_damaged_pages_of_indexes_cost_nothing(filled: Path, number: int) -> None:
    numbers = random_numbers(2260 + number)
    pages = DatabasePages(filled)
    for victim in numbers.sample(pages.pages_of(LEAF_OF_INDEX), 3):
        start = pages.start(victim)
        pages.data[start : start + pages.size] = b"\xee" + numbers.randbytes(pages.size - 1)
    pages.write()
    store, rows_lost, _ = recovered(filled)
    with store:
        assert rows_lost == 0 and len(titles(store)) == TASKS - 1
        assert len(store.events()) == 1 and len(store.completions()) == 10
