"""Real tasks of Taskwarrior go to Taskcore and back, and lose nothing.

Of what `task export` prints, only `id` and `urgency` are not of the task: Taskwarrior computes them
when it exports, and ignores them when it imports. A task that it has already and that an import
changes was, to it, modified at that moment; so was one with a number, which it reads with other
digits than it wrote.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from programs import Attributes, Taskcore, Taskwarrior, by_uuid
from tasks import make_tasks

COMPUTED = {"id", "urgency"}

# One of each kind is completed in Taskcore.
COMPLETED_HERE = [
    "Plain task 1",
    "Waiting task 0",
    "Scheduled task 1",
    "Annotated task 2",
    "The first of three",
    "Every week",
    "User-defined 3",
    "Started task 1",
]


@dataclass
class RoundTrip:
    taskwarrior: Taskwarrior
    taskcore: Taskcore
    # What Taskwarrior had, and what Taskcore gave back after it completed some.
    before: dict[str, Attributes]
    returned: Path
    # What is completed there then: of a series, its first instance.
    completed: set[str]

    @property
    def series(self) -> set[str]:
        """The templates of which an instance was completed in Taskcore."""
        return {
            self.before[uuid]["parent"] for uuid in self.completed if "parent" in self.before[uuid]
        }


@pytest.fixture(scope="module")
def round_trip(
    new_taskwarrior: Callable[[], Taskwarrior],
    new_taskcore: Callable[[], Taskcore],
    tmp_path_factory: pytest.TempPathFactory,
) -> RoundTrip:
    folder = tmp_path_factory.mktemp("files")
    taskwarrior = new_taskwarrior()
    make_tasks(taskwarrior)
    taskwarrior.export_file(folder / "exported.json")
    taskcore = new_taskcore()
    taskcore.import_file(folder / "exported.json")
    to_complete = [task for task in taskcore.tasks() if task["title"] in COMPLETED_HERE]
    taskcore.run("done " + ",".join(str(task["id"]) for task in to_complete))
    taskcore.export_file(folder / "returned.json")
    before = by_uuid((folder / "exported.json").read_text())
    first_instances: dict[str, str] = {
        task["parent"]: uuid for uuid, task in before.items() if task.get("imask") == 0
    }
    return RoundTrip(
        taskwarrior,
        taskcore,
        before,
        folder / "returned.json",
        {first_instances.get(uid, uid) for uid in (str(task["uid"]) for task in to_complete)},
    )


def without(task: Attributes, names: set[str]) -> Attributes:
    return {name: value for name, value in task.items() if name not in names}


def test_the_tasks_are_of_every_kind(round_trip: RoundTrip) -> None:
    tasks = round_trip.before.values()
    assert len(tasks) >= 200
    assert {task["status"] for task in tasks} == {"pending", "recurring", "completed", "deleted"}
    assert set().union(*tasks) == {
        "annotations",
        "client",
        "depends",
        "description",
        "due",
        "effort",
        "end",
        "entry",
        "estimate",
        "id",
        "imask",
        "mask",
        "modified",
        "parent",
        "priority",
        "project",
        "recur",
        "reviewed",
        "rtype",
        "scheduled",
        "start",
        "status",
        "tags",
        "until",
        "urgency",
        "uuid",
        "wait",
    }
    assert sum("parent" in task for task in tasks) == 9


def test_all_tasks_are_imported_as_what_they_are(round_trip: RoundTrip) -> None:
    statuses = {"pending": "open", "recurring": "open", "completed": "completed"}
    expected = {
        uuid: "completed"
        if uuid in round_trip.completed
        else statuses.get(task["status"], "deleted")
        for uuid, task in round_trip.before.items()
        if "parent" not in task
    }
    listed = round_trip.taskcore.tasks("status:any")
    assert {task["uid"]: task["status"] for task in listed} == expected


def test_a_list_shows_the_properties_of_tasks(round_trip: RoundTrip) -> None:
    listed = {task["title"]: task for task in round_trip.taskcore.tasks("status:any")}
    task = listed["Plain task 11"]
    # A project whose name begins alike came first: names are one whatever their case.
    assert task["project"] == "HOME.Flat"
    assert task["tags"] == ["été", "next", "x_1"]
    assert task["priority"] == "P2"
    assert task["due"] == "2026-03-29"
    assert listed["Plain task 5"]["due"] == "2026-12-24T17:00:00.000+01:00"
    annotated = listed["Annotated task 5"]
    assert annotated["notes"] == ""
    comments = json.loads(round_trip.taskcore.run(f"comments {annotated['id']} --format json"))
    assert len(comments) == 3


def test_an_untouched_task_is_given_back_attribute_by_attribute(round_trip: RoundTrip) -> None:
    returned = by_uuid(round_trip.returned.read_text())
    assert returned.keys() == round_trip.before.keys()
    for uuid in round_trip.before.keys() - round_trip.completed - round_trip.series:
        assert returned[uuid] == round_trip.before[uuid]
    for uuid in round_trip.series:
        assert returned[uuid] == round_trip.before[uuid] | {
            "mask": "+--",
            "modified": "20270115T120000Z",
        }


def test_a_task_completed_here_is_given_back_completed(round_trip: RoundTrip) -> None:
    returned = by_uuid(round_trip.returned.read_text())
    changed = {"status", "end", "modified", "start"}
    assert len(round_trip.completed) == len(COMPLETED_HERE)
    for uuid in round_trip.completed:
        task = returned[uuid]
        assert task["status"] == "completed"
        assert task["end"] == task["modified"] == "20270115T120000Z"
        assert "start" not in task
        assert without(task, changed) == without(round_trip.before[uuid], changed)


def test_a_fresh_taskwarrior_takes_all_of_it(
    round_trip: RoundTrip, new_taskwarrior: Callable[[], Taskwarrior]
) -> None:
    fresh = new_taskwarrior()
    fresh.import_file(round_trip.returned)
    check_taken(fresh.export(), by_uuid(round_trip.returned.read_text()), round_trip.completed)


def test_the_same_taskwarrior_takes_all_of_it(round_trip: RoundTrip) -> None:
    round_trip.taskwarrior.import_file(round_trip.returned)
    taken = round_trip.taskwarrior.export()
    expected = by_uuid(round_trip.returned.read_text())
    with_number = {uuid for uuid in expected if expected[uuid].keys() & {"estimate", "imask"}}
    for uuid in round_trip.completed | with_number | round_trip.series:
        del taken[uuid]["modified"]
        del expected[uuid]["modified"]
    check_taken(taken, expected, round_trip.completed)


def check_taken(
    taken: dict[str, Attributes], expected: dict[str, Attributes], completed: set[str]
) -> None:
    """Taskwarrior has what it was to take."""
    assert taken.keys() == expected.keys()
    for uuid in expected:
        assert without(taken[uuid], COMPUTED) == without(expected[uuid], COMPUTED)
    for uuid in completed:
        assert taken[uuid]["status"] == "completed"
        assert taken[uuid]["end"] == "20270115T120000Z"


def test_what_changed_here_is_changed_in_taskwarrior(
    new_taskwarrior: Callable[[], Taskwarrior],
    new_taskcore: Callable[[], Taskcore],
    tmp_path: Path,
) -> None:
    taskwarrior, taskcore = new_taskwarrior(), new_taskcore()
    uuid = taskwarrior.add(
        "Pay rent", "project:Home", "+Bank", "+phone", "due:2026-12-24", "wait:2020-01-01"
    )
    taskwarrior.run(uuid, "annotate", "One")
    taskwarrior.run(uuid, "annotate", "Two")
    before = taskwarrior.export()[uuid]
    taskwarrior.export_file(tmp_path / "exported.json")
    taskcore.import_file(tmp_path / "exported.json")
    taskcore.run(
        "edit 1 'Pay the rent' #Flat +new -phone !p3 due:2026-12-25T17:00 notes:'Two\nThree'",
    )
    taskcore.export_file(tmp_path / "returned.json")
    taskwarrior.import_file(tmp_path / "returned.json")
    after = taskwarrior.export()[uuid]
    unchanged = {"entry", "status", "uuid", "wait"}
    assert {name: after[name] for name in unchanged} == {name: before[name] for name in unchanged}
    ours = {name for name in after if name.startswith("taskcore_")}
    assert without(after, unchanged | COMPUTED | ours | {"modified"}) == {
        "description": "Pay the rent",
        "project": "Flat",
        "tags": ["Bank", "new"],
        "priority": "L",
        "due": "20261225T160000Z",
        "annotations": [
            *before["annotations"],
            {"entry": "20270115T120000Z", "description": "Two"},
            {"entry": "20270115T120001Z", "description": "Three"},
        ],
    }


def test_taskwarrior_takes_a_recurring_task_whose_due_was_taken_away_here(
    new_taskwarrior: Callable[[], Taskwarrior],
    new_taskcore: Callable[[], Taskcore],
    tmp_path: Path,
) -> None:
    taskwarrior, fresh, taskcore = new_taskwarrior(), new_taskwarrior(), new_taskcore()
    taskwarrior.run("add", "Every week", "due:2030-01-07", "recur:weekly")
    taskwarrior.export_file(tmp_path / "exported.json")
    taskcore.import_file(tmp_path / "exported.json")
    (task,) = taskcore.tasks()
    taskcore.run("edit 1 due:none")
    taskcore.export_file(tmp_path / "returned.json")
    fresh.import_file(tmp_path / "returned.json")
    after = fresh.export()
    assert len(after) == 4
    template = after.pop(task["uid"])
    assert template["status"] == "pending"
    assert not template.keys() & {"due", "recur", "mask", "rtype"}
    assert {instance["status"] for instance in after.values()} == {"deleted"}
    taskcore.run("undo")
    taskcore.export_file(tmp_path / "returned.json")
    assert by_uuid((tmp_path / "returned.json").read_text()) == by_uuid(
        (tmp_path / "exported.json").read_text()
    )


def test_a_recurring_task_that_was_restored_here_recurs_again(
    new_taskwarrior: Callable[[], Taskwarrior],
    new_taskcore: Callable[[], Taskcore],
    tmp_path: Path,
) -> None:
    taskwarrior, taskcore = new_taskwarrior(), new_taskcore()
    taskwarrior.run("add", "Every week", "due:2030-01-07", "recur:weekly")
    tasks = taskwarrior.export()
    uuid = next(uuid for uuid in tasks if tasks[uuid]["status"] == "recurring")
    taskwarrior.run(uuid, "delete")
    taskwarrior.export_file(tmp_path / "exported.json")
    taskcore.import_file(tmp_path / "exported.json")
    template = next(task for task in taskcore.tasks("status:any") if task["uid"] == uuid)
    taskcore.run(f"restore {template['id']}")
    taskcore.export_file(tmp_path / "returned.json")
    assert by_uuid((tmp_path / "returned.json").read_text())[uuid]["status"] == "recurring"
    taskwarrior.import_file(tmp_path / "returned.json")
    assert taskwarrior.export()[uuid]["status"] == "recurring"


def test_what_taskwarrior_has_no_attribute_for_survives_it(
    new_taskwarrior: Callable[[], Taskwarrior],
    new_taskcore: Callable[[], Taskcore],
    tmp_path: Path,
) -> None:
    taskwarrior, first, second = new_taskwarrior(), new_taskcore(), new_taskcore()
    first.run(
        "add Nothing special",
        "add Everything !p0 * #Home +été due:2026-12-24T00:00 notes:'One\n\n  “Two”\n'",
        "add In the past due:1970-01-01",
        "add Midnight is a day due:2026-12-24",
        "add Deleted",
        "done 5",
        "rm 5",
        "add Commas '+a, b' +b,c +Bank",
    )
    first.export_file(tmp_path / "first.json")
    taskwarrior.import_file(tmp_path / "first.json")
    taskwarrior.export_file(tmp_path / "taskwarrior.json")
    second.import_file(tmp_path / "taskwarrior.json")
    expected, actual = first.tasks("status:any"), second.tasks("status:any")
    for task in expected + actual:
        del task["id"]
        del task["project_id"]
    assert len(actual) == 6
    assert sorted(actual, key=json.dumps) == sorted(expected, key=json.dumps)


def test_a_second_import_of_the_same_file_changes_nothing(
    round_trip: RoundTrip, new_taskcore: Callable[[], Taskcore]
) -> None:
    taskcore = new_taskcore()
    count = sum("parent" not in task for task in round_trip.before.values())
    # The completion of an occurrence updates its series.
    assert f"{count} added, 1 updated, 0 unchanged" in taskcore.import_file(round_trip.returned)
    assert f"0 added, 0 updated, {count + 1} unchanged" in taskcore.import_file(round_trip.returned)
