# SPDX-License-Identifier: Apache-2.0
"""How Python calls the library and is called back by it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator
from typing import Any, Final

from taskcore._generated import prototypes as c
from taskcore._low_level.library import library
from taskcore.errors import error_from_row

_STOPPED: Final = 1
"""The status that a callback returns after an exception."""

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
        raise error_from_row(library.taskcore_last_error().contents)


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
            return _STOPPED
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
                answer = _STOPPED

    handling = handle()
    next(handling)
    return c.taskcore_store_progress_callback(handling.send)
