"""What credit notes leave of an invoice whose prices include the tax."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal

from agreement import Paper
from exact import ZERO, Key, Row, Sums
from exact_gross_prices import Calculated, calculated
from exact_rest import Rest


class GrossRest(Rest):
    """A note takes back what was agreed: its net amounts follow, and the last one takes all."""

    def __init__(self, invoice: Sums, currency: str, *, is_of_down_payment: bool) -> None:
        super().__init__(invoice, currency)
        self.is_of_down_payment = is_of_down_payment

    def left(self) -> dict[Key, tuple[Decimal, Decimal]]:
        """What was rounded off can be left alone."""
        left = super().left()
        return left if left or not self.total else dict([next(iter(self.rows.items()))])

    def note(self, paper: Paper) -> Calculated:
        return calculated(paper, self._settle, is_exact=self.is_of_down_payment)

    def _settle(self, agreed: Sequence[Row], rows: tuple[Row, ...]) -> tuple[Row, ...]:
        left = self.left()
        if {row.key: row.taxable for row in agreed} == self.amounts():
            return tuple(
                replace(row, taxable=left[row.key][0], tax=left[row.key][1]) for row in rows
            )
        return tuple(
            self._row(row, given.taxable, *left[row.key]) if row.key in left else row
            for row, given in zip(rows, agreed, strict=True)
        )

    def _row(self, row: Row, gross: Decimal, net: Decimal, tax: Decimal) -> Row:
        """All that is left; of a part, neither the net amount nor its tax is more than that."""
        if gross == net + tax:
            return replace(row, taxable=net, tax=tax)
        if gross > 0:
            if row.taxable > net >= 0 and gross - net <= tax:
                return replace(row, taxable=net, tax=gross - net)
            if row.tax > tax >= 0 and gross - tax <= net:
                return replace(row, taxable=gross - tax, tax=tax)
        return row

    def refuses(self, note: Sums) -> bool:
        """A row may take one unit more than is left of its rate, which its rounding can be."""
        if note.gross + note.rounding > self.total:
            return True
        left = self.left()
        if {row.key: row.taxable for row in note.rows} == {k: net for k, (net, _) in left.items()}:
            return False
        return any(
            row.taxable + row.tax
            > max(sum(left.get(row.key, (ZERO, ZERO)), ZERO), ZERO) + self.unit
            for row in note.rows
        )

    def amounts(self) -> dict[Key, Decimal]:
        """With tax; the largest has what was rounded off."""
        amounts = {key: net + tax for key, (net, tax) in self.left().items()}
        if amounts:
            largest = max(amounts, key=lambda key: amounts[key])
            amounts[largest] += self.total - sum(amounts.values(), ZERO)
        return amounts
