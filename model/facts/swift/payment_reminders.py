# SPDX-License-Identifier: Apache-2.0
"""The Swift types of reminders of payment."""

from model.language.swift import Choice, Input, Room, Row

# fmt: off
PAYMENT_REMINDERS = Room(
    "Invoices/PaymentReminderTypes", "swift/payment-reminders",
    (
        Choice("debtor", "PenaltyRate.Debtor"),
        Row(
            "penalty_rate", "PenaltyRate", doc="A yearly rate of interest for late payment.",
            docs={
                "currency": "Of the invoices that it holds for (ISO 4217).",
                "notes": "Where it is from; empty without.",
                "debtor": "Who owes.",
                "first_date": "The first day of which interest is at this rate.",
                "last_date": "The last one; nil: until the day before the next rate begins.",
                "rate_basis_points": "A year, in basis points.",
            },
        ),
        Input(
            "penalty_rate_input", "PenaltyRateChanges", doc="What a rate of interest is to be.",
            types={"last_date": "Int32?"},
            docs={
                "currency": "Of the invoices that it holds for (ISO 4217).",
                "notes": "Where it is from.",
                "debtor": "Who owes.",
                "first_date": "The first day of which interest is at this rate.",
                "last_date": "The last one, as yyyymmdd; 0: until the day before the next rate begins.",
                "rate_basis_points": "A year, in basis points.",
            },
        ),
        Row(
            "payment_reminder", "PaymentReminder", doc="A reminder of payment, as it was when it was read.",
            names={"invoice_id": "invoice"}, types={"sent_ms": "Int64?"},
            docs={
                "invoice_id": "The invoice; 0 when it is gone.",
                "number": "Of the invoice.",
                "client_name": "Of the invoice.",
                "text": "Own words; empty for those of its level.",
                "owed_minor": "What was owed of the invoice on its date.",
                "fee_minor": "Its fee.",
                "recovery_minor": "The compensation for recovery costs.",
                "earlier_minor": "Fees and compensation that earlier reminders claimed.",
                "interest_minor": "From the day after the due date to its date.",
                "total_minor": "All that it claims.",
                "uncovered_days": "How many days something was owed of which no rate of interest holds.",
                "sent_ms": "When it was sent; nil: not yet.",
                "level": "From 1 to 9.",
                "date": "Of the letter.",
                "pay_by": "By when it asks for the money; nil: at once.",
            },
        ),
        Input(
            "payment_reminder_input", "PaymentReminderChanges", doc="What a reminder is to be.",
            types={"pay_by": "Int32?"},
            docs={
                "text": "Own words in place of those of its level.",
                "fee_minor": "Its fee, in minor units.",
                "level": "Of a new one: from 1 to 9.",
                "date": "Of the letter.",
                "pay_by": "By when it asks for the money, as yyyymmdd; 0: at once.",
                "is_without_interest": "Whether it claims no interest.",
                "is_without_recovery": "Whether it claims no compensation for recovery costs.",
            },
        ),
        Row(
            "interest_span", "InterestSpan", doc="Days in a row of which interest is alike.",
            docs={
                "owed_minor": "What was owed of the invoice on each of the days.",
                "days": "How many.",
                "first_date": "The first of them.",
                "last_date": "The last of them.",
                "rate_basis_points": "A year, in basis points; without `isCovered` there is none.",
                "is_covered": "Whether a rate holds for these days.",
            },
        ),
        Row(
            "late_invoice", "LateInvoice", doc="An overdue invoice that is due for a reminder.",
            names={"invoice_id": "invoice"},
            docs={
                "invoice_id": "The invoice.",
                "number": "Its number.",
                "client_name": "Who owes.",
                "balance_minor": "What is owed.",
                "days": "How long it is overdue.",
                "due_date": "When it was due.",
                "last_date": "Of its last reminder; nil: it had none.",
                "next_level": "Of the reminder that it is due for.",
            },
        ),
    ),
)
# fmt: on
