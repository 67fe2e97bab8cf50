"""How long it takes from starting the shell to its first output, on a store of 100,000 tasks.

It prints medians in milliseconds, and ratios to `sqlite3 FILE 'select 1'`, which opens the same file.
"""

from __future__ import annotations

import json
import os
import pty
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from datetime import date, datetime, timedelta
from pathlib import Path

ROOT = Path(__file__).parents[1]
SHELL = Path(os.environ.get("TASKCORE_BUILD", ROOT / "build")).resolve() / "bin/taskcore"
TASKS = 100_000
RUNS = 15


def tasks(count: int) -> str:
    """Tasks of a year in Taskcore's JSON: with notes, two tags each, in 50 projects, half of them done."""
    today = date.today()
    names = [f"Project {number}" for number in range(50)]
    projects = [
        {"uid": f"project-{number}", "name": name} for number, name in enumerate(names)
    ]
    rows = []
    for number in range(count):
        created = datetime.combine(today, datetime.min.time()) - timedelta(minutes=5 * (count - number))
        task = {
            "uid": f"task-{number}",
            "title": f"Task {number} about {('rent', 'letters', 'books')[number % 3]}",
            "notes": f"What is to be said of task {number}, in a line or two.",
            "project": names[number * 7 % 50],
            "tags": [f"tag{number % 20}", f"tag{20 + number % 7}"],
            "priority": f"P{number % 4}",
            "created": f"{created.isoformat()}Z",
        }
        if number % 5 < 3:
            task["due"] = (today + timedelta(days=number * 37 % 420 - 20)).isoformat()
        if number % 2:
            task["completed"] = f"{(created + timedelta(hours=number % 900)).isoformat()}Z"
        rows.append(task)
    return json.dumps({"format": "taskcore", "version": 1, "projects": projects, "tasks": rows})


def piped(*command: str | Path) -> float:
    """Seconds until a command has ended."""
    begun = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - begun


def on_terminal(until: bytes, *command: str | Path) -> float:
    """Seconds until a command has shown something on a terminal; it is ended then."""
    begun = time.perf_counter()
    process, terminal = pty.fork()
    if process == 0:
        os.execv(command[0], [str(word) for word in command])
    shown = b""
    while until not in shown:
        shown += os.read(terminal, 65_536)
    seconds = time.perf_counter() - begun
    while b"taskcore> " not in shown:
        shown += os.read(terminal, 65_536)
    os.write(terminal, b"\x04")
    try:
        while os.read(terminal, 65_536):
            pass
    except OSError:
        pass  # It has ended.
    os.waitpid(process, 0)
    os.close(terminal)
    return seconds


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"HOME": folder, "XDG_CONFIG_HOME": folder, "TERM": "xterm", "LC_ALL": "C.UTF-8"}
        store = Path(folder, "tasks.db")
        source = Path(folder, "tasks.json")
        source.write_text(tasks(TASKS))
        shell = [SHELL, "--db", store]
        subprocess.run([*shell, "-c", f"import {source}"], check=True)
        measured: dict[str, Callable[[], float]] = {
            "sqlite3 FILE 'select 1'": lambda: piped("sqlite3", store, "select 1"),
            "taskcore --version": lambda: piped(SHELL, "--version"),
            "taskcore -c 'list limit:1'": lambda: piped(*shell, "-c", "list limit:1"),
            "taskcore -c home": lambda: piped(*shell, "-c", "home"),
            "taskcore, first output": lambda: on_terminal(b"\n", *shell),
            "taskcore, first prompt": lambda: on_terminal(b"taskcore> ", *shell),
        }
        times: dict[str, list[float]] = {name: [] for name in measured}
        # In turns, so that what else the machine does is the same for all.
        for _ in range(RUNS):
            for name, measure in measured.items():
                times[name].append(measure() * 1000)
        reference = statistics.median(next(iter(times.values())))
        for name, values in times.items():
            median = statistics.median(values)
            print(f"{name:28}{median:8.1f} ms{median / reference:8.1f} times", flush=True)


if __name__ == "__main__":
    main()
