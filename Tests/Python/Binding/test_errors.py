"""Every status of the library has its exception."""

from __future__ import annotations

import pickle
from ctypes import POINTER, byref

import pytest

import taskcore
from taskcore import Store, TaskcoreError
from taskcore._generated import prototypes as c
from taskcore._low_level.library import library

STATUSES = {
    name: value
    for name, value in vars(c).items()
    if name.startswith("TASKCORE_E") and isinstance(value, int) and value < 0
}
CLASSES = {each.code: each for each in TaskcoreError.__subclasses__()}


def test_each_status_has_one_class_and_each_class_one_status() -> None:
    assert sorted(CLASSES) == sorted(STATUSES.values())
    assert len(TaskcoreError.__subclasses__()) == len(STATUSES) == 17
    for each in CLASSES.values():
        assert getattr(taskcore, each.__name__) is each


@pytest.mark.parametrize(("name", "status"), STATUSES.items())
def test_a_call_that_returns_a_status_raises_its_class(
    store: Store, name: str, status: int
) -> None:
    """A C observer's answer is what the call returns, whatever it is."""
    answer = c.taskcore_observe_callback(lambda commit, payload: status)
    observer = POINTER(c.taskcore_observer)()
    with store._handle as pointer:
        assert (
            library.taskcore_observe(
                pointer, answer, None, c.taskcore_destroy_callback(), byref(observer)
            )
            == 0
        )
    try:
        with pytest.raises(CLASSES[status]) as raised:
            store.add("Pay rent")
    finally:
        library.taskcore_observer_free(observer)
    assert (raised.value.code, raised.value.name) == (status, name)


def test_a_status_that_is_not_known_raises_the_base_class(store: Store) -> None:
    answer = c.taskcore_observe_callback(lambda commit, payload: 77)
    observer = POINTER(c.taskcore_observer)()
    with store._handle as pointer:
        assert (
            library.taskcore_observe(
                pointer, answer, None, c.taskcore_destroy_callback(), byref(observer)
            )
            == 0
        )
    with pytest.raises(TaskcoreError) as raised:
        store.add("Pay rent")
    library.taskcore_observer_free(observer)
    assert type(raised.value) is TaskcoreError
    assert (raised.value.code, raised.value.name) == (77, "unknown")


@pytest.mark.parametrize(
    ("ours", "python_s"),
    [
        (taskcore.InvalidError, ValueError),
        (taskcore.NotFoundError, LookupError),
        (taskcore.AccessError, OSError),
        (taskcore.FullError, OSError),
        (taskcore.InputOutputError, OSError),
        (taskcore.OutOfMemoryError, MemoryError),
        (taskcore.ParseError, ValueError),
    ],
)
def test_an_error_is_also_what_python_calls_it(
    ours: type[TaskcoreError], python_s: type[Exception]
) -> None:
    assert issubclass(ours, python_s)


def test_an_error_says_what_it_is_about_and_nothing_that_it_is_not(store: Store) -> None:
    with pytest.raises(TaskcoreError) as raised:
        store.get(99)
    error = raised.value
    assert str(error).endswith(".")
    assert (error.index, error.line, error.column) == (0, None, None)


def test_an_error_survives_pickling(store: Store) -> None:
    with pytest.raises(TaskcoreError) as raised:
        store.add("")
    copy = pickle.loads(pickle.dumps(raised.value))
    assert type(copy) is type(raised.value)
    assert (str(copy), copy.field, copy.name) == (str(raised.value), "title", "TASKCORE_EINVALID")
