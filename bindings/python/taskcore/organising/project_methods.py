# SPDX-License-Identifier: Apache-2.0
"""Projects, and the methods of a store that are about them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from typing import TYPE_CHECKING, TypedDict

from taskcore._low_level import prototypes as c
from taskcore._low_level.inputs import PROJECT
from taskcore._low_level.library import library
from taskcore._low_level.options import give, page
from taskcore._low_level.values import identifiers, integer
from taskcore.errors import InvalidError
from taskcore.lists import ProblemList, ProjectList
from taskcore.store.record_methods import RecordMethods
from taskcore.tasks.move import Position, make_move

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.organising.project_keywords import ProjectChanges, ProjectProperties


class PulseScope(TypedDict, total=False):
    """Which project is meant, by its name or its id, and from 1 for Monday the first weekday."""

    project: str | None
    project_id: int | None
    week_start: int | None


class ProjectMethods(RecordMethods):
    """The projects of a store, in their manual order.

    "Inbox" always exists; a task's project comes with its task.
    """

    def projects(
        self, *, archived: bool = False, limit: int | None = None, offset: int = 0
    ) -> ProjectList:
        """Every project with the counts of its tasks, Inbox first; with ``archived``, also those.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Pay rent", project="Home")
        ...     for project in store.projects():
        ...         print(project.name, project.open_count)
        Inbox 0
        Home 1
        """
        row = give(c.TASKCORE_PROJECT_QUERY_OPTIONS_INIT(), **page(limit, offset))
        row.is_archived_included = integer(archived, 32, "archived")
        return self._listed(ProjectList, library.taskcore_project_query, byref(row))

    def add_project(
        self,
        name: str,
        **properties: Unpack[ProjectProperties],
    ) -> int:
        """Adds an empty project and returns its id."""
        row = PROJECT.row({"name": name, **properties})
        return self._number(library.taskcore_project_add, byref(row))

    def check_project(
        self, project_id: int | None = None, **properties: Unpack[ProjectChanges]
    ) -> ProblemList:
        """All that is wrong with a new project, or with changes to one; nothing is changed.

        The first one is what ``add_project`` or ``update_project`` would raise.
        """
        row = PROJECT.row(properties)
        number = 0 if project_id is None else integer(project_id, 64, "id")
        return self._listed(ProblemList, library.taskcore_project_check, number, byref(row))

    def copy_project(self, project_id: int) -> int:
        """Copies a project with its sections and tasks, and returns the id of the copy.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     work = store.add_project("Work")
        ...     _ = store.add("Report", project_id=work)
        ...     copy = store.copy_project(work)
        ...     print(store.get_project(copy).name, store.tasks(project_id=copy)[0].title)
        Work copy Report

        Tasks are copied as ``copy`` does. Projects below it are not copied.
        """
        return self._number(library.taskcore_project_copy, integer(project_id, 64, "id"))

    def update_project(
        self,
        project_id: int,
        **changes: Unpack[ProjectChanges],
    ) -> None:
        """Changes what is given; ``""`` takes the description or the icon away.

        >>> from taskcore import Colour, Store
        >>> with Store(":memory:") as store:
        ...     home = store.add_project("Home")
        ...     store.update_project(home, name="House", colour=Colour.TEAL, archived=True)
        ...     [project.name for project in store.projects()]
        ['Inbox']
        """
        row = PROJECT.row(changes)
        self._call(library.taskcore_project_update, integer(project_id, 64, "id"), byref(row))

    def move_projects(
        self,
        ids: int | Iterable[int],
        **position: Unpack[Position],
    ) -> None:
        """Moves projects before or after the one with an id, to the top or to the bottom."""
        move = make_move(**position)
        self._call(library.taskcore_project_move, *identifiers(ids), byref(move))

    def delete_projects(self, ids: int | Iterable[int], *, with_tasks: bool = False) -> None:
        """Deletes projects; their tasks go to Inbox or, ``with_tasks``, to the trash."""
        flags = c.TASKCORE_DELETE_WITH_TASKS if with_tasks else 0
        self._call(library.taskcore_project_delete, *identifiers(ids), flags)

    def _scope(
        self,
        project: str | None = None,
        project_id: int | None = None,
        week_start: int | None = None,
    ) -> dict[str, int | None]:
        """The members of C's options that say what of the past is meant."""
        return {"project_id": self._one_project(project, project_id), "week_start": week_start}

    def _one_project(self, project: str | None, project_id: int | None) -> int | None:
        """The id of a project that is given by its name or by its id; None when none is."""
        if project is None:
            return None if project_id is None else integer(project_id, 64, "project_id")
        if project_id is not None:
            raise InvalidError(
                "A project is given by its name or by its id, not by both.", field="project"
            )
        return self.find_project(project)
