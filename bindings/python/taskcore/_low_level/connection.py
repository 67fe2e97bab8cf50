# SPDX-License-Identifier: Apache-2.0
"""The base of all groups of a store's methods."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from taskcore._low_level.calling import Calling
from taskcore._low_level.calls import call
from taskcore._low_level.handle import Handle

Opened = TypeVar("Opened", bound="Caller")


class Caller(Calling):
    """Owns an object of the library, and calls its functions."""

    _handle: Handle

    def _call(self, function: Callable[..., int], *arguments: object) -> None:
        with self._handle as pointer:
            call(function, pointer, *arguments)

    def close(self) -> None:
        """Frees the object; closing it twice is fine."""
        self._handle.close()

    def __enter__(self: Opened) -> Opened:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __reduce__(self) -> str:
        # A copy would free it a second time.
        raise TypeError(f"a {type(self).__name__} cannot be copied or pickled")


class Connection(Caller):
    """An open store."""

    def _keep(self, name: str, called: object) -> None:
        """Keeps a callback alive for as long as the store is open."""
        self.__dict__.setdefault("_called", {})[name] = called


def caller_of(store: Connection | None) -> Callable[..., None]:
    """Calls functions with or without a store."""
    if store is None:
        return lambda function, *arguments: call(function, None, *arguments)
    if isinstance(store, Connection):
        return store._call
    raise TypeError(f"store must be a Store or None, not {type(store).__name__}")
