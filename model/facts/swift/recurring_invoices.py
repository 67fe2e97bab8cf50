# SPDX-License-Identifier: Apache-2.0
"""The Swift types of recurring invoices."""

from model.language.swift import Choice, Input, Room, Row

# fmt: off
RECURRING_INVOICES = Room(
    "Invoices/RecurringInvoiceTypes", "swift/recurring-invoices",
    (
        Choice("recurring_period", "RecurringInvoice.Period"),
        Choice("recurring_state", "RecurringInvoice.State"),
        Row(
            "recurring_invoice", "RecurringInvoice", doc="An invoice that is drafted again and again, as it was when it was read.",
            names={"client_id": "client"},
            docs={
                "client_id": "Of the drafts; 0 when it is gone.",
                "client_name": "Of the drafts; empty when it is gone.",
                "repeat_rule": "An RRULE of RFC 5545.",
                "zone": "In which its days begin; empty for the store's.",
                "gross_minor": "What a draft of it comes to today, with VAT.",
                "line_count": "How many lines a draft has.",
                "due_count": "How many dates came for which nothing was drafted yet, at most 1,000.",
                "start_date": "The first date of the series.",
                "next_date": "Of the next draft; nil when there is none any more.",
                "period": "Which period the drafts are for.",
                "state": "How far it is.",
            },
        ),
        Input(
            "recurring_invoice_input", "RecurringInvoiceChanges", doc="What a recurring invoice is to be.",
            docs={
                "repeat_rule": "An RRULE of RFC 5545.",
                "zone": "The IANA name of the zone in which its days begin; empty for the store's.",
                "client_id": "Of the drafts.",
                "invoice_id": "Of a change alone: whose terms and lines are taken instead.",
                "start_date": "The first date of the series.",
                "next_date": "The next draft is that of the first date on it or after.",
                "period": "Which period the drafts are for.",
                "is_paused": "Whether nothing is drafted until it goes on.",
            },
        ),
    ),
)
# fmt: on
