"""What was done today is one number: on the home screen, in the report, in the pulse and in the score."""

from __future__ import annotations

import os
import random
import re
from datetime import datetime, time, timedelta, timezone

import pytest

from conftest import FixedClock
from taskcore import Store, TaskcoreError

UTC = timezone.utc
SEEDS = [int(os.environ["TASKCORE_TEST_SEED"])] if "TASKCORE_TEST_SEED" in os.environ else range(8)


def done_today(store: Store) -> int:
    """The number, which is the same in each place."""
    home = store.home()
    day = store.today_date()
    (pulse,) = [each for each in store.pulse(first=day, last=day).days if each.day == day]
    report = store.report_html()
    found = re.search(r"(\d+) points? for (\d+) tasks?|nothing completed so far", report)
    # A store to which nothing was ever added has no such line.
    reported = int(found[2] or 0) if found else 0
    numbers = {
        "home": home.completed_today_count,
        "pulse": pulse.completed_count,
        "report": reported,
        "score": store.score(first=day, last=day).completed_count,
        "section": sum(each.total_count for each in home.sections if each.title == "Completed"),
    }
    # What was purged has no row, and a section without rows is not shown.
    if not any(each.title == "Completed" for each in home.sections):
        del numbers["section"]
    assert len(set(numbers.values())) == 1, numbers
    return home.completed_today_count


def test_what_counts_and_what_does_not(store: Store, clock: FixedClock) -> None:
    start = clock.now
    assert done_today(store) == 0
    parent = store.add("Parent")
    store.add("Subtask", parent_id=parent)
    store.complete(parent)
    assert done_today(store) == 2, "a parent and its subtask are two"
    series = store.add("Daily", due=store.today_date(), repeat_rule="FREQ=DAILY")
    store.complete(series)
    assert done_today(store) == 3, "an occurrence counts"
    store.skip_occurrence(series)
    assert done_today(store) == 3, "what is skipped does not"
    store.cancel(store.add("Given up"))
    assert done_today(store) == 3, "nor does what is cancelled"
    gone = store.add("Gone")
    store.complete(gone)
    store.delete(gone)
    assert done_today(store) == 4, "what is in the trash was done"
    store.purge(gone)
    assert done_today(store) == 4, "also when it is purged"
    again = store.add("Again")
    store.complete(again)
    store.reopen(again)
    assert done_today(store) == 4, "what is reopened was not"
    store.complete(again)
    store.undo()
    assert done_today(store) == 4, "nor what is undone"
    clock.now = start + timedelta(days=1)
    assert done_today(store) == 0


def test_days_that_begin_later(store: Store, clock: FixedClock) -> None:
    store.set_day_begins(time(4))
    clock.now = datetime(2026, 1, 18, 23, tzinfo=UTC)
    store.complete(store.add("Before midnight"))
    clock.now = datetime(2026, 1, 19, 2, tzinfo=UTC)
    store.complete(store.add("After it"))
    assert done_today(store) == 2
    clock.now = datetime(2026, 1, 19, 4, tzinfo=UTC)
    assert done_today(store) == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_random_stores(store: Store, clock: FixedClock, seed: int) -> None:
    print(f"TASKCORE_TEST_SEED={seed}")
    chance = random.Random(seed)
    if seed % 2:
        store.set_day_begins(time(chance.randrange(1, 12)))
    ids: list[int] = []
    for _ in range(60):
        clock.now += timedelta(minutes=chance.randrange(240))
        verb = chance.choice(
            ["add", "add", "series", "child", "complete", "complete", "complete", "reopen"]
            + ["skip_occurrence", "cancel", "delete", "restore", "purge", "undo", "archive"]
        )
        one = chance.choice(ids) if ids else 0
        try:
            if verb == "add" or not ids:
                ids.append(store.add("Task", project=chance.choice([None, "Home", "Work"])))
            elif verb == "series":
                due = store.today_date()
                ids.append(store.add("Series", due=due, repeat_rule="FREQ=DAILY"))
            elif verb == "child":
                ids.append(store.add("Subtask", parent_id=one))
            elif verb == "undo":
                store.undo()
            elif verb == "archive":
                store.update_project(store.find_project("Home"), archived=chance.random() < 0.5)
            else:
                getattr(store, verb)(one)
        except TaskcoreError:
            continue
        done_today(store)
