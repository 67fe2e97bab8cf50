# SPDX-License-Identifier: Apache-2.0
"""Objects of the library, each of which is freed once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from taskcore._low_level.library import library
from taskcore.errors import MisuseError


class Handle:
    """A C object that is freed once, and never while a call uses it.

    So another thread, or a callback, may close what is in use.
    """

    is_closed: bool = False
    """Whether no further call may use it."""

    def __init__(self, pointer: Any, free: Callable[[Any], None], kind: str) -> None:
        self._pointer = pointer
        self._free = free
        self._kind = kind
        self._lock = threading.Lock()
        self._users = 0
        self._waiting: list[Callable[[], object]] = []

    def __enter__(self) -> Any:
        with self._lock:
            if self.is_closed:
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

    def when_idle(self, action: Callable[[], object]) -> None:
        """Does it now, or after the last call that uses the object."""
        with self._lock:
            if self._users:
                self._waiting.append(action)
                return
        action()

    def close(self) -> None:
        """Rejects further calls, and frees the object when the last one has returned."""
        with self._lock:
            if self.is_closed:
                return
            self.is_closed = True
        self.when_idle(lambda: self._free(self._pointer))


class Whole(Handle):
    """The result of a call as one C object, which is freed with its last user."""

    def __init__(self, pointer: Any, kind: str) -> None:
        super().__init__(pointer, getattr(library, f"taskcore_{kind}_free"), kind)
        self.contents = getattr(library, f"taskcore_{kind}_contents")(pointer).contents

    def __del__(self) -> None:
        self.close()
