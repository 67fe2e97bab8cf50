"""Down payments and the final invoice of a contract.

A down payment is a document of its own, with the tax of each rate that it takes from the contract.
The final invoice states the contract and takes off what was invoiced before, in one of two forms:

- *by payments*: it has the items in full and their whole tax, and the gross of each down payment
  is what was paid before (BT-113); the journal takes what the down payments had off again;
- *by lines*: it has the items, and for each rate a line below zero of what the down payments had.

In either form the tax of a rate over all documents is that of the contract, to the cent, and so is
the turnover: what rounding left over goes with the final invoice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from agreement import DOWN_PAYMENT, Item, Paper, Tax
from exact import ZERO, Key, Row, Sums, rounded, smallest, sums_of


@dataclass(frozen=True)
class Rate:
    """What a contract has at one rate: the whole, what was invoiced before, and the rest."""

    key: Key
    whole: tuple[Decimal, Decimal]
    before: tuple[Decimal, Decimal]

    @property
    def rest(self) -> tuple[Decimal, Decimal]:
        return self.whole[0] - self.before[0], self.whole[1] - self.before[1]


def down_payment_by_share(contract: Paper, percent: Decimal, taxes: dict[Key, Tax]) -> Paper:
    """A share of what the contract has at each rate, without tax."""
    unit = smallest(contract.currency)
    items = tuple(
        Item("", Decimal(1), rounded(row.taxable * percent / 100, unit), taxes[row.key])
        for row in sums_of(contract).rows
        if row.taxable > 0
    )
    return Paper(DOWN_PAYMENT, contract.currency, items, euro_rate=contract.euro_rate)


def rates(contract: Sums, before: Sequence[Sums]) -> tuple[Rate, ...]:
    """``before`` are the down payments, less what was credited of them."""
    found: dict[Key, list[Decimal]] = {
        row.key: [row.taxable, row.tax, ZERO, ZERO] for row in contract.rows
    }
    for sums in before:
        for row in sums.rows:
            entry = found.setdefault(row.key, [ZERO] * 4)
            entry[2] += row.taxable
            entry[3] += row.tax
    return tuple(Rate(key, (a, b), (c, d)) for key, (a, b, c, d) in found.items())


def final_rows(contract: Sums, before: Sequence[Sums]) -> tuple[Row, ...]:
    """Of a final invoice *by lines*: what is left at each rate."""
    return tuple(Row(*each.key, *each.rest) for each in rates(contract, before))


def final_due(contract: Sums, before: Sequence[Sums]) -> Decimal:
    """In either form."""
    return contract.gross - sum((sums.gross for sums in before), ZERO)


def final_prepaid(before: Sequence[Sums]) -> Decimal:
    """BT-113 of a final invoice *by payments*."""
    return sum((sums.gross for sums in before), ZERO)


def journal_of_final(contract: Sums, before: Sequence[Sums]) -> tuple[Row, ...]:
    """What the final invoice adds to the journal, in either form: each tax is in it once."""
    return tuple(
        row for row in final_rows(contract, before) if (row.taxable, row.tax) != (ZERO, ZERO)
    )
