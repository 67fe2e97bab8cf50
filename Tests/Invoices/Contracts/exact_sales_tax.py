"""The sales tax of the United States: on top of the taxable items, for each jurisdiction.

Each tax is a percentage, of up to three decimals, of what of the invoice is taxable, rounded by
itself; the invoice has no VAT.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from exact import CENT, ZERO, tax_of


def sales_tax(taxable: Iterable[Decimal], rates: Iterable[Decimal]) -> Decimal:
    """Of the nets that are taxable, at the rates of state, county and city."""
    base = sum(taxable, ZERO)
    return sum((tax_of(base, rate, CENT) for rate in rates), ZERO)
