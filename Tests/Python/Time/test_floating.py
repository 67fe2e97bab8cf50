"""Times that float: at the same time of the clock wherever one is."""

from __future__ import annotations

import io
import json
import sqlite3
from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import pytest

from conftest import FixedClock, titles
from taskcore import (
    AgendaContents,
    Conflict,
    EventInput,
    InvalidError,
    OverlapError,
    Query,
    Reminder,
    Sort,
    Store,
    TaskField,
    TaskInput,
)
from taskcore._generated.formats import Format
from times import DAY, HOUR

DUE = TaskField.DUE


def utc(day: int, hour: int, minute: int = 0, *, month: int = 1) -> datetime:
    return datetime(2026, month, day, hour, minute, tzinfo=timezone.utc)


NINE = datetime(2026, 1, 16, 9)
"""By the clock wherever one is."""
IN_PARIS = utc(16, 8)
IN_TOKYO = utc(16, 0)
IN_NEW_YORK = utc(16, 14)


@pytest.fixture
def paris(path: Path, clock: FixedClock) -> Iterator[Store]:
    with Store(path, clock=clock, time_zone="Europe/Paris") as opened:
        yield opened


@pytest.fixture
def tokyo(paris: Store, path: Path, clock: FixedClock) -> Iterator[Store]:
    """Another handle of the same store."""
    with Store(path, clock=clock, time_zone="Asia/Tokyo") as opened:
        yield opened


@pytest.fixture
def new_york(paris: Store, path: Path, clock: FixedClock) -> Iterator[Store]:
    with Store(path, clock=clock, time_zone="America/New_York") as opened:
        yield opened


def test_nine_is_at_nine_in_paris_and_in_tokyo(paris: Store, tokyo: Store) -> None:
    every = TaskField.START | TaskField.PLANNED | TaskField.DUE | TaskField.UNTIL
    task = paris.add("Breakfast", start=NINE, planned=NINE, due=NINE, until=NINE, floating=every)
    for store, instant in ((paris, IN_PARIS), (tokyo, IN_TOKYO), (paris, IN_PARIS)):
        read = store.get(task)
        assert (read.start, read.planned, read.due, read.until) == (instant,) * 4
        assert read.floating == every
    assert titles(paris.tasks("floating:yes hidden:any")) == "Breakfast"
    assert titles(paris.tasks(floating=False, hidden="both")) == ""
    assert titles(paris.tasks(floating=True, hidden="both")) == "Breakfast"


def test_lists_compare_what_floats_by_the_zone_of_their_handle(
    paris: Store, tokyo: Store, new_york: Store, clock: FixedClock
) -> None:
    paris.add("Floats", due=NINE, floating=DUE)
    paris.add("Instant", due=utc(16, 3))
    paris.add("Later", due=utc(16, 13))
    paris.add("Day", due=date(2026, 1, 16))
    paris.add("None")
    bounds = Query(due_from=utc(16, 0), due_before=utc(16, 9), sort=Sort.DUE)
    assert titles(paris.tasks(bounds)) == "Instant Floats"
    assert titles(tokyo.tasks(bounds)) == "Floats Instant"
    assert titles(new_york.tasks(bounds)) == "Instant"
    assert titles(paris.tasks(sort=Sort.DUE)) == "Instant Floats Later Day None"
    assert titles(tokyo.tasks(sort=Sort.DUE)) == "Floats Instant Later Day None"
    assert titles(new_york.tasks(sort=Sort.DUE, limit=3)) == "Instant Later Floats"
    # The first millisecond after it, in each zone.
    for store, instant in ((tokyo, IN_TOKYO), (paris, IN_PARIS), (new_york, IN_NEW_YORK)):
        clock.now = instant
        assert "Floats" not in titles(store.overdue()).split()
        assert not next(task for task in store.tasks() if task.title == "Floats").is_overdue
        clock.now = instant + timedelta(milliseconds=1)
        assert "Floats" in titles(store.overdue()).split()
        assert store.count("overdue:yes title:Floats") == 1
        assert next(task for task in store.tasks() if task.title == "Floats").is_overdue


