"""Calendars, and what the events in them block."""

from __future__ import annotations

import sqlite3
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from taskcore import (
    Action,
    Calendar,
    Colour,
    ConflictError,
    ImportPolicy,
    InvalidError,
    NotFoundError,
    OverlapError,
    Scope,
    Store,
)
from times import DAY, HOUR, NOON, TODAY


def names(store: Store) -> list[str]:
    return [calendar.name for calendar in store.calendars()]


def test_every_store_has_a_calendar_of_events_that_name_none(store: Store) -> None:
    review = store.add_event("Review", NOON)
    (calendar,) = store.calendars()
    assert calendar == Calendar(1, "default", "Calendar", Colour.BLACK, True, False, True, 1)
    assert store.get_event(review).calendar_id == 1
    with pytest.raises(ConflictError, match="every store has it"):
        store.delete_calendars(1)


def test_calendars_are_added_changed_moved_and_deleted(store: Store) -> None:
    home = store.add_calendar("Home", colour=Colour.RED)
    work = store.add_calendar("Work")
    store.move_calendars(work, before=home)
    assert names(store) == ["Calendar", "Work", "Home"]
    with pytest.raises(ConflictError, match="There is a calendar"):
        store.add_calendar("HÓME")
    with pytest.raises(ConflictError):
        store.update_calendar(work, name="home")
    with pytest.raises(InvalidError):
        store.add_calendar(" ")
    store.update_calendar(work, name="Office", visible=False, read_only=True, blocking=False)
    office = store.get_calendar(work)
    assert (office.visible, office.read_only, office.blocking) == (False, True, False)
    assert store.find_calendar("OFFICE") == work
    event = store.add_event("Dinner", NOON, calendar_id=home)
    store.delete_calendars(home)
    assert store.get_event(event).calendar_id == 1
    assert store.undo().action is Action.DELETE_CALENDAR
    assert store.get_event(event).calendar_id == home
    store.delete_calendars(home, with_events=True)
    assert not store.events()
    with pytest.raises(NotFoundError):
        store.add_event("Dinner", NOON, calendar_id=home)


def test_a_birthday_forbids_no_stand_up(store: Store) -> None:
    """14 February 2028 is a Monday, within the two years that a series is looked at."""
    store.add_event("Birthday", date(2026, 2, 14), repeat_rule="FREQ=YEARLY")
    store.add_event(
        "Stand-up",
        datetime(2026, 1, 16, 9),
        duration=timedelta(minutes=15),
        repeat_rule="FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
    )
    store.add_event("Fair", TODAY + DAY * 58, transparent=False)
    with pytest.raises(OverlapError):
        store.add_event("Lunch", NOON + DAY * 58)


def test_a_calendar_says_whether_new_events_take_time(store: Store) -> None:
    free = store.add_calendar("Ideas", blocking=False)
    first = store.add_event("Cinema", NOON, calendar_id=free)
    assert store.get_event(first).transparent
    second = store.add_event("Theatre", NOON, calendar_id=free, transparent=False)
    assert not store.get_event(second).transparent
    with pytest.raises(OverlapError):
        store.add_event("Review", NOON)


def test_an_event_that_becomes_whole_days_takes_time_only_when_that_is_said(store: Store) -> None:
    fair = store.add_event("Fair", NOON + DAY)
    store.update_event(fair, start=TODAY + DAY, duration=DAY)
    assert store.get_event(fair).transparent
    lunch = store.add_event("Lunch", NOON + DAY)
    # And what gets a time takes it, unless its calendar is free.
    with pytest.raises(OverlapError):
        store.update_event(fair, start=NOON + DAY, duration=HOUR)
    store.update_event(fair, start=NOON + DAY, duration=HOUR, transparent=True)
    store.delete_events(lunch)
    store.update_event(fair, start=TODAY + DAY, duration=DAY, transparent=False)
    assert not store.get_event(fair).transparent
    store.update_event(fair, start=TODAY + 2 * DAY)
    assert not store.get_event(fair).transparent
    free = store.add_calendar("Ideas", blocking=False)
    store.update_event(fair, start=NOON + DAY, duration=HOUR, calendar_id=free)
    assert store.get_event(fair).transparent
    store.undo()
    assert not store.get_event(fair).transparent


