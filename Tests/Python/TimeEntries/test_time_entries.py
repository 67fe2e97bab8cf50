"""Time entries: adding, correcting, splitting, listing and adding them up; the timer and tracking."""

from __future__ import annotations

import json
import sqlite3
from datetime import datetime, time, timedelta, timezone
from pathlib import Path

import pytest

from conftest import FixedClock
from taskcore import (
    ConflictError,
    Entity,
    FocusGrouping,
    InvalidError,
    NotFoundError,
    Store,
    TimeEntry,
    TimeGrouping,
)
from times import DAY, NOON, TODAY

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)


def hours(store: Store, by: TimeGrouping) -> dict[str, float]:
    return {total.label: total.total / HOUR for total in store.time_totals(by)}


def test_an_entry_is_added_corrected_and_removed(store: Store) -> None:
    work = store.add_project("Work")
    rent = store.add("Pay rent", project_id=work)
    entry = store.add_time_entry(rent, start=NOON - HOUR, end=NOON, note="The bank")
    found = store.get_time_entry(entry)
    assert found == TimeEntry(
        entry,
        found.uid,
        Entity.TIME_ENTRY,
        False,
        rent,
        "Pay rent",
        work,
        "Work",
        NOON - HOUR,
        NOON,
        HOUR,
        "The bank",
        False,
    )
    assert store.find_time_entry(found.uid) == entry
    store.update_time_entry(entry, end=NOON - 30 * MINUTE, note="")
    changed = store.get_time_entry(entry)
    assert (changed.duration, changed.note, changed.project) == (30 * MINUTE, "", "Work")
    store.update_time_entry(entry, task_id=0)
    assert (store.get_time_entry(entry).task_id, store.get_time_entry(entry).project) == (
        None,
        "Work",
    )
    store.undo()
    assert store.get_time_entry(entry).task_id == rent
    store.delete_time_entries(entry)
    assert not store.time_entries()
    store.undo()
    assert [each.id for each in store.time_entries(task_id=rent)] == [entry]


def test_what_is_wrong_is_said(store: Store, clock: FixedClock) -> None:
    rent = store.add("Pay rent")
    with pytest.raises(InvalidError, match="ends at its start or after it"):
        store.add_time_entry(rent, start=NOON, end=NOON - HOUR)
    with pytest.raises(InvalidError, match="at most 366 days"):
        store.add_time_entry(start=NOON - 367 * DAY, end=NOON)
    with pytest.raises(InvalidError, match="A note has at most 1000|at most 1000"):
        store.add_time_entry(start=NOON - HOUR, end=NOON, note="x" * 1001)
    with pytest.raises(NotFoundError, match="no project 99"):
        store.add_time_entry(project_id=99, start=NOON - HOUR, end=NOON)
    with pytest.raises(NotFoundError):
        store.time_entries(task_id=99)
    with pytest.raises(InvalidError, match="no kind of time entry"):
        store.time_entries(entity=Entity.TASK)
    with pytest.raises(InvalidError, match="1 to 5"):
        store.time_totals(9)
    with pytest.raises(InvalidError, match="to come"):
        store.start_timer(start=NOON + HOUR)
    with pytest.raises(ConflictError, match="No timer is running"):
        store.stop_timer()
    store.delete(rent)
    with pytest.raises(ConflictError, match="is in the trash"):
        store.add_time_entry(rent, start=NOON - HOUR, end=NOON)
    assert not store.time_entries()


def test_entries_may_overlap_and_say_so(store: Store) -> None:
    first = store.add_time_entry(start=NOON - 2 * HOUR, end=NOON)
    second = store.add_time_entry(start=NOON - HOUR, end=NOON - 30 * MINUTE)
    third = store.add_time_entry(start=NOON, end=NOON + HOUR)
    empty = store.add_time_entry(start=NOON - HOUR, end=NOON - HOUR)
    told = {entry.id: entry.overlapping for entry in store.time_entries()}
    assert told == {first: True, second: True, third: False, empty: False}
    # The other one need not be in the list.
    assert [each.overlapping for each in store.time_entries(limit=1)] == [True]
    assert store.get_time_entry(second).overlapping
    store.update_time_entry(second, start=NOON + 2 * HOUR, end=NOON + 3 * HOUR)
    assert not store.get_time_entry(first).overlapping