def test_slots_groups_and_the_agenda_go_by_the_same_instant(
    paris: Store, tokyo: Store, clock: FixedClock
) -> None:
    # In Tokyo it is the 16th already.
    clock.now = utc(15, 16)
    paris.add("Late", due=datetime(2026, 1, 15, 23, 30), floating=DUE, slot=1)
    paris.add("Early", due=datetime(2026, 1, 16, 0, 30), floating=DUE)
    assert titles(paris.evening()) == "Late" and titles(paris.upcoming()) == "Early"
    assert titles(tokyo.evening()) == "Late" and titles(tokyo.morning()) == "Early"
    assert titles(tokyo.upcoming()) == ""
    for store in (paris, tokyo):
        assert titles(store.tasks("due:2026-01-15")) == "Late"
        assert titles(store.tasks("due:2026-01-16")) == "Early"
        days = [
            (entry.day.day, entry.title, entry.time_label)
            for entry in store.agenda(
                date(2026, 1, 15), date(2026, 1, 17), contents=AgendaContents.TASKS
            )
        ]
        assert days == [(15, "Late", "23:30"), (16, "Early", "00:30")]
        counts = {day.day: day.task_count for day in store.month(2026, 1) if day.is_in_month}
        assert (counts[date(2026, 1, 15)], counts[date(2026, 1, 16)]) == (1, 1)
        assert [group.label for group in store.tasks("group:day sort:due").groups] == [
            *("2026-01-15", "2026-01-16"),
        ]


def test_what_starts_at_a_floating_time_is_hidden_until_it_is_that_time_there(
    paris: Store, tokyo: Store, clock: FixedClock
) -> None:
    paris.add("Breakfast", start=NINE, floating=TaskField.START)
    paris.add("Sale", until=NINE, floating=TaskField.UNTIL)
    clock.now = IN_TOKYO + HOUR
    assert titles(tokyo.tasks()) == "Breakfast Sale" and titles(paris.tasks()) == "Sale"
    assert titles(tokyo.tasks("hidden:yes")) == "" and titles(paris.tasks("hidden:yes")) != ""
    assert titles(tokyo.expired()) == "Sale" and titles(paris.expired()) == ""
    # A poll there gives it up, at an instant that is the same on every device.
    tokyo.poll_alerts()
    (sale,) = paris.cancelled()
    assert (sale.title, sale.cancelled) == ("Sale", utc(16, 9))


def test_an_alert_is_said_once_by_the_first_zone_that_polls(
    paris: Store, tokyo: Store, new_york: Store, clock: FixedClock
) -> None:
    paris.add("Breakfast", due=NINE, floating=DUE, reminders=[Reminder.before_due(HOUR)])
    clock.now = IN_TOKYO - HOUR
    assert paris.poll() == 0
    (alert,) = tokyo.poll_alerts()
    assert (alert.at, alert.item_start, alert.zone) == (IN_TOKYO - HOUR, IN_TOKYO, "Asia/Tokyo")
    for store, instant in ((paris, IN_PARIS), (new_york, IN_NEW_YORK), (tokyo, IN_TOKYO)):
        clock.now = max(clock.now, instant - HOUR)
        assert len(store.poll_alerts()) == 0
    assert [each.zone for each in paris.alerts(all=True)] == ["Asia/Tokyo"]


def test_a_reminder_floats_by_itself_and_an_instant_has_no_zone(
    paris: Store, tokyo: Store, clock: FixedClock
) -> None:
    floating = Reminder.at(NINE, floating=True)
    task = paris.add("Call", reminders=[Reminder.at(utc(16, 1)), floating])
    assert [each.floating for each in tokyo.get(task).reminders] == [True, False]
    assert tokyo.get(task).reminders[0].instant == IN_TOKYO
    clock.now = utc(16, 2)
    assert sorted((alert.at, alert.zone) for alert in tokyo.poll_alerts()) == [
        *((IN_TOKYO, "Asia/Tokyo"), (utc(16, 1), "")),
    ]
    clock.now = IN_PARIS
    assert len(paris.poll_alerts()) == 0
    with pytest.raises(TypeError):
        Reminder(Reminder.before_due(HOUR).kind, offset=HOUR, floating=True)


