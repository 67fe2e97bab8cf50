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
from dataclasses import dataclass, replace
from decimal import Decimal

from agreement import Item, Paper, Tax
from exact import ORDER, ZERO, ItemSums, Key, Row, Sums
from exact_gross_prices import Calculated


@dataclass(frozen=True)
class Deducted:
    """What is left of a down payment when the final invoice is issued."""

    number: str
    rows: tuple[Row, ...]

    @property
    def net(self) -> Decimal:
        return sum((row.taxable for row in self.rows), ZERO)

    @property
    def vat(self) -> Decimal:
        return sum((row.tax for row in self.rows), ZERO)

    @property
    def gross(self) -> Decimal:
        return self.net + self.vat


@dataclass(frozen=True)
class Rate:
    """What a contract has at one rate: the whole, what was invoiced before, and the rest."""

    key: Key
    whole: tuple[Decimal, Decimal]
    before: tuple[Decimal, Decimal]

    @property
    def rest(self) -> tuple[Decimal, Decimal]:
        return self.whole[0] - self.before[0], self.whole[1] - self.before[1]


@dataclass(frozen=True)
class Final:
    """What a final invoice deducts, and from what."""

    deducted: tuple[Deducted, ...]
    contract: Sums
    is_by_payments: bool

    @property
    def gross(self) -> Decimal:
        return sum((each.gross for each in self.deducted), ZERO)

    @property
    def rates(self) -> tuple[Rate, ...]:
        """In the order of a breakdown; none where nothing is deducted."""
        if not self.deducted:
            return ()
        found: dict[Key, list[Decimal]] = {
            row.key: [row.taxable, row.tax, ZERO, ZERO] for row in self.contract.rows
        }
        for row in (row for each in self.deducted for row in each.rows):
            entry = found.setdefault(row.key, [ZERO] * 4)
            entry[2] += row.taxable
            entry[3] += row.tax
        ordered = sorted(found.items(), key=lambda each: (ORDER.index(each[0][0]), -each[0][1]))
        return tuple(Rate(key, (a, b), (c, d)) for key, (a, b, c, d) in ordered)

    @property
    def added(self) -> Sums:
        """What it adds to the journal and to what is owed, in either form."""
        rows = tuple(Row(*each.key, *each.rest) for each in self.rates)
        return replace(self.contract, rows=rows, net=sum((row.taxable for row in rows), ZERO))

    def calculated(self, contract: Calculated) -> Calculated:
        """The document itself, of what the contract comes to."""
        if self.is_by_payments:
            sums = replace(self.contract, prepaid=self.contract.prepaid + self.gross)
            return replace(contract, sums=sums)
        taxes = {tax.key: tax for tax in contract.paper.taxes}
        lines = [(row, taxes[row.key]) for row in _deducted_rows(self.deducted)]
        paper, sums = _with_lines(
            contract.paper, self.added, [(row.taxable, tax) for row, tax in lines]
        )
        agreed = contract.agreed
        if agreed is not None:
            agreed = _with_lines(*agreed, [(row.taxable + row.tax, tax) for row, tax in lines])
        return Calculated(paper, sums, agreed)


def _with_lines(paper: Paper, sums: Sums, lines: list[tuple[Decimal, Tax]]) -> tuple[Paper, Sums]:
    """A price is never below zero (BR-27), and so the quantity is; percentages are of what is before."""
    items = tuple(
        Item("", Decimal(-1 if amount > 0 else 1), abs(amount), tax) for amount, tax in lines
    )
    amounts = tuple(ItemSums(-amount, ZERO, -amount) for amount, _ in lines)
    total = sum((each.net for each in amounts), sums.item_total)
    return (
        replace(paper, items=paper.items + items),
        replace(sums, items=sums.items + amounts, item_total=total),
    )


def _deducted_rows(before: Sequence[Deducted]) -> list[Row]:
    return [row for each in before for row in each.rows if row.taxable]
