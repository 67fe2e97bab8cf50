"""Nothing is sent before somebody chose what, and said yes to what would happen."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timezone

import pytest

import taskcore_side
from device import COLLECTIONS, VTODO, Device, Somebody
from items import differences
from taskcore import ConflictError

NewDevice = Callable[[str], Device]


@pytest.fixture
def laptop(new_device: NewDevice) -> Device:
    device = new_device("laptop")
    device.store.add("Private")
    return device


def test_nothing_is_sent_until_collections_are_chosen(laptop: Device, somebody: Somebody) -> None:
    somebody.task("one", "Sow")
    laptop.account = taskcore_side.add_account(laptop.store, laptop.proxy.address, "laptop")
    there = taskcore_side.collections(laptop.store, laptop.account)
    assert set(COLLECTIONS) <= set(there)
    tasks, events = there["tasks"], there["events"]
    assert (tasks.holds_tasks, tasks.holds_events, tasks.chosen) == (True, False, False)
    assert (events.holds_tasks, events.holds_events, events.read_only) == (False, True, False)
    laptop.sync()
    assert laptop.writes() == 0
    assert [task.title for task in laptop.store.tasks()] == ["Private"]


def test_the_first_run_says_what_it_would_do_and_asks(laptop: Device, somebody: Somebody) -> None:
    somebody.task("one", "Sow")
    laptop.store.add_project("tasks")
    laptop.add("Mow")
    laptop.account = taskcore_side.add_account(laptop.store, laptop.proxy.address, "laptop")
    taskcore_side.choose(laptop.store, laptop.account, "tasks")
    counts = taskcore_side.preview(laptop.store, laptop.account)
    print(counts)
    with pytest.raises(ConflictError):
        laptop.sync(accept=False)
    assert laptop.writes() == 0
    assert sorted(task.title for task in laptop.store.tasks()) == ["Mow", "Private"]
    laptop.sync(accept=True)
    assert laptop.titles() == somebody.titles() == ["Mow", "Sow"]
    # From then on, nobody is asked.
    laptop.add("Hoe")
    laptop.sync(accept=False)
    assert somebody.titles() == ["Hoe", "Mow", "Sow"]
    assert "Private" not in "".join(each.text for each in laptop.proxy.log.requests)


def test_a_task_of_the_same_uid_is_one(laptop: Device, somebody: Somebody) -> None:
    """As after an import of a file that the server gave out."""
    somebody.task("one", "Sow")
    (laptop.path.parent / "tasks.ics").write_text(
        VTODO.format(uid="one", title="Sow", more=""), newline=""
    )
    laptop.store.import_file(laptop.path.parent / "tasks.ics")
    project = laptop.store.add_project("tasks")
    laptop.store.update(laptop.store.find("one"), project_id=project, notes="Deep")
    laptop.connect()
    assert laptop.titles() == somebody.titles() == ["Sow"]
    assert laptop.items()["one"].values["notes"] == "Deep"
    laptop.assert_equal(somebody)


def test_a_task_of_the_same_title_time_and_list_is_one(laptop: Device, somebody: Somebody) -> None:
    due = datetime(2027, 3, 1, 9, tzinfo=timezone.utc)
    somebody.task("one", "Sow", "DUE:20270301T090000Z\r\n")
    somebody.task("two", "Mow", "DUE:20270301T090000Z\r\n")
    somebody.task("three", "Hoe")
    laptop.store.add_project("tasks")
    laptop.add("Sow", due=due, notes="Deep")
    laptop.add("Mow", due=due.replace(hour=10))
    laptop.add("Hoe")
    laptop.connect()
    # One that is due at another time is another one.
    assert laptop.titles() == somebody.titles() == ["Hoe", "Mow", "Mow", "Sow"]
    laptop.assert_equal(somebody, has_joined=True)


def test_two_of_the_same_title_are_two(laptop: Device, somebody: Somebody) -> None:
    """Each is joined with one at most."""
    somebody.task("one", "Water")
    laptop.store.add_project("tasks")
    for _ in range(2):
        laptop.add("Water")
    laptop.connect()
    assert laptop.titles() == somebody.titles() == ["Water", "Water"]
    laptop.assert_equal(somebody, has_joined=True)


def test_an_event_of_the_same_title_and_time_is_one(laptop: Device, somebody: Somebody) -> None:
    somebody.event("fair", "Fair")
    calendar = laptop.store.add_calendar("events")
    start = datetime(2027, 3, 1, 9, tzinfo=timezone.utc)
    laptop.store.add_event("Fair", start, calendar_id=calendar)
    laptop.connect()
    assert laptop.titles() == somebody.titles() == ["Fair"]
    laptop.assert_equal(somebody, has_joined=True)


def test_a_second_store_joins_what_the_first_one_left(
    new_device: NewDevice, somebody: Somebody
) -> None:
    laptop, phone = new_device("laptop"), new_device("phone")
    laptop.connect()
    laptop.add("Sow", priority=0, tags=["garden"])
    laptop.sync()
    phone.connect()
    assert differences(laptop.items(), phone.items()) == []
    phone.assert_equal(somebody)
