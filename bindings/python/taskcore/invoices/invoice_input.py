# SPDX-License-Identifier: Apache-2.0
"""What a draft, its items and its allowances are to be, as Python says it and as C takes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from typing import Any, Final, TypedDict

from taskcore._low_level import prototypes as c
from taskcore._low_level.exact import Exact, to_scaled, write_exact
from taskcore._low_level.values import UNSET, Unset, identifiers, integer, text
from taskcore._low_level.writing import (
    Table,
    fill_from,
    write_32_bits,
    write_id,
    write_text,
)
from taskcore.enumerations import VATCategory
from taskcore.invoices.money import to_minor
from taskcore.invoices.period import Period, packed_period
from taskcore.time.time_methods import optional_packed_day, to_milliseconds

CurrencyOf = Callable[[], str]
"""Asks which currency amounts are in; it is asked only when there is one."""


class InvoiceProperties(TypedDict, total=False):
    """The keywords of a draft; one that is ``UNSET`` is as if it were not given.

    ``due_date=None`` is ``payment_days`` after the issue date, and ``None`` takes a client, a
    delivery date, a period, an exchange rate or a preceding invoice away. ``exchange_rate`` is
    units of the currency for one euro, ``prepaid`` what was paid before, and ``preceding`` number
    and date of the invoice that a credit note is for.
    """

    series: str | Unset
    due_date: date | None | Unset
    payment_days: int | Unset
    delivery_date: date | None | Unset
    period: Period | None | Unset
    currency: str | Unset
    exchange_rate: Exact | None | Unset
    language: str | Unset
    business_process: str | Unset
    buyer_reference: str | Unset
    order_reference: str | Unset
    contract_reference: str | Unset
    payment_terms: str | Unset
    late_penalty: str | Unset
    recovery_fee: str | Unset
    early_discount: str | Unset
    notes: str | Unset
    prepaid: Exact | Unset
    preceding: tuple[str, date] | None | Unset


class LineProperties(TypedDict, total=False):
    """The keywords of an item, all but its name.

    Rates are in percent. A discount is a rate or an amount, off quantity times price. ``unit`` is a
    code such as ``"HUR"`` or a word such as ``"hour"``. Reason and code of an exemption are set
    together.
    """

    details: str | Unset
    quantity: Exact | Unset
    unit: str | Unset
    unit_price: Exact | Unset
    discount: Exact | Unset
    discount_rate: Exact | Unset
    discount_reason: str | Unset
    vat_category: int | Unset
    vat_rate: Exact | Unset
    exemption_reason: str | Unset
    exemption_code: str | Unset
    period: Period | None | Unset
    task_ids: int | Iterable[int] | Unset
    position: int | Unset


class LineChanges(LineProperties, total=False):
    """The keywords that change an item; the VAT's category and rate are given together."""

    name: str | Unset


class AdjustmentProperties(TypedDict, total=False):
    """The keywords of an allowance or a charge: ``rate``, in percent of the lines, or ``amount``."""

    is_charge: bool | Unset
    rate: Exact | Unset
    amount: Exact | Unset
    reason: str | Unset
    reason_code: str | Unset
    vat_category: int | Unset
    vat_rate: Exact | Unset
    exemption_reason: str | Unset
    exemption_code: str | Unset


def fill_invoice(
    row: c.taskcore_invoice_input, properties: Mapping[str, Any], currency: CurrencyOf
) -> None:
    """Writes what is given of a draft into a C input."""
    given = _given(properties)
    _to_minor(given, "prepaid", "prepaid_minor", currency)
    fill_from(_INVOICE, row, to_milliseconds, given, "an invoice")


def fill_line(
    row: c.taskcore_invoice_line_input, properties: Mapping[str, Any], currency: CurrencyOf
) -> None:
    """Writes what is given of an item into a C input."""
    given = _given(properties)
    _to_minor(given, "discount", "discount_minor", currency)
    _join(given, "vat", "vat_category", "vat_rate")
    _join(given, "exemption", "exemption_reason", "exemption_code")
    fill_from(_LINE, row, to_milliseconds, given, "an item")


def fill_adjustment(
    row: c.taskcore_invoice_adjustment_input, properties: Mapping[str, Any], currency: CurrencyOf
) -> None:
    """Writes what is given of an allowance or a charge into a C input."""
    given = _given(properties)
    _to_minor(given, "amount", "amount_minor", currency)
    _join(given, "vat", "vat_category", "vat_rate")
    _join(given, "exemption", "exemption_reason", "exemption_code")
    fill_from(_ADJUSTMENT, row, to_milliseconds, given, "an adjustment")


def with_vat(properties: Mapping[str, Any]) -> dict[str, Any]:
    """What is new has VAT when any of it is given: of the standard category unless it is said."""
    given = _given(properties)
    if "vat_rate" in given or "vat_category" in given:
        given.setdefault("vat_category", VATCategory.STANDARD)
        given.setdefault("vat_rate", 0)
    return given


def check_vat(properties: Mapping[str, Any]) -> None:
    """A change of one half of the VAT would change the other."""
    given = _given(properties)
    if ("vat_rate" in given) != ("vat_category" in given):
        raise TypeError("vat_category and vat_rate are given together")


def _given(properties: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in properties.items() if value is not UNSET}


def _to_minor(given: dict[str, Any], name: str, field: str, currency: CurrencyOf) -> None:
    if name in given:
        given[name] = to_minor(given[name], currency(), field)


def _join(given: dict[str, Any], name: str, first: str, second: str) -> None:
    """Makes one property of two that share a bit."""
    if first in given or second in given:
        given[name] = given.pop(first, None), given.pop(second, None)


