"""Our shell, each work a process: what Taskwarrior is compared with, and how soon it is there.

    taskcore_shell.py FOLDER SIZE

TASKCORE_BUILD names the folder of what was built. The floor of a start is sqlite3, which opens the
same file.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from data import (
    FILTERED_DAY,
    FILTERED_PROJECT,
    Report,
    check,
    expected,
    is_filtered,
    taskcore_json,
)
from processes import answer, on_terminal, piped

BUILD = Path(os.environ.get("TASKCORE_BUILD", Path(__file__).parents[2] / "build")).resolve()
SHELL = BUILD / "bin/taskcore"
NOW = "2026-11-22T09:00:00Z"
RUNS = 7
LISTED_TO_THE_END = 10_000
"""A list of more is nothing that a person looks at; todoman is measured up to this, too."""


def start(report: Report, store: Path, shell: tuple[str | Path, ...]) -> None:
    """From the start of the process to its end, or to what a person sees of it."""
    measured: dict[str, Callable[[], float]] = {
        "sqlite3": lambda: piped("sqlite3", store, "select 1"),
        "start: --version": lambda: piped(SHELL, "--version"),
        "start": lambda: piped(*shell, "-c", "list limit:1"),
        "start: home": lambda: piped(*shell, "-c", "home"),
        "start: first output": lambda: on_terminal(b"\n", *shell),
        "start: first prompt": lambda: on_terminal(b"taskcore> ", *shell),
    }
    seconds: dict[str, list[float]] = {work: [] for work in measured}
    # In turns, so that what else the machine does is the same for all.
    for _ in range(RUNS):
        for work, measure in measured.items():
            seconds[work].append(measure())
    Report("floor", report.size).work("start", seconds.pop("sqlite3"))
    for work, taken in seconds.items():
        report.work(work, taken)


def main(folder: Path, size: int) -> None:
    os.environ |= {"TERM": "xterm", "LC_ALL": "C.UTF-8", "TZ": "UTC", "HOME": str(folder)}
    report = Report("taskcore shell", size)
    report.version(answer(SHELL, "--version").strip())
    store = folder / "tasks.db"
    source = folder / "tasks.json"
    source.write_text(taskcore_json(size))
    shell = (SHELL, "--db", store, "--zone", "UTC", "--now", NOW)
    answer(*shell, "-c", f"import '{source}'")

    start(report, store, shell)

    listing = (*shell, "-c", f"list project:'{FILTERED_PROJECT}' due:{FILTERED_DAY}")
    rows = expected(size, is_filtered)
    shown = answer(*listing, "--format", "jsonl").strip().splitlines()
    check(len(shown) == rows, f"{len(shown)} lines instead of {rows}.")
    report.work("shell filter", [piped(*listing) for _ in range(RUNS)], rows=rows)

    if size <= LISTED_TO_THE_END:
        everything = (*shell, "-c", "list")
        report.work("shell list", [piped(*everything) for _ in range(RUNS)], rows=size)

    adding = (*shell, "-c", f"add Pay rent project:'{FILTERED_PROJECT}' due:2026-12-24 +tag3")
    report.work("shell add", [piped(*adding) for _ in range(RUNS)], rows=1)
    added = answer(*shell, "--format", "jsonl", "-c", "list due:2026-12-24 title:pay").splitlines()
    check(len(added) == RUNS, f"{len(added)} tasks were added instead of {RUNS}.")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
