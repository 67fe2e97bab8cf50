"""The agenda, the grid of a month, and countdowns."""

from __future__ import annotations

from collections import Counter
from datetime import date, datetime, timedelta, timezone
from itertools import islice

import pytest

from conftest import FixedClock
from taskcore import (
    AgendaContents,
    Colour,
    ConflictError,
    Entity,
    EventKind,
    InvalidError,
    NotFoundError,
    Phase,
    Store,
)
from taskcore._low_level.library import library
from times import DAY, HOUR, NOON, TODAY


@pytest.fixture
def full(store: Store) -> Store:
    """A week with some of all."""
    store.add_event("Run", datetime(2026, 1, 15, 7), repeat_rule="FREQ=DAILY")
    store.add_event("Fair", date(2026, 1, 16), duration=2 * DAY, transparent=True)
    store.add_event("Report", datetime(2026, 1, 16, 17), kind=EventKind.DEADLINE, location="Room 4")
    store.add("Pay rent", due=date(2026, 1, 16))
    store.add("Water", due=datetime(2026, 1, 15, 18), repeat_rule="FREQ=DAILY;INTERVAL=2")
    return store


def test_the_agenda_is_by_day_and_time(full: Store) -> None:
    entries = list(full.agenda(TODAY, date(2026, 1, 17)))
    assert [(entry.day.day, entry.time_label, entry.title) for entry in entries] == [
        (15, "07:00-08:00", "Run"),
        (15, "18:00", "Water"),
        (16, "all day", "Fair"),
        (16, "all day", "Pay rent"),
        (16, "07:00-08:00", "Run"),
        (16, "due 17:00", "Report"),
        (17, "all day", "Fair"),
        (17, "07:00-08:00", "Run"),
        (17, "18:00", "Water"),
    ]
    fair, report, water = entries[6], entries[5], entries[8]
    assert (fair.day_index, fair.day_count, fair.is_all_day) == (1, 2, True)
    assert (report.kind, report.location) == (EventKind.DEADLINE, "Room 4")
    assert report.start == datetime(2026, 1, 16, 16, tzinfo=timezone.utc)
    assert report.end - report.start == HOUR
    assert (water.entity, water.kind, water.is_projected) == (Entity.TASK, None, True)
    assert water.occurrence == datetime(2026, 1, 17, 18) and water.uid == full.get(water.id).uid
    assert isinstance(report.colour, Colour) and not report.is_done


def test_today_is_what_it_is_without_days(full: Store) -> None:
    assert [entry.title for entry in full.agenda()] == ["Run", "Water"]
    assert [entry.title for entry in full.agenda(date(2026, 1, 18))] == ["Run"]


def test_tasks_or_events_alone(full: Store) -> None:
    tasks = full.agenda(TODAY, date(2026, 1, 16), contents=AgendaContents.TASKS)
    assert [entry.title for entry in tasks] == ["Water", "Pay rent"]
    events = full.agenda_page(TODAY, contents=AgendaContents.EVENTS)
    assert [entry.title for entry in events] == ["Run"]
    for contents in (AgendaContents(0), 4, -1):
        with pytest.raises(InvalidError):
            full.agenda_page(TODAY, contents=contents)


def test_what_is_done_is_listed_when_asked_for(full: Store) -> None:
    full.complete(1)
    full.update_event(3, done=True)
    day = date(2026, 1, 16)
    assert {entry.title for entry in full.agenda(day)} == {"Run", "Fair"}
    done = {entry.title: entry.is_done for entry in full.agenda(day, completed=True)}
    assert done == {"Run": False, "Fair": False, "Pay rent": True, "Report": True}