def test_a_gap_and_a_fold_are_what_repeats_make_of_them(path: Path, clock: FixedClock) -> None:
    clock.now = utc(1, 0, month=3)
    with Store(path, clock=clock, time_zone="Asia/Tokyo") as tokyo:
        skipped = tokyo.add("Gap", due=datetime(2026, 3, 29, 2, 30), floating=DUE)
        twice = tokyo.add("Fold", due=datetime(2026, 10, 25, 2, 30), floating=DUE)
    with Store(path, clock=clock, time_zone="Europe/Paris") as paris:
        # With the offset from before the gap, and the first of the two.
        assert paris.get(skipped).due == utc(29, 1, 30, month=3)
        assert paris.get(twice).due == utc(25, 0, 30, month=10)
        paris.add("After the gap", due=datetime(2026, 3, 29, 3, 15), floating=DUE)
        paris.add("Before the gap", due=datetime(2026, 3, 29, 1, 59), floating=DUE)
        expected = "Before the gap After the gap Gap Fold"
        assert titles(paris.tasks(sort=Sort.DUE)) == expected
        assert titles(paris.tasks(due_before=utc(29, 1, 30, month=3))) == (
            "After the gap Before the gap"
        )
        paris.update(skipped, title="Gap!")
    with Store(path, clock=clock, time_zone="Asia/Tokyo") as tokyo:
        # Paris did not lose what its clocks do not show.
        assert tokyo.get(skipped).due == utc(28, 17, 30, month=3)


def test_a_series_goes_on_at_the_same_time_of_the_clock(
    paris: Store, tokyo: Store, clock: FixedClock
) -> None:
    clock.now = utc(28, 12, month=3)
    due = datetime(2026, 3, 28, 9)
    task = paris.add("Run", due=due, floating=DUE, repeat_rule="FREQ=DAILY")
    # From winter to summer.
    paris.complete(task)
    assert paris.get(task).due == utc(29, 7, month=3)
    assert tokyo.get(task).due == utc(29, 0, month=3)
    tokyo.complete(task)
    assert (tokyo.get(task).due, paris.get(task).due) == (utc(30, 0, month=3), utc(30, 7, month=3))
    assert tokyo.get(task).floating == DUE and tokyo.get(task).occurrence == datetime(
        2026, 3, 30, 9
    )
    paris.undo()
    assert paris.get(task).due == utc(29, 7, month=3)
    with pytest.raises(InvalidError) as caught:
        paris.update(task, zone="Asia/Tokyo")
    assert caught.value.field == "zone"
    agenda = tokyo.agenda(date(2026, 3, 29), date(2026, 3, 31), contents=AgendaContents.TASKS)
    assert [entry.time_label for entry in agenda if not entry.is_done] == ["09:00"] * 3
    # Until is the end of its rule, by the clock as well.
    tokyo.update(task, until=datetime(2026, 3, 30, 9))
    assert "UNTIL=20260330T090000" in tokyo.get(task).repeat_rule.split(";")


@pytest.mark.parametrize("floats", [False, True])
@pytest.mark.parametrize("go_on", ["complete", "skip_occurrence", "cancel"])
def test_a_series_comes_at_its_own_time_again_after_a_gap(
    path: Path, clock: FixedClock, floats: bool, go_on: str
) -> None:
    clock.now = utc(1, 0, month=3)
    times = TaskField.DUE | TaskField.START if floats else 0
    with Store(path, clock=clock, time_zone="Europe/Paris") as paris:

        def shown(task: int) -> list[str]:
            read = paris.get(task)
            moments = [read.due, read.start, read.reminders[0].instant]
            return [f"{paris.to_local(each):%d %H:%M}" for each in moments if each]  # type: ignore[arg-type]

        runs: dict[str, list[list[str]]] = {}
        for name, due, start in (("one", (2, 30), (1, 30)), ("both", (2, 45), (2, 15))):
            task = paris.add(
                "Run",
                due=datetime(2026, 3, 28, *due),
                start=datetime(2026, 3, 28, *start),
                reminders=[Reminder.at(datetime(2026, 3, 27, 9), floating=floats)],
                floating=times,
                repeat_rule="FREQ=DAILY",
            )
            child = paris.add("Water", parent_id=task, due=datetime(2026, 3, 28, 0, 15))
            runs[name] = []
            for _ in range(3):
                runs[name].append(shown(task))
                getattr(paris, go_on)(task)
            water = paris.get(child).due
            assert isinstance(water, datetime) and paris.to_local(water).hour == 0
        # Clocks go from 02:00 to 03:00 on the 29th.
        assert runs == {
            "one": [
                ["28 02:30", "28 01:30", "27 09:00"],
                ["29 03:30", "29 01:30", "28 09:00"],
                ["30 02:30", "30 01:30", "29 09:00"],
            ],
            "both": [
                ["28 02:45", "28 02:15", "27 09:00"],
                ["29 03:45", "29 03:15", "28 09:00"],
                ["30 02:45", "30 02:15", "29 09:00"],
            ],
        }


