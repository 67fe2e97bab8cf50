# SPDX-License-Identifier: Apache-2.0
"""What a draft, its items and its allowances are to be, as Python says it and as C takes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from taskcore._low_level import prototypes as c
from taskcore._low_level.values import UNSET
from taskcore.enumerations import VATCategory
from taskcore.invoices import adjustment_keywords, invoice_keywords, line_keywords
from taskcore.invoices.money import to_minor
from taskcore.time.time_methods import to_milliseconds

CurrencyOf = Callable[[], str]
"""Asks which currency amounts are in; it is asked only when there is one."""


def fill_invoice(
    row: c.taskcore_invoice_input, properties: Mapping[str, Any], currency: CurrencyOf
) -> None:
    """Writes what is given of a draft into a C input."""
    given = _given(properties)
    _to_minor(given, "prepaid", "prepaid_minor", currency)
    invoice_keywords.fill_invoice(row, to_milliseconds, given)


def fill_line(
    row: c.taskcore_invoice_line_input, properties: Mapping[str, Any], currency: CurrencyOf
) -> None:
    """Writes what is given of an item into a C input."""
    given = _given(properties)
    _to_minor(given, "discount", "discount_minor", currency)
    _complete_exemption(given)
    line_keywords.fill_invoice_line(row, to_milliseconds, given)


def fill_adjustment(
    row: c.taskcore_invoice_adjustment_input, properties: Mapping[str, Any], currency: CurrencyOf
) -> None:
    """Writes what is given of an allowance or a charge into a C input."""
    given = _given(properties)
    _to_minor(given, "amount", "amount_minor", currency)
    _complete_exemption(given)
    adjustment_keywords.fill_invoice_adjustment(row, to_milliseconds, given)


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


def _complete_exemption(given: dict[str, Any]) -> None:
    """Reason and code have one bit: one without the other takes that away."""
    if "exemption_reason" in given or "exemption_code" in given:
        given.setdefault("exemption_reason", "")
        given.setdefault("exemption_code", "")
