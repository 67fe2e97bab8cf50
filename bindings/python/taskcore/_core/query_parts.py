# SPDX-License-Identifier: Apache-2.0
"""The parts of a query."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields


class Repeatable:
    """A collection that can be iterated twice; an iterator would be empty the second time."""

    def __post_init__(self) -> None:
        for name in [each.name for each in fields(self)]:  # type: ignore[arg-type]
            value = getattr(self, name)
            # Flags may be iterable, too.
            if isinstance(value, Iterable) and not isinstance(value, (str, int)):
                object.__setattr__(self, name, tuple(value))
