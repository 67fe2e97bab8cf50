"""Where random tests begin: each at a number of its own, or all at that of TASKCORE_TEST_SEED."""

from __future__ import annotations

import os
import random


def seed(usual: int) -> int:
    """The seed of a test, which is printed: pytest shows it when the test fails."""
    chosen = int(os.environ.get("TASKCORE_TEST_SEED") or usual)
    print(f"TASKCORE_TEST_SEED={chosen}")
    return chosen


def random_numbers(usual: int, name: str = "") -> random.Random:
    """Those of a seed; a name gives each case of a test numbers of its own."""
    chosen = seed(usual)
    return random.Random(f"{name} {chosen}" if name else chosen)
