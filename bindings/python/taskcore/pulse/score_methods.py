# SPDX-License-Identifier: Apache-2.0
"""Points for what was completed."""

from __future__ import annotations

from ctypes import byref
from datetime import date
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.options import announce
from taskcore._low_level.reading import score_from_row
from taskcore.organising.project_methods import ProjectMethods

if TYPE_CHECKING:
    from taskcore.pulse.score import Score


class ScoreMethods(ProjectMethods):
    """Adding up points."""

    def score(
        self,
        first: date | None = None,
        last: date | None = None,
        *,
        project: str | None = None,
        project_id: int | None = None,
        tag: str | None = None,
    ) -> Score:
        """The points of what was completed from one day to another.

        >>> from taskcore import Priority, Store
        >>> with Store(":memory:") as store:
        ...     rent = store.add("Pay rent", priority=Priority.P0, tags=["bank"])
        ...     store.complete([rent, store.add("Read", priority=Priority.NONE)])
        ...     today, bank = store.score(), store.score(tag="bank")
        >>> today, bank.points
        (Score(points=8, completed_count=2), 7)

        Without a last day it is today, and without a first one it is the last. What was completed
        counts as it was then, with the points, the project and the tags of that time. Reopening a
        task takes its points back; nothing else does.
        """
        row = c.TASKCORE_SCORE_OPTIONS_INIT()
        announce(
            row,
            "SCORE",
            first_date=first,
            last_date=last,
            project_id=self._one_project(project, project_id),
            tag=tag,
        )
        read = library.taskcore_score_read
        return self._filled(score_from_row, c.TASKCORE_SCORE_INIT, read, byref(row))
