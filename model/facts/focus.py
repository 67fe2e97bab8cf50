# SPDX-License-Identifier: Apache-2.0
"""What a focus session is."""

from model.language.files import KEEP_OBJECT, Files
from model.language.kinds import Code, Instant, Number, OptionalText, WorkedTime
from model.language.record import Property, Record

# fmt: off
FOCUS_SESSION = Record(
    name="focus_session", type="FocusSession", repository="FocusSessionRepository", room="Focus", selected="task_uids: .task", entity=8, facts="focus",
    own_repair=True, doc="Some minutes of work on a task or on nothing in particular, or a break between two of them.",
    properties=(
        Property("kind", Code("Kind", default=".work", words=((1, "work"), (2, "short_break"), (3, "long_break"))), required=True, files=Files(other_words=KEEP_OBJECT), doc="Work or a break."),
        Property("state", Code("State", default=".running", words=((1, "running"), (2, "paused"), (3, "finished"), (4, "cancelled"))), required=True, files=Files(other_words=KEEP_OBJECT), doc="What became of it."),
        Property("round", Number(low=1, high=1_000_000, what="A round"), initial="1", doc="Which one since the last long break, from 1."),
        Property("task_uid", OptionalText(), case="task", member="taskUID", doc="The task that it is for."),
        Property("project_uid", OptionalText(), case="project", member="projectUID", doc="Of the task's project at that time."),
        Property("length_ms", Number(unit="ms"), case="length", rule="setLength", initial="60_000", required=True, sample=".integer(60_000)", doc="In milliseconds: 1 to 60 whole minutes."),
        Property("worked", WorkedTime(), doc="When it ran, up to the last pause or the end."),
        Property("started_ms", Instant(), case="started", required=True, doc="When it began."),
        Property("resumed_ms", Instant(optional=True), case="resumed", doc="Since when it runs; nil when it does not."),
        Property("finished_ms", Instant(optional=True), case="finished", doc="When it ended."),
    ),
)
# fmt: on
