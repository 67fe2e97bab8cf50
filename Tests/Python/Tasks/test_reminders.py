"""Reminders as Python's values."""

from __future__ import annotations

from datetime import date, datetime, timedelta, timezone

import pytest

from taskcore import InvalidError, Reminder, ReminderKind, Store

FIVE_MINUTES = timedelta(minutes=5)


def test_a_reminder_is_at_an_instant(store: Store) -> None:
    instant = datetime(2026, 2, 1, 9, tzinfo=timezone.utc)
    task = store.get(store.add("Pay rent", reminders=[Reminder.at(instant)]))
    assert task.reminders == (Reminder(ReminderKind.AT, instant=instant),)


def test_a_naive_instant_is_local_time_of_the_store(store: Store) -> None:
    task = store.get(store.add("Pay rent", reminders=[Reminder.at(datetime(2026, 7, 1, 9))]))
    assert task.reminders[0].instant == datetime(2026, 7, 1, 7, tzinfo=timezone.utc)


@pytest.mark.parametrize(
    ("reminder", "kind", "offset"),
    [
        (Reminder.before_due(FIVE_MINUTES), ReminderKind.DUE, -FIVE_MINUTES),
        (Reminder.after_due(FIVE_MINUTES), ReminderKind.DUE, FIVE_MINUTES),
        (Reminder.before_due(), ReminderKind.DUE, timedelta()),
        (Reminder.before_start(FIVE_MINUTES), ReminderKind.START, -FIVE_MINUTES),
        (Reminder.after_start(FIVE_MINUTES), ReminderKind.START, FIVE_MINUTES),
        (Reminder.before_due(timedelta(days=366)), ReminderKind.DUE, -timedelta(days=366)),
    ],
)
def test_a_reminder_is_relative(
    store: Store, reminder: Reminder, kind: ReminderKind, offset: timedelta
) -> None:
    task = store.get(store.add("Pay rent", due=date(2026, 2, 1), reminders=[reminder]))
    assert task.reminders == (Reminder(kind, offset=offset),)


def test_a_reminder_at_a_date_is_a_type_error(store: Store) -> None:
    with pytest.raises(TypeError, match="datetime"):
        store.add("Pay rent", reminders=[Reminder.at(date(2026, 2, 1))])  # type: ignore[arg-type]


def test_several_come_back_and_may_be_replaced(store: Store) -> None:
    several = [Reminder.before_due(timedelta(minutes=minutes)) for minutes in range(50)]
    task_id = store.add("Pay rent", due=date(2026, 2, 1), reminders=several)
    assert set(store.get(task_id).reminders) == set(several)
    store.update(task_id, reminders=iter([Reminder.after_start()]))
    assert store.get(task_id).reminders == (Reminder.after_start(),)


@pytest.mark.parametrize(
    ("kind", "instant", "offset"),
    [
        (ReminderKind.AT, None, None),
        (ReminderKind.AT, None, FIVE_MINUTES),
        (ReminderKind.DUE, datetime(2026, 2, 1), None),
        (ReminderKind.DUE, datetime(2026, 2, 1), FIVE_MINUTES),
    ],
)
def test_a_reminder_has_either_an_instant_or_an_offset(
    kind: ReminderKind, instant: datetime | None, offset: timedelta | None
) -> None:
    with pytest.raises(TypeError, match="instant"):
        Reminder(kind, instant, offset)


@pytest.mark.parametrize(
    "wrong",
    [
        [Reminder.before_due(timedelta(days=367))],
        [Reminder.before_due(timedelta(microseconds=1))],
        [Reminder.before_due(timedelta(minutes=minutes)) for minutes in range(51)],
    ],
)
def test_a_wrong_reminder_is_refused_by_name(store: Store, wrong: list[Reminder]) -> None:
    with pytest.raises(InvalidError) as refused:
        store.add("Pay rent", reminders=wrong)
    assert refused.value.field.startswith("reminder")
    assert store.count() == 0
