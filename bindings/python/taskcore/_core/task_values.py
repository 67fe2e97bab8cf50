# SPDX-License-Identifier: Apache-2.0
"""What the columns of tasks hold, as Python's values."""

from __future__ import annotations

from decimal import Decimal
from functools import cache, lru_cache

from taskcore._core.highlight import Highlight, highlights_of_row
from taskcore._core.time_methods import from_milliseconds, from_moment
from taskcore._generated import prototypes as c

# Few due dates are of their own, and a task that was never changed was modified when it was made.
moment = lru_cache(maxsize=1024)(from_moment)
instant = lru_cache(maxsize=1024)(from_milliseconds)


def highlights(row: c.taskcore_task) -> tuple[Highlight, ...]:
    """Where a query's text was found."""
    return highlights_of_row(row) if row.highlight_count else ()


@lru_cache(maxsize=1024)
def urgency(thousandths: int) -> Decimal:
    """The score, exact to the thousandth."""
    return Decimal(f"{thousandths}E-3")


@lru_cache(maxsize=1024)
def shared_text(encoded: bytes) -> str:
    """A text that many tasks have."""
    return encoded.decode()


@lru_cache(maxsize=1024)
def shared_texts(encoded: tuple[bytes, ...]) -> tuple[str, ...]:
    """Texts that many tasks have."""
    return tuple([each.decode() for each in encoded])


@cache
def states(states: int) -> tuple[bool, bool, bool, bool]:
    """Whether it is overdue, hidden, blocked and blocking."""
    return (
        bool(states & c.TASKCORE_TASK_STATE_OVERDUE),
        bool(states & c.TASKCORE_TASK_STATE_HIDDEN),
        bool(states & c.TASKCORE_TASK_STATE_BLOCKED),
        bool(states & c.TASKCORE_TASK_STATE_BLOCKING),
    )


def is_expired(states: int) -> bool:
    """Whether its until is over."""
    return bool(states & c.TASKCORE_TASK_STATE_EXPIRED)


def is_started(states: int) -> bool:
    """Whether it is in progress."""
    return bool(states & c.TASKCORE_TASK_STATE_STARTED)
