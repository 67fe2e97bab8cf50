"""The tasks that every program measures with, and how a Python program answers the driver."""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta, timezone
from typing import Any, NoReturn

TODAY = date(2026, 11, 22)
NOW = datetime(2026, 11, 22, 9, tzinfo=timezone.utc)
QUICK_RUNS = 7


@dataclass(frozen=True)
class Task:
    """Task number n of the common data."""

    number: int

    @property
    def title(self) -> str:
        return f"Task {self.number} about {('rent', 'letters', 'books')[self.number % 3]}"

    @property
    def notes(self) -> str:
        return f"What is to be said of task {self.number}, in a line or two."

    @property
    def project(self) -> str:
        return f"Project {self.number * 7 % 50}"

    @property
    def tags(self) -> tuple[str, str]:
        return f"tag{self.number % 20}", f"tag{20 + self.number % 7}"

    @property
    def priority(self) -> int:
        return self.number % 4

    @property
    def due(self) -> date | None:
        days = self.number * 37 % 420 - 20
        return TODAY + timedelta(days=days) if self.number % 5 < 3 else None


def edited_notes(number: int) -> str:
    """Which nothing else tells in fewer bytes."""
    return hashlib.sha256(f"edit {number}".encode()).hexdigest()[:40]


FILTERED_PROJECT = "Project 7"
FILTERED_DAY = date(2026, 12, 9)


def is_filtered(task: Task) -> bool:
    """Whether a task is among the few that the works of a shell show."""
    return task.project == FILTERED_PROJECT and task.due == FILTERED_DAY


def taskcore_json(size: int) -> str:
    """The tasks as Taskcore's own JSON."""
    tasks = []
    for task in map(Task, range(size)):
        written: dict[str, Any] = {
            "uid": f"task-{task.number:08}",
            "title": task.title,
            "notes": task.notes,
            "project": task.project,
            "tags": sorted(task.tags),
            "priority": f"P{task.priority}",
            "created": NOW.strftime("%Y-%m-%dT%H:%M:%SZ"),
        }
        if task.due:
            written["due"] = task.due.isoformat()
        tasks.append(written)
    projects = [{"uid": f"project-{number}", "name": f"Project {number}"} for number in range(50)]
    return json.dumps({"format": "taskcore", "version": 1, "projects": projects, "tasks": tasks})


def vtodo(task: Task) -> str:
    """The task as a file of iCalendar."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Taskcore//Benchmarks//EN",
        "BEGIN:VTODO",
        f"UID:task-{task.number}",
        f"DTSTAMP:{NOW:%Y%m%dT%H%M%SZ}",
        f"SUMMARY:{task.title}",
        f"DESCRIPTION:{task.notes.replace(',', chr(92) + ',')}",
        f"CATEGORIES:{','.join(task.tags)}",
        f"PRIORITY:{task.priority * 2 + 1}",
        *([f"DUE;VALUE=DATE:{task.due:%Y%m%d}"] if task.due else []),
        "END:VTODO",
        "END:VCALENDAR",
    ]
    return "\r\n".join(lines) + "\r\n"


def expected(size: int, condition: Callable[[Task], bool]) -> int:
    """How many tasks fulfil a condition."""
    return sum(map(condition, map(Task, range(size))))


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """The seconds that a work took, and its answer."""
    begun = time.perf_counter()
    answer = work()
    return time.perf_counter() - begun, answer


def samples(work: Callable[[], Any], runs: int = QUICK_RUNS) -> tuple[list[float], Any]:
    """The seconds of several runs, and the last answer; each answer is freed outside of them."""
    seconds = []
    answer = None
    for _ in range(runs):
        answer = None
        taken, answer = timed(work)
        seconds.append(taken)
    return seconds, answer


def check(is_right: bool, sentence: str) -> None:
    """Ends a program whose answer is wrong."""
    if not is_right:
        sys.exit(sentence)


@dataclass(frozen=True)
class Report:
    """Prints what one side did at one size."""

    side: str
    size: int

    def version(self, version: str) -> None:
        print(json.dumps({"side": self.side, "version": version}), flush=True)

    def missing(self, why: str) -> NoReturn:
        """Says why there is nothing to measure, and ends the program without a failure."""
        print(json.dumps({"side": self.side, "missing": why}), flush=True)
        sys.exit()

    def work(self, name: str, seconds: float | Iterable[float], **numbers: int) -> None:
        taken = [seconds] if isinstance(seconds, float) else list(seconds)
        line = {"work": name, "size": self.size, "side": self.side, "seconds": taken}
        print(json.dumps(line | numbers), flush=True)
