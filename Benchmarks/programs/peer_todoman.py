"""todoman, each work a process, over a folder of one .ics file for each task.

    peer_todoman.py FOLDER SIZE

Its cache is filled before anything is measured. It replaces a file whole, and does not wait for the
disk.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from importlib import metadata
from pathlib import Path

from data import Report, Task, check, vtodo
from processes import answer, piped

RUNS = 3
SETTINGS = """\
path = "{folder}/*"
date_format = "%Y-%m-%d"
time_format = ""
default_list = "{default}"
default_due = 0
"""


def main(folder: Path, size: int) -> None:
    report = Report("todoman", size)
    if importlib.util.find_spec("todoman") is None:
        report.missing("todoman could not be installed for this Python.")
    report.version(metadata.version("todoman"))
    calendars = folder / "calendars"
    for task in map(Task, range(size)):
        file = calendars / task.project / f"task-{task.number}.ics"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(vtodo(task), newline="")
    settings = folder / "config.py"
    settings.write_text(SETTINGS.format(folder=calendars, default="Project 7"))
    os.environ |= {"XDG_CACHE_HOME": str(folder), "LC_ALL": "C.UTF-8", "TZ": "UTC"}
    command = (sys.executable, "-m", "todoman", "--config", settings)

    shown = answer(*command, "list").splitlines()
    check(len(shown) == size, f"{len(shown)} lines instead of {size}.")
    report.work("shell list", [piped(*command, "list") for _ in range(RUNS)], rows=size)

    adding = (*command, "new", "--due", "2026-12-24", "Pay rent")
    report.work("shell add", [piped(*adding) for _ in range(RUNS)], rows=1)
    files = sum(1 for _ in calendars.rglob("*.ics"))
    check(files == size + RUNS, f"{files} files instead of {size + RUNS}.")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
