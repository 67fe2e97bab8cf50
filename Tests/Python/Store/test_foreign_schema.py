"""What another program put into the file of a store is refused before anything of it runs, or removed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from taskcore import CorruptError, InvalidError, Store, TooNewError

# A view that a reader never comes to the end of.
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS id, i AS uid FROM n"

# What another program puts in, and the words for it.
FOREIGN = {
    "a trigger that empties the store": (
        "CREATE TRIGGER empties AFTER INSERT ON step BEGIN DELETE FROM task; END",
        "trigger “empties”",
    ),
    "a trigger of updates": (
        "CREATE TRIGGER turns AFTER UPDATE ON task BEGIN UPDATE task SET title = 'Mine'; END",
        "trigger “turns”",
    ),
    "a view": (f"CREATE VIEW forever AS {ENDLESS}", "view “forever”"),
    "a trigger on a view": (
        f"CREATE VIEW forever AS {ENDLESS};"
        "CREATE TRIGGER instead INSTEAD OF DELETE ON forever BEGIN DELETE FROM task; END",
        "trigger “instead” and 1 more",
    ),
    "a table": (
        "CREATE TABLE recipe(name TEXT); INSERT INTO recipe VALUES ('soup')",
        "table “recipe”",
    ),
    "a table that refers to ours": (
        "CREATE TABLE follower(id INTEGER PRIMARY KEY REFERENCES task(id) ON DELETE CASCADE)",
        "table “follower”",
    ),
    "a table in the place of a function": ("CREATE TABLE json_each(value)", "table “json_each”"),
    "a virtual table": (
        "CREATE VIRTUAL TABLE words USING fts5(text)",
        "virtual table “words” and 5 more",
    ),
    "a virtual table of ours": (
        "CREATE VIRTUAL TABLE terms USING fts5vocab(task_text, row)",
        "virtual table “terms”",
    ),
    "an index": ("CREATE INDEX task_by_title ON task(title)", "index “task_by_title”"),
    "an index of an expression": (
        "CREATE INDEX heavy ON task(hex(zeroblob(1000 + length(title))))",
        "index “heavy”",
    ),
    "statistics": ("ANALYZE", "sqlite_stat1"),
    "a column": ("ALTER TABLE task ADD COLUMN mood TEXT", "table “task”"),
    "a computed column": (
        "ALTER TABLE project ADD COLUMN heavy AS (hex(zeroblob(900000000)))",
        "table “project”",
    ),
    "an index that is not ours any more": (
        "DROP INDEX task_by_due_ms; CREATE INDEX task_by_due_ms ON task(title)",
        "index “task_by_due_ms”",
    ),
    "an index that is missing": ("DROP INDEX invoice_by_number", "index “invoice_by_number”"),
    "a name that turns the terminal": (
        'CREATE TABLE "a\u202eb\x1b[31m" (x)',
        "table “ab[31m…”",
    ),
}

# What cannot be removed, for what is ours is gone.
REPLACED = {
    "a view in the place of a table": (
        "PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON;"
        "DROP TABLE project; CREATE VIEW project AS " + ENDLESS,
        "project",
    ),
    "a table that is missing": ("DROP TABLE holiday", "table “holiday”"),
    "a table of another program in the place of ours": (
        "DROP TABLE holiday; CREATE VIRTUAL TABLE holiday USING fts5(uid)",
        "holiday",
    ),
}


@contextmanager
def another_program(path: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "store.db"
    with Store(path) as store:
        store.add("Pay rent", project="Home", tags=["bank"])
    return path


def content(path: Path) -> list[object]:
    with another_program(path) as database:
        return [
            *database.execute("SELECT type, name FROM sqlite_schema ORDER BY 1, 2"),
            *database.execute("SELECT id, title, project_id, tags FROM task"),
            *database.execute("SELECT * FROM change"),
        ]


@pytest.mark.parametrize("what", FOREIGN)
@pytest.mark.parametrize("read_only", [False, True])
def test_what_is_not_ours_is_refused_by_its_name(path: Path, what: str, read_only: bool) -> None:
    statements, words = FOREIGN[what]
    with another_program(path) as database:
        database.executescript(statements)
    before = path.read_bytes()
    with pytest.raises(CorruptError) as refused:
        Store(path, read_only=read_only)
    assert words in str(refused.value) and "schema" in str(refused.value)
    # The flag that asks for the repair.
    assert refused.value.field == "flags"
    assert path.read_bytes() == before


@pytest.mark.parametrize("what", FOREIGN)
def test_on_request_it_is_removed_and_all_that_is_ours_stays(path: Path, what: str) -> None:
    before = content(path)
    with another_program(path) as database:
        database.executescript(FOREIGN[what][0])
    with Store(path, repair_schema=True) as store:
        assert [task.title for task in store.tasks(project="home")] == ["Pay rent"]
        assert not any(vars_of(store.check()))
    assert content(path) == before
    with Store(path) as store:
        store.add("Call Ann")
        assert len(store.tasks()) == 2


def vars_of(report: object) -> list[object]:
    return [getattr(report, name) for name in getattr(report, "__match_args__", ())]


@pytest.mark.parametrize("what", REPLACED)
def test_what_is_lost_is_not_made_up(path: Path, what: str) -> None:
    statements, words = REPLACED[what]
    with another_program(path) as database:
        database.executescript(statements)
    before = content_of_schema(path)
    for repair_schema in (False, True):
        with pytest.raises(CorruptError, match=words):
            Store(path, repair_schema=repair_schema)
    assert content_of_schema(path) == before


def content_of_schema(path: Path) -> list[object]:
    with another_program(path) as database:
        return list(database.execute("SELECT type, name, sql FROM sqlite_schema"))


@pytest.mark.parametrize("what", FOREIGN)
def test_what_comes_while_the_store_is_open_is_noticed(path: Path, what: str) -> None:
    with Store(path) as store, Store(path, read_only=True) as reader:
        assert len(store.tasks()) == len(reader.tasks()) == 1
        with another_program(path) as database:
            database.executescript(FOREIGN[what][0])
        with pytest.raises(CorruptError):
            store.add("Call Ann")
        for each in (store, reader):
            with pytest.raises(CorruptError):
                each.tasks()
            with pytest.raises(CorruptError):
                each.filters()
            with pytest.raises(CorruptError):
                each.poll() if each is store else each.home()
    with another_program(path) as database:
        assert list(database.execute("SELECT title FROM task")) == [("Pay rent",)]


def test_a_store_goes_on_when_what_came_has_gone(path: Path) -> None:
    with Store(path) as store:
        with another_program(path) as database:
            database.execute("CREATE TABLE recipe(name TEXT)")
            with pytest.raises(CorruptError):
                store.add("Call Ann")
            database.execute("DROP TABLE recipe")
        store.add("Call Ann")
        with another_program(path) as database:
            database.execute("VACUUM")
        assert len(store.tasks()) == 2
        store.undo()


def test_an_upgrade_by_a_newer_library_is_noticed(path: Path) -> None:
    with Store(path) as store:
        with another_program(path) as database:
            database.execute("PRAGMA user_version = 1000")
        with pytest.raises(TooNewError, match="1000"):
            store.add("Call Ann")
        with pytest.raises(TooNewError):
            store.tasks()


@pytest.mark.parametrize("version", [-1, -5, -(2**31)])
def test_a_version_below_zero_is_said_as_it_is(path: Path, version: int) -> None:
    with Store(path) as store:
        with another_program(path) as database:
            database.execute(f"PRAGMA user_version = {version}")
        with pytest.raises(CorruptError, match=f"version {version},"):
            store.add("Call Ann")
    for read_only, repair_schema in [(False, False), (True, False), (False, True)]:
        with pytest.raises(CorruptError, match=f"version {version},"):
            Store(path, read_only=read_only, repair_schema=repair_schema)


def test_a_changed_number_of_the_version_does_not_cost_the_tables(path: Path) -> None:
    with another_program(path) as database:
        database.execute("PRAGMA user_version = 0")
    with pytest.raises(CorruptError, match=r"of version 0, and is of version \d"):
        Store(path)
    with Store(path, repair_schema=True) as store:
        assert len(store.tasks()) == 1
    Store(path).close()


def test_a_store_to_read_cannot_be_repaired(path: Path) -> None:
    with pytest.raises(InvalidError) as refused:
        Store(path, read_only=True, repair_schema=True)
    assert refused.value.field == "flags"


def test_a_thousand_foreign_tables_are_removed(path: Path) -> None:
    with another_program(path) as database:
        database.execute("BEGIN")
        for number in range(1_000):
            database.execute(f'CREATE TABLE "quoted ""{number}" (x)')
            database.execute(f'CREATE VIEW v{number} AS SELECT * FROM "quoted ""{number}"')
        database.execute("COMMIT")
    with pytest.raises(CorruptError, match="and 1999 more"):
        Store(path)
    with Store(path, repair_schema=True) as store:
        assert len(store.tasks()) == 1
