"""The lists that every task app shows; the clock stands at Thursday, 15 January 2026."""

from __future__ import annotations

from datetime import date, datetime, timedelta, timezone

import pytest

from conftest import FixedClock
from taskcore import Query, Slot, Sort, Store, TaskInput, TaskList, View
from times import TODAY

TOMORROW = date(2026, 1, 16)


def titles(tasks: TaskList) -> set[str]:
    return {task.title for task in tasks}


@pytest.fixture
def filled(store: Store) -> Store:
    store.add_many(
        [
            TaskInput("rent", due=TODAY),
            TaskInput("dinner", due=TODAY, slot=Slot.EVENING),
            TaskInput("letter", due=date(2026, 1, 14)),
            TaskInput("film", slot=Slot.EVENING),
            TaskInput("book", due=TOMORROW, favourite=True),
            TaskInput("concert", due=TOMORROW, slot=Slot.EVENING),
            TaskInput("idea"),
            TaskInput("later", start=TOMORROW),
        ]
    )
    store.add("archived", project="Old", due=TODAY)
    store.update_project(store.find_project("Old"), archived=True)
    return store


def test_the_morning_and_the_evening_of_today_have_what_is_overdue(filled: Store) -> None:
    assert titles(filled.morning()) == {"rent", "letter"}
    assert titles(filled.evening()) == {"dinner", "film"}
    assert titles(filled.today()) == {"rent", "letter", "dinner", "film"}
    assert [task.title for task in filled.today() if task.is_overdue] == ["letter"]


def test_another_day_has_what_is_due_then(filled: Store) -> None:
    assert titles(filled.morning(TOMORROW)) == {"book"}
    assert titles(filled.evening(TOMORROW)) == {"concert"}
    assert titles(filled.morning(date(2026, 1, 14))) == {"letter"}


def test_what_is_due_after_a_day_is_upcoming(filled: Store) -> None:
    assert titles(filled.upcoming()) == {"book", "concert"}
    assert titles(filled.upcoming(TOMORROW)) == set()
    assert titles(filled.upcoming(date(2026, 1, 14))) == {"rent", "dinner", "book", "concert"}


def test_inbox_overdue_favourites_and_next(filled: Store) -> None:
    assert titles(filled.inbox()) == {"idea"}
    assert titles(filled.overdue()) == {"letter"}
    assert titles(filled.favourites()) == {"book"}
    assert "later" not in titles(filled.next()) and "archived" not in titles(filled.next())
    urgencies = [task.urgency for task in filled.next()]
    assert urgencies == sorted(urgencies, reverse=True)


def test_completed_tasks_are_in_no_other_view(filled: Store, clock: FixedClock) -> None:
    filled.complete(1)
    clock.advance(timedelta(days=1))
    filled.complete(3)
    assert titles(filled.completed()) == {"rent", "letter"}
    assert titles(filled.completed(TODAY, TODAY)) == {"rent"}
    assert titles(filled.completed(TOMORROW)) == {"letter"}
    assert titles(filled.completed(last=TODAY)) == {"rent"}
    assert titles(filled.morning()) == {"book"}


def test_the_trash_has_what_was_deleted(filled: Store) -> None:
    filled.delete([1, 4])
    assert titles(filled.trash()) == {"rent", "film"}
    assert titles(filled.today()) == {"letter", "dinner"}


def test_a_view_can_be_narrowed_ordered_and_counted(filled: Store) -> None:
    assert [task.title for task in filled.today(sort=Sort.TITLE, limit=2)] == ["dinner", "film"]
    assert titles(filled.upcoming(favourite=True)) == {"book"}
    assert filled.count(view=View.TODAY) == 4
    assert filled.count(Query(view=View.MORNING, day=TOMORROW)) == 1


@pytest.mark.parametrize(
    ("minutes_after_midnight", "expected"), [(-1, {"A", "B"}), (0, {"B"}), (1, {"B"})]
)
def test_a_day_ends_at_midnight_in_the_store_s_zone(
    store: Store, clock: FixedClock, minutes_after_midnight: int, expected: set[str]
) -> None:
    store.add_many([TaskInput("A", due=TODAY), TaskInput("B", due=TOMORROW)])
    midnight = datetime(2026, 1, 15, 23, tzinfo=timezone.utc)
    clock.now = midnight + timedelta(minutes=minutes_after_midnight)
    assert titles(store.tasks(overdue=False)) == expected
    assert titles(store.today()) == ({"A"} if minutes_after_midnight < 0 else {"A", "B"})
