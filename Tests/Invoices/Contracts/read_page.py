"""The amounts of a document as they are read on its pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from agreement import Item, Paper
from exact import ItemSums, Row, Sums
from exact_down_payments import Rate
from labels import Words, plain
from seller_books import Issued


def missing_on_page(issued: Issued, read: str) -> Iterator[str]:
    """What is not there, or with another amount."""
    return _Page(issued, read).missing()


class _Page:
    def __init__(self, issued: Issued, read: str) -> None:
        self.issued = issued
        self.currency = issued.paper.currency
        self.is_american = issued.seller.is_american
        self.words = Words(issued.language, is_american=self.is_american)
        self.lines = [plain(line) for line in read.splitlines() if line.strip()]

    def missing(self) -> Iterator[str]:
        sums = self.issued.sums
        paper, shown = self.issued.calculated.agreed or (self.issued.paper, sums)
        if not any(self.issued.number in line for line in self.lines):
            yield f"the number {self.issued.number}"
        for item, amounts in zip(paper.items, shown.items, strict=True):
            yield from self._item(item, amounts)
        yield from self._changes(paper, shown)
        if self.is_american:
            yield from self._sales_taxes()
        else:
            yield from self._vat_rows(sums.rows)
            if paper.has_gross_prices:
                yield from self._totals({"gross": self.issued.total, "contained vat": sums.vat})
            else:
                yield from self._totals({"gross": sums.gross, "vat": sums.vat})
            yield from self._totals({"net": sums.net})
        if sums.rounding:
            yield from self._totals({"rounding": sums.rounding})
        yield from self._before()
        due = "refund" if paper.is_credit_note else "due"
        yield from self._totals({due: sums.due})
        if sums.vat_in_euro is not None:
            yield from self._in_euro(sums.vat_in_euro)

    def _changes(self, paper: Paper, shown: Sums) -> Iterator[str]:
        for change, amount in zip(paper.changes, shown.changes, strict=True):
            signed = amount if change.is_charge else -amount
            yield from self._labelled(change.reason, self.words.amount(signed, self.currency))
        if paper.changes:
            yield from self._totals({"line total": shown.item_total})

    def _vat_rows(self, rows: tuple[Row, ...]) -> Iterator[str]:
        if len(rows) > 1 or rows[0].rate:
            for row in rows:
                yield from self._row(row)

    def _sales_taxes(self) -> Iterator[str]:
        """One for each rate, below the subtotal."""
        yield from self._totals({"subtotal": self.issued.sums.net})
        for row in self.issued.sums.rows:
            if row.rate:
                label = f"{self.words.labels['sales tax']} ({self.words.rate(row.rate)})"
                yield from self._labelled(label, self.words.amount(row.tax, self.currency))
        yield from self._totals({"total": self.issued.total})

    def _before(self) -> Iterator[str]:
        """What was paid and invoiced before, of a final invoice at each rate."""
        if self.issued.paper.prepaid:
            yield from self._totals({"prepaid": -self.issued.paper.prepaid})
        final = self.issued.final
        if final is None:
            return
        if final.is_by_payments:
            for each in final.deducted:
                label = f"{self.words.labels['down payment']} {each.number}"
                yield from self._labelled(label, self.words.amount(-each.gross, self.currency))
        if not self.is_american:
            for rate in final.rates:
                yield from self._rate(rate)

    def _rate(self, rate: Rate) -> Iterator[str]:
        """Net amounts, and below these their taxes."""
        parts = [rate.whole, rate.before, rate.rest]
        percent = "–" if rate.key[0] == "O" else self.words.rate(rate.key[1])
        nets = [self.words.plain_amount(net, self.currency) for net, _ in parts]
        yield from self._line([percent, *nets])
        if rate.key[1]:
            label = self.words.labelled("vat amount")
            taxes = [self.words.plain_amount(tax, self.currency) for _, tax in parts]
            yield from self._line([f"{label} {tax}" for tax in taxes])

    def _item(self, item: Item, amounts: ItemSums) -> Iterator[str]:
        parts = [
            self.words.quantity(item.quantity),
            self.words.price(item.price, self.currency),
            self.words.plain_amount(amounts.net, self.currency),
        ]
        if not self.is_american or any(row.rate for row in self.issued.sums.rows):
            is_without = self.is_american and not item.tax.rate or item.tax.category == "O"
            parts.insert(2, "–" if is_without else self.words.rate(item.tax.rate))
        if item.percent_off is not None and amounts.off:
            parts.insert(2, self.words.rate(item.percent_off))
        elif item.amount_off is not None:
            parts.insert(2, self.words.plain_amount(-amounts.off, self.currency))
        yield from self._line(parts)
        if amounts.off:
            yield from self._line([self.words.plain_amount(-amounts.off, self.currency)])

    def _row(self, row: Row) -> Iterator[str]:
        yield from self._line(
            [
                "–" if row.category == "O" else self.words.rate(row.rate),
                self.words.plain_amount(row.taxable, self.currency),
                self.words.plain_amount(row.tax, self.currency),
            ]
        )

    def _line(self, parts: list[str]) -> Iterator[str]:
        """One line has these parts in this order, up to its end or a wide space."""
        pattern = re.compile(
            r"(?<![\d.,])" + r"\s.*?(?<!\S)".join(map(_pattern, parts)) + r"(?=\s*$|\s\s)"
        )
        if not any(map(pattern.search, self.lines)):
            yield f"a line with {parts}"

    def _totals(self, totals: dict[str, Decimal]) -> Iterator[str]:
        for label, amount in totals.items():
            yield from self._labelled(
                self.words.labels[label], self.words.amount(amount, self.currency)
            )

    def _labelled(self, label: str, amount: str) -> Iterator[str]:
        """A label that is wide beside its amount goes on above or below it, also around other text."""
        pattern = re.compile(rf"(?<!\S){re.escape(amount)}\s*$")
        for index, line in enumerate(self.lines):
            if pattern.search(line):
                around = " ".join(self.lines[max(index - 2, 0) : index + 3]).split()
                if all(word in around for word in label.split()):
                    return
        yield f"{label} {amount}"

    def _in_euro(self, amount: Decimal) -> Iterator[str]:
        """It stands in a sentence."""
        wanted = re.sub(
            r"\s", "", self.words.labels["vat in euro"] + self.words.amount(amount, "EUR")
        )
        if wanted not in re.sub(r"\s", "", "".join(self.lines)):
            yield wanted


def _pattern(part: str) -> str:
    """Readers leave the space of ``7 %`` out, which is as wide as a digit."""
    return re.escape(part).replace(r"\ %", " ?%")
