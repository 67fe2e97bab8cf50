# SPDX-License-Identifier: Apache-2.0
"""What the methods that are about events do with what overlaps."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import byref

from taskcore._core.time_methods import TimeMethods
from taskcore.errors import ConflictError, OverlapError
from taskcore.lists import ConflictList


class OwnEventMethods(TimeMethods):
    """What is written by hand of ``EventMethods``."""

    def _take(self, function: Callable[..., int], *arguments: object) -> None:
        """Calls what takes time for an event, and raises with what it hits."""
        conflicts = ConflictList.pointer()
        try:
            self._call(function, *arguments, byref(conflicts))
        except ConflictError as error:
            if not conflicts:
                raise
            raise OverlapError.of(error, list(ConflictList(conflicts))) from None
