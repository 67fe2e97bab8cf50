"""Tasks in progress, and cancelled ones."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from datetime import timedelta
from typing import Literal

import pytest

from conftest import FixedClock, titles
from taskcore import (
    Allowed,
    ChartKind,
    Colour,
    ConflictError,
    ImportPolicy,
    Phase,
    Query,
    RowState,
    Sort,
    Status,
    Store,
    TaskField,
)
from times import NOON

TODAY = NOON.date()


def test_a_task_in_progress_is_open_and_says_since_when(store: Store, clock: FixedClock) -> None:
    rent = store.add("Pay rent")
    store.add("Call Ann")
    store.start(rent)
    clock.advance(timedelta(minutes=5))

    task = store.get(rent)
    assert (task.status, task.is_started, task.started) == (Status.OPEN, True, NOON)
    assert titles(store.tasks()) == "Pay rent Call Ann"
    assert titles(store.started()) == "Pay rent"
    assert titles(store.tasks(started=False)) == "Call Ann"
    assert titles(store.tasks("started:any")) == "Pay rent"
    assert titles(store.tasks("started:none")) == "Call Ann"
    assert titles(store.tasks("started<=today view:started")) == "Pay rent"

    with pytest.raises(ConflictError, match="in progress already"):
        store.start(rent)
    store.stop(rent)
    task = store.get(rent)
    assert (task.is_started, task.started, task.status) == (False, None, Status.OPEN)
    with pytest.raises(ConflictError, match="not in progress"):
        store.stop(rent)


def test_the_history_says_when_a_task_was_started_and_cancelled(store: Store) -> None:
    rent = store.add("Pay rent")
    store.start(rent)
    store.cancel(rent)
    noon = "2026-01-15T12:00:00.000Z"
    changes = [(each.property, each.old_value, each.new_value) for each in store.history(rent)[1:]]
    assert changes == [("started", None, noon), ("started", noon, None), ("cancelled", None, noon)]


def test_nothing_counts_down_to_what_was_given_up(store: Store, clock: FixedClock) -> None:
    rent = store.add("Pay rent", due=TODAY)
    sale = store.add("Sale", due=TODAY + timedelta(days=1), until=TODAY)
    clock.advance(timedelta(hours=1))
    store.cancel(rent)
    clock.advance(timedelta(days=2))
    for task in (rent, sale):
        countdown = store.task_countdown(task)
        assert (countdown.phase, countdown.label) == (Phase.NONE, "")
    store.reopen(rent)
    assert store.task_countdown(rent).phase is Phase.PASSED


def test_several_tasks_are_in_progress_and_sort_by_since_when(
    store: Store, clock: FixedClock
) -> None:
    first, second = store.add("First"), store.add("Second")
    store.start(second)
    clock.advance(timedelta(seconds=1))
    store.start(first)
    assert titles(store.started()) == "Second First"
    assert titles(store.tasks(sort=Sort.STARTED.descending)) == "First Second"


@pytest.mark.parametrize("end", ["complete", "cancel", "delete"])
def test_what_closes_a_task_ends_its_progress(store: Store, end: str) -> None:
    rent = store.add("Pay rent")
    store.start(rent)
    getattr(store, end)(rent)
    task = store.get(rent)
    assert (task.is_started, task.started) == (False, None)
    assert titles(store.started()) == ""
    store.undo()
    assert store.get(rent).started == NOON


def test_only_an_open_task_can_be_in_progress(store: Store) -> None:
    rent = store.add("Pay rent")
    store.complete(rent)
    with pytest.raises(ConflictError, match="only an open task can be in progress"):
        store.start(rent)


def test_the_next_occurrence_is_not_in_progress(store: Store) -> None:
    water = store.add("Water", due=TODAY, repeat_rule="FREQ=DAILY")
    store.start(water)
    store.complete(water)
    assert (store.get(water).status, store.get(water).started) == (Status.OPEN, None)
    store.undo()
    assert store.get(water).started == NOON


def test_a_cancelled_task_is_closed_and_no_list_shows_it_unasked(store: Store) -> None:
    rent = store.add("Pay rent", due=TODAY - timedelta(days=1), favourite=True)
    store.cancel(rent)
    task = store.get(rent)
    assert (task.status, task.cancelled, task.completed) == (Status.CANCELLED, NOON, None)
    assert task.urgency == 0 and not task.is_overdue
    for tasks in (
        store.tasks(),
        store.today(),
        store.overdue(),
        store.favourites(),
        store.next(),
        store.completed(),
        store.trash(),
        store.tasks(status=Status.OPEN | Status.COMPLETED | Status.DELETED),
    ):
        assert titles(tasks) == ""
    assert titles(store.cancelled()) == "Pay rent"
    assert titles(store.cancelled(TODAY, TODAY)) == "Pay rent"
    assert titles(store.cancelled(TODAY + timedelta(days=1))) == ""
    assert titles(store.tasks("status:cancelled")) == "Pay rent"
    assert titles(store.tasks("cancelled:today")) == "Pay rent"
    assert titles(store.tasks("status:any")) == "Pay rent"
    assert store.count(status=Status.CANCELLED) == 1
    with pytest.raises(ConflictError, match="is cancelled"):
        store.complete(rent)
    with pytest.raises(ConflictError, match="is cancelled"):
        store.start_focus(rent)


def test_a_cancelled_task_scores_nothing_in_score_pulse_and_report(
    store: Store, clock: FixedClock
) -> None:
    done, given_up = (
        store.add(title, due=TODAY - timedelta(days=2)) for title in ("Done", "Given up")
    )
    clock.advance(timedelta(days=1))
    store.complete(done)
    before = store.pulse(TODAY - timedelta(days=3), TODAY + timedelta(days=1))
    store.cancel(given_up)

    assert (store.score().completed_count, store.score().points) == (1, 3)
    pulse = store.pulse(TODAY - timedelta(days=3), TODAY + timedelta(days=1))
    assert (
        (pulse.completed_count, pulse.points) == (before.completed_count, before.points) == (1, 3)
    )
    day = pulse.days[-1]
    assert (day.cancelled_count, day.completed_count, day.overdue_count, day.open_count) == (
        *(1, 1),
        *(0, 0),
    )
    assert day.completion_ratio == 1
    # What is left is of the task that was done late.
    assert [each.overdue_count for each in before.days] == [0, 1, 1, 2, 1]
    assert [each.overdue_count for each in pulse.days] == [0, 1, 1, 1, 0]
    assert [each.due_count for each in pulse.days] == [0, 1, 0, 0, 0]
    assert pulse.daily_streak.completed_count == 1
    assert before.days[-1].completion_ratio == 0.5
    assert len(store.completions()) == 1
    report = store.report_html()
    assert "Given up" in report and "Cancelled" in report
    assert "3 points for 1 task" in report


def test_what_was_postponed_and_then_cancelled_was_never_overdue(
    store: Store, clock: FixedClock
) -> None:
    rent = store.add("Pay rent", due=TODAY)
    clock.advance(timedelta(days=2))
    store.update(rent, due=TODAY + timedelta(days=9))
    assert store.pulse(TODAY, TODAY).days[0].overdue_count == 1
    store.cancel(rent)
    assert store.pulse(TODAY, TODAY).days[0].overdue_count == 0
    assert store.pulse(TODAY, TODAY).days[0].due_count == 0
    store.delete(rent)
    store.purge(rent)
    assert store.pulse(TODAY, TODAY).days[0].overdue_count == 0
    assert store.pulse(TODAY, TODAY).days[0].open_count == 1
    assert store.pulse(TODAY, TODAY + timedelta(days=2)).days[-1].cancelled_count == 1


def test_open_subtasks_are_cancelled_in_one_step(store: Store) -> None:
    top = store.add("Move house")
    done = store.add("Find a flat", parent_id=top)
    inner = store.add("Pack", parent_id=top)
    leaf = store.add("Buy boxes", parent_id=inner)
    daily = store.add("Water", parent_id=top, due=TODAY, repeat_rule="FREQ=DAILY")
    store.complete(done)
    store.start(leaf)
    store.cancel(top)
    assert [store.get(each).status for each in (top, done, inner, leaf, daily)] == [
        Status.CANCELLED,
        Status.COMPLETED,
        *[Status.CANCELLED] * 3,
    ]
    assert store.get(top).subtask_count == store.get(top).subtask_completed_count == 1
    store.undo()
    assert store.get(leaf).started == NOON
    assert titles(store.tasks()) == "Move house Pack Buy boxes Water"
    store.redo()
    assert titles(store.tasks()) == ""


def test_a_cancelled_task_keeps_nobody_waiting(store: Store) -> None:
    stamps = store.add("Buy stamps")
    letter = store.add("Send the letter", depends_on=[stamps])
    assert store.get(letter).is_blocked
    store.cancel(stamps)
    assert not store.get(letter).is_blocked
    assert titles(store.tasks("blocked:yes")) == ""


def test_reopening_opens_what_was_cancelled_above_it(store: Store) -> None:
    top = store.add("Move house")
    inner = store.add("Pack", parent_id=top)
    store.cancel(top)
    with pytest.raises(ConflictError, match="is cancelled, and an open task cannot be under it"):
        store.add("Buy boxes", parent_id=top)
    store.reopen(inner)
    assert titles(store.tasks()) == "Move house Pack"
    assert store.get(top).cancelled is None


def test_the_trash_gives_a_task_back_as_it_was(store: Store) -> None:
    rent = store.add("Pay rent")
    store.cancel(rent)
    store.delete(rent)
    assert store.get(rent).status == Status.DELETED
    store.restore(rent)
    assert store.get(rent).status == Status.CANCELLED


def test_cancelling_an_occurrence_skips_it_and_the_series_goes_on(store: Store) -> None:
    water = store.add("Water", due=TODAY - timedelta(days=1), repeat_rule="FREQ=DAILY")
    can = store.add("Fill the can", parent_id=water)
    store.cancel(can)
    store.cancel(water)
    task = store.get(water)
    assert (task.status, task.due) == (Status.OPEN, TODAY)
    assert store.get(can).status == Status.OPEN
    assert len(store.completions()) == 0 and store.score().points == 0
    # It is not a postponement: what was cancelled was not overdue.
    assert store.pulse(TODAY - timedelta(days=1), TODAY).days[0].overdue_count == 0
    store.undo()
    assert store.get(water).due == TODAY - timedelta(days=1)


def test_a_series_is_cancelled_when_that_is_said_and_goes_on_when_reopened(store: Store) -> None:
    water = store.add("Water", due=TODAY, repeat_rule="FREQ=DAILY")
    store.cancel(water, series=True)
    task = store.get(water)
    assert (task.status, task.due, task.repeat_rule) == (Status.CANCELLED, TODAY, "FREQ=DAILY")
    store.reopen(water)
    store.complete(water)
    assert store.get(water).due == TODAY + timedelta(days=1)


def test_the_last_occurrence_cancels_the_task(store: Store) -> None:
    water = store.add("Water", due=TODAY, repeat_rule="FREQ=DAILY;COUNT=1")
    store.cancel(water)
    assert store.get(water).status == Status.CANCELLED


def test_a_query_cancels_what_it_finds(store: Store) -> None:
    store.add_many([{"title": "A", "tags": ["x"]}, {"title": "B"}])
    assert store.cancel_where("+x") == 1
    assert titles(store.tasks()) == "B"
    assert store.reopen_where(Query(status=Status.CANCELLED)) == 1
    assert titles(store.tasks()) == "A B"


def test_screens_tell_the_states_apart_and_say_what_may_be_done(store: Store) -> None:
    ids = [store.add(title) for title in ("Open", "Started", "Cancelled", "Done")]
    store.start(ids[1])
    store.cancel(ids[2])
    store.complete(ids[3])
    rows = [store.detail(each).row for each in ids]
    assert [row.state for row in rows] == [
        RowState.OPEN,
        RowState.STARTED,
        RowState.CANCELLED,
        RowState.COMPLETED,
    ]
    assert [row.is_struck_through for row in rows] == [False, False, True, True]
    assert Allowed.START in rows[0].actions and Allowed.STOP not in rows[0].actions
    assert Allowed.STOP in rows[1].actions and Allowed.START not in rows[1].actions
    assert Allowed.REOPEN in rows[2].actions and Allowed.CANCEL not in rows[2].actions
    fields = {field.label: field.value for field in store.detail(ids[1]).fields}
    assert fields["In progress since"] == "Thursday 15 January 2026, 13:00"
    pie = store.chart(ChartKind.DONE)
    assert [point.label for point in pie.series[0].points] == ["done", "open", "cancelled"]


def test_observers_are_told(store: Store) -> None:
    rent = store.add("Pay rent")
    told: list[int] = []
    with store.observe(lambda commit: told.extend(change.fields for change in commit.changes)):
        store.start(rent)
        store.cancel(rent)
    assert told == [TaskField.STARTED, TaskField.STARTED | TaskField.CANCELLED]


def carried(
    store: Store,
    copy: Store,
    format: Literal["json", "csv", "icalendar", "taskwarrior", "todo.txt"],
) -> str:
    """The file by which a copy gets what a store has."""
    file = io.StringIO()
    store.export_file(file, format)
    copy.import_file(io.StringIO(file.getvalue()), format)
    return file.getvalue()


@pytest.fixture
def copy(clock: FixedClock) -> Iterator[Store]:
    clock_of_copy = FixedClock()
    clock_of_copy.advance(timedelta(hours=3))
    with Store(":memory:", clock=clock_of_copy, time_zone="Europe/Paris") as opened:
        yield opened


@pytest.mark.parametrize("format", ["json", "csv", "icalendar", "taskwarrior"])
def test_files_bring_the_states_back(
    store: Store, copy: Store, format: Literal["json", "csv", "icalendar", "taskwarrior"]
) -> None:
    ids = [store.add(title) for title in ("Open", "Started", "Cancelled", "Done", "Binned")]
    store.start(ids[1])
    store.cancel([ids[2], ids[4]])
    store.complete(ids[3])
    if format != "icalendar":
        store.delete(ids[4])
    carried(store, copy, format)
    there = {task.title: task for task in copy.tasks("status:any")}
    for task in store.tasks("status:any"):
        found = there[task.title]
        assert (found.status, found.started, found.cancelled, found.completed) == (
            *(task.status, task.started, task.cancelled),
            task.completed,
        ), task.title
    assert copy.score().points == store.score().points == 3
    # Once more, nothing changes.
    carried(store, copy, format)
    assert copy.score().points == 3
    assert [task.status for task in copy.tasks("status:any")] == [
        task.status for task in store.tasks("status:any")
    ]


def test_todo_txt_says_that_a_task_is_cancelled(store: Store, copy: Store) -> None:
    store.cancel(store.add("Pay rent"))
    text = carried(store, copy, "todo.txt")
    assert text.startswith("x 2026-01-15 2026-01-15 Pay rent pri:C status:cancelled uid:")
    (task,) = copy.tasks("status:any")
    assert (task.title, task.status) == ("Pay rent", Status.CANCELLED)
    assert copy.score().points == 0


def calendar(*lines: str) -> io.StringIO:
    """A file of another program with one task."""
    head = ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//EN", "BEGIN:VTODO", "UID:t1")
    return io.StringIO("\r\n".join([*head, *lines, "END:VTODO", "END:VCALENDAR", ""]))


def test_icalendar_names_the_states_as_other_programs_do(store: Store, copy: Store) -> None:
    started, cancelled = store.add("Started"), store.add("Cancelled")
    store.start(started)
    store.cancel(cancelled)
    file = carried(store, copy, "icalendar")
    assert "STATUS:IN-PROCESS" in file and "STATUS:CANCELLED" in file
    assert "COMPLETED:" not in file

    modified = "LAST-MODIFIED:20260114T080000Z"
    store.import_file(calendar("SUMMARY:Theirs", modified, "STATUS:IN-PROCESS"), "icalendar")
    theirs = store.find("t1")
    assert store.get(theirs).started == NOON - timedelta(days=1, hours=4)
    modified = "LAST-MODIFIED:20260114T090000Z"
    store.import_file(calendar("SUMMARY:Theirs", modified, "STATUS:CANCELLED"), "icalendar")
    task = store.get(theirs)
    assert (task.status, task.started) == (Status.CANCELLED, None)
    assert task.cancelled == NOON - timedelta(days=1, hours=3)
    modified = "LAST-MODIFIED:20260114T100000Z"
    store.import_file(calendar("SUMMARY:Theirs", modified, "STATUS:NEEDS-ACTION"), "icalendar")
    assert store.get(theirs).status == Status.OPEN


def test_taskwarrior_has_a_cancelled_task_as_deleted(store: Store, copy: Store) -> None:
    rent, letter = store.add("Pay rent"), store.add("Write")
    store.cancel(rent)
    store.start(letter)
    file = carried(store, copy, "taskwarrior")
    first, second = json.loads(file)
    assert (first["status"], first["end"]) == ("deleted", "20260115T120000Z")
    assert first["taskcore_cancelled"] == "2026-01-15T12:00:00.000Z"
    assert (second["status"], second["start"]) == ("pending", "20260115T120000Z")

    # Who opens it there and deletes it later means the trash.
    first["end"] = "20260116T090000Z"
    copy.import_file(io.StringIO(json.dumps([first])), "taskwarrior")
    assert copy.get(copy.find(store.get(rent).uid)).status == Status.DELETED


def test_a_task_of_taskwarrior_in_progress_comes_in_and_goes_back(store: Store) -> None:
    task = {
        "uuid": "0b5e5a2e-6f1c-4c55-9d0a-3f0f6c1d2e3f",
        "description": "Theirs",
        "status": "pending",
        "entry": "20260110T100000Z",
        "start": "20260111T100000Z",
    }
    store.import_file(io.StringIO(json.dumps([task])), "taskwarrior")
    (found,) = store.started()
    assert found.title == "Theirs"

    def back() -> dict[str, str]:
        file = io.StringIO()
        store.export_file(file, "taskwarrior")
        (written,) = json.loads(file.getvalue())
        return dict(written)

    assert back()["start"] == "20260111T100000Z"
    store.stop(found.id)
    assert "start" not in back()


def test_what_an_earlier_version_imported_as_completed_keeps_its_points(store: Store) -> None:
    modified = "LAST-MODIFIED:20260114T080000Z"
    kept = {"icalendar": {"instead": [["STATUS:COMPLETED", "STATUS:CANCELLED"]]}}
    task = {
        "uid": "t1",
        "title": "Theirs",
        "created": "2026-01-14T08:00:00.000Z",
        "modified": "2026-01-14T08:00:00.000Z",
        "completed": "2026-01-14T09:00:00.000Z",
        "kept": kept,
    }
    whole = {"format": "taskcore", "version": 1, "tasks": [task]}
    store.import_file(io.StringIO(json.dumps(whole)), "json")
    assert store.score(TODAY - timedelta(days=1)).points == 3
    for _ in range(2):
        store.import_file(calendar("SUMMARY:Theirs", modified, "STATUS:CANCELLED"), "icalendar")
        assert store.get(store.find("t1")).status == Status.COMPLETED
        assert store.score(TODAY - timedelta(days=1)).points == 3
    store.reopen(store.find("t1"))
    store.import_file(
        calendar("SUMMARY:Theirs", modified, "STATUS:CANCELLED"),
        "icalendar",
        policy=ImportPolicy.FILE_WINS,
    )
    assert store.get(store.find("t1")).status == Status.CANCELLED
    assert store.score(TODAY - timedelta(days=1)).points == 0


def test_a_cancelled_task_is_not_late(store: Store, clock: FixedClock) -> None:
    task = store.add("Book a table", due=clock.now + timedelta(hours=4))
    clock.advance(timedelta(hours=1))
    store.cancel(task)
    clock.advance(timedelta(days=1))
    countdown = store.task_countdown(task)
    assert (countdown.phase, countdown.label, countdown.colour) == (Phase.NONE, "", Colour.BLACK)
    assert (countdown.remaining, countdown.elapsed_fraction) == (timedelta(hours=3), 0.25)
    store.reopen(task)
    assert store.task_countdown(task).label == "21 h late"