def test_times_come_to_float_and_become_instants_again(paris: Store, tokyo: Store) -> None:
    task = paris.add("Breakfast", due=NINE)
    assert (paris.get(task).floating, tokyo.get(task).due) == (TaskField(0), IN_PARIS)
    paris.update(task, floating=DUE)
    assert (paris.get(task).due, tokyo.get(task).due) == (IN_PARIS, IN_TOKYO)
    # A program that knows nothing of it sets another time, which floats as before.
    paris.update(task, due=NINE + DAY)
    assert (paris.get(task).floating, tokyo.get(task).due) == (DUE, IN_TOKYO + DAY)
    tokyo.update(task, floating=0)
    assert paris.get(task).due == tokyo.get(task).due == IN_TOKYO + DAY
    paris.undo()
    assert (paris.get(task).floating, paris.get(task).due) == (DUE, IN_PARIS + DAY)
    paris.undo()
    paris.undo()
    paris.redo()
    assert (paris.get(task).floating, tokyo.get(task).due) == (DUE, IN_TOKYO)
    changes = [(e.old_value, e.new_value) for e in paris.history(task) if e.property == "due"]
    assert ("2026-01-16T08:00:00.000Z", "2026-01-16T09:00:00.000") in changes
    with pytest.raises(InvalidError) as caught:
        paris.update(task, floating=DUE | TaskField.TITLE)
    assert caught.value.field == "floating"
    # A day is the same everywhere without that.
    paris.update(task, due=date(2026, 1, 16), floating=DUE)
    assert paris.get(task).floating == TaskField(0)


def test_quick_add_makes_instants_unless_it_is_set(paris: Store, tokyo: Store) -> None:
    assert paris.times_float() is False
    assert paris.get(paris.quick_add("Rent 2026-01-16 09:00")).floating == TaskField(0)
    paris.set_times_float(True)
    assert tokyo.times_float() is True
    task = tokyo.get(tokyo.quick_add("Rent 2026-01-16 09:00 >2026-01-15"))
    assert (task.floating, task.due, task.start) == (DUE, IN_TOKYO, date(2026, 1, 15))
    assert paris.get(task.id).due == IN_PARIS
    assert tokyo.parse_quick_add("Rent 2026-01-16 09:00").input.floating == DUE
    assert tokyo.parse_quick_add("Rent 2026-01-16").input.floating is None
    assert titles(paris.tasks("floating:no")) == "Rent"
    paris.set_times_float(False)
    paris.undo()
    assert paris.times_float() is True
    with pytest.raises(TypeError):
        paris.set_times_float(1)  # type: ignore[arg-type]


def test_what_was_done_keeps_the_instant_that_it_was_due_at(
    paris: Store, tokyo: Store, clock: FixedClock
) -> None:
    task = tokyo.add("Breakfast", due=NINE, floating=DUE)
    clock.now = IN_TOKYO + HOUR
    tokyo.update(task, due=NINE + DAY)
    tokyo.complete(task)
    (done,) = tokyo.completions()
    assert done.due == IN_TOKYO + DAY
    tokyo.delete(task)
    tokyo.purge(task)
    assert tokyo.check().values_mended == 0
    figures = {day.day: day for day in tokyo.pulse(date(2026, 1, 15), date(2026, 1, 18)).days}
    assert [figures[date(2026, 1, day)].due_count for day in (15, 16, 17)] == [0, 1, 1]


FORMATS: list[Format] = ["json", "csv", "icalendar", "taskwarrior"]


