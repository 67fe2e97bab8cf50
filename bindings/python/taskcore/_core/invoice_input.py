# SPDX-License-Identifier: Apache-2.0
"""What a draft, its items and its allowances are to be, as Python says it and as C takes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from taskcore._core.money import to_minor
from taskcore._generated.inputs import INVOICE, INVOICE_ADJUSTMENT, INVOICE_LINE
from taskcore._low_level.values import UNSET
from taskcore.enumerations import VATCategory

if TYPE_CHECKING:
    from taskcore._low_level.writing import Input

CurrencyOf = Callable[[], str]
"""Asks which currency amounts are in; it is asked only when there is one."""


def invoice_row(properties: Mapping[str, Any], currency: CurrencyOf) -> Any:
    """A C input with what is given of a draft."""
    return _row(INVOICE, properties, "prepaid", currency)


def line_row(properties: Mapping[str, Any], currency: CurrencyOf) -> Any:
    """A C input with what is given of an item."""
    return _row(INVOICE_LINE, properties, "discount", currency)


def adjustment_row(properties: Mapping[str, Any], currency: CurrencyOf) -> Any:
    """A C input with what is given of an allowance or a charge."""
    return _row(INVOICE_ADJUSTMENT, properties, "amount", currency)


def _row(kind: Input, properties: Mapping[str, Any], amount: str, currency: CurrencyOf) -> Any:
    """A C input in which the amount with a name is in minor units."""
    given = _given(properties)
    if amount in given:
        given[amount] = to_minor(given[amount], currency(), f"{amount}_minor")
    # Reason and code have one bit: one without the other takes that away.
    if "exemption_reason" in given or "exemption_code" in given:
        given.setdefault("exemption_reason", "")
        given.setdefault("exemption_code", "")
    return kind.row(given)


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
