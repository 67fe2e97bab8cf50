"""Runs `khal`, `todo` and `taskcore`."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

ZONE = "Europe/Paris"


def run(command: list[str | Path], folder: Path) -> str:
    """What the program prints, without any input; the test fails when the program does."""
    finished = subprocess.run(
        command,
        cwd=folder,
        env={"PATH": os.environ["PATH"], "HOME": str(folder), "TZ": ZONE, "LC_ALL": "C.UTF-8"},
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


class Calendars:
    """A folder with a file for each task and event, as khal and todoman share it."""

    KHAL = """\
[calendars]
[[main]]
path = {folder}/calendars/main
[locale]
local_timezone = {zone}
default_timezone = {zone}
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[default]
default_calendar = main
[sqlite]
path = {folder}/khal.db
"""
    TODOMAN = """\
path = "{folder}/calendars/*"
date_format = "%Y-%m-%d"
time_format = "%H:%M"
default_list = "main"
cache_path = "{folder}/todoman.sqlite3"
"""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.main = folder / "calendars" / "main"
        self.main.mkdir(parents=True)
        words = {"folder": folder, "zone": ZONE}
        (folder / "khal.conf").write_text(self.KHAL.format(**words))
        (folder / "todoman.py").write_text(self.TODOMAN.format(**words))

    def khal(self, *words: str | Path) -> str:
        return run(["khal", "--config", self.folder / "khal.conf", *words], self.folder)

    def todo(self, *words: str) -> str:
        return run(["todoman", "--config", self.folder / "todoman.py", *words], self.folder)

    def todos(self) -> dict[str, dict[str, Any]]:
        """All tasks, as todoman lists them, by their titles."""
        listed = json.loads(self.todo("--porcelain", "list", "--status", "ANY"))
        return {todo["summary"]: todo for todo in listed}

    def put(self, text: str) -> None:
        """Lays each task and event of a calendar into a file of its own."""
        zones = "".join(re.findall(r"BEGIN:VTIMEZONE.*?END:VTIMEZONE\r\n", text, re.DOTALL))
        for number, item in enumerate(components(text)):
            (self.main / f"{number}.ics").write_text(
                f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test\r\n{zones}{item}END:VCALENDAR\r\n",
                newline="",
            )

    def text(self) -> str:
        """All files, one after another."""
        files = sorted(self.main.glob("*.ics"))
        return "".join(file.read_bytes().decode() for file in files)


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
        return run(words, self.folder)

    def take(self, text: str, name: str = "taken.ics", *, wins: bool = False) -> str:
        """Imports a text as a file of that name, and answers what the shell reports."""
        (self.folder / name).write_text(text, newline="")
        return self.run(f"import {'--file-wins ' if wins else ''}{name}")

    def calendar(self) -> str:
        """All that it exports as iCalendar."""
        self.run("export given.ics")
        return (self.folder / "given.ics").read_bytes().decode()

    def things(self) -> list[dict[str, Any]]:
        """The tasks and events with all that they have, but for what is kept of other programs."""
        self.run("export given.json")
        stored = json.loads((self.folder / "given.json").read_text())
        things: list[dict[str, Any]] = stored["tasks"] + stored.get("events", [])
        for thing in things:
            thing.pop("kept", None)
            thing.pop("id", None)
        return sorted(things, key=lambda thing: str(thing["uid"]))


def components(text: str) -> list[str]:
    """Each VTODO and VEVENT of a text."""
    found = re.finditer(
        r"^BEGIN:(VTODO|VEVENT)\r?\n.*?^END:\1\r?\n", text, re.DOTALL | re.MULTILINE
    )
    return [match.group() for match in found]


def lines(component: str) -> set[str]:
    """The lines of a component without folds; parameters in the order of their names."""
    unfolded = re.sub(r"\r?\n[ \t]", "", component)
    result = set()
    for line in unfolded.splitlines():
        name, _, value = line.partition(":")
        first, *parameters = name.split(";")
        result.add(";".join([first, *sorted(parameters)]) + ":" + value)
    return result
