"""Copies of tasks with their subtasks, and of projects with their sections and tasks."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from conftest import FixedClock, titles
from taskcore import (
    Action,
    ConflictError,
    Entity,
    NotFoundError,
    Priority,
    RepeatMode,
    Slot,
    Sort,
    Status,
    Store,
)
from times import DAY, HOUR, NOON, TODAY


def below(store: Store, task: int) -> dict[str, int]:
    """The ids of the subtasks, by title."""
    return {each.title: each.id for each in store.tasks(parent_id=task)}


def test_a_copy_has_what_is_to_be_done(store: Store, clock: FixedClock) -> None:
    task = store.add(
        "Rent", notes="By bank", project="Home", tags=["bank"], priority=Priority.P0, favourite=True,
        slot=Slot.EVENING, due=TODAY, start=TODAY - DAY, planned=NOON, until=TODAY + 9 * DAY,
        estimated_duration=HOUR, url="https://example.org",
    )  # fmt: skip
    other = store.add("Other", project="Home")
    store.add_comment(task, "Called")
    store.start(task)
    store.complete(task)
    clock.advance(HOUR)
    copy = store.get(store.copy(task))
    original = store.get(task)
    for name in (
        *("title", "notes", "project_id", "tags", "priority", "favourite", "slot", "due", "start"),
        *("planned", "until", "estimated_duration", "url", "parent_id"),
    ):
        assert getattr(copy, name) == getattr(original, name), name
    assert copy.uid != original.uid and copy.created == copy.modified == clock.now
    assert (copy.status, copy.completed, copy.started) == (Status.OPEN, None, None)
    assert [len(store.comments(id_)) for id_ in (task, copy.id)] == [1, 0]
    assert len(store.completions()) == 1
    # It stands right behind the original.
    listed = store.tasks(status=Status.OPEN | Status.COMPLETED, sort=Sort.MANUAL)
    assert [each.id for each in listed] == [task, copy.id, other]


def test_subtasks_come_along_and_wait_for_each_other(store: Store) -> None:
    trip, money = store.add("Trip"), store.add("Money")
    book = store.add("Book", parent_id=trip, depends_on=[money])
    pack = store.add("Pack", parent_id=trip, depends_on=[book])
    store.add("Shirts", parent_id=pack)
    gone = store.add("Gone", parent_id=trip)
    store.add("Below gone", parent_id=gone)
    trash = store.add("Trash", parent_id=trip)
    store.update(trip, depends_on=[pack])
    store.cancel(gone)
    store.delete(trash)
    store.complete(book)
    copy = store.copy(trip)
    copies = below(store, copy)
    assert list(copies) == ["Book", "Pack"]
    assert store.get(copies["Book"]).status is Status.OPEN
    assert store.get(copies["Book"]).depends_on == (money,)
    assert store.get(copies["Pack"]).depends_on == (copies["Book"],)
    assert store.get(copy).depends_on == (copies["Pack"],)
    assert list(below(store, copies["Pack"])) == ["Shirts"]
    assert store.count() == 8


def test_it_is_one_step(store: Store) -> None:
    trip = store.add("Trip")
    store.add("Pack", parent_id=trip)
    store.copy(trip)
    assert store.count() == 4
    assert store.undo().action is Action.COPY_TASK
    assert store.count() == 2
    store.redo()
    assert store.count() == 4


def test_a_task_that_repeats_is_copied_with_its_series(store: Store) -> None:
    run = store.add(
        "Run", due=TODAY, repeat_rule="FREQ=DAILY;COUNT=3", repeat_mode=RepeatMode.FIXED
    )
    store.complete(run)
    copy = store.copy(run)
    assert store.get(copy).due == store.get(run).due == TODAY + DAY
    assert store.series_streak(copy).done_count == 0
    store.complete(copy)
    assert (store.get(copy).due, store.get(run).due) == (TODAY + 2 * DAY, TODAY + DAY)
    alone = store.update_occurrence(run, title="Swim")
    other = store.get(store.copy(alone))
    assert (other.series_uid, other.occurrence, other.title) == ("", None, "Swim")


def test_a_copy_under_a_closed_task_is_no_subtask(store: Store) -> None:
    trip = store.add("Trip")
    pack = store.add("Pack", parent_id=trip)
    assert store.get(store.copy(pack)).parent_id == trip
    store.complete(trip)
    assert store.get(store.copy(pack)).parent_id is None


def test_a_project_is_copied_with_its_sections_and_tasks(store: Store) -> None:
    work = store.add_project("Work", description="Paid", colour=3)
    store.add_project("Garden", parent_id=work)
    section = store.get_project_section(store.add_section(work, "Doing"))
    report = store.add("Report", project_id=work, section_uid=section.uid)
    store.add("Figures", parent_id=report)
    done = store.add("Done", project_id=work, depends_on=[report])
    store.complete(done)
    store.cancel(store.add("Given up", project_id=work))
    copy = store.copy_project(work)
    project, original = store.get_project(copy), store.get_project(work)
    assert (project.name, project.description, project.colour) == (
        *("Work copy", "Paid", original.colour),
    )
    assert project.uid != original.uid and len(store.projects()) == 4
    tasks = store.tasks(project_id=copy, sort=Sort.MANUAL)
    assert titles(tasks) == "Report Done Figures"
    (copied,) = store.sections(project_id=copy)
    assert (copied.name, copied.uid != section.uid) == ("Doing", True)
    assert tasks[0].section_uid == copied.uid
    assert tasks[1].depends_on == (tasks[0].id,) and tasks[2].parent_id == tasks[0].id
    assert store.undo().action is Action.COPY_PROJECT
    assert titles(store.tasks(project_id=work)) == "Report Figures"
    store.redo()
    assert store.get_project(store.copy_project(work)).name == "Work copy 2"
    assert store.get_project(store.copy_project(copy)).name == "Work copy copy"
    long = store.add_project("é" * 200)
    assert store.get_project(store.copy_project(long)).name == "é" * 195 + " copy"
    store.update_project(work, archived=True)
    assert store.get_project(store.copy_project(work)).archived is None


def test_what_is_wrong_is_refused(store: Store) -> None:
    with pytest.raises(NotFoundError):
        store.copy(9)
    with pytest.raises(NotFoundError):
        store.copy_project(9)
    with pytest.raises(ConflictError, match="Inbox"):
        store.copy_project(1)
    task = store.add("Trash")
    store.delete(task)
    with pytest.raises(ConflictError, match="trash"):
        store.copy(task)
    work = store.add_project("Work")
    old = store.add("Old", project_id=work)
    store.update_project(work, archived=True)
    with pytest.raises(ConflictError, match="archived"):
        store.copy(old)
    assert store.count(archived="both") == 1


def test_time_stays_with_the_original(store: Store) -> None:
    task = store.add("Report")
    store.add_time_entry(task, start=NOON - HOUR, end=NOON)
    copy = store.copy(task)
    assert [entry.task_id for entry in store.time_entries()] == [task]
    assert store.time_entries(task_id=copy, entity=Entity.TIME_ENTRY) == []
    assert date(2026, 1, 15) == TODAY and timedelta() < HOUR
