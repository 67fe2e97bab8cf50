"""Makes tasks with real commands of Taskwarrior, as chance will have them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from programs import Attributes, Taskwarrior

PROJECTS = ["Home", "Home.Garden", "Work", "Work.Sub", "Work.Sub.Deep", "Été"]
TAGS = ["bank", "phone", "next", "été", "x_1"]
RECURRENCES = [
    "daily",
    "weekdays",
    "weekly",
    "biweekly",
    "fortnight",
    "monthly",
    "bimonthly",
    "quarterly",
    "semiannual",
    "annual",
    "yearly",
    "biannual",
    "biyearly",
    "3d",
    "3days",
    "2wks",
    "2 weeks",
    "P3D",
    "P1M",
    "P1Y",
    "P2W",
    "2m",
    "1q",
    "1mo",
    "36h",
]


def make_random_tasks(task: Taskwarrior, random: Random, path: Path, count: int) -> None:
    """Adds so many tasks, of which some recur, and some are done."""
    titles = [f"Task {number}" for number in range(count)]
    for title in titles:
        task.run("add", title, *_words(random))
    task.run("list")  # brings the instances into being
    tasks = task.export()
    plain = [uuid for uuid, each in tasks.items() if each["status"] != "recurring"]
    for uuid in random.sample(plain, len(plain) // 4):
        _change(task, random, tasks[uuid])
    known = task.export()
    for uuid in random.sample(plain, 30):
        others = [each for each in random.sample(plain, 2) if each != uuid]
        if not _is_after(known, others, uuid):
            task.run(uuid, "modify", "depends:" + ",".join(others))
            known[uuid]["depends"] = others
    task.export_file(path)


def _words(random: Random) -> list[str]:
    day = f"2026-{random.randint(9, 12):02}-{random.randint(1, 28):02}"
    due = day + random.choice(["", "T09:00", "T17:30"])
    words = []
    if random.random() < 0.6:
        words.append("project:" + random.choice(PROJECTS))
    words += ["+" + tag for tag in random.sample(TAGS, random.randint(0, 2))]
    if random.random() < 0.5:
        words.append("priority:" + random.choice("HML"))
    if random.random() < 0.2:
        words += ["client:Ünïcode & Co.", f"estimate:{random.randint(1, 9)}.5", "effort:PT2H"]
    if random.random() < 0.15:
        words.append("until:2090-01-01")
    # What is relative to the due comes behind it.
    relative = [each for each in ("wait:due-3d", "scheduled:due-1d") if random.random() < 0.2]
    if random.random() < 0.15:
        words += ["due:" + due, "recur:" + random.choice(RECURRENCES)]
    elif relative or random.random() < 0.5:
        words.append("due:" + due)
    else:
        return words
    return words + relative


def _change(task: Taskwarrior, random: Random, attributes: Attributes) -> None:
    uuid = attributes["uuid"]
    match random.choice(["done", "done", "delete", "start", "annotate", "modify"]):
        case "annotate":
            task.run(uuid, "annotate", "--", f"Note {random.randint(1, 99)}: “{uuid[:4]}”")
        case "modify":
            task.run(uuid, "modify", f"Other {random.randint(1, 99)}")
        case command:
            task.run(uuid, command)


def _is_after(tasks: dict[str, Attributes], uuids: list[str], other: str) -> bool:
    """Whether one of these depends on the other, which would be a circle."""
    seen: set[str] = set()
    left = list(uuids)
    while left:
        uuid = left.pop()
        if uuid == other:
            return True
        if uuid not in seen:
            seen.add(uuid)
            left += tasks[uuid].get("depends", [])
    return False


def members(path: Path) -> list[Attributes]:
    """The tasks of a file in their order."""
    tasks: list[Attributes] = json.loads(path.read_text(), strict=False)
    return tasks
