# SPDX-License-Identifier: Apache-2.0
"""What an invoice is, and what belongs to it."""

from model.language.files import REFUSE, Files
from model.language.kinds import Code, Date, Flag, Instant, Number, Text
from model.language.record import Property, Record

# fmt: off
# The widest amount in minor units: of a currency with three decimals.
AMOUNT = 1_000_000_000_000_000
VAT_CATEGORIES = ((1, "S"), (2, "Z"), (3, "E"), (4, "AE"), (5, "K"), (6, "G"), (7, "O"), (8, "L"), (9, "M"))

INVOICE = Record(
    name="invoice", type="Invoice", repository="InvoiceRepository", room="Invoices/Document", selected="chosen", entity=14, checks_texts=True, article="an", doc="An invoice, a credit note or a quote, without its lines.",
    properties=(
        Property("kind", Code("Kind", default=".invoice", words=((1, "invoice"), (2, "credit_note"), (3, "down_payment"), (4, "corrected"), (5, "quote"))), required=True, files=Files(other_words=REFUSE), doc="Invoice, credit note, down payment, corrected invoice (BT-3)."),
        Property("stage", Code("Stage", default=".draft", words=((1, "draft"), (2, "issued"), (3, "void"), (4, "replaced"))), files=Files(other_words=REFUSE), doc="What is stored of its state; the rest follows from payments, credit notes and the due date."),
        Property("series", Text(), doc="Of its numbers; empty: that of its kind."),
        Property("series_year", Number(optional=True, low=0, high=9_999, what="The year of a series"), case="year", doc="Of the series, when issued: 0 for one that does not restart by year."),
        Property("sequence", Number(optional=True, low=1, high=9_999_999_999, what="A sequence"), doc="In its series and year, when issued."),
        Property("number", Text(), doc="BT-1; empty until it is issued."),
        Property("issue_date", Date(), doc="BT-2."),
        Property("issued_ms", Instant(optional=True), case="issued", doc="When it was issued."),
        Property("due_date", Date(), doc="BT-9; until it is issued it may be nil, for so many days after the issue date."),
        Property("payment_days", Number(low=0, high=3_650, what="A time of payment"), initial="30", doc="How many days after the issue date it is due, 0 to 3,650."),
        Property("delivery_date", Date(), doc="BT-72."),
        Property("first_date", Date(), doc="BT-73."),
        Property("last_date", Date(), doc="BT-74."),
        Property("client_uid", Text(), case="client", member="clientUID", doc="The client."),
        Property("currency", Text(), initial="EUR", doc="BT-5."),
        Property("exchange_rate_millionths", Number(optional=True, low=1, high=1_000_000_000_000_000, what="An exchange rate in millionths", unit="millionths"), case="exchangeRate", doc="Units of the invoice's currency for one euro, in millionths."),
        Property("language", Text(), initial="fr", doc="fr, en, de or es."),
        Property("business_process", Text(), doc="BT-23; empty: as the rules have it."),
        Property("buyer_reference", Text(), doc="BT-10."),
        Property("order_reference", Text(), doc="BT-13."),
        Property("contract_reference", Text(), doc="BT-12."),
        Property("payment_terms", Text(), doc="BT-20."),
        Property("late_penalty", Text(), doc="The note PMD of BT-22."),
        Property("recovery_fee", Text(), doc="The note PMT of BT-22."),
        Property("early_discount", Text(), doc="The note AAB of BT-22."),
        Property("notes", Text(), doc="BT-22."),
        Property("prepaid_minor", Number(low=0, high=AMOUNT, what="What was paid before", unit="minor"), case="prepaid", doc="BT-113, in minor units."),
        Property("preceding_uid", Text(), case="preceding", member="precedingUID", doc="Of the invoice in the store that a credit note is for, or that a corrected one replaces."),
        Property("preceding_number", Text(), doc="BT-25."),
        Property("preceding_date", Date(), doc="BT-26."),
        Property("valid_until", Date(), since="0.1.0", doc="Of a quote: the last day on which it can be accepted; until it is issued it may be nil, for 30 days after the issue date."),
        Property("answer", Code("Answer", default=".none", words=((1, "accepted"), (2, "declined"))), since="0.1.0", files=Files(quiet=True, other_words=REFUSE), doc="Of an issued quote: what the client said to it."),
        Property("answer_date", Date(), since="0.1.0", doc="Of an issued quote: when the client said it."),
        Property("quote_uid", Text(), case="quote", member="quoteUID", since="0.1.0", doc="Of the quote in the store that it was made of."),
        Property("quote_number", Text(), since="0.1.0", doc="The number of that quote."),
        Property("net_minor", Number(low=-AMOUNT, high=AMOUNT, what="An amount", unit="minor"), case="net", doc="BT-109 in minor units, kept up with the lines."),
        Property("vat_minor", Number(low=-AMOUNT, high=AMOUNT, what="An amount", unit="minor"), case="vat", doc="BT-110 in minor units, kept up with the lines."),
        Property("gross_minor", Number(low=-AMOUNT, high=AMOUNT, what="An amount", unit="minor"), case="gross", doc="BT-112 in minor units, kept up with the lines."),
        Property("due_minor", Number(low=-AMOUNT, high=AMOUNT, what="An amount", unit="minor"), case="due", doc="BT-115 in minor units, kept up with the lines."),
        Property("vat_breakdown", Text(separator="\n"), doc='When issued: each row of the VAT breakdown as "S 20% 10000 2000" (category, rate, taxable and tax in minor units), with a line between two.'),
        Property("vat_point", Text(), sample='word(["debits", "invoice_date", "delivery", "payment"])', since="0.1.0", doc="BT-8: debits, invoice_date, delivery or payment; empty: as the seller's."),
        Property("delivery_name", Text(), since="0.1.0", doc="BT-70."),
        Property("delivery_street", Text(), since="0.1.0", doc="BT-75."),
        Property("delivery_street_2", Text(), case="deliveryStreet2", since="0.1.0", doc="BT-76."),
        Property("delivery_postal_code", Text(), since="0.1.0", doc="BT-78."),
        Property("delivery_city", Text(), since="0.1.0", doc="BT-77."),
        Property("delivery_region", Text(), since="0.1.0", doc="BT-79."),
        Property("delivery_country", Text(), since="0.1.0", doc="BT-80."),
        Property("created_ms", Instant(), case="created", doc="When it was added."),
        Property("modified_ms", Instant(), case="modified", doc="When it was changed last."),
        Property("has_gross_prices", Flag(), since="0.1.0", doc="Whether prices, discounts, allowances and charges include VAT."),
    ),
)

