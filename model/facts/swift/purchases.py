# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room purchases."""

from model.language.swift import Choice, Input, Room, Row

# fmt: off
_VAT = {"vat_code": "The category of VAT, such as `S`.", "vat_percent": "The rate of VAT, a decimal; empty when it does not say."}
_NONE = "empty when the file does not say."

PURCHASES = Room(
    "Purchases/PurchaseTypes", "swift/purchases",
    (
        Choice("purchase_state", "Purchase.State"),
        Choice("purchase_order", "PurchaseQuery.Order"),
        Row(
            "purchase", "Purchase", doc="An invoice of somebody else in a list, as it was when it was read.",
            types={"type_code": "Int32", "file_length": "Int64"},
            docs={
                "number": "The seller's number (BT-1).",
                "seller_name": "Who sold (BT-27).",
                "seller_country": "Its country (BT-40); empty when it does not say.",
                "seller_vat_number": "Its VAT number as the file has it (BT-31).",
                "seller_siren": "Its SIREN as the file has it (BT-30).",
                "payee_name": "Who is paid (BT-59); empty for the seller.",
                "iban": "The first account that it can be paid to (BT-84).",
                "payment_reference": "What the payment is to say (BT-83).",
                "notes": "Own notes; empty without.",
                "net_minor": "Without VAT (BT-109).", "vat_minor": "All of the VAT (BT-110).",
                "gross_minor": "With VAT (BT-112).",
                "prepaid_minor": "What was paid before (BT-113).",
                "due_minor": "What was to be paid when it was issued (BT-115).",
                "paid_minor": "What its payments come to.",
                "balance_minor": "What is still owed: to the seller, or of a credit note by the seller.",
                "created_ms": "When it was received.",
                "file_length": "How many bytes its file has.",
                "type_code": "Its type of UNTDID 1001 (BT-3), such as 380.",
                "state": "How far it is paid.",
                "issue_date": "The day of issue (BT-2).",
                "due_date": "When it is due (BT-9); nil when nobody said it.",
                "is_credit": "Whether the seller owes, as of a credit note.",
                "is_pdf": "Whether its file is a PDF file with the data within.",
            },
        ),
        Input(
            "purchase_input", "PurchaseChanges", doc="What changes about a purchase.",
            types={"due_date": "Int32?"},
            docs={
                "notes": "Own notes.",
                "due_date": "When it is due, as yyyymmdd; 0 for no such day.",
            },
        ),
        Input(
            "purchase_query_options", "PurchaseQuery", doc="Which purchases to list, and in which order.",
            docs={
                "states": "How far they are paid.",
                "order": "In which order.",
                "first_date": "Of the issue date.", "last_date": "Of the issue date.",
                "due_date": "Those that are due on it or before.",
                "is_credit": "Credit notes alone, or none of them.",
                "currency": "In this currency (ISO 4217).",
                "text": "In the number, the seller, the payee or own notes.",
                "limit": "At most so many; 0 for all.",
                "offset": "After so many.",
            },
        ),
        Row(
            "purchase_payment", "PurchasePayment", doc="Money that was paid for a purchase, or that came back for a credit note.",
            names={"purchase_id": "purchase"},
            docs={
                "purchase_id": "The purchase that it is for.",
                "amount_minor": "How much it was.",
                "means": "How it was paid, as a code of UNTDID 4461; empty when it was not said.",
                "reference": "What the bank says of it; empty for nothing.",
                "date": "The day on which it was paid.",
            },
        ),
        Row(
            "purchase_total", "PurchaseTotal", doc="What is owed to sellers in one currency.",
            names={"purchase_count": "purchases", "overdue_count": "overduePurchases"},
            docs={
                "owed_minor": "What is owed of invoices.",
                "overdue_minor": "What of that is overdue.",
                "credit_minor": "What sellers owe.",
                "balance_minor": "What is owed, less what sellers owe.",
                "purchase_count": "Of how many purchases something is open.",
                "overdue_count": "How many of these are overdue.",
            },
        ),
        Row(
            "purchase_line", "PurchaseLine", doc="A line of a purchase, its numbers as the decimals of the file.", currency="caller",
            names={"line_id": "line"},
            docs={
                "line_id": "What the file calls it (BT-126).",
                "name": "What was sold (BT-153).",
                "details": "More of it (BT-154); " + _NONE,
                "note": "What is said of the line (BT-127); " + _NONE,
                "item_number": "The seller's number of it (BT-155); " + _NONE,
                "quantity": "How many, a decimal (BT-129).",
                "unit": "Of what (BT-130).",
                "net_price": "The price that counts, a decimal (BT-146).",
                "gross_price": "The price before its discount, a decimal (BT-148); " + _NONE,
                "price_discount": "What is off the gross price, a decimal (BT-147); " + _NONE,
                "price_quantity": "How many the price is for, a decimal (BT-149); empty for one.",
                "net_minor": "What it comes to without VAT (BT-131).",
                "allowance_minor": "What its allowances come to.",
                "charge_minor": "What its charges come to.",
                "first_date": "From when it was delivered (BT-134); nil when it does not say.",
                "last_date": "Up to when it was delivered (BT-135); nil when it does not say.",
                **_VAT,
            },
        ),
        Row(
            "purchase_adjustment", "PurchaseAdjustment", doc="An allowance or a charge of a purchase.", currency="caller",
            names={"line_id": "line"},
            docs={
                "line_id": "The line that it is on; empty for the whole.",
                "reason": "Why, in words; " + _NONE,
                "reason_code": "Why, as a code; " + _NONE,
                "percent": "Of what it is taken from, a decimal; " + _NONE,
                "amount_minor": "What it comes to.",
                "is_charge": "Whether it is a charge.",
                **_VAT,
            },
        ),
        Row(
            "purchase_tax", "PurchaseTax", doc="What a purchase taxes in one way.", currency="caller",
            docs={
                "exemption_reason": "Why no VAT is due, in words.",
                "exemption_code": "Why no VAT is due, as a code of the list VATEX.",
                "taxable_minor": "What is taxed (BT-116).",
                "tax_minor": "The tax on it (BT-117).",
                **_VAT,
            },
        ),
        Row(
            "purchase_means", "PurchaseMeans", doc="A way to pay a purchase; what the file does not say is empty.",
            docs={
                "code": "Of UNTDID 4461 (BT-81).",
                "label": "What it is called (BT-82).",
                "iban": "The number of the account (BT-84).",
                "account_name": "The name of the account (BT-85).",
                "mandate": "Of a direct debit, its mandate (BT-89).",
                "debited_iban": "Of a direct debit, the account that is debited (BT-91).",
            },
        ),
        Row(
            "purchase_reference", "PurchaseReference", doc="An invoice that a purchase refers to.",
            docs={
                "number": "Its number (BT-25).",
                "issue_date": "Its day of issue (BT-26); nil when the file does not say.",
            },
        ),
        Row(
            "purchase_note", "PurchaseNote", doc="What a purchase says in words.",
            docs={
                "code": "What it is about, of UNTDID 4451 (BT-21); " + _NONE,
                "text": "What it says (BT-22).",
            },
        ),
        Row(
            "purchase_content", "PurchaseContent", doc="All of a purchase, as its file has it; a text that the file does not have is empty.",
            currency="purchase.currency",
            docs={
                "purchase": "What lists show of it.", "seller": "Who sold (BG-4).", "buyer": "Who bought (BG-7).",
                "payee": "Who is paid, if not the seller (BG-10).",
                "tax_representative": "Who represents the seller in matters of VAT (BG-11).",
                "recipient": "Where it was delivered (BG-13).",
                "lines": "What was sold.", "adjustments": "Allowances and charges, those on the whole of it first.",
                "taxes": "The sums by category and rate of VAT.", "means": "How it can be paid.",
                "references": "Which invoices it refers to.", "remarks": "What it says in words.",
                "payments": "What was paid of it.",
                "line_total_minor": "What the lines come to (BT-106).",
                "allowance_total_minor": "What the allowances come to (BT-107).",
                "charge_total_minor": "What the charges come to (BT-108).",
                "rounding_minor": "By what the amount due is rounded (BT-114).",
                "tax_currency": "The currency that the VAT is said in besides (BT-6).",
                "tax_in_tax_currency": "The VAT in that, a decimal (BT-111).",
                "profile": "Which rules it goes by (BT-24).",
                "project_reference": "The project that it belongs to (BT-11).",
                "delivery_date": "When it was delivered (BT-72); nil when it does not say.",
                "first_date": "From when it was delivered (BT-73); nil when it does not say.",
                "last_date": "Up to when it was delivered (BT-74); nil when it does not say.",
            },
        ),
    ),
)
# fmt: on
