"""Invoices that are calculated in another way come to other amounts: the generator finds it."""

from __future__ import annotations

from decimal import ROUND_FLOOR, ROUND_HALF_DOWN, ROUND_HALF_EVEN, Decimal, localcontext

import pytest

from generator import generate
from oracle import ARITHMETIC, Calculation, compute

GENERATED = generate()


class HalfEven(Calculation):
    def rounded(self, amount: Decimal) -> Decimal:
        return amount.quantize(self.unit, ROUND_HALF_EVEN)


class HalfDown(Calculation):
    def rounded(self, amount: Decimal) -> Decimal:
        return amount.quantize(self.unit, ROUND_HALF_DOWN)


class HalfTowardsInfinity(Calculation):
    """As ``Math.round`` of some languages does."""

    def rounded(self, amount: Decimal) -> Decimal:
        return (amount + self.unit / 2).quantize(self.unit, ROUND_FLOOR)


class Binary(Calculation):
    def rounded(self, amount: Decimal) -> Decimal:
        decimals = 0 if self.unit == 1 else 2
        return Decimal(str(round(float(amount), decimals))).quantize(self.unit)


class NotRounded(Calculation):
    def rounded(self, amount: Decimal) -> Decimal:
        return amount


class AlwaysTwoDecimals(Calculation):
    def rounded(self, amount: Decimal) -> Decimal:
        return amount.quantize(Decimal("0.01"))


class DecimalsOfTheCurrency(Calculation):
    def rounded(self, amount: Decimal) -> Decimal:
        if self.invoice.currency == "KWD":
            return amount.quantize(Decimal("0.001"))
        return super().rounded(amount)


class VATByLine(Calculation):
    """Rounded for each line, and added up."""

    def _breakdown(self) -> Decimal:
        super()._breakdown()
        total = Decimal(0)
        for index, line in enumerate(self.invoice.lines, 1):
            net = self.figures[f"BG-25/{index}/BT-131"]
            assert isinstance(net, Decimal)
            total += self.rounded(net * line.vat.rate / 100)
        return total


class VATOfTheTotal(Calculation):
    """Rounded once, and not for each rate."""

    def _breakdown(self) -> Decimal:
        super()._breakdown()
        taxes = (taxable * rate / 100 for (_, rate), taxable in self.taxable.items())
        return self.rounded(sum(taxes, Decimal(0)))


WRONG = [
    HalfEven,
    HalfDown,
    HalfTowardsInfinity,
    Binary,
    NotRounded,
    AlwaysTwoDecimals,
    DecimalsOfTheCurrency,
    VATByLine,
    VATOfTheTotal,
]


@pytest.mark.parametrize("calculation", WRONG, ids=lambda each: each.__name__)
def test_another_calculation_is_wrong_for_several_invoices(
    calculation: type[Calculation],
) -> None:
    with localcontext(ARITHMETIC):
        others = [calculation(each).figures != compute(each) for each in GENERATED]
    assert sum(others) >= 2
