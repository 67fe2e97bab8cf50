"""The streak of a task that repeats, and what became of its occurrences."""

from __future__ import annotations

import sqlite3
from datetime import date, time, timedelta
from pathlib import Path

import pytest

from conftest import FixedClock
from taskcore import (
    ConflictError,
    InvalidError,
    NotFoundError,
    Outcome,
    RepeatMode,
    SeriesStreak,
    Store,
    Weekday,
)
from times import DAY, HOUR, NOON, TODAY

NOTHING = SeriesStreak(0, 0, None, None, None, None, 0, 0)


def daily(store: Store, title: str = "Run", rule: str = "FREQ=DAILY") -> int:
    return store.add(title, due=TODAY, repeat_rule=rule)


def outcomes(store: Store, task: int, limit: int = 100) -> list[str]:
    """The last one first: `15 done`."""
    return [
        f"{each.local.day} {each.outcome.name.lower()}"
        for each in store.series_history(task, limit=limit)
    ]


def runs(store: Store, task: int) -> tuple[int, int]:
    streak = store.series_streak(task)
    return streak.current, streak.longest


def test_what_is_done_each_day_is_a_streak(store: Store, clock: FixedClock) -> None:
    run = daily(store)
    assert store.series_streak(run) == NOTHING and outcomes(store, run) == []
    for _ in range(4):
        store.complete(run)
        clock.advance(DAY)
    # The fifth day has begun; there is time for it.
    last = TODAY + 3 * DAY
    assert store.series_streak(run) == SeriesStreak(4, 4, TODAY, last, TODAY, last, 4, 0)
    assert outcomes(store, run) == ["18 done", "17 done", "16 done", "15 done"]
    assert outcomes(store, run, limit=2) == ["18 done", "17 done"]
    assert [each.local for each in store.series_history(run, limit=None, offset=3)] == [TODAY]
    entry = store.series_history(run)[0]
    assert (entry.local, entry.outcome, entry.completed) == (last, Outcome.DONE, clock.now - DAY)
    store.complete(run)
    assert runs(store, run) == (5, 5)
    store.undo()
    assert runs(store, run) == (4, 4)


def test_a_missed_day_breaks_it_and_the_longest_stays(store: Store, clock: FixedClock) -> None:
    run = daily(store)
    for _ in range(3):
        store.complete(run)
        clock.advance(DAY)
    # The 18th passes with nothing done.
    assert runs(store, run) == (3, 3)
    clock.advance(DAY)
    assert runs(store, run) == (0, 3)
    assert outcomes(store, run)[0] == "18 missed"
    clock.advance(2 * DAY)
    assert outcomes(store, run)[:3] == ["20 missed", "19 missed", "18 missed"]
    # What was missed is left out, and the task is done today: that is the occurrence of today.
    store.complete(run, skip_missed=True)
    assert store.get(run).due == date(2026, 1, 22)
    assert outcomes(store, run)[:2] == ["21 done", "20 missed"]
    assert runs(store, run) == (1, 3)
    streak = store.series_streak(run)
    assert (streak.longest_first, streak.longest_last) == (TODAY, TODAY + 2 * DAY)
    late = store.series_history(run)[3]
    assert (late.outcome, late.completed) == (Outcome.MISSED, clock.now)


def test_catching_up_does_not_mend_it(store: Store, clock: FixedClock) -> None:
    run = daily(store)
    clock.advance(2 * DAY)
    store.complete(run)
    store.complete(run)
    store.complete(run)
    assert outcomes(store, run) == ["17 done", "16 missed", "15 missed"]
    assert all(each.completed for each in store.series_history(run))
    assert runs(store, run) == (1, 1)


