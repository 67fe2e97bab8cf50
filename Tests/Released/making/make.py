"""Makes the store of a release, its files, and the folder through which it is synced:

make.py FOLDER

Whoever calls it says by PYTHONPATH and TASKCORE_LIBRARY which binding and library make it.
"""

from __future__ import annotations

import sys
from datetime import UTC, date, datetime
from pathlib import Path

# Beside the folder of this file's is the calendar server of the tests.
sys.path.append(str(Path(__file__).parents[2]))

from account import connect
from bills import bill
from everyday import add_events, add_tasks, choose, organise, undo_some
from fill import fill_focus, fill_invoices, fill_tasks
from keep import keep
from receive import receive
from taskcore import Status, Store

PASSPHRASE = "correct horse"
EXPORTS = {
    "store.json": "json",
    "store.ics": "icalendar",
    "store.csv": "csv",
    "store.taskwarrior.json": "taskwarrior",
    "store.todo.txt": "todo.txt",
}


class Clock:
    """Goes on to where it is set."""

    def __init__(self) -> None:
        self.now = datetime(2026, 1, 5, 8, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def set(self, day: int, hour: int, minute: int) -> None:
        self.now = datetime(2026, 1, day, hour, minute, tzinfo=UTC)


def make(folder: Path) -> None:
    clock, remote = Clock(), folder / "remote"
    remote.mkdir()

    def opened(name: str) -> Store:
        return Store(folder / name, time_zone="Europe/Paris", locale="C", clock=clock)

    with opened("store.db") as store, opened("phone.db") as phone:
        organise(store)
        choose(store)
        add_tasks(store, clock.set)
        add_events(store)
        clock.set(13, 9, 0)
        bill(store)
        receive(store)
        keep(store)
        fill_tasks(store)
        fill_invoices(store)
        store.add_remote(remote, "laptop", passphrase=PASSPHRASE)
        store.sync()
        phone.add_remote(remote, "phone", passphrase=PASSPHRASE)
        phone.sync()
        phone.add("From the phone", due=date(2026, 1, 22), tags=["phone"])
        undo_some(store, clock.set)
        fill_focus(store)
        disagree(store, phone)
        # What the phone says after this is in the folder, and the laptop has not read it.
        phone.add("Not read yet")
        phone.sync()
        forget(store)
        for name, form in EXPORTS.items():
            store.export_file(folder / name, form)  # type: ignore[arg-type]
    with opened("account.db") as store:
        connect(store)


def disagree(store: Store, phone: Store) -> None:
    """Both rename a task before either hears of the other; nobody chooses."""
    uid = store.tasks('"Pay rent"')[0].uid
    store.update(store.find(uid), title="Pay rent by card")
    phone.update(phone.find(uid), title="Pay the rent")
    phone.sync()
    store.sync()
    phone.sync()
    assert len(store.sync_conflicts()) == 1


def forget(store: Store) -> None:
    """What the phone has is purged, and the phone does not know it yet."""
    (task,) = store.tasks('"Done at once"', status=Status.COMPLETED)
    store.delete(task.id)
    store.purge(task.id)


if __name__ == "__main__":
    make(Path(sys.argv[1]))
