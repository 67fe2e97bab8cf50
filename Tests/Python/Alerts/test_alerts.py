"""Reminders as polls say them: each once."""

from __future__ import annotations

import threading
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import pytest

from conftest import FixedClock, run_python
from taskcore import (
    Action,
    AlertKind,
    Commit,
    EventKind,
    InvalidError,
    NotFoundError,
    ReadOnlyError,
    Reminder,
    Store,
    TaskInput,
)
from times import HOUR, MINUTE, NOON


@pytest.fixture
def rent(store: Store) -> int:
    """Due at two, with reminders an hour before and at it."""
    reminders = [Reminder.before_due(HOUR), Reminder.before_due()]
    return store.add("Pay rent", due=NOON + 2 * HOUR, reminders=reminders)


def titles(store: Store, now: datetime | None = None) -> list[str]:
    return [alert.title for alert in store.poll_alerts(now)]


def test_a_poll_says_what_became_due_once(store: Store, rent: int) -> None:
    assert titles(store) == []
    assert titles(store, NOON + HOUR - MINUTE) == []
    (alert,) = store.poll_alerts(NOON + HOUR)
    assert (alert.kind, alert.item_id, alert.title) == (AlertKind.TASK, rent, "Pay rent")
    assert alert.at == alert.fired == NOON + HOUR and alert.item_start == NOON + 2 * HOUR
    assert alert.label and alert.occurrence is alert.acknowledged is alert.snoozed_until is None
    assert alert.snooze_count == 0
    assert titles(store, NOON + HOUR) == []
    assert titles(store, NOON + 3 * HOUR) == ["Pay rent"]


def test_a_deadline_is_said_to_be_due(store: Store, clock: FixedClock) -> None:
    for kind, day in ((EventKind.MEETING, 0), (EventKind.DEADLINE, 0), (EventKind.DEADLINE, 3)):
        store.add_event(
            kind.name,
            NOON + HOUR + timedelta(days=day),
            kind=kind,
            reminders=[Reminder.at(NOON + MINUTE)],
            allow_conflicts=True,
        )
    alerts = store.poll_alerts(NOON + MINUTE)
    labels = sorted(alert.label for alert in alerts)
    assert labels == ["Due in 3 days", "Due today 14:00", "Today 14:00"]
    clock.advance(timedelta(days=2))
    labels = sorted(alert.label for alert in store.alerts())
    assert "2 days overdue" in labels and "Due tomorrow 14:00" in labels


def test_next_wakeup_says_when_to_poll(store: Store, clock: FixedClock, rent: int) -> None:
    assert store.next_wakeup() == NOON + HOUR
    clock.advance(HOUR)
    assert store.next_wakeup() == NOON + HOUR
    store.poll_alerts()
    assert store.next_wakeup() == NOON + 2 * HOUR
    store.complete(rent)
    assert store.next_wakeup() is None


def test_poll_says_nothing_of_what_became_due(store: Store, rent: int) -> None:
    assert store.poll(NOON + HOUR) == 0
    assert len(store.alerts(all=True)) == 0
    assert titles(store, NOON + HOUR) == ["Pay rent"]


def test_poll_alerts_tells_the_observers_what_others_committed(
    clock: FixedClock, path: Path
) -> None:
    with Store(path, clock=clock) as mine, Store(path, clock=clock) as other:
        commits: list[Commit] = []
        with mine.observe(commits.append):
            other.add("Call", reminders=[Reminder.at(NOON)])
            assert titles(mine, NOON) == ["Call"]
        assert [commit.action for commit in commits] == [Action.ADD_TASKS, Action.FIRE_ALERTS]
        assert mine.poll() == 0 and other.poll() == 1


def test_alerts_are_acknowledged(store: Store, rent: int) -> None:
    (alert,) = store.poll_alerts(NOON + HOUR)
    assert [each.id for each in store.alerts()] == [alert.id]
    store.acknowledge(alert.id)
    assert len(store.alerts()) == 0
    assert store.alerts(all=True)[0].acknowledged == NOON
    assert store.undo().action is Action.ACKNOWLEDGE_ALERTS
    assert len(store.alerts()) == 1
    with pytest.raises(NotFoundError) as caught:
        store.acknowledge([alert.id, 99])
    assert caught.value.index == 1 and len(store.alerts()) == 1


def test_alerts_are_put_off_until_an_instant_or_for_a_while(
    store: Store, clock: FixedClock, rent: int
) -> None:
    clock.advance(HOUR)
    (alert,) = store.poll_alerts()
    store.snooze(alert.id, for_=10 * MINUTE)
    assert store.next_wakeup() == clock.now + 10 * MINUTE
    assert store.alerts()[0].snoozed_until == clock.now + 10 * MINUTE
    assert titles(store, clock.now + 9 * MINUTE) == []
    clock.advance(10 * MINUTE)
    (again,) = store.poll_alerts()
    assert (again.id, again.snooze_count, again.fired) == (alert.id, 1, clock.now)
    # A naive instant is local time in Paris.
    store.snooze([alert.id], until=datetime(2026, 1, 15, 14, 30))
    assert store.next_wakeup() == NOON + HOUR + 30 * MINUTE
    assert store.undo().action is Action.SNOOZE_ALERTS