INVOICE_LINE = Record(
    name="invoice_line", type="InvoiceLine", repository="InvoiceItemRepository<InvoiceLine>", room="Invoices/Document", selected="invoice_uids: .invoice", entity=15, facts="invoices", checks_texts=True, article="an", doc="One item of an invoice (BG-25).",
    properties=(
        Property("invoice_uid", Text(required=True), case="invoice", member="invoiceUID", required=True, doc="The invoice."),
        Property("position", Number(low=1, high=1_000_000_000, what="A position"), initial="1", doc="In its invoice, from 1."),
        Property("name", Text(), mended="?", doc="BT-153."),
        Property("details", Text(), doc="BT-154."),
        Property("quantity_ten_thousandths", Number(low=1, high=10_000_000_000_000, what="A quantity in ten-thousandths", unit="ten_thousandths"), case="quantity", initial="10_000", doc="BT-129 in ten-thousandths."),
        Property("unit", Text(), initial="C62", doc="BT-130."),
        Property("unit_price_millionths", Number(low=0, high=1_000_000_000_000_000_000, what="A unit price in millionths", unit="millionths"), case="unitPrice", doc="BT-146 in millionths of the currency unit."),
        Property("discount_basis_points", Number(optional=True, low=0, high=100_00, what="A discount in basis points", unit="basis_points"), case="discountRate", doc="BT-138 in basis points; nil: no percentage."),
        Property("discount_minor", Number(optional=True, low=0, high=AMOUNT, what="A discount", unit="minor"), case="discount", doc="BT-136 in minor units; nil: none, or a percentage."),
        Property("discount_reason", Text(), doc="BT-139."),
        Property("vat_category", Code("VATCategory", default=".standard", words=VAT_CATEGORIES), files=Files(other_words=REFUSE), doc="BT-151."),
        Property("vat_rate_thousandths", Number(low=0, high=99_999, what="A VAT rate in thousandths of a percent", unit="thousandths"), case="vatRate", doc="BT-152 in thousandths of a percent."),
        Property("exemption_reason", Text(), doc="BT-120."),
        Property("exemption_code", Text(), doc="BT-121."),
        Property("first_date", Date(), doc="BT-134."),
        Property("last_date", Date(), doc="BT-135."),
    ),
)

