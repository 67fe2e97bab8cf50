# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room templates."""

from model.language.python import Attribute as A
from model.language.python import Input, Module, Row

# fmt: off
TEMPLATES = (
    Module("templates.template", "Templates, and what is made of them.", rows=(
        Row("Template", "template", doc="A template of a task or a project, as it was when it was read.", list="TemplateList", list_doc="Templates as they were when they were listed, in the order of their names.", attributes=(
            "id", "uid", "name",
            A("task_count", doc="How many tasks are made of it."),
            A("project", doc="Whether it is of a project, and not of a task."),
            A("created", doc="When it was saved first."),
            A("modified", doc="When it was renamed or saved last."),
        )),
        Row("TemplateTask", "template_task", doc="A task that a template makes.", list="TemplateTaskList", list_doc="What a template makes, as a tree.", attributes=(
            "title",
            A("section", doc="The name of the section that it comes to be below; empty for none."),
            A("depth", doc="How many tasks of the list it is under."),
            A("start_day", doc="With ``has_start``: on which day from that of its use, which is 0."),
            A("start_time", doc="With ``has_start``: when on that day by the clock, in seconds; -1 for all day."),
            A("due_day", doc="With ``has_due``: as ``start_day``."),
            A("due_time", doc="With ``has_due``: as ``start_time``."),
            A("has_start", doc="Whether it gets a start."),
            A("has_due", doc="Whether it gets a due."),
        )),
        Row("TemplateUse", "template_report", doc="What was made of a template.", attributes=(
            A("task_count", doc="How many tasks were made."),
            A("task_id", doc="The first of them; 0 when there are none."),
            A("project_id", doc="Where they are."),
        )),
    )),
)

TEMPLATE_INPUT = Input("template_input", "a template", "templates.template_keywords", "The keywords of a template.",
    changes="TemplateChanges", changed_by="update_template",
)
# fmt: on
