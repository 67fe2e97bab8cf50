# SPDX-License-Identifier: Apache-2.0
"""All that happens on some days, and the days of a month."""

from __future__ import annotations

from taskcore._low_level.values import integer


def some_contents(contents: int) -> int:
    """Which kinds of entries are meant."""
    number = integer(contents, 32, "contents")
    # C takes 0 for both, and knows no negative ones.
    return number if number > 0 else 1 << 31
