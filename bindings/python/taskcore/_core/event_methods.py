# SPDX-License-Identifier: Apache-2.0
"""The conflicts of events that methods would make overlap."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import byref

from taskcore._core.time_methods import TimeMethods
from taskcore.errors import ConflictError, OverlapError
from taskcore.lists import ConflictList


class OwnEventMethods(TimeMethods):
    """The hand-written base of ``EventMethods``."""

    def _take(self, function: Callable[..., int], *arguments: object) -> None:
        """Runs a call that adds or moves events, and raises an error with the overlapping ones."""
        conflicts = ConflictList.pointer()
        try:
            self._call(function, *arguments, byref(conflicts))
        except ConflictError as error:
            if not conflicts:
                raise
            raise OverlapError.of(error, list(ConflictList(conflicts))) from None
