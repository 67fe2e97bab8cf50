# SPDX-License-Identifier: Apache-2.0
"""The rooms of the Python package, and what each is about."""

ROOMS = {
    "accounts": "Sync with servers that keep tasks and events.",
    "alerts": "Reminders as they are due.",
    "comments": "Comments.",
    "events": "Events, and all that happens on some days.",
    "fields": "Own fields of tasks and events, and their values.",
    "files": "Export and import.",
    "focus": "Focus sessions.",
    "home": "The home screen.",
    "invoices": "Clients, invoices and payments.",
    "organising": "Projects and tags.",
    "pulse": "Figures of the past, charts and reports.",
    "purchases": "Invoices of others that were received.",
    "queries": "Lists of tasks: queries, views and saved filters.",
    "series": "Tasks that repeat.",
    "store": "The store itself: opening, observing, undoing, repairing.",
    "sync": "Sync with other devices.",
    "tasks": "Tasks, and what is done with them.",
    "templates": "Templates of tasks and events, and their values.",
    "time": "Instants, dates and countdowns.",
    "time_entries": "Time entries and the timer.",
    "_generated": "What the binding rests on: the library's functions and structs, and what reads and fills them.",
}
