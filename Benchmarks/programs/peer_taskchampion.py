"""TaskChampion, the storage of Taskwarrior 3, through its Python binding.

    peer_taskchampion.py FOLDER SIZE [add]

Its replica is on disk, with its own settings: SQLite in WAL mode, which waits for the disk as we do.
Many tasks are written in the fastest way that it offers: TaskData, which sets a property without
reading the task, and one commit of all operations. "list all" is its fastest list, all_task_data,
without reading properties. It has no index and no query: a list by project is a list of all tasks,
of which some are taken.
"""

from __future__ import annotations

import sys
import uuid
from collections.abc import Callable
from datetime import datetime, timezone
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

from data import NOW, TODAY, Report, Task, check, expected, samples, timed

try:
    import taskchampion as tc
except ImportError:
    tc = None  # type: ignore[assignment,unused-ignore]

DISTRIBUTIONS = ("taskchampion-py", "taskchampion3-py-dev")
PROPERTIES = ("status", "description", "notes", "project", "priority", "due", "entry", "modified")
MANY = 1_000


def seconds(moment: datetime) -> str:
    """An instant as TaskChampion keeps it."""
    return str(int(moment.timestamp()))


def midnight(task: Task) -> str | None:
    """It knows no dates: a day is its first second."""
    if task.due is None:
        return None
    return seconds(datetime(task.due.year, task.due.month, task.due.day, tzinfo=timezone.utc))


def properties(task: Task) -> dict[str, str]:
    now = seconds(NOW)
    all_of_them = {
        "status": "pending",
        "description": task.title,
        "notes": task.notes,
        "project": task.project,
        "priority": f"P{task.priority}",
        "entry": now,
        "modified": now,
        **{f"tag_{tag}": "" for tag in task.tags},
    }
    due = midnight(task)
    return all_of_them if due is None else all_of_them | {"due": due}


def add(replica: Any, tasks: list[tuple[str, dict[str, str]]]) -> None:
    operations = tc.Operations()
    for identifier, all_of_them in tasks:
        task = tc.TaskData.create(identifier, operations)
        for name, value in all_of_them.items():
            task.update(name, value, operations)
    replica.commit_operations(operations)


def complete(replica: Any, identifiers: list[str]) -> None:
    operations = tc.Operations()
    operations.append(tc.Operation.UndoPoint())
    for identifier in identifiers:
        replica.get_task(identifier).done(operations)
    replica.commit_operations(operations)


def having(replica: Any, name: str, value: str) -> list[Any]:
    """The open tasks that have a property with this value."""
    return [task for task in replica.all_task_data().values() if task.get(name) == value]


def read_everything(replica: Any) -> list[tuple[Any, ...]]:
    """What is in a row of ours, of each task."""
    return [
        (*map(task.get, PROPERTIES), [name[4:] for name in task.properties() if name[:4] == "tag_"])
        for task in replica.all_task_data().values()
    ]


def lists(report: Report, replica: Any) -> None:
    size = report.size
    today = seconds(datetime(TODAY.year, TODAY.month, TODAY.day, tzinfo=timezone.utc))
    works: dict[str, tuple[Callable[[], Any], int]] = {
        "list all": (replica.all_task_data, size),
        "list all with properties": (lambda: read_everything(replica), size),
        "list by project": (
            lambda: having(replica, "project", "Project 7"),
            expected(size, lambda task: task.project == "Project 7"),
        ),
        "list by tag": (
            lambda: having(replica, "tag_tag3", ""),
            expected(size, lambda task: "tag3" in task.tags),
        ),
        "list due today": (
            lambda: having(replica, "due", today),
            expected(size, lambda task: task.due == TODAY),
        ),
    }
    for work, (answer_it, rows) in works.items():
        taken, answer = samples(answer_it)
        check(len(answer) == rows, f"{work}: {len(answer)} tasks instead of {rows}.")
        report.work(work, taken, rows=rows)


def changes(report: Report, replica: Any, identifiers: list[str]) -> None:
    taken = []
    for number in range(7):
        identifier = identifiers[number]
        taken.append(timed(partial(complete, replica, [identifier]))[0])
        check(replica.get_task(identifier).get_status() == tc.Status.Completed, "It is open.")
    report.work("complete one", taken, rows=1)

    several = identifiers[-min(MANY, report.size - 8) :]
    taken_at_once, _ = timed(lambda: complete(replica, several))
    report.work("complete 1,000", taken_at_once, rows=len(several))
    check(
        all(replica.get_task(each).get_status() == tc.Status.Completed for each in several),
        "A task is open.",
    )
    undone, is_undone = timed(
        lambda: replica.commit_reversed_operations(replica.get_undo_operations())
    )
    report.work("undo of 1,000", undone, rows=len(several))
    check(
        is_undone
        and all(replica.get_task(each).get_status() == tc.Status.Pending for each in several),
        "A task is still completed.",
    )
    one = str(uuid.uuid4()), properties(Task(report.size))
    report.work("add one", timed(lambda: add(replica, [one]))[0], rows=1)


def main(folder: Path, size: int, adds_only: bool) -> None:
    report = Report("TaskChampion", size)
    if tc is None:
        report.missing("There is no wheel of TaskChampion for this Python.")
    packages = {package.metadata["Name"]: package.version for package in metadata.distributions()}
    name = next(name for name in DISTRIBUTIONS if name in packages)
    report.version(f"{name} {packages[name]}")

    tasks = [(str(uuid.uuid4()), properties(task)) for task in map(Task, range(size))]
    replica = tc.Replica.new_on_disk(str(folder), True)
    taken_to_add, _ = timed(lambda: add(replica, tasks))
    del replica
    file_bytes = sum(file.stat().st_size for file in folder.iterdir())
    report.work("bulk add", taken_to_add, rows=size, file_bytes=file_bytes)
    if adds_only:
        return

    taken, replica = samples(lambda: tc.Replica.new_on_disk(str(folder), False))
    report.work("open", taken, rows=1)
    lists(report, replica)
    changes(report, replica, [identifier for identifier, _ in tasks])


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), "add" in sys.argv)
