# SPDX-License-Identifier: Apache-2.0
"""Observers: functions that are told what each commit changed."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import POINTER, byref
from inspect import iscoroutine, iscoroutinefunction
from typing import TYPE_CHECKING, Any, Final

from taskcore._generated import prototypes as c
from taskcore._generated.reading import commit_from_row
from taskcore._low_level.calls import Closable, Handle, NotCopied, callback
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library

if TYPE_CHECKING:
    from taskcore.store.commit import Commit

_NOT_AWAITED: Final = (
    "an observer is a plain function, and not async: nobody would await it. It can start a task by "
    "loop.call_soon_threadsafe."
)


class Observer(Closable, NotCopied):
    """What ``Store.observe`` returns; it observes until it or its store is closed."""

    def __init__(self, handle: Handle, store: Handle, callbacks: dict[Observer, Any]) -> None:
        self._handle = handle
        self._store = store
        self._callbacks = callbacks

    def close(self) -> None:
        """Observes no more, from when its function has ended on other threads."""
        self._handle.close()
        # A call of another thread, or the one that called the callback, may still be in it.
        self._store.when_idle(lambda: self._callbacks.pop(self, None))


class ObserverMethods(Connection):
    """Being told what changes in a store."""

    _observers: dict[Observer, Any]
    """Each observer with its C callback, which lives as long as the library may call it."""

    def observe(self, function: Callable[[Commit], object]) -> Observer:
        """Calls ``function`` after each commit, on the thread that made or noticed it.

        It may use the store. What it raises comes out of the call that made the commit, which
        stands, and later observers are not told. It is a plain function: nobody would await an
        ``async`` one, which is refused with a TypeError.

        >>> from taskcore import Store
        >>> def show(commit):
        ...     print(commit.action.name, [change.entity.name for change in commit.changes])
        >>> with Store(":memory:") as store, store.observe(show):
        ...     store.complete(store.add("Pay rent"))
        ADD_TASKS ['TASK']
        COMPLETE_TASKS ['TASK', 'COMPLETION']
        """
        if iscoroutinefunction(function) or iscoroutinefunction(type(function).__call__):
            raise TypeError(_NOT_AWAITED)

        def told(commit: Any, payload: object) -> None:
            answer = function(commit_from_row(commit.contents))
            if iscoroutine(answer):
                answer.close()
                raise TypeError(_NOT_AWAITED)

        c_function = callback(c.taskcore_observe_callback, told)
        pointer = POINTER(c.taskcore_observer)()
        self._call(
            library.taskcore_observe,
            c_function,
            None,
            c.taskcore_destroy_callback(),
            byref(pointer),
        )
        handle = Handle(pointer, library.taskcore_observer_free, "observer")
        observer = Observer(handle, self._handle, self._observers)
        self._observers[observer] = c_function
        return observer
