# SPDX-License-Identifier: Apache-2.0
"""The modules of the Python binding that are made from C's structs."""

from model.facts.python import (
    alerts,
    events,
    files,
    focus,
    home,
    invoices,
    organising,
    pulse,
    queries,
    series,
    store,
    tasks,
)
from model.language.python import Module

MODULES: tuple[Module, ...] = (
    *alerts.ALERTS,
    *events.EVENTS,
    *files.FILES,
    *focus.FOCUS,
    *home.HOME,
    *invoices.INVOICES,
    *organising.ORGANISING,
    *pulse.PULSE,
    *queries.QUERIES,
    *series.SERIES,
    *store.STORE,
    *tasks.TASKS,
)
