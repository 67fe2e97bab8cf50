"""Ways to damage a store: its bytes, its pages, its values, its files, and whole files of others."""

from __future__ import annotations

import os
import random
import re
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

from database_pages import (
    INTERIOR_OF_INDEX,
    INTERIOR_OF_TABLE,
    LEAF_OF_INDEX,
    LEAF_OF_TABLE,
    DatabasePages,
)

LARGEST = (1 << 63) - 1
HOSTILE: tuple[object, ...] = (
    None, 0, 1, -1, 2, 4, 5, 255, 1 << 31, -(1 << 31) - 1, 1 << 32, 1 << 53, LARGEST, LARGEST - 1,
    -LARGEST, -LARGEST - 1, 1e308, -1e308, 0.5, "", " ", "x", "-", "5x", "0", "\0", "\x1f", "\u202e",
    "é" * 300, "9" * 40, b"", b"\xff\xfe", b"\x00" * 5, 20260230, 99991231, 101, -20260101,
    "2026-01-15", "20260115", "20260115T120000", "20260115T120000 20260116T120000",
    "2026-01-15T12:00:00.000Z", "9999-12-31T23:59:59.999Z", "0001-01-01T00:00:00.000Z",
    "FREQ=DAILY", "FREQ=SECONDLY", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "Europe/Nowhere", "UTC",
    "due-3600", "a0", "zzzz", "Zz", "{}", "[]", '{"a":', "1 2000 100 20", "inbox", "task", "change",
    62135596800000, -62135596800000, 253402300799999, 253402300800000, -62135596800001,
)  # fmt: skip

Damage = Callable[[Path, random.Random], None]


def flip_bits(path: Path, numbers: random.Random) -> None:
    data = bytearray(path.read_bytes())
    for _ in range(numbers.choice((1, 1, 3, 20, 200))):
        data[numbers.randrange(len(data))] ^= 1 << numbers.randrange(8)
    path.write_bytes(data)


def garble(path: Path, numbers: random.Random) -> None:
    data = bytearray(path.read_bytes())
    start = numbers.randrange(len(data))
    length = min(numbers.choice((1, 4, 16, 100, 4_096, 10_000)), len(data) - start)
    fill = numbers.choice((b"\0", b"\xff", None))
    data[start : start + length] = fill * length if fill else numbers.randbytes(length)
    path.write_bytes(data)


