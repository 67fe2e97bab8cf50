# SPDX-License-Identifier: Apache-2.0
"""The generated files of the Swift binding, and what many of its members say."""

from model.facts.swift import (
    alerts,
    events,
    files,
    focus,
    invoices,
    organising,
    pulse,
    queries,
    series,
    store,
    tasks,
)
from model.language.swift import Room

ROOMS: tuple[Room, ...] = (
    alerts.ALERTS,
    events.EVENTS,
    files.FILES,
    focus.FOCUS,
    invoices.INVOICES,
    organising.ORGANISING,
    pulse.PULSE,
    queries.QUERIES,
    series.SERIES,
    store.STORE,
    tasks.TASKS,
)

# What members are that nothing else is said of.
DOCS = {
    "id": "The id in this store.",
    "uid": "The uid, the same in all stores.",
    "title": "What it is called.",
    "name": "What it is called.",
    "notes": "What is to be known of it, in any number of lines; empty for nothing.",
    "location": "Where it takes place; empty when that was not said.",
    "attendees": "Who takes part, each such as `Ada <ada@example.org>`.",
    "url": "A link that belongs to it; empty for none.",
    "zone": "The IANA name of the zone in which it repeats.",
    "reminders": "When to remind of it.",
    "repeat_rule": "The rule that it repeats by, as RFC 5545 writes it; empty for none.",
    "excluded_dates": "Occurrences that are left out, as the C API lists them.",
    "added_dates": "Occurrences besides those of the rule, likewise.",
    "created_ms": "When it was made.",
    "modified_ms": "When it was last changed.",
    "kind": "What kind of thing it is.",
    "colour": "What it is marked with.",
    "label": "What people read.",
    "currency": "The currency of its amounts, by ISO 4217.",
    "is_done": "Whether it is dealt with.",
    "account_name": "The name of the account (BT-85); empty for the name.",
    "description": "What it is about, in one line; empty for nothing.",
    "icon": "A name or an emoji; empty for none.",
    "business_process": "The process that it belongs to (BT-23).",
    "buyer_reference": "What the buyer wants to see on it (BT-10).",
    "contract_reference": "The contract that it belongs to (BT-12).",
    "payment_terms": "How it is to be paid (BT-20).",
    "late_penalty": "What is due when it is paid late.",
    "recovery_fee": "What is due for getting the money, such as the fee of 40 EUR.",
    "early_discount": "What is off when it is paid early.",
    "order_reference": "The purchase order (BT-13).",
    "series": "The series of its number; empty for that of its kind.",
}