def _write_minor(member: str) -> Callable[..., None]:
    def write(row: Any, name: str, value: int, milliseconds: object) -> None:
        setattr(row, member, value)

    return write


def _write_day(row: Any, name: str, value: date | None, milliseconds: object) -> None:
    setattr(row, name, optional_packed_day(value, name) or 0)


def _write_period(row: Any, name: str, value: Period | None, milliseconds: object) -> None:
    row.first_date, row.last_date = packed_period(value, name)


def _write_exchange_rate(row: Any, name: str, value: Exact | None, milliseconds: object) -> None:
    member = "exchange_rate_millionths"
    setattr(row, member, 0 if value is None else to_scaled(value, 6, member))


def _write_preceding(
    row: Any, name: str, value: tuple[str, date] | None, milliseconds: object
) -> None:
    number, day = ("", None) if value is None else value
    row.preceding_number = text(number, "preceding_number")
    row.preceding_date = optional_packed_day(day, "preceding_date") or 0


def _write_vat(row: Any, name: str, value: tuple[Any, Any], milliseconds: object) -> None:
    category, rate = value
    row.vat_category = integer(category, 32, "vat_category")
    member = "vat_rate_basis_points"
    row.vat_rate_basis_points = to_scaled(rate, 2, member, 32)


def _write_exemption(row: Any, name: str, value: tuple[Any, Any], milliseconds: object) -> None:
    for member, each in zip(("exemption_reason", "exemption_code"), value):
        setattr(row, member, text("" if each is None else each, member))


def _write_tasks(row: Any, name: str, value: Any, milliseconds: object) -> None:
    row.task_ids, row.task_count = identifiers(value, name)


_INVOICE: Final[Table] = {
    "client_id": (c.TASKCORE_INVOICE_CLIENT, write_id),
    "series": (c.TASKCORE_INVOICE_SERIES, write_text),
    "due_date": (c.TASKCORE_INVOICE_DUE_DATE, _write_day),
    "payment_days": (c.TASKCORE_INVOICE_PAYMENT_DAYS, write_32_bits),
    "delivery_date": (c.TASKCORE_INVOICE_DELIVERY_DATE, _write_day),
    "period": (c.TASKCORE_INVOICE_PERIOD, _write_period),
    "currency": (c.TASKCORE_INVOICE_CURRENCY, write_text),
    "exchange_rate": (c.TASKCORE_INVOICE_EXCHANGE_RATE, _write_exchange_rate),
    "language": (c.TASKCORE_INVOICE_LANGUAGE, write_text),
    "business_process": (c.TASKCORE_INVOICE_BUSINESS_PROCESS, write_text),
    "buyer_reference": (c.TASKCORE_INVOICE_BUYER_REFERENCE, write_text),
    "order_reference": (c.TASKCORE_INVOICE_ORDER_REFERENCE, write_text),
    "contract_reference": (c.TASKCORE_INVOICE_CONTRACT_REFERENCE, write_text),
    "payment_terms": (c.TASKCORE_INVOICE_PAYMENT_TERMS, write_text),
    "late_penalty": (c.TASKCORE_INVOICE_LATE_PENALTY, write_text),
    "recovery_fee": (c.TASKCORE_INVOICE_RECOVERY_FEE, write_text),
    "early_discount": (c.TASKCORE_INVOICE_EARLY_DISCOUNT, write_text),
    "notes": (c.TASKCORE_INVOICE_NOTES, write_text),
    "prepaid": (c.TASKCORE_INVOICE_PREPAID, _write_minor("prepaid_minor")),
    "preceding": (c.TASKCORE_INVOICE_PRECEDING, _write_preceding),
}

_LINE: Final[Table] = {
    "name": (c.TASKCORE_LINE_NAME, write_text),
    "details": (c.TASKCORE_LINE_DETAILS, write_text),
    "quantity": (c.TASKCORE_LINE_QUANTITY, write_exact("quantity_ten_thousandths", 4)),
    "unit": (c.TASKCORE_LINE_UNIT, write_text),
    "unit_price": (c.TASKCORE_LINE_UNIT_PRICE, write_exact("unit_price_millionths", 6)),
    "discount": (c.TASKCORE_LINE_DISCOUNT_AMOUNT, _write_minor("discount_minor")),
    "discount_rate": (
        c.TASKCORE_LINE_DISCOUNT_RATE,
        write_exact("discount_basis_points", 2, 32),
    ),
    "discount_reason": (c.TASKCORE_LINE_DISCOUNT_REASON, write_text),
    "vat": (c.TASKCORE_LINE_VAT, _write_vat),
    "exemption": (c.TASKCORE_LINE_EXEMPTION, _write_exemption),
    "period": (c.TASKCORE_LINE_PERIOD, _write_period),
    "task_ids": (c.TASKCORE_LINE_TASKS, _write_tasks),
    "position": (c.TASKCORE_LINE_POSITION, write_32_bits),
}

_ADJUSTMENT: Final[Table] = {
    "is_charge": (c.TASKCORE_ADJUSTMENT_CHARGE, write_32_bits),
    "rate": (c.TASKCORE_ADJUSTMENT_RATE, write_exact("rate_basis_points", 2, 32)),
    "amount": (c.TASKCORE_ADJUSTMENT_AMOUNT, _write_minor("amount_minor")),
    "reason": (c.TASKCORE_ADJUSTMENT_REASON, write_text),
    "reason_code": (c.TASKCORE_ADJUSTMENT_REASON_CODE, write_text),
    "vat": (c.TASKCORE_ADJUSTMENT_VAT, _write_vat),
    "exemption": (c.TASKCORE_ADJUSTMENT_EXEMPTION, _write_exemption),
}