def test_splitting_makes_two(store: Store, clock: FixedClock) -> None:
    rent = store.add("Pay rent")
    entry = store.add_time_entry(rent, start=NOON - 2 * HOUR, end=NOON, note="Bank")
    second = store.split_time_entry(entry, NOON - HOUR)
    assert [(e.id, e.start, e.end, e.title, e.note) for e in store.time_entries()] == [
        (entry, NOON - 2 * HOUR, NOON - HOUR, "Pay rent", "Bank"),
        (second, NOON - HOUR, NOON, "Pay rent", "Bank"),
    ]
    for wrong in (NOON - HOUR, NOON + DAY, NOON - 2 * HOUR):
        with pytest.raises(InvalidError, match="is not between these"):
            store.split_time_entry(entry, wrong)
    store.undo()
    assert [(e.id, e.end) for e in store.time_entries()] == [(entry, NOON)]
    running = store.start_timer(rent)
    clock.advance(HOUR)
    going_on = store.split_time_entry(running, NOON + 30 * MINUTE)
    timer = store.timer()
    assert timer is not None and (timer.id, timer.duration) == (going_on, 30 * MINUTE)


def test_totals_are_of_entries_and_focus_sessions(store: Store, clock: FixedClock) -> None:
    work = store.add_project("Work")
    report = store.add("Report", project_id=work, tags=["desk", "urgent"])
    call = store.add("Call", tags=["phone"])
    store.add_time_entry(report, start=NOON - 14 * HOUR, end=NOON - 10 * HOUR)
    store.add_time_entry(call, start=NOON - HOUR, end=NOON - 30 * MINUTE)
    store.add_time_entry(project_id=work, start=NOON - 3 * HOUR, end=NOON - 2 * HOUR)
    store.start_focus(report, minutes=60)
    clock.advance(30 * MINUTE)
    store.finish_focus()
    store.start_focus(report, minutes=60)
    clock.advance(30 * MINUTE)
    store.cancel_focus()
    assert hours(store, TimeGrouping.TASK) == {"Report": 4.5, "": 1, "Call": 0.5}
    assert hours(store, TimeGrouping.PROJECT) == {"Work": 5.5, "Inbox": 0.5}
    assert hours(store, TimeGrouping.TAG) == {"desk": 4.5, "urgent": 4.5, "": 1, "phone": 0.5}
    # Midnight in Paris lies one hour into the first one.
    assert hours(store, TimeGrouping.DAY) == {"2026-01-14": 1, "2026-01-15": 5}
    some = store.time_totals(TimeGrouping.PROJECT, since=NOON - 30 * MINUTE)
    assert [(total.label, total.total) for total in some] == [("Work", 30 * MINUTE)]
    assert [total.entry_count for total in store.time_totals()] == [2, 1, 1]
    assert [e.entity for e in store.time_entries(task_id=report)] == [
        Entity.TIME_ENTRY,
        Entity.FOCUS_SESSION,
    ]
    assert len(store.time_entries(since=TODAY, entity=Entity.TIME_ENTRY)) == 3
    sessions = store.time_entries(since=TODAY, entity=Entity.FOCUS_SESSION)
    assert [entry.entity for entry in sessions] == [Entity.FOCUS_SESSION]
    assert len(store.time_entries(before=NOON - 11 * HOUR)) == 1


