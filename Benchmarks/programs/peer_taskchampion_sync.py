"""Sync of TaskChampion's replicas through its local server, a folder with a database.

    peer_taskchampion_sync.py FOLDER SIZE

Its replicas are on disk. The same tasks and edits as in taskcore_sync.py; one replica leaves them,
another one takes them in.
"""

from __future__ import annotations

import sys
import uuid
from importlib import metadata
from pathlib import Path
from typing import Any

from data import Report, Task, check, edited_notes, timed
from peer_taskchampion import DISTRIBUTIONS, add, properties

try:
    import taskchampion as tc
except ImportError:
    tc = None  # type: ignore[assignment,unused-ignore]

EDITS = 1_000


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def edit(replica: Any, identifier: str, number: int) -> None:
    operations = tc.Operations()
    data = replica.get_task_data(identifier)
    data.update("notes", edited_notes(number), operations)
    replica.commit_operations(operations)


def main(folder: Path, size: int) -> None:
    report = Report("TaskChampion", size)
    if tc is None:
        report.missing("There is no wheel of TaskChampion for this Python.")
    packages = {package.metadata["Name"]: package.version for package in metadata.distributions()}
    name = next(name for name in DISTRIBUTIONS if name in packages)
    report.version(f"{name} {packages[name]}")

    server = folder / "server"
    for each in ("server", "laptop", "phone"):
        (folder / each).mkdir()
    laptop = tc.Replica.new_on_disk(str(folder / "laptop"), True)
    phone = tc.Replica.new_on_disk(str(folder / "phone"), True)

    def sync(replica: Any) -> None:
        replica.sync_to_local(str(server), False)

    tasks = [(str(uuid.uuid4()), properties(task)) for task in map(Task, range(size))]
    report.work("sync: bulk add", timed(lambda: add(laptop, tasks))[0], rows=size)
    report.work("sync: first run", timed(lambda: sync(laptop))[0], rows=size)
    report.work("sync: snapshot", [], file_bytes=size_of(server))
    report.work("sync: join", timed(lambda: sync(phone))[0], rows=size)
    check(len(phone.all_task_uuids()) == size, "Tasks are missing.")
    sync(laptop)
    report.work("sync: idle run", [timed(lambda: sync(laptop))[0] for _ in range(7)], rows=0)
    before = size_of(server)
    for number in range(EDITS):
        edit(laptop, tasks[number % size][0], number)
    report.work("sync: leave 1,000 edits", timed(lambda: sync(laptop))[0], rows=EDITS)
    report.work("sync: change", [], bytes_of_one=(size_of(server) - before) // EDITS)
    report.work("sync: take in 1,000 edits", timed(lambda: sync(phone))[0], rows=EDITS)
    edited = phone.get_task_data(tasks[EDITS - 1][0])
    told = edited and edited.get("notes")
    check(told == edited_notes(EDITS - 1), "An edit is missing.")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
