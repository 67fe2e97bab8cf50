# SPDX-License-Identifier: Apache-2.0
"""All of an invoice or a credit note."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from taskcore._low_level import prototypes as c
from taskcore._low_level.exact import from_scaled
from taskcore._low_level.rows import map_elements
from taskcore._low_level.values import string
from taskcore.enumerations import VATCategory
from taskcore.invoices.email import Email, email_from_row
from taskcore.invoices.invoice import Invoice, invoice_from_row
from taskcore.invoices.money import from_minor
from taskcore.invoices.party import Party, party_from_row
from taskcore.invoices.payment import Payment, payment_from_row
from taskcore.time.time_methods import optional_packed

Period = tuple["date | None", "date | None"]
"""The first and the last day of some time, one of which may be open."""


@dataclass(frozen=True)
class InvoiceLine:
    """An item of an invoice; amounts are in the invoice's currency, rates in percent."""

    id: int
    uid: str
    position: int
    """From 1."""
    name: str
    details: str
    quantity: Decimal
    unit: str
    """The code of UN/ECE Recommendation 20 or 21, such as ``"HUR"``."""
    unit_label: str
    """In the invoice's language, for the quantity, such as ``"hours"``."""
    unit_price: Decimal
    base: Decimal
    """Quantity times price (BT-137)."""
    discount: Decimal
    """Off the base, whether given as a rate or as an amount (BT-136)."""
    discount_rate: Decimal | None
    """None when it was not given as a rate."""
    discount_reason: str
    net: Decimal
    """BT-131."""
    vat_category: VATCategory
    vat_rate: Decimal
    exemption_reason: str
    exemption_code: str
    period: Period | None
    task_ids: tuple[int, ...]
    """The tasks that it is for and that are there."""
    focus_session_count: int
    """That it is for."""


@dataclass(frozen=True)
class InvoiceAdjustment:
    """An allowance or a charge on the whole of an invoice."""

    id: int
    uid: str
    is_charge: bool
    amount: Decimal
    """Whether given as a rate or as an amount (BT-92, BT-99)."""
    rate: Decimal | None
    """In percent; None when it was not given as a rate."""
    reason: str
    reason_code: str
    vat_category: VATCategory
    vat_rate: Decimal
    exemption_reason: str
    exemption_code: str


@dataclass(frozen=True)
class VATRow:
    """What an invoice taxes in one way."""

    category: VATCategory
    category_code: str
    """Such as ``"S"``."""
    rate: Decimal
    """In percent."""
    taxable: Decimal
    """BT-116."""
    tax: Decimal
    """BT-117."""
    exemption_reason: str
    exemption_code: str


@dataclass(frozen=True)
class InvoiceDocument:
    """An invoice or a credit note with all that belongs to it; what is not given is empty."""

    invoice: Invoice
    seller: Party
    """As issued; of a draft as it is now."""
    buyer: Party
    lines: tuple[InvoiceLine, ...]
    adjustments: tuple[InvoiceAdjustment, ...]
    vat_rows: tuple[VATRow, ...]
    payments: tuple[Payment, ...]
    emails: tuple[Email, ...]
    credit_note_ids: tuple[int, ...]
    """Those issued for it, and drafts."""
    line_total: Decimal
    """BT-106."""
    allowance_total: Decimal
    """BT-107."""
    charge_total: Decimal
    """BT-108."""
    prepaid: Decimal
    """BT-113."""
    vat_in_euro: Decimal | None
    """BT-111, of an invoice that has to say it."""
    exchange_rate: Decimal | None
    """Units of the currency for one euro; None when it is not known."""
    series: str
    language: str
    business_process: str
    buyer_reference: str
    order_reference: str
    contract_reference: str
    payment_terms: str
    late_penalty: str
    recovery_fee: str
    early_discount: str
    notes: str
    preceding: tuple[str, date | None] | None
    """Of a credit note: number and issue date of its invoice."""
    payment_days: int
    delivery_date: date | None
    period: Period | None