def test_a_timer_ends_where_the_next_one_begins(store: Store, clock: FixedClock) -> None:
    rent, walk = store.add("Pay rent"), store.add("Walk")
    first = store.start_timer(rent, start=NOON - HOUR)
    clock.advance(HOUR)
    second = store.start_timer(walk, start=NOON + 30 * MINUTE)
    assert [(e.id, e.end, e.running) for e in store.time_entries()] == [
        (first, NOON + 30 * MINUTE, False),
        (second, None, True),
    ]
    assert not any(e.overlapping for e in store.time_entries())
    assert store.stop_timer() == second
    assert store.timer() is None
    store.undo()
    store.undo()
    timer = store.timer()
    assert timer is not None and timer.id == first


def test_there_is_one_clock(store: Store, clock: FixedClock) -> None:
    rent = store.add("Pay rent")
    store.start_timer(rent)
    clock.advance(10 * MINUTE)
    store.start_focus(rent, minutes=25)
    assert store.timer() is None
    with pytest.raises(ConflictError, match="focus session is running and counts the time"):
        store.start_timer(rent)
    clock.advance(25 * MINUTE)
    store.start_timer(rent)
    clock.advance(5 * MINUTE)
    store.stop_timer()
    assert [(e.duration, e.overlapping) for e in store.time_entries()] == [
        (10 * MINUTE, False),
        (25 * MINUTE, False),
        (5 * MINUTE, False),
    ]


@pytest.mark.parametrize("close", ["complete", "cancel", "delete", "stop"])
def test_closing_a_task_ends_its_entry(store: Store, clock: FixedClock, close: str) -> None:
    parent = store.add("Move")
    child = store.add("Pack", parent_id=parent)
    store.start(child)
    store.start_timer(child)
    clock.advance(HOUR)
    getattr(store, close)(child if close == "stop" else parent)
    assert [(e.end, e.running) for e in store.time_entries()] == [(NOON + HOUR, False)]
    store.undo()
    assert store.timer() is not None
    other = store.add("Other")
    store.complete(other)
    assert store.timer() is not None


def test_an_occurrence_that_is_done_ends_its_entry(store: Store, clock: FixedClock) -> None:
    water = store.add("Water", due=TODAY, repeat_rule="FREQ=DAILY")
    store.start_timer(water)
    clock.advance(HOUR)
    store.complete(water)
    assert store.timer() is None and store.get(water).status.name == "OPEN"


def test_tracking_runs_the_entry_of_what_is_started(store: Store, clock: FixedClock) -> None:
    rent, walk = store.add("Pay rent"), store.add("Walk")
    assert not store.time_entry_settings().tracking
    store.start(rent)
    assert store.timer() is None
    store.stop(rent)
    store.set_time_entry_settings(tracking=True)
    store.start(rent)
    clock.advance(HOUR)
    store.start(walk)
    clock.advance(HOUR)
    with pytest.raises(ConflictError):
        store.start(walk)
    # It is in progress; its clock goes on.
    store.start(rent)
    clock.advance(HOUR)
    store.stop(rent)
    assert [(e.title, e.duration, e.running) for e in store.time_entries()] == [
        ("Pay rent", HOUR, False),
        ("Walk", HOUR, False),
        ("Pay rent", HOUR, False),
    ]
    store.undo()
    assert store.timer() is not None
    store.redo()
    store.start_focus(walk)
    store.start(rent)
    assert store.timer() is None, "the focus session is the clock"


def test_json_has_entries(store: Store, tmp_path: Path, clock: FixedClock) -> None:
    rent = store.add("Pay rent")
    store.add_time_entry(rent, start=NOON - HOUR, end=NOON, note="Bank")
    store.start_timer(rent)
    file = tmp_path / "store.json"
    store.export_file(file)
    with Store(":memory:", clock=clock) as other:
        other.start_timer()
        clock.advance(HOUR)
        other.import_file(file)
        other.import_file(file)
        assert [(e.title, e.note, e.running) for e in other.time_entries()][:1] == [
            ("Pay rent", "Bank", False)
        ]
        # Another one is running here.
        assert sum(e.running for e in other.time_entries()) == 1
    form = json.loads(file.read_text())
    form["time_entries"][0]["end"] = "2020-01-01T00:00:00.000Z"
    file.write_text(json.dumps(form))
    with Store(":memory:") as other:
        assert other.import_file(file).skipped == 1
        assert any("ends at its start" in note.message for note in other.import_notes())
        assert not any(entry.note == "Bank" for entry in other.time_entries())


