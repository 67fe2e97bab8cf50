# SPDX-License-Identifier: Apache-2.0
"""How tasks are completed."""

from __future__ import annotations

from typing import TypedDict

from taskcore._generated import prototypes as c


class Completing(TypedDict, total=False):
    """The keywords of ``Store.complete``."""

    refuse_open_subtasks: bool
    skip_missed: bool
    series: bool


def completing_flags(
    *, refuse_open_subtasks: bool = False, skip_missed: bool = False, series: bool = False
) -> int:
    """The flags that C has for these."""
    return (
        (c.TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS if refuse_open_subtasks else 0)
        | (c.TASKCORE_COMPLETE_SKIP_MISSED if skip_missed else 0)
        | (c.TASKCORE_COMPLETE_SERIES if series else 0)
    )
