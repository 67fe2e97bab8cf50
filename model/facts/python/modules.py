# SPDX-License-Identifier: Apache-2.0
"""The modules of the Python binding that are made from C's structs and inputs."""

from model.facts.python import (
    accounts,
    alerts,
    comments,
    events,
    fields,
    files,
    focus,
    home,
    invoices,
    organising,
    pulse,
    queries,
    series,
    store,
    sync,
    tasks,
    templates,
    time_entries,
)
from model.language.python import Input, Module

MODULES: tuple[Module, ...] = (
    *accounts.ACCOUNTS,
    *alerts.ALERTS,
    *comments.COMMENTS,
    *events.EVENTS,
    *fields.FIELDS,
    *files.FILES,
    *focus.FOCUS,
    *home.HOME,
    *invoices.INVOICES,
    *organising.ORGANISING,
    *pulse.PULSE,
    *queries.QUERIES,
    *series.SERIES,
    *store.STORE,
    *sync.SYNC,
    *tasks.TASKS,
    *templates.TEMPLATES,
    *time_entries.TIME_ENTRIES,
)

INPUTS: tuple[Input, ...] = (
    events.CALENDAR_INPUT,
    events.EVENT_INPUT,
    fields.FIELD_INPUT,
    focus.FOCUS_SETTINGS,
    invoices.PARTY_INPUT,
    invoices.INVOICE_INPUT,
    invoices.LINE_INPUT,
    invoices.ADJUSTMENT_INPUT,
    organising.PROJECT_INPUT,
    pulse.PULSE_SETTINGS,
    queries.FILTER_INPUT,
    tasks.TASK_INPUT,
    tasks.URGENCY_COEFFICIENTS,
    templates.TEMPLATE_INPUT,
    time_entries.TIME_ENTRY_SETTINGS,
)
