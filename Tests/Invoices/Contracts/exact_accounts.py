"""What the books of a seller come to: what is owed, and the journal of the taxes."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal

from exact import ZERO, Key, Sums

Month = tuple[int, int]


def balance(due: Decimal, paid: Decimal, credited: Decimal) -> Decimal:
    """What is owed; below zero what has to be given back."""
    return due - paid - credited


@dataclass
class Journal:
    """Each tax once: invoices add, and credit notes take off."""

    taxes: dict[tuple[Month, str, Key], tuple[Decimal, Decimal]] = field(default_factory=dict)
    turnover: defaultdict[tuple[Month, str], Decimal] = field(
        default_factory=lambda: defaultdict(Decimal)
    )

    def enter(self, day: date, currency: str, sums: Sums, sign: int = 1) -> None:
        month = (day.year, day.month)
        self.turnover[month, currency] += sign * sums.net
        for row in sums.rows:
            place = (month, currency, row.key)
            taxable, tax = self.taxes.get(place, (ZERO, ZERO))
            self.taxes[place] = (taxable + sign * row.taxable, tax + sign * row.tax)

    def total(self) -> dict[Key, tuple[Decimal, Decimal]]:
        """Of all months and currencies; what comes to nothing is left out."""
        sums: dict[Key, tuple[Decimal, Decimal]] = {}
        for (_, _, key), (taxable, tax) in self.taxes.items():
            before = sums.get(key, (ZERO, ZERO))
            sums[key] = (before[0] + taxable, before[1] + tax)
        return {key: sum for key, sum in sums.items() if sum != (ZERO, ZERO)}
