# SPDX-License-Identifier: Apache-2.0
"""What a time entry is."""

from model.facts.rates import RATE
from model.language.kinds import Instant, OptionalText, Text
from model.language.record import Property, Record

# fmt: off
TIME_ENTRY = Record(
    name="time_entry", plural="time_entries", type="TimeEntry", repository="TimeEntryRepository", room="TimeEntries", selected="task_uids: .task", entity=25, facts="time_entries", checks_uid=True,
    doc="Time that was spent on a task, a project or nothing in particular; without an end it is running.",
    properties=(
        Property("task_uid", OptionalText(), case="task", member="taskUID", doc="The task that it was spent on."),
        Property("project_uid", OptionalText(), case="project", member="projectUID", doc="The project; of a task, the one that it was in when the entry was made."),
        Property("start_ms", Instant(), case="start", required=True, doc="When it began."),
        Property("end_ms", Instant(optional=True), case="end", doc="When it ended; nil: it is running."),
        Property("note", Text(), rule="setNote", doc="At most 1,000 characters in one line."),
        RATE,
    ),
)
# fmt: on
