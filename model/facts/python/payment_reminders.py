# SPDX-License-Identifier: Apache-2.0
"""The Python classes of reminders of payment."""

from model.language.python import Attribute as A
from model.language.python import Module, Row

# fmt: off
PAYMENT_REMINDERS = (
    Module("invoices.penalty_rate", "A rate of interest for late payment as it was when it was read.", rows=(
        Row("PenaltyRate", "penalty_rate", list="PenaltyRateList", list_doc="Rates of interest as they were when they were listed.", attributes=(
            "id", "uid", "debtor",
            A("currency", doc="Of the invoices that it holds for, by ISO 4217."),
            A("first_date", doc="The first day of which interest is at this rate."),
            A("last_date", doc="The last one; None: until the day before the next rate begins.", optional=True),
            A("rate", doc="A year."),
            A("notes", doc="Where it is from; empty without."),
        )),
    )),
    Module("invoices.payment_reminder", "Reminders of payment, what their interest is made of, and what is due for one.", rows=(
        Row("PaymentReminder", "payment_reminder", list="PaymentReminderList", list_doc="Reminders of payment as they were when they were listed.", attributes=(
            "id", "uid",
            A("invoice_id", doc="0 when it is gone."),
            A("number", doc="Of the invoice."),
            A("client_name", doc="Of the invoice."),
            "level", "date",
            A("pay_by", doc="By when it asks for the money; None: at once.", optional=True),
            A("currency", doc="Of the invoice, by ISO 4217; all amounts are in it."),
            A("owed", doc="What was owed of the invoice on its date."),
            "fee",
            A("recovery", doc="The compensation for recovery costs."),
            A("earlier", doc="Fees and compensation that earlier reminders claimed."),
            A("interest", doc="From the day after the due date to its date."),
            A("total", doc="All of these."),
            A("uncovered_days", doc="How many days something was owed of which no rate of interest holds."),
            A("text", doc="Own words; empty for those of its level."),
            A("sent", doc="When it was sent; None: not yet.", optional=True),
            "created",
        )),
        Row("InterestSpan", "interest_span", list="InterestSpanList", list_doc="What the interest of a reminder is made of.", attributes=(
            "first_date", "last_date", "days",
            A("owed", doc="What was owed of the invoice on each of the days."),
            A("currency", doc="By ISO 4217."),
            A("rate", doc="A year; with ``is_covered`` False there is none."),
            A("is_covered", doc="Whether a rate holds for these days; else no interest is claimed of them."),
        )),
        Row("LateInvoice", "late_invoice", list="LateInvoiceList", list_doc="Invoices that are due for a reminder, the one that is overdue longest first.", attributes=(
            "invoice_id", "number", "client_name",
            A("currency", doc="By ISO 4217."),
            A("balance", doc="What is owed."),
            "due_date",
            A("days", doc="How long it is overdue."),
            A("last_date", doc="Of its last reminder; None: it had none.", optional=True),
            A("next_level", doc="Of the reminder that it is due for."),
        )),
    )),
)
# fmt: on