@pytest.mark.parametrize("way", ["skip", "cancel", "own task"])
def test_skipped_occurrences_are_in_neither(store: Store, clock: FixedClock, way: str) -> None:
    run = daily(store)
    store.complete(run)
    clock.advance(DAY)
    if way == "skip":
        store.skip_occurrence(run)
    elif way == "cancel":
        store.cancel(run)
    else:
        store.cancel(store.update_occurrence(run, title="Swim"))
    clock.advance(DAY)
    store.complete(run)
    assert outcomes(store, run) == ["17 done", "16 skipped", "15 done"]
    assert runs(store, run) == (2, 2)
    streak = store.series_streak(run)
    assert (streak.done_count, streak.skipped_count) == (2, 1)
    assert (streak.current_first, streak.current_last) == (TODAY, TODAY + 2 * DAY)
    for _ in range(3 if way == "own task" else 2):
        store.undo()
    assert store.series_streak(run).skipped_count == 0
    clock.advance(DAY)
    assert "16 missed" in outcomes(store, run)


def test_an_occurrence_that_is_a_task_of_its_own_counts(store: Store, clock: FixedClock) -> None:
    run = daily(store)
    alone = store.update_occurrence(run, title="Run with Ada")
    assert outcomes(store, run) == []
    store.complete(alone)
    assert outcomes(store, run) == ["15 done"]
    other = store.update_occurrence(run, title="Run with Bob")
    clock.advance(2 * DAY)
    assert outcomes(store, run) == ["16 missed", "15 done"]
    store.complete(other)
    assert outcomes(store, run)[-2:] == ["16 missed", "15 done"]
    assert store.series_history(run)[-2].completed == clock.now


def test_days_begin_when_that_is_set(store: Store, clock: FixedClock) -> None:
    night = NOON.replace(hour=23, minute=30) + DAY  # 00:30 in Paris of the 17th
    for begins, expected in [(False, "16 missed"), (True, "16 done")]:
        with Store(":memory:", time_zone="Europe/Paris", clock=clock) as other:
            clock.now = NOON - DAY
            if begins:
                other.set_day_begins(time(4))
            clock.now = NOON
            run = daily(other)
            other.complete(run)
            clock.now = night
            other.complete(run)
            clock.now = night + DAY + 5 * HOUR
            assert outcomes(other, run)[-2:] == [expected, "15 done"]
            # At 00:30 it was done on the 16th, or on the 17th.
            assert other.series_streak(run).done_count == 2


def test_a_week_has_time_until_the_next_one(store: Store, clock: FixedClock) -> None:
    plants = daily(store, "Plants", "FREQ=WEEKLY")
    clock.advance(6 * DAY)
    store.complete(plants)
    assert runs(store, plants) == (1, 1)
    # The next one was due on the 22nd, and is over on the 29th.
    clock.now = NOON + 13 * DAY
    assert runs(store, plants) == (1, 1)
    clock.now = NOON + 14 * DAY
    assert runs(store, plants) == (0, 1)
    assert outcomes(store, plants) == ["22 missed", "15 done"]


def test_holidays_and_ignored_weekdays_wait(store: Store, clock: FixedClock) -> None:
    run = daily(store)
    store.complete(run)
    store.set_pulse_settings(ignored_weekdays=Weekday.FRIDAY)
    store.add_holiday(date(2026, 1, 17), date(2026, 1, 18))
    clock.now = NOON + 4 * DAY
    store.complete(run, skip_missed=True)
    assert outcomes(store, run)[0] == "19 done"
    assert [each.split()[1] for each in outcomes(store, run)[1:4]] == ["missed"] * 3
    assert runs(store, run) == (2, 2)
    store.set_pulse_settings(ignored_weekdays=Weekday(0))
    assert runs(store, run) == (1, 1)


def test_after_completion_the_next_one_would_have_come(store: Store, clock: FixedClock) -> None:
    task = store.add(
        "Cut hair", due=TODAY, repeat_rule="FREQ=DAILY;INTERVAL=3",
        repeat_mode=RepeatMode.AFTER_COMPLETION,
    )  # fmt: skip
    clock.advance(2 * DAY)
    store.complete(task)  # due on the 15th, done on the 17th; then due on the 20th
    assert runs(store, task) == (1, 1)
    clock.now = NOON + 8 * DAY
    assert outcomes(store, task) == ["20 missed", "15 done"]
    store.complete(task)
    assert outcomes(store, task) == ["20 missed", "15 done"]
    assert runs(store, task) == (0, 1)


