# SPDX-License-Identifier: Apache-2.0
"""Sections of projects, and the methods of a store that are about them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, give, page
from taskcore._low_level.values import identifiers, integer
from taskcore.lists import ProjectSectionList
from taskcore.tasks.move import Position, make_move

if TYPE_CHECKING:
    from typing_extensions import Unpack


class SectionMethods(Connection):
    """Headings within the projects of a store, which a board shows as columns."""

    def sections(
        self, project_id: int | None = None, *, limit: int | None = None, offset: int = 0
    ) -> ProjectSectionList:
        """The sections of a project, or of all, in their order.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     website = store.add_project("Website")
        ...     doing = store.add_section(website, "Doing")
        ...     _ = store.add("Write", project="Website", section_uid="Doing")
        ...     print([(section.name, section.open_count) for section in store.sections()])
        [('Doing', 1)]
        """
        row = give(c.TASKCORE_PROJECT_SECTION_QUERY_OPTIONS_INIT(), **page(limit, offset))
        if project_id is not None:
            row.project_id = integer(project_id, 64, "project_id")
            row.fields |= c.TASKCORE_PROJECT_SECTION_QUERY_PROJECT
        return self._listed(ProjectSectionList, library.taskcore_project_section_query, byref(row))

    def add_section(self, project_id: int, name: str) -> int:
        """Adds a section to a project, behind its others, and returns its id."""
        return self._number(
            library.taskcore_project_section_add,
            integer(project_id, 64, "project_id"),
            byref(self._section(name)),
        )

    def rename_section(self, section_id: int, name: str) -> None:
        """Gives a section another name."""
        row = self._section(name)
        self._call(
            library.taskcore_project_section_update, integer(section_id, 64, "id"), byref(row)
        )

    def move_sections(self, ids: int | Iterable[int], **position: Unpack[Position]) -> None:
        """Moves sections of a project before or after another one, to the top or to the bottom."""
        move = make_move(**position)
        self._call(library.taskcore_project_section_move, *identifiers(ids), byref(move))

    def delete_sections(self, ids: int | Iterable[int]) -> None:
        """Deletes sections; their tasks stay in the project, below none."""
        self._call(library.taskcore_project_section_delete, *identifiers(ids))

    def _section(self, name: str) -> c.taskcore_project_section_input:
        row = c.TASKCORE_PROJECT_SECTION_INPUT_INIT()
        announce(row, "PROJECT_SECTION", name=name)
        return row
