# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room series."""

from model.language.python import Attribute as A
from model.language.python import Module, Row

# fmt: off
SERIES = (
    Module("series.completion", "What was completed, and stays when its task is changed or gone.", rows=(
        Row("Completion", "completion", doc="A task, or an occurrence of one that repeats, as it was when it was completed.\n\nIt stays when the task is changed or gone; reopening the task takes it away.", list="CompletionList", list_doc="Completed tasks and occurrences, in the order of time.", attributes=(
            "id",
            A("uid", doc="It follows from the task's uid and the occurrence, so that all devices have the same."),
            "task_uid",
            A("task_id", doc="None when the task is purged.", optional=True),
            A("occurrence", doc="As a local time; None of a task that does not repeat.", optional=True),
            "completed",
            A("project_id", doc="The task's at that time; None when it was deleted.", optional=True),
            A("priority", doc="The task's at that time."),
            "points",
            A("due", doc="The task's at that time.", optional=True),
            A("tags", doc="The task's at that time."),
        )),
    )),
    Module("series.occurrence", "One of the times at which a series takes place.", imports=(("taskcore._generated.values", "from_local_text"), ("datetime", "date", "datetime"), ("taskcore._generated.values", "string"),), rows=(
        Row("Occurrence", "occurrence", doc="One of the times at which a series takes place.", list="OccurrenceList", list_doc="Occurrences in the order of time.", without=('kind',), attributes=(
            A("local", doc="A date, or what the clocks of its zone show; it names the occurrence in its series.", type="date | datetime", read="from_local_text(string(row.local))"),
            A("start", doc="The instant, in UTC; of a date, when that day begins in the zone."),
        )),
    )),
    Module("series.series_history", "What became of the occurrences of a task, and its streak.", imports=(("taskcore._generated.values", "from_local_text"), ("datetime", "date", "datetime"), ("taskcore._generated.values", "string"),), rows=(
        Row("PastOccurrence", "past_occurrence", list="PastOccurrenceList", list_doc="What became of the occurrences of a task, the last one first.", without=("kind",), attributes=(
            A("local", doc="A date, or what the clocks of its zone show; it names the occurrence in its series.", type="date | datetime", read="from_local_text(string(row.local))"),
            A("start", doc="The instant, in UTC; of a date, when that day begins in the zone."),
            "outcome",
            A("completed", doc="When it was completed, perhaps too late; None: never.", optional=True),
        )),
        Row("SeriesStreak", "series_streak", doc="How many occurrences of a task were done one after the other.", attributes=(
            A("current", doc="The run that a missed occurrence would end; 0 for none."),
            A("longest", doc="The earliest of the longest runs; 0 for none."),
            A("current_first", member="current_first_date", doc="The date of the first occurrence of the current run.", optional=True),
            A("current_last", member="current_last_date", doc="The date of its last one.", optional=True),
            A("longest_first", member="longest_first_date", doc="The date of the first occurrence of the longest run.", optional=True),
            A("longest_last", member="longest_last_date", doc="The date of its last one.", optional=True),
            A("done_count", doc="How many occurrences were done in all."),
            A("skipped_count", doc="How many were skipped or cancelled."),
        )),
    )),
)
# fmt: on