def test_an_agenda_is_read_page_by_page_as_far_as_it_is_asked_for(
    full: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = list(full.agenda_page(TODAY, date(2026, 3, 1), limit=100_000))
    for page_size in (1, 2, 7, 1_000):
        assert list(full.agenda(TODAY, date(2026, 3, 1), page_size=page_size)) == whole
    calls: Counter[str] = Counter()
    read = library.taskcore_agenda_read

    def counted(*arguments: object) -> int:
        calls["read"] += 1
        return int(read(*arguments))

    monkeypatch.setattr(library, "taskcore_agenda_read", counted)
    far = full.agenda(TODAY, TODAY + timedelta(days=3_650), page_size=5)
    assert calls["read"] == 0
    assert len(list(islice(far, 12))) == 12 and calls["read"] == 3


def test_a_page_goes_on_after_a_cursor(full: Store) -> None:
    first = full.agenda_page(TODAY, date(2026, 1, 17), limit=4)
    rest = full.agenda_page(TODAY, date(2026, 1, 17), after=first[-1].cursor)
    assert len(first) == 4
    assert [*first, *rest] == list(full.agenda(TODAY, date(2026, 1, 17)))
    with pytest.raises(InvalidError):
        full.agenda_page(TODAY, after="nothing")


@pytest.mark.parametrize(
    ("first", "last"),
    [(TODAY, date(2026, 1, 14)), (TODAY, date(2046, 1, 14))],
)
def test_bad_days_are_refused(store: Store, first: date, last: date) -> None:
    with pytest.raises(InvalidError):
        store.agenda_page(first, last)
    with pytest.raises(TypeError, match="must be a date"):
        store.agenda_page(NOON)
    with pytest.raises(InvalidError):
        list(store.agenda(page_size=0))


# --------------------------------------------------------------------------------------- month


def test_a_month_has_whole_weeks_with_counts(full: Store) -> None:
    full.complete(full.add("Done", due=TODAY))
    days = full.month(2026, 1, week_start=1)
    assert days[0].day == date(2025, 12, 29) and days[-1].day == date(2026, 2, 1)
    assert len(days) == 35 and not days[0].is_in_month and days[3].is_in_month
    assert [day.day for day in days if day.is_today] == [TODAY]
    by_day = {day.day: day for day in days}
    assert by_day[TODAY].week_number == 3 and days[0].week_number == 1
    assert (by_day[TODAY].event_count, by_day[TODAY].completed_count) == (1, 1)
    assert by_day[date(2026, 1, 16)].event_count == 3
    assert by_day[date(2026, 1, 16)].task_count == 1


@pytest.mark.parametrize("week_start", range(1, 8))
def test_weeks_start_when_they_are_asked_to(store: Store, week_start: int) -> None:
    days = store.month(2026, 2, week_start=week_start)
    assert days[0].day.isoweekday() == week_start and len(days) % 7 == 0
    assert sum(day.is_in_month for day in days) == 28


def test_the_locale_says_when_weeks_start(clock: FixedClock) -> None:
    with Store(":memory:", clock=clock, time_zone="UTC", locale="C") as store:
        assert store.month(2026, 2)[0].day.isoweekday() == 1


@pytest.mark.parametrize(
    ("year", "month", "week_start"),
    [(0, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 8)],
)
def test_bad_months_are_refused(store: Store, year: int, month: int, week_start: int) -> None:
    with pytest.raises(InvalidError):
        store.month(year, month, week_start=week_start)


# ----------------------------------------------------------------------------------- countdown


def test_a_label_is_in_the_language_of_the_store(store: Store) -> None:
    task = store.add("Payer le loyer", due=NOON + timedelta(days=2, hours=3))
    store.set_language("fr")
    assert store.task_countdown(task).label == "reste 2 jours 3 h"
    store.set_language("de")
    assert store.task_countdown(task).label == "noch 2 Tage 3 h"


def test_the_countdown_of_a_task(store: Store, clock: FixedClock) -> None:
    task = store.add("Pay rent", due=NOON + timedelta(days=2, hours=3))
    countdown = store.task_countdown(task)
    assert (countdown.phase, countdown.elapsed_fraction) == (Phase.RUNNING, 0.0)
    assert countdown.target == NOON + timedelta(days=2, hours=3)
    assert countdown.remaining == timedelta(days=2, hours=3)
    left = (countdown.days, countdown.hours, countdown.minutes, countdown.seconds)
    assert left == (2, 3, 0, 0) and countdown.label == "2 days 3 h left"
    assert store.task_countdown(task, since=NOON - timedelta(hours=51)).elapsed_fraction == 0.5
    clock.advance(timedelta(days=2, hours=4))
    late = store.task_countdown(task)
    assert (late.phase, late.remaining, late.hours) == (Phase.PASSED, -HOUR, 1)
    store.complete(task)
    assert store.task_countdown(task).phase is Phase.DONE
    with pytest.raises(ConflictError):
        store.task_countdown(store.add("Some day"))
    with pytest.raises(NotFoundError):
        store.task_countdown(99)


def test_the_countdown_of_an_event(store: Store, clock: FixedClock) -> None:
    run = store.add_event("Run", NOON + HOUR, repeat_rule="FREQ=DAILY")
    upcoming = store.event_countdown(run)
    assert (upcoming.phase, upcoming.target) == (Phase.UPCOMING, NOON + HOUR)
    clock.advance(HOUR + timedelta(minutes=15))
    running = store.event_countdown(run)
    assert (running.phase, running.minutes) == (Phase.RUNNING, 45)
    assert running.elapsed_fraction == 0.25
    clock.advance(2 * HOUR)
    assert store.event_countdown(run).target == NOON + HOUR + DAY
    first = store.event_countdown(run, occurrence=datetime(2026, 1, 15, 14))
    assert first.phase is Phase.PASSED
    with pytest.raises(NotFoundError):
        store.event_countdown(run, occurrence=datetime(2026, 1, 15, 15))
    with pytest.raises(NotFoundError):
        store.event_countdown(99)


def test_how_much_of_the_day_is_over(store: Store) -> None:
    today = store.day_countdown()
    assert today.remaining == 11 * HOUR and today.target == NOON + 11 * HOUR
    assert today.elapsed_fraction == pytest.approx(13 / 24, abs=1e-6)


# --------------------------------------------------------------------------------------- zones


def test_other_zones_than_the_store_s(store: Store) -> None:
    instant = datetime(2026, 7, 1, 12, tzinfo=timezone.utc)
    kolkata = store.to_local(instant, zone="Asia/Kolkata")
    assert kolkata.isoformat() == "2026-07-01T17:30:00+05:30"
    assert store.from_local(datetime(2026, 7, 1, 17, 30), zone="Asia/Kolkata") == instant
    # Apia skipped a day: what it shows then is read with the offset from before.
    skipped = store.from_local(datetime(2011, 12, 30, 12), zone="Pacific/Apia")
    assert skipped == datetime(2011, 12, 30, 22, tzinfo=timezone.utc)
    # On Lord Howe Island the clocks go back by half an hour.
    twice = datetime(2026, 4, 5, 1, 45)
    first = store.from_local(twice, zone="Australia/Lord_Howe")
    second = store.from_local(twice.replace(fold=1), zone="Australia/Lord_Howe")
    assert second - first == timedelta(minutes=30)
    for unknown in ("Mars/Olympus", ""):
        with pytest.raises(InvalidError):
            store.to_local(instant, zone=unknown)
        with pytest.raises(InvalidError):
            store.from_local(twice, zone=unknown)
    with pytest.raises(InvalidError):
        store.from_local(datetime(1, 1, 1), zone="Asia/Tokyo")
