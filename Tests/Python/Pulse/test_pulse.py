"""What the past says."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import pytest

from conftest import FixedClock
from taskcore import (
    Colour,
    Comparison,
    Figure,
    Forecast,
    ForecastKind,
    InsightKind,
    InvalidError,
    Level,
    NotFoundError,
    Priority,
    PulseDay,
    Store,
    Streak,
    Trend,
    Weekday,
)
from times import DAY, MINUTE, TODAY


def complete(store: Store, priority: int = Priority.P2, project: str = "Inbox") -> int:
    task = store.add("Task", priority=priority, project=project)
    store.complete(task)
    return task


def test_an_empty_store_has_one(store: Store) -> None:
    pulse = store.pulse(week_start=1)
    assert [day.day for day in pulse.days] == [TODAY - number * DAY for number in range(29, -1, -1)]
    nothing = PulseDay(TODAY, False, 0, 0, 0, 0, 0, 0, timedelta(), None, 0.0, False)
    assert pulse.days[-1] == nothing
    assert pulse.daily_streak == Streak(1, 0, 0, 0, None, None, None, None, False, False)
    assert pulse.weekly_streak == Streak(5, 0, 0, 0, None, None, None, None, False, False)
    assert pulse.level == Level(1, "Beginner", 0, 0, 500, 0.0)
    assert pulse.trend == Trend(0, 0.0, None, None)
    assert pulse.forecast == Forecast(ForecastKind.EMPTY, 0, 0, 0.0, 0.0, None, None)
    assert pulse.projects == ()
    assert [len(groups) for groups in (pulse.priorities, pulse.weekdays, pulse.hours)] == [5, 7, 24]
    assert (pulse.points, pulse.completed_count, pulse.added_count) == (0, 0, 0)
    assert (pulse.active_day_count, pulse.focus_time, pulse.today) == (0, timedelta(), TODAY)
    assert (pulse.best_date, pulse.best_weekday, pulse.best_hour) == (None, None, None)


def test_a_day_has_its_figures(store: Store, clock: FixedClock) -> None:
    late = store.add("Late", due=TODAY - DAY)
    store.add("Later", due=TODAY + DAY)
    store.start_focus(late)
    clock.advance(20 * MINUTE)
    store.finish_focus()
    complete(store, Priority.P0)
    complete(store, Priority.P3)
    (day,) = store.pulse(TODAY).days
    assert day == PulseDay(
        day=TODAY,
        is_paused=False,
        completed_count=2,
        added_count=4,
        due_count=0,
        overdue_count=1,
        open_count=2,
        points=9,
        focus_time=20 * MINUTE,
        completion_ratio=2 / 3,
        average_points=9.0,
        has_reached_goal=True,
    )
    yesterday, today, tomorrow = store.pulse(TODAY - DAY, TODAY + DAY).days
    assert (yesterday.due_count, tomorrow.due_count) == (1, 1)
    # The task of yesterday was created today.
    assert (yesterday.overdue_count, today.overdue_count, tomorrow.overdue_count) == (0, 1, 2)


def test_days_are_those_of_the_zone_when_the_clocks_change(path: Path, clock: FixedClock) -> None:
    clock.now = datetime(2026, 3, 28, 23, tzinfo=timezone.utc)  # midnight of a day of 23 hours
    with Store(path, clock=clock, time_zone="Europe/Paris") as store:
        complete(store, Priority.P0)
        clock.advance(timedelta(hours=23))
        complete(store, Priority.P1)
        days = store.pulse(date(2026, 3, 28), date(2026, 3, 30)).days
        assert [day.points for day in days] == [0, 7, 4]


def test_streaks_pass_over_what_is_paused(store: Store, clock: FixedClock) -> None:
    store.set_pulse_settings(ignored_weekdays=Weekday.SATURDAY | Weekday.SUNDAY, daily_goal=2)
    store.add_holiday(TODAY + 5 * DAY, TODAY + 5 * DAY)
    for number in range(7):  # to Wednesday of next week; nothing on the days that are paused
        if number not in (2, 3, 5):
            complete(store)
            complete(store)
        clock.advance(DAY)
    pulse = store.pulse()
    assert pulse.daily_streak == Streak(
        goal=2,
        completed_count=0,
        current_count=4,
        longest_count=4,
        current_first_date=TODAY,
        current_last_date=TODAY + 6 * DAY,
        longest_first_date=TODAY,
        longest_last_date=TODAY + 6 * DAY,
        is_paused=False,
        is_at_risk=True,
    )
    paused = [day.day for day in pulse.days[-7:] if day.is_paused]
    assert paused == [TODAY + number * DAY for number in (2, 3, 5)]
    store.delete_holidays([holiday.id for holiday in store.holidays()])
    assert store.pulse().daily_streak.current_count == 1


def test_weeks_begin_when_they_are_asked_to(store: Store, clock: FixedClock) -> None:
    store.set_pulse_settings(weekly_goal=1)
    complete(store)
    clock.advance(3 * DAY)  # Sunday
    complete(store)
    monday, sunday = (store.pulse(week_start=number) for number in (1, 7))
    assert (monday.weekly_streak.current_count, sunday.weekly_streak.current_count) == (1, 2)
    assert monday.weekly_streak.current_first_date == date(2026, 1, 12)
    assert [group.label for group in sunday.weekdays[:2]] == ["Sunday", "Monday"]
    assert [group.key for group in sunday.weekdays] == [7, 1, 2, 3, 4, 5, 6]


def test_what_was_completed_is_grouped(store: Store) -> None:
    complete(store, Priority.P1, "Home")
    complete(store, Priority.P0)
    complete(store, Priority.P0)
    store.update_project(store.find_project("Home"), colour=Colour.TEAL)
    pulse = store.pulse()
    assert [
        (group.label, group.points, group.completed_count, group.day_count)
        for group in pulse.projects
    ] == [("Inbox", 14, 2, 30), ("Home", 4, 1, 30)]
    assert pulse.projects[1].key == store.find_project("Home")
    assert pulse.projects[1].colour is Colour.TEAL
    assert [group.points for group in pulse.priorities] == [14, 4, 0, 0, 0]
    assert [group.key for group in pulse.priorities] == list(Priority)
    assert [group.label for group in pulse.hours if group.points] == ["13:00"]
    assert (pulse.best_date, pulse.best_weekday, pulse.best_hour) == (TODAY, 4, 13)
    home = store.pulse(project="home")
    assert (home.points, home.days[-1].points, len(home.projects)) == (4, 4, 1)
    assert home == store.pulse(project_id=store.find_project("Home"))


def test_a_level_is_reached(store: Store) -> None:
    store.set_pulse_settings(points_p0=1_000)
    for _ in range(3):
        complete(store, Priority.P0)
    assert store.pulse().level == Level(3, "Intermediate", 3_000, 2_500, 5_000, 0.2)
    store.complete([store.add("Task", priority=Priority.P0) for _ in range(47)])
    assert store.pulse().level == Level(8, "Enlightened", 50_000, 50_000, None, 1.0)


def test_the_trend_is_the_line_of_least_squares(store: Store, clock: FixedClock) -> None:
    for priority in (Priority.NONE, Priority.P3, Priority.P2, Priority.P1):  # 1, 2, 3, 4
        complete(store, priority)
        clock.advance(DAY)
    complete(store, Priority.P0)  # today, which is not over
    trend = store.pulse().trend
    assert (trend.day_count, trend.mean_points) == (4, 2.5)
    assert trend.slope == pytest.approx(1)
    assert trend.slope_standard_error == pytest.approx(0, abs=1e-9)
    two = store.pulse(first=TODAY + 2 * DAY).trend
    assert (two.day_count, two.slope_standard_error) == (2, None)
    assert two.slope == pytest.approx(1)
    assert store.pulse(first=TODAY + 3 * DAY).trend == Trend(1, 4.0, None, None)


def test_this_week_and_month_stand_against_the_last(store: Store, clock: FixedClock) -> None:
    clock.now = datetime(2026, 3, 27, 12, tzinfo=timezone.utc)  # Friday
    complete(store, Priority.P0)
    clock.now = datetime(2026, 3, 28, 12, tzinfo=timezone.utc)
    complete(store, Priority.P1)
    clock.now = datetime(2026, 4, 3, 12, tzinfo=timezone.utc)
    complete(store, Priority.P3)
    pulse = store.pulse(week_start=1)
    assert pulse.week == Comparison(
        first_date=date(2026, 3, 30),
        last_date=date(2026, 4, 3),
        previous_first_date=date(2026, 3, 23),
        previous_last_date=date(2026, 3, 29),
        previous_same_date=date(2026, 3, 27),
        points=2,
        completed_count=1,
        previous_points=11,
        previous_completed_count=2,
        previous_points_so_far=7,
        previous_completed_count_so_far=1,
    )
    assert pulse.month == Comparison(
        date(2026, 4, 1),
        date(2026, 4, 3),
        date(2026, 3, 1),
        date(2026, 3, 31),
        date(2026, 3, 3),
        *(2, 1, 11, 2, 0, 0),
    )


def test_the_forecast_is_of_the_backlog(store: Store, clock: FixedClock) -> None:
    tasks = store.add_many([{"title": f"Task {number}"} for number in range(20)])
    assert store.pulse().forecast.kind is ForecastKind.UNKNOWN
    clock.advance(30 * DAY)
    for number in range(7):
        store.complete(tasks[number])
        clock.advance(DAY)
    assert store.pulse().forecast == Forecast(
        ForecastKind.DATE, 13, 28, 0.0, 0.25, 52.0, TODAY + (37 + 52) * DAY
    )
    store.add_many([{"title": "More"}] * 20)
    clock.advance(DAY)
    grows = store.pulse().forecast
    assert (grows.kind, grows.days, grows.empty_date) == (ForecastKind.NEVER, None, None)


def test_insights_have_their_figures(store: Store) -> None:
    store.set_pulse_settings(daily_goal=2)
    complete(store)
    goal = store.pulse().insights[0]
    assert goal.kind is InsightKind.GOAL and goal.text.endswith(".")
    assert {Figure("tasks completed today", 1.0), Figure("daily goal", 2.0)} <= set(goal.figures)
    complete(store)
    reached = store.pulse().insights[0]
    assert reached.colour is Colour.GREEN and "2 tasks" in reached.text


def test_it_stays_as_it_was(store: Store) -> None:
    complete(store)
    pulse = store.pulse()
    complete(store)
    store.close()
    assert (pulse.points, pulse.days[-1].points, pulse.projects[0].label) == (3, 3, "Inbox")


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"first": TODAY + DAY}, "last_date"),
        ({"first": TODAY, "last": TODAY + 3_661 * DAY}, "last_date"),
        ({"first": date(1, 1, 1)}, "last_date"),
        ({"last": date(9999, 12, 31)}, "last_date"),
        ({"last": date(1, 1, 31)}, "first_date"),
        ({"week_start": 0}, "week_start"),
        ({"week_start": 8}, "week_start"),
        ({"week_start": -(1 << 31)}, "week_start"),
        ({"week_start": 1 << 31}, "week_start"),
        ({"project": "Inbox", "project_id": 1}, "project"),
    ],
)
def test_a_bad_question_is_refused(store: Store, arguments: dict[str, object], field: str) -> None:
    for method in (store.pulse, store.chart):
        with pytest.raises(InvalidError) as caught:
            method(**arguments)  # type: ignore[arg-type]
        assert caught.value.field == field


def test_a_project_that_is_not_there_has_none(store: Store) -> None:
    for method in (store.pulse, store.chart):
        with pytest.raises(NotFoundError):
            method(project_id=99)


def test_the_longest_range_is_ten_years_and_some_days(store: Store) -> None:
    assert len(store.pulse(TODAY - 3_660 * DAY).days) == 3_661


@pytest.mark.parametrize("year", [1, 9999])
def test_the_calendar_may_begin_or_end_today(path: Path, clock: FixedClock, year: int) -> None:
    month, day = (1, 1) if year == 1 else (12, 31)
    clock.now = datetime(year, month, day, 12, tzinfo=timezone.utc)
    with Store(path, clock=clock, time_zone="UTC") as store:
        complete(store)
        pulse = store.pulse()
        assert pulse.today == clock.now.date() and pulse.points == 3
        assert pulse.week.first_date <= pulse.week.last_date == pulse.today
        assert store.chart().last_date == pulse.today


def test_threads_may_read_and_write(path: Path, clock: FixedClock) -> None:
    with Store(path, clock=clock) as store, ThreadPoolExecutor(8) as threads:
        completed = [threads.submit(complete, store) for _ in range(40)]
        read = [threads.submit(store.pulse) for _ in range(40)]
        points = [future.result().points for future in read]
        assert [future.result() for future in completed]
        assert all(number % 3 == 0 for number in points)
        assert store.pulse().points == store.score().points == 120
