# SPDX-License-Identifier: Apache-2.0
"""Passphrases and passwords, given as they are or asked for."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from ctypes import POINTER, c_char, c_char_p, cast, create_string_buffer
from typing import Any, Union

from taskcore._generated import prototypes as c
from taskcore._low_level.calls import callback
from taskcore._low_level.texts import text

Passphrase = Union[str, Callable[[], str]]
"""The passphrase of sync, or a function that asks for it."""
Password = Union[str, Callable[[str], Union[str, None]]]
"""A password, or a function that asks for that of an address."""


def passphrase_callback(passphrase: Passphrase | None) -> Any:
    """A C callback that gives a passphrase."""
    return _callback(c.taskcore_passphrase_callback, passphrase, "passphrase")


def password_callback(password: Password | None) -> Any:
    """A C callback that returns a password, or NULL."""
    return _callback(c.taskcore_password_callback, password, "password")


def _callback(prototype: Any, secret: Any, field: str) -> Any:
    # A text is valid until the call that asked returns; those before the last few are of earlier calls.
    kept: deque[Any] = deque(maxlen=8)

    def ask(*told: Any) -> None:
        *addresses, place, _ = told
        given = secret
        if callable(secret):
            given = secret(*[(cast(each, c_char_p).value or b"").decode() for each in addresses])
        if given is not None:
            kept.append(create_string_buffer(text(given, field)))
            place[0] = cast(kept[-1], POINTER(c_char))

    return callback(prototype, None if secret is None else ask)
