"""Devices with stores of their own that are synced through a folder."""

from __future__ import annotations

import json
import sqlite3
import tempfile
from collections.abc import Iterable
from contextlib import closing
from dataclasses import asdict
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

from taskcore import Store, SyncReport, SyncTransport, Task

NOON = datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
ZONE = "Europe/Paris"


class Clock:
    """Stands still until it is moved; what it shows may be off by a skew."""

    def __init__(self, skew: timedelta = timedelta()) -> None:
        self.now = NOON
        self.skew = skew

    def __call__(self) -> datetime:
        return self.now + self.skew

    def advance(self, duration: timedelta) -> None:
        self.now += duration


class Shelf(SyncTransport):
    """Files in memory; each name gets one content for ever."""

    def __init__(self, name: str = "shelf") -> None:
        self.name = name
        self.files: dict[str, bytes] = {}
        self.seen: dict[str, bytes] = {}
        """All that was ever put there."""

    def names(self) -> list[str]:
        return list(self.files)

    def get(self, name: str) -> bytes | None:
        return self.files.get(name)

    def put(self, name: str, data: bytes) -> None:
        assert self.seen.get(name, data) == data, f"{name} is another file now"
        self.files[name] = self.seen[name] = data

    def remove(self, name: str) -> None:
        self.files.pop(name, None)


class Device:
    """A store in a file."""

    def __init__(self, path: Path, clock: Clock) -> None:
        self.path = path
        self.clock = clock
        self.store = self.open()

    def open(self) -> Store:
        return Store(self.path, clock=self.clock, time_zone=ZONE, locale="C")

    def reopen(self) -> None:
        self.store.close()
        self.store = self.open()

    def sync(self) -> SyncReport:
        return self.store.sync()

    def task(self, title: str) -> Task:
        (found,) = [task for task in self.store.tasks() if task.title == title]
        return found

    def titles(self) -> list[str]:
        return sorted(task.title for task in self.store.tasks())


class World:
    """Devices, and the folder that all of them have."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.folder = place / "shared"
        self.folder.mkdir(parents=True)
        self.devices: list[Device] = []

    def device(self, name: str, clock: Clock | None = None, *, joins: bool = True) -> Device:
        device = Device(self.place / f"{name}.db", clock or Clock())
        self.devices.append(device)
        if joins:
            device.store.add_remote(self.folder, name)
            device.sync()
        return device

    def files(self) -> set[str]:
        return {
            str(path.relative_to(self.folder)) for path in self.folder.rglob("*") if path.is_file()
        }

    def settle(self, rounds: int = 3) -> None:
        """Each device takes in what the others left, until nothing is new."""
        for _ in range(rounds):
            for device in self.devices:
                device.sync()

    def check(self) -> None:
        """All devices have the same, and nothing is wrong with it."""
        self.settle()
        first, *others = self.devices
        state = exported(first.store, self.place / "export.json")
        for device in self.devices:
            assert_whole(device.store)
        for other in others:
            difference = differences(state, exported(other.store, self.place / "export.json"))
            assert not difference, f"{other.path.name} differs: " + "\n".join(difference[:8])
        assert [list(conflicts_of(device.store)) for device in others] == [
            list(conflicts_of(first.store))
        ] * len(others)
        for device in self.devices:
            state_of_sync = device.store.sync_state()
            assert state_of_sync.pending_count == 0, device.path.name

    def close(self) -> None:
        for device in self.devices:
            device.store.close()


def assert_whole(store: Store) -> None:
    """What `check` would mend: nothing."""
    wrong = {name: count for name, count in asdict(store.check()).items() if count}
    assert wrong == {}, (wrong, list(_mended(store)))


def _mended(store: Store) -> Iterable[tuple[str, object, object]]:
    """What mending changes, row by row."""
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / "copy.db"
        store.backup(copy)
        before = _rows(copy)
        with Store(copy, time_zone=ZONE, locale="C") as mended:
            mended.repair()
        after = _rows(copy)
        for key in sorted({*before, *after}):
            if before.get(key) != after.get(key):
                yield str(key), before.get(key), after.get(key)


def _rows(path: Path) -> dict[tuple[str, object], object]:
    with closing(sqlite3.connect(path)) as database:
        tables = [
            name
            for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if not name.startswith(("sqlite_", "step", "change", "meta")) and "text" not in name
        ]
        return {
            (table, row[0]): row
            for table in tables
            for row in database.execute(f"SELECT * FROM {table}")
        }


def conflicts_of(store: Store) -> Iterable[tuple[object, ...]]:
    """Without which of both is called mine."""
    for each in sorted(store.sync_conflicts(), key=lambda conflict: conflict.uid):
        values = sorted(map(repr, (each.mine, each.theirs)))
        yield each.uid, each.entity, each.record_uid, each.property, each.element, *values


# What was said is of one device alone; that it was heard travels, where it was said.
LOCAL_KINDS = ("alerts",)
LOCAL_SETTINGS = ("language", "region", "locale", "subscription", "device")


def exported(store: Store, path: Path) -> dict[str, str]:
    """The canonical export without local ids: each record by its kind and uid."""
    store.export_file(path)
    document = json.loads(path.read_text(encoding="utf-8"))
    path.unlink()
    return records_of(document)


def records_of(document: dict[str, Any]) -> dict[str, str]:
    """The same of what was exported."""
    records: dict[str, str] = {}
    for kind, rows in document.items():
        if not isinstance(rows, list) or kind in LOCAL_KINDS:
            continue
        for row in rows:
            name = str(row.get("uid", row.get("name")))
            if kind == "settings" and name.startswith(LOCAL_SETTINGS):
                continue
            key = f"{kind} {name}"
            assert key not in records, f"{key} is there twice"
            records[key] = json.dumps(without_ids(row), sort_keys=True, ensure_ascii=False)
    return records


def without_ids(row: dict[str, Any]) -> dict[str, Any]:
    """Sets of uids are in the order of local ids."""
    kept = {name: value for name, value in row.items() if name != "id"}
    for name in ("depends_on", "dependency", "dependencies"):
        if isinstance(kept.get(name), list):
            kept[name] = sorted(kept[name])
    return kept


def differences(one: dict[str, str], other: dict[str, str]) -> list[str]:
    return [
        f"{key}:\n  {one.get(key)}\n  {other.get(key)}"
        for key in sorted(one.keys() | other.keys())
        if one.get(key) != other.get(key)
    ]
