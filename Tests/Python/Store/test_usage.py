"""Counting the calls on a store."""

from __future__ import annotations

from datetime import timedelta
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from conftest import FixedClock
from taskcore import InvalidError, NotFoundError, Store, Usage
from taskcore._generated import prototypes as c
from taskcore._low_level.library import library


def calls(usage: Usage) -> dict[str, tuple[int, int]]:
    """How often each function was called and failed."""
    return {each.name: (each.call_count, each.error_count) for each in usage.functions}


def test_nothing_is_counted_unasked(store: Store) -> None:
    store.add("Pay rent")
    assert store.usage() == Usage(None, False, 0, 0, 0, (), ())


def test_calls_and_errors_are_counted(store: Store, clock: FixedClock) -> None:
    store.start_usage()
    store.add("Pay rent")
    store.add("Read")
    with pytest.raises(InvalidError):
        store.add("")
    for _ in range(2):
        with pytest.raises(NotFoundError):
            store.complete(42)
    usage = store.usage()
    assert usage.since == clock.now and usage.is_counting
    assert calls(usage) == {"taskcore_task_add": (3, 1), "taskcore_task_complete": (2, 2)}
    assert [(each.name, each.status, each.count) for each in usage.statuses] == [
        ("TASKCORE_ENOTFOUND", -2, 2),
        ("TASKCORE_EINVALID", -1, 1),
    ]
    assert (usage.call_count, usage.error_count) == (5, 3)
    assert usage.total_ns == sum(each.total_ns for each in usage.functions)
    assert all(0 < each.longest_ns <= each.total_ns for each in usage.functions)


def test_what_a_callback_raises_is_an_error_without_a_name(store: Store) -> None:
    class Refusing(BytesIO):
        def write(self, piece: object) -> int:
            raise OSError("No room.")

    store.start_usage()
    with pytest.raises(OSError, match="No room."):
        store.export_file(Refusing())
    assert [(each.name, each.count) for each in store.usage().statuses] == [("", 1)]


def test_stopping_keeps_the_figures_and_a_reset_forgets_them(
    store: Store, clock: FixedClock
) -> None:
    store.start_usage()
    store.count()
    store.stop_usage()
    store.count()
    assert not store.usage().is_counting
    assert store.usage().call_count == 1
    clock.advance(timedelta(minutes=1))
    store.reset_usage()
    assert store.usage() == Usage(clock.now, False, 0, 0, 0, (), ())


def test_the_figures_are_of_one_store_and_go_with_it(path: Path) -> None:
    with Store(path) as store, Store(path) as other:
        store.start_usage()
        store.count()
        other.count()
        assert (store.usage().call_count, other.usage().call_count) == (1, 0)
    with Store(path) as store:
        assert store.usage().since is None


def nothing(parameter: Any) -> Any:
    """An argument that says nothing: a null pointer, or 0."""
    try:
        return parameter(0)
    except TypeError:
        return parameter()


def test_every_function_of_a_store_is_counted_under_its_own_name(store: Store) -> None:
    functions = {
        name: parameters
        for name, (result, parameters) in c.FUNCTIONS.items()
        if result is c.taskcore_status
        and parameters
        and parameters[0].__name__ == "LP_taskcore_store"
    }
    assert len(functions) > 80
    own = {name for name in functions if name.startswith("taskcore_usage_")}
    assert own == {f"taskcore_usage_{verb}" for verb in ("start", "stop", "reset", "read")}
    store.start_usage()
    with store._handle as handle:
        for name in functions.keys() - own:
            getattr(library, name)(handle, *map(nothing, functions[name][1:]))
    figures = {name: count for name, (count, _) in calls(store.usage()).items()}
    assert figures == dict.fromkeys(functions.keys() - own, 1)
