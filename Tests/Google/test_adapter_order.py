"""The manual order of tasks, which both sides have."""

from __future__ import annotations

from typing import Any

import pytest

from client import all_pages
from faults import Kind
from server import GoogleServer
from taskcore import Sort, TaskcoreError
from taskcore_store import GoogleStore
from test_adapter_tasks import add_there, assert_still, there


def order_there(tasks: Any, parent: str | None = None) -> list[str]:
    found = all_pages(tasks.tasks(), tasklist="@default")
    siblings = [each for each in found if each.get("parent") == parent]
    return [each["title"] for each in sorted(siblings, key=lambda each: str(each["position"]))]


def order_here(ours: GoogleStore, parent: int | None = None) -> list[str]:
    found = [each for each in ours.store.tasks(sort=Sort.MANUAL) if each.parent_id == parent]
    return [each.title for each in found]


def move_there(tasks: Any, title: str, previous: str | None) -> None:
    found = {name: each["id"] for name, each in there(tasks).items()}
    place = {"previous": found[previous]} if previous else {}
    tasks.tasks().move(tasklist="@default", task=found[title], **place).execute()


@pytest.fixture
def five(ours: GoogleStore) -> GoogleStore:
    for title in "ABCDE":
        ours.store.add(title, project_id=ours.project)
    ours.sync()
    return ours


def test_tasks_of_ours_are_there_in_our_order(five: GoogleStore, tasks: Any) -> None:
    assert order_there(tasks) == order_here(five) == list("ABCDE")
    assert_still(five)


def test_tasks_of_google_are_here_in_its_order(ours: GoogleStore, tasks: Any) -> None:
    for title in "ABCDE":
        add_there(tasks, title=title)
    ours.sync()
    assert order_there(tasks) == order_here(ours) == list("EDCBA")
    assert_still(ours)


def test_a_move_here_is_one_move_there(google: GoogleServer, five: GoogleStore, tasks: Any) -> None:
    five.sync()
    five.store.move(five.task("E").id, before=five.task("B").id)
    before = len(google.writes())
    five.sync()
    assert [each.method for each in google.writes()[before:]] == ["tasks.tasks.move"]
    assert order_there(tasks) == order_here(five) == list("AEBCD")
    assert_still(five)


def test_a_move_there_is_one_here(google: GoogleServer, five: GoogleStore, tasks: Any) -> None:
    move_there(tasks, "A", "C")
    before = len(google.writes())
    five.sync()
    assert order_here(five) == order_there(tasks) == list("BCADE")
    assert len(google.writes()) == before
    assert_still(five)


def test_moves_on_both_sides_end_in_one_order(five: GoogleStore, tasks: Any) -> None:
    move_there(tasks, "A", "C")
    five.store.move(five.task("E").id, before=five.task("B").id)
    five.sync()
    five.sync()
    assert order_here(five) == order_there(tasks)
    assert_still(five)


def test_what_is_new_on_both_sides_keeps_its_place(five: GoogleStore, tasks: Any) -> None:
    google = there(tasks)
    body = {"title": "there"}
    tasks.tasks().insert(tasklist="@default", body=body, previous=google["B"]["id"]).execute()
    task = five.store.add("here", project_id=five.project)
    five.store.move(task, before=five.task("E").id)
    five.sync()
    five.sync()
    assert order_here(five) == order_there(tasks)
    assert [each for each in order_here(five) if len(each) == 1] == list("ABCDE")
    assert order_here(five)[2] == "there" and order_here(five)[-2] == "here"
    assert_still(five)


def test_subtasks_have_an_order_of_their_own(ours: GoogleStore, tasks: Any) -> None:
    top = ours.store.add("Top", project_id=ours.project)
    for title in "ABC":
        ours.store.add(title, parent_id=top)
    ours.sync()
    parent = there(tasks)["Top"]["id"]
    assert order_there(tasks, parent) == list("ABC")
    child = there(tasks)["C"]["id"]
    tasks.tasks().move(tasklist="@default", task=child, parent=parent).execute()
    ours.sync()
    assert order_here(ours, top) == list("CAB")
    assert_still(ours)


@pytest.mark.parametrize("after", [0, 1, 2, 3])
def test_an_order_that_arrived_in_part_goes_on(
    google: GoogleServer, five: GoogleStore, tasks: Any, after: int
) -> None:
    five.sync()
    for title in "BCDE":
        five.store.move(five.task(title).id, before=five.store.tasks(sort=Sort.MANUAL)[0].id)
    wanted = order_here(five)
    google.faults.add(Kind.CUT_BEFORE, times=100, after=after, method="POST")
    with pytest.raises(TaskcoreError):
        five.sync()
    google.faults.clear()
    five.sync()
    assert order_here(five) == order_there(tasks) == wanted
    assert_still(five)


def test_two_stores_and_google_come_to_one_order(
    google: GoogleServer, five: GoogleStore, tmp_path: Any, tasks: Any
) -> None:
    with GoogleStore(google, tmp_path / "other.taskcore") as other:
        other.connect()
        assert order_here(other) == list("ABCDE")
        five.store.move(five.task("E").id, before=five.task("A").id)
        five.sync()
        other.sync()
        assert order_here(other) == order_here(five) == order_there(tasks) == list("EABCD")
        other.store.move(other.task("A").id, before=other.task("E").id)
        other.sync()
        five.sync()
        assert order_here(other) == order_here(five) == order_there(tasks) == list("AEBCD")
        for store in (other, five):
            writes = len(google.writes())
            store.sync()
            assert len(google.writes()) == writes
