# SPDX-License-Identifier: Apache-2.0
"""Templates of tasks and projects."""

from model.language import members as c
from model.language.types import Mask, Member, Struct, identity, numbered, page

# fmt: off
TEMPLATES = (
    Mask("template_field", "TEMPLATE_", doc="The properties of a template, as bits of a `fields` mask.", constants=numbered("NAME CONTENT TASK PROJECT ANCHOR")),
    Struct("template_input", initialiser=True, doc="What a template is to be: a new one, or the changes to one.", members=(
        Member("fields", c.Fields("template_field"), "which of the members below are given: TASKCORE_TEMPLATE_..."),
        Member("name", c.Text(), "1 to 200 characters in one line, trimmed; no other template has it, whatever its case and accents", bit="NAME"),
        Member("task_id", c.ID("task"), "what is made of it: that task with its subtasks; not with TASKCORE_TEMPLATE_PROJECT", bit="TASK"),
        Member("project_id", c.ID("project"), "what is made of it: that project with its sections and tasks", bit="PROJECT"),
        Member("anchor_date", c.Date(optional=True), "the day that stands for the day of its use, yyyymmdd; 0: that of the earliest start, planned, due or until", bit="ANCHOR"),
        Member("reserved", c.Reserved()),
    )),
    Struct("template_query_options", initialiser=True, doc="Which templates to list.", members=page()),
    Struct("template", doc="A template, as it was when it was read. Its strings live in its list.", members=(
        *identity("template"),
        Member("name", c.Text()),
        Member("task_count", c.Integer(), "how many tasks are made of it"),
        Member("created_ms", c.Instant(), "milliseconds since 1970 UTC"),
        Member("modified_ms", c.Instant(), "milliseconds since 1970 UTC"),
        Member("is_project", c.Flag(), "1: of a project; 0: of a task with its subtasks"),
        Member("reserved", c.Reserved()),
    )),
    Struct("template_task", doc="A task that a template makes. Its strings live in its list.", members=(
        Member("title", c.Text()),
        Member("section", c.Text(), 'the name of the section that it comes to be below; "" for none'),
        Member("depth", c.Integer(), "how many tasks of the list it is under"),
        Member("start_day", c.Integer(unit="days"), "with has_start: on which day from that of its use, which is 0"),
        Member("start_time_s", c.Integer(unit="s"), "with has_start: when on that day by the clock, in seconds; -1: all day"),
        Member("due_day", c.Integer(unit="days"), "with has_due: as start_day"),
        Member("due_time_s", c.Integer(unit="s"), "with has_due: as start_time_s"),
        Member("has_start", c.Flag(), "0 or 1"),
        Member("has_due", c.Flag(), "0 or 1"),
    )),
    Struct("template_use_options", initialiser=True, doc="How to use a template.", members=(
        Member("date", c.Date(optional=True), "the day from which its dates are counted, yyyymmdd; 0: today, in the store's zone"),
        Member("reserved", c.Reserved()),
        Member("project_id", c.ID("project"), "where its tasks come to be; 0: in a new project when it is of a project, else in the one that they were in, or in Inbox when that is gone"),
    )),
    Struct("template_report", initialiser=True, doc="What was made of a template.", members=(
        Member("task_count", c.Integer(), "how many tasks were made"),
        Member("task_id", c.ID("task"), "the first of them; 0: there are none"),
        Member("project_id", c.ID("project"), "where they are"),
    )),
)
# fmt: on
