"""vdirsyncer between a folder of files and a CalDAV server: first runs in both directions, and runs that find nothing.

peer_vdirsyncer.py FOLDER SIZE
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path

from data import Report, Task, check, timed, vtodo

SETTINGS = """\
[general]
status_path = "{folder}/status/"
[pair {name}]
a = "here"
b = "there"
collections = ["{name}"]
[storage here]
type = "filesystem"
path = "{folder}/files"
fileext = ".ics"
[storage there]
type = "caldav"
url = "{address}"
username = "{user}"
password = "{password}"
"""


class Vdirsyncer:
    def __init__(self, folder: Path, server: caldav.Server, name: str) -> None:
        folder.mkdir()
        self.files = folder / "files" / name
        self.settings = folder / "config"
        self.settings.write_text(
            SETTINGS.format(
                folder=folder,
                name=name,
                address=server.address,
                user=caldav.USER,
                password=caldav.PASSWORD,
            )
        )
        self.files.mkdir(parents=True)
        self.run("discover")

    def run(self, verb: str) -> None:
        """Each time a process."""
        done = subprocess.run(
            [sys.executable, "-m", "vdirsyncer", "--config", self.settings, verb],
            input="y\n" * 10,
            capture_output=True,
            text=True,
            env=os.environ | {"LC_ALL": "C.UTF-8"},
        )
        check(done.returncode == 0, done.stderr)

    def sync(self) -> None:
        self.run("sync")


def main(folder: Path, size: int) -> None:
    report = Report("vdirsyncer", size)
    for module in ("radicale", "vdirsyncer"):
        if importlib.util.find_spec(module) is None:
            report.missing(f"{module} could not be installed for this Python.")
    with caldav.Server(size) as server:
        report.version(f"{metadata.version('vdirsyncer')}, with {server.version}")
        down = Vdirsyncer(folder / "down", server, caldav.FULL)
        seconds, _ = timed(down.sync)
        files = sum(1 for _ in down.files.glob("*.ics"))
        check(files == size, f"{files} files instead of {size}.")
        report.work(caldav.DOWN, seconds, rows=size)
        server.report_idle_runs(report, down.sync)

        up = Vdirsyncer(folder / "up", server, caldav.EMPTY)
        count = min(size, caldav.MOST_UP)
        for task in map(Task, range(count)):
            (up.files / f"task-{task.number}.ics").write_text(vtodo(task), newline="")
        seconds, _ = timed(up.sync)
        check(server.count(caldav.EMPTY) == count, "Tasks are missing at the server.")
        report.work(caldav.UP, seconds, rows=count)


if __name__ == "__main__":
    import caldav

    main(Path(sys.argv[1]), int(sys.argv[2]))
