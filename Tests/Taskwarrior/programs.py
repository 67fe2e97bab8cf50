"""Runs `task` and `taskcore`."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

ZONE = "Europe/Paris"

Attributes = dict[str, Any]


def run(command: list[str | Path], folder: Path, variables: dict[str, str]) -> str:
    """What the program prints, without any input; the test fails when the program does."""
    finished = subprocess.run(
        command,
        cwd=folder,
        env={"PATH": os.environ["PATH"], "HOME": str(folder), "TZ": ZONE, "LC_ALL": "C.UTF-8"}
        | variables,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    if finished.returncode != 0:
        words = " ".join(map(str, command))
        pytest.fail(
            f"{words} ended with status {finished.returncode}:\n{finished.stdout}{finished.stderr}",
            pytrace=False,
        )
    return finished.stdout


class Taskwarrior:
    """A Taskwarrior of its own, with a user-defined attribute of each type."""

    SETTINGS = """\
confirmation=no
recurrence=on
recurrence.limit=3
recurrence.confirmation=no
uda.client.type=string
uda.estimate.type=numeric
uda.reviewed.type=date
uda.effort.type=duration
"""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "data").mkdir()
        (folder / "taskrc").write_text(self.SETTINGS)

    def run(self, *words: str) -> str:
        """What `task` with these words prints."""
        variables = {
            "TASKRC": str(self.folder / "taskrc"),
            "TASKDATA": str(self.folder / "data"),
        }
        return run(["task", *words], self.folder, variables)

    def add(self, *words: str) -> str:
        """Adds a task, and answers its uuid."""
        self.run("add", *words)
        return self.run("+LATEST", "uuids").strip()

    def export(self) -> dict[str, Attributes]:
        """All tasks by their uuids."""
        return by_uuid(self.run("export"))

    def export_file(self, path: Path) -> None:
        path.write_text(self.run("export"))

    def import_file(self, path: Path) -> None:
        self.run("import", str(path))


class Taskcore:
    """A store of its own, and the shell."""

    def __init__(self, shell: Path, folder: Path) -> None:
        self.shell = shell
        self.folder = folder

    def run(self, *commands: str) -> str:
        """What the shell prints for these commands."""
        words: list[str | Path] = [self.shell, "--db", self.folder / "tasks.db", "--zone", ZONE]
        words += ["--now", "2027-01-15T12:00:00Z"]
        for command in commands:
            words += ["-c", command]
        return run(words, self.folder, {})

    def tasks(self, *filters: str) -> list[Attributes]:
        """Those that the filters let through; the open ones without any."""
        listed: list[Attributes] = json.loads(
            self.run(" ".join(["list hidden:any --format json", *filters]))
        )
        return listed

    def import_file(self, path: Path) -> str:
        """Imports a file of Taskwarrior, and answers what the shell reports."""
        return self.run(f"import --format taskwarrior '{path}'")

    def export_file(self, path: Path) -> None:
        self.run(f"export --format taskwarrior '{path}'")

    def everything(self) -> dict[str, list[Attributes]]:
        """All that the store has, as its own files say it."""
        path = self.folder / "everything.json"
        self.run(f"export --format json '{path}'")
        contents: dict[str, list[Attributes]] = json.loads(path.read_text())
        return contents


def by_uuid(text: str) -> dict[str, Attributes]:
    """The tasks of a file of Taskwarrior, which may hold control characters without an escape."""
    return {task["uuid"]: task for task in json.loads(text, strict=False)}
