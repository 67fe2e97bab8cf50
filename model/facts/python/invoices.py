# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room invoices."""

from model.language.python import Attribute as A
from model.language.python import Input, Module, Row
from model.language.python import Keyword as K

# fmt: off
INVOICES = (
    Module("invoices.profile", "The seller: whoever uses the store.", imports=(("ctypes", "string_at"),), rows=(
        Row("Profile", "profile_content", doc="The seller, from whom the invoices of the store are.", attributes=(
            A("seller", doc=""),
            A("logo", doc="A PNG or JPEG file, for the head of invoices.", type="bytes | None", read="string_at(row.logo, row.logo_length) if row.logo else None"),
            A("hourly_rate", doc="What an hour costs where neither its entry nor its task, project or client says it.", optional=True, default="None"),
        )),
    )),
    Module("invoices.client", "Whom invoices are sent to.", rows=(
        Row("Client", "client", list="ClientList", list_doc="Clients as they were when they were listed.", attributes=(
            "id", "uid", "party", "notes", "created",
            A("archived", doc="Since when it is archived.", optional=True, member="archived_ms", present="is_archived"),
            A("invoice_count", doc="Those that are issued, and credit notes."),
            A("hourly_rate", doc="What an hour costs, where neither entry nor task nor project says it.", optional=True, default="None"),
            A("kind", doc="A business, a private person or a public body.", default="ClientKind.BUSINESS"),
        )),
    )),
    Module("invoices.email", "A message with an invoice.", rows=(
        Row("Email", "email", list="EmailList", list_doc="Messages as they were when they were listed.", attributes=(
            "id", "uid", "invoice_id", "message_id", "recipients", "subject", "state",
            A("error", doc="Empty unless it failed."),
            "created",
            A("finished", doc="None while sending.", optional=True),
        )),
    )),
    Module("invoices.invoice", "An invoice or a credit note in a list, and what forbids issuing one.", rows=(
        Row("Invoice", "invoice", doc="An invoice or a credit note as it was when it was read; BT names the terms of EN 16931.", list="InvoiceList", list_doc="Invoices and credit notes as they were when they were listed.", attributes=(
            "id", "uid",
            A("number", doc="Empty of a draft."),
            "kind", "state",
            A("client_id", doc="None when there is none any more.", optional=True),
            A("client_name", doc="As issued; of a draft as the client has it now; empty without one."),
            A("currency", doc="By ISO 4217; all amounts are in it."),
            "net", "vat", "gross", "due", "paid", "credited",
            A("balance", doc="What is owed; 0 of a draft and of a void one."),
            A("issue_date", optional=True),
            A("due_date", doc="None when it is not known yet.", optional=True),
            A("preceding_id", doc="Of a credit note: its invoice; of a corrected one: what it replaces.", optional=True),
            "created", "modified",
            A("issued", optional=True),
            A("twin_id", doc="Another one with its number, which two devices gave apart; None of nearly all.", optional=True),
            A("quote_id", doc="The quote that it was made of.", optional=True, default="None"),
            A("valid_until", doc="Of a quote: the last day on which it can be accepted.", optional=True, default="None"),
            A("answer_date", doc="Of a quote: when it was accepted or declined.", optional=True, default="None"),
            A("total", doc="What is to be paid in all: with VAT, rounded (BT-114).", default="Decimal(0)"),
        )),
    )),
    Module("invoices.invoice_document", "All of an invoice or a credit note.", imports=(("taskcore._generated.values", "Period"), ("taskcore._generated.values", "from_scaled"), ("decimal", "Decimal"), ("datetime", "date"),), rows=(
        Row("InvoiceLine", "invoice_line", doc="An item of an invoice; amounts are in the invoice's currency, rates in percent.", list="InvoiceLineList", list_doc="Items of invoices, in the order of the ids that were asked for.", attributes=(
            "id", "uid", "position", "name", "details", "quantity",
            A("unit", doc='The code of UN/ECE Recommendation 20 or 21, such as ``"HUR"``.'),
            A("unit_label", doc="In the invoice's language, for the quantity, such as ``\"hours\"``."),
            "unit_price", "base",
            A("discount", doc="Off the base, whether given as a rate or as an amount (BT-136)."),
            A("discount_rate", doc="None when it was not given as a rate.", type="Decimal | None", read="None if row.discount_basis_points < 0 else from_scaled(row.discount_basis_points, 2)"),
            "discount_reason", "net", "vat_category", "vat_rate", "exemption_reason",
            "exemption_code",
            A("period", type="Period | None", read="(optional_packed(row.first_date), optional_packed(row.last_date)) if row.first_date or row.last_date else None"),
            "task_ids", "focus_session_count", "invoice_id", "currency",
            A("gross", doc="What it costs with VAT, where its price includes it; else 0."),
            A("gross_discount", doc="The discount with VAT, where its price includes it; else 0."),
        )),
        Row("InvoiceAdjustment", "invoice_adjustment", doc="An allowance or a charge on the whole of an invoice.", list="InvoiceAdjustmentList", list_doc="Allowances and charges, in the order of the ids that were asked for.", attributes=(
            "id", "uid", "is_charge",
            A("amount", doc="Whether given as a rate or as an amount (BT-92, BT-99)."),
            A("rate", doc="In percent; None when it was not given as a rate.", type="Decimal | None", read="None if row.rate_basis_points < 0 else from_scaled(row.rate_basis_points, 2)"),
            "reason", "reason_code", "vat_category", "vat_rate", "exemption_reason",
            "exemption_code", "invoice_id", "currency",
            A("gross", doc="How much it is with VAT, where prices of the invoice include it; else 0."),
        )),
        Row("VATRow", "vat_row", doc="What an invoice taxes in one way.", currency="caller", attributes=(
            "category", "category_code",
            A("rate", doc="In percent."),
            "taxable", "tax", "exemption_reason", "exemption_code",
        )),
        Row("InvoiceDeduction", "invoice_deduction", doc="A down payment that an invoice deducts.", currency="caller", attributes=(
            "uid",
            A("down_payment_id", doc="None when it is not there.", optional=True),
            "number",
            A("issue_date", optional=True),
            A("net", doc="What is deducted without VAT; what was credited of the down payment is taken off."),
            "vat", "gross",
        )),
        Row("DeductedRate", "deducted_rate", doc="What an invoice that deducts down payments has of one category and rate of VAT.", currency="caller", attributes=(
            "category", "category_code",
            A("rate", doc="In percent."),
            A("whole_taxable", doc="Of all items, allowances and charges."),
            "whole_tax",
            A("deducted_taxable", doc="Of the down payments."),
            "deducted_tax",
            A("rest_taxable", doc="What is left."),
            "rest_tax",
        )),
        Row("InvoiceDocument", "invoice_content", doc="An invoice or a credit note with all that belongs to it; what is not given is empty.", currency="row.invoice.contents.currency", attributes=(
            "invoice", "seller", "buyer", "lines", "adjustments", "vat_rows",
            "payments", "emails",
            A("credit_note_ids", doc="Those issued for it, and drafts."),
            "line_total", "allowance_total", "charge_total", "prepaid",
            A("vat_in_euro", doc="BT-111, of an invoice that has to say it.", optional=True, present="has_vat_in_euro"),
            A("exchange_rate", doc="Units of the currency for one euro; None when it is not known.", optional=True),
            "series", "language", "business_process", "buyer_reference",
            "order_reference", "contract_reference", "payment_terms", "late_penalty",
            "recovery_fee", "early_discount", "notes",
            A("preceding", doc="Of a credit note: number and issue date of its invoice; of a corrected one: of what it replaces.", type="tuple[str, date | None] | None", read="(string(row.preceding_number), optional_packed(row.preceding_date)) if row.preceding_number else None"),
            "payment_days",
            A("delivery_date", optional=True),
            A("period", type="Period | None", read="(optional_packed(row.first_date), optional_packed(row.last_date)) if row.first_date or row.last_date else None"),
            A("buyer_kind", doc="As issued; of a draft as it is now.", default="ClientKind.BUSINESS"),
            A("deductions", doc="The down payments that it deducts.", default="()"),
            A("deducted_rates", doc="By category and rate; none where nothing is deducted.", default="()"),
            A("deducted", doc="What the deductions come to with VAT.", default="Decimal(0)"),
            A("replacement_id", doc="The corrected invoice that stands in its place.", optional=True, default="None"),
            A("has_prepaid_deductions", doc="Whether the deductions are in ``prepaid``, and not in items.", default="False"),
            A("quote_number", doc="Of the quote that it was made of.", default='""'),
            A("quoted_ids", doc="Of a quote: what was made of it, drafts too.", default="()"),
            A("invoice_profile", doc="By which rules it is written: ``\"facturx\"``, ``\"xrechnung\"`` or ``\"peppol\"``.", default='"facturx"'),
            A("vat_point", doc="When its VAT is due (BT-8), its own or the seller's; empty when nobody says it.", default='""'),
            A("delivery_name", doc="Who got what was sold, where that is not the client (BT-70).", default='""'),
            A("delivery_street", default='""'), A("delivery_street_2", default='""'),
            A("delivery_postal_code", default='""'), A("delivery_city", default='""'),
            A("delivery_region", default='""'), A("delivery_country", default='""'),
            A("has_gross_prices", doc="Whether prices, discounts, allowances and charges include VAT.", default="False"),
            A("rounding", doc="What makes the total what was agreed, where no VAT comes to that (BT-114).", default="Decimal(0)"),
        )),
    )),
    Module("invoices.invoice_figures", "What is owed by age, and turnover and VAT by month.", imports=(("datetime", "date"),), rows=(
        Row("Ageing", "ageing", list="AgeingList", list_doc="By currency, the least overdue first.", attributes=(
            "currency", "first_day",
            A("last_day", doc="0, 30, 60, 90, or None for all later ones.", type="int | None", read="row.last_day if row.last_day < (1 << 31) - 1 else None"),
            "balance", "invoice_count",
        )),
        Row("Turnover", "turnover", list="TurnoverList", list_doc="By month and currency.", attributes=(
            A("month", doc="The first day of the month of the issue date.", type="date", read="date(row.month // 100, row.month % 100, 1)"),
            "currency", "invoice_count", "credit_note_count", "net", "vat", "gross",
        )),
        Row("VATTotal", "vat_total", list="VATTotalList", list_doc="By month, currency, category and falling rate.", attributes=(
            A("month", doc="The first day of the month of the issue date.", type="date", read="date(row.month // 100, row.month % 100, 1)"),
            "currency", "category",
            A("category_code", doc='Such as ``"S"``.'),
            A("rate", doc="In percent."),
            "taxable", "tax",
        )),
    )),
    Module("invoices.number_series", "Series of numbers, which follow each other without gaps.", rows=(
        Row("NumberSeries", "number_series", list="NumberSeriesList", list_doc="Series as they were when they were listed.", attributes=(
            "name", "pattern", "next_number", "issued_count",
            A("last_date", doc="The latest issue date; None before the first.", optional=True),
            A("owner", doc="The device that issues in it, by its name or its uid; empty without one, and of a store that is on one device."),
            A("owner_uid", doc="Of that replica."),
            A("right", doc="Whether this device may issue."),
            A("is_forced", doc="Whether it was claimed without waiting for the other devices, so that a number may be there twice."),
            A("is_own", doc="Whether drafts that name no series get its numbers on this device."),
        )),
    )),
    Module("invoices.smtp_server", "The server that sends messages.", rows=(
        Row("SMTPServer", "smtp_options", given="-", is_read=False,
            doc="""The server that takes messages; nothing of it is stored or logged.

>>> from taskcore import SMTPServer
>>> SMTPServer("mail.example.org", user="ada", password="correct horse")
SMTPServer(host='mail.example.org', port=None, security=<SMTPSecurity.STARTTLS: 1>, user='ada')""",
            attributes=(
                A("host", doc=""),
                A("port", doc="None: 587 with STARTTLS, 465 with TLS.", optional=True, default="None"),
                A("security", doc="", type="int", default="SMTPSecurity.STARTTLS"),
                A("user", doc="", optional=True, default="None"),
                A("password", doc="", optional=True, default="None", is_secret=True),
                A("netrc_path", doc="A file of mode 0600 with the user and the password.", type="str | PathLike[str] | None", default="None", is_secret=True),
                A("ca_path", doc="A PEM file with the authorities to trust; None for the system's.", type="str | PathLike[str] | None", default="None", is_secret=True),
                A("timeout", doc="For all of it, at most an hour; None is a minute.", optional=True, default="None", is_secret=True),
            )),
    ), imports=(("os", "PathLike"),)),
    Module("invoices.party", "Who sells or buys.", rows=(
        Row("Party", "party", doc="Who sells or buys; what is not known is an empty text.", blank=True, attributes=(
            "name", "trading_name", "legal_form", "share_capital", "registry",
            A("contact", doc="The name of a person or a department."),
            "street", "street_2", "postal_code", "city", "region",
            A("country", doc='By ISO 3166-1, such as ``"FR"``.'),
            A("siren", doc="Nine digits, which are checked."),
            A("siret", doc="Fourteen digits, which are checked."),
            A("registration_number", doc="In its register, where it has no SIREN."),
            A("vat_number", doc="With the country before it; it is checked."),
            A("tax_number", doc="The tax office's, of a seller without a VAT number."),
            "email", "phone", "electronic_address", "electronic_scheme",
            A("iban", doc="It is checked; spaces are taken away."),
            "bic",
            A("account_name", doc="Empty for the name."),
            "locale",
            A("currency", doc="Of its invoices, by ISO 4217."),
        )),
    )),
    Module("invoices.payment", "A payment as it was when it was read.", rows=(
        Row("Payment", "payment", list="PaymentList", list_doc="Payments as they were when they were listed.", attributes=(
            "id", "uid", "invoice_id", "amount",
            A("currency", doc="That of the invoice, by ISO 4217."),
            "date",
            A("means", doc='Of UNTDID 4461, such as ``"58"``; empty when it was not said.'),
            "reference", "notes",
        )),
    )),
)

