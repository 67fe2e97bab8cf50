# SPDX-License-Identifier: Apache-2.0
"""The base of all groups of methods: calls with a result."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import POINTER, byref, c_int64
from typing import Any, TypeVar

from taskcore._generated import prototypes as c
from taskcore._low_level.calls import call
from taskcore._low_level.handle import Whole
from taskcore._low_level.lists import SnapshotList

List = TypeVar("List", bound=SnapshotList[Any, Any])


class Calling:
    """Calls functions of the library with the same options as the first argument."""

    def _call_options(self) -> Any:
        raise NotImplementedError

    def _call(self, function: Callable[..., int], *arguments: object) -> None:
        call(function, byref(self._call_options()), *arguments)

    def _number(self, function: Callable[..., int], *arguments: object, kind: Any = c_int64) -> int:
        """The id, the count or the instant that a call gives behind its arguments."""
        number = kind()
        self._call(function, *arguments, byref(number))
        return int(number.value)

    def _listed(self, kind: type[List], function: Callable[..., int], *arguments: object) -> List:
        """The list that a call gives behind its arguments."""
        rows = kind.pointer()
        self._call(function, *arguments, byref(rows))
        return kind(rows)

    def _whole(self, kind: str, function: Callable[..., int], *arguments: object) -> Whole:
        """The single result of a call, which is its last argument."""
        pointer = POINTER(getattr(c, f"taskcore_{kind}"))()
        self._call(function, *arguments, byref(pointer))
        return Whole(pointer, kind)