@pytest.mark.parametrize("format", FORMATS)
def test_files_say_it(format: Format, paris: Store, clock: FixedClock, tmp_path: Path) -> None:
    reminders = [Reminder.at(NINE, floating=True), Reminder.before_due(HOUR)]
    paris.add_many(
        [
            TaskInput("Breakfast", due=NINE, floating=DUE, reminders=reminders),
            TaskInput("Run", due=NINE, floating=DUE, repeat_rule="FREQ=DAILY"),
            TaskInput("Instant", due=NINE, start=NINE, floating=TaskField.START),
        ]
    )
    file = io.BytesIO()
    paris.export_file(file, format)
    for zone in ("Asia/Tokyo", "Europe/Paris"):
        with Store(tmp_path / f"{zone[:4]}.db", clock=clock, time_zone=zone) as other:
            file.seek(0)
            other.import_file(file, format)
            instant = IN_TOKYO if zone == "Asia/Tokyo" else IN_PARIS
            one, run, three = other.tasks(sort=Sort.MANUAL, hidden="both")
            assert (one.due, one.floating) == (instant, DUE)
            assert (run.due, run.floating, run.repeat_rule) == (instant, DUE, "FREQ=DAILY")
            assert (three.due, three.start) == (IN_PARIS, instant)
            assert three.floating == TaskField.START
            assert [each.floating for each in one.reminders] == [True, False]
            # And back, as it was.
            again = io.BytesIO()
            other.export_file(again, format)
            again.seek(0)
            paris.import_file(again, format)
            back = paris.tasks(sort=Sort.MANUAL, hidden="both")
            assert [task.floating for task in back] == [DUE, DUE, TaskField.START]
            assert [task.due for task in back] == [IN_PARIS] * 3


