"""What new tasks and events are reminded of when nothing is said of reminders."""

from __future__ import annotations

import io
from datetime import timedelta
from typing import Any

import pytest

from conftest import FixedClock
from taskcore import InvalidError, Reminded, Reminder, Store, TaskInput
from times import HOUR, NOON, TODAY

BEFORE = Reminder.before_due(HOUR)
NINE = Reminder.after_due(9 * HOUR)
QUARTER = Reminder.before_start(timedelta(minutes=15))


@pytest.fixture
def reminding(store: Store) -> Store:
    store.set_default_reminders(Reminded.TIMED_TASK, [BEFORE])
    store.set_default_reminders(Reminded.ALL_DAY_TASK, [NINE])
    store.set_default_reminders(Reminded.EVENT, [QUARTER])
    return store


def test_without_a_setting_nothing_reminds(store: Store) -> None:
    assert [store.default_reminders(kind) for kind in Reminded] == [(), (), ()]
    assert store.get(store.add("Rent", due=NOON)).reminders == ()
    assert store.get_event(store.add_event("Review", NOON)).reminders == ()


def test_what_is_new_gets_them_by_its_time(reminding: Store, clock: FixedClock) -> None:
    assert [reminding.default_reminders(kind) for kind in Reminded] == [
        *((BEFORE,), (NINE,), (QUARTER,)),
    ]
    assert len(reminding.poll_alerts()) == 0
    timed, day, none, said, quiet = reminding.add_many(
        [
            TaskInput("Timed", due=NOON + 2 * HOUR),
            TaskInput("Day", due=TODAY),
            TaskInput("None"),
            TaskInput("Said", due=NOON, reminders=[QUARTER]),
            TaskInput("Quiet", due=NOON, reminders=[]),
        ]
    )
    found = [reminding.get(task).reminders for task in (timed, day, none, said, quiet)]
    assert found == [(BEFORE,), (NINE,), (), (QUARTER,), ()]
    assert reminding.get(reminding.quick_add("Quick today")).reminders == (NINE,)
    event = reminding.add_event("Review", NOON)
    assert reminding.get_event(event).reminders == (QUARTER,)
    clock.now = NOON + HOUR
    assert [alert.title for alert in reminding.poll_alerts()] == ["Timed"]
    # A change of it later, or of the setting, gives nothing and takes nothing away.
    reminding.update(none, due=NOON)
    reminding.set_default_reminders(Reminded.TIMED_TASK, [])
    assert reminding.get(none).reminders == () and reminding.get(timed).reminders == (BEFORE,)
    reminding.undo()
    assert reminding.default_reminders(Reminded.TIMED_TASK) == (BEFORE,)


def test_an_import_brings_its_own(reminding: Store) -> None:
    rows = b"title,due\nRent,2026-02-01\n"
    reminding.import_file(io.BytesIO(rows), "csv")
    assert reminding.tasks()[0].reminders == ()


@pytest.mark.parametrize(
    "kind, reminders, field",
    [
        (0, [BEFORE], "kind"),
        (4, [BEFORE], "kind"),
        (Reminded.EVENT, [Reminder.at(NOON)], "reminders"),
        (Reminded.EVENT, [Reminder.before_due(n * HOUR) for n in range(51)], "reminders"),
    ],
)
def test_what_cannot_be_one_is_refused(
    store: Store, kind: int, reminders: list[Any], field: str
) -> None:
    with pytest.raises(InvalidError) as caught:
        store.set_default_reminders(kind, reminders)
    assert caught.value.field == field
    assert store.default_reminders(Reminded.EVENT) == ()
