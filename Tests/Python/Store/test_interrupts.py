"""Long calls that are ended: by a signal, or from another thread."""

from __future__ import annotations

import signal
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from types import FrameType

import pytest

from taskcore import BusyError, InterruptError, Store


@contextmanager
def held_by_another(path: Path) -> Iterator[None]:
    """Writing waits for another user of the store."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


@pytest.fixture
def waiting(path: Path) -> Iterator[Store]:
    """A store whose next call that writes takes long."""
    with Store(path, busy_timeout=60) as store, held_by_another(path):
        yield store


@contextmanager
def interrupted_soon() -> Iterator[list[str]]:
    """A handler of a signal raises KeyboardInterrupt; in which function is in the list then."""
    handled_in: list[str] = []

    def stop(number: int, frame: FrameType | None) -> None:
        handled_in.append(frame.f_code.co_name if frame else "")
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    try:
        with pytest.raises(KeyboardInterrupt):
            yield handled_in
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_what_a_handler_of_a_signal_raises_comes_out_of_a_long_call(waiting: Store) -> None:
    with interrupted_soon() as handled_in:
        waiting.add("Pay rent")
    assert handled_in == ["handle"], "not after the call"
    assert waiting.count() == 0


def test_it_comes_out_of_a_call_that_does_not_ask_sqlite(store: Store) -> None:
    start = datetime(2026, 1, 15, 9)
    store.add_event(
        "Look at the oven",
        start,
        duration=timedelta(seconds=1),
        repeat_rule="FREQ=MINUTELY;INTERVAL=11",
    )
    with interrupted_soon() as handled_in:
        store.free_time(timedelta(days=1), start, start + timedelta(days=3_650))
    assert handled_in == ["handle"], "not after the call"


def test_a_handler_that_raises_nothing_lets_the_call_go_on(path: Path) -> None:
    handled: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: handled.append(number))
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    try:
        with (
            Store(path, busy_timeout=0.3) as store,
            held_by_another(path),
            pytest.raises(BusyError),
        ):
            store.add("Pay rent")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert handled == [signal.SIGALRM]


def test_another_thread_interrupts_a_long_call(waiting: Store) -> None:
    is_over = threading.Event()

    def interrupt() -> None:
        while not is_over.wait(0.01):
            waiting.interrupt()

    thread = threading.Thread(target=interrupt)
    thread.start()
    try:
        with pytest.raises(InterruptError):
            waiting.add("Pay rent")
    finally:
        is_over.set()
        thread.join()
    assert waiting.count() == 0


def test_an_interrupt_is_never_for_the_next_call(store: Store) -> None:
    store.interrupt()
    store.add("Pay rent")
    assert store.count() == 1
