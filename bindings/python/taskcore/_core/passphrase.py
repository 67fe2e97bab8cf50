# SPDX-License-Identifier: Apache-2.0
"""What encrypts the files of sync."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import POINTER, c_char, cast, create_string_buffer
from typing import Any, Union

from taskcore._generated import prototypes as c
from taskcore._low_level.calls import callback
from taskcore._low_level.values import text

Passphrase = Union[str, Callable[[], str]]


def passphrase_callback(passphrase: Passphrase | None) -> Any:
    """A C callback that gives a passphrase; what it gave is there as long as it is."""
    kept: list[Any] = []

    def ask(place: Any, payload: object) -> None:
        given = passphrase() if callable(passphrase) else passphrase
        buffer = create_string_buffer(text(given or "", "passphrase"))
        kept.append(buffer)
        place[0] = cast(buffer, POINTER(c_char))

    return callback(c.taskcore_passphrase_callback, None if passphrase is None else ask)
