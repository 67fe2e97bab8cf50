"""Makes the stores of a release, their files, and the folder through which two of them are synced:

make.py FOLDER

Whoever calls it says by PYTHONPATH and TASKCORE_LIBRARY which binding and library make it.
"""

from __future__ import annotations

import sys
from datetime import UTC, date, datetime
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))

from account import make_account
from bills import bill
from details import add_details, fire_more, forget, lose_log
from doubles import make_doubles
from dunning import remind
from everyday import add_events, add_tasks, choose, organise, undo_some
from foreign import take_in
from invoices import add_invoices
from purchases import receive
from taskcore import Store

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
        lose_log(store, clock.set)
        organise(store)
        choose(store)
        add_tasks(store, clock.set)
        add_events(store)
        add_details(store, clock.set)
        fire_more(store, clock.set)
        bill(store)
        add_invoices(store)
        remind(store)
        receive(store)
        take_in(store)
        store.add_remote(remote, "laptop", passphrase=PASSPHRASE)
        store.sync()
        phone.add_remote(remote, "phone", passphrase=PASSPHRASE)
        phone.sync()
        phone.add("From the phone", due=date(2026, 1, 22), tags=["phone"])
        forget(store)
        undo_some(store, clock.set)
        disagree(store, phone)
        # What the phone says after this is in the folder, and the laptop has not read it.
        phone.add("Not read yet")
        phone.sync()
        for name, form in EXPORTS.items():
            store.export_file(folder / name, form)  # type: ignore[arg-type]
    make_account(opened)
    make_doubles(opened)
    for name in ("account", "doubles"):
        with opened(f"{name}.db") as store:
            store.export_file(folder / f"{name}.json")


def disagree(store: Store, phone: Store) -> None:
    """Both rename a task before either hears of the other; nobody chooses."""
    uid = store.tasks('"Pay rent"')[0].uid
    store.update(store.find(uid), title="Pay rent by card")
    phone.update(phone.find(uid), title="Pay the rent")
    phone.sync()
    store.sync()
    phone.sync()
    assert len(store.sync_conflicts()) == 1


if __name__ == "__main__":
    make(Path(sys.argv[1]))
