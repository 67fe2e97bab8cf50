"""Tasks that are pointless after a while: they are expired at once, and a poll cancels them."""

from __future__ import annotations

import io
import json
from datetime import date, datetime, time, timedelta, timezone
from typing import Literal

import pytest

from conftest import FixedClock, titles
from taskcore import (
    Action,
    AgendaContents,
    InvalidError,
    Query,
    Reminder,
    RowState,
    Sort,
    Status,
    Store,
    TaskField,
    View,
)
from times import NOON

TODAY = NOON.date()
DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
# The last millisecond of today in Paris is 22:59:59.999 UTC.
MIDNIGHT = datetime(2026, 1, 15, 23, tzinfo=timezone.utc)


def test_an_until_is_a_date_or_an_instant(store: Store) -> None:
    sale = store.add("Sale", until=TODAY)
    call = store.add("Call", until=NOON + HOUR)
    assert (store.get(sale).until, store.get(call).until) == (TODAY, NOON + HOUR)
    store.update(sale, until=TODAY + DAY)
    store.undo()
    assert store.get(sale).until == TODAY
    store.update(sale, until=None)
    assert store.get(sale).until is None
    assert [entry.property for entry in store.history(sale)].count("until") == 3


def test_what_is_over_is_expired_everywhere_without_a_poll(store: Store, clock: FixedClock) -> None:
    store.add("Sale", until=TODAY, due=TODAY, favourite=True)
    store.add("Rent", due=TODAY)
    assert titles(store.today()) == "Sale Rent" and titles(store.expired()) == ""
    clock.now = MIDNIGHT - timedelta(milliseconds=1)
    assert titles(store.today()) == "Sale Rent" and not store.tasks()[0].is_expired
    clock.now = MIDNIGHT
    assert titles(store.expired()) == titles(store.tasks("expired:yes")) == "Sale"
    assert titles(store.tasks(view=View.EXPIRED)) == titles(store.tasks(expired=True)) == "Sale"
    assert titles(store.tasks("expired:no")) == titles(store.tasks(expired=False)) == "Rent"
    assert titles(store.tasks("view:expired")) == "Sale"
    # What is to be done is without it; all that is open has it, and says so.
    assert titles(store.today()) == titles(store.overdue()) == titles(store.next()) == "Rent"
    assert titles(store.morning()) == titles(store.tasks("overdue:yes")) == "Rent"
    assert titles(store.favourites()) == titles(store.evening()) == titles(store.inbox()) == ""
    assert titles(store.tasks()) == "Sale Rent"
    (sale, rent) = store.tasks()
    assert (sale.is_expired, sale.is_overdue, sale.status) == (True, False, Status.OPEN)
    assert (rent.is_expired, rent.is_overdue) == (False, True)
    assert store.count(Query(overdue=True)) == store.count(Query(expired=True)) == 1
    (row, _) = store.rows()
    assert (row.state, row.is_overdue) == (RowState.EXPIRED, False)
    home = store.home()
    assert [row.title for section in home.sections for row in section.rows] == ["Rent"]
    assert home.open_count == 1
    day = [entry.title for entry in store.agenda(TODAY, contents=AgendaContents.TASKS)]
    assert day == ["Rent"]
    counts = {day.day: day.task_count for day in store.month(2026, 1)}
    assert counts[TODAY] == 1
    pulse = store.pulse(TODAY, TODAY + DAY)
    assert [day.overdue_count for day in pulse.days] == [1, 1]
    assert [day.cancelled_count for day in pulse.days] == [1, 0]


def test_a_poll_cancels_it_as_one_step(store: Store, clock: FixedClock) -> None:
    sale = store.add("Sale", until=TODAY, reminders=[Reminder.at(MIDNIGHT + HOUR)])
    shop = store.add("Shop", parent_id=sale)
    shoes = store.add("Shoes", parent_id=shop)
    wait = store.add("Wait", depends_on=[sale])
    call = store.add("Call", until=NOON + HOUR)
    assert store.next_wakeup() == NOON + HOUR + timedelta(milliseconds=1)
    assert not store.poll_alerts()
    clock.now = NOON + HOUR
    assert not store.poll_alerts() and store.get(call).status == Status.OPEN
    clock.now += timedelta(milliseconds=1)
    assert store.next_wakeup() == clock.now
    assert not store.poll_alerts()
    task = store.get(call)
    assert (task.status, task.cancelled, task.until) == (
        *(Status.CANCELLED, NOON + HOUR, NOON + HOUR),
    )
    assert store.next_wakeup() == MIDNIGHT
    clock.now = MIDNIGHT + 2 * HOUR
    # What is pointless does not ring.
    assert not store.poll_alerts()
    at_noon = datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
    for each in (sale, shop, shoes):
        assert (store.get(each).status, store.get(each).cancelled) == (Status.CANCELLED, at_noon)
    assert store.get(wait).status == Status.OPEN and not store.get(wait).is_blocked
    assert titles(store.expired()) == "" and store.next_wakeup() is None
    assert store.score().points == 0 and store.pulse().completed_count == 0
    assert store.history(sale)[-1].action == Action.EXPIRE_TASKS
    step = store.undo()
    assert (step.action, step.task_count) == (Action.EXPIRE_TASKS, 3)
    assert titles(store.expired()) == "Sale"


