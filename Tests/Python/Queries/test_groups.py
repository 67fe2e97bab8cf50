"""Lists in groups: by tag, slot, parent and week, beside those of projects and days."""

from __future__ import annotations

from datetime import date, time, timedelta

import pytest

from conftest import FixedClock
from taskcore import Grouping, Slot, Store
from times import DAY, NOON, TODAY


def groups(store: Store, by: Grouping, query: str = "") -> list[tuple[str, list[str], int]]:
    tasks = store.tasks(query, group=by)
    return [
        (each.label, [tasks[row].title for row in each.rows], each.total_count)
        for each in tasks.groups
    ]


def test_a_task_stands_below_each_of_its_tags(store: Store) -> None:
    both = store.add("Both", tags=["shop", "Éclair"])
    store.add("Shop", tags=["shop"])
    store.add("None")
    assert groups(store, Grouping.TAG) == [
        ("Éclair", ["Both"], 1),
        ("shop", ["Both", "Shop"], 2),
        ("No tag", ["None"], 1),
    ]
    tasks = store.tasks(group=Grouping.TAG)
    assert [task.id for task in tasks].count(both) == 2
    assert len(tasks) == 4 and store.count(group=Grouping.TAG) == 3
    assert len(tasks.columns()["title"]) == 4
    # What is changed by a query is changed once.
    store.complete_where("+shop group:tag")
    assert [each.task_id for each in store.completions()] == [1, 2]


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_pages_go_through_all_groups(store: Store, limit: int) -> None:
    for count in range(4):
        store.add(str(count), tags=["a", "b", "c"][:count])
    everything = [task.title for task in store.tasks(group=Grouping.TAG)]
    assert everything == ["1", "2", "3", "2", "3", "3", "0"]
    pages = [
        task.title
        for offset in range(0, len(everything), limit)
        for task in store.tasks(group=Grouping.TAG, limit=limit, offset=offset)
    ]
    assert pages == everything


def test_slots_follow_the_day(store: Store, clock: FixedClock) -> None:
    store.add("Inbox")
    store.add("Evening", slot=Slot.EVENING)
    store.add("Evening tomorrow", slot=Slot.EVENING, due=TODAY + DAY)
    store.add("Noon", due=NOON)
    assert groups(store, Grouping.SLOT) == [
        ("Afternoon", ["Noon"], 1),
        ("Evening", ["Evening"], 1),
        ("Upcoming", ["Evening tomorrow"], 1),
        ("Inbox", ["Inbox"], 1),
    ]
    keys = [each.key for each in store.tasks(group=Grouping.SLOT).groups]
    assert keys == [Slot.AFTERNOON, Slot.EVENING, Slot.UPCOMING, Slot.INBOX]
    clock.advance(DAY)
    assert groups(store, Grouping.SLOT)[1] == ("Evening", ["Evening", "Evening tomorrow"], 2)


def test_slots_go_by_when_the_day_begins(store: Store, clock: FixedClock) -> None:
    store.set_day_begins(time(4))
    clock.advance(DAY)
    store.add("Tomorrow", due=TODAY + 2 * DAY)
    # 03:59 in Paris is still the day before.
    clock.now = NOON.replace(hour=2, minute=59) + 2 * DAY
    assert [label for label, _, _ in groups(store, Grouping.SLOT)] == ["Upcoming"]
    clock.advance(timedelta(minutes=1))
    assert [label for label, _, _ in groups(store, Grouping.SLOT)] == ["Morning"]


def test_subtasks_stand_below_their_parent(store: Store) -> None:
    trip = store.add("Trip")
    pack = store.add("Pack", parent_id=trip)
    store.add("Shirts", parent_id=pack)
    store.add("Alone")
    assert groups(store, Grouping.PARENT) == [
        ("None", ["Trip", "Alone"], 2),
        ("Trip", ["Pack"], 1),
        ("Pack", ["Shirts"], 1),
    ]
    assert store.tasks(group=Grouping.PARENT).groups[1].key == trip
    store.delete(pack)
    assert groups(store, Grouping.PARENT) == [("None", ["Trip", "Alone"], 2)]


def test_weeks_are_those_of_iso_8601(store: Store) -> None:
    days = [date(2024, 12, 29), date(2024, 12, 30), date(2025, 1, 5), date(2020, 12, 31)]
    for day in days:
        store.add(day.isoformat(), due=day)
    store.add("Never")
    found = groups(store, Grouping.WEEK)
    assert [label for label, _, _ in found] == ["2020-W53", "2024-W52", "2025-W01", "None"]
    assert found[2][1] == ["2024-12-30", "2025-01-05"]
    for label, titles, _ in found[:-1]:
        year, week, _ = date.fromisoformat(titles[0]).isocalendar()
        assert label == f"{year}-W{week:02}"
    assert [each.key for each in store.tasks("group:week").groups] == [
        *(20201228, 20241223, 20241230),
        0,
    ]


@pytest.mark.parametrize("word", ["tag", "slot", "parent", "week"])
def test_the_language_of_queries_has_them(store: Store, word: str) -> None:
    store.add("A", tags=["b"], due=TODAY)
    by = store.tasks(f"group:{word}")
    assert [each.label for each in by.groups] == [
        each.label for each in store.tasks(group=Grouping[word.upper()]).groups
    ]
    assert len(by.groups) == 1
