"""Taskwarrior and Taskcore agree about 300 random tasks, and so does TaskChampion, the storage of Taskwarrior 3.

What recurs is a template and instances there, and one task here: the first instance that is to be done is its
present occurrence, and those that are done are its completions.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from seeds import random_numbers

from programs import ZONE, Attributes, Taskcore, Taskwarrior, by_uuid
from random_tasks import make_random_tasks

COMPUTED = {"id", "urgency"}
SHARED = {"description", "project", "tags", "priority", "annotations", "depends", "until"} | {
    "client",
    "estimate",
    "effort",
}


@dataclass
class Agreement:
    taskwarrior: Taskwarrior
    taskcore: Taskcore
    before: dict[str, Attributes]
    exported: Path
    returned: Path

    def templates(self) -> list[Attributes]:
        return [task for task in self.before.values() if "recur" in task and "parent" not in task]

    def instances(self) -> dict[str, list[Attributes]]:
        """Those of each template, in their order."""
        instances: dict[str, list[Attributes]] = defaultdict(list)
        for task in self.before.values():
            if "parent" in task:
                instances[task["parent"]].append(task)
        for those in instances.values():
            those.sort(key=lambda task: int(task["imask"]))
        return instances


@pytest.fixture(scope="module")
def agreement(
    new_taskwarrior: Callable[[], Taskwarrior],
    new_taskcore: Callable[[], Taskcore],
    tmp_path_factory: pytest.TempPathFactory,
) -> Agreement:
    folder = tmp_path_factory.mktemp("random")
    taskwarrior, taskcore = new_taskwarrior(), new_taskcore()
    make_random_tasks(taskwarrior, random_numbers(22), folder / "exported.json", 300)
    taskcore.import_file(folder / "exported.json")
    taskcore.export_file(folder / "returned.json")
    return Agreement(
        taskwarrior,
        taskcore,
        by_uuid((folder / "exported.json").read_text()),
        folder / "exported.json",
        folder / "returned.json",
    )


def without(task: Attributes, names: set[str]) -> Attributes:
    return {name: value for name, value in task.items() if name not in names}


def moment(text: str) -> str:
    """A time of Taskwarrior as Taskcore shows it: the first moment of a day is the day."""
    utc = datetime.strptime(text, "%Y%m%dT%H%M%SZ").replace(tzinfo=timezone.utc)
    local = utc.astimezone(ZoneInfo(ZONE))
    if (local.hour, local.minute, local.second) == (0, 0, 0):
        return local.date().isoformat()
    return local.isoformat(timespec="milliseconds")


def is_at(ours: str, theirs: str) -> bool:
    """Whether both are one time, but for the hour of summer time: Taskwarrior counts seconds from the first instance."""
    there = datetime.strptime(theirs, "%Y%m%dT%H%M%SZ").replace(tzinfo=timezone.utc)
    here = datetime.fromisoformat(ours)
    if here.tzinfo is None:
        here = here.replace(tzinfo=ZoneInfo(ZONE))
    return abs(here - there) <= timedelta(hours=1)


def is_plain(instance: Attributes, template: Attributes) -> bool:
    """Whether an open instance says no more than its template."""
    return all(instance.get(name) == template.get(name) for name in SHARED)


def test_there_are_tasks_of_every_kind(agreement: Agreement) -> None:
    tasks = agreement.before.values()
    assert len(tasks) >= 300
    assert len(agreement.templates()) >= 12
    assert {task["status"] for task in tasks} >= {"pending", "recurring", "completed", "deleted"}
    assert any(task["status"] == "completed" and "parent" in task for task in tasks)


def test_each_series_is_one_task_where_taskwarrior_is(agreement: Agreement) -> None:
    listed = {task["uid"]: task for task in agreement.taskcore.tasks("status:any")}
    instances = agreement.instances()
    for template in agreement.templates():
        task = listed[template["uuid"]]
        assert task["title"] == template["description"]
        open_ones = [
            instance
            for instance in instances[template["uuid"]]
            if instance["status"] == "pending" and is_plain(instance, template)
        ]
        if open_ones:
            assert is_at(task["due"], open_ones[0]["due"]), template
    folded = [
        instance
        for template in agreement.templates()
        for instance in instances[template["uuid"]]
        if instance["status"] != "pending" or is_plain(instance, template)
    ]
    assert listed.keys() == agreement.before.keys() - {instance["uuid"] for instance in folded}


def test_what_was_completed_is_completed(agreement: Agreement) -> None:
    expected = Counter(
        task["parent"] if "parent" in task else task["uuid"]
        for task in agreement.before.values()
        if task["status"] == "completed"
    )
    completions = agreement.taskcore.everything()["completions"]
    assert Counter(completion["task_uid"] for completion in completions) == expected


def test_all_other_tasks_are_what_they_are(agreement: Agreement) -> None:
    statuses = {"pending": "open", "completed": "completed", "deleted": "deleted"}
    priorities = {"H": "P1", "M": "P2", "L": "P3", None: "none"}
    for task in agreement.taskcore.tasks("status:any"):
        there = agreement.before[task["uid"]]
        if "recur" in there:
            continue
        assert task["title"] == there["description"]
        assert task["status"] == statuses[there["status"]]
        assert task["project"] == there.get("project", "Inbox")
        assert sorted(task["tags"]) == sorted(there.get("tags", []))
        assert task["priority"] == priorities[there.get("priority")]
        for ours, theirs in [
            ("due", "due"),
            ("start", "wait"),
            ("planned", "scheduled"),
            ("until", "until"),
        ]:
            assert task[ours] == (moment(there[theirs]) if theirs in there else None), there


def test_all_goes_back_as_it_came(agreement: Agreement) -> None:
    returned = by_uuid(agreement.returned.read_text())
    assert returned.keys() == agreement.before.keys()
    for uuid, task in agreement.before.items():
        assert without(returned[uuid], COMPUTED) == without(task, COMPUTED)


def test_a_fresh_taskwarrior_shows_the_same(
    agreement: Agreement, new_taskwarrior: Callable[[], Taskwarrior]
) -> None:
    fresh = new_taskwarrior()
    fresh.import_file(agreement.returned)
    taken = fresh.export()
    assert taken.keys() == agreement.before.keys()
    for uuid, task in agreement.before.items():
        assert without(taken[uuid], COMPUTED) == without(task, COMPUTED)
    # It makes no other instances of that, and its masks are as they were.
    fresh.run("list")
    agreement.taskwarrior.run("list")
    there = agreement.taskwarrior.export()
    taken = fresh.export()
    assert taken.keys() == there.keys()
    for uuid, task in there.items():
        assert without(taken[uuid], COMPUTED) == without(task, COMPUTED)


def test_the_same_file_twice_changes_nothing(agreement: Agreement) -> None:
    before = agreement.taskcore.everything()
    for path in (agreement.exported, agreement.returned):
        report = agreement.taskcore.import_file(path)
        assert "0 added, 0 updated" in report
        assert agreement.taskcore.everything() == before


def test_what_is_done_here_is_done_there(
    new_taskwarrior: Callable[[], Taskwarrior],
    new_taskcore: Callable[[], Taskcore],
    tmp_path: Path,
) -> None:
    taskwarrior, taskcore = new_taskwarrior(), new_taskcore()
    taskwarrior.run("add", "Recurring daily", "due:2026-11-20", "recur:daily")
    taskwarrior.run("list")
    taskwarrior.export_file(tmp_path / "exported.json")
    taskcore.import_file(tmp_path / "exported.json")
    assert [task["title"] for task in taskcore.tasks()] == ["Recurring daily"]
    taskcore.run("done 1", "done 1")
    taskcore.export_file(tmp_path / "returned.json")
    taskwarrior.import_file(tmp_path / "returned.json")
    after = taskwarrior.export()
    instances = sorted(
        (task for task in after.values() if "parent" in task), key=lambda task: int(task["imask"])
    )
    assert [task["status"] for task in instances[:3]] == ["completed", "completed", "pending"]
    template = next(task for task in after.values() if "parent" not in task)
    assert template["status"] == "recurring"
    assert template["mask"].startswith("++-")
    # What Taskwarrior completes then is completed here.
    taskwarrior.run(instances[2]["uuid"], "done")
    taskwarrior.export_file(tmp_path / "again.json")
    taskcore.import_file(tmp_path / "again.json")
    assert [task["due"] for task in taskcore.tasks()] == ["2026-11-23"]
    assert len(taskcore.everything()["completions"]) == 3
