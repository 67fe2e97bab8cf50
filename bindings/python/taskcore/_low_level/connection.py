# SPDX-License-Identifier: Apache-2.0
"""What every group of a store's methods stands on."""

from __future__ import annotations

from collections.abc import Callable

from taskcore._low_level.calls import Handle, NotCopied, call


class Connection(NotCopied):
    """An open store, seen as something to call the library with."""

    _handle: Handle

    def _call(self, function: Callable[..., int], *arguments: object) -> None:
        with self._handle as store:
            call(function, store, *arguments)
