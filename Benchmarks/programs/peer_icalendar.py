"""icalendar, which parses what we export.

    peer_icalendar.py FOLDER SIZE

It makes components in memory, and stores nothing; our import goes on until all is durable.
"""

from __future__ import annotations

import sys
from importlib import metadata
from pathlib import Path

from binding import taskcore
from data import NOW, Report, Task, check, samples, taskcore_json

try:
    from icalendar import Calendar
except ImportError:
    Calendar = None

RUNS = 3


def exported(folder: Path, size: int) -> bytes:
    source, file = folder / "tasks.json", folder / "tasks.ics"
    source.write_text(taskcore_json(size))
    with taskcore.Store(":memory:", time_zone="UTC", clock=lambda: NOW) as store:
        store.import_file(source)
        store.export_file(file)
    return file.read_bytes()


def main(folder: Path, size: int) -> None:
    report = Report("icalendar", size)
    if Calendar is None:
        report.missing("icalendar could not be installed for this Python.")
    report.version(metadata.version("icalendar"))
    file = exported(folder, size)
    seconds, calendar = samples(lambda: Calendar.from_ical(file), RUNS)
    summaries = {str(todo["SUMMARY"]) for todo in calendar.walk("VTODO")}
    check(summaries == {task.title for task in map(Task, range(size))}, "Tasks are missing.")
    report.work("import iCalendar", seconds, rows=len(summaries))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
