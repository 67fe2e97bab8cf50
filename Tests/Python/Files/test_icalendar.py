"""Tasks and events through iCalendar files."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timezone
from pathlib import Path

import pytest
from seeds import random_numbers

from conftest import FixedClock
from taskcore import (
    Event,
    EventKind,
    ImportReport,
    NoteKind,
    NotFoundError,
    ParseError,
    Priority,
    Reminder,
    RepeatMode,
    Scope,
    Slot,
    Status,
    Store,
    Task,
)
from times import DAY, HOUR


def at(hour: int, day: int = 15) -> datetime:
    return datetime(2026, 1, day, hour, tzinfo=timezone.utc)


@pytest.fixture
def filled(store: Store) -> Store:
    """Some of all that tasks and events have."""
    trip = store.add(
        'Trip; to \\Rome, "by train"',
        notes="two\nlines 🚆",
        project="Travel",
        tags=["italy", "a, b"],
        priority=Priority.P1,
        favourite=True,
        due=date(2026, 2, 1),
        start=date(2026, 1, 20),
        url="https://trains.example/rome?a=1",
        estimated_duration=2 * HOUR,
        reminders=[Reminder.before_due(HOUR), Reminder.at(at(9)), Reminder.after_start(HOUR)],
    )
    store.add("Pack", parent_id=trip, slot=Slot.EVENING, depends_on=[trip])
    store.add(
        "Water",
        due=datetime(2026, 1, 16, 9),
        zone="America/New_York",
        repeat_rule="FREQ=DAILY;INTERVAL=3",
        repeat_mode=RepeatMode.AFTER_COMPLETION,
    )
    pay = store.add(
        "Pay",
        due=date(2026, 1, 31),
        repeat_rule="FREQ=MONTHLY;BYMONTHDAY=-1",
        excluded_dates=[date(2026, 2, 28)],
        added_dates=[date(2026, 3, 3)],
    )
    store.complete(pay)
    store.complete(store.add("Done", priority=Priority.NONE))
    run = store.add_event(
        "Run",
        datetime(2026, 3, 27, 7),
        duration=45 * HOUR / 60,
        repeat_rule="FREQ=DAILY;COUNT=9",
        excluded_dates=[datetime(2026, 3, 28, 7)],
        reminders=[Reminder.before_start(HOUR / 4)],
    )
    store.update_event(
        run, occurrence=datetime(2026, 3, 29, 7), scope=Scope.THIS, title="Swim", start=at(18)
    )
    store.add_event(
        "Report",
        at(12, day=16),
        kind=EventKind.DEADLINE,
        zone="Asia/Tokyo",
        task_id=trip,
        notes="n",
        location="Room 4, left",
        attendees=["Ada <ada@example.org>", "bob@example.org"],
        url="https://example.org/",
        done=True,
    )
    store.add_event("Fair", date(2026, 3, 28), duration=3 * DAY, transparent=True)
    return store


@pytest.fixture
def copy(clock: FixedClock) -> Iterator[Store]:
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as opened:
        yield opened


def exported(store: Store) -> str:
    file = io.StringIO(newline="")
    store.export_file(file, "icalendar")
    return file.getvalue()


def imported(store: Store, *lines: str) -> ImportReport:
    """Imports a calendar of some lines."""
    return store.import_file(
        io.StringIO("\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", *lines, "END:VCALENDAR", ""])),
        "icalendar",
    )


def tasks(store: Store) -> list[Task]:
    """All tasks, without what differs from store to store."""
    every = list(store.tasks(status=Status.OPEN | Status.COMPLETED, hidden="both"))
    uids = {task.id: task.uid for task in every}

    def other(task_id: int | None) -> int | None:
        return task_id and sorted(uids.values()).index(uids[task_id])

    return sorted(
        [
            replace(
                task,
                id=0,
                project_id=0,
                parent_id=other(task.parent_id),
                depends_on=tuple([other(each) or 0 for each in task.depends_on]),
                created=at(0),
                modified=at(0),
                completed=task.completed and task.completed.replace(microsecond=0),
                urgency=task.urgency * 0,
                subtask_count=0,
            )
            for task in every
        ],
        key=lambda task: task.uid,
    )


def events(store: Store) -> list[Event]:
    uids = {event.id: event.uid for event in store.events()}
    task_uids = {task.id: task.uid for task in store.tasks(status=7, hidden="both")}
    plain = [
        replace(
            event,
            id=0,
            series_id=event.series_id and len(uids[event.series_id]),
            task_id=event.task_id and len(task_uids[event.task_id]),
            created=at(0),
            modified=at(0),
        )
        for event in store.events()
    ]
    return sorted(plain, key=lambda event: event.uid)


def test_all_of_tasks_and_events_goes_through_a_file_and_back(
    filled: Store, copy: Store, tmp_path: Path
) -> None:
    filled.export_file(tmp_path / "all.ics")
    report = copy.import_file(tmp_path / "all.ics")
    assert (report.added, report.events_added, report.skipped) == (5, 4, 0)
    assert list(copy.import_notes()) == []
    assert tasks(copy) == tasks(filled)
    assert events(copy) == events(filled)
    assert exported(copy) == exported(filled)


def test_a_series_goes_on_the_same_in_a_copy(filled: Store, copy: Store) -> None:
    copy.import_file(io.StringIO(exported(filled)), "icalendar")
    for store in (filled, copy):
        (pay,) = store.tasks("pay")
        store.complete(pay.id)
        assert store.get(pay.id).due == date(2026, 3, 31)
        (run,) = store.events(text="run")
        locals_ = [each.local for each in store.event_occurrences(run.id)]
        assert len(locals_) == 7 and datetime(2026, 3, 29, 7) not in locals_


def test_the_same_file_again_changes_nothing(filled: Store) -> None:
    text = exported(filled)
    report = filled.import_file(io.StringIO(text), "icalendar")
    assert report == ImportReport(0, 0, 5, 0, 0, 4, 0)
    assert exported(filled) == text


def test_a_known_uid_is_updated_and_undo_takes_it_back(store: Store) -> None:
    task = ["BEGIN:VTODO", "UID:u-1", "SUMMARY:Pay rent", "END:VTODO"]
    event = ["BEGIN:VEVENT", "UID:e-1", "DTSTART:20260115T090000Z", "DURATION:PT1H"]
    assert imported(store, *task, *event, "SUMMARY:Review", "END:VEVENT").events_added == 1
    report = imported(store, *task, *event, "SUMMARY:Retro", "END:VEVENT")
    assert report == ImportReport(0, 0, 1, events_updated=1)
    assert store.get_event(store.find_event("e-1")).title == "Retro"
    assert store.undo().event_count == 1
    assert store.get_event(store.find_event("e-1")).title == "Review"
    store.undo()
    with pytest.raises(NotFoundError):
        store.find_event("e-1")
    assert store.count() == 0


def test_what_there_is_no_field_for_is_kept(store: Store) -> None:
    imported(
        store,
        "BEGIN:VEVENT",
        "UID:e-1",
        "DTSTART;TZID=Europe/Paris:20260115T090000",
        "DTEND;TZID=Europe/Paris:20260115T100000",
        "SUMMARY;LANGUAGE=fr:Revue",
        "GEO:48.85;2.35",
        'X-VENDOR;X-A="b,c":d\\,e',
        "END:VEVENT",
        "BEGIN:VTODO",
        "UID:u-1",
        "SUMMARY:T",
        "PRIORITY:4",
        "X-APPLE-SORT-ORDER:17",
        "ATTACH:https://example.org/a.pdf",
        "END:VTODO",
    )
    assert store.get(1).priority is Priority.P1
    text = exported(store)
    for line in (
        "SUMMARY;LANGUAGE=fr:Revue",
        "GEO:48.85;2.35",
        'X-VENDOR;X-A="b,c":d\\,e',
        "PRIORITY:4",
        "X-APPLE-SORT-ORDER:17",
        "ATTACH:https://example.org/a.pdf",
        "DTSTART;TZID=Europe/Paris:20260115T090000",
        "BEGIN:VTIMEZONE",
    ):
        assert f"\r\n{line}\r\n" in text, line


def test_what_had_no_uid_is_known_again(store: Store) -> None:
    imported(store, "BEGIN:VTODO", "SUMMARY:A", "END:VTODO")
    assert f"\r\nUID:{store.get(1).uid}\r\n" in exported(store)
    report = store.import_file(io.StringIO(exported(store)), "icalendar")
    assert (report.added, report.unchanged) == (0, 1)


def test_a_bad_component_is_left_out_with_a_note(store: Store) -> None:
    report = imported(
        store,
        "BEGIN:VTODO",
        "UID:good",
        "SUMMARY:Good",
        "END:VTODO",
        "BEGIN:VEVENT",
        "UID:bad",
        "SUMMARY:No start",
        "END:VEVENT",
        "BEGIN:VEVENT",
        "UID:never",
        "DTSTART:20260115T090000Z",
        "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
        "END:VEVENT",
    )
    assert (report.added, report.skipped) == (1, 1 if report.events_added else 2)
    notes = store.import_notes()
    assert [note.uid for note in notes] == ["bad", "never"]
    assert (notes[0].kind, notes[0].component) == (NoteKind.SKIPPED, "VEVENT")
    assert 7 <= notes[0].line <= 10 and notes[0].message.endswith(".")
    # The notes are those of the last import.
    imported(store, "BEGIN:VTODO", "UID:good", "SUMMARY:Good", "END:VTODO")
    assert list(store.import_notes()) == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:a\r\nSUMMARY:A\r\n",
        "BEGIN:VCARD\r\nEND:VCARD\r\n",
        "\0" * 1_000_000,
    ],
)
def test_what_is_no_calendar_is_refused_as_a_whole(store: Store, text: str) -> None:
    with pytest.raises(ParseError) as caught:
        store.import_file(io.StringIO(text), "icalendar")
    assert caught.value.line is not None
    assert store.count() == 0 and list(store.import_notes()) == []


def test_damaged_files_never_break_a_store(filled: Store, clock: FixedClock) -> None:
    whole = exported(filled).encode()
    numbers = random_numbers(4)
    for _ in range(30 if os.environ.get("TASKCORE_TEST_SHORT") else 150):
        damaged = bytearray(whole)
        for _ in range(numbers.randint(1, 30)):
            at = numbers.randrange(len(damaged))
            choice = numbers.random()
            if choice < 0.5:
                damaged[at] = numbers.randrange(256)
            elif choice < 0.8:
                del damaged[at : at + numbers.randint(1, 40)]
            else:
                damaged[at:at] = numbers.choice(
                    [b"\r\n", b"BEGIN:VEVENT\r\n", b"END:VTODO\r\n", b"\xff", b":", b";", b'"']
                )
        with Store(":memory:", clock=clock, time_zone="Europe/Paris") as store:
            try:
                report = store.import_file(io.BytesIO(bytes(damaged)), "icalendar")
            except ParseError:
                assert store.count(status=7) == 0 and len(store.events()) == 0
                continue
            notes = store.import_notes()
            assert report.skipped <= len(notes)
            assert all(
                note.message and (note.line > 0 or note.kind is NoteKind.SUMMED) for note in notes
            )
            again = io.StringIO(exported(store))
            with Store(":memory:", clock=clock, time_zone="Europe/Paris") as copy:
                copy.import_file(again, "icalendar")
                skipped = [each for each in copy.import_notes() if each.kind is NoteKind.SKIPPED]
                assert skipped == [] and copy.count(status=7) == store.count(status=7)
                assert len(copy.events()) == len(store.events())


def test_progress_is_told_and_stops_the_import(store: Store) -> None:
    class Enough(Exception):
        pass

    lines = [
        line
        for number in range(2_000)
        for line in ("BEGIN:VTODO", f"UID:u-{number}", "SUMMARY:A", "END:VTODO")
    ]
    text = "\r\n".join(["BEGIN:VCALENDAR", *lines, "END:VCALENDAR", ""])
    done: list[int] = []
    store.import_file(io.StringIO(text), "icalendar", progress=lambda n, _: done.append(n))
    assert done[-1] == 2_000 and done == sorted(done)
    store.undo()

    def stop(count: int, total: int | None) -> None:
        raise Enough

    with pytest.raises(Enough):
        store.import_file(io.StringIO(text), "icalendar", progress=stop)
    assert store.count() == 0


@pytest.mark.parametrize("state", ["NEEDS-ACTION", "CANCELLED", "COMPLETED"])
def test_a_series_does_not_come_to_an_occurrence_that_is_a_task_of_its_own(
    store: Store, state: str
) -> None:
    lines = [
        *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//EN"),
        *("BEGIN:VTODO", "UID:r", "SUMMARY:Run", "RECURRENCE-ID;VALUE=DATE:20260116"),
        *("DUE;VALUE=DATE:20260117", f"STATUS:{state}", "END:VTODO"),
        *("BEGIN:VTODO", "UID:r", "SUMMARY:Run", "DUE;VALUE=DATE:20260115", "RRULE:FREQ=DAILY"),
        *("END:VTODO", "END:VCALENDAR", ""),
    ]
    store.import_file(io.StringIO("\r\n".join(lines)), "icalendar")
    run = store.find("r")
    assert store.import_file(io.StringIO("\r\n".join(lines)), "icalendar").unchanged == 2
    store.complete(run)
    assert store.get(run).due == date(2026, 1, 17)
    store.undo()
    store.undo()
    assert store.count(status=Status.OPEN | Status.COMPLETED | Status.CANCELLED) == 0


@pytest.mark.parametrize(
    "occurrence",
    [";TZID=Europe/Paris:20260115T180000", ":20260115T170000Z", ";VALUE=DATE:20260115"],
)
def test_an_occurrence_that_another_program_completed_counts_once(
    store: Store, occurrence: str
) -> None:
    """As Thunderbird and eM Client write it."""
    lines = [
        *("BEGIN:VTODO", "UID:w", "SUMMARY:Water", "RRULE:FREQ=DAILY"),
        *("DUE;TZID=Europe/Paris:20260115T180000", "END:VTODO"),
        *("BEGIN:VTODO", "UID:w", "SUMMARY:Water", f"RECURRENCE-ID{occurrence}"),
        *("STATUS:COMPLETED", "COMPLETED:20260115T110000Z", "PERCENT-COMPLETE:100", "END:VTODO"),
    ]
    report = imported(store, *lines)
    assert (report.added, report.updated, store.count()) == (1, 1, 1)
    water = store.find("w")
    for _ in range(2):
        assert store.get(water).due == at(17, 16)
        assert [each.completed for each in store.completions()] == [at(11)]
        assert imported(store, *lines).unchanged == 2


def test_what_means_nothing_here_comes_back(store: Store, copy: Store) -> None:
    lines = [
        *("X-WR-CALDESC:Notes", "BEGIN:VJOURNAL", "UID:j", "SUMMARY:A day", "END:VJOURNAL"),
        *("BEGIN:VFREEBUSY", "FREEBUSY:20260115T090000Z/PT1H", "END:VFREEBUSY"),
        *("BEGIN:X-POLL", "BEGIN:X-ANSWER", "X-TEXT:Yes", "END:X-ANSWER", "END:X-POLL"),
    ]
    assert imported(store, *lines).skipped == 0
    text = exported(store)
    for line in lines:
        assert f"\r\n{line}\r\n" in text, line
    file = io.BytesIO()
    store.export_file(file, "json")
    copy.import_file(io.BytesIO(file.getvalue()), "json")
    assert not list(copy.import_notes())
    assert exported(copy) == text


def test_a_location_keeps_its_lines(store: Store) -> None:
    event = store.add_event("Lunch", at(12), duration=HOUR, location="Café\r\n Rue 5 \nParis\n")
    assert store.get_event(event).location == "Café\nRue 5\nParis"
    assert "\r\nLOCATION:Café\\nRue 5\\nParis\r\n" in exported(store)
