# SPDX-License-Identifier: Apache-2.0
"""The methods of the room templates."""

from model.language.python_methods import Method as M
from model.language.python_methods import Methods

# fmt: off
TEMPLATES = (
    Methods("templates.template_methods", "Templates, and the methods of a store that are about them.", "TemplateMethods",
        """The templates of a store, in the order of their names.""",
        methods=(
            M("templates", "template_query", "* page",
            """Every template."""),
            M("add_template", "template_add", "name * task_id=UNSET project_id=UNSET anchor_date=UNSET",
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
            """),
            M("update_template", "template_update", "template_id **changes:TemplateChanges",
            """Changes the name, or saves another task or project."""),
            M("delete_templates", "template_delete", "ids",
            """Deletes templates; what was made of them stays."""),
            M("read_template", "template_read", "template_id",
            """The tasks that a template makes, each followed by its subtasks."""),
            M("use_template", "template_use", "template_id * on@date project_id=0",
            """Makes the tasks of a template, and its project, with dates from a day, or from today, on.

            With a project, they come to be in that one.
            """),
    )),
)
# fmt: on
