"""Our own Python binding: all tasks as objects, as raw rows, as tables of Polars and pandas, and the
C list that all stand on.

    taskcore_python.py FOLDER SIZE

The rows are those of the C list, mapped into Python at once; the objects are read to their last
attribute.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from ctypes import POINTER, byref
from functools import partial
from pathlib import Path
from typing import Any

from binding import taskcore
from data import NOW, Report, Task, check, samples, taskcore_json
from taskcore._generated import prototypes as c
from taskcore._low_level.library import library


def frames() -> Iterator[tuple[str, Callable[[taskcore.TaskList], Any]]]:
    """What makes a table of a list, as far as it is installed."""
    with suppress(ImportError):
        import polars

        yield "list to polars", polars.DataFrame
    with suppress(ImportError):
        import pandas

        yield "list to pandas", pandas.DataFrame.from_arrow


def list_in_c(store: taskcore.Store) -> None:
    """The query and the end of its list, without looking at what is in it."""
    query = c.TASKCORE_QUERY_INIT()
    tasks = POINTER(c.taskcore_task_list)()
    store._call(library.taskcore_task_query, byref(query), byref(tasks))
    library.taskcore_task_list_free(tasks)


def framed(frame: Callable[[taskcore.TaskList], Any], store: taskcore.Store) -> Any:
    """All tasks as a frame."""
    return frame(store.tasks())


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


def check_frame(frame: Any, size: int) -> None:
    """Each row has its title, and the data's priority."""
    check(len(frame) == size, f"{len(frame)} rows instead of {size}.")
    titles, priorities = list(frame["title"]), list(frame["priority"])
    for expected in map(Task, range(size)):
        number = expected.number
        check(
            (titles[number], priorities[number]) == (expected.title, expected.priority),
            f"Row {number} is wrong.",
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

        for work, frame in frames():
            # What is loaded and started with the first frame is not the list's.
            check_frame(frame(store.tasks()), size)
            seconds, table = samples(partial(framed, frame, store))
            report.work(work, seconds, rows=len(table))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
