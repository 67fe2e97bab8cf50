"""The size of the change log, and trimming it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from conftest import FixedClock
from taskcore import InvalidError, NotFoundError, Store


def test_steps_before_a_time_are_removed(store: Store, clock: FixedClock) -> None:
    old = store.add("Old")
    added = clock.now
    clock.advance(timedelta(hours=1))
    new = store.add("New")
    whole = store.log_report()
    assert (whole.step_count, whole.change_count) == (2, 2)
    assert (whole.first, whole.trimmed) == (added, None)
    assert whole.byte_count > 100
    left = store.trim_log(before=clock.now)
    assert (left.step_count, left.change_count) == (2, 1)
    assert (left.first, left.trimmed) == (clock.now, added)
    assert left.byte_count < whole.byte_count
    assert store.count() == 2
    assert (len(store.history(old)), len(store.history(new))) == (0, 1)
    store.undo()
    with pytest.raises(NotFoundError, match="trimmed up to"):
        store.undo()
    assert store.count() == 1


def test_the_oldest_steps_go_until_the_rest_has_room(store: Store) -> None:
    for number in range(20):
        store.add(f"Task {number}")
    whole = store.log_report()
    assert store.trim_log(max_bytes=whole.byte_count) == whole
    left = store.trim_log(max_bytes=whole.byte_count // 2)
    assert 5 < left.change_count < 12
    assert store.trim_log(max_bytes=0).change_count == 0


def test_a_trim_needs_a_limit(store: Store) -> None:
    with pytest.raises(InvalidError):
        store.trim_log()
    with pytest.raises(InvalidError):
        store.trim_log(max_bytes=-1)
