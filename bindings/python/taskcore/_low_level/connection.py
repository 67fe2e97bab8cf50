# SPDX-License-Identifier: Apache-2.0
"""What every group of a store's methods stands on."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import POINTER, byref, c_int64
from typing import Any, TypeVar

from taskcore._generated import prototypes as c
from taskcore._low_level.calls import Handle, NotCopied, call
from taskcore._low_level.library import library
from taskcore._low_level.lists import SnapshotList

List = TypeVar("List", bound=SnapshotList[Any, Any])
Content = TypeVar("Content")


class Connection(NotCopied):
    """An open store, seen as something to call the library with."""

    _handle: Handle

    def _call(self, function: Callable[..., int], *arguments: object) -> None:
        with self._handle as store:
            call(function, store, *arguments)

    def _number(self, function: Callable[..., int], *arguments: object) -> int:
        """The id, the count or the instant that a call gives behind its arguments."""
        number = c_int64()
        self._call(function, *arguments, byref(number))
        return number.value

    def _listed(self, kind: type[List], function: Callable[..., int], *arguments: object) -> List:
        """The list that a call gives behind its arguments."""
        rows = kind.pointer()
        self._call(function, *arguments, byref(rows))
        return kind(rows)

    def _filled(
        self,
        read: Callable[[Any], Content],
        blank: Callable[[], Any],
        function: Callable[..., int],
        *arguments: object,
    ) -> Content:
        """What a call writes into a struct behind its arguments."""
        row = blank()
        self._call(function, *arguments, byref(row))
        return read(row)

    def _whole(
        self,
        name: str,
        read: Callable[[Any], Content],
        function: Callable[..., int],
        *arguments: object,
    ) -> Content:
        """What a call gives as a whole behind its arguments; C's is freed when it is read."""
        whole = POINTER(getattr(c, f"taskcore_{name}"))()
        self._call(function, *arguments, byref(whole))
        try:
            return read(getattr(library, f"taskcore_{name}_contents")(whole).contents)
        finally:
            getattr(library, f"taskcore_{name}_free")(whole)