INVOICE_ADJUSTMENT = Record(
    name="invoice_adjustment", type="InvoiceAdjustment", repository="InvoiceItemRepository<InvoiceAdjustment>", room="Invoices/Document", selected="invoice_uids: .invoice", entity=16, noun="allowance or charge", facts="invoices", checks_texts=True, article="an",
    doc="An allowance (BG-20) or a charge (BG-21) on the whole of an invoice.",
    properties=(
        Property("invoice_uid", Text(required=True), case="invoice", member="invoiceUID", required=True, doc="The invoice."),
        Property("position", Number(low=1, high=1_000_000_000, what="A position"), initial="1", doc="In its invoice, from 1."),
        Property("is_charge", Flag(), doc="Whether it is a charge."),
        Property("rate_basis_points", Number(optional=True, low=0, high=100_00, what="A rate in basis points", unit="basis_points"), case="rate", doc="BT-94, BT-101 in basis points of the sum of the lines; nil: an amount."),
        Property("amount_minor", Number(optional=True, low=0, high=AMOUNT, what="An allowance or a charge", unit="minor"), case="amount", doc="BT-92, BT-99 in minor units; nil: a percentage."),
        Property("reason", Text(), doc="BT-97, BT-104."),
        Property("reason_code", Text(), doc="BT-98 (UNTDID 5189), BT-105 (UNTDID 7161)."),
        Property("vat_category", Code("VATCategory", default=".standard", words=VAT_CATEGORIES), files=Files(other_words=REFUSE), doc="BT-95, BT-102."),
        Property("vat_rate_thousandths", Number(low=0, high=99_999, what="A VAT rate in thousandths of a percent", unit="thousandths"), case="vatRate", doc="BT-96, BT-103 in thousandths of a percent."),
        Property("exemption_reason", Text(), doc="Why there is no VAT."),
        Property("exemption_code", Text(), doc="Why there is no VAT, as a code."),
    ),
)

INVOICE_REFERENCE = Record(
    name="invoice_reference", type="InvoiceReference", repository="InvoiceReferenceRepository", room="Invoices/Document", selected="invoice_uids: .invoice", entity=33, noun="deduction", facts="invoices", checks_texts=True, article="an",
    doc="A down payment that an invoice deducts (BG-3).",
    properties=(
        Property("invoice_uid", Text(required=True), case="invoice", member="invoiceUID", required=True, doc="The invoice."),
        Property("position", Number(low=1, high=1_000_000_000, what="A position"), initial="1", doc="In its invoice, from 1."),
        Property("preceding_uid", Text(), case="preceding", member="precedingUID", doc="The down payment in the store."),
        Property("preceding_number", Text(), doc="BT-25."),
        Property("preceding_date", Date(), doc="BT-26."),
        Property("is_prepaid", Flag(), doc="When issued: whether it is in BT-113, or in lines below 0."),
        Property("vat_breakdown", Text(separator="\n"), doc="When issued: what was deducted of each category and rate, in the form of that of an invoice."),
    ),
)

BILLED_ITEM = Record(
    name="billed_item", type="BilledItem", repository="BilledItemRepository", room="Invoices/Billing", selected="line_uids: .line", entity=21, facts="invoices", checks_texts=True, doc="A task, a focus session or a time entry that a line of an invoice is for.",
    properties=(
        Property("line_uid", Text(required=True), case="line", member="lineUID", required=True, doc="The line."),
        Property("kind", Code("Kind", default=".task", words=((1, "task"), (2, "focus_session"), (3, "time_entry"))), required=True, files=Files(other_words=REFUSE), doc="Task, focus session or time entry."),
        Property("item_uid", Text(required=True), case="item", member="itemUID", required=True, doc="The uid of the task, the focus session or the time entry."),
    ),
)

PAYMENT = Record(
    name="payment", type="Payment", repository="PaymentRepository", room="Invoices/Payments", selected="invoice_uids: .invoice", entity=18, facts="invoices", checks_texts=True, doc="Money that came in for an invoice, or went out for a credit note.",
    properties=(
        Property("invoice_uid", Text(required=True), case="invoice", member="invoiceUID", required=True, doc="The invoice."),
        Property("date", Date(), required=True, doc="When it came."),
        Property("amount_minor", Number(low=1, high=AMOUNT, what="A payment", unit="minor"), initial="1", case="amount", required=True, doc="In minor units of the invoice's currency, above 0."),
        Property("means", Text(), doc="Of UNTDID 4461, such as 58 for a SEPA transfer; empty: not said."),
        Property("reference", Text(), doc="What its statement says."),
        Property("notes", Text(), doc="At most 65,536 bytes."),
        Property("created_ms", Instant(), case="created", doc="When it was added."),
    ),
)

EMAIL = Record(
    name="email", type="EmailMessage", repository="InvoicePartRepository<EmailMessage>", room="Invoices/Payments", selected="none", entity=19, noun="e-mail", facts="invoices", checks_texts=True, article="an", doc="An e-mail with an invoice, and what became of it.",
    properties=(
        Property("invoice_uid", Text(required=True), case="invoice", member="invoiceUID", required=True, doc="The invoice."),
        Property("message_id", Text(), case="messageID", doc="Without angle brackets."),
        Property("recipients", Text(), doc='Addresses, joined by ", ".'),
        Property("subject", Text(), doc="The subject."),
        Property("state", Code("State", default=".sending", words=((1, "sending"), (2, "sent"), (3, "failed"))), required=True, files=Files(other_words=REFUSE), doc="What became of it."),
        Property("error", Text(), doc="What was wrong; empty without a failure."),
        Property("created_ms", Instant(), case="created", doc="When it was made."),
        Property("finished_ms", Instant(optional=True), case="finished", doc="When it was sent, or failed."),
    ),
)
# fmt: on
