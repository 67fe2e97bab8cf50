# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room invoices."""

from model.language.swift import (
    Case,
    Choice,
    Computed,
    Extra,
    Field,
    Given,
    Input,
    Room,
    Row,
    Texts,
    Union,
    Value,
)

# fmt: off
_VAT = Extra(
    "vat", "VAT", "VAT(category: VATCategory(code: row.vat_category), rate: row.vat_rate_thousandths)",
    "How VAT is due.",
)
_TAXED = Extra(
    "vat", "VAT", "VAT(category: VATCategory(code: row.category), rate: row.rate_thousandths)",
    "How VAT is due.",
)
_PERIOD = Extra(
    "period", "InvoicePeriod?", "InvoicePeriod(row.first_date, row.last_date)",
    "From when to when it was delivered; nil when that was not said.",
)
_MONTH = Extra(
    "month", "CalendarMonth?", "CalendarMonth(number: row.month)", "The month of the issue dates.",
)
_RATE = "In hundredths of a percent; nil when it was not given as a rate."
_PART = {"invoice_id": "Whose part it is.", "currency": "Of the invoice (ISO 4217)."}
_EXEMPTION = {
    "exemption_reason": "Why no VAT is due, in words.",
    "exemption_code": "Why no VAT is due, as a code of the list VATEX.",
}


def _period(bit: str) -> Given:
    return Given(
        "period", "InvoicePeriod?", "From when to when it was delivered.",
        "input.first_date = period.first?.number ?? 0\ninput.last_date = period.last?.number ?? 0",
        ("first_date", "last_date"), (bit,),
    )


_VAT_GIVEN = Given(
    "vat", "VAT?", "How VAT is due.",
    "input.vat_category = vat.category.code\ninput.vat_rate_thousandths = vat.rate",
    ("vat_category", "vat_rate_thousandths"), ("VAT",),
)


def _off(name: str, doc: str, share: str, amount: str, prefix: str, bits: tuple[str, str]) -> Given:
    return Given(
        name, "ShareOrAmount?", doc,
        f"switch {name} {{\n"
        "case .share(let rate):\n"
        f"  input.fields |= TASKCORE_{prefix}{bits[0]}\n"
        f"  input.{share} = rate\n"
        "case .amount(let minor):\n"
        f"  input.fields |= TASKCORE_{prefix}{bits[1]}\n"
        f"  input.{amount} = minor\n"
        "}",
        (share, amount),
    )


