# SPDX-License-Identifier: Apache-2.0
"""Invoices of others, as they were received, and what was paid of them."""

from model.facts.invoices import AMOUNT
from model.language.kinds import Date, Flag, Instant, Number, Text
from model.language.record import Property, Record

# fmt: off
PURCHASE = Record(
    name="purchase", type="Purchase", repository="PurchaseRepository", room="Purchases", selected="none", entity=31, checks_uid=True, checks_texts=True, own_repair=True, uid_doc="It follows from the seller and the number, so that two devices that receive one invoice have one purchase.",
    doc="An invoice or a credit note of somebody else, as it was received: what of it is listed and paid, and its file, which says the rest.",
    properties=(
        Property("number", Text(required=True), initial="?", required=True, mended="?", doc="BT-1."),
        Property("type_code", Number(low=1, high=999, what="A type of document"), initial="380", doc="BT-3: of UNTDID 1001."),
        Property("issue_date", Date(), required=True, doc="BT-2."),
        Property("due_date", Date(), doc="BT-9; or, where the file does not say it, what the user says."),
        Property("seller_name", Text(), mended="?", doc="BT-27."),
        Property("seller_country", Text(), doc="BT-40."),
        Property("seller_vat_number", Text(), case="sellerVATNumber", doc="BT-31, as the file has it."),
        Property("seller_siren", Text(), case="sellerSIREN", doc="BT-30 with scheme 0002, as the file has it, or the first nine digits of the SIRET."),
        Property("payee_name", Text(), doc="BT-59: who is paid; empty for the seller."),
        Property("iban", Text(), case="iban", doc="BT-84: the first account that it can be paid to."),
        Property("payment_reference", Text(), doc="BT-83: what the payment is to say."),
        Property("currency", Text(), initial="EUR", doc="BT-5."),
        Property("net_minor", Number(low=-AMOUNT, high=AMOUNT, what="An amount", unit="minor"), case="net", doc="BT-109 in minor units."),
        Property("vat_minor", Number(low=-AMOUNT, high=AMOUNT, what="An amount", unit="minor"), case="vat", doc="BT-110 in minor units."),
        Property("gross_minor", Number(low=-AMOUNT, high=AMOUNT, what="An amount", unit="minor"), case="gross", doc="BT-112 in minor units."),
        Property("prepaid_minor", Number(low=-AMOUNT, high=AMOUNT, what="An amount", unit="minor"), case="prepaid", doc="BT-113 in minor units."),
        Property("due_minor", Number(low=-AMOUNT, high=AMOUNT, what="An amount", unit="minor"), case="due", doc="BT-115 in minor units."),
        Property("notes", Text(), doc="Own ones, at most 65,536 bytes; those of the seller are in the file."),
        Property("created_ms", Instant(), case="created", doc="When it was received."),
        Property("modified_ms", Instant(), case="modified", doc="When it was changed last."),
        Property("file_length", Number(low=0, high=15_000_000, what="A length of a file"), doc="How many bytes the file has."),
        Property("is_pdf", Flag(), case="isPDF", doc="Whether the file is a PDF file with the data within; else it is XML."),
        Property("data", Text(), required=True, doc="The file as it came, in base64."),
    ),
)

PURCHASE_PAYMENT = Record(
    name="purchase_payment", type="PurchasePayment", repository="PurchasePaymentRepository", room="Purchases", selected="none", entity=32, noun="payment of a purchase", facts="purchases", checks_texts=True, own_repair=True, doc="Money that was paid for a purchase, or that came back for a credit note.",
    properties=(
        Property("purchase_uid", Text(required=True), case="purchase", member="purchaseUID", required=True, doc="The purchase."),
        Property("date", Date(), required=True, doc="When it was paid."),
        Property("amount_minor", Number(low=1, high=AMOUNT, what="A payment", unit="minor"), initial="1", case="amount", required=True, doc="In minor units of the purchase's currency, above 0."),
        Property("means", Text(), doc="Of UNTDID 4461, such as 58 for a SEPA transfer; empty: not said."),
        Property("reference", Text(), doc="What its statement says."),
        Property("notes", Text(), doc="At most 65,536 bytes."),
        Property("created_ms", Instant(), case="created", doc="When it was added."),
    ),
)
# fmt: on
