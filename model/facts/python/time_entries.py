# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room time_entries."""

from model.language.python import Attribute as A
from model.language.python import Input, Module, Row

# fmt: off
TIME_ENTRIES = (
    Module("time_entries.time_entry", "Time entries, what they come to, and their settings.", rows=(
        Row("TimeEntry", "time_entry", doc="A time entry or a focus session, as it was when it was read.", list="TimeEntryList", list_doc="Time entries and focus sessions as they were when they were listed, the earliest first.", attributes=(
            "id", "uid",
            A("entity", doc="A time entry or a focus session, whose id it then has."),
            A("running", doc="Whether it has no end yet."),
            A("task_id", optional=True),
            A("title", doc="Of the task."),
            A("project_id", optional=True),
            A("project", doc="Its name."),
            A("start", doc="When it began."),
            A("end", doc="When it ended; None while it is running.", optional=True),
            A("duration", doc="Up to now while it is running; of a focus session without its pauses."),
            "note",
            A("overlapping", doc="Whether another one was running at the same time."),
            A("hourly_rate", doc="Its own.", optional=True, default="None"),
            A("client_id", doc="The client that its project is for.", optional=True, default="None"),
            A("rate", doc="What an hour of it costs: as it says itself, else as its task, its project, the nearest above that has one, or the client says.", optional=True, default="None"),
        )),
        Row("TimeTotal", "time_total", list="TimeTotalList", list_doc="How much time was spent, as it was when it was added up.", attributes=(
            A("key", doc="The id of a task, project or client, 0 for none or a tag, or a day such as 20261224."),
            "label", "total", "entry_count",
            A("amount", doc="What the time costs at its rates; None without any, and in several currencies.", optional=True, present="currency", default="None"),
            A("currency", doc="Of the client, without one that of the profile; empty where there is no amount.", default='""'),
        )),
        Row("TimeEntrySettings", "time_entry_settings", doc="How time entries are run.", attributes=(
            A("tracking", doc="Whether starting a task runs its time entry."),
        )),
    )),
)

TIME_ENTRY_SETTINGS = Input("time_entry_settings", "time entries", "time_entries.time_entry_settings_keywords", "The keywords of the settings of time entries.",
    changes="TimeEntrySettingsChanges", changed_by="set_time_entry_settings",
)
# fmt: on
