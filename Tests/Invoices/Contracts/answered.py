"""The amounts of a document as the API gives them."""

from __future__ import annotations

from collections.abc import Iterator

from agreement import CORRECTED, CREDIT_NOTE, CREDITED_DOWN_PAYMENT, DOWN_PAYMENT, INVOICE
from exact import ZERO
from exact_down_payments import Final
from seller_books import Issued
from taskcore import InvoiceDocument, InvoiceKind
from terms import Terms, terms_of

KINDS = {
    INVOICE: "INVOICE",
    CREDIT_NOTE: "CREDIT_NOTE",
    CREDITED_DOWN_PAYMENT: "CREDIT_NOTE",
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
        "BT-114": document.rounding,
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
            f"{group}/agreed": line.gross,
            f"{group}/agreed off": line.gross_discount,
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
        terms[f"{group}/agreed"] = change.gross
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


def terms_expected(issued: Issued) -> Terms:
    """What a caller can ask; a base and a discount are always there, and prices as they were given."""
    paper, sums = issued.paper, issued.sums
    given, agreed = issued.calculated.agreed or (paper, None)
    terms = {
        name: value
        for name, value in terms_of(paper, sums).items()
        if name.rpartition("/")[2] not in UNASKED
    }
    for index, (item, amounts) in enumerate(zip(given.items, sums.items, strict=True), 1):
        group = f"BG-25/{index}"
        terms.pop(f"{group}/BT-138", None)
        if item.percent_off is not None:
            terms[f"{group}/BT-138"] = item.percent_off
        terms |= {
            f"{group}/BT-136": amounts.off,
            f"{group}/BT-137": amounts.base,
            f"{group}/BT-146": item.price,
            f"{group}/BT-152": item.tax.rate,
            f"{group}/agreed": agreed.items[index - 1].net if agreed else ZERO,
            f"{group}/agreed off": agreed.items[index - 1].off if agreed else ZERO,
        }
    counts = {False: 0, True: 0}
    for place, change in enumerate(given.changes):
        counts[change.is_charge] += 1
        first = 99 if change.is_charge else 92
        group = f"BG-{21 if change.is_charge else 20}/{counts[change.is_charge]}"
        terms[f"{group}/BT-{first + 4}"] = change.tax.rate
        terms[f"{group}/agreed"] = agreed.changes[place] if agreed else ZERO
        terms.pop(f"{group}/BT-{first + 2}", None)
        if change.percent is not None:
            terms[f"{group}/BT-{first + 2}"] = change.percent
    for index, row in enumerate(sums.rows, 1):
        terms[f"BG-23/{index}/BT-119"] = row.rate
    return terms


UNASKED = {"BT-3", "BT-6", "BT-93", "BT-95", "BT-100", "BT-102", "BT-149", "BT-151"}


def deductions_missing(issued: Issued, document: InvoiceDocument) -> Iterator[str]:
    """What a final invoice deducts, of each down payment and of each rate."""
    final = issued.final or Final((), issued.sums, is_by_payments=False)
    deducted = [(each.number, each.net, each.vat, each.gross) for each in final.deducted]
    stated = [(each.number, each.net, each.vat, each.gross) for each in document.deductions]
    if stated != deducted:
        yield f"{deducted} in {stated}"
    rates = [(each.key, each.whole, each.before, each.rest) for each in final.rates]
    found = [
        (
            (each.category_code, each.rate),
            (each.whole_taxable, each.whole_tax),
            (each.deducted_taxable, each.deducted_tax),
            (each.rest_taxable, each.rest_tax),
        )
        for each in document.deducted_rates
    ]
    if found != rates:
        yield f"{rates} in {found}"
    if document.has_prepaid_deductions != final.is_by_payments:
        yield f"{final.is_by_payments} in {document.has_prepaid_deductions}"
    if document.deducted != final.gross:
        yield f"{deducted} in {document.deducted}"


def kind_of(issued: Issued) -> InvoiceKind:
    return InvoiceKind[KINDS[issued.paper.kind]]
