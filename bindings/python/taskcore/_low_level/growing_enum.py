# SPDX-License-Identifier: Apache-2.0
"""Enumerations to which a newer library may add."""

from __future__ import annotations

from enum import IntEnum


class GrowingEnum(IntEnum):
    """An enumeration to which a newer library may add: an unknown value keeps its number."""

    @classmethod
    def _missing_(cls, value: object) -> GrowingEnum | None:
        if not isinstance(value, int):
            return None
        member = int.__new__(cls, value)
        member._name_ = f"UNKNOWN_{value}"
        member._value_ = value
        return member
