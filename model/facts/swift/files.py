# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room files."""

from model.language.swift import Choice, Computed, Input, Room, Row

# fmt: off
FILES = Room(
    "Files/FileTypes", "swift/files",
    (
        Choice(
            "format", "FileFormat", doc="What a file of tasks is written in.",
            cases={
                "ICALENDAR": "iCalendar", "TODO_TXT": "todoTxt", "GOOGLE_TASKS": "googleTasks", "TICKTICK": "tickTick",
            },
            raws={
                "ICALENDAR": "icalendar", "TODO_TXT": "todo.txt", "GOOGLE_TASKS": "google-tasks",
                "TICKTICK": "ticktick",
            },
            computed=(
                Computed(
                    "written", "[FileFormat]", "[.json, .taskwarrior, .csv, .todoTxt, .iCalendar]",
                    "Those that an export can be in; the others are only read.", is_static=True,
                ),
            ),
        ),
        Choice("import_policy", "ImportPolicy", doc="What counts where a file and the store say different things."),
        Input(
            "export_options", "ExportSelection", is_memberwise=True, types={"uids": "[String]"},
            said_empty=("uids",),
            doc="What of a store is exported, with what it needs where it is read.",
            docs={
                "query": "The tasks that a query asks for; nil: none.",
                "uids": "Records of any kind, by their uids: tasks, projects, events, tags, saved filters, invoices.",
            },
        ),
        Row("import_report", "ImportReport", doc="What an import did to how many tasks and events.", docs={
            "events_updated": "How many events with a known uid differed.",
            "events_unchanged": "How many events with a known uid were equal already.",
            "events_stayed": "How many events stayed as they are here, or away.",
        }),
        Choice("note_kind", "ImportNote.Kind"),
        Row(
            "import_note", "ImportNote",
            doc="What an import has to say of one part of a calendar, or what an export left out.",
        ),
        Row("kept_field", "KeptField", doc="What a file said of a task or an event that an import could only keep."),
    ),
)
# fmt: on
