# SPDX-License-Identifier: Apache-2.0
"""Observers: functions that are told what each commit changed."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import POINTER, byref
from inspect import iscoroutine, iscoroutinefunction
from typing import Any, Final

from taskcore._generated import prototypes as c
from taskcore._low_level.connection import Caller, Connection
from taskcore._low_level.handle import Handle
from taskcore._low_level.library import library

_NOT_AWAITED: Final = (
    "an observer is a plain function, and not async: nobody would await it. It can start a task by "
    "loop.call_soon_threadsafe."
)


class Observer(Caller):
    """The result of ``Store.observe``; it observes until it or its store is closed."""

    def __init__(self, handle: Handle, store: Handle, callbacks: dict[Observer, Any]) -> None:
        self._handle = handle
        self._store = store
        self._callbacks = callbacks

    def close(self) -> None:
        """Observes no more, from when its function has ended on other threads."""
        self._handle.close()
        # A call of another thread, or the one that called the callback, may still be in it.
        self._store.when_idle(lambda: self._callbacks.pop(self, None))


def plain(function: Callable[[Any], object]) -> Callable[[Any], object]:
    """The same function; an ``async`` one is refused, at once or when it is called first."""
    if iscoroutinefunction(function) or iscoroutinefunction(type(function).__call__):
        raise TypeError(_NOT_AWAITED)

    def called(told: Any) -> None:
        answer = function(told)
        if iscoroutine(answer):
            answer.close()
            raise TypeError(_NOT_AWAITED)

    return called


class OwnObserverMethods(Connection):
    """The hand-written base of ``ObserverMethods``."""

    _observers: dict[Observer, Any]
    """Each observer with its C callback, which lives as long as the library may call it."""

    def _observing(self, callback: Any) -> Observer:
        pointer = POINTER(c.taskcore_observer)()
        nobody = c.taskcore_destroy_callback()
        self._call(library.taskcore_observe, callback, None, nobody, byref(pointer))
        handle = Handle(pointer, library.taskcore_observer_free, "observer")
        observer = Observer(handle, self._handle, self._observers)
        self._observers[observer] = callback
        return observer