def truncate(path: Path, numbers: random.Random) -> None:
    size = path.stat().st_size
    os.truncate(
        path, numbers.choice((numbers.randrange(size), size // 4_096 // 2 * 4_096, size - 1))
    )


def exchange_pages(path: Path, numbers: random.Random) -> None:
    pages = DatabasePages(path)
    one, other = numbers.randrange(1, pages.count), numbers.randrange(1, pages.count)
    first = pages.data[one * pages.size : (one + 1) * pages.size]
    if numbers.random() < 0.5:
        second = pages.data[other * pages.size : (other + 1) * pages.size]
        pages.data[one * pages.size : (one + 1) * pages.size] = second
    pages.data[other * pages.size : (other + 1) * pages.size] = first
    pages.write()


def rewire_pages(path: Path, numbers: random.Random) -> None:
    """Children of pages are exchanged, doubled, or lead to any page."""
    pages = DatabasePages(path)
    interior = [*pages.pages_of(INTERIOR_OF_TABLE), *pages.pages_of(INTERIOR_OF_INDEX)]
    for _ in range(numbers.choice((1, 2, 5))):
        page = numbers.choice(interior)
        children = pages.children(page)
        index = numbers.randrange(len(children))
        child = numbers.choice((*children, page, numbers.randrange(pages.count + 2)))
        if numbers.random() < 0.5:
            other = numbers.randrange(len(children))
            pages.set_child(page, other, children[index])
            child = children[other]
        pages.set_child(page, index, child)
    pages.write()


def disorder_cells(path: Path, numbers: random.Random) -> None:
    pages = DatabasePages(path)
    kinds = (LEAF_OF_TABLE, LEAF_OF_INDEX, INTERIOR_OF_TABLE, INTERIOR_OF_INDEX)
    kind = numbers.choice(kinds)
    for _ in range(numbers.choice((1, 3, 10))):
        page = numbers.choice(pages.pages_of(kind) or pages.pages_of(LEAF_OF_TABLE))
        count = pages.cell_count(page)
        if 1 < count < 500:
            pages.swap_cells(page, numbers.randrange(count), numbers.randrange(count))
    pages.write()


def rename_rows(path: Path, numbers: random.Random) -> None:
    """Bytes near the beginnings of cells: lengths, ids and types."""
    pages = DatabasePages(path)
    for _ in range(numbers.choice((1, 2, 8))):
        page = numbers.choice(pages.pages_of(LEAF_OF_TABLE) + pages.pages_of(LEAF_OF_INDEX))
        cells = pages.cells(page)
        if cells:
            place = numbers.choice(cells) + numbers.randrange(8)
            if place < len(pages.data):
                pages.data[place] = numbers.choice((0, 1, 0x7F, 0x80, 0xFF, numbers.randrange(256)))
    pages.write()


def connect(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA foreign_keys = OFF")
    return database


def tables(database: sqlite3.Connection) -> list[str]:
    return [
        row[0]
        for row in database.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'"
            " AND name NOT LIKE 'task_text%'"
        )
    ]


def columns(database: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in database.execute(f"PRAGMA table_info({table})")]


def change_value(database: sqlite3.Connection, table: str, numbers: random.Random) -> None:
    column = numbers.choice(columns(database, table))
    key = "id" if "id" in columns(database, table) else columns(database, table)[0]
    value = numbers.choice(HOSTILE)
    rows = database.execute(f"SELECT {key} FROM {table}").fetchall()
    if not rows:
        return
    some = [numbers.choice(rows)[0] for _ in range(numbers.choice((1, 1, 3, 30)))]
    if numbers.random() < 0.3:
        value = database.execute(
            f"SELECT {column} FROM {table} ORDER BY random() LIMIT 1"
        ).fetchone()[0]
    for row in some:
        try:
            database.execute(f"UPDATE {table} SET {column} = ? WHERE {key} IS ?", (value, row))
        except sqlite3.DatabaseError:
            pass


def change_values(path: Path, numbers: random.Random) -> None:
    """As any program can that speaks SQL."""
    database = connect(path)
    names = tables(database)
    for _ in range(numbers.choice((1, 1, 2, 4))):
        change_value(database, numbers.choice(names), numbers)
    database.close()


def change_values_without_rules(path: Path, numbers: random.Random) -> None:
    """NULL where none can be, the same twice where it can be once: the schema is back as it was."""
    database = connect(path)
    database.execute("PRAGMA writable_schema = ON")
    before = database.execute(
        "SELECT rowid, type, name, tbl_name, rootpage, sql FROM sqlite_schema"
    ).fetchall()
    name = numbers.choice([table for table in tables(database) if table != "sqlite_sequence"])
    database.execute(
        "UPDATE sqlite_schema SET sql = replace(replace(sql, ' NOT NULL', ''), ' UNIQUE', '')"
        " WHERE tbl_name = ? AND type = 'table'",
        (name,),
    )
    database.execute("DELETE FROM sqlite_schema WHERE tbl_name = ? AND type = 'index'", (name,))
    database.close()
    database = connect(path)
    try:
        for _ in range(numbers.choice((1, 2, 4))):
            change_value(database, name, numbers)
    except sqlite3.DatabaseError:
        pass
    database.execute("PRAGMA writable_schema = ON")
    database.execute("DELETE FROM sqlite_schema")
    database.executemany(
        "INSERT INTO sqlite_schema(rowid, type, name, tbl_name, rootpage, sql) VALUES (?, ?, ?, ?, ?, ?)",
        before,
    )
    database.close()


def remove_rows(path: Path, numbers: random.Random) -> None:
    database = connect(path)
    name = numbers.choice(tables(database))
    some = numbers.choice(("1", "random() % 2 = 0", "random() % 10 = 0"))
    database.execute(f"DELETE FROM {name} WHERE {some}")
    database.close()


def link_wrongly(path: Path, numbers: random.Random) -> None:
    """References to what is not there, and circles."""
    database = connect(path)
    sql = numbers.choice(
        (
            "UPDATE task SET parent_id = (id * 7 + 3) % 160 + 1 WHERE random() % 4 = 0",
            "UPDATE task SET parent_id = id WHERE random() % 4 = 0",
            "UPDATE task SET parent_id = 100000 WHERE random() % 9 = 0",
            "UPDATE task SET project_id = 99 WHERE random() % 9 = 0",
            "INSERT OR IGNORE INTO dependency SELECT id, (id * 7 + 3) % 170 FROM task",
            "INSERT OR IGNORE INTO dependency SELECT id, id || 'x' FROM task WHERE id % 5 = 0",
            "UPDATE OR IGNORE dependency SET blocker_id = 'x' || blocker_id",
            "INSERT OR IGNORE INTO task_tag SELECT id, id % 9 FROM task",
            "UPDATE invoice_line SET invoice_uid = 'nobody' WHERE random() % 3 = 0",
            "UPDATE OR IGNORE invoice_party SET invoice_uid = 'nobody' WHERE random() % 3 = 0",
            "UPDATE payment SET invoice_uid = (SELECT uid FROM invoice ORDER BY random() LIMIT 1)",
            "UPDATE step SET latest = id % 3, first_change = last_change + 5 WHERE random() % 3 = 0",
            "UPDATE step SET latest = (id * 3) % 40, state = id % 3",
            "UPDATE step SET first_change = 1, last_change = 9223372036854775807, state = 1",
            "UPDATE change SET entity = entity % 21 + 1 WHERE random() % 3 = 0",
            "UPDATE change SET old = new, new = old WHERE random() % 3 = 0",
            "UPDATE event SET series_uid = uid, occurrence = '20260115T120000'",
            "UPDATE event SET start_ms = end_ms, end_ms = start_ms WHERE random() % 3 = 0",
            "UPDATE focus_session SET state = 1, resumed_ms = 5",
            "UPDATE focus_stretch SET end_ms = start_ms, start_ms = end_ms",
            "UPDATE reminder_queue SET next_ms = 0, fired_until_ms = -9223372036854775808",
            "UPDATE completion SET completed_ms = completed_ms * -1 WHERE random() % 3 = 0",
            "UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE random() % 3 = 0",
            "UPDATE sqlite_sequence SET seq = 'x' WHERE random() % 3 = 0",
            "DELETE FROM sqlite_sequence",
        )
    )
    database.execute(sql)
    database.close()


def use_up_ids(path: Path, numbers: random.Random) -> None:
    database = connect(path)
    names = [name for name in tables(database) if "id" in columns(database, name)]
    name = numbers.choice(names)
    largest = numbers.choice((LARGEST, LARGEST - 1, 1 << 53))
    database.execute(
        f"UPDATE {name} SET id = {largest} WHERE id = (SELECT id FROM {name} ORDER BY random() LIMIT 1)"
    )
    if numbers.random() < 0.3:
        database.execute(
            f"UPDATE {name} SET id = {-LARGEST - 1} WHERE id = (SELECT min(id) FROM {name})"
        )
    database.close()


def change_header(path: Path, numbers: random.Random) -> None:
    data = bytearray(path.read_bytes())
    place = numbers.choice((16, 18, 19, 20, 21, 24, 28, 32, 36, 40, 44, 52, 56, 60, 64, 68, 92))
    data[place] = numbers.randrange(256)
    data[place + 1] = numbers.choice((data[place + 1], numbers.randrange(256)))
    path.write_bytes(data)


def change_version(path: Path, numbers: random.Random) -> None:
    database = connect(path)
    version = numbers.choice((0, -1, 2, 99, -(1 << 31), (1 << 31) - 1))
    database.execute(f"PRAGMA user_version = {version}")
    database.close()


def change_schema(path: Path, numbers: random.Random) -> None:
    """Tables and indexes that are missing or others."""
    database = connect(path)
    name = numbers.choice(tables(database))
    column = numbers.choice(columns(database, name))
    try:
        database.execute(
            numbers.choice(
                (
                    f"DROP TABLE {name}",
                    f"ALTER TABLE {name} RENAME COLUMN {column} TO other",
                    f"ALTER TABLE {name} ADD COLUMN other",
                    f"ALTER TABLE {name} RENAME TO other",
                    "DROP INDEX task_by_position",
                    "DROP INDEX completion_by_time",
                    "DROP TABLE task_text",
                    "DELETE FROM task_text_data WHERE id > 10",
                    "UPDATE task_text_data SET block = randomblob(50) WHERE id = 10",
                    "UPDATE task_text_config SET v = 99",
                    "CREATE VIEW other AS SELECT 1",
                )
            )
        )
    except sqlite3.DatabaseError:
        pass
    database.close()


def edit_schema(path: Path, numbers: random.Random) -> None:
    """Its rows, as no program should."""
    database = connect(path)
    database.execute("PRAGMA writable_schema = ON")
    rows = database.execute("SELECT rowid, name FROM sqlite_schema").fetchall()
    row, name = numbers.choice(rows)
    sql = numbers.choice(
        (
            "UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema "
            "WHERE rootpage > 0 ORDER BY random() LIMIT 1) WHERE rowid = ?",
            "UPDATE sqlite_schema SET rootpage = 100000 WHERE rowid = ?",
            "UPDATE sqlite_schema SET sql = 'CREATE' WHERE rowid = ?",
            "UPDATE sqlite_schema SET sql = NULL WHERE rowid = ?",
            "UPDATE sqlite_schema SET name = 'x' WHERE rowid = ?",
            "DELETE FROM sqlite_schema WHERE rowid = ?",
        )
    )
    database.execute(sql, (row,))
    database.close()


def be_of_others(path: Path, numbers: random.Random) -> None:
    """Files that are no stores, or empty ones that say they are."""
    which = numbers.randrange(8)
    path.unlink()
    if which == 0:
        path.touch()
    elif which == 1:
        path.write_bytes(numbers.randbytes(numbers.choice((1, 99, 100, 4_096, 50_000))))
    elif which == 2:
        path.write_bytes(b"SQLite format 3\0")
    elif which == 3:
        path.write_bytes(b"\0" * 8_192)
    else:
        database = connect(path)
        database.execute("CREATE TABLE moz_places(id INTEGER PRIMARY KEY, url, task, project)")
        database.execute("INSERT INTO moz_places(url) VALUES ('https://example.org/')")
        if which > 5:
            database.execute(f"PRAGMA application_id = {0x5461736B}")
            database.execute(f"PRAGMA user_version = {numbers.choice((0, 1, 2))}")
        if which == 7:
            database.execute("CREATE TABLE task(id, title)")
        database.close()


OF_FILES: tuple[Damage, ...] = (
    flip_bits, garble, truncate, exchange_pages, rewire_pages, disorder_cells, rename_rows,
    change_header,
)  # fmt: skip
OF_VALUES: tuple[Damage, ...] = (
    change_values, change_values, change_values_without_rules, remove_rows, link_wrongly, link_wrongly,
    use_up_ids,
)  # fmt: skip
OF_SCHEMAS: tuple[Damage, ...] = (change_version, change_schema, edit_schema, be_of_others)


def damage_log(base: Path, path: Path, numbers: random.Random) -> list[str]:
    """A store whose changes wait in the write-ahead log, and the log is damaged."""
    for suffix in ("", "-wal"):
        shutil.copy(f"{base}.logged{suffix}", f"{path}{suffix}")
    log = Path(f"{path}-wal")
    damage = numbers.choice((flip_bits, garble, truncate))
    damage(log, numbers)
    if numbers.random() < 0.3:
        Path(f"{path}-shm").write_bytes(numbers.randbytes(32_768))
    if numbers.random() < 0.3:
        flip_bits(path, numbers)
    return [f"log: {damage.__name__}"]


def damage_store(base: Path, path: Path, numbers: random.Random, only: str = "") -> list[str]:
    """Copies the store and damages it.

    Returns what was done, of which each has its own random numbers."""
    kind = 0.1 if only == "files" else numbers.random()
    if kind < 0.08:
        return damage_log(base, path, numbers)
    shutil.copy(base, path)
    if kind < 0.4:
        choice = OF_FILES
    elif kind < 0.9:
        choice = OF_VALUES
    else:
        choice = OF_SCHEMAS
    done = []
    for _ in range(numbers.choice((1, 1, 1, 2, 3))):
        damage = numbers.choice(choice)
        try:
            damage(path, numbers)
        except (sqlite3.Error, IndexError, ValueError):
            # What is damaged already is not always to be damaged further.
            pass
        done.append(damage.__name__)
    if numbers.random() < 0.02:
        Path(f"{path}-journal").write_bytes(numbers.randbytes(600))
    return done


def plain(text: str) -> str:
    """Numbers that differ from store to store are left out."""
    return re.sub(r"\d+", "N", text)
