"""What may be done with the tasks of a list: what each row says is what the calls accept."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from seeds import random_numbers

from taskcore import Allowed, Priority, Status, Store, TaskcoreError

PROJECTS = ["Home", "Work", "Garden"]


def is_accepted(store: Store, change: Callable[[int], None], task: int) -> bool:
    try:
        change(task)
    except TaskcoreError:
        return False
    store.undo()
    return True


def check(store: Store) -> None:
    """Tries what can be tried and taken back with each row of all tasks."""
    rows = store.rows(status=Status.OPEN | Status.COMPLETED | Status.DELETED)
    assert rows
    for row in rows:
        task = row.task_id
        assert row == store.detail(task).row
        assert row.actions == store.detail(task).actions
        status = store.get(task).status
        if status is Status.DELETED:
            assert row.actions == Allowed.RESTORE | Allowed.PURGE
            continue
        assert (Allowed.COMPLETE in row.actions) == (status is Status.OPEN)
        assert (Allowed.REOPEN in row.actions) == (status is Status.COMPLETED)
        for allowed, change in ((Allowed.INDENT, store.indent), (Allowed.OUTDENT, store.outdent)):
            assert is_accepted(store, change, task) == (allowed in row.actions), (allowed, row)
        if Allowed.SKIP_OCCURRENCE in row.actions:
            assert is_accepted(store, store.skip_occurrence, task)


def test_the_actions_of_rows_are_what_the_calls_accept(store: Store) -> None:
    random = random_numbers(20260115)
    ids: list[int] = []
    for number in range(60):
        repeats = random.random() < 0.2
        ids.append(
            store.add(
                f"Task {number}",
                project=random.choice(PROJECTS),
                priority=random.choice(list(Priority)),
                due=date(2026, 1, random.randint(1, 28)) if repeats else None,
                repeat_rule="FREQ=DAILY;COUNT=2" if repeats else None,
            )
        )
        if random.random() < 0.4:
            try:
                store.indent(random.choice(ids))
            except TaskcoreError:
                continue
    for task in random.sample(ids, 25):
        if store.get(task).status is Status.OPEN:
            (store.delete if random.random() < 0.3 else store.complete)(task)
    check(store)


@pytest.mark.parametrize("done", [99, 100, 150])
def test_much_that_is_done_above_the_first_open_task_hides_it_not(store: Store, done: int) -> None:
    for number in range(done):
        store.complete(store.add(f"Done {number}"))
    first = store.add("First")
    second = store.add("Second")
    rows = {row.task_id: row for row in store.rows()}
    assert Allowed.INDENT not in rows[first].actions
    assert Allowed.INDENT in rows[second].actions


def test_a_home_screen_says_the_actions_of_its_rows(store: Store) -> None:
    rent = store.add("Rent", due=date(2026, 1, 13))
    (section,) = store.home().sections
    (row,) = section.rows
    assert row.task_id == rent
    assert row.actions == store.detail(rent).actions != Allowed(0)
