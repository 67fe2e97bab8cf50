"""The structs in which the C API takes a party, an invoice, its items and its adjustments."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import Any

from description import VAT, Adjustment, Invoice, Line, Party
from taskcore import _prototypes as c

CATEGORIES = {
    "S": c.TASKCORE_VAT_STANDARD,
    "Z": c.TASKCORE_VAT_ZERO_RATED,
    "E": c.TASKCORE_VAT_EXEMPT,
    "AE": c.TASKCORE_VAT_REVERSE_CHARGE,
    "K": c.TASKCORE_VAT_INTRA_COMMUNITY,
    "G": c.TASKCORE_VAT_EXPORT,
    "O": c.TASKCORE_VAT_NOT_SUBJECT,
    "L": c.TASKCORE_VAT_CANARY_ISLANDS,
    "M": c.TASKCORE_VAT_CEUTA_MELILLA,
}
DECIMALS = {"JPY": 0, "KWD": 3}
"""Of the minor unit, where they are not two."""


def text(text: str | None) -> bytes | None:
    return None if text is None else text.encode()


def day(day: date) -> int:
    return day.year * 10_000 + day.month * 100 + day.day


def _whole(number: Decimal | None, decimals: int) -> int | None:
    """In units of the last of so many decimals."""
    if number is None:
        return None
    scaled = number.scaleb(decimals)
    assert scaled == scaled.to_integral_value(), number
    return int(scaled)


def minor(amount: Decimal | None, currency: str) -> int | None:
    return _whole(amount, DECIMALS.get(currency, 2))


def _set(row: Any, members: dict[str, tuple[int, object]]) -> None:
    """Gives the members that have a value."""
    for name, (field, value) in members.items():
        if value is not None:
            setattr(row, name, value)
            row.fields |= field


def _set_period(row: Any, field: int, period: tuple[date, date] | None) -> None:
    if period:
        row.fields |= field
        row.first_date, row.last_date = map(day, period)


def party_input(party: Party) -> Any:
    row = c.TASKCORE_PARTY_INIT()
    scheme, identifier = party.endpoint or (None, None)
    _set(
        row,
        {
            "name": (c.TASKCORE_PARTY_NAME, text(party.name)),
            "legal_form": (c.TASKCORE_PARTY_LEGAL_FORM, text(party.legal_form)),
            "share_capital": (c.TASKCORE_PARTY_SHARE_CAPITAL, text(party.share_capital)),
            "registry": (c.TASKCORE_PARTY_REGISTRY, text(party.registry)),
            "phone": (c.TASKCORE_PARTY_PHONE, text(party.phone)),
            "street": (c.TASKCORE_PARTY_STREET, text(party.street)),
            "postal_code": (c.TASKCORE_PARTY_POSTAL_CODE, text(party.postcode)),
            "city": (c.TASKCORE_PARTY_CITY, text(party.city)),
            "country": (c.TASKCORE_PARTY_COUNTRY, text(party.country)),
            "siren": (c.TASKCORE_PARTY_SIREN, text(party.siren)),
            "siret": (c.TASKCORE_PARTY_SIRET, text(party.siret)),
            "vat_number": (c.TASKCORE_PARTY_VAT_NUMBER, text(party.vat_number)),
            "tax_number": (c.TASKCORE_PARTY_TAX_NUMBER, text(party.tax_number)),
            "email": (c.TASKCORE_PARTY_EMAIL, text(party.email)),
            "electronic_scheme": (c.TASKCORE_PARTY_ELECTRONIC_SCHEME, text(scheme)),
            "electronic_address": (c.TASKCORE_PARTY_ELECTRONIC_ADDRESS, text(identifier)),
            "iban": (c.TASKCORE_PARTY_IBAN, text(party.iban)),
            "bic": (c.TASKCORE_PARTY_BIC, text(party.bic)),
        },
    )
    return row


def invoice_input(invoice: Invoice, client_id: int) -> Any:
    row = c.TASKCORE_INVOICE_INPUT_INIT()
    _set(
        row,
        {
            "client_id": (c.TASKCORE_INVOICE_CLIENT, client_id),
            "due_date": (c.TASKCORE_INVOICE_DUE_DATE, day(invoice.due)),
            "currency": (c.TASKCORE_INVOICE_CURRENCY, text(invoice.currency)),
            "notes": (c.TASKCORE_INVOICE_NOTES, text(invoice.note)),
            "order_reference": (
                c.TASKCORE_INVOICE_ORDER_REFERENCE,
                text(invoice.purchase_order),
            ),
            "buyer_reference": (
                c.TASKCORE_INVOICE_BUYER_REFERENCE,
                text(invoice.buyer_reference),
            ),
            "contract_reference": (
                c.TASKCORE_INVOICE_CONTRACT_REFERENCE,
                text(invoice.contract),
            ),
            "exchange_rate_millionths": (
                c.TASKCORE_INVOICE_EXCHANGE_RATE,
                _whole(invoice.exchange_rate, 6),
            ),
            "prepaid_minor": (
                c.TASKCORE_INVOICE_PREPAID,
                minor(invoice.prepaid, invoice.currency),
            ),
            "delivery_date": (
                c.TASKCORE_INVOICE_DELIVERY_DATE,
                day(invoice.delivered) if invoice.delivered else None,
            ),
        },
    )
    _set_period(row, c.TASKCORE_INVOICE_PERIOD, invoice.period)
    return row


def _set_vat(row: Any, vat: VAT, field: int, exemption: int) -> None:
    row.fields |= field
    row.vat_category = CATEGORIES[vat.category]
    row.vat_rate_basis_points = _whole(vat.rate, 2)
    if vat.reason or vat.code:
        row.fields |= exemption
        row.exemption_reason = text(vat.reason or "")
        row.exemption_code = text(vat.code or "")


def line_input(line: Line, currency: str) -> Any:
    row = c.TASKCORE_INVOICE_LINE_INPUT_INIT()
    _set(
        row,
        {
            "name": (c.TASKCORE_LINE_NAME, text(line.name)),
            "details": (c.TASKCORE_LINE_DETAILS, text(line.details)),
            "quantity_ten_thousandths": (c.TASKCORE_LINE_QUANTITY, _whole(line.quantity, 4)),
            "unit": (c.TASKCORE_LINE_UNIT, text(line.unit)),
            "unit_price_millionths": (c.TASKCORE_LINE_UNIT_PRICE, _whole(line.price, 6)),
            "discount_basis_points": (
                c.TASKCORE_LINE_DISCOUNT_RATE,
                _whole(line.discount_percent, 2),
            ),
            "discount_minor": (
                c.TASKCORE_LINE_DISCOUNT_AMOUNT,
                minor(line.discount_amount, currency),
            ),
        },
    )
    _set_vat(row, line.vat, c.TASKCORE_LINE_VAT, c.TASKCORE_LINE_EXEMPTION)
    _set_period(row, c.TASKCORE_LINE_PERIOD, line.period)
    return row


def adjustment_input(adjustment: Adjustment, currency: str) -> Any:
    row = c.TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT()
    _set(
        row,
        {
            "is_charge": (c.TASKCORE_ADJUSTMENT_CHARGE, int(adjustment.is_charge)),
            "reason": (c.TASKCORE_ADJUSTMENT_REASON, text(adjustment.reason)),
            "rate_basis_points": (c.TASKCORE_ADJUSTMENT_RATE, _whole(adjustment.percent, 2)),
            "amount_minor": (
                c.TASKCORE_ADJUSTMENT_AMOUNT,
                minor(adjustment.amount, currency),
            ),
        },
    )
    _set_vat(row, adjustment.vat, c.TASKCORE_ADJUSTMENT_VAT, c.TASKCORE_ADJUSTMENT_EXEMPTION)
    return row
