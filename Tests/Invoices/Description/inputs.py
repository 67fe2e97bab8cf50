"""How the library is told of a party, an invoice, its items and its adjustments."""

from __future__ import annotations

from typing import Any

from description import VAT, Adjustment, Invoice, Line, Party
from taskcore import VATCategory

CATEGORIES = {
    "S": VATCategory.STANDARD,
    "Z": VATCategory.ZERO_RATED,
    "E": VATCategory.EXEMPT,
    "AE": VATCategory.REVERSE_CHARGE,
    "K": VATCategory.INTRA_COMMUNITY,
    "G": VATCategory.EXPORT,
    "O": VATCategory.NOT_SUBJECT,
    "L": VATCategory.CANARY_ISLANDS,
    "M": VATCategory.CEUTA_MELILLA,
}

Properties = dict[str, Any]


def _given(properties: Properties) -> Properties:
    return {name: value for name, value in properties.items() if value is not None}


def party_properties(party: Party) -> Properties:
    scheme, identifier = party.endpoint or (None, None)
    return _given(
        {
            "name": party.name,
            "legal_form": party.legal_form,
            "share_capital": party.share_capital,
            "registry": party.registry,
            "street": party.street,
            "postal_code": party.postcode,
            "city": party.city,
            "country": party.country,
            "siren": party.siren,
            "siret": party.siret,
            "vat_number": party.vat_number,
            "tax_number": party.tax_number,
            "email": party.email,
            "phone": party.phone,
            "electronic_scheme": scheme,
            "electronic_address": identifier,
            "iban": party.iban,
            "bic": party.bic,
            "contact": party.contact,
            "registration_number": party.registration,
        }
    )


def invoice_properties(invoice: Invoice) -> Properties:
    return _given(
        {
            "due_date": invoice.due,
            "currency": invoice.currency,
            "notes": invoice.note,
            "order_reference": invoice.purchase_order,
            "buyer_reference": invoice.buyer_reference,
            "contract_reference": invoice.contract,
            "exchange_rate": invoice.exchange_rate,
            "prepaid": invoice.prepaid,
            "delivery_date": invoice.delivered,
            "period": invoice.period,
        }
    )


def _vat_properties(vat: VAT) -> Properties:
    return {
        "vat_category": CATEGORIES[vat.category],
        "vat_rate": vat.rate,
        "exemption_reason": vat.reason,
        "exemption_code": vat.code,
    }


def line_properties(line: Line) -> Properties:
    return _given(
        {
            "name": line.name,
            "details": line.details,
            "quantity": line.quantity,
            "unit": line.unit,
            "unit_price": line.price,
            "discount_rate": line.discount_percent,
            "discount": line.discount_amount,
            "period": line.period,
            **_vat_properties(line.vat),
        }
    )


def adjustment_properties(adjustment: Adjustment) -> Properties:
    return _given(
        {
            "is_charge": adjustment.is_charge,
            "reason": adjustment.reason,
            "rate": adjustment.percent,
            "amount": adjustment.amount,
            **_vat_properties(adjustment.vat),
        }
    )