def test_a_poll_ends_the_entry_that_runs_for_it(store: Store, clock: FixedClock) -> None:
    sale = store.add("Sale", until=TODAY)
    shop = store.add("Shop", parent_id=sale)
    call = store.add("Call", until=NOON + HOUR)
    store.start_timer(call)
    clock.now = NOON + 2 * HOUR
    store.poll_alerts()
    store.start_timer(shop)
    clock.now = MIDNIGHT + 3 * HOUR
    store.poll_alerts()
    ends = [(each.title, each.end) for each in store.time_entries()]
    assert ends == [("Call", NOON + HOUR), ("Shop", MIDNIGHT)]
    store.undo()
    running = store.timer()
    assert running is not None and running.title == "Shop"
    # One that was started afterwards runs up to now.
    late = store.add("Late", until=TODAY)
    store.start_timer(late)
    clock.now += HOUR
    store.poll_alerts()
    assert store.time_entries(task_id=late)[0].duration == HOUR


def test_a_poll_does_not_insist(store: Store, clock: FixedClock) -> None:
    call = store.add("Call", until=NOON + HOUR)
    clock.now += 2 * HOUR
    store.poll_alerts()
    store.undo()
    assert store.get(call).is_expired and store.next_wakeup() is None
    store.poll_alerts()
    assert store.get(call).status == Status.OPEN
    # Until it is said anew.
    store.update(call, until=NOON + HOUR + timedelta(minutes=1))
    assert store.next_wakeup() == clock.now
    store.poll_alerts()
    assert store.get(call).status == Status.CANCELLED


def test_what_is_reopened_has_a_point_again(store: Store, clock: FixedClock) -> None:
    call = store.add("Call", until=NOON + HOUR)
    clock.now += 2 * HOUR
    store.poll_alerts()
    store.reopen(call)
    assert (store.get(call).status, store.get(call).until) == (Status.OPEN, None)
    store.undo()
    assert store.get(call).until == NOON + HOUR
    store.undo()
    store.complete(call)
    assert store.score().completed_count == 1


def test_of_a_series_it_is_the_end_of_the_rule(store: Store) -> None:
    run = store.add("Run", due=TODAY, repeat_rule="FREQ=DAILY", until=TODAY + 2 * DAY)
    task = store.get(run)
    assert (task.repeat_rule, task.until) == ("FREQ=DAILY;UNTIL=20260117", None)
    store.update(run, until=None)
    assert store.get(run).repeat_rule == "FREQ=DAILY"
    store.update(run, until=TODAY + DAY)
    assert store.get(run).repeat_rule == "FREQ=DAILY;UNTIL=20260116"
    store.complete(run)
    assert store.get(run).due == TODAY + DAY
    store.complete(run)
    assert store.get(run).status == Status.COMPLETED
    # With a time, it ends with that day in the store's zone.
    nine = datetime(2026, 1, 16, 8, tzinfo=timezone.utc)
    swim = store.add("Swim", due=nine, repeat_rule="FREQ=DAILY", until=date(2026, 1, 17))
    assert store.get(swim).repeat_rule == "FREQ=DAILY;UNTIL=20260117T225959Z"
    # One that is given a rule afterwards gives its until to it, unless the rule has an end.
    read = store.add("Read", due=TODAY, until=TODAY + DAY)
    store.update(read, repeat_rule="FREQ=DAILY")
    assert store.get(read).repeat_rule == "FREQ=DAILY;UNTIL=20260116"
    sing = store.add("Sing", due=TODAY, until=TODAY + DAY)
    store.update(sing, repeat_rule="FREQ=DAILY;COUNT=3")
    assert (store.get(sing).repeat_rule, store.get(sing).until) == ("FREQ=DAILY;COUNT=3", None)
    with pytest.raises(InvalidError, match="COUNT") as refusal:
        store.update(sing, until=TODAY + DAY)
    assert refusal.value.field == "until"


def test_the_last_occurrence_does_not_expire(store: Store, clock: FixedClock) -> None:
    run = store.add("Run", due=TODAY, repeat_rule="FREQ=DAILY", until=TODAY)
    clock.now += 3 * DAY
    store.poll_alerts()
    assert (store.get(run).status, store.get(run).is_overdue) == (Status.OPEN, True)


