"""The figures of an invoice as the library gives them to a caller, without a file."""

from __future__ import annotations

from decimal import Decimal

from bookkeeping import Bookkeeping
from reading import Stated
from taskcore import InvoiceDocument, InvoiceLine


def read_content(books: Bookkeeping, id: int) -> Stated:
    """The amounts among them: of the lines, the adjustments, the rows of VAT and the whole."""
    document = books.store.invoice(id)
    stated = _totals(document)
    for index, line in enumerate(document.lines, 1):
        stated |= _line(f"BG-25/{index}", line)
    counts = {"BG-20": 0, "BG-21": 0}
    for adjustment in document.adjustments:
        group, term = ("BG-21", "BT-99") if adjustment.is_charge else ("BG-20", "BT-92")
        counts[group] += 1
        stated[f"{group}/{counts[group]}/{term}"] = _plain(adjustment.amount)
    for index, row in enumerate(document.vat_rows, 1):
        group = f"BG-23/{index}"
        stated[f"{group}/BT-116"] = _plain(row.taxable)
        stated[f"{group}/BT-117"] = _plain(row.tax)
        stated[f"{group}/BT-118"] = row.category_code
    return stated


def _totals(document: InvoiceDocument) -> Stated:
    amounts = {
        "BT-106": document.line_total,
        "BT-107": document.allowance_total,
        "BT-108": document.charge_total,
        "BT-109": document.invoice.net,
        "BT-110": document.invoice.vat,
        "BT-111": document.vat_in_euro,
        "BT-112": document.invoice.gross,
        "BT-113": document.prepaid,
        "BT-115": document.invoice.due,
    }
    return {term: _plain(amount) for term, amount in amounts.items() if amount is not None}


def _line(group: str, line: InvoiceLine) -> Stated:
    stated = {f"{group}/BT-131": _plain(line.net)}
    if line.discount_rate is not None:
        stated[f"{group}/BT-137"] = _plain(line.base)
    if line.discount_rate is not None or line.discount:
        stated[f"{group}/BT-136"] = _plain(line.discount)
    return stated


def _plain(amount: Decimal) -> str:
    text = f"{amount:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
