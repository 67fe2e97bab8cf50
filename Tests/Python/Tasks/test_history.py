"""What happened to a task."""

from __future__ import annotations

from datetime import timedelta

import pytest

from conftest import FixedClock
from taskcore import Action, NotFoundError, Store


def test_a_change_says_what_when_by_whom_and_from_what_to_what(
    store: Store, clock: FixedClock
) -> None:
    added = clock.now
    task_id = store.add("Pay rent")
    clock.advance(timedelta(hours=1))
    store.update(task_id, title="Pay the rent", notes="By bank")
    history = store.history(task_id)
    assert [(entry.property, entry.old_value, entry.new_value) for entry in history] == [
        ("id", None, "1"),
        ("title", "Pay rent", "Pay the rent"),
        ("notes", None, "By bank"),
    ]
    assert [entry.at for entry in history] == [added, clock.now, clock.now]
    assert [entry.action for entry in history[:2]] == [Action.ADD_TASKS, Action.UPDATE_TASKS]
    assert {entry.device for entry in history} == {history[0].device} != {""}


def test_what_one_call_changed_has_one_step(store: Store) -> None:
    task_id = store.add("Pay rent")
    store.update(task_id, title="Pay", notes="By bank")
    updated = [entry for entry in store.history(task_id) if entry.action == Action.UPDATE_TASKS]
    assert {entry.property for entry in updated} >= {"title", "notes"}
    assert len({entry.step_id for entry in updated}) == 1


def test_undoing_is_in_the_history(store: Store) -> None:
    task_id = store.add("Pay rent")
    store.update(task_id, title="Pay")
    store.undo()
    last = [entry for entry in store.history(task_id) if entry.property == "title"][-1]
    assert (last.action, last.old_value, last.new_value) == (Action.UNDO, "Pay", "Pay rent")


def test_the_history_of_another_task_is_its_own(store: Store) -> None:
    first, second = store.add("A"), store.add("B")
    store.update(first, title="C")
    assert {entry.new_value for entry in store.history(second)}.isdisjoint({"A", "C"})
    with pytest.raises(NotFoundError):
        store.history(99)
