"""The figures of an invoice as the library gives them to a caller, without a file."""

from __future__ import annotations

from ctypes import POINTER, byref
from decimal import Decimal
from typing import Any

from bookkeeping import Bookkeeping
from inputs import DECIMALS
from reading import Stated
from taskcore import _prototypes as c
from taskcore._library import library


def read_content(books: Bookkeeping, id: int, currency: str) -> Stated:
    """The amounts among them: of the lines, the adjustments, the rows of VAT and the whole."""
    document = POINTER(c.taskcore_invoice_document)()
    books.call(library.taskcore_invoice_read, id, byref(document))
    try:
        content = library.taskcore_invoice_document_get(document).contents
        return _Content(content, currency).stated
    finally:
        library.taskcore_invoice_document_free(document)


class _Content:
    def __init__(self, content: Any, currency: str) -> None:
        self.decimals = DECIMALS.get(currency, 2)
        invoice = content.invoice.contents
        self.stated = {
            "BT-106": self.amount(content.line_total_minor),
            "BT-107": self.amount(content.allowance_total_minor),
            "BT-108": self.amount(content.charge_total_minor),
            "BT-109": self.amount(invoice.net_minor),
            "BT-110": self.amount(invoice.vat_minor),
            "BT-112": self.amount(invoice.gross_minor),
            "BT-113": self.amount(content.prepaid_minor),
            "BT-115": self.amount(invoice.due_minor),
        }
        if content.has_vat_in_euro:
            self.stated["BT-111"] = _plain(content.vat_in_euro_cents, 2)
        for index in range(content.line_count):
            self._line(f"BG-25/{index + 1}", content.lines[index])
        counts = {"BG-20": 0, "BG-21": 0}
        for index in range(content.adjustment_count):
            adjustment = content.adjustments[index]
            group, term = ("BG-21", "BT-99") if adjustment.is_charge else ("BG-20", "BT-92")
            counts[group] += 1
            self.stated[f"{group}/{counts[group]}/{term}"] = self.amount(adjustment.amount_minor)
        for index in range(content.vat_row_count):
            row = content.vat_rows[index]
            group = f"BG-23/{index + 1}"
            self.stated[f"{group}/BT-116"] = self.amount(row.taxable_minor)
            self.stated[f"{group}/BT-117"] = self.amount(row.tax_minor)
            self.stated[f"{group}/BT-118"] = row.category_code.decode()

    def _line(self, group: str, line: Any) -> None:
        self.stated[f"{group}/BT-131"] = self.amount(line.net_minor)
        if line.discount_basis_points >= 0:
            self.stated[f"{group}/BT-137"] = self.amount(line.base_minor)
        if line.discount_basis_points >= 0 or line.discount_minor:
            self.stated[f"{group}/BT-136"] = self.amount(line.discount_minor)

    def amount(self, minor: int) -> str:
        return _plain(minor, self.decimals)


def _plain(number: int, decimals: int) -> str:
    text = f"{Decimal(number).scaleb(-decimals):f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
