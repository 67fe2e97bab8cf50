# SPDX-License-Identifier: Apache-2.0
"""Invoices."""

from model.language import members as c
from model.language.types import (
    Enumeration,
    Mask,
    Member,
    Note,
    Struct,
    counted,
    identity,
    numbered,
    page,
    table,
)

# fmt: off
_MONTHS = (
    Member("first_month", c.Integer(type="int32_t"), "yyyymm, years 1 to 9999; 0: from the beginning"),
    Member("last_month", c.Integer(type="int32_t"), "likewise; 0: to the end"),
)

INVOICES = (
    Note("Amounts are in minor units of their currency, as ISO 4217 has them (cents of EUR, yen of JPY), at most 10^12 units of the currency. Quantities are in ten-thousandths, prices in millionths of the currency unit, percentages in basis points (1/100 %), rates of VAT in thousandths of a percent. BT and BG name the terms of EN 16931."),
    Mask("party_field", "PARTY_", doc="The properties of a party, as bits of a `fields` mask.", constants=numbered("NAME TRADING_NAME LEGAL_FORM SHARE_CAPITAL REGISTRY CONTACT STREET STREET_2 POSTAL_CODE CITY REGION COUNTRY SIREN SIRET REGISTRATION_NUMBER VAT_NUMBER TAX_NUMBER EMAIL PHONE ELECTRONIC_ADDRESS ELECTRONIC_SCHEME IBAN BIC ACCOUNT_NAME LOCALE CURRENCY SUPPLIES DEFAULT_VAT VAT_SCHEME PAGE_TEMPLATE INVOICE_PROFILE VAT_POINT PRICES")),
    Struct("party", initialiser=True, doc='Who sells or buys. As an input, the members of `fields` are set, "" to none, and the others stay as they are; when read, all are given, never NULL. Texts are one line of at most 200 characters, but for the template.', members=(
        Member("fields", c.Fields("party_field"), "TASKCORE_PARTY_..."),
        Member("name", c.Text(), "BT-27, BT-44", bit="NAME"),
        Member("trading_name", c.Text(), "BT-28, BT-45", bit="TRADING_NAME"),
        Member("legal_form", c.Text(), 'such as "SARL" or "EI"', bit="LEGAL_FORM"),
        Member("share_capital", c.Text(), 'such as "10 000 EUR"', bit="SHARE_CAPITAL"),
        Member("registry", c.Text(), 'where it is registered, such as "RCS Paris"', bit="REGISTRY"),
        Member("contact", c.Text(), "the name of a person or department (BT-41, BT-56)", bit="CONTACT"),
        Member("street", c.Text(), "BT-35, BT-50", bit="STREET"),
        Member("street_2", c.Text(), "BT-36, BT-51", bit="STREET_2"),
        Member("postal_code", c.Text(), "BT-38, BT-53", bit="POSTAL_CODE"),
        Member("city", c.Text(), "BT-37, BT-52", bit="CITY"),
        Member("region", c.Text(), "BT-39, BT-54", bit="REGION"),
        Member("country", c.Text(), 'ISO 3166-1 alpha-2, such as "FR" (BT-40, BT-55)', bit="COUNTRY"),
        Member("siren", c.Text(), "nine digits, checked (BT-30, BT-47)", bit="SIREN"),
        Member("siret", c.Text(), "fourteen digits, checked (BT-29, BT-46)", bit="SIRET"),
        Member("registration_number", c.Text(), "in its register, where it has no SIREN (BT-30, BT-47)", bit="REGISTRATION_NUMBER"),
        Member("vat_number", c.Text(), "with the country before it, checked (BT-31, BT-48)", bit="VAT_NUMBER"),
        Member("tax_number", c.Text(), "the tax office's, of a seller without a VAT number (BT-32)", bit="TAX_NUMBER"),
        Member("email", c.Text(), "BT-43, BT-58", bit="EMAIL"),
        Member("phone", c.Text(), "BT-42, BT-57", bit="PHONE"),
        Member("electronic_address", c.Text(), "BT-34, BT-49", bit="ELECTRONIC_ADDRESS"),
        Member("electronic_scheme", c.Text(), 'of the electronic address, in the list EAS, such as "0225"', bit="ELECTRONIC_SCHEME"),
        Member("iban", c.Text(), "checked; spaces are taken away (BT-84)", bit="IBAN"),
        Member("bic", c.Text(), "BT-86", bit="BIC"),
        Member("account_name", c.Text(), 'BT-85; "" for the name', bit="ACCOUNT_NAME"),
        Member("locale", c.Text(), 'of its invoices and mails: "fr" or "en", maybe with a country', bit="LOCALE"),
        Member("currency", c.Text(), "of its invoices, ISO 4217", bit="CURRENCY"),
        Member("supplies", c.Text(), 'what a seller sells, or what is sold to a client: "goods", "services" or "mixed" (BT-23)', bit="SUPPLIES", since="0.1.0"),
        Member("default_vat", c.Text(), 'how items are taxed that do not say it: a rate such as "20", or a category such as "AE"; a client\'s goes before the seller\'s', bit="DEFAULT_VAT", since="0.1.0"),
        Member("vat_scheme", c.Text(), '"small_enterprise" for a seller who charges no VAT as one, and says so with the text of his law', bit="VAT_SCHEME", since="0.1.0"),
        Member("page_template", c.Text(), 'how its invoices look: "classic", "studio", "plain", or a template as JSON of at most 65,536 bytes (docs/invoices.md); a client\'s goes before the seller\'s', bit="PAGE_TEMPLATE", since="0.1.0"),
        Member("invoice_profile", c.Text(), 'by which rules invoices are written: "facturx" (as without it), "xrechnung" or "peppol"; a client\'s goes before the seller\'s', bit="INVOICE_PROFILE", since="0.1.0"),
        Member("vat_point", c.Text(), 'when a seller\'s VAT is due (BT-8): "debits" (the French option), "invoice_date", "delivery" or "payment"', bit="VAT_POINT", since="0.1.0"),
        Member("prices", c.Text(), 'whether prices of new invoices include VAT: "gross", or "net"; a client\'s goes before the seller\'s', bit="PRICES", since="0.1.0"),
    )),
    Struct("profile_content", doc="The seller: whoever uses the store.", members=(
        Member("seller", c.Struct("party")),
        *counted(Member("logo", c.Bytes("logo_length"), "the bytes of a PNG or JPEG file; NULL without")),
        Member("hourly_rate_millionths", c.Integer("millionths", optional=True), "what an hour costs, where neither entry nor task, project or client says it; 0: none", since="0.1.0"),
    )),
    Mask("subscription_field", "SUBSCRIPTION_", doc="Of taskcore_subscription_content.fields.", constants=numbered("PLAN SINCE UNTIL SOURCE FEATURES")),
    Struct("subscription_content", initialiser=True, doc="What the user has paid for, as the host states it. As an input, what is not given is taken away.", members=(
        Member("fields", c.Fields("subscription_field"), "TASKCORE_SUBSCRIPTION_...: which of the members below are given"),
        Member("plan", c.Text(), "one line, at most 100 characters", bit="PLAN"),
        Member("source", c.Text(), 'who says so, such as "app-store"', bit="SOURCE"),
        Member("since_ms", c.Instant(), "milliseconds since 1970 UTC; else: always", bit="SINCE"),
        Member("until_ms", c.Instant(), "no longer at this instant; else: without end", bit="UNTIL"),
        Member("features", c.Texts("feature_count"), "what the plan has, each one line of at most 100 characters", bit="FEATURES"),
        Member("feature_count", c.Count("features"), "at most 1,000", bit="FEATURES"),
    )),
    Enumeration("client_kind", "CLIENT_KIND_", doc="Which rules hold for invoices to somebody.", constants=table("""
        BUSINESS       1
        PRIVATE_PERSON 2 a consumer
        PUBLIC_BODY    3
    """)),
    Struct("client", doc="Whom invoices are sent to, as it was when it was read.", members=(
        *identity("client"),
        Member("party", c.Struct("party")),
        Member("notes", c.Text(), '"" without'),
        Member("created_ms", c.Instant()),
        Member("archived_ms", c.Instant(optional=True), "with is_archived: since when"),
        Member("invoice_count", c.Integer(), "issued, credit notes too"),
        Member("is_archived", c.Flag(), "0 or 1"),
        Member("kind", c.Code("client_kind"), "TASKCORE_CLIENT_KIND_..."),
        Member("hourly_rate_millionths", c.Integer("millionths", optional=True), "what an hour costs, where neither entry nor task nor project says it; 0: none", since="0.1.0"),
    )),
    Mask("client_field", "CLIENT_", doc="Of taskcore_client_input.fields. In taskcore_change.fields they stand beside TASKCORE_PARTY_..., so they have bits of their own.", constants=numbered("PARTY NOTES ARCHIVED HOURLY_RATE KIND", first=48)),
    Struct("client_input", initialiser=True, doc="What a client is to be: a new one, or the changes to one.", members=(
        Member("fields", c.Fields("client_field"), "which of the members below are given: TASKCORE_CLIENT_..."),
        Member("party", c.Struct("party"), "who it is; only the members that its own fields announce count", bit="PARTY"),
        Member("notes", c.Text(), 'several lines, at most 65,536 bytes; "" for none', bit="NOTES"),
        Member("is_archived", c.Flag(), "0 or 1", bit="ARCHIVED"),
        Member("kind", c.Code("client_kind"), "TASKCORE_CLIENT_KIND_...; a new one is a business unless it is said", bit="KIND"),
        Member("hourly_rate_millionths", c.Integer("millionths", optional=True), "what an hour costs, in its currency: 1 to 10^15; 0: none", bit="HOURLY_RATE", since="0.1.0"),
    )),
    Mask("client_query_field", "CLIENT_QUERY_", doc="Of taskcore_client_query_options.fields.", constants=numbered("TEXT ARCHIVED")),
    Struct("client_query_options", initialiser=True, doc="Which clients to list, by their names.", members=(
        Member("fields", c.Fields("client_query_field"), "TASKCORE_CLIENT_QUERY_..."),
        Member("text", c.Text(), "words that its names, city, numbers and e-mail begin with, whatever their case and accents", bit="TEXT"),
        Member("archived", c.Code("choice"), "TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO", bit="ARCHIVED"),
        Member("reserved", c.Reserved()),
        *page(),
    )),
    Struct("number_series_query_options", initialiser=True, doc="Which series of numbers to list.", members=page()),
    Struct("number_series", doc="Numbers that follow each other.", members=(
        Member("name", c.Text(), '"invoice", "credit_note" and "quote" are there from the beginning'),
        Member("pattern", c.Text(), 'such as "F{YYYY}-{NNNN}"'),
        Member("next_number", c.Text(), "as it would be today"),
        Member("issued_count", c.Integer()),
        Member("last_date", c.Date(optional=True), "the latest issue date, yyyymmdd; 0 before the first"),
        Member("reserved", c.Reserved()),
        Member("owner", c.Text(), 'the device that issues in it, by its name or its uid; "" without one, and of a store that is on one device', since="0.1.0"),
        Member("owner_uid", c.Text(), "of that replica", since="0.1.0"),
        Member("right", c.Code("series_right"), "TASKCORE_SERIES_RIGHT_...: whether this device may issue", since="0.1.0"),
        Member("is_forced", c.Flag(), "1: it was claimed without waiting for the other devices, so that a number may be there twice", since="0.1.0"),
        Member("is_own", c.Flag(), "1: drafts that name no series get its numbers on this device", since="0.1.0"),
        Member("reserved_2", c.Reserved(), since="0.1.0"),
    )),
    Enumeration("series_right", "SERIES_RIGHT_", doc="What a device may do in a series of numbers.", constants=table("""
        ALONE     0 issue, for the store is on this device alone
        MINE      1 issue, as the one that does
        WAITING   2 issue as soon as all devices know that it claimed the series
        OTHERS    3 nothing: another device issues
        UNCLAIMED 4 nothing: no device issues until one claims the series
    """)),
    Enumeration("invoice_kind", "INVOICE_KIND_", constants=table("""
        INVOICE      1 BT-3 = 380
        CREDIT_NOTE  2 BT-3 = 381, or 503 for a down payment in France
        DOWN_PAYMENT 3 BT-3 = 386; asked for before what it is for is delivered
        CORRECTED    4 BT-3 = 384; replaces one invoice wholly
        QUOTE        5 no invoice, and no document of EN 16931
    """)),
    Enumeration("invoice_state", "INVOICE_STATE_", constants=table("""
        DRAFT       1
        ISSUED      2 nothing came in yet, and it is not due
        PARTLY_PAID 3
        PAID        4 nothing is owed any more
        OVERDUE     5 something is owed, and its due date is over
        VOID        6 a credit note took all of it back
        REPLACED    7 a corrected invoice stands in its place
        ACCEPTED    8 of a quote, as those that follow; one that is open is ISSUED
        DECLINED    9
        EXPIRED    10 nobody said anything until the last day on which it could be accepted
        INVOICED   11 all of it was turned into an invoice
    """)),
    Mask("invoice_states", "INVOICE_STATES_", wide=False, of="invoice_state"),
    Enumeration("vat_category", "VAT_", doc="How VAT is due (UNTDID 5305).", constants=table("""
        STANDARD        1 S, a rate above 0
        ZERO_RATED      2 Z
        EXEMPT          3 E, with a reason
        REVERSE_CHARGE  4 AE
        INTRA_COMMUNITY 5 K
        EXPORT          6 G
        NOT_SUBJECT     7 O
        CANARY_ISLANDS  8 L, IGIC
        CEUTA_MELILLA   9 M, IPSI
    """)),
    Mask("invoice_field", "INVOICE_", doc="Of taskcore_invoice_input.fields.", constants=numbered("CLIENT SERIES DUE_DATE PAYMENT_DAYS DELIVERY_DATE PERIOD CURRENCY EXCHANGE_RATE LANGUAGE BUSINESS_PROCESS BUYER_REFERENCE ORDER_REFERENCE CONTRACT_REFERENCE PAYMENT_TERMS LATE_PENALTY RECOVERY_FEE EARLY_DISCOUNT NOTES PREPAID PRECEDING VALID_UNTIL VAT_POINT DELIVERY_NAME DELIVERY_STREET DELIVERY_STREET_2 DELIVERY_POSTAL_CODE DELIVERY_CITY DELIVERY_REGION DELIVERY_COUNTRY GROSS_PRICES")),
    Struct("invoice_input", initialiser=True, doc="What a draft is to be: a new one, or the changes to one.", members=(
        Member("fields", c.Fields("invoice_field"), "which of the members below are given: TASKCORE_INVOICE_..."),
        Member("client_id", c.ID("client"), "0 for none yet", bit="CLIENT"),
        Member("series", c.Text(), 'of its number; "" for that of its kind', bit="SERIES"),
        Member("due_date", c.Date(optional=True), "yyyymmdd (BT-9); 0: so many days after the issue date", bit="DUE_DATE"),
        Member("payment_days", c.Integer(type="int32_t"), "from the issue date to the due date, 0 to 3,650; 30 at first", initial="30", bit="PAYMENT_DAYS"),
        Member("delivery_date", c.Date(optional=True), "yyyymmdd (BT-72); 0 for none", bit="DELIVERY_DATE"),
        Member("first_date", c.Date(optional=True), "of the invoiced period, yyyymmdd (BT-73); 0 for none", bit="PERIOD"),
        Member("last_date", c.Date(), "likewise (BT-74)", bit="PERIOD"),
        Member("reserved", c.Reserved()),
        Member("currency", c.Text(), "ISO 4217 (BT-5); at first the client's, or the seller's, or EUR", bit="CURRENCY"),
        Member("exchange_rate_millionths", c.Integer("millionths"), "units of the currency for one euro; 0 when not known", bit="EXCHANGE_RATE"),
        Member("language", c.Text(), "of the documents: \"fr\" or \"en\"; at first as the client's locale", bit="LANGUAGE"),
        Member("business_process", c.Text(), 'BT-23, such as "S1"; "" as the rules have it', bit="BUSINESS_PROCESS"),
        Member("buyer_reference", c.Text(), "BT-10", bit="BUYER_REFERENCE"),
        Member("order_reference", c.Text(), "the purchase order (BT-13)", bit="ORDER_REFERENCE"),
        Member("contract_reference", c.Text(), "BT-12", bit="CONTRACT_REFERENCE"),
        Member("payment_terms", c.Text(), "BT-20", bit="PAYMENT_TERMS"),
        Member("late_penalty", c.Text(), "what is due when it is paid late (note PMD)", bit="LATE_PENALTY"),
        Member("recovery_fee", c.Text(), "such as the fee of 40 EUR (note PMT)", bit="RECOVERY_FEE"),
        Member("early_discount", c.Text(), "what is off when it is paid early, or nothing (note AAB)", bit="EARLY_DISCOUNT"),
        Member("notes", c.Text(), "BT-22, several lines", bit="NOTES"),
        Member("prepaid_minor", c.Integer("minor"), "BT-113, what was paid before", bit="PREPAID"),
        Member("preceding_number", c.Text(), "of a credit note: the number of its invoice (BT-25)", bit="PRECEDING"),
        Member("preceding_date", c.Date(), "and its issue date, yyyymmdd (BT-26)", bit="PRECEDING"),
        Member("reserved2", c.Reserved()),
        Member("valid_until", c.Date(optional=True), "of a quote: the last day on which it can be accepted, yyyymmdd; 0: 30 days after the issue date", bit="VALID_UNTIL", since="0.1.0"),
        Member("reserved3", c.Reserved(), since="0.1.0"),
        Member("vat_point", c.Text(), 'when its VAT is due (BT-8): "debits", "invoice_date", "delivery" or "payment"; "" as the seller has it', bit="VAT_POINT", since="0.1.0"),
        Member("delivery_name", c.Text(), "who got what was sold, where that is not the client (BT-70)", bit="DELIVERY_NAME", since="0.1.0"),
        Member("delivery_street", c.Text(), "BT-75", bit="DELIVERY_STREET", since="0.1.0"),
        Member("delivery_street_2", c.Text(), "BT-76", bit="DELIVERY_STREET_2", since="0.1.0"),
        Member("delivery_postal_code", c.Text(), "BT-78", bit="DELIVERY_POSTAL_CODE", since="0.1.0"),
        Member("delivery_city", c.Text(), "BT-77", bit="DELIVERY_CITY", since="0.1.0"),
        Member("delivery_region", c.Text(), "BT-79", bit="DELIVERY_REGION", since="0.1.0"),
        Member("delivery_country", c.Text(), 'ISO 3166-1 alpha-2, such as "FR" (BT-80)', bit="DELIVERY_COUNTRY", since="0.1.0"),
        Member("has_gross_prices", c.Flag(), "1: prices, discounts, allowances and charges include VAT; at first as prices of the client or the seller says", bit="GROSS_PRICES", since="0.1.0"),
        Member("reserved4", c.Reserved(), since="0.1.0"),
    )),
    Mask("invoice_line_field", "INVOICE_LINE_", doc="Of taskcore_invoice_line_input.fields.", constants=table("""
        NAME             0
        DETAILS          1
        QUANTITY         2
        UNIT             3
        UNIT_PRICE       4
        DISCOUNT_RATE    5 it replaces an amount
        DISCOUNT_AMOUNT  6 it replaces a rate
        DISCOUNT_REASON  7
        VAT              8 category and rate
        EXEMPTION        9 reason and code
        PERIOD          10
        TASKS           11
        POSITION        12
    """)),
    Struct("invoice_line_input", initialiser=True, doc="What an item of a draft is to be: a new one, or the changes to one.", members=(
        Member("fields", c.Fields("invoice_line_field"), "which of the members below are given: TASKCORE_INVOICE_LINE_..."),
        Member("name", c.Text(), "1 to 200 characters in one line (BT-153)", bit="NAME"),
        Member("details", c.Text(), 'several lines; "" for none (BT-154)', bit="DETAILS"),
        Member("quantity_ten_thousandths", c.Integer("ten_thousandths"), "above 0, at most 10^13; 1 at first (BT-129)", initial="10000", bit="QUANTITY"),
        Member("unit", c.Text(), 'a code of UN/ECE Recommendation 20 or 21, such as "HUR", or a word for one, such as "hour"; "C62" (one) at first (BT-130)', bit="UNIT"),
        Member("unit_price_millionths", c.Integer("millionths"), "0 to 10^18 (BT-146)", bit="UNIT_PRICE"),
        Member("discount_minor", c.Integer("minor"), "0 up to quantity times price (BT-136)", bit="DISCOUNT_AMOUNT"),
        Member("discount_reason", c.Text(), "BT-139; \"\" for one in the invoice's language", bit="DISCOUNT_REASON"),
        Member("discount_basis_points", c.Integer("basis_points", "int32_t"), "0 to 10,000 of quantity times price (BT-138)", bit="DISCOUNT_RATE"),
        Member("vat_category", c.Code("vat_category"), "TASKCORE_VAT_... (BT-151)", initial="TASKCORE_VAT_STANDARD", bit="VAT"),
        Member("vat_rate_thousandths", c.Integer("thousandths", "int32_t"), "0 to 99,999 thousandths of a percent (BT-152)", bit="VAT"),
        Member("first_date", c.Date(optional=True), "of the line's period, yyyymmdd (BT-134); 0 for none", bit="PERIOD"),
        Member("last_date", c.Date(), "likewise (BT-135)", bit="PERIOD"),
        Member("position", c.Integer(type="int32_t"), "in the invoice, from 1; a new line is the last one otherwise", bit="POSITION"),
        Member("exemption_reason", c.Text(), "BT-120", bit="EXEMPTION"),
        Member("exemption_code", c.Text(), "BT-121, of the list VATEX", bit="EXEMPTION"),
        Member("task_ids", c.IDs("task", "task_count"), "the tasks that it is for", bit="TASKS"),
        Member("task_count", c.Count("task_ids"), "at most 10,000", bit="TASKS"),
    )),
    Mask("invoice_adjustment_field", "INVOICE_ADJUSTMENT_", doc="Of taskcore_invoice_adjustment_input.fields.", constants=table("""
        CHARGE      0
        RATE        1 it replaces an amount
        AMOUNT      2 it replaces a rate
        REASON      3
        REASON_CODE 4
        VAT         5
        EXEMPTION   6
    """)),
    Struct("invoice_adjustment_input", initialiser=True, doc="What an allowance or a charge on the whole of a draft is to be.", members=(
        Member("fields", c.Fields("invoice_adjustment_field"), "which of the members below are given: TASKCORE_INVOICE_ADJUSTMENT_..."),
        Member("amount_minor", c.Integer("minor"), "0 or more (BT-92, BT-99)", bit="AMOUNT"),
        Member("reason", c.Text(), "BT-97, BT-104", bit="REASON"),
        Member("reason_code", c.Text(), 'of UNTDID 5189 (BT-98) or 7161 (BT-105); "" for none', bit="REASON_CODE"),
        Member("exemption_reason", c.Text(), "BT-120", bit="EXEMPTION"),
        Member("exemption_code", c.Text(), "BT-121", bit="EXEMPTION"),
        Member("is_charge", c.Flag(), "0 for an allowance, 1 for a charge", bit="CHARGE"),
        Member("rate_basis_points", c.Integer("basis_points", "int32_t"), "0 to 10,000 of the sum of the lines (BT-94, BT-101)", bit="RATE"),
        Member("vat_category", c.Code("vat_category"), "TASKCORE_VAT_...", initial="TASKCORE_VAT_STANDARD", bit="VAT"),
        Member("vat_rate_thousandths", c.Integer("thousandths", "int32_t"), "0 to 99,999 thousandths of a percent", bit="VAT"),
    )),
    Enumeration("billing_grouping", "BILL_", constants=table("""
        ONE_LINE   1 one line for all
        BY_TASK    2 a line per task
        BY_PROJECT 3 a line per project
        BY_DAY     4 a line per day
    """)),
    Mask("focus_billing_field", "FOCUS_BILLING_", doc="Of taskcore_focus_billing.fields.", constants=numbered("PROJECT_ID TASK_ID NAME RATES CLIENT")),
    Struct("focus_billing", initialiser=True, doc="Which focus sessions and time entries become items of a draft; what is billed already is left out.", members=(
        Member("fields", c.Fields("focus_billing_field"), "TASKCORE_FOCUS_BILLING_...: which of these members count"),
        Member("project_id", c.ID("project"), "of this project alone, with its subtasks", bit="PROJECT_ID"),
        Member("task_id", c.ID("task"), "of this task alone", bit="TASK_ID"),
        Member("first_date", c.Date(), "yyyymmdd, in the store's zone"),
        Member("last_date", c.Date(), "likewise"),
        Member("grouping", c.Code("billing_grouping"), "TASKCORE_BILL_...", initial="TASKCORE_BILL_BY_TASK"),
        Member("vat_category", c.Code("vat_category"), "TASKCORE_VAT_...", initial="TASKCORE_VAT_STANDARD"),
        Member("vat_rate_thousandths", c.Integer("thousandths", "int32_t"), "0 with TASKCORE_VAT_STANDARD: as it is usual for the client or the seller (default_vat)"),
        Member("round_up_minutes", c.Duration("minutes", "int32_t"), "each line's time goes up to a multiple of it; at most 1,440"),
        Member("unit_price_millionths", c.Integer("millionths"), "of an hour"),
        Member("name", c.Text(), "of the lines; else the task's title, the project's name, or the day", bit="NAME"),
        Member("is_by_rate", c.Flag(), "1: time costs what its own rate says, in a line for each rate; unit_price_millionths is that of time without one, and 0 refuses it", bit="RATES", since="0.1.0"),
        Member("is_of_client", c.Flag(), "1: of the projects alone that are for the client of the draft", bit="CLIENT", since="0.1.0"),
    )),
    Struct("invoice", doc="An invoice, a credit note or a quote in a list.", members=(
        *identity("invoice"),
        Member("number", c.Text(), '"" of a draft'),
        Member("client_name", c.Text(), 'as issued; of a draft as the client has it now; "" without one'),
        Member("currency", c.Text(), "ISO 4217"),
        Member("client_id", c.ID("client"), "0 when there is none any more"),
        Member("preceding_id", c.ID("invoice"), "of a credit note: its invoice, or 0"),
        Member("net_minor", c.Integer("minor"), "BT-109"),
        Member("vat_minor", c.Integer("minor"), "BT-110"),
        Member("gross_minor", c.Integer("minor"), "BT-112"),
        Member("due_minor", c.Integer("minor"), "BT-115"),
        Member("paid_minor", c.Integer("minor"), "what its payments come to"),
        Member("credited_minor", c.Integer("minor"), "what the credit notes issued for it come to"),
        Member("balance_minor", c.Integer("minor"), "due - paid - credited; 0 of a draft and of a void one"),
        Member("created_ms", c.Instant()),
        Member("modified_ms", c.Instant()),
        Member("issued_ms", c.Instant(optional=True), "0 of a draft"),
        Member("kind", c.Code("invoice_kind"), "TASKCORE_INVOICE_KIND_..."),
        Member("state", c.Code("invoice_state"), "TASKCORE_INVOICE_STATE_..."),
        Member("issue_date", c.Date(optional=True), "yyyymmdd; 0 of a draft"),
        Member("due_date", c.Date(optional=True), "yyyymmdd; 0 when it is not known yet"),
        Member("twin_id", c.ID("invoice"), "another one with its number, which two devices gave apart; 0 of nearly all", since="0.1.0"),
        Member("quote_id", c.ID("invoice"), "the quote that it was made of; 0 for none, or when it is not in the store", since="0.1.0"),
        Member("valid_until", c.Date(optional=True), "of a quote: the last day on which it can be accepted, yyyymmdd; 0 when it is not known yet", since="0.1.0"),
        Member("answer_date", c.Date(optional=True), "of a quote: when it was accepted or declined, yyyymmdd; 0 when it was not", since="0.1.0"),
        Member("total_minor", c.Integer("minor"), "what is to be paid in all: BT-112, rounded (BT-114)", since="0.1.0"),
    )),
    Mask("invoice_query_field", "INVOICE_QUERY_", doc="Of taskcore_invoice_query_options.fields.", constants=numbered("STATE CLIENT PERIOD KIND TEXT DEBIT")),
    Struct("invoice_query_options", initialiser=True, doc="Which invoices to list, newest first: drafts by when they were made, then by issue date. Quotes are listed only when their kind, or none but states of theirs, is asked for.", members=(
        Member("fields", c.Fields("invoice_query_field"), "TASKCORE_INVOICE_QUERY_...: which of the members below count"),
        Member("states", c.Bits("invoice_states"), "TASKCORE_INVOICE_STATES_... joined by |", bit="STATE"),
        Member("kind", c.Code("invoice_kind"), "TASKCORE_INVOICE_KIND_...", bit="KIND"),
        Member("client_id", c.ID("client"), bit="CLIENT"),
        Member("first_date", c.Date(), "of the issue date, yyyymmdd", bit="PERIOD"),
        Member("last_date", c.Date(), "likewise", bit="PERIOD"),
        Member("text", c.Text(), "in the number, the client's name, a reference or an item", bit="TEXT"),
        *page(),
        Member("is_debit", c.Flag(), "1: what asks for money, which is all but credit notes; 0: credit notes", bit="DEBIT", since="0.1.0"),
        Member("reserved", c.Reserved(), since="0.1.0"),
    )),
    Struct("invoice_line", doc="An item of an invoice (BG-25).", members=(
        *identity("invoice_line"),
        Member("name", c.Text()),
        Member("details", c.Text(), '"" without'),
        Member("unit", c.Text(), "the code"),
        Member("unit_label", c.Text(), "in the invoice's language, for the quantity"),
        Member("quantity_ten_thousandths", c.Integer("ten_thousandths")),
        Member("unit_price_millionths", c.Integer("millionths")),
        Member("base_minor", c.Integer("minor"), "quantity times price (BT-137)"),
        Member("discount_minor", c.Integer("minor"), "BT-136, whether given as a rate or as an amount; 0 without"),
        Member("net_minor", c.Integer("minor"), "BT-131"),
        Member("discount_reason", c.Text()),
        Member("exemption_reason", c.Text()),
        Member("exemption_code", c.Text()),
        *counted(Member("task_ids", c.IDs("task", "task_count"), "the tasks that it is for and that are there")),
        Member("focus_session_count", c.Integer(), "of the focus sessions and time entries that it is for"),
        Member("discount_basis_points", c.Integer("basis_points", "int32_t"), "-1: not given as a rate"),
        Member("vat_category", c.Code("vat_category")),
        Member("vat_rate_thousandths", c.Integer("thousandths", "int32_t")),
        Member("position", c.Integer(type="int32_t"), "from 1"),
        Member("first_date", c.Date(optional=True), "0 for none, as the last"),
        Member("last_date", c.Date()),
        Member("invoice_id", c.ID("invoice")),
        Member("currency", c.Text(), "of the invoice, ISO 4217"),
        Member("gross_minor", c.Integer("minor"), "with VAT, where the price includes it: quantity times price less the discount; else 0", since="0.1.0"),
        Member("gross_discount_minor", c.Integer("minor"), "likewise the discount", since="0.1.0"),
    )),
    Struct("invoice_adjustment", doc="An allowance (BG-20) or a charge (BG-21) on the whole of an invoice.", members=(
        *identity("invoice_adjustment"),
        Member("reason", c.Text()),
        Member("reason_code", c.Text()),
        Member("exemption_reason", c.Text()),
        Member("exemption_code", c.Text()),
        Member("amount_minor", c.Integer("minor"), "BT-92, BT-99, whether given as a rate or as an amount"),
        Member("is_charge", c.Flag()),
        Member("rate_basis_points", c.Integer("basis_points", "int32_t"), "-1: not given as a rate"),
        Member("vat_category", c.Code("vat_category")),
        Member("vat_rate_thousandths", c.Integer("thousandths", "int32_t")),
        Member("invoice_id", c.ID("invoice")),
        Member("currency", c.Text(), "of the invoice, ISO 4217"),
        Member("gross_minor", c.Integer("minor"), "with VAT, where prices of the invoice include it; else 0", since="0.1.0"),
    )),
    Struct("vat_row", doc="What an invoice taxes in one way (BG-23).", members=(
        Member("category_code", c.Text(), 'such as "S"'),
        Member("exemption_reason", c.Text()),
        Member("exemption_code", c.Text()),
        Member("taxable_minor", c.Integer("minor"), "BT-116"),
        Member("tax_minor", c.Integer("minor"), "BT-117"),
        Member("category", c.Code("vat_category"), "TASKCORE_VAT_..."),
        Member("rate_thousandths", c.Integer("thousandths", "int32_t"), "BT-119 in thousandths of a percent"),
    )),
    Struct("invoice_deduction", doc="A down payment that an invoice deducts (BG-3).", members=(
        Member("uid", c.Text()),
        Member("down_payment_id", c.ID("invoice"), "0 when it is not there"),
        Member("number", c.Text(), "BT-25"),
        Member("net_minor", c.Integer("minor"), "what is deducted without VAT; what was credited of the down payment is taken off"),
        Member("vat_minor", c.Integer("minor"), "its VAT"),
        Member("gross_minor", c.Integer("minor"), "with VAT"),
        Member("issue_date", c.Date(optional=True), "BT-26, yyyymmdd"),
        Member("reserved", c.Reserved()),
    )),
    Struct("deducted_rate", doc="What an invoice that deducts down payments has of one category and rate of VAT.", members=(
        Member("category_code", c.Text(), 'such as "S"'),
        Member("whole_taxable_minor", c.Integer("minor"), "of all items, allowances and charges"),
        Member("whole_tax_minor", c.Integer("minor")),
        Member("deducted_taxable_minor", c.Integer("minor"), "of the down payments"),
        Member("deducted_tax_minor", c.Integer("minor")),
        Member("rest_taxable_minor", c.Integer("minor"), "what is left: what the invoice adds to turnover and to the VAT that is due"),
        Member("rest_tax_minor", c.Integer("minor")),
        Member("category", c.Code("vat_category"), "TASKCORE_VAT_..."),
        Member("rate_thousandths", c.Integer("thousandths", "int32_t"), "of a percent"),
    )),
    Struct("payment_query_options", initialiser=True, doc="Which payments to list.", members=(
        Member("invoice_id", c.ID("invoice"), "of this invoice or credit note alone; 0: of all"),
        *page(),
    )),
    Struct("payment", doc="Money that came in for an invoice, or went out for a credit note.", members=(
        *identity("payment"),
        Member("invoice_id", c.ID("invoice")),
        Member("amount_minor", c.Integer("minor")),
        Member("means", c.Text(), 'of UNTDID 4461, such as "58"; "" when it was not said'),
        Member("reference", c.Text()),
        Member("notes", c.Text()),
        Member("currency", c.Text(), "of the invoice, ISO 4217"),
        Member("date", c.Date(), "yyyymmdd"),
        Member("reserved", c.Reserved()),
    )),
    Mask("payment_field", "PAYMENT_", doc="Of taskcore_payment_input.fields.", constants=table("""
        DATE      0 else: today
        AMOUNT    1 else: all that is owed
        MEANS     2
        REFERENCE 3
        NOTES     4
        OVERPAID  5
    """)),
    Struct("payment_input", initialiser=True, doc="", members=(
        Member("fields", c.Fields("payment_field")),
        Member("amount_minor", c.Integer("minor"), "above 0, at most what is owed unless is_overpaid", bit="AMOUNT"),
        Member("means", c.Text(), bit="MEANS"),
        Member("reference", c.Text(), bit="REFERENCE"),
        Member("notes", c.Text(), bit="NOTES"),
        Member("date", c.Date(), "yyyymmdd, from the issue date to today", bit="DATE"),
        Member("is_overpaid", c.Flag(), "1: it may be more than is owed, which makes the balance negative", bit="OVERPAID"),
    )),
    Enumeration("email_state", "EMAIL_STATE_", constants=table("""
        SENDING 1 it was handed over; whether it arrived there is not known
        SENT    2
        FAILED  3
    """)),
    Struct("email_query_options", initialiser=True, doc="Which messages to list.", members=(
        Member("invoice_id", c.ID("invoice"), "with this invoice or credit note alone; 0: with any"),
        *page(),
    )),
    Struct("email", doc="A message with an invoice, and what became of it.", members=(
        *identity("email"),
        Member("invoice_id", c.ID("invoice")),
        Member("message_id", c.Text()),
        Member("recipients", c.Text(), 'joined by ", "'),
        Member("subject", c.Text()),
        Member("error", c.Text(), '"" unless it failed'),
        Member("created_ms", c.Instant()),
        Member("finished_ms", c.Instant(optional=True), "0 while sending"),
        Member("state", c.Code("email_state"), "TASKCORE_EMAIL_STATE_..."),
        Member("reserved", c.Reserved()),
    )),
    Struct("invoice_content", doc="All of an invoice. Its strings and arrays live in its taskcore_invoice_document.", members=(
        Member("invoice", c.Struct("invoice")),
        Member("seller", c.Struct("party"), "as issued; of a draft as it is now"),
        Member("buyer", c.Struct("party"), "likewise"),
        *counted(Member("lines", c.Structs("invoice_line", "line_count"))),
        *counted(Member("adjustments", c.Structs("invoice_adjustment", "adjustment_count"))),
        *counted(Member("vat_rows", c.Structs("vat_row", "vat_row_count"))),
        *counted(Member("payments", c.Structs("payment", "payment_count"))),
        *counted(Member("emails", c.Structs("email", "email_count"))),
        *counted(Member("credit_note_ids", c.IDs("invoice", "credit_note_count"), "issued for it, and drafts")),
        Member("line_total_minor", c.Integer("minor"), "BT-106"),
        Member("allowance_total_minor", c.Integer("minor"), "BT-107"),
        Member("charge_total_minor", c.Integer("minor"), "BT-108"),
        Member("prepaid_minor", c.Integer("minor"), "BT-113"),
        Member("vat_in_euro_cents", c.Integer("cents"), "BT-111; 0 when the invoice is in EUR"),
        Member("exchange_rate_millionths", c.Integer("millionths"), "0 when it is not known"),
        Member("series", c.Text()),
        Member("language", c.Text()),
        Member("business_process", c.Text()),
        Member("buyer_reference", c.Text()),
        Member("order_reference", c.Text()),
        Member("contract_reference", c.Text()),
        Member("payment_terms", c.Text()),
        Member("late_penalty", c.Text()),
        Member("recovery_fee", c.Text()),
        Member("early_discount", c.Text()),
        Member("notes", c.Text()),
        Member("preceding_number", c.Text()),
        Member("preceding_date", c.Date()),
        Member("payment_days", c.Integer(type="int32_t")),
        Member("delivery_date", c.Date()),
        Member("first_date", c.Date()),
        Member("last_date", c.Date()),
        Member("has_vat_in_euro", c.Flag(), "1: vat_in_euro_cents counts"),
        Member("buyer_kind", c.Code("client_kind"), "as issued; of a draft as it is now"),
        Member("has_gross_prices", c.Flag(), "1: prices, discounts, allowances and charges include VAT"),
        *counted(Member("deductions", c.Structs("invoice_deduction", "deduction_count"), "the down payments that it deducts", since="0.1.0")),
        *counted(Member("deducted_rates", c.Structs("deducted_rate", "deducted_rate_count"), "by category and rate; none where nothing is deducted", since="0.1.0")),
        Member("deducted_minor", c.Integer("minor"), "what the deductions come to with VAT", since="0.1.0"),
        Member("replacement_id", c.ID("invoice"), "the corrected invoice that stands in its place; 0 for none", since="0.1.0"),
        Member("has_prepaid_deductions", c.Flag(), "1: the deductions are in prepaid_minor; 0: they are lines of a quantity below 0", since="0.1.0"),
        Member("reserved_2", c.Reserved(), since="0.1.0"),
        Member("quote_number", c.Text(), "of the quote that it was made of", since="0.1.0"),
        *counted(Member("quoted_ids", c.IDs("invoice", "quoted_count"), "of a quote: what was made of it, drafts too", since="0.1.0")),
        Member("invoice_profile", c.Text(), 'by which rules it is written: "facturx", "xrechnung" or "peppol"; "" for what is no file, as a quote', since="0.1.0"),
        Member("vat_point", c.Text(), 'when its VAT is due (BT-8), its own or the seller\'s; "" when nobody says it', since="0.1.0"),
        Member("delivery_name", c.Text(), "BT-70", since="0.1.0"),
        Member("delivery_street", c.Text(), "BT-75", since="0.1.0"),
        Member("delivery_street_2", c.Text(), "BT-76", since="0.1.0"),
        Member("delivery_postal_code", c.Text(), "BT-78", since="0.1.0"),
        Member("delivery_city", c.Text(), "BT-77", since="0.1.0"),
        Member("delivery_region", c.Text(), "BT-79", since="0.1.0"),
        Member("delivery_country", c.Text(), "BT-80", since="0.1.0"),
        Member("rounding_minor", c.Integer("minor"), "BT-114: what makes the total what was agreed, where no VAT comes to that", since="0.1.0"),
    )),
    Struct("ageing_query_options", initialiser=True, doc="Which amounts to list of what is owed.", members=page()),
    Struct("turnover_query_options", initialiser=True, doc="Which months to add up.", members=(*_MONTHS, *page())),
    Struct("vat_total_query_options", initialiser=True, doc="Which months to add up.", members=(*_MONTHS, *page())),
    Struct("ageing", doc="What is owed of invoices of one currency, by how long they are overdue.", members=(
        Member("currency", c.Text()),
        Member("balance_minor", c.Integer("minor")),
        Member("invoice_count", c.Integer()),
        Member("first_day", c.Integer(type="int32_t"), "days overdue: 0 for what is not due yet, else 1, 31, 61 or 91"),
        Member("last_day", c.Integer(type="int32_t"), "0, 30, 60, 90, or INT32_MAX"),
    )),
    Struct("turnover", doc="What was invoiced in a month in one currency; credit notes are taken off.", members=(
        Member("currency", c.Text()),
        Member("invoice_count", c.Integer()),
        Member("credit_note_count", c.Integer()),
        Member("net_minor", c.Integer("minor")),
        Member("vat_minor", c.Integer("minor")),
        Member("gross_minor", c.Integer("minor")),
        Member("month", c.Integer(type="int32_t"), "of the issue date, yyyymm"),
        Member("reserved", c.Reserved()),
    )),
    Struct("vat_total", doc="The VAT of a month, a currency, a category and a rate; credit notes are taken off.", members=(
        Member("currency", c.Text()),
        Member("category_code", c.Text()),
        Member("taxable_minor", c.Integer("minor")),
        Member("tax_minor", c.Integer("minor")),
        Member("month", c.Integer(type="int32_t"), "yyyymm"),
        Member("category", c.Code("vat_category"), "TASKCORE_VAT_..."),
        Member("rate_thousandths", c.Integer("thousandths", "int32_t"), "of a percent"),
        Member("reserved", c.Reserved()),
    )),
    Enumeration("paper", "PAPER_", constants=numbered("A4 LETTER", first=1)),
    Mask("pdf_field", "PDF_", doc="Of taskcore_pdf_options.fields.", constants=table("""
        PAPER    0 else: A4, or Letter of a seller in the United States
        LANGUAGE 1 else: the invoice's
        PAGE_TEMPLATE 2 else: the client's, else the seller's, else "classic"
    """)),
    Struct("pdf_options", initialiser=True, doc="", members=(
        Member("fields", c.Fields("pdf_field")),
        Member("language", c.Text(), '"fr" or "en"', bit="LANGUAGE"),
        Member("paper", c.Code("paper"), "TASKCORE_PAPER_...", initial="TASKCORE_PAPER_A4", bit="PAPER"),
        Member("reserved", c.Reserved()),
        Member("page_template", c.Text(), 'as taskcore_party has it', bit="PAGE_TEMPLATE", since="0.1.0"),
    )),
    Enumeration("xml_format", "XML_", constants=table("""
        CII 1 UN/CEFACT Cross Industry Invoice D16B: what Factur-X embeds
        UBL 2 OASIS UBL 2.1, by EN 16931 alone
        XRECHNUNG 3 UBL as XRechnung 3.0 has it
        PEPPOL 4 UBL as Peppol BIS Billing 3.0 has it
        PROFILE 5 as the profile of the invoice has it: CII, XRECHNUNG or PEPPOL
    """)),
    Mask("email_field", "EMAIL_", doc="Of taskcore_email_options.fields.", constants=table("""
        TO       0 else: the client's
        CC       1
        REPLY_TO 2
        SENDER   3 else: the seller's
        SUBJECT  4 else: one in the invoice's language
        BODY     5 likewise
        PAPER    6
    """)),
    Struct("email_options", initialiser=True, doc="The message that an invoice is sent with.", members=(
        Member("fields", c.Fields("email_field"), "which of the members below are given: TASKCORE_EMAIL_..."),
        Member("to", c.Text(), "addresses with or without names, separated by commas", bit="TO"),
        Member("cc", c.Text(), "likewise", bit="CC"),
        Member("reply_to", c.Text(), "likewise", bit="REPLY_TO"),
        Member("sender", c.Text(), "one address with or without a name", bit="SENDER"),
        Member("subject", c.Text(), "one line", bit="SUBJECT"),
        Member("body", c.Text(), "plain text, several lines", bit="BODY"),
        Member("paper", c.Code("paper"), "TASKCORE_PAPER_...", initial="TASKCORE_PAPER_A4", bit="PAPER"),
        Member("reserved", c.Reserved()),
    )),
    Enumeration("smtp_security", "SMTP_", constants=table("""
        STARTTLS 1 plain at first, then TLS before anything else is said
        TLS      2 TLS from the first byte
    """)),
    Struct("smtp_options", initialiser=True, doc="The server that takes a message. Nothing of it is stored or logged.", members=(
        Member("host", c.Text(), "a name or an address"),
        Member("port", c.Integer(type="int32_t"), "1 to 65,535; 0: 587 with STARTTLS, 465 with TLS"),
        Member("security", c.Code("smtp_security"), "TASKCORE_SMTP_...", initial="TASKCORE_SMTP_STARTTLS"),
        Member("user", c.Text(optional=True), "NULL: none, or as the netrc file says"),
        Member("password", c.Text(optional=True), "NULL likewise"),
        Member("netrc_path", c.Text(optional=True), "a file of mode 0600 with the user and the password; NULL for none"),
        Member("ca_path", c.Text(optional=True), "a PEM file with the authorities to trust; NULL for the system's"),
        Member("timeout_ms", c.Duration("ms"), "for all of it: 1 to 3,600,000; 0: 60,000"),
        Member("progress", c.Callback("progress"), "bytes sent and in all; NULL for none"),
        Member("payload", c.Payload(), "for the callback"),
    )),
)
# fmt: on
