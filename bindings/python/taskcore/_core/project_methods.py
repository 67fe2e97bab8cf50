# SPDX-License-Identifier: Apache-2.0
"""Projects, and the methods of a store that are about them."""

from __future__ import annotations

from typing import TypedDict

from taskcore._low_level.values import integer
from taskcore.errors import InvalidError
from taskcore.store.record_methods import RecordMethods


class PulseScope(TypedDict, total=False):
    """Which project is meant, by its name or its id, and from 1 for Monday the first weekday."""

    project: str | None
    project_id: int | None
    week_start: int | None


class OwnProjectMethods(RecordMethods):
    """What is written by hand of ``ProjectMethods``."""

    def _scope(
        self,
        project: str | None = None,
        project_id: int | None = None,
        week_start: int | None = None,
    ) -> tuple[int | None, int | None]:
        """The id of the project that is meant, and the first day of the week."""
        return self._one_project(project, project_id), week_start

    def _one_project(self, project: str | None, project_id: int | None) -> int | None:
        """The id of a project that is given by its name or by its id; None when none is."""
        if project is None:
            return None if project_id is None else integer(project_id, 64, "project_id")
        if project_id is not None:
            raise InvalidError(
                "A project is given by its name or by its id, not by both.", field="project"
            )
        return self.find_project(project)
