"""What becomes of the time for which nobody was there while the timer ran."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from conftest import FixedClock
from taskcore import ConflictError, IdleChoice, InvalidError, NotFoundError, Store
from times import NOON

HOUR = timedelta(hours=1)
KEEP, DISCARD, SPLIT = IdleChoice.KEEP, IdleChoice.DISCARD, IdleChoice.SPLIT


def entries(store: Store) -> list[tuple[str, float, float | None]]:
    """What it was spent on, and from when to when in hours after noon."""

    def hours(instant: datetime | None) -> float | None:
        return None if instant is None else (instant - NOON) / HOUR

    return [(e.title, hours(e.start) or 0.0, hours(e.end)) for e in store.time_entries()]


def run(store: Store, clock: FixedClock) -> int:
    """A timer that ran for three hours, of which the last one was idle."""
    task = store.add("Write")
    store.start_timer(task, note="Draft")
    clock.advance(3 * HOUR)
    return task


@pytest.mark.parametrize(
    ("choice", "stop", "left"),
    [
        (KEEP, False, [("Write", 0.0, None)]),
        (KEEP, True, [("Write", 0.0, 3.0)]),
        (DISCARD, False, [("Write", 0.0, 2.0), ("Write", 3.0, None)]),
        (DISCARD, True, [("Write", 0.0, 2.0)]),
        (SPLIT, False, [("Write", 0.0, 2.0), ("Write", 2.0, 3.0), ("Write", 3.0, None)]),
        (SPLIT, True, [("Write", 0.0, 2.0), ("Write", 2.0, 3.0)]),
    ],
)
def test_it_is_kept_discarded_or_split_off_in_one_step(
    store: Store,
    clock: FixedClock,
    choice: IdleChoice,
    stop: bool,
    left: list[tuple[str, float, float | None]],
) -> None:
    run(store, clock)
    own = store.resolve_idle_time(NOON + 2 * HOUR, choice, stop=stop)
    assert entries(store) == left
    assert (own is None) == (choice != SPLIT)
    if own is not None:
        assert (store.get_time_entry(own).start, store.get_time_entry(own).note) == (
            NOON + 2 * HOUR,
            "Draft",
        )
    if left != [("Write", 0.0, None)]:
        store.undo()
        assert entries(store) == [("Write", 0.0, None)]
        store.redo()
        assert entries(store) == left


def test_it_is_for_another_task(store: Store, clock: FixedClock) -> None:
    run(store, clock)
    call = store.add("Call", project="Phone")
    own = store.resolve_idle_time(NOON + 2 * HOUR, SPLIT, task_id=call, note="Ada")
    assert own is not None
    entry = store.get_time_entry(own)
    assert (entry.title, entry.project, entry.note) == ("Call", "Phone", "Ada")
    running = store.timer()
    assert running is not None and (running.title, running.start) == ("Write", NOON + 3 * HOUR)
    clock.advance(HOUR)
    own = store.resolve_idle_time(NOON + 3.5 * HOUR, SPLIT, task_id=0, project_id=0)
    assert own is not None and store.get_time_entry(own).task_id is None


def test_nothing_is_left_of_what_was_idle_from_the_beginning(
    store: Store, clock: FixedClock
) -> None:
    run(store, clock)
    store.resolve_idle_time(NOON, DISCARD)
    assert entries(store) == [("Write", 3.0, None)]
    store.undo()
    store.resolve_idle_time(NOON, DISCARD, stop=True)
    assert entries(store) == []
    store.undo()
    store.resolve_idle_time(NOON, SPLIT)
    assert entries(store) == [("Write", 0.0, 3.0), ("Write", 3.0, None)]


def test_idle_since_now_is_nothing(store: Store, clock: FixedClock) -> None:
    run(store, clock)
    assert store.resolve_idle_time(NOON + 3 * HOUR, SPLIT) is None
    assert entries(store) == [("Write", 0.0, None)]


def test_what_cannot_be_is_refused(store: Store, clock: FixedClock) -> None:
    with pytest.raises(ConflictError, match="No timer is running"):
        store.resolve_idle_time(NOON, DISCARD)
    task = run(store, clock)
    for since, words in (
        (NOON - HOUR, "is before that"),
        (NOON + 4 * HOUR, "is after now"),
    ):
        with pytest.raises(InvalidError, match=words) as caught:
            store.resolve_idle_time(since, DISCARD)
        assert caught.value.field == "since_ms"
    with pytest.raises(InvalidError, match="kept") as choice:
        store.resolve_idle_time(NOON + HOUR, 4)
    assert choice.value.field == "choice"
    with pytest.raises(NotFoundError):
        store.resolve_idle_time(NOON + HOUR, SPLIT, task_id=99)
    with pytest.raises(InvalidError):
        store.resolve_idle_time(NOON + HOUR, SPLIT, note="one\ntwo")
    store.delete(store.add("Gone"))
    with pytest.raises(ConflictError, match="trash"):
        store.resolve_idle_time(NOON + HOUR, SPLIT, task_id=task + 1)
    assert entries(store) == [("Write", 0.0, None)]
