"""Sync with a CalDAV server, by our Python binding: first runs in both directions, and runs that find nothing.

taskcore_caldav.py FOLDER SIZE
"""

from __future__ import annotations

import importlib.util
import sys
from datetime import timedelta
from pathlib import Path

from binding import task_inputs, taskcore
from data import NOW, Report, check, timed


def opened(path: Path) -> taskcore.Store:
    clock = NOW + timedelta(hours=1)
    store = taskcore.Store(path, time_zone="UTC", clock=lambda: clock)
    store.set_password(lambda _: caldav.PASSWORD)
    return store


def chosen(store: taskcore.Store, server: caldav.Server, name: str) -> int:
    """An account of which one collection is synced, with the project of its name."""
    address = server.address.replace("//", f"//{caldav.USER}@")
    account = store.add_account(address, "bench", kind=taskcore.AccountKind.CALDAV)
    found = [each.id for each in store.collections(account) if each.name == name]
    check(len(found) == 1, f"The server has not got “{name}”.")
    store.choose_collection(found[0])
    return account


def main(folder: Path, size: int) -> None:
    report = Report("taskcore", size)
    if importlib.util.find_spec("radicale") is None:
        report.missing("Radicale could not be installed for this Python.")
    with caldav.Server(size) as server, opened(folder / "down.db") as store:
        account = chosen(store, server, caldav.FULL)
        seconds, _ = timed(lambda: store.sync_account(account, accept=True))
        check(store.count() == size, f"{store.count()} tasks instead of {size}.")
        report.work(caldav.DOWN, seconds, rows=size)
        store.sync_account(account)
        server.report_idle_runs(report, lambda: store.sync_account(account))

        count = min(size, caldav.MOST_UP)
        with opened(folder / "up.db") as other:
            other.add_many(task_inputs(count, project=caldav.EMPTY))
            account = chosen(other, server, caldav.EMPTY)
            seconds, _ = timed(lambda: other.sync_account(account, accept=True))
            check(server.count(caldav.EMPTY) == count, "Tasks are missing at the server.")
            report.work(caldav.UP, seconds, rows=count)


if __name__ == "__main__":
    import caldav

    main(Path(sys.argv[1]), int(sys.argv[2]))
