"""The amounts of a document as the API gives them."""

from __future__ import annotations

from agreement import CORRECTED, CREDIT_NOTE, DOWN_PAYMENT, INVOICE, Paper
from exact import Sums
from seller_books import Issued
from taskcore import InvoiceDocument, InvoiceKind
from terms import Terms, terms_of

KINDS = {
    INVOICE: "INVOICE",
    CREDIT_NOTE: "CREDIT_NOTE",
    DOWN_PAYMENT: "DOWN_PAYMENT",
    CORRECTED: "CORRECTED",
}


def terms_answered(document: InvoiceDocument) -> Terms:
    terms: Terms = {
        "BT-5": document.invoice.currency,
        "BT-106": document.line_total,
        "BT-107": document.allowance_total,
        "BT-108": document.charge_total,
        "BT-109": document.invoice.net,
        "BT-110": document.invoice.vat,
        "BT-112": document.invoice.gross,
        "BT-113": document.prepaid,
        "BT-115": document.invoice.due,
    }
    if document.vat_in_euro is not None:
        terms["BT-111"] = document.vat_in_euro
    for index, line in enumerate(document.lines, 1):
        group = f"BG-25/{index}"
        terms |= {
            f"{group}/BT-129": line.quantity,
            f"{group}/BT-131": line.net,
            f"{group}/BT-136": line.discount,
            f"{group}/BT-137": line.base,
            f"{group}/BT-146": line.unit_price,
            f"{group}/BT-152": line.vat_rate,
        }
        if line.discount_rate is not None:
            terms[f"{group}/BT-138"] = line.discount_rate
    counts = {False: 0, True: 0}
    for change in document.adjustments:
        counts[change.is_charge] += 1
        first = 99 if change.is_charge else 92
        group = f"BG-{21 if change.is_charge else 20}/{counts[change.is_charge]}"
        terms[f"{group}/BT-{first}"] = change.amount
        terms[f"{group}/BT-{first + 4}"] = change.vat_rate
        if change.rate is not None:
            terms[f"{group}/BT-{first + 2}"] = change.rate
    for index, row in enumerate(document.vat_rows, 1):
        group = f"BG-23/{index}"
        terms |= {
            f"{group}/BT-116": row.taxable,
            f"{group}/BT-117": row.tax,
            f"{group}/BT-118": row.category_code,
            f"{group}/BT-119": row.rate,
        }
    return terms


def terms_expected(paper: Paper, sums: Sums) -> Terms:
    """What a caller can ask; a base and a discount are always there."""
    terms = {
        name: value
        for name, value in terms_of(paper, sums).items()
        if name.rpartition("/")[2] not in UNASKED
    }
    for index, (item, amounts) in enumerate(zip(paper.items, sums.items, strict=True), 1):
        group = f"BG-25/{index}"
        terms |= {
            f"{group}/BT-136": amounts.off,
            f"{group}/BT-137": amounts.base,
            f"{group}/BT-152": item.tax.rate,
        }
    counts = {False: 0, True: 0}
    for change in paper.changes:
        counts[change.is_charge] += 1
        first = 99 if change.is_charge else 92
        group = f"BG-{21 if change.is_charge else 20}/{counts[change.is_charge]}"
        terms[f"{group}/BT-{first + 4}"] = change.tax.rate
    for index, row in enumerate(sums.rows, 1):
        terms[f"BG-23/{index}/BT-119"] = row.rate
    return terms


UNASKED = {"BT-3", "BT-6", "BT-93", "BT-95", "BT-100", "BT-102", "BT-151"}


def kind_of(issued: Issued) -> InvoiceKind:
    return InvoiceKind[KINDS[issued.paper.kind]]