def test_it_is_asked_for_and_sorted_by(store: Store) -> None:
    for title, until in (("Later", NOON + DAY), ("Today", TODAY), ("Never", None)):
        store.add(title, until=until)
    assert titles(store.tasks("until:today")) == "Today"
    assert titles(store.tasks("until>today")) == "Later"
    assert titles(store.tasks("until<=today")) == "Today"
    assert titles(store.tasks("until:none")) == "Never"
    assert titles(store.tasks("has:until sort:-until")) == "Later Today"
    assert titles(store.tasks(sort=Sort.UNTIL)) == "Today Later Never"


def test_quick_add_and_observers_know_it(store: Store) -> None:
    told: list[int] = []
    with store.observe(lambda commit: told.extend(change.fields for change in commit.changes)):
        ids = store.add("Sale")
        store.update(ids, until=TODAY)
    assert told == [0, TaskField.UNTIL]
    task = store.get(store.quick_add('Call Ann Until:"next friday" until:nonsense until:'))
    assert (task.title, task.until) == ("Call Ann until:nonsense until:", date(2026, 1, 23))
    parsed = store.parse_quick_add("Sale until:tomorrow")
    assert parsed.input.until == TODAY + DAY
    # With a repeat, it is the end of the rule.
    task = store.get(store.quick_add("Run every day until:2026-01-20"))
    assert (task.repeat_rule, task.until) == ("FREQ=DAILY;UNTIL=20260120", None)


@pytest.mark.parametrize("format", ["json", "csv", "icalendar", "taskwarrior"])
def test_files_bring_it_back(
    store: Store, format: Literal["json", "csv", "icalendar", "taskwarrior"]
) -> None:
    for until in (TODAY, NOON, NOON + timedelta(milliseconds=5), None):
        store.add("Task", until=until)
    file = io.StringIO()
    store.export_file(file, format)
    with Store(":memory:", clock=lambda: NOON, time_zone="Europe/Paris") as copy:
        copy.import_file(io.StringIO(file.getvalue()), format)
        assert [task.until for task in copy.tasks()] == [task.until for task in store.tasks()]


def test_taskwarrior_expires_what_is_until_a_day_when_the_day_is_over(store: Store) -> None:
    store.add("Sale", until=TODAY)
    file = io.StringIO()
    store.export_file(file, "taskwarrior")
    (written,) = json.loads(file.getvalue())
    assert written["until"] == "20260115T225959Z"
    assert store.import_file(io.StringIO(file.getvalue()), "taskwarrior").unchanged == 1
    # It was changed there.
    written["until"] = "20260120T120000Z"
    store.import_file(io.StringIO(json.dumps([written])), "taskwarrior")
    assert store.tasks()[0].until == datetime(2026, 1, 20, 12, tzinfo=timezone.utc)


def test_it_is_what_taskwarrior_calls_until(store: Store, clock: FixedClock) -> None:
    theirs = {
        "uuid": "0b5e5a2e-6f1c-4c55-9d0a-3f0f6c1d2e3f",
        "description": "Theirs",
        "status": "pending",
        "entry": "20260110T100000Z",
        "until": "20260116T080000Z",
    }
    store.import_file(io.StringIO(json.dumps([theirs])), "taskwarrior")
    (task,) = store.tasks()
    assert task.until == datetime(2026, 1, 16, 8, tzinfo=timezone.utc)

    def written() -> dict[str, str]:
        file = io.StringIO()
        store.export_file(file, "taskwarrior")
        (only,) = json.loads(file.getvalue())
        return dict(only)

    assert written()["until"] == theirs["until"]
    clock.now += DAY
    store.poll_alerts()
    # There, such a task is deleted.
    assert written()["status"] == "deleted" and written()["until"] == theirs["until"]
    store.reopen(task.id)
    assert "until" not in written()


def test_a_rule_of_a_file_takes_its_until(store: Store) -> None:
    file = '{"format":"taskcore","version":1,"tasks":[{"uid":"a","title":"Run","due":"2026-01-15",'
    file += '"repeat_rule":"FREQ=DAILY","until":"2026-01-20"}]}'
    store.export_file(held := io.StringIO(), "json")
    document = json.loads(held.getvalue())
    document["tasks"] = json.loads(file)["tasks"]
    store.import_file(io.StringIO(json.dumps(document)), "json")
    (task,) = store.tasks()
    assert (task.repeat_rule, task.until) == ("FREQ=DAILY;UNTIL=20260120", None)


def test_days_that_begin_later_end_later(store: Store, clock: FixedClock) -> None:
    store.set_day_begins(time(4))
    store.add("Sale", until=TODAY + DAY)
    clock.now = MIDNIGHT + DAY + HOUR
    assert titles(store.expired()) == ""
    assert store.next_wakeup() == MIDNIGHT + DAY + 4 * HOUR
    clock.now = MIDNIGHT + DAY + 4 * HOUR
    assert titles(store.expired()) == "Sale"