def test_times_of_one_day_are_all_of_that_day(store: Store, clock: FixedClock) -> None:
    pills = store.add("Pills", due=NOON, repeat_rule="FREQ=HOURLY;INTERVAL=6")
    clock.advance(9 * HOUR)  # 22:00 in Paris
    store.complete(pills)
    store.complete(pills)
    assert runs(store, pills) == (2, 2)
    clock.now = NOON + DAY
    found = store.series_history(pills)
    assert [(each.local.hour, each.outcome.name) for each in found] == [  # type: ignore[union-attr]
        (19, "DONE"),
        (13, "DONE"),
    ]
    clock.now = NOON + 2 * DAY
    assert [each.outcome.name for each in store.series_history(pills)][:4] == ["MISSED"] * 4


def test_a_rule_of_seconds_is_listed_from_its_end(store: Store, clock: FixedClock) -> None:
    tick = store.add("Tick", due=NOON, repeat_rule="FREQ=SECONDLY")
    clock.advance(400 * DAY)
    found = store.series_history(tick, limit=3)
    assert [each.outcome for each in found] == [Outcome.MISSED] * 3
    assert found[0].start - found[2].start == timedelta(seconds=2)
    assert store.series_streak(tick) == NOTHING
    assert len(store.series_history(tick, limit=10_000)) == 10_000


def test_an_edit_and_an_end_keep_what_was(store: Store, clock: FixedClock) -> None:
    run = daily(store)
    store.complete(run)
    clock.advance(DAY)
    store.update(run, due=TODAY + 5 * DAY)
    clock.now = NOON + 5 * DAY
    store.complete(run)
    # Nothing was expected between.
    assert outcomes(store, run) == ["20 done", "15 done"]
    assert runs(store, run) == (2, 2)
    store.end_series(run)
    clock.advance(10 * DAY)
    assert outcomes(store, run) == ["20 done", "15 done"]
    store.delete(run)
    assert runs(store, run) == (2, 2)


def test_a_closed_series_misses_nothing_more(store: Store, clock: FixedClock) -> None:
    run = daily(store)
    store.complete(run)
    clock.advance(DAY)
    store.cancel(run, series=True)
    clock.advance(10 * DAY)
    assert outcomes(store, run) == ["15 done"]
    assert runs(store, run) == (1, 1)


def test_what_is_wrong_is_refused(store: Store) -> None:
    plain, run = store.add("Plain"), daily(store)
    for call in (store.series_streak, store.series_history):
        with pytest.raises(ConflictError, match="does not repeat") as conflict:
            call(plain)
        assert conflict.value.field == "task_id"
        with pytest.raises(NotFoundError):
            call(99)
    for limit in (-1, 100_001):
        with pytest.raises(InvalidError) as refusal:
            store.series_history(run, limit=limit)
        assert refusal.value.field == "limit"


def test_files_and_purges_keep_skips(store: Store, clock: FixedClock, tmp_path: Path) -> None:
    run = daily(store)
    store.skip_occurrence(run)
    store.complete(run)
    clock.advance(2 * DAY)
    store.export_file(tmp_path / "all.json")
    with Store(":memory:", time_zone="Europe/Paris", clock=clock) as other:
        other.import_file(tmp_path / "all.json")
        found = other.find(store.get(run).uid)
        assert outcomes(other, found) == outcomes(store, run) == ["16 done", "15 skipped"]
    store.delete(run)
    store.purge(run)
    with pytest.raises(NotFoundError):
        store.series_streak(run)


def test_nonsense_of_another_program_is_left_out(tmp_path: Path, clock: FixedClock) -> None:
    path = tmp_path / "store.db"
    with Store(path, time_zone="Europe/Paris", clock=clock) as store:
        run = daily(store)
        store.skip_occurrence(run)
    with sqlite3.connect(path) as file:
        file.execute("UPDATE skipped_occurrence SET occurrence = 'soon', skipped_ms = -1")
    file.close()
    with Store(path, time_zone="Europe/Paris", clock=clock) as store:
        assert store.series_streak(run).skipped_count == 0
