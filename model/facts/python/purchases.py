# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room purchases."""

from model.language.python import Attribute as A
from model.language.python import Module, Row

# fmt: off
PURCHASES = (
    Module("purchases.purchase", "An invoice of somebody else in a list, and what is owed in all.", rows=(
        Row("Purchase", "purchase", doc="An invoice or a credit note of somebody else as it was when it was read; BT names the terms of EN 16931.", list="PurchaseList", list_doc="Purchases as they were when they were listed.", attributes=(
            "id", "uid",
            A("number", doc="The seller's."),
            A("type_code", doc="Of UNTDID 1001: 380 for an invoice, 381 for a credit note."),
            "state",
            "seller_name", "seller_country",
            A("seller_vat_number", doc="As the file has it; it may be mistyped."),
            A("seller_siren", doc="Likewise."),
            A("payee_name", doc="Who is paid; empty for the seller."),
            A("iban", doc="The first account that it can be paid to."),
            A("payment_reference", doc="What the payment is to say."),
            A("currency", doc="By ISO 4217; all amounts are in it."),
            "issue_date",
            A("due_date", doc="None when nobody said it.", optional=True),
            "net", "vat", "gross", "prepaid", "due", "paid",
            A("balance", doc="What is owed to the seller, or of a credit note by the seller."),
            A("is_credit", doc="Whether it is of a type by which the seller owes."),
            A("is_pdf", doc="Whether its file is a PDF file; else it is XML."),
            A("file_length", doc="How many bytes its file has."),
            A("notes", doc="Own ones."),
            A("created", doc="When it was received."),
            "modified",
        )),
        Row("PurchaseTotal", "purchase_total", list="PurchaseTotalList", list_doc="What is owed to sellers, by currency.", attributes=(
            "currency",
            A("owed", doc="Of invoices."),
            A("overdue", doc="Of those, what is overdue."),
            A("credit", doc="What sellers owe."),
            A("balance", doc="What is owed, less what sellers owe."),
            A("purchase_count", doc="Of how many purchases something is open."),
            A("overdue_count", doc="Of those, how many are overdue."),
        )),
    )),
    Module("purchases.purchase_payment", "A payment of a purchase as it was when it was read.", rows=(
        Row("PurchasePayment", "purchase_payment", list="PurchasePaymentList", list_doc="Payments of purchases as they were when they were listed.", attributes=(
            "id", "uid", "purchase_id", "amount",
            A("currency", doc="That of the purchase, by ISO 4217."),
            "date",
            A("means", doc='Of UNTDID 4461, such as ``"58"``; empty when it was not said.'),
            "reference", "notes",
        )),
    )),
    Module("purchases.purchase_document", "All of a purchase.", rows=(
        Row("PurchaseLine", "purchase_line", doc="A line of a purchase; its quantities, prices and rates are the decimals of the file, as texts.", currency="caller", attributes=(
            "line_id", "name", "details", "note",
            A("item_number", doc="The seller's."),
            "quantity", "unit", "net_price", "gross_price",
            A("price_discount", doc="Off the gross price."),
            A("price_quantity", doc="How many the price is for; empty for one."),
            "vat_code", "vat_percent", "net", "allowance", "charge",
            A("first_date", optional=True),
            A("last_date", optional=True),
        )),
        Row("PurchaseAdjustment", "purchase_adjustment", doc="An allowance or a charge, on the whole of a purchase or on a line.", currency="caller", attributes=(
            A("line_id", doc="Empty for the whole."),
            "is_charge", "amount", "percent", "reason", "reason_code", "vat_code", "vat_percent",
        )),
        Row("PurchaseTax", "purchase_tax", doc="What a purchase taxes in one way.", currency="caller", attributes=(
            "vat_code", "vat_percent", "taxable", "tax", "exemption_reason", "exemption_code",
        )),
        Row("PurchaseMeans", "purchase_means", doc="A way to pay a purchase.", attributes=(
            A("code", doc="Of UNTDID 4461."),
            "label", "iban", "account_name", "bic", "mandate", "debited_iban",
        )),
        Row("PurchaseReference", "purchase_reference", doc="An invoice that a purchase refers to.", attributes=(
            "number",
            A("issue_date", optional=True),
        )),
        Row("PurchaseNote", "purchase_note", doc="What a purchase says in words.", attributes=(
            A("code", doc="Of UNTDID 4451."),
            "text",
        )),
        Row("PurchaseDocument", "purchase_content", doc="A purchase with all that its file says; what is not given is empty.", currency="row.purchase.contents.currency", attributes=(
            "purchase", "seller", "buyer",
            A("payee", doc="Who is paid, if not the seller."),
            A("tax_representative", doc="The seller's."),
            A("recipient", doc="Where it was delivered."),
            "lines", "adjustments", "taxes", "means", "references",
            A("remarks", doc="The seller's notes."),
            "payments", "line_total", "allowance_total", "charge_total", "rounding",
            "tax_currency",
            A("tax_in_tax_currency", doc="The VAT in that, a decimal as text."),
            "profile", "business_process", "buyer_reference", "project_reference",
            "contract_reference", "order_reference", "payment_terms",
            A("delivery_date", optional=True),
            A("first_date", optional=True),
            A("last_date", optional=True),
        )),
    )),
)
# fmt: on
