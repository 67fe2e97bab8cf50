# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room time entries."""

from model.language.swift import Choice, Extra, Input, Room, Row

# fmt: off
TIME_ENTRIES = Room(
    "TimeEntries/TimeEntryTypes", "swift/time_entries",
    (
        Row(
            "time_entry", "TimeEntry",
            names={"task_id": "task", "project_id": "project", "project": "projectName", "client_id": "client"},
            types={"task_id": "Int64", "project_id": "Int64", "client_id": "Int64"},
            docs={
                "entity": "Whether it is a time entry or a focus session, whose id and uid it then has.",
                "is_running": "Whether it has no end yet.",
                "task_id": "The task that it was spent on; 0 for none.",
                "project_id": "The project; 0 for none.",
                "project": "The name of the project.",
                "start_ms": "When it began, in milliseconds since 1970 UTC.",
                "end_ms": "When it ended; nil while it is running.",
                "duration_ms": "In milliseconds: up to now while it is running, without the pauses of a focus session.",
                "note": "What was done, in one line.",
                "is_overlapping": "Whether another one was running at the same time.",
                "hourly_rate_millionths": "Its own rate, in millionths of the currency unit; nil for none.",
                "client_id": "The client that its project is for; 0 for none.",
                "rate_millionths": "What an hour of it costs, in millionths of the currency unit: its own rate, or that of its task, project or client.",
            },
        ),
        Input(
            "time_entry_input", "TimeEntryChanges",
            doc="What a time entry is to be: a new one, or what changes about one.",
            names={"task_id": "task", "project_id": "project"},
            docs={
                "task_id": "The task that it was spent on; 0 for none.",
                "project_id": "The project; 0 for none.",
                "start_ms": "When it began, in milliseconds since 1970 UTC.",
                "end_ms": "When it ended, in milliseconds since 1970 UTC.",
                "note": "What was done, in one line.",
                "hourly_rate_millionths": "What an hour of it costs, in millionths of the currency unit; 0 for none of its own.",
            },
        ),
        Choice("idle_choice", "IdleTime.Choice"),
        Input(
            "idle_time", "IdleTime",
            doc="For how long nobody was there while the timer ran, and what is to become of that time.",
            names={"task_id": "task", "project_id": "project"},
            docs={
                "since_ms": "Since when, in milliseconds since 1970 UTC.",
                "choice": "Whether it is kept, discarded, or an entry of its own.",
                "is_stopped": "Whether the timer ends; else it goes on from now on.",
                "task_id": "The task that an entry of its own is for; 0 for none, nil for that of the timer.",
                "project_id": "The project, likewise.",
                "note": "Its note, in one line; nil for that of the timer.",
            },
        ),
        Input(
            "time_entry_query_options", "TimeEntryQuery",
            doc="Which time entries and focus sessions to list, the earliest first.",
            names={"task_id": "task", "project_id": "project"},
            docs={
                "entity": "Time entries or focus sessions alone.",
                "is_running": "Whether they are running.",
                "task_id": "Those of a task.",
                "project_id": "Those of a project.",
                "from_ms": "Those that were running at it or later, in milliseconds since 1970 UTC.",
                "before_ms": "Those that began before it, in milliseconds since 1970 UTC.",
                "limit": "At most so many; 0 for all.",
                "offset": "After so many.",
            },
        ),
        Row(
            "time_total", "TimeTotal",
            names={"total_ms": "time", "entry_count": "entries"},
            docs={
                "key": "The id of a task, project or client, 0 for none or a tag, or a day as yyyymmdd.",
                "total_ms": "How much time was spent, in milliseconds.",
                "entry_count": "How many time entries and focus sessions there are.",
            },
            extras=(
                Extra(
                    "amount", "Amount?",
                    "String(c: row.currency).isEmpty ? nil : Amount(row.amount_minor, String(c: row.currency))",
                    "What the time costs at its rates; nil without any, and in several currencies.",
                ),
            ),
        ),
        Choice("time_grouping", "TimeTotal.Grouping"),
        Input(
            "time_entry_settings", "TimeEntrySettings",
            doc="How time entries are run; as changes, only what is given.",
            names={"is_tracking": "tracks"},
            docs={"is_tracking": "Whether starting a task runs its time entry."},
            is_read=True,
        ),
    ),
)
# fmt: on
