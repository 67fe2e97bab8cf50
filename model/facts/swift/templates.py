# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room templates."""

from model.language.swift import Input, Room, Row

# fmt: off
TEMPLATES = Room(
    "Templates/TemplateTypes", "swift/templates",
    (
        Row("template", "Template", names={"task_count": "tasks"}, doc="A template of a task or a project, as it was when it was read.", docs={
            "name": "What it is called; no other template is.",
            "task_count": "How many tasks are made of it.",
            "is_project": "Whether it is of a project, and not of a task.",
            "created_ms": "When it was saved first.",
            "modified_ms": "When it was renamed or saved last.",
        }),
        Row("template_task", "TemplateTask", doc="A task that a template makes.", docs={
            "title": "What is to be done.",
            "section": "The name of the section that it comes to be below; empty for none.",
            "depth": "How many tasks of the list it is under.",
            "start_day": "With a start: on which day from that of its use, which is 0.",
            "start_time_s": "With a start: when on that day by the clock, in seconds; -1 for all day.",
            "due_day": "With a due: on which day from that of its use, which is 0.",
            "due_time_s": "With a due: when on that day by the clock, in seconds; -1 for all day.",
            "has_start": "Whether it gets a start.",
            "has_due": "Whether it gets a due.",
        }),
        Row("template_report", "TemplateUse", names={"task_count": "tasks", "task_id": "task", "project_id": "project"}, doc="What was made of a template.", docs={
            "task_count": "How many tasks were made.",
            "task_id": "The first of them; 0 when there are none.",
            "project_id": "Where they are.",
        }),
        Input(
            "template_input", "TemplateChanges",
            doc="What a template is to be: a new one, or what changes about one.",
            names={"task_id": "task", "project_id": "project", "anchor_date": "anchor"},
            docs={
                "name": "What it is called; no other template is.",
                "task_id": "The task of which it is, with its subtasks.",
                "project_id": "The project of which it is, with its sections and tasks.",
                "anchor_date": "The day that stands for the day of its use; nil for that of the earliest date.",
            },
        ),
    ),
)
# fmt: on
