"""Sync through a folder, by our Python binding, and what it costs a store that it is on.

    taskcore_sync.py FOLDER SIZE

The same calls are made on a store that is synced and on one that is not, in turns, so that what else the
machine does hits both; these two do not wait for the disk, behind which the cost would hide. Of a change, the bytes are those of the files that are left for the others, without
a passphrase; "alone" are those of a run for each change, with the head.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from pathlib import Path

from binding import task_inputs, taskcore
from data import NOW, QUICK_RUNS, Report, Task, check, edited_notes, samples, timed

Store = taskcore.Store

EDITS = 1_000
ALONE = 40
#: Of the store that is synced, beside the other one.
CALLS = 300


def opened(path: Path, durability: taskcore.Durability = taskcore.Durability.FULL) -> Store:
    clock = NOW + timedelta(hours=1)
    return Store(path, durability=durability, time_zone="UTC", clock=lambda: clock)


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


Call = Callable[[Store, int], object]


def in_turns(stores: dict[Report, Store], work: str, call: Call) -> None:
    """Makes calls on the one store and on the other; which is first takes turns."""
    taken: dict[Report, list[float]] = {report: [] for report in stores}
    for number in range(CALLS):
        for report in sorted(stores, key=lambda each: each.side, reverse=number % 2 > 0):
            seconds, _ = timed(partial(call, stores[report], number))
            taken[report].append(seconds)
    for report, samples_of_it in taken.items():
        report.work(work, samples_of_it, rows=1)


def cost_of_being_synced(folder: Path, size: int) -> None:
    added = task_inputs(size)
    new = [Task(size + number) for number in range(CALLS)]
    place = folder / "place"
    place.mkdir()
    quick = taskcore.Durability.NORMAL
    with opened(folder / "plain.db", quick) as plain, opened(folder / "synced.db", quick) as synced:
        ids = plain.add_many(added)
        check(synced.add_many(added) == ids, "Both stores have the same ids.")
        synced.add_remote(place, "synced")
        synced.sync()
        both = {Report("taskcore", size): plain, Report("taskcore synced", size): synced}

        def insert(store: Store, number: int) -> None:
            task = new[number]
            store.add(
                task.title,
                notes=task.notes,
                project=task.project,
                tags=task.tags,
                priority=task.priority,
            )

        in_turns(both, "sync: insert", insert)
        in_turns(
            both,
            "sync: update",
            lambda store, number: store.update(ids[number], title=f"Changed {number}"),
        )
        in_turns(
            both,
            "sync: complete",
            lambda store, number: store.complete(ids[number + CALLS]),
        )
        check(plain.count() == synced.count(), "The stores differ.")


def exchange(report: Report, folder: Path) -> None:
    size = report.size
    place = folder / "shared"
    place.mkdir()
    with opened(folder / "laptop.db") as laptop, opened(folder / "phone.db") as phone:
        added = task_inputs(size)
        seconds, ids = timed(lambda: laptop.add_many(added))
        report.work("sync: bulk add", seconds, rows=size)

        def join(store: Store, device: str) -> None:
            store.add_remote(place, device)
            store.sync()

        report.work("sync: first run", timed(lambda: join(laptop, "laptop"))[0], rows=size)
        report.work("sync: snapshot", [], file_bytes=size_of(place))
        report.work("sync: join", timed(lambda: join(phone, "phone"))[0], rows=size)
        check(phone.count() == size, "Tasks are missing.")
        laptop.sync()
        phone.sync()
        seconds_of_idle, reports = samples(laptop.sync, 3 * QUICK_RUNS)
        check((reports.received, reports.sent) == (0, 0), "The run was not idle.")
        report.work("sync: idle run", seconds_of_idle, rows=0)

        before = size_of(place)
        for number in range(EDITS):
            laptop.update(ids[number % size], notes=edited_notes(number))
        report.work("sync: leave 1,000 edits", timed(laptop.sync)[0], rows=EDITS)
        report.work("sync: change", [], bytes_of_one=(size_of(place) - before) // EDITS)
        report.work("sync: take in 1,000 edits", timed(phone.sync)[0], rows=EDITS)
        changed = phone.get(phone.find(laptop.get(ids[EDITS - 1]).uid)).notes
        check(changed == edited_notes(EDITS - 1), "An edit is missing.")
        before, taken = size_of(place), []
        for number in range(ALONE):
            laptop.update(ids[number], notes=edited_notes(EDITS + number))
            taken.append(timed(laptop.sync)[0])
        report.work("sync: leave one edit", taken, rows=1)
        report.work("sync: change, alone", [], bytes_of_one=(size_of(place) - before) // ALONE)


def main(folder: Path, size: int) -> None:
    exchange(Report("taskcore", size), folder)
    cost_of_being_synced(folder, size)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
