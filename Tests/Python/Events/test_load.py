"""The load of a day: working hours, events and estimates."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta

import pytest

from conftest import FixedClock
from taskcore import InvalidError, RepeatMode, Store
from times import DAY, HOUR, MINUTE, NOON, TODAY

NINE_TO_FIVE = (time(9), time(17))
TOMORROW = TODAY + DAY  # a Friday


def at(day: date, hour: int, minute: int = 0) -> datetime:
    """A time in Paris, where the store is."""
    return datetime.combine(day, time(hour, minute))


def hours(store: Store, first: date | None = None, last: date | None = None) -> list[list[float]]:
    """Of each day, the hours of work, of events, of tasks, and those that are left."""
    return [
        [each / HOUR for each in (day.working, day.booked, day.estimated, day.free)]
        for day in store.load(first, last, hours=NINE_TO_FIVE, weekdays=range(1, 6))
    ]


def test_an_empty_day_is_free(store: Store) -> None:
    (day,) = store.load()
    assert (day.day, day.working, day.free, day.over) == (TODAY, DAY, DAY, False)
    assert (day.booked, day.estimated, day.task_count) == (timedelta(), timedelta(), 0)
    assert hours(store, TODAY, TODAY + 3 * DAY) == [
        [8, 0, 0, 8],
        [8, 0, 0, 8],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
    ]
    days = store.load(TODAY, TODAY + 9 * DAY, limit=2, offset=3)
    assert [each.day for each in days] == [TODAY + 3 * DAY, TODAY + 4 * DAY]


def test_events_count_within_working_hours_and_once(store: Store) -> None:
    store.add_event("Early", at(TODAY, 7), duration=3 * HOUR)
    store.add_event("Review", at(TODAY, 11), duration=2 * HOUR)
    store.add_event("Beside", at(TODAY, 12), duration=2 * HOUR, allow_conflicts=True)
    store.add_event("Late", at(TODAY, 16, 30), duration=3 * HOUR)
    # 9 to 10, 11 to 14 and 16:30 to 17.
    assert hours(store) == [[8, 4.5, 0, 3.5]]
    store.add_event("Free", at(TODAY, 14), duration=HOUR, transparent=True)
    store.add_event("Birthday", TODAY)
    assert hours(store) == [[8, 4.5, 0, 3.5]]


def test_what_lasts_over_days_counts_on_each(store: Store) -> None:
    store.add_event("Fair", at(TODAY, 16), duration=DAY)
    store.add_event("Talk", at(TODAY, 16, 30), duration=30 * MINUTE, allow_conflicts=True)
    store.add_event("Dinner", at(TOMORROW, 16, 30), duration=4 * HOUR)
    assert hours(store, TODAY, TOMORROW) == [[8, 1, 0, 7], [8, 7.5, 0, 0.5]]
    store.add_event(
        "Stand-up", at(TODAY, 9), duration=HOUR, repeat_rule="FREQ=DAILY", allow_conflicts=True
    )
    assert hours(store, TODAY, TOMORROW) == [[8, 2, 0, 6], [8, 7.5, 0, 0.5]]


def test_tasks_count_where_they_are_planned_else_due(store: Store) -> None:
    store.add("Due", due=TODAY, estimated_duration=2 * HOUR)
    store.add("Planned", due=TODAY, planned=at(TOMORROW, 10), estimated_duration=3 * HOUR)
    store.add("Hidden", due=TOMORROW, start=TOMORROW, estimated_duration=HOUR)
    store.add("No estimate", due=TOMORROW)
    store.add("Whenever", estimated_duration=9 * HOUR)
    done = store.add("Done", due=TODAY, estimated_duration=9 * HOUR)
    store.complete(done)
    store.add("Expired", due=TODAY, until=TODAY - DAY, estimated_duration=9 * HOUR)
    project = store.add_project("Old")
    store.add("Archived", due=TODAY, project_id=project, estimated_duration=9 * HOUR)
    store.update_project(project, archived=True)
    assert hours(store, TODAY, TOMORROW) == [[8, 0, 2, 6], [8, 0, 4, 4]]
    tomorrow = store.load(TOMORROW)[0]
    assert (tomorrow.task_count, tomorrow.unestimated_count) == (3, 1)


def test_too_much_is_told(store: Store) -> None:
    store.add("Move", due=TODAY, estimated_duration=7 * HOUR)
    store.add_event("Review", at(TODAY, 9), duration=2 * HOUR)
    (day,) = store.load(hours=NINE_TO_FIVE)
    assert (day.free, day.over) == (-HOUR, True)
    store.add("Weekend", due=TODAY + 2 * DAY, estimated_duration=MINUTE)
    assert hours(store, TODAY + 2 * DAY) == [[0, 0, 1 / 60, -1 / 60]]


def test_what_is_late_counts_for_today(store: Store, clock: FixedClock) -> None:
    store.add("Late", due=TODAY, estimated_duration=HOUR)
    store.add("Slipped", planned=TODAY, due=TODAY + 9 * DAY, estimated_duration=2 * HOUR)
    clock.advance(4 * DAY)
    assert hours(store, TODAY, TODAY + 4 * DAY)[0] == [8, 0, 0, 8]
    assert hours(store, TODAY, TODAY + 4 * DAY)[4] == [8, 0, 3, 5]
    assert hours(store, TODAY + 5 * DAY) == [[8, 0, 0, 8]]


def test_occurrences_to_come_count(store: Store) -> None:
    store.add("Run", due=TODAY, repeat_rule="FREQ=DAILY", estimated_duration=HOUR)
    store.add(
        "Report", due=TODAY + 8 * DAY, planned=TODAY + DAY, repeat_rule="FREQ=WEEKLY",
        estimated_duration=2 * HOUR,
    )  # fmt: skip
    store.add(
        "Hair", due=TODAY, repeat_rule="FREQ=DAILY", estimated_duration=30 * MINUTE,
        repeat_mode=RepeatMode.AFTER_COMPLETION,
    )  # fmt: skip
    days = store.load(TODAY, TODAY + 8 * DAY)
    assert [day.estimated / HOUR for day in days] == [1.5, 3, 1, 1, 1, 1, 1, 1, 3]


def test_a_task_that_has_its_event_counts_once(store: Store) -> None:
    report = store.add("Report", due=TODAY, estimated_duration=3 * HOUR)
    store.add_event("Report", at(TODAY, 14), duration=2 * HOUR, task_id=report)
    assert hours(store) == [[8, 2, 1, 5]]
    store.add_event("Report", at(TOMORROW, 9), duration=4 * HOUR, task_id=report)
    assert hours(store) == [[8, 2, 0, 6]]


def test_days_of_tasks_begin_when_that_is_set(store: Store, clock: FixedClock) -> None:
    clock.now = NOON - DAY
    store.set_day_begins(time(4))
    clock.now = NOON
    store.add("Night", due=at(TOMORROW, 0, 30), estimated_duration=HOUR)
    assert hours(store, TODAY, TOMORROW) == [[8, 0, 1, 7], [8, 0, 0, 8]]


def test_the_clock_change_makes_a_shorter_day(store: Store) -> None:
    (day,) = store.load(date(2026, 3, 29))
    assert day.working == 23 * HOUR
    (day,) = store.load(date(2026, 10, 25))
    assert day.working == 25 * HOUR


def test_what_is_wrong_is_refused(store: Store) -> None:
    with pytest.raises(InvalidError) as refusal:
        store.load(TODAY, TODAY - DAY)
    assert refusal.value.field == "last_date"
    with pytest.raises(InvalidError):
        store.load(TODAY, TODAY + 366 * DAY)
    assert len(store.load(TODAY, TODAY + 365 * DAY)) == 366
    with pytest.raises(InvalidError) as refusal:
        store.load(hours=(time(17), time(9)))
    assert refusal.value.field == "day_end_s"
    with pytest.raises(InvalidError):
        store.load(weekdays=[8])
