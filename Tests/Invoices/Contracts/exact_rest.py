"""What credit notes leave of an invoice, of each rate, and what one more of them can take.

Each note rounds its tax, as every document does. Together they come to the tax of the invoice: the
last note of a rate takes all that is left of it, and no note before it takes more than that.
"""

from __future__ import annotations

from decimal import Decimal

from agreement import Change, Item, Paper, Tax
from exact import ZERO, Key, Row, Sums, smallest, sums_of, tax_of
from exact_gross_prices import Calculated


class Rest:
    def __init__(self, invoice: Sums, currency: str) -> None:
        """``invoice`` is what it adds to what is owed."""
        self.unit = smallest(currency)
        self.total = invoice.gross + invoice.rounding
        self.rows: dict[Key, tuple[Decimal, Decimal]] = {
            row.key: (row.taxable, row.tax) for row in invoice.rows
        }

    @property
    def is_empty(self) -> bool:
        return not self.left()

    def left(self) -> dict[Key, tuple[Decimal, Decimal]]:
        return {key: left for key, left in self.rows.items() if left != (ZERO, ZERO)}

    def breakdown(self) -> tuple[Row, ...]:
        return tuple(Row(*key, *left) for key, left in self.left().items())

    def note(self, paper: Paper) -> Calculated:
        """A credit note as it would be issued now."""
        return Calculated(paper, self.settled(sums_of(paper)))

    def settled(self, note: Sums) -> Sums:
        return note.taxed({row.key: self._tax(row.key, row.taxable, row.tax) for row in note.rows})

    def _tax(self, key: Key, taxable: Decimal, own: Decimal) -> Decimal:
        if key not in self.left():
            return own
        left_taxable, left_tax = self.rows[key]
        if taxable == left_taxable:
            return left_tax
        if self.unit == 1:
            # Two taxes in yen that are rounded by themselves may be off by a yen (BR-CO-17).
            own = left_tax - tax_of(left_taxable - taxable, key[1], self.unit)
        if 0 < taxable < left_taxable:
            return min(max(own, ZERO), max(left_tax, ZERO))
        return own

    def refuses(self, note: Sums) -> bool:
        """Whether a note takes more than there is, in the whole or of one rate."""
        return note.gross + note.rounding > self.total or any(
            row.taxable > max(self.rows.get(row.key, (ZERO, ZERO))[0], ZERO) for row in note.rows
        )

    def take(self, note: Sums) -> None:
        self.total -= note.gross + note.rounding
        for row in note.rows:
            taxable, tax = self.rows.get(row.key, (ZERO, ZERO))
            self.rows[row.key] = (taxable - row.taxable, tax - row.tax)

    def amounts(self) -> dict[Key, Decimal]:
        """What a note of all that is left says of each rate."""
        return {key: taxable for key, (taxable, _) in self.left().items()}

    def parts(self, taxes: dict[Key, Tax]) -> tuple[tuple[Item, ...], tuple[Change, ...]]:
        """An item for each rate of which something is left, and an allowance where it is less than nothing."""
        amounts = self.amounts()
        items = tuple(
            Item("", Decimal(1), amount, taxes[key])
            for key, amount in amounts.items()
            if amount >= 0
        )
        changes = tuple(
            Change(False, "", taxes[key], amount=-amount)
            for key, amount in amounts.items()
            if amount < 0
        )
        return items, changes
