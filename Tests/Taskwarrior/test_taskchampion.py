"""The tasks that Taskcore exports are those of a replica of TaskChampion, in which Taskwarrior 3 keeps its tasks.

It keeps texts alone: times as seconds, a tag, an annotation and a dependency as a property each. `task import` of
Taskwarrior 3 makes these of a file; what a replica has of a task can be imported, too.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import pytest
from seeds import random_numbers

from programs import Attributes, Taskcore, Taskwarrior, by_uuid
from random_tasks import make_random_tasks

taskchampion: Any = pytest.importorskip("taskchampion")

TIMES = {"due", "end", "entry", "modified", "reviewed", "scheduled", "start", "until", "wait"}


def seconds(text: str) -> str:
    utc = datetime.strptime(text, "%Y%m%dT%H%M%SZ").replace(tzinfo=timezone.utc)
    return str(int(utc.timestamp()))


def properties(task: Attributes) -> dict[str, str]:
    """What a replica has of a task of a file."""
    kept: dict[str, str] = {}
    for name, value in task.items():
        match name:
            case "id" | "urgency" | "uuid":
                pass
            case "tags":
                kept |= {f"tag_{tag}": "" for tag in value}
            case "depends":
                kept |= {f"dep_{uuid}": "" for uuid in value}
            case "annotations":
                kept |= {
                    f"annotation_{seconds(each['entry'])}": each["description"] for each in value
                }
            case _ if name in TIMES:
                kept[name] = seconds(value)
            case _:
                kept[name] = str(value)
    return kept


def replica_of(tasks: dict[str, Attributes]) -> Any:
    replica = taskchampion.Replica.new_in_memory()
    operations = taskchampion.Operations()
    for uuid, task in tasks.items():
        data = taskchampion.TaskData.create(uuid, operations)
        for name, value in properties(task).items():
            data.update(name, value, operations)
    replica.commit_operations(operations)
    return replica


def dump(replica: Any) -> list[Attributes]:
    """What a replica has, property by property."""
    return [
        {"uuid": data.get_uuid(), **{name: data.get(name) for name in data.properties()}}
        for data in replica.all_task_data().values()
    ]


def comparable(taskcore: Taskcore) -> list[Attributes]:
    """The tasks without what is of one store, or of the order of a file, which a replica does not have."""
    tasks = taskcore.tasks("status:any")
    uids = {task["id"]: task["uid"] for task in tasks}
    for task in tasks:
        task["depends_on"] = sorted(uids[each] for each in task["depends_on"])
        task["tags"] = sorted(task["tags"])
        for name in ("id", "project_id", "position"):
            task.pop(name, None)
    return tasks


@pytest.fixture(scope="module")
def exported(
    new_taskwarrior: Callable[[], Taskwarrior],
    new_taskcore: Callable[[], Taskcore],
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[dict[str, Attributes], dict[str, Attributes], Path]:
    """What Taskwarrior had, and what Taskcore gave back."""
    folder = tmp_path_factory.mktemp("taskchampion")
    taskwarrior, taskcore = new_taskwarrior(), new_taskcore()
    make_random_tasks(taskwarrior, random_numbers(3), folder / "exported.json", 300)
    taskcore.import_file(folder / "exported.json")
    taskcore.export_file(folder / "returned.json")
    return (
        by_uuid((folder / "exported.json").read_text()),
        by_uuid((folder / "returned.json").read_text()),
        folder,
    )


Exported = tuple[dict[str, Attributes], dict[str, Attributes], Path]


def test_a_replica_has_the_same_tasks(exported: Exported) -> None:
    before, returned, _ = exported
    ours, theirs = replica_of(returned), replica_of(before)
    assert sorted(ours.all_task_uuids()) == sorted(theirs.all_task_uuids())
    statuses = {
        "pending": taskchampion.Status.Pending,
        "recurring": taskchampion.Status.Recurring,
        "completed": taskchampion.Status.Completed,
        "deleted": taskchampion.Status.Deleted,
    }
    for uuid, task in before.items():
        own = ours.get_task(uuid)
        assert own.get_description() == task["description"]
        assert own.get_status() == statuses[task["status"]]
        assert own.get_priority() == task.get("priority", "")
        assert (own.get_due() is not None) == ("due" in task)
        tags = {str(tag) for tag in own.get_tags() if tag.is_user()}
        assert tags == set(task.get("tags", []))
        assert len(own.get_annotations()) == len(task.get("annotations", []))
        assert sorted(map(str, own.get_dependencies())) == sorted(task.get("depends", []))
        for name in ("recur", "mask", "imask", "parent", "rtype", "client", "estimate"):
            assert own.get_value(name) == (str(task[name]) if name in task else None)


def test_what_a_replica_has_is_read_as_the_same(
    exported: Exported, new_taskcore: Callable[[], Taskcore]
) -> None:
    before, returned, folder = exported
    path = folder / "replica.json"
    path.write_text(json.dumps(dump(replica_of(returned))))
    first, second = new_taskcore(), new_taskcore()
    first.import_file(folder / "returned.json")
    second.import_file(path)
    expected, actual = comparable(first), comparable(second)
    assert len(actual) == len(expected)
    by_uid = {task["uid"]: task for task in actual}
    for task in expected:
        assert by_uid[task["uid"]] == task
    assert len(second.everything()["completions"]) == len(first.everything()["completions"])
