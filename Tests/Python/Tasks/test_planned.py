"""When one means to do a task, besides when it starts and is due."""

from __future__ import annotations

import io
import json
from datetime import date, datetime, timedelta, timezone
from typing import Literal

import pytest

from conftest import titles
from taskcore import Sort, Store, TaskField
from times import NOON

TODAY = NOON.date()
AT_NINE = datetime(2026, 1, 16, 8, tzinfo=timezone.utc)


def test_a_planned_day_is_a_date_or_an_instant(store: Store) -> None:
    rent = store.add("Pay rent", planned=TODAY, due=TODAY + timedelta(days=9))
    ann = store.add("Call Ann", planned=AT_NINE)
    assert (store.get(rent).planned, store.get(ann).planned) == (TODAY, AT_NINE)
    store.update(rent, planned=AT_NINE)
    assert store.get(rent).planned == AT_NINE
    store.undo()
    assert store.get(rent).planned == TODAY
    store.update(rent, planned=None)
    assert store.get(rent).planned is None
    # It hides nothing, and is no due.
    assert titles(store.tasks()) == "Pay rent Call Ann"
    assert titles(store.overdue()) == titles(store.today()) == ""


def test_it_is_asked_for_and_sorted_by(store: Store) -> None:
    for title, planned in (("Later", AT_NINE), ("Today", TODAY), ("Never", None)):
        store.add(title, planned=planned)
    assert titles(store.tasks("planned:today")) == "Today"
    assert titles(store.tasks("planned:tomorrow")) == "Later"
    assert titles(store.tasks("planned:none")) == "Never"
    assert titles(store.tasks("has:planned sort:-planned")) == "Later Today"
    assert titles(store.tasks(sort=Sort.PLANNED)) == "Today Later Never"


def test_the_next_occurrence_is_planned_as_much_later(store: Store) -> None:
    report = store.add(
        "Report", planned=TODAY, due=TODAY + timedelta(days=1), repeat_rule="FREQ=WEEKLY"
    )
    store.complete(report)
    task = store.get(report)
    assert (task.planned, task.due) == (TODAY + timedelta(days=7), TODAY + timedelta(days=8))


def test_quick_add_and_observers_know_it(store: Store) -> None:
    told: list[int] = []
    with store.observe(lambda commit: told.extend(change.fields for change in commit.changes)):
        ids = store.add("Pay rent")
        store.update(ids, planned=TODAY)
    assert told == [0, TaskField.PLANNED]
    line = store.quick_add("Call Ann ^tomorrow >2026-01-10 ^nonsense")
    task = store.get(line)
    assert (task.title, task.planned) == ("Call Ann ^nonsense", TODAY + timedelta(days=1))
    assert task.start == date(2026, 1, 10)


@pytest.mark.parametrize("format", ["json", "csv", "icalendar", "taskwarrior"])
def test_files_bring_it_back(
    store: Store, format: Literal["json", "csv", "icalendar", "taskwarrior"]
) -> None:
    for planned in (TODAY, AT_NINE, AT_NINE + timedelta(milliseconds=5), None):
        store.add("Task", planned=planned)
    file = io.StringIO()
    store.export_file(file, format)
    with Store(":memory:", clock=lambda: NOON, time_zone="Europe/Paris") as copy:
        copy.import_file(io.StringIO(file.getvalue()), format)
        assert [task.planned for task in copy.tasks()] == [task.planned for task in store.tasks()]


def test_it_is_what_taskwarrior_calls_scheduled(store: Store) -> None:
    theirs = {
        "uuid": "0b5e5a2e-6f1c-4c55-9d0a-3f0f6c1d2e3f",
        "description": "Theirs",
        "status": "pending",
        "entry": "20260110T100000Z",
        "scheduled": "20260116T080000Z",
    }
    store.import_file(io.StringIO(json.dumps([theirs])), "taskwarrior")
    (task,) = store.tasks()
    assert task.planned == AT_NINE
    file = io.StringIO()
    store.export_file(file, "taskwarrior")
    (written,) = json.loads(file.getvalue())
    assert written["scheduled"] == theirs["scheduled"]
    store.update(task.id, planned=None)
    file = io.StringIO()
    store.export_file(file, "taskwarrior")
    assert "scheduled" not in file.getvalue()
