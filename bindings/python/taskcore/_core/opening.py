# SPDX-License-Identifier: Apache-2.0
"""A store: open, use, close."""

from __future__ import annotations

import os
import warnings
from ctypes import POINTER, byref
from typing import Any

from taskcore._core.observer_methods import OwnObserverMethods
from taskcore._generated import prototypes as c
from taskcore._low_level.calls import call, ticks
from taskcore._low_level.handle import Handle
from taskcore._low_level.library import library


class OwnStore(OwnObserverMethods):
    """The hand-written base of ``Store``."""

    # Tests of this binding have members refused that would not count.
    _open_flags = 0

    def _open(self, options: Any) -> None:
        options.flags |= self._open_flags
        options.progress = ticks()
        # They hold the callbacks, which live as long as the library may call them.
        self._options = options
        self._observers = {}
        pointer = POINTER(c.taskcore_store)()
        call(library.taskcore_store_open, byref(options), byref(pointer))
        self._handle = Handle(pointer, library.taskcore_store_free, "store")

    def close(self) -> None:
        """Closes the store and its observers, whose functions end on other threads first; lists
        that it gave stay valid."""
        for observer in list(self._observers):
            observer.close()
        self._handle.close()

    def __repr__(self) -> str:
        path = self._options.path
        shown = "" if path is None else f" {os.fsdecode(path)!r}"
        return f"<Store{shown}{', closed' if self._handle.is_closed else ''}>"

    def __del__(self) -> None:
        # Without a handle, the store was never opened.
        if hasattr(self, "_handle") and not self._handle.is_closed:
            warnings.warn(f"unclosed {self!r}", ResourceWarning, stacklevel=2, source=self)
            self.close()
