# SPDX-License-Identifier: Apache-2.0
"""The C API: all of its types, in the order of the header."""

from model.facts.types import (
    alerts,
    comments,
    events,
    fields,
    files,
    focus,
    handles,
    home,
    invoices,
    organising,
    pulse,
    queries,
    series,
    store,
    tasks,
    templates,
    time,
    time_entries,
)
from model.language.interface import Interface
from model.language.types import Section

SECTIONS = (
    Section("version", store.VERSION),
    Section("statuses", store.STATUSES),
    Section("structs", store.STRUCTS),
    Section("handles", handles.HANDLES),
    Section("opening a store", store.OPENING),
    Section("own fields", fields.FIELDS),
    Section("tasks", tasks.TASKS),
    Section("queries", queries.QUERIES),
    Section("projects", organising.PROJECTS),
    Section("project sections", organising.PROJECT_SECTIONS),
    Section("tags", organising.TAGS),
    Section("saved filters", organising.SAVED_FILTERS),
    Section("templates", templates.TEMPLATES),
    Section("quick add", tasks.QUICK_ADD),
    Section("history", tasks.HISTORY),
    Section("urgency", tasks.URGENCY),
    Section("view models", home.VIEW_MODELS),
    Section("undo, redo and observers", store.UNDO),
    Section("time", time.TIME),
    Section("repeat rules", series.REPEAT_RULES),
    Section("calendars", events.CALENDARS),
    Section("events", events.EVENTS),
    Section("agenda", events.AGENDA),
    Section("countdown", events.COUNTDOWN),
    Section("comments", comments.COMMENTS),
    Section("alerts", alerts.ALERTS),
    Section("focus sessions", focus.FOCUS_SESSIONS),
    Section("time entries", time_entries.TIME_ENTRIES),
    Section("score", pulse.SCORE),
    Section("pulse", pulse.PULSE),
    Section("charts", pulse.CHARTS),
    Section("usage", store.USAGE),
    Section("files", files.FILES),
    Section("invoices", invoices.INVOICES),
)

INTERFACE = Interface(SECTIONS)