def document_from_content(content: c.taskcore_invoice_content) -> InvoiceDocument:
    """An invoice of C's."""
    currency = content.invoice.contents.currency or b""
    lines = map_elements(content.lines, c.taskcore_invoice_line, content.line_count)
    adjustments = map_elements(
        content.adjustments, c.taskcore_invoice_adjustment, content.adjustment_count
    )
    vat_rows = map_elements(content.vat_rows, c.taskcore_vat_row, content.vat_row_count)
    payments = map_elements(content.payments, c.taskcore_payment, content.payment_count)
    emails = map_elements(content.emails, c.taskcore_email, content.email_count)
    credit_notes = content.credit_note_ids[: content.credit_note_count]
    number = string(content.preceding_number)
    rate = content.exchange_rate_millionths
    return InvoiceDocument(
        invoice_from_row(content.invoice.contents),
        party_from_row(content.seller.contents),
        party_from_row(content.buyer.contents),
        tuple([_line(row, currency) for row in lines]),
        tuple([_adjustment(row, currency) for row in adjustments]),
        tuple([_vat_row(row, currency) for row in vat_rows]),
        tuple(map(payment_from_row, payments)),
        tuple(map(email_from_row, emails)),
        tuple(credit_notes),
        from_minor(content.line_total_minor, currency),
        from_minor(content.allowance_total_minor, currency),
        from_minor(content.charge_total_minor, currency),
        from_minor(content.prepaid_minor, currency),
        from_scaled(content.vat_in_euro_cents, 2) if content.has_vat_in_euro else None,
        from_scaled(rate, 6) if rate else None,
        string(content.series),
        string(content.language),
        string(content.business_process),
        string(content.buyer_reference),
        string(content.order_reference),
        string(content.contract_reference),
        string(content.payment_terms),
        string(content.late_penalty),
        string(content.recovery_fee),
        string(content.early_discount),
        string(content.notes),
        (number, optional_packed(content.preceding_date)) if number else None,
        content.payment_days,
        optional_packed(content.delivery_date),
        _period(content.first_date, content.last_date),
    )


def _line(row: c.taskcore_invoice_line, currency: bytes) -> InvoiceLine:
    return InvoiceLine(
        row.id,
        string(row.uid),
        row.position,
        string(row.name),
        string(row.details),
        from_scaled(row.quantity_ten_thousandths, 4),
        string(row.unit),
        string(row.unit_label),
        from_scaled(row.unit_price_millionths, 6),
        from_minor(row.base_minor, currency),
        from_minor(row.discount_minor, currency),
        _optional_rate(row.discount_basis_points),
        string(row.discount_reason),
        from_minor(row.net_minor, currency),
        VATCategory(row.vat_category),
        from_scaled(row.vat_rate_basis_points, 2),
        string(row.exemption_reason),
        string(row.exemption_code),
        _period(row.first_date, row.last_date),
        tuple(row.task_ids[: row.task_count]),
        row.focus_session_count,
    )


def _adjustment(row: c.taskcore_invoice_adjustment, currency: bytes) -> InvoiceAdjustment:
    return InvoiceAdjustment(
        row.id,
        string(row.uid),
        bool(row.is_charge),
        from_minor(row.amount_minor, currency),
        _optional_rate(row.rate_basis_points),
        string(row.reason),
        string(row.reason_code),
        VATCategory(row.vat_category),
        from_scaled(row.vat_rate_basis_points, 2),
        string(row.exemption_reason),
        string(row.exemption_code),
    )


def _vat_row(row: c.taskcore_vat_row, currency: bytes) -> VATRow:
    return VATRow(
        VATCategory(row.category),
        string(row.category_code),
        from_scaled(row.rate_basis_points, 2),
        from_minor(row.taxable_minor, currency),
        from_minor(row.tax_minor, currency),
        string(row.exemption_reason),
        string(row.exemption_code),
    )


def _optional_rate(basis_points: int) -> Decimal | None:
    return None if basis_points < 0 else from_scaled(basis_points, 2)


def _period(first: int, last: int) -> Period | None:
    return (optional_packed(first), optional_packed(last)) if first or last else None