def test_events_of_a_hidden_calendar_are_on_no_agenda(store: Store) -> None:
    work = store.add_calendar("Work")
    store.add_event("Review", NOON, calendar_id=work)
    store.add_event("Run", NOON + HOUR, repeat_rule="FREQ=DAILY", calendar_id=work)
    store.add_event("Dinner", NOON + 3 * HOUR)
    assert [entry.title for entry in store.agenda()] == ["Review", "Run", "Dinner"]
    store.update_calendar(work, visible=False)
    assert [entry.title for entry in store.agenda()] == ["Dinner"]
    assert next(day.event_count for day in store.month() if day.day == TODAY) == 1
    assert [event.title for event in store.events(calendar_id=work)] == ["Review", "Run"]
    store.update_calendar(work, visible=True)
    assert len(list(store.agenda())) == 3


def test_a_read_only_calendar_is_changed_by_imports_alone(store: Store, tmp_path: Path) -> None:
    feed = store.add_calendar("Feed")
    event = store.add_event("Match", NOON, calendar_id=feed)
    file = tmp_path / "store.json"
    store.update_event(event, title="Match, moved")
    store.export_file(file)
    store.update_event(event, title="Match")
    store.update_calendar(feed, read_only=True)
    for call in (
        lambda: store.update_event(event, title="Other"),
        lambda: store.delete_events(event),
        lambda: store.add_event("New", NOON + DAY, calendar_id=feed),
    ):
        with pytest.raises(ConflictError, match="read-only"):
            call()
    file.write_text(file.read_text().replace('"name":"Feed"', '"name":"Feed","read_only":true'))
    store.import_file(file, policy=ImportPolicy.FILE_WINS)
    assert store.get_event(event).title == "Match, moved"


def test_a_series_goes_to_another_calendar_as_a_whole(store: Store) -> None:
    work = store.add_calendar("Work")
    run = store.add_event("Run", NOON, repeat_rule="FREQ=DAILY")
    swim = store.update_event(
        run, occurrence=datetime(2026, 1, 16, 13), scope=Scope.THIS, title="Swim"
    )
    store.update_event(run, calendar_id=work)
    assert {store.get_event(id).calendar_id for id in (run, swim)} == {work}
    store.update_event(run, calendar_id=1)
    assert store.get_event(swim).calendar_id == 1


def test_json_has_calendars(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "store.json"
    store.add_event("Dinner", NOON)
    store.export_file(file)
    assert '"calendars"' not in file.read_text()
    work = store.add_calendar("Work", colour=Colour.TEAL, blocking=False)
    store.add_event("Review", NOON + DAY, calendar_id=work)
    store.export_file(file)
    with Store(":memory:") as other:
        other.add_calendar("WORK")
        other.import_file(file)
        assert names(other) == ["Calendar", "WORK"]
        assert [event.title for event in other.events(calendar_id=2)] == ["Review"]
    with Store(":memory:") as other:
        other.import_file(file)
        assert list(other.calendars()) == list(store.calendars())


ICS = (
    *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//EN", "X-WR-CALNAME:Bank holidays"),
    *("BEGIN:VEVENT", "UID:one", "DTSTAMP:20260102T090000Z", "DTSTART;VALUE=DATE:20260501"),
    *("SUMMARY:Labour Day", "END:VEVENT"),
    *("BEGIN:VEVENT", "UID:two", "DTSTAMP:20260102T090000Z", "DTSTART;VALUE=DATE:20260601"),
    *("SUMMARY:Move", "TRANSP:OPAQUE", "END:VEVENT", "END:VCALENDAR", ""),
)


def test_a_file_of_icalendar_is_a_calendar(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "holidays.ics"
    file.write_text("\r\n".join(ICS))
    store.import_file(file)
    holidays = store.find_calendar("Bank holidays")
    events = store.events(calendar_id=holidays)
    assert [(event.title, event.transparent) for event in events] == [
        ("Labour Day", True),
        ("Move", False),
    ]
    # A known event stays where it was put.
    store.update_event(events[0].id, calendar_id=1)
    store.import_file(file)
    assert store.get_event(events[0].id).calendar_id == 1
    store.update_event(events[0].id, calendar_id=holidays)
    store.export_file(file)
    text = file.read_bytes().decode()
    assert "X-WR-CALNAME:Bank holidays\r\n" in text and "TRANSP:OPAQUE\r\n" in text
    with Store(":memory:") as other:
        other.import_file(file)
        assert [(e.title, e.transparent) for e in other.events(calendar_id=2)] == [
            ("Labour Day", True),
            ("Move", False),
        ]


def test_a_damaged_calendar_is_mended(path: Path) -> None:
    with Store(path) as store:
        work = store.add_calendar("Work")
        event = store.add_event("Review", NOON, calendar_id=work)
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM calendar")
    connection.close()
    with Store(path) as store:
        store.repair()
        assert names(store) == ["Calendar"] and store.get_event(event).calendar_id == 1
        assert store.repair() == store.check()
