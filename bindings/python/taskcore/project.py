# SPDX-License-Identifier: Apache-2.0
"""Projects, and the methods of a store that are about them."""

from __future__ import annotations

from ctypes import POINTER, byref, c_int64
from dataclasses import dataclass
from datetime import datetime

from taskcore import _prototypes as c
from taskcore._connection import Connection
from taskcore._library import library
from taskcore._values import integer, string, text
from taskcore.lists import SnapshotList
from taskcore.time import from_milliseconds


@dataclass(frozen=True)
class Project:
    """A project as it was when it was read; the counts are of its tasks outside of the trash."""

    id: int
    uid: str
    name: str
    open_count: int
    completed_count: int
    created: datetime


class ProjectList(SnapshotList[Project, c.taskcore_project]):
    """Projects as they were when they were listed."""

    _kind = "project"
    _row_type = c.taskcore_project

    @staticmethod
    def _item(row: c.taskcore_project) -> Project:
        return Project(
            row.id,
            string(row.uid),
            string(row.name),
            row.open_count,
            row.completed_count,
            from_milliseconds(row.created_ms),
        )


class ProjectMethods(Connection):
    """The projects of a store. "Inbox" always exists; a task's project comes with its task."""

    def projects(self) -> ProjectList:
        """Every project with the counts of its tasks, Inbox first and then by name.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Pay rent", project="Home")
        ...     for project in store.projects():
        ...         print(project.name, project.open_count)
        Inbox 0
        Home 1
        """
        projects = POINTER(c.taskcore_project_list)()
        self._call(library.taskcore_project_query, byref(projects))
        return ProjectList(projects)

    def add_project(self, name: str) -> int:
        """Adds an empty project and returns its id."""
        project_id = c_int64()
        self._call(library.taskcore_project_add, text(name, "name"), byref(project_id))
        return project_id.value

    def find_project(self, name: str) -> int:
        """The id of the project with a name; case and accents do not matter.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.find_project("INBOX")
        1
        """
        project_id = c_int64()
        self._call(library.taskcore_project_find, text(name, "name"), byref(project_id))
        return project_id.value

    def rename_project(self, project_id: int, name: str) -> None:
        """Gives a project another name; its tasks stay in it."""
        project_id = integer(project_id, 64, "id")
        self._call(library.taskcore_project_rename, project_id, text(name, "name"))

    def delete_project(self, project_id: int) -> None:
        """Deletes a project; its tasks go to Inbox."""
        self._call(library.taskcore_project_delete, integer(project_id, 64, "id"))
