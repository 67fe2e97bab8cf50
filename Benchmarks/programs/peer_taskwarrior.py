"""Taskwarrior 2.6, each work a process, as a person uses it.

    peer_taskwarrior.py FOLDER SIZE

Its settings are its own, but for no confirmation and no messages. It writes a line of text for each
task and does not wait for the disk: it is less durable than we are.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import uuid
from datetime import datetime
from pathlib import Path
from typing import Any

from data import FILTERED_DAY, FILTERED_PROJECT, NOW, Report, Task, check, expected, is_filtered
from processes import answer, piped

PRIORITIES = ("H", "M", "L", "")
RUNS = 7
SETTINGS = """\
data.location={folder}
confirmation=off
verbose=nothing
defaultwidth=200
uda.notes.type=string
uda.notes.label=Notes
"""


def written(moment: datetime) -> str:
    return moment.strftime("%Y%m%dT%H%M%SZ")


def task_json(task: Task) -> dict[str, Any]:
    all_of_it: dict[str, Any] = {
        "uuid": str(uuid.uuid5(uuid.NAMESPACE_OID, str(task.number))),
        "status": "pending",
        "entry": written(NOW),
        "description": task.title,
        "notes": task.notes,
        "project": task.project,
        "tags": task.tags,
    }
    if PRIORITIES[task.priority]:
        all_of_it["priority"] = PRIORITIES[task.priority]
    if task.due:
        all_of_it["due"] = f"{task.due:%Y%m%d}T000000Z"
    return all_of_it


def main(folder: Path, size: int) -> None:
    report = Report("Taskwarrior", size)
    program = shutil.which("task")
    if program is None:
        report.missing("The Debian package taskwarrior is not installed.")
    settings = folder / "taskrc"
    settings.write_text(SETTINGS.format(folder=folder))
    os.environ |= {"TASKRC": str(settings), "TASKDATA": str(folder), "TZ": "UTC"}
    report.version(answer(program, "--version").strip())

    source = folder / "tasks.json"
    source.write_text("\n".join(json.dumps(task_json(task)) for task in map(Task, range(size))))
    answer(program, "import", source)
    check(int(answer(program, "count")) == size, "Not all tasks were imported.")

    listing = (program, f"project.is:{FILTERED_PROJECT}", f"due:{FILTERED_DAY}", "list")
    rows = expected(size, is_filtered)
    shown = answer(*listing).strip().splitlines()
    check(len(shown) == rows, f"{len(shown)} lines instead of {rows}.")
    report.work("shell filter", [piped(*listing) for _ in range(RUNS)], rows=rows)

    adding = (program, "add", "Pay rent", f"project:{FILTERED_PROJECT}", "due:2026-12-24", "+tag3")
    report.work("shell add", [piped(*adding) for _ in range(RUNS)], rows=1)
    check(int(answer(program, "count")) == size + RUNS, "A task was not added.")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