def test_a_calendar_file_has_them_without_a_zone(paris: Store, tokyo: Store) -> None:
    paris.add("Breakfast", due=NINE, floating=DUE, repeat_rule="FREQ=DAILY")
    paris.add_event("Stand-up", NINE, floating=True, repeat_rule="FREQ=DAILY", duration=HOUR)
    file = io.BytesIO()
    paris.export_file(file, "icalendar")
    lines = file.getvalue().decode().split("\r\n")
    assert {"DUE:20260116T090000", "DTSTART:20260116T090000", "DTEND:20260116T100000"} <= set(lines)
    text = (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VTODO\r\nUID:a\r\nSUMMARY:A\r\n"
        "DTSTART:20260117T080000\r\nDURATION:PT1H\r\nEND:VTODO\r\nBEGIN:VEVENT\r\nUID:b\r\n"
        "SUMMARY:B\r\nDTSTART:20260117T090000\r\nDTEND:20260117T100000\r\nRRULE:FREQ=DAILY;COUNT=3\r\n"
        "EXDATE:20260118T090000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    )
    paris.import_file(io.BytesIO(text.encode()), "icalendar")
    (task,) = tokyo.tasks("title:A hidden:any")
    assert (task.start, task.due) == (utc(16, 23), utc(17, 0))
    event = next(event for event in tokyo.events() if event.title == "B")
    assert (event.floating, event.zone, event.begins) == (True, "", utc(17, 0))
    assert list(event.excluded_dates) == [datetime(2026, 1, 18, 9)]


def test_csv_takes_a_time_without_an_offset_as_one_that_floats(tokyo: Store) -> None:
    rows = b"title,due\nFloats,2026-01-16 09:00\nInstant,2026-01-16T09:00:00Z\nDay,2026-01-16\n"
    tokyo.import_file(io.BytesIO(rows), "csv")
    floats, instant, day = tokyo.tasks()
    assert (floats.due, floats.floating) == (IN_TOKYO, DUE)
    assert (instant.due, instant.floating, day.floating) == (utc(16, 9), TaskField(0), TaskField(0))


def test_an_event_floats_too(paris: Store, tokyo: Store) -> None:
    event = paris.add_event("Stand-up", NINE, duration=HOUR, floating=True)
    for store, instant in ((paris, IN_PARIS), (tokyo, IN_TOKYO)):
        read = store.get_event(event)
        assert (read.begins, read.ends, read.zone) == (instant, instant + HOUR, "")
        assert read.floating and read.start == instant
        assert [each.title for each in store.events(since=instant, before=instant + HOUR)] != []
        assert len(store.events(since=instant + HOUR, before=instant + 2 * HOUR)) == 0
        (entry,) = store.agenda(
            date(2026, 1, 16), date(2026, 1, 16), contents=AgendaContents.EVENTS
        )
        assert entry.time_label.startswith("09:00")
    # Overlaps are those of the zone in which somebody looks.
    with pytest.raises(OverlapError):
        paris.add_event("Call", IN_PARIS, duration=HOUR)
    with pytest.raises(OverlapError):
        tokyo.add_event("Call", IN_TOKYO, duration=HOUR)
    tokyo.add_event("Call", IN_PARIS, duration=HOUR)
    clashes: list[Conflict] = list(paris.conflicts(IN_PARIS, IN_PARIS + HOUR))
    assert len(clashes) == 1 and len(tokyo.conflicts(IN_TOKYO, IN_PARIS + HOUR)) == 0
    paris.update_event(event, title="Daily")
    assert tokyo.get_event(event).begins == IN_TOKYO
    paris.update_event(event, floating=False, allow_conflicts=True)
    assert tokyo.get_event(event).begins == IN_PARIS and not tokyo.get_event(event).floating
    paris.undo()
    assert tokyo.get_event(event).begins == IN_TOKYO
    with pytest.raises(InvalidError) as caught:
        paris.update_event(event, zone="Asia/Tokyo")
    assert caught.value.field == "zone"


def test_a_series_of_events_floats(paris: Store, tokyo: Store, clock: FixedClock) -> None:
    event = paris.add_event(
        "Run",
        datetime(2026, 3, 27, 9),
        floating=True,
        repeat_rule="FREQ=DAILY",
        reminders=[Reminder.before_start(HOUR)],
    )
    days = (date(2026, 3, 28), date(2026, 3, 30))
    for store in (paris, tokyo):
        labels = [
            entry.time_label[:5] for entry in store.agenda(*days, contents=AgendaContents.EVENTS)
        ]
        assert labels == ["09:00"] * 3
    # One that moves floats as well, and so does what comes after a cut.
    occurrence = datetime(2026, 3, 29, 9)
    moved = tokyo.update_event(event, occurrence=occurrence, scope=1, start=utc(29, 2, month=3))
    assert paris.get_event(moved).begins == utc(29, 9, month=3)
    later = paris.update_event(event, occurrence=datetime(2026, 3, 31, 9), scope=2, title="Walk")
    assert "UNTIL=20260331T085959" in paris.get_event(event).repeat_rule.split(";")
    assert tokyo.get_event(later).begins == utc(31, 0, month=3)
    clock.now = utc(26, 23, month=3) + timedelta(minutes=1)
    (alert,) = tokyo.poll_alerts()
    assert (alert.zone, alert.occurrence) == ("Asia/Tokyo", datetime(2026, 3, 27, 9))
    clock.now = utc(27, 7, month=3)
    assert len(paris.poll_alerts()) == 0


def test_a_damaged_value_is_refused_and_mended(path: Path, clock: FixedClock) -> None:
    with Store(path, clock=clock, time_zone="Europe/Paris") as store:
        task = store.add("Breakfast", due=NINE, floating=DUE)
        assert store.check().values_mended == 0
    with sqlite3.connect(path) as file:
        (value,) = file.execute("SELECT due_ms FROM task").fetchone()
        assert value == (1 << 60) + int(NINE.replace(tzinfo=timezone.utc).timestamp() * 1000)
        file.execute("UPDATE task SET due_ms = ?", [(1 << 61)])
    file.close()
    with Store(path, clock=clock, time_zone="Europe/Paris") as store:
        report = store.repair()
        assert report.values_mended == 1
        assert store.get(task).due is not None and store.check().values_mended == 0


def test_the_json_of_a_store_has_local_times(paris: Store) -> None:
    paris.add("Breakfast", due=NINE, floating=DUE, reminders=[Reminder.at(NINE, floating=True)])
    paris.add_many([TaskInput("Other")])
    paris.add_events([EventInput("Stand-up", NINE, floating=True)])
    file = io.BytesIO()
    paris.export_file(file, "json")
    content = json.loads(file.getvalue())
    (task,) = [each for each in content["tasks"] if each["title"] == "Breakfast"]
    assert task["due"] == task["reminders"][0] == "2026-01-16T09:00:00.000"
    assert content["events"][0]["start"] == "2026-01-16T09:00:00.000"