INVOICES = Room(
    "Invoices/InvoiceTypes", "swift/invoices",
    (
        Texts("party", "PartyProperty", "One of the things that are known of who sells or buys: `iban`."),
        Choice("client_kind", "Client.Kind"),
        Input(
            "party", "PartyChanges", doc="What changes about who sells or buys.", is_memberwise=True,
            given=(
                Given(
                    "texts", "[PartyProperty: [UInt8]]", "Nothing for a property that is to be none any more.",
                    texts="PartyProperty",
                ),
            ),
        ),
        Row(
            "profile_content", "Profile", doc="The seller: whoever uses the store.", without=("logo",),
            types={"hourly_rate_millionths": "Int64?"},
            docs={
                "seller": "Who sells.",
                "hourly_rate_millionths": "What an hour costs, in millionths, where neither its entry nor its task, project or client says it.",
            },
            extras=(Extra("logoSize", "Int", "row.logo_length", "In bytes; 0 without a logo."),),
        ),
        Row("client", "Client", doc="Whom invoices are sent to, as it was when it was read.",
            computed=(Computed("name", "String", "party[.name]", "What its party is called."),),
            names={"invoice_count": "invoices"},
            docs={"party": "Who they are.", "archived_ms": "Since when it is archived; nil when it is not.", "hourly_rate_millionths": "What an hour costs, in millionths of its currency unit; nil when it does not say."},
        ),
        Input(
            "client_input", "ClientChanges", doc="What a client is to be: a new one, or what changes about one.",
            is_memberwise=True, types={"party": "PartyChanges", "hourly_rate_millionths": "Int64?"},
            docs={
                "party": "Who they are.", "notes": "What is to be known of them, in any number of lines.",
                "is_archived": "Whether it is archived, so that it gets no new invoices.",
                "hourly_rate_millionths": "What an hour costs, in millionths of its currency unit; 0 for none.",
                "kind": "Whether they are a business, a private person or a public body.",
            },
        ),
        Union(
            "ClientSelection", "Which clients are listed.", (
                Case("inUse", "Those that are not archived."), Case("archived", "Those that are."),
                Case("all", "All of them."),
            ),
        ),
        Input("client_query_options", "ClientQuery", doc="Which clients to list, by their names.", docs={
            "text": "Words that names, city, numbers and e-mail begin with.",
            "archived": "Whether they are archived; nil for both.",
            "limit": "At most so many; nil for all.",
            "offset": "After so many.",
        }, types={"limit": "Int64?"}),
        Choice("invoice_kind", "Invoice.Kind", computed=(
            Computed(
                "noun", "String", 'self == .invoice ? "invoice" : "credit note"', "`invoice` or `credit note`",
            ),
        )),
        Choice("series_right", "NumberSeries.Right"),
        Choice("invoice_state", "Invoice.State", computed=(
            Computed(
                "text", "String", 'self == .partlyPaid ? "partly paid" : rawValue', "What people read: `partly paid`.",
            ),
        )),
        Row(
            "invoice", "Invoice", doc="An invoice, a credit note or a quote in a list, as it was when it was read.",
            names={"client_id": "client", "preceding_id": "preceding", "twin_id": "twin", "quote_id": "quote"},
            computed=(
                Computed(
                    "name", "String", 'number.isEmpty ? "draft \\(id)" : "\\(kind.noun) \\(number)"',
                    "How it is called: `invoice F2026-0001`, or `draft 3`.",
                ),
            ),
            docs={
                "twin_id": "Another one with its number, which two devices gave apart.",
                "kind": "An invoice, or what takes some of one back, asks for money before, or replaces one.", "state": "Where it stands.",
                "net_minor": "Without VAT (BT-109).", "vat_minor": "All of the VAT (BT-110).",
                "gross_minor": "With VAT (BT-112).",
                "due_minor": "What was to be paid when it was issued (BT-115).",
                "total_minor": "What is to be paid in all: with VAT, rounded (BT-114).",
                "balance_minor": "What is owed; 0 of a draft and of a void one.",
                "issue_date": "The day of issue; nil for a draft.",
                "issued_ms": "When it was issued; nil for a draft.",
                "preceding_id": "Of a credit note, its invoice; of a corrected one, what it replaces.",
                "quote_id": "The quote that it was made of.",
                "valid_until": "Of a quote, the last day on which it can be accepted; nil when it is not known yet.",
                "answer_date": "Of a quote, when it was accepted or declined; nil when it was not.",
            },
        ),
        Texts(
            "invoice_input", "InvoiceChanges.Text", "What is a text of a draft.",
            without=("preceding_number",),
        ),
        Input(
            "invoice_input", "InvoiceChanges",
            doc="What a draft is to be: a new one, or what changes about one. Amounts are in its currency.",
            names={"client_id": "client", "exchange_rate_millionths": "exchangeRate"},
            types={"due_date": "Int32?", "delivery_date": "Int32?", "valid_until": "Int32?"},
            docs={
                "client_id": "Whom it is for; 0 for none.",
                "due_date": "As yyyymmdd; 0 for none, so that the days count.",
                "payment_days": "From the issue date to the due date: 0 to 3,650.",
                "delivery_date": "As yyyymmdd; 0 for none.",
                "valid_until": "Of a quote, the last day on which it can be accepted, as yyyymmdd; 0 for 30 days after it is issued.",
                "exchange_rate_millionths": "Units of its currency for one euro, in millionths; 0 when it is not known.",
                "prepaid_minor": "What was paid before, in minor units.",
                "has_gross_prices": "Whether prices, discounts, allowances and charges include VAT.",
            },
            given=(
                Given(
                    "texts", "[Text: [UInt8]]", "Its texts; nothing for one that is to be none any more.",
                    texts="InvoiceChanges.Text",
                ),
                _period("PERIOD"),
                Given(
                    "precedingNumber", "(any UTF8Text)?",
                    "Of a credit note, the number of its invoice; it is given with the date.",
                    "input.preceding_number = memory.copy(precedingNumber)", ("preceding_number",), ("PRECEDING",),
                ),
                Given(
                    "precedingDate", "Int32?", "Of a credit note, the issue date of its invoice, as yyyymmdd.",
                    "input.preceding_date = precedingDate\n"
                    'input.preceding_number = input.preceding_number ?? memory.copy("")',
                    ("preceding_date",), ("PRECEDING",),
                ),
                Given(
                    "writtenPrepaid", "(any UTF8Text)?",
                    "What was paid before, as people write it: its currency tells what that means.",
                ),
            ),
        ),
        Row(
            "invoice_line", "InvoiceItem", doc="An item of an invoice.",
            names={
                "quantity_ten_thousandths": "quantity", "unit_price_millionths": "price",
                "discount_basis_points": "discountRate", "task_ids": "tasks",
                "focus_session_count": "focusSessions", "invoice_id": "invoice",
            },
            types={"discount_basis_points": "Int32?"},
            docs={
                "name": "What was sold.", "details": "More about it, in several lines; empty for nothing.",
                "quantity_ten_thousandths": "How much of it, in ten-thousandths.",
                "unit_price_millionths": "What one costs, in millionths of the currency unit.",
                "discount_basis_points": _RATE,
                "discount_reason": "Why there is a discount.",
                "focus_session_count": "How many focus sessions and time entries it is for.",
                "base_minor": "Quantity times price (BT-137).", "net_minor": "What it costs (BT-131).",
                "gross_minor": "What it costs with VAT, where its price includes it; else 0.",
                "gross_discount_minor": "The discount with VAT, where its price includes it; else 0.",
                "position": "Its place in the invoice, from 1.",
                **_PART, **_EXEMPTION,
            },
            extras=(_VAT, _PERIOD),
        ),
        Input(
            "invoice_line_input", "InvoiceItemChanges",
            doc="What an item of a draft is to be: a new one, or what changes about one.",
            names={
                "quantity_ten_thousandths": "quantity", "unit_price_millionths": "price",
                "task_ids": "tasks",
            },
            docs={
                "name": "What is sold.", "details": "More about it, in several lines; empty for nothing.",
                "quantity_ten_thousandths": "How much of it, in ten-thousandths.",
                "unit": "A code such as `HUR`, or a word such as `hour`.",
                "unit_price_millionths": "What one costs, in millionths of the currency unit.",
                "discount_reason": "Why there is a discount.",
                "task_ids": "The tasks that it is for.",
                "position": "Its place in the invoice, from 1.",
                **_EXEMPTION,
            },
            given=(
                _off("discount", "What is off.", "discount_basis_points", "discount_minor", "INVOICE_LINE_",
                     ("DISCOUNT_RATE", "DISCOUNT_AMOUNT")),
                _VAT_GIVEN, _period("PERIOD"),
            ),
        ),
        Row(
            "invoice_adjustment", "InvoiceAdjustment",
            doc="An allowance or a charge on the whole of an invoice.",
            names={"rate_basis_points": "rate", "invoice_id": "invoice"}, types={"rate_basis_points": "Int32?"},
            docs={
                "reason": "What it is for.", "reason_code": "What it is for, as a code of UNTDID 5189 or 7161.",
                "amount_minor": "How much it is, whether given as a rate or as an amount.",
                "rate_basis_points": _RATE, "is_charge": "Whether it adds to the invoice.",
                "gross_minor": "How much it is with VAT, where prices of the invoice include it; else 0.",
                **_PART, **_EXEMPTION,
            },
            extras=(_VAT,),
        ),
        Input(
            "invoice_adjustment_input", "InvoiceAdjustmentChanges",
            doc="What an allowance or a charge on the whole of a draft is to be.",
            docs={
                "reason": "What it is for.", "reason_code": "What it is for, as a code of UNTDID 5189 or 7161.",
                "is_charge": "Whether it adds to the invoice.",
                **_EXEMPTION,
            },
            given=(
                _off("size", "How much it is.", "rate_basis_points", "amount_minor", "INVOICE_ADJUSTMENT_",
                     ("RATE", "AMOUNT")),
                _VAT_GIVEN,
            ),
        ),
        Choice(
            "vat_category", "VATCategory",
            raws={
                "STANDARD": "S", "ZERO_RATED": "Z", "EXEMPT": "E", "REVERSE_CHARGE": "AE",
                "INTRA_COMMUNITY": "K", "EXPORT": "G", "NOT_SUBJECT": "O", "CANARY_ISLANDS": "L",
                "CEUTA_MELILLA": "M",
            },
            computed=(
                Computed(
                    "hasRate", "Bool", "[.standard, .canaryIslands, .ceutaMelilla].contains(self)",
                    "Whether it has a rate above 0.",
                ),
            ),
        ),
        Value("VAT", "What is taxed how: `S 20%`.", (
            Field("category", "VATCategory", "Why there is VAT, or none."),
            Field("rate", "Int32", "In thousandths of a percent.", "0"),
        )),
        Value(
            "InvoicePeriod", "From a day to a day, either of which may not be known.",
            (
                Field("first", "CalendarDate?", "The first day."), Field("last", "CalendarDate?", "The last day."),
            ),
            computed=(
                Computed("none", "InvoicePeriod", "InvoicePeriod(first: nil, last: nil)", "Neither is known.", is_static=True),
            ),
        ),
        Union("ShareOrAmount", "What is off: a share in hundredths of a percent, or an amount in minor units.", (
            Case("share", "Hundredths of a percent.", "Int32", "basisPoints"),
            Case("amount", "Minor units.", "Int64", "minor"),
        )),
        Row("vat_row", "VATRow", doc="What an invoice taxes in one way.", currency="caller",
            docs={
                "taxable_minor": "What is taxed (BT-116).", "tax_minor": "The tax on it (BT-117).",
                **_EXEMPTION,
            },
            extras=(_TAXED,),
        ),
        Row(
            "invoice_deduction", "InvoiceDeduction", doc="A down payment that an invoice deducts (BG-3).",
            currency="caller", names={"down_payment_id": "downPayment"},
            docs={
                "down_payment_id": "Nil when it is not there.",
                "number": "What it was issued as (BT-25).",
                "net_minor": "What is deducted without VAT.", "vat_minor": "Its VAT.",
                "gross_minor": "What is deducted with VAT.",
                "issue_date": "Its day (BT-26).",
            },
        ),
        Row(
            "deducted_rate", "DeductedRate", currency="caller",
            doc="What an invoice that deducts down payments has of one category and rate of VAT.",
            names={
                "whole_taxable_minor": "whole", "whole_tax_minor": "wholeTax",
                "deducted_taxable_minor": "deducted", "deducted_tax_minor": "deductedTax",
                "rest_taxable_minor": "rest", "rest_tax_minor": "restTax",
            },
            docs={
                "whole_taxable_minor": "All items, allowances and charges.", "whole_tax_minor": "The tax on them.",
                "deducted_taxable_minor": "The down payments.", "deducted_tax_minor": "The tax on them.",
                "rest_taxable_minor": "What is left.", "rest_tax_minor": "The tax that is left.",
            },
            extras=(_TAXED,),
        ),
        Row(
            "payment", "Payment", doc="Money that came in for an invoice, or went out for a credit note.",
            names={"invoice_id": "invoice"},
            docs={
                "invoice_id": "The invoice or credit note that it is for.",
                "amount_minor": "How much it was.",
                "reference": "What the bank says of it; empty for nothing.",
                "date": "The day on which it came in.",
            },
        ),
        Input(
            "payment_input", "NewPayment",
            doc="A payment that is to be noted; what is not given is all that is owed, today.",
            docs={
                "amount_minor": "How much it was, in minor units.", "date": "The day on which it came in.",
                "means": "How it was paid, as a code of UNTDID 4461 such as `58`.",
                "reference": "What the bank says of it.",
                "is_overpaid": "Whether it may be more than is owed.",
            },
        ),
        Choice("email_state", "Email.State"),
        Row("email", "Email", names={"invoice_id": "invoice", "message_id": "messageID"}, docs={
            "invoice_id": "The invoice or credit note that went with it.",
            "message_id": "What mail programs know it by.",
            "recipients": "Who got it, with commas between.",
            "subject": "What stood in its subject line.",
            "state": "What became of it.",
            "created_ms": "When it was handed over.", "finished_ms": "When that was over; nil while sending.",
        }),
        Row(
            "invoice_content", "InvoiceContent", doc="All of an invoice or a credit note; a text that was not given is empty.",
            currency="invoice.currency",
            names={
                "lines": "items", "credit_note_ids": "creditNotes", "quoted_ids": "quoted", "line_total_minor": "itemTotal",
                "deducted_minor": "deducted", "replacement_id": "replacement",
                "allowance_total_minor": "allowances", "charge_total_minor": "charges",
                "exchange_rate_millionths": "exchangeRate",
            },
            types={
                "delivery_date": "CalendarDate?", "preceding_date": "CalendarDate?",
                "exchange_rate_millionths": "Int64?", "payment_days": "Int32",
            },
            docs={
                "invoice": "What lists show of it.", "seller": "As issued; of a draft as it is now.",
                "buyer": "As issued; of a draft as it is now.",
                "lines": "What was sold.", "adjustments": "Allowances and charges on the whole of it.",
                "vat_rows": "The sums by category and rate of VAT.",
                "deductions": "The down payments that it deducts.",
                "deducted_rates": "By category and rate; none where nothing is deducted.",
                "deducted_minor": "What the deductions come to with VAT.",
                "replacement_id": "The corrected invoice that stands in its place.",
                "has_prepaid_deductions": "Whether the deductions are in what was paid before, and not in items.",
                "payments": "What came in for it.", "emails": "The messages that it was sent with.",
                "line_total_minor": "What the items come to (BT-106).",
                "allowance_total_minor": "What the allowances come to (BT-107).",
                "charge_total_minor": "What the charges come to (BT-108).",
                "prepaid_minor": "What was paid before (BT-113).",
                "rounding_minor": "What makes the total what was agreed, where no VAT comes to that (BT-114).",
                "has_gross_prices": "Whether prices, discounts, allowances and charges include VAT.",
                "exchange_rate_millionths": "Units of its currency for one euro, in millionths; nil when it is not known.",
                "language": "The language of its documents: `fr` or `en`.",
                "preceding_number": "Of a credit note, the number of its invoice.",
                "preceding_date": "Of a credit note, the issue date of its invoice.",
                "payment_days": "From the issue date to the due date.",
                "delivery_date": "When it was delivered; nil when that was not said.",
                "quote_number": "The number of the quote that it was made of.",
                "quoted_ids": "Of a quote, what was made of it, drafts too.",
                "invoice_profile": "By which rules it is written: `facturx`, `xrechnung` or `peppol`.",
            },
            extras=(
                Extra(
                    "vatInEuro", "Amount?",
                    'row.has_vat_in_euro != 0 ? Amount(row.vat_in_euro_cents, "EUR") : nil',
                    "Nil when the invoice is in euros, or no law wants it (BT-111).",
                ),
                _PERIOD,
            ),
        ),
        Row("number_series", "NumberSeries", names={"issued_count": "issued"}, docs={
            "issued_count": "How many numbers of it were given.",
            "name": "What it is called; `invoice`, `credit_note` and `quote` are there from the beginning.",
            "pattern": "What its numbers are made by, such as `F{YYYY}-{NNNN}`.",
            "next_number": "What would be issued next today.",
            "owner": "The device that issues in it, by its name or its uid; empty without one.",
            "owner_uid": "The uid of that replica.",
            "right": "Whether this device may issue.",
            "is_forced": "Whether it was claimed without waiting for the other devices.",
            "is_own": "Whether drafts that name no series get its numbers on this device.",
        }),
        Row("ageing", "Ageing", names={"invoice_count": "invoices"}, types={"first_day": "Int32"},
            docs={
                "balance_minor": "What is owed.", "invoice_count": "How many invoices that is.",
                "first_day": "Days overdue; 0 for what is not due yet.",
            },
            extras=(
                Extra("lastDay", "Int32?", "row.last_day == .max ? nil : row.last_day", "Nil for all after the first one."),
            ),
        ),
        Row("turnover", "Turnover", names={"invoice_count": "invoices", "credit_note_count": "creditNotes"},
            docs={
                "invoice_count": "How many invoices were issued.",
                "credit_note_count": "How many credit notes were issued.",
                "net_minor": "Without VAT.", "vat_minor": "All of the VAT.", "gross_minor": "With VAT.",
            },
            extras=(_MONTH,),
        ),
        Row("vat_total", "VATTotal",
            docs={"taxable_minor": "What was taxed.", "tax_minor": "The tax on it."},
            extras=(_MONTH, _TAXED),
        ),
        Choice("billing_grouping", "FocusBilling.Grouping", first=("BY_TASK", "BY_PROJECT", "BY_DAY"), cases={
            "ONE_LINE": "one", "BY_TASK": "task", "BY_PROJECT": "project", "BY_DAY": "day",
        }),
        Input(
            "focus_billing", "FocusBilling",
            doc="Which focus time becomes items of a draft; what is billed already is left out.",
            names={
                "first_date": "first", "last_date": "last", "project_id": "project", "task_id": "task",
                "round_up_minutes": "roundUp", "unit_price_millionths": "price",
                "is_by_rate": "isByRate", "is_of_client": "isOfClient",
            },
            types={"unit_price_millionths": "Int64?"},
            docs={
                "first_date": "The first day.", "last_date": "The last day.",
                "project_id": "The project whose time it is; nil for all.",
                "task_id": "The task whose time it is; nil for all.",
                "grouping": "What makes an item.",
                "round_up_minutes": "Each item's time is rounded up to a multiple of so many minutes; 0 leaves it.",
                "unit_price_millionths": "What an hour costs, in millionths of the currency unit.",
                "is_by_rate": "Whether time costs what its own rate says, in an item for each rate; the price is that of time without one.",
                "is_of_client": "Whether it is the time alone of projects that are for the client of the draft.",
                "name": "What the items are called; nil for the library's names.",
            },
            given=(
                Given(
                    "vat", "VAT?", "How VAT is due.",
                    "input.vat_category = vat.category.code\ninput.vat_rate_thousandths = vat.rate",
                    ("vat_category", "vat_rate_thousandths"),
                ),
            ),
        ),
        Input(
            "invoice_query_options", "InvoiceQuery", doc="Which invoices to list, newest first.",
            names={"client_id": "client"},
            types={"states": "[Invoice.State]", "limit": "Int64?"},
            docs={
                "states": "Where they stand; any when there are none.",
                "kind": "Invoices, credit notes, down payments or corrected invoices; nil for all.", "client_id": "Whom they are for.",
                "text": "In the number, the client's name, a reference or an item.",
                "is_debit": "Whether it asks for money; nil for credit notes and all others.",
                "limit": "At most so many; nil for all.",
                "offset": "After so many.",
            },
            given=(
                Given(
                    "period", "(first: CalendarDate, last: CalendarDate)?", "The days of the issue dates.",
                    "input.first_date = period.first.number\ninput.last_date = period.last.number",
                    ("first_date", "last_date"), ("PERIOD",),
                ),
            ),
        ),
        Choice("paper", "PrintOptions.Paper"),
        Input("pdf_options", "PrintOptions", doc="How an invoice is printed.", docs={
            "paper": "What it is printed on; nil for A4.", "language": "`fr` or `en`; nil for the invoice's.",
            "page_template": "`classic`, `studio`, `plain` or a template as JSON; nil for the client's or the seller's.",
        }),
        Choice("xml_format", "InvoiceXML", doc="What an invoice's data is written in."),
        Input(
            "email_options", "MessageOptions", doc="The message that an invoice is sent with; what is not given is as usual.",
            docs={
                "to": "Who gets it.", "cc": "Who gets a copy.", "reply_to": "Where answers go.",
                "sender": "Who sends it.", "subject": "What stands in its subject line.",
                "body": "What it says.", "paper": "What the invoice is printed on; nil for A4.",
            },
        ),
        Choice("smtp_security", "MailServer.Security", cases={"STARTTLS": "startTLS"}),
        Input(
            "smtp_options", "MailServer", doc="The server that takes a message. Nothing of it is stored or logged.",
            names={"netrc_path": "netrc", "ca_path": "authorities"},
            docs={
                "host": "A name or an address.", "port": "0 for the usual one.",
                "security": "When the connection becomes TLS.",
                "user": "The name to log in with.", "password": "The password to log in with.",
                "netrc_path": "The path of a file that has the user and the password.",
                "ca_path": "The path of a file with the authorities to trust; nil for the system's.",
                "timeout_ms": "For all of it, in milliseconds; 0 for a minute.",
            },
            without=("progress",),
        ),
        Input(
            "subscription_content", "Subscription", doc="What the user has paid for, as the host stated it.",
            types={"plan": "String?", "source": "String?", "features": "[String]"},
            computed=(
                Computed(
                    "isNone", "Bool",
                    "plan == nil && source == nil && since == nil && until == nil && features.isEmpty",
                    "Whether the host stated nothing.",
                ),
            ),
            docs={
                "plan": "What the host calls it.", "source": "Who says so, such as `app-store`.",
                "since_ms": "From when; nil for always.", "until_ms": "Until when; nil for without end.",
                "features": "What the plan has.",
            },
            is_read=True,
        ),
    ),
)
# fmt: on
