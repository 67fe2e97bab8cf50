"""Prices that include the tax, and sums that come to what was promised.

EN 16931 knows prices without tax alone (BT-146). Of a price with tax the net one is the price
divided by 1 + rate, to as many decimals as such a price may have; what the rounding of nets and
taxes then leaves between the total and what was promised is the rounding amount (BT-114), added to
what is to be paid.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal, localcontext

from agreement import Item, Tax
from exact import EXACTLY, ZERO, Sums, rounded, smallest

PRICE = Decimal("0.000001")
"""The smallest price."""


def net_price(gross: Decimal, rate: Decimal) -> Decimal:
    with localcontext(EXACTLY):
        return rounded(gross * 100 / (100 + rate), PRICE)


def items_of(priced: Iterable[tuple[str, Decimal, Decimal, Tax]]) -> tuple[Item, ...]:
    """Of names, quantities and prices with tax."""
    return tuple(
        Item(name, quantity, net_price(gross, tax.rate), tax)
        for name, quantity, gross, tax in priced
    )


def promised(priced: Iterable[tuple[Decimal, Decimal]], currency: str) -> Decimal:
    """What quantities and prices with tax come to, each item rounded."""
    unit = smallest(currency)
    return sum((rounded(quantity * gross, unit) for quantity, gross in priced), ZERO)


def rounding_amount(sums: Sums, promise: Decimal) -> Decimal:
    """BT-114."""
    return promise - sums.gross


def within_net(gross: Decimal, rate: Decimal, currency: str) -> tuple[Decimal, Decimal]:
    """What is taxed and the tax of an amount with tax: the two come to it exactly."""
    with localcontext(EXACTLY):
        net = rounded(gross * 100 / (100 + rate), smallest(currency))
        return net, gross - net