PARTY_INPUT = Input("party", "a party", "invoices.party_keywords", "The keywords of a party.",
    properties="PartyProperties", properties_doc="The keywords that say who a party is, all but its name; ``Party`` says what they mean.",
    changes="PartyChanges", changes_doc="The keywords that change a party; one that is ``UNSET`` is as if it were not given.",
    keywords=(K("name", required=True),),
)

INVOICE_INPUT = Input("invoice_input", "an invoice", "invoices.invoice_keywords", "The keywords of a draft.",
    properties="InvoiceProperties",
    properties_doc="The keywords of a draft; one that is ``UNSET`` is as if it were not given.\n\n``due_date=None`` is ``payment_days`` after the issue date, and ``None`` takes a client, a delivery date, a period, an exchange rate or a preceding invoice away. ``exchange_rate`` is units of the currency for one euro, ``prepaid`` what was paid before, ``preceding`` number and date of the invoice that a credit note is for, and ``valid_until`` the last day on which a quote can be accepted.",
    keywords=(
        # The methods take it by itself.
        K("client_id", required=True),
        "series", "due_date", "payment_days", "delivery_date",
        K("period", type="Period", removable=True, bit="PERIOD", write='row.first_date, row.last_date = packed_period(value, "period")'),
        "currency",
        K("exchange_rate", removable=True, write='row.exchange_rate_millionths = to_scaled(0 if value is None else value, 6, "exchange_rate_millionths")'),
        "language", "business_process", "buyer_reference", "order_reference", "contract_reference",
        "payment_terms", "late_penalty", "recovery_fee", "early_discount", "notes", "prepaid",
        "vat_point", "delivery_name", "delivery_street", "delivery_street_2", "delivery_postal_code",
        "delivery_city", "delivery_region", "delivery_country",
        "has_gross_prices",
        K("preceding", type="tuple[str, date]", removable=True, bit="PRECEDING", write="row.preceding_number, row.preceding_date = packed_preceding(value)"),
        "valid_until",
    ),
    without=("first_date", "last_date", "preceding_number", "preceding_date"),
    imports=(
        ("taskcore._generated.values", "Period", "packed_period", "packed_preceding"),
    ),
)

