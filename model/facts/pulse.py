# SPDX-License-Identifier: Apache-2.0
"""What the figures of past days rest on."""

from model.language.kinds import Date, Flag, Instant, MomentDate, MomentInstant, Text
from model.language.record import Property, Record

# fmt: off
HOLIDAY = Record(
    name="holiday", type="Holiday", room="Pulse", selected="none", entity=10, facts="pulse", doc="Days that neither keep nor break a streak.",
    properties=(
        Property("first_date", Date(optional=False), case="first", required=True, doc="The first day."),
        Property("last_date", Date(), case="last", doc="The last day; nil: it lasts until it is ended."),
    ),
)

PURGED_TASK = Record(
    name="purged_task", type="PurgedTask", repository="PurgedTaskRepository", room="Pulse", selected="none", entity=11, entity_doc="when one came and went, for the figures of those days", facts="pulse", uid_doc="That of the task.",
    doc="When a task that was purged came, was due and went, so that the figures of those days stay. Its uid is the task's.",
    properties=(
        Property("created_ms", Instant(), case="created", required=True, doc="When it was added."),
        Property("due_date", MomentDate(), member="due", doc="The day on which it was due."),
        Property("due_ms", MomentInstant(), case="dueInstant", member="due", doc="The instant at which it was due."),
        Property("completed_ms", Instant(optional=True), case="completed", doc="When it was completed."),
        Property("cancelled_ms", Instant(optional=True), case="cancelled", doc="When it was cancelled."),
        Property("deleted_ms", Instant(), case="deleted", required=True, doc="When it was moved to the trash."),
        Property("project_uid", Text(required=True), case="project", member="projectUID", doc="The project that it was in."),
        Property("repeats", Flag(), doc="Whether it repeated."),
    ),
)

POSTPONEMENT = Record(
    name="postponement", type="Postponement", repository="PostponementRepository", room="Pulse", selected="task_uids: .task", entity=12, entity_doc="an overdue task that got another due", facts="pulse",
    doc="An open task that was overdue and got another due, or none: it was overdue until then, and the figures of those days stay.",
    properties=(
        Property("task_uid", Text(required=True), case="task", member="taskUID", required=True, doc="The task."),
        Property("due_date", MomentDate(), member="due", doc="The day on which it was due."),
        Property("due_ms", MomentInstant(), case="dueInstant", member="due", doc="The instant at which it was due."),
        Property("ended_ms", Instant(), case="ended", required=True, doc="When it got another due."),
        Property("project_uid", Text(required=True), case="project", member="projectUID", doc="The project that it was in."),
    ),
)
# fmt: on
