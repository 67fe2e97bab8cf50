# SPDX-License-Identifier: Apache-2.0
"""How Python calls the library and is called back by it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator
from typing import Any, Final, TypeVar

from taskcore._generated import prototypes as c
from taskcore._low_level.last_error import last_error
from taskcore.errors import MisuseError

STOPPED: Final = 1
"""What a callback answers after it raised an exception."""

Opened = TypeVar("Opened", bound="Closable")

_thread = threading.local()


def call(function: Callable[..., int], *arguments: object) -> None:
    """Calls a function that returns a status, and raises what went wrong.

    That is what one of its callbacks raised, if one did.
    """
    status = function(*arguments)
    raised: BaseException | None = _thread.__dict__.pop("raised", None)
    if raised is not None:
        raise raised
    if status != c.TASKCORE_OK:
        raise last_error(status)


def callback(prototype: Any, function: Callable[..., None] | None) -> Any:
    """A C function that calls ``function`` and stops its caller when that raises an exception.

    It must be kept for as long as the library may call it.
    """
    if function is None:
        return prototype()

    def guarded(*arguments: object) -> int:
        try:
            function(*arguments)
        except BaseException as error:
            _thread.raised = error
            return STOPPED
        return c.TASKCORE_OK

    return prototype(guarded)


def ticks() -> Any:
    """A C function for long calls, in which Python handles the signals that came meanwhile.

    What a handler raises stops the call. Python handles signals as soon as it runs some code, which is
    at the very beginning of a function, outside of what that catches; a generator goes on inside of its
    ``try``.
    """

    def handle() -> Generator[int, None, None]:
        answer = c.TASKCORE_OK
        while True:
            try:
                yield answer
                answer = c.TASKCORE_OK
            except GeneratorExit:
                raise
            except BaseException as error:
                _thread.raised = error
                answer = STOPPED

    handling = handle()
    next(handling)
    return c.taskcore_store_progress_callback(handling.send)


class NotCopied:
    """What holds something of C's, which a copy would free a second time."""

    def __reduce__(self) -> str:
        raise TypeError(f"a {type(self).__name__} cannot be copied or pickled")


class Closable:
    """What ``with`` closes at its end."""

    def close(self) -> None:
        raise NotImplementedError

    def __enter__(self: Opened) -> Opened:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Handle:
    """A C object that is freed once, and never while a call uses it.

    So another thread, or a callback, may close what is in use.
    """

    def __init__(self, pointer: Any, free: Callable[[Any], None], kind: str) -> None:
        self._pointer = pointer
        self._free = free
        self._kind = kind
        self._lock = threading.Lock()
        self._users = 0
        self._is_closed = False
        self._waiting: list[Callable[[], object]] = []

    def __enter__(self) -> Any:
        with self._lock:
            if self._is_closed:
                raise MisuseError(f"The {self._kind} is closed.", field=self._kind)
            self._users += 1
        return self._pointer

    def __exit__(self, *error: object) -> None:
        with self._lock:
            self._users -= 1
            if self._users:
                return
            waiting, self._waiting = self._waiting, []
        for action in waiting:
            action()

    @property
    def is_closed(self) -> bool:
        """Whether no further call may use it."""
        return self._is_closed

    def when_idle(self, action: Callable[[], object]) -> None:
        """Does it now, or after the last call that uses the object."""
        with self._lock:
            if self._users:
                self._waiting.append(action)
                return
        action()

    def close(self) -> None:
        """Lets no further call use the object, and frees it when none does."""
        with self._lock:
            if self._is_closed:
                return
            self._is_closed = True
        self.when_idle(lambda: self._free(self._pointer))