def test_putting_off_takes_one_time_to_come(store: Store, rent: int) -> None:
    (alert,) = store.poll_alerts(NOON + HOUR)
    with pytest.raises(TypeError, match="either"):
        store.snooze(alert.id)
    with pytest.raises(TypeError, match="either"):
        store.snooze(alert.id, until=NOON + HOUR, for_=HOUR)
    wrong: list[dict[str, object]] = [
        {"until": NOON - MINUTE},
        {"for_": timedelta()},
        {"for_": -MINUTE},
        {"for_": timedelta(days=367)},
        {"for_": timedelta.max},
        {"for_": timedelta(microseconds=1)},
    ]
    for options in wrong:
        with pytest.raises(InvalidError):
            store.snooze(alert.id, **options)  # type: ignore[arg-type]


def test_an_alert_of_a_series_names_its_occurrence(store: Store) -> None:
    run = store.add_event(
        "Run",
        datetime(2026, 1, 16, 7),
        repeat_rule="FREQ=DAILY",
        reminders=[Reminder.before_start(15 * MINUTE)],
    )
    alerts = store.poll_alerts(NOON + timedelta(days=2))
    assert [(alert.kind, alert.item_id, alert.occurrence) for alert in alerts] == [
        (AlertKind.EVENT, run, datetime(2026, 1, 16, 7)),
        (AlertKind.EVENT, run, datetime(2026, 1, 17, 7)),
    ]
    assert alerts[0].at == datetime(2026, 1, 16, 5, 45, tzinfo=timezone.utc)
    water = store.add(
        "Water",
        due=date(2026, 1, 20),
        repeat_rule="FREQ=DAILY",
        reminders=[Reminder.before_due()],
    )
    said = store.poll_alerts(datetime(2026, 1, 20, 1))
    (alert,) = [each for each in said if each.kind is AlertKind.TASK]
    assert alert.item_id == water and alert.occurrence == date(2026, 1, 20)


def test_a_thousand_missed_ones_come_as_bounded_batches(store: Store, clock: FixedClock) -> None:
    late = NOON + HOUR
    store.add_many(TaskInput(f"T{each}", reminders=[Reminder.at(late)]) for each in range(2_500))
    clock.advance(timedelta(days=30))
    counts = []
    while batch := len(store.poll_alerts()):
        counts.append(batch)
        if sum(counts) < 2_500:
            assert store.next_wakeup() == clock.now
    assert counts == [1_000, 1_000, 500] and store.next_wakeup() is None


def test_each_is_said_once_by_several_processes_and_after_a_restart(
    path: Path, clock: FixedClock
) -> None:
    with Store(path, clock=clock) as store:
        store.add_many(TaskInput(f"T{each}", reminders=[Reminder.at(NOON)]) for each in range(40))
    program = (
        "import sys\n"
        "from datetime import datetime, timezone\n"
        "from taskcore import Store\n"
        "with Store(sys.argv[1], busy_timeout=60) as store:\n"
        "    for alert in store.poll_alerts(datetime(2026, 1, 15, 13, tzinfo=timezone.utc)):\n"
        "        print(alert.title)\n"
    )
    said: list[str] = []
    pollers = [
        threading.Thread(target=lambda: said.extend(run_python(program, str(path)).split()))
        for _ in range(4)
    ]
    for poller in pollers:
        poller.start()
    for poller in pollers:
        poller.join()
    assert sorted(said) == sorted(f"T{each}" for each in range(40))
    with Store(path, clock=clock) as store:
        assert titles(store, NOON + HOUR) == [] and len(store.alerts()) == 40


def test_alerts_are_listed_the_last_first_up_to_a_limit(store: Store, rent: int) -> None:
    store.poll_alerts(NOON + HOUR)
    store.poll_alerts(NOON + 2 * HOUR)
    assert [alert.at for alert in store.alerts()] == [NOON + 2 * HOUR, NOON + HOUR]
    assert len(store.alerts(limit=1)) == 1
    store.complete(rent)
    assert len(store.alerts()) == 0 and len(store.alerts(all=True)) == 2
    assert len(store.alerts(all=True, limit=0)) == 2
    for limit in (-1, 1 << 64):
        with pytest.raises(InvalidError):
            store.alerts(limit=limit)


def test_alerts_come_in_pages(store: Store, rent: int) -> None:
    store.poll_alerts(NOON + 2 * HOUR)
    both = list(store.alerts(limit=None))
    assert len(both) == 2
    assert list(store.alerts(limit=1, offset=1)) == both[1:]
    assert list(store.alerts(offset=2)) == []
    with pytest.raises(InvalidError) as refusal:
        store.alerts(offset=-1)
    assert refusal.value.field == "offset"


def test_a_store_that_is_only_read_says_nothing(path: Path) -> None:
    Store(path).close()
    with Store(path, read_only=True) as store:
        assert store.poll() == 0
        with pytest.raises(ReadOnlyError):
            store.poll_alerts()


def test_undo_does_not_take_back_what_was_said(store: Store, rent: int) -> None:
    store.poll_alerts(NOON + HOUR)
    assert store.undo().action is Action.ADD_TASKS
    store.redo()
    assert titles(store, NOON + HOUR) == []
