"""Undo and redo."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from conftest import FixedClock
from taskcore import Action, NotFoundError, Status, Store, TaskInput


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
