"""Undo and redo."""

from __future__ import annotations

import sqlite3
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from conftest import FixedClock
from taskcore import Action, Colour, FieldKind, NotFoundError, Status, Store, TaskInput


def test_steps_are_taken_back_and_done_again_one_call_at_a_time(store: Store) -> None:
    ids = store.add_many([TaskInput("A"), TaskInput("B")])
    store.complete(ids)
    step = store.undo()
    assert (step.action, step.task_count, step.project_count) == (Action.COMPLETE_TASKS, 2, 0)
    assert step.at == datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
    assert store.count() == 2
    assert store.undo().action is Action.ADD_TASKS
    assert store.count() == 0
    assert store.redo().action is Action.ADD_TASKS
    assert store.redo() == step
    assert store.count(status=Status.COMPLETED) == 2


def test_steps_have_growing_ids_and_say_when_they_were_done_first(
    store: Store, clock: FixedClock
) -> None:
    store.add("A")
    clock.advance(timedelta(hours=1))
    store.add_project("Home")
    second = store.undo()
    first = store.undo()
    assert second.id > first.id
    assert second.at - first.at == timedelta(hours=1)
    assert (second.action, second.project_count) == (Action.ADD_PROJECT, 1)


def test_nothing_to_undo_or_redo_is_not_found(store: Store) -> None:
    with pytest.raises(NotFoundError):
        store.undo()
    store.add("A")
    with pytest.raises(NotFoundError):
        store.redo()


def test_a_step_can_be_taken_back_after_a_restart(path: Path) -> None:
    with Store(path) as store:
        store.add("A")
    with Store(path) as store:
        store.undo()
        assert store.count() == 0


def changed_elsewhere(path: Path, statement: str) -> None:
    """Another program changes a store."""
    database = sqlite3.connect(path)
    with database:
        database.execute(statement)
    database.close()


def test_what_was_changed_since_is_left_alone(path: Path) -> None:
    with Store(path) as store:
        task = store.add("Rent", notes="By transfer")
        store.update(task, title="Pay rent", notes="In cash")
        changed_elsewhere(path, "UPDATE task SET notes = 'Paid'")
        step = store.undo()
        assert (step.changed_count, step.left_count, step.trashed_count) == (1, 1, 0)
        assert (store.get(task).title, store.get(task).notes) == ("Rent", "Paid")
        step = store.redo()
        assert (step.changed_count, step.left_count) == (1, 0)
        assert (store.get(task).title, store.get(task).notes) == ("Pay rent", "Paid")


def test_each_property_of_what_organises_is_one_by_itself(path: Path) -> None:
    with Store(path) as store:
        task = store.add("Rent")
        calendar = store.add_calendar("Work")
        field = store.add_field("energy", kind=FieldKind.TEXT)
        template = store.add_template("Month", task_id=task)
        store.update_calendar(calendar, name="Office", colour=Colour.RED)
        changed_elsewhere(path, f"UPDATE calendar SET colour = 4 WHERE id = {calendar}")
        step = store.undo()
        assert (step.changed_count, step.left_count) == (1, 1)
        assert (store.get_calendar(calendar).name, store.get_calendar(calendar).colour) == (
            "Work",
            Colour.GREEN,
        )
        store.update_field(field, name="effort", label="Effort")
        changed_elsewhere(path, "UPDATE field SET label = 'How hard'")
        step = store.undo()
        assert (step.changed_count, step.left_count) == (1, 1)
        assert (store.get_field(field).name, store.get_field(field).label) == ("energy", "How hard")
        store.update_template(template, name="Each month", task_id=store.add("Bills"))
        changed_elsewhere(path, "UPDATE template SET name = 'Monthly', name_key = 'monthly'")
        step = store.undo()
        assert (step.changed_count, step.left_count) == (1, 1)
        assert store.get_template(template).name == "Monthly"
        assert [each.title for each in store.read_template(template)] == ["Rent"]


def test_a_step_that_was_changed_as_a_whole_is_passed_over(path: Path) -> None:
    with Store(path) as store:
        task = store.add("Rent")
        store.update(task, title="Pay rent")
        changed_elsewhere(path, "UPDATE task SET title = 'The rent'")
        step = store.undo()
        assert (step.action, step.changed_count, step.left_count) == (Action.UPDATE_TASKS, 0, 1)
        assert store.get(task).title == "The rent"
        with pytest.raises(NotFoundError):
            store.redo()
        assert store.undo().action is Action.ADD_TASKS


def test_a_task_that_others_are_below_goes_to_the_trash(path: Path) -> None:
    with Store(path) as store:
        child = store.add("Pack")
        parent = store.add("Move house")
        changed_elsewhere(path, f"UPDATE task SET parent_id = {parent} WHERE id = {child}")
        step = store.undo()
        assert (step.action, step.changed_count, step.trashed_count) == (Action.ADD_TASKS, 1, 1)
        assert store.get(parent).status is store.get(child).status is Status.DELETED
        store.redo()
        assert store.count() == 2
