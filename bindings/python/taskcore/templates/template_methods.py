# SPDX-License-Identifier: Apache-2.0
"""Templates, and the methods of a store that are about them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from datetime import date
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.inputs import TEMPLATE
from taskcore._low_level.library import library
from taskcore._low_level.options import give, page
from taskcore._low_level.reading import template_use_from_row
from taskcore._low_level.values import UNSET, Unset, identifiers, integer
from taskcore.lists import TemplateList, TemplateTaskList

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.templates.template import TemplateUse
    from taskcore.templates.template_keywords import TemplateChanges


class TemplateMethods(Connection):
    """The templates of a store, in the order of their names."""

    def templates(self, *, limit: int | None = None, offset: int = 0) -> TemplateList:
        """Every template."""
        row = give(c.TASKCORE_TEMPLATE_QUERY_OPTIONS_INIT(), **page(limit, offset))
        return self._listed(TemplateList, library.taskcore_template_query, byref(row))

    def add_template(
        self,
        name: str,
        *,
        task_id: int | Unset = UNSET,
        project_id: int | Unset = UNSET,
        anchor_date: date | Unset = UNSET,
    ) -> int:
        """Saves a task with its subtasks, or a project with its tasks, and returns the template's id.

        Their dates become days from ``anchor_date``, which is the day of the earliest of them.

        >>> from datetime import date
        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     trip = store.add("Pack", due=date(2026, 12, 24))
        ...     template = store.add_template("Trip", task_id=trip)
        ...     made = store.use_template(template, on=date(2027, 5, 1))
        ...     print(made.task_count, store.get(made.task_id).due)
        1 2027-05-01
        """
        values = {
            "name": name,
            "task_id": task_id,
            "project_id": project_id,
            "anchor_date": anchor_date,
        }
        row = TEMPLATE.row(values)
        return self._number(library.taskcore_template_add, byref(row))

    def update_template(self, template_id: int, **changes: Unpack[TemplateChanges]) -> None:
        """Changes the name, or saves another task or project."""
        row = TEMPLATE.row(changes)
        self._call(library.taskcore_template_update, integer(template_id, 64, "id"), byref(row))

    def delete_templates(self, ids: int | Iterable[int]) -> None:
        """Deletes templates; what was made of them stays."""
        self._call(library.taskcore_template_delete, *identifiers(ids))

    def read_template(self, template_id: int) -> TemplateTaskList:
        """The tasks that a template makes, each followed by its subtasks."""
        return self._listed(
            TemplateTaskList, library.taskcore_template_read, integer(template_id, 64, "id")
        )

    def use_template(
        self, template_id: int, *, on: date | None = None, project_id: int = 0
    ) -> TemplateUse:
        """Makes the tasks of a template, and its project, with dates from a day, or from today, on.

        With a project, they come to be in that one.
        """
        row = give(c.TASKCORE_TEMPLATE_USE_OPTIONS_INIT(), project_id=project_id)
        if on is not None:
            give(row, date=on)
        return self._filled(
            template_use_from_row,
            c.TASKCORE_TEMPLATE_REPORT_INIT,
            library.taskcore_template_use,
            integer(template_id, 64, "id"),
            byref(row),
        )
