"""Our own Python binding: all tasks as objects, as raw rows, and the C list that both stand on.

    taskcore_python.py FOLDER SIZE

The rows are those of the C list, mapped into Python at once; the objects are read to their last
attribute.
"""

from __future__ import annotations

import sys
from ctypes import POINTER, byref
from pathlib import Path

from binding import taskcore
from data import NOW, Report, Task, check, samples, taskcore_json
from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library


def list_in_c(store: taskcore.Store) -> None:
    """The query and the end of its list, without looking at what is in it."""
    query = c.TASKCORE_QUERY_INIT()
    tasks = POINTER(c.taskcore_task_list)()
    store._call(library.taskcore_task_query, byref(query), byref(tasks))
    library.taskcore_task_list_free(tasks)


def check_objects(tasks: list[taskcore.Task], size: int) -> None:
    """Every attribute that the data has is there, of every task."""
    check(len(tasks) == size, f"{len(tasks)} objects instead of {size}.")
    for task, expected in zip(tasks, map(Task, range(size))):
        check(
            task.title == expected.title
            and task.notes == expected.notes
            and task.project == expected.project
            and task.tags == tuple(sorted(expected.tags))
            and task.priority == expected.priority
            and task.due == expected.due,
            f"Task {expected.number} is {task}.",
        )


def main(folder: Path, size: int) -> None:
    report = Report("taskcore python", size)
    source = folder / "tasks.json"
    source.write_text(taskcore_json(size))
    path = folder / "tasks.db"
    with taskcore.Store(path, time_zone="UTC", clock=lambda: NOW) as store:
        store.import_file(source)
        report.version(taskcore.library_version())

        seconds, _ = samples(lambda: list_in_c(store))
        report.work("list all", seconds, rows=store.count())

        seconds, tasks = samples(store.tasks)
        check(len(tasks) == size and tasks.raw[size - 1].title is not None, "Rows are missing.")
        report.work("list to rows", seconds, rows=len(tasks))

        seconds, objects = samples(lambda: list(store.tasks()))
        check_objects(objects, size)
        report.work("list to objects", seconds, rows=len(objects))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
