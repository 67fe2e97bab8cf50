# SPDX-License-Identifier: Apache-2.0
"""Reminders of payment, and the rates of interest that they claim."""

from model.facts.invoices import AMOUNT
from model.language.files import REFUSE, Files
from model.language.kinds import Code, Date, Instant, Number, Text
from model.language.record import Property, Record

# fmt: off
PAYMENT_REMINDER = Record(
    name="payment_reminder", type="PaymentReminder", repository="InvoicePartRepository<PaymentReminder>", room="Invoices/Reminders", selected="invoice_uids: .invoice", entity=35, noun="reminder of payment", entity_doc="of an overdue invoice", checks_uid=True, checks_texts=True, own_repair=True, uid_doc="It follows from the invoice and the level, so that two devices that remind of one invoice have one reminder.",
    doc="A letter that reminds of an overdue invoice, with what it claims beside that. Once it is sent, it does not change.",
    properties=(
        Property("invoice_uid", Text(required=True), case="invoice", member="invoiceUID", required=True, doc="The invoice."),
        Property("level", Number(low=1, high=9, what="The level of a reminder"), initial="1", required=True, doc="1 for the first reminder of an invoice, then one more for each, at most 9."),
        Property("date", Date(), required=True, doc="Of the letter; interest is claimed up to this day."),
        Property("pay_by", Date(), doc="By when it asks for the money; nil: at once."),
        Property("owed_minor", Number(low=0, high=AMOUNT, what="An amount", unit="minor"), case="owed", doc="What was owed of the invoice on that day, in minor units of its currency, as all amounts here."),
        Property("fee_minor", Number(low=0, high=AMOUNT, what="A fee", unit="minor"), case="fee", doc="The fee of this reminder."),
        Property("recovery_minor", Number(low=0, high=AMOUNT, what="A compensation", unit="minor"), case="recovery", doc="The compensation for recovery costs of directive 2011/7/EU, which one reminder of an invoice claims."),
        Property("earlier_minor", Number(low=0, high=AMOUNT, what="An amount", unit="minor"), case="earlier", doc="Fees and compensation that earlier reminders claimed."),
        Property("interest_minor", Number(low=0, high=AMOUNT, what="An amount", unit="minor"), case="interest", doc="Interest from the day after the due date to the date, rounded once."),
        Property("interest_rows", Text(separator="\n"), sample='word(["20270120 20270131 58486 -", "20270201 20270210 9 0"])', doc='What it is made of, a line for each span of days: "20270120 20270131 58486 1215" (first day, last day, what was owed, basis points), with a hyphen for the rate where none covers the days.'),
        Property("text", Text(), doc="Own words in place of those of the level; at most 10,000 characters."),
        Property("sent_ms", Instant(optional=True), case="sent", doc="When it was sent; nil: not yet."),
        Property("created_ms", Instant(), case="created", doc="When it was added."),
    ),
)

PENALTY_RATE = Record(
    name="penalty_rate", type="PenaltyRate", repository="PenaltyRateRepository", room="Invoices/Reminders", selected="none", entity=36, noun="rate of interest", facts="payment_reminders", entity_doc="for late payment", checks_uid=True, checks_texts=True, own_repair=True, uid_doc="It follows from the debtor, the currency and the first day, so that what two devices enter alike is one.",
    doc="A yearly rate of interest for late payment, as the user entered it. It holds for the days that it names alone.",
    properties=(
        Property("debtor", Code("Debtor", default=".business", words=((1, "business"), (2, "consumer"))), required=True, files=Files(other_words=REFUSE), doc="Who owes: a business or a public body, or a consumer."),
        Property("currency", Text(), initial="EUR", doc="Of the invoices that it holds for."),
        Property("first_date", Date(), required=True, doc="The first day of which interest is at this rate."),
        Property("last_date", Date(), doc="The last one; nil: until the day before the next rate begins."),
        Property("rate_basis_points", Number(low=0, high=100_00, what="A rate in basis points", unit="basis_points"), case="rate", required=True, doc="A year, in basis points."),
        Property("notes", Text(), doc="Where it is from; at most 10,000 characters."),
        Property("created_ms", Instant(), case="created", doc="When it was added."),
    ),
)
# fmt: on
