# SPDX-License-Identifier: Apache-2.0
"""A store: open, use, close."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from ctypes import POINTER, byref, c_char, string_at
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from taskcore._core.observer import ObserverMethods
from taskcore._core.time_methods import MILLISECOND, to_milliseconds
from taskcore._generated import prototypes as c
from taskcore._low_level.calls import Closable, Handle, call, callback, ticks
from taskcore._low_level.library import library
from taskcore._low_level.values import integer, path_bytes, text
from taskcore.enumerations import Durability
from taskcore.errors import InvalidError


class OwnStore(Closable, ObserverMethods):
    """What is written by hand of ``Store``."""

    # Tests of this binding have members refused that would not count.
    _open_flags = 0

    def __init__(
        self,
        path: str | os.PathLike[str] | None = None,
        *,
        read_only: bool = False,
        repair_schema: bool = False,
        upgrade_backup: bool = True,
        durability: int = Durability.FULL,
        busy_timeout: timedelta | float | None = None,
        time_zone: str | None = None,
        locale: str | None = None,
        clock: Callable[[], datetime] | None = None,
    ) -> None:
        """Opens the store in a file, and creates it when there is none.

        :param path: the file, ``":memory:"``, or None for the user's own store.
        :param read_only: never write; the file must exist.
        :param repair_schema: remove what another program put into the file: triggers, views, tables,
            indexes and columns. A file with such is a CorruptError otherwise.
        :param upgrade_backup: copy a store of an older version before it is upgraded, to the same path
            with ``.before-upgrade`` behind it.
        :param durability: what survives; see Durability.
        :param busy_timeout: how long to wait for other users, in seconds when it is a number;
            None is five seconds.
        :param time_zone: an IANA name such as ``"Europe/Paris"``; None is the system's.
        :param locale: for the order of titles, such as ``"fr_FR.UTF-8"``; None is the
            environment's.
        :param clock: returns the present instant as an aware datetime; None is the system's.
        """
        options = c.TASKCORE_OPEN_OPTIONS_INIT()
        options.flags = self._open_flags
        if path is not None:
            options.path = path_bytes(path, "path")
        if read_only:
            options.flags |= c.TASKCORE_OPEN_READ_ONLY
        if repair_schema:
            options.flags |= c.TASKCORE_OPEN_REPAIR_SCHEMA
        if not upgrade_backup:
            options.flags |= c.TASKCORE_OPEN_NO_BACKUP
        options.durability = integer(durability, 32, "durability")
        if busy_timeout is not None:
            options.busy_timeout_ms = _timeout(busy_timeout)
        if time_zone is not None:
            options.time_zone = text(time_zone, "time_zone")
        if locale is not None:
            options.locale = text(locale, "locale")
        self._path = None if path is None else os.fspath(path)
        self._observers = {}
        self._clock = _clock(clock)
        options.clock = self._clock
        self._ticks = ticks()
        options.progress = self._ticks
        pointer = POINTER(c.taskcore_store)()
        call(library.taskcore_store_open, byref(options), byref(pointer))
        self._handle = Handle(pointer, library.taskcore_store_free, "store")

    def close(self) -> None:
        """Closes the store and its observers, whose functions end on other threads first; lists
        that it gave stay valid."""
        for observer in list(self._observers):
            observer.close()
        self._handle.close()

    def interrupt(self) -> None:
        """Ends the call that runs on the store now, on any thread, with InterruptError.

        It has changed nothing then. The next call is never meant. Handlers of signals need not call
        it: what they raise ends the main thread's call, and comes out of it.
        """
        with self._handle as store:
            library.taskcore_interrupt(store)

    def __repr__(self) -> str:
        path = "" if self._path is None else f" {self._path!r}"
        return f"<Store{path}{', closed' if self._handle.is_closed else ''}>"

    def __del__(self) -> None:
        # Without a handle, the store was never opened.
        if hasattr(self, "_handle") and not self._handle.is_closed:
            warnings.warn(f"unclosed {self!r}", ResourceWarning, stacklevel=2, source=self)
            self.close()


def default_path() -> Path:
    """Where the user's own store is: ``$XDG_DATA_HOME/taskcore/taskcore.db``."""
    path = POINTER(c_char)()
    call(library.taskcore_default_path, byref(path))
    try:
        return Path(os.fsdecode(string_at(path)))
    finally:
        library.taskcore_string_free(path)


def _clock(clock: Callable[[], datetime] | None) -> Any:
    """A C callback that asks ``clock``."""

    def ask(now_ms: Any, payload: object) -> None:
        if clock is not None:
            now = clock()
            if now.utcoffset() is None:
                raise InvalidError("A clock's datetimes are aware.", field="clock")
            now_ms[0] = to_milliseconds(now)

    return callback(c.taskcore_clock_callback, ask if clock else None)


def _timeout(timeout: timedelta | float) -> int:
    try:
        duration = timeout if isinstance(timeout, timedelta) else timedelta(seconds=timeout)
    except (OverflowError, ValueError) as error:
        raise InvalidError(f"{timeout} is no duration: {error}.", field="busy_timeout_ms") from None
    return integer(duration // MILLISECOND, 32, "busy_timeout_ms")