def test_a_file_that_completes_a_task_ends_its_entry(store: Store, tmp_path: Path) -> None:
    rent = store.add("Pay rent")
    store.start_timer(rent)
    file = tmp_path / "store.json"
    store.export_file(file)
    form = json.loads(file.read_text())
    form["tasks"][0]["completed"] = "2026-01-15T11:00:00.000Z"
    file.write_text(json.dumps(form))
    store.import_file(file)
    assert store.get(rent).completed is not None and store.timer() is None
    store.undo()
    assert store.timer() is not None


def test_the_time_of_a_day_goes_by_when_days_begin(store: Store, clock: FixedClock) -> None:
    store.set_day_begins(time(4))
    clock.now = NOON + DAY + 12 * HOUR
    store.add_time_entry(start=clock.now - HOUR, end=clock.now)
    store.start_focus(minutes=60)
    clock.advance(30 * MINUTE)
    store.finish_focus()
    assert hours(store, TimeGrouping.DAY) == {"2026-01-16": 1.5}
    assert [total.label for total in store.focus_totals(FocusGrouping.DAY)] == ["2026-01-16"]
    assert len(store.time_entries(since=TODAY + DAY, before=TODAY + 2 * DAY)) == 2


def test_a_purged_task_leaves_its_time(store: Store) -> None:
    rent = store.add("Pay rent")
    store.add_time_entry(rent, start=NOON - HOUR, end=NOON)
    store.delete(rent)
    store.purge(rent)
    assert [(e.task_id, e.title, e.duration) for e in store.time_entries()] == [(None, "", HOUR)]


def test_damage_is_mended(tmp_path: Path) -> None:
    path = tmp_path / "tasks.db"
    with Store(path) as store:
        store.add_time_entry(start=NOON - HOUR, end=NOON)
        store.add_time_entry(start=NOON - HOUR, end=NOON)
        store.add_time_entry(start=NOON - HOUR, end=NOON)
    with sqlite3.connect(path) as file:
        file.execute("UPDATE time_entry SET end_ms = start_ms - 5 WHERE id = 1")
        file.execute("UPDATE time_entry SET end_ms = 9223372036854775807 WHERE id = 2")
        file.execute("UPDATE time_entry SET start_ms = -9223372036854775808 WHERE id = 3")
    file.close()
    with Store(path) as store:
        # Nothing traps, whatever stands in the file.
        store.time_entries()
        for by in TimeGrouping:
            store.time_totals(by)
        assert store.check().values_mended >= 3
        store.repair()
        assert store.check().values_mended == 0
        assert store.get_time_entry(1).duration == timedelta(0)
        assert all(e.duration <= 366 * DAY for e in store.time_entries())


def test_observers_learn_of_entries(store: Store) -> None:
    seen: list[tuple[Entity, set[str]]] = []

    def note(commit: object) -> None:
        for change in commit.changes:  # type: ignore[attr-defined]
            seen.append((change.entity, set(change.properties)))

    with store.observe(note):
        entry = store.add_time_entry(start=NOON - HOUR, end=NOON)
        store.update_time_entry(entry, note="Bank")
    assert seen == [(Entity.TIME_ENTRY, set()), (Entity.TIME_ENTRY, {"note"})]


def test_spring_forward_counts_what_was_spent(clock: FixedClock) -> None:
    with Store(":memory:", time_zone="Europe/Paris", clock=clock) as store:
        start = datetime(2026, 3, 28, 22, tzinfo=timezone.utc)
        store.add_time_entry(start=start, end=start + 4 * HOUR)
        assert hours(store, TimeGrouping.DAY) == {"2026-03-28": 1, "2026-03-29": 3}