LINE_INPUT = Input("invoice_line_input", "an item", "invoices.line_keywords", "The keywords of an item of a draft.",
    new="new_vat", change="changed_vat",
    properties="LineProperties",
    properties_doc="The keywords of an item, all but its name.\n\nRates are in percent. A discount is a rate or an amount, off quantity times price. ``unit`` is a code such as ``\"HUR\"`` or a word such as ``\"hour\"``. Reason and code of an exemption are set together.",
    changes="LineChanges", changes_doc="The keywords that change an item; the VAT's category and rate are given together.",
    keywords=(
        K("name", required=True),
        "details", "quantity", "unit", "unit_price", "discount",
        K("discount_rate", member="discount_basis_points"),
        "discount_reason", "vat_category", "vat_rate", "exemption_reason", "exemption_code",
        K("period", type="Period", removable=True, bit="PERIOD", write='row.first_date, row.last_date = packed_period(value, "period")'),
        K("task_ids", type="int | Iterable[int]"),
        "position",
    ),
    without=("discount_basis_points", "first_date", "last_date"),
    imports=(("taskcore._generated.values", "Period", "packed_period"),),
)

ADJUSTMENT_INPUT = Input("invoice_adjustment_input", "an adjustment", "invoices.adjustment_keywords", "The keywords of an allowance or a charge.",
    new="new_vat", change="changed_vat",
    properties="AdjustmentProperties",
    properties_doc="The keywords of an allowance or a charge: ``rate``, in percent of the lines, or ``amount``.",
    keywords=("is_charge", "rate", "amount", "reason", "reason_code"),
)
# fmt: on
