"""The focus timer."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from conftest import FixedClock
from taskcore import (
    Action,
    AlertKind,
    ConflictError,
    FocusGrouping,
    FocusKind,
    FocusSession,
    FocusSettings,
    FocusState,
    InvalidError,
    NextFocus,
    NotFoundError,
    Store,
)
from times import MINUTE, NOON


def current(store: Store) -> FocusSession:
    session = store.focus()
    assert session is not None
    return session


def test_there_is_none_at_first(store: Store) -> None:
    assert store.focus() is None and len(store.focus_history()) == 0
    assert store.next_focus() == NextFocus(FocusKind.WORK, 25, 1)
    for method in (
        store.pause_focus,
        store.resume_focus,
        store.reset_focus,
        store.cancel_focus,
        store.finish_focus,
    ):
        with pytest.raises(ConflictError):
            method()


def test_a_session_runs_by_the_clock(store: Store, clock: FixedClock) -> None:
    task = store.add("Write")
    session_id = store.start_focus(task, minutes=10)
    clock.advance(timedelta(seconds=150))
    session = current(store)
    assert session == FocusSession(
        id=session_id,
        uid=session.uid,
        kind=FocusKind.WORK,
        state=FocusState.RUNNING,
        round=1,
        task_id=task,
        title="Write",
        length=10 * MINUTE,
        elapsed=timedelta(seconds=150),
        remaining=timedelta(seconds=450),
        elapsed_fraction=0.25,
        started=NOON,
        ends=NOON + 10 * MINUTE,
        finished=None,
        label=session.label,
    )
    assert "7:30" in session.label
    assert store.next_wakeup() == NOON + 10 * MINUTE


def test_pauses_do_not_count(store: Store, clock: FixedClock) -> None:
    store.start_focus()
    clock.advance(5 * MINUTE)
    store.pause_focus()
    clock.advance(timedelta(days=1))
    paused = current(store)
    assert (paused.state, paused.elapsed, paused.ends) == (FocusState.PAUSED, 5 * MINUTE, None)
    assert paused.task_id is None and paused.title == ""
    store.resume_focus()
    assert current(store).ends == clock.now + 20 * MINUTE
    store.reset_focus()
    assert current(store).remaining == 25 * MINUTE
    assert store.undo().action is Action.RESET_FOCUS


def test_its_end_is_said_once(store: Store, clock: FixedClock) -> None:
    session_id = store.start_focus(minutes=1)
    clock.advance(3 * MINUTE)
    (alert,) = store.poll_alerts()
    assert (alert.kind, alert.item_id) == (AlertKind.FOCUS, session_id)
    assert alert.at == NOON + MINUTE
    assert len(store.poll_alerts()) == 0 and store.focus() is None
    (session,) = store.focus_history()
    assert (session.state, session.finished) == (FocusState.FINISHED, NOON + MINUTE)
    assert session.elapsed_fraction == 1.0
    assert store.next_focus() == NextFocus(FocusKind.SHORT_BREAK, 5, 1)


def test_one_runs_at_a_time_and_outlives_its_process(path: Path, clock: FixedClock) -> None:
    with Store(path, clock=clock) as store:
        store.start_focus(minutes=10)
    clock.advance(4 * MINUTE)
    with Store(path, clock=clock) as store:
        with pytest.raises(ConflictError):
            store.start_focus()
        assert current(store).remaining == 6 * MINUTE
        store.finish_focus()
        assert store.start_focus(kind=FocusKind.SHORT_BREAK) > 0
        assert current(store).length == 5 * MINUTE


@pytest.mark.parametrize("minutes", [0, -1, 61, 1 << 31, 1 << 64])
def test_it_lasts_1_to_60_minutes(store: Store, minutes: int) -> None:
    with pytest.raises(InvalidError) as caught:
        store.start_focus(minutes=minutes)
    assert caught.value.field == "minutes"
    store.start_focus(minutes=60)


def test_bad_starts_are_refused(store: Store) -> None:
    task = store.add("Write")
    with pytest.raises(InvalidError):
        store.start_focus(task, kind=FocusKind.SHORT_BREAK)
    with pytest.raises(InvalidError):
        store.start_focus(kind=9)
    with pytest.raises(NotFoundError):
        store.start_focus(99)
    store.complete(task)
    with pytest.raises(ConflictError):
        store.start_focus(task)


def test_what_was_worked_is_added_up(store: Store, clock: FixedClock) -> None:
    write = store.add("Write", project="Book")
    home = store.find_project("Book")
    for task, minutes in ((write, 20), (None, 10), (write, 15)):
        store.start_focus(task)
        clock.advance(minutes * MINUTE)
        store.finish_focus()
    store.start_focus(write)
    clock.advance(5 * MINUTE)
    store.cancel_focus()

    by_task = store.focus_totals()
    assert [(each.key, each.label, each.total, each.session_count) for each in by_task] == [
        (write, "Write", 35 * MINUTE, 2),
        (0, by_task[1].label, 10 * MINUTE, 1),
    ]
    assert store.focus_totals(FocusGrouping.PROJECT)[0].key == home
    (today,) = store.focus_totals(FocusGrouping.DAY)
    assert (today.key, today.total, today.session_count) == (20260115, 45 * MINUTE, 3)
    assert len(store.focus_totals(since=date(2026, 1, 16))) == 0
    assert len(store.focus_history(before=NOON)) == 0
    assert [each.state for each in store.focus_history(since=NOON)] == [
        *[FocusState.FINISHED] * 3,
        FocusState.CANCELLED,
    ]
    with pytest.raises(InvalidError):
        store.focus_totals(9)
    with pytest.raises(InvalidError):
        store.focus_totals(since=date(2026, 1, 16), before=date(2026, 1, 15))


def test_settings_are_kept_and_followed(store: Store, clock: FixedClock) -> None:
    assert store.focus_settings() == FocusSettings(25, 5, 15, 4, False)
    store.set_focus_settings(work_minutes=1, rounds=1, auto_start=True)
    assert store.focus_settings() == FocusSettings(1, 5, 15, 1, True)
    assert store.undo().action is Action.CHANGE_SETTINGS
    store.redo()
    store.start_focus()
    clock.advance(MINUTE)
    store.poll_alerts()
    assert current(store).kind is FocusKind.LONG_BREAK


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("work_minutes", 0),
        ("short_break_minutes", 61),
        ("long_break_minutes", -1),
        ("rounds", 13),
        ("auto_start", 2),
        ("rounds", 1 << 40),
    ],
)
def test_bad_settings_are_refused(store: Store, name: str, value: int) -> None:
    with pytest.raises(InvalidError) as caught:
        store.set_focus_settings(**{name: value})  # type: ignore[arg-type]
    assert caught.value.field in (name, f"is_{name}")
    assert store.focus_settings() == FocusSettings(25, 5, 15, 4, False)
