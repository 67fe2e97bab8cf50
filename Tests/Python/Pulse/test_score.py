"""Points for what was completed, what they are settled by, and holidays."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from conftest import FixedClock
from taskcore import (
    Action,
    Holiday,
    InvalidError,
    MisuseError,
    NotFoundError,
    Priority,
    PulseSettings,
    ReadOnlyError,
    Score,
    Store,
    Weekday,
)
from times import DAY, TODAY

AT_FIRST = PulseSettings(7, 4, 3, 2, 1, 1, 5, Weekday(0))


def complete(
    store: Store,
    priority: Priority = Priority.P2,
    project: str = "Inbox",
    tags: tuple[str, ...] = (),
) -> int:
    task = store.add("Task", priority=priority, project=project, tags=tags)
    store.complete(task)
    return task


# ----------------------------------------------------------------------------------- score


@pytest.mark.parametrize(("priority", "points"), list(zip(Priority, (7, 4, 3, 2, 1))))
def test_a_completion_scores_by_its_priority(store: Store, priority: Priority, points: int) -> None:
    assert store.score() == Score(0, 0)
    task = complete(store, priority)
    assert store.score() == Score(points, 1)
    store.reopen(task)
    assert store.score() == Score(0, 0)
    store.undo()
    assert store.score() == Score(points, 1)


def test_an_occurrence_scores(store: Store) -> None:
    run = store.add("Run", due=TODAY, repeat_rule="FREQ=DAILY", priority=Priority.P1)
    store.complete(run)
    store.complete(run)
    assert store.score() == Score(8, 2)


def test_the_score_of_days(store: Store, clock: FixedClock) -> None:
    for priority in (Priority.P0, Priority.P1, Priority.NONE):
        complete(store, priority)
        clock.advance(DAY)
    # It is the 18th, on which nothing was completed.
    assert store.score() == Score(0, 0)
    assert store.score(TODAY) == Score(12, 3)
    assert store.score(TODAY + DAY) == Score(5, 2)
    assert store.score(TODAY, TODAY + DAY) == Score(11, 2)
    assert store.score(last=TODAY + DAY) == Score(4, 1)
    assert store.score(date(1, 1, 1), date(9999, 12, 31)) == Score(12, 3)


def test_a_day_is_one_of_the_store_s_zone(store: Store, clock: FixedClock) -> None:
    clock.advance(timedelta(hours=10, minutes=59, seconds=59))
    complete(store, Priority.P0)
    clock.advance(timedelta(seconds=1))
    complete(store, Priority.P1)
    assert (store.score(last=TODAY).points, store.score().points) == (7, 4)


def test_the_score_of_a_project_and_of_a_tag(store: Store) -> None:
    complete(store, Priority.P0, "Home", ("Bank", "x"))
    complete(store, Priority.P1, "Home")
    complete(store, Priority.P3, tags=("x",))
    assert store.score(project="HOME") == Score(11, 2)
    assert store.score(project_id=store.find_project("Home")) == Score(11, 2)
    assert store.score(tag="BÁNK") == Score(7, 1)
    assert store.score(tag="x", project="Inbox") == Score(2, 1)
    assert store.score(tag="nobody's") == Score(0, 0)


def test_nothing_that_comes_later_rewrites_it(store: Store) -> None:
    task = complete(store, Priority.P0, "Home", ("x",))
    home = store.find_project("Home")
    store.update(task, priority=Priority.NONE, project="Inbox", tags=[])
    store.set_pulse_settings(points_p0=1_000)
    store.delete(task)
    store.purge(task)
    assert store.score(project_id=home, tag="x") == Score(7, 1)


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"first": TODAY + DAY}, "last_date"),
        ({"first": TODAY, "last": TODAY - DAY}, "last_date"),
        ({"tag": ""}, "tag"),
        ({"tag": "a\0b"}, "tag"),
        ({"project": "Inbox", "project_id": 1}, "project"),
        ({"project_id": 1 << 63}, "project_id"),
    ],
)
def test_a_bad_question_is_refused(store: Store, arguments: dict[str, object], field: str) -> None:
    with pytest.raises(InvalidError) as caught:
        store.score(**arguments)  # type: ignore[arg-type]
    assert caught.value.field == field


def test_a_project_that_is_not_there_has_no_score(store: Store) -> None:
    with pytest.raises(NotFoundError):
        store.score(project_id=99)
    with pytest.raises(NotFoundError):
        store.score(project="Nowhere")


@pytest.mark.parametrize("day", [datetime(2026, 1, 15), "2026-01-15", 20260115])
def test_a_day_is_a_date(store: Store, day: object) -> None:
    for method in (store.score, store.pulse, store.report_html, store.add_holiday):
        with pytest.raises(TypeError, match="first_date must be a date"):
            method(day)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="last_date must be a date"):
        store.chart(last=day)  # type: ignore[arg-type]


@pytest.mark.parametrize("bound", ["since", "before"])
def test_a_bound_of_completions_is_a_date_or_a_datetime(store: Store, bound: str) -> None:
    with pytest.raises(TypeError, match="a bound must be a date or a datetime, not str"):
        store.completions(**{bound: "2026-01-15"})  # type: ignore[arg-type]


# -------------------------------------------------------------------------------- settings


def test_settings_are_kept_and_followed(path: Path, clock: FixedClock) -> None:
    with Store(path, clock=clock) as store:
        assert store.pulse_settings() == AT_FIRST
        weekend = Weekday.SATURDAY | Weekday.SUNDAY
        store.set_pulse_settings(points_p2=10, weekly_goal=7, ignored_weekdays=weekend)
        complete(store)
    with Store(path, clock=clock, read_only=True) as store:
        assert store.pulse_settings() == PulseSettings(7, 4, 10, 2, 1, 1, 7, weekend)
        assert store.score() == Score(10, 1)
        with pytest.raises(ReadOnlyError):
            store.set_pulse_settings(daily_goal=2)


def test_settings_are_one_step(store: Store) -> None:
    store.set_pulse_settings(points_p0=0, points_none=1_000, daily_goal=1_000)
    assert store.pulse_settings() == PulseSettings(0, 4, 3, 2, 1_000, 1_000, 5, Weekday(0))
    assert store.undo().action is Action.CHANGE_SETTINGS
    assert store.pulse_settings() == AT_FIRST
    store.set_pulse_settings()
    assert store.pulse_settings() == AT_FIRST


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("points_p0", -1),
        ("points_p1", 1_001),
        ("points_p2", 1 << 31),
        ("points_p3", -(1 << 40)),
        ("points_none", 1_001),
        ("daily_goal", 0),
        ("daily_goal", 1_001),
        ("weekly_goal", 7_001),
        ("ignored_weekdays", 127),
        ("ignored_weekdays", 128),
        ("ignored_weekdays", -1),
        ("ignored_weekdays", 1 << 32),
    ],
)
def test_bad_settings_are_refused(store: Store, name: str, value: int) -> None:
    with pytest.raises(InvalidError) as caught:
        store.set_pulse_settings(**{"points_p0": 5, name: value})
    assert caught.value.field == name
    assert store.pulse_settings() == AT_FIRST


# -------------------------------------------------------------------------------- holidays


def test_holidays_are_listed_by_their_first_days(store: Store) -> None:
    later = store.add_holiday(date(2026, 8, 1), date(2026, 8, 16))
    open_ended = store.add_holiday(date(2026, 2, 1))
    day = store.add_holiday(date(2026, 8, 1), date(2026, 8, 1))
    holidays = store.holidays()
    store.close()
    assert [each.id for each in holidays] == [open_ended, later, day]
    assert holidays[0] == Holiday(open_ended, holidays[0].uid, date(2026, 2, 1), None)
    assert holidays[1].last_date == date(2026, 8, 16)
    assert len({each.uid for each in holidays}) == 3


def test_holidays_are_deleted_all_or_none(store: Store) -> None:
    first, second = (store.add_holiday(TODAY) for _ in range(2))
    with pytest.raises(NotFoundError) as caught:
        store.delete_holidays([first, 99])
    assert (caught.value.field, caught.value.index) == ("ids", 1)
    assert len(store.holidays()) == 2
    store.delete_holidays([first, second])
    assert len(store.holidays()) == 0
    assert store.undo().action is Action.DELETE_HOLIDAYS
    assert len(store.holidays()) == 2
    store.delete_holidays(first)
    assert [each.id for each in store.holidays()] == [second]


def test_holiday_mode_begins_today_and_ends_yesterday(store: Store, clock: FixedClock) -> None:
    store.set_holiday_mode(True)
    store.set_holiday_mode(True)
    (holiday,) = store.holidays()
    assert (holiday.first_date, holiday.last_date) == (TODAY, None)
    assert store.pulse().daily_streak.is_paused
    clock.advance(3 * DAY)
    store.set_holiday_mode(False)
    (holiday,) = store.holidays()
    assert (holiday.first_date, holiday.last_date) == (TODAY, TODAY + 2 * DAY)
    store.set_holiday_mode(False)
    assert not store.pulse().daily_streak.is_paused
    store.set_holiday_mode(True)
    store.set_holiday_mode(False)
    assert list(store.holidays()) == [holiday]


def test_bad_holidays_are_refused(store: Store) -> None:
    with pytest.raises(InvalidError) as caught:
        store.add_holiday(TODAY, TODAY - DAY)
    assert caught.value.field == "last_date"
    with pytest.raises(InvalidError) as caught:
        store.set_holiday_mode(2)  # type: ignore[arg-type]
    assert caught.value.field == "is_on"
    assert len(store.holidays()) == 0


def test_a_closed_store_has_no_score(store: Store) -> None:
    store.close()
    for method in (store.score, store.pulse, store.chart, store.report_html, store.holidays):
        with pytest.raises(MisuseError):
            method()
