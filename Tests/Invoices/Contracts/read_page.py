"""The amounts of a document as they are read on its pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from agreement import CREDIT_NOTE, Item
from exact import ItemSums, Row
from labels import Words, plain
from printed import text
from seller_books import Issued


def missing_on_page(issued: Issued, file: bytes) -> Iterator[str]:
    """What is not there, or with another amount."""
    return _Page(issued, text(file, "-layout")).missing()


class _Page:
    def __init__(self, issued: Issued, read: str) -> None:
        self.issued = issued
        self.currency = issued.paper.currency
        self.words = Words(issued.language)
        self.lines = [plain(line) for line in read.splitlines()]

    def missing(self) -> Iterator[str]:
        paper, sums = self.issued.paper, self.issued.sums
        if not any(self.issued.number in line for line in self.lines):
            yield f"the number {self.issued.number}"
        for item, amounts in zip(paper.items, sums.items, strict=True):
            yield from self._item(item, amounts)
        if len(sums.rows) > 1 or sums.rows[0].rate:
            for row in sums.rows:
                yield from self._row(row)
        due = "refund" if paper.kind == CREDIT_NOTE else "due"
        yield from self._total("net", sums.net)
        yield from self._total("vat", sums.vat)
        yield from self._total("gross", sums.gross)
        yield from self._total(due, sums.due)
        if sums.prepaid:
            yield from self._total("prepaid", -sums.prepaid)
        for change, amount in zip(paper.changes, sums.changes, strict=True):
            signed = amount if change.is_charge else -amount
            yield from self._labelled(change.reason, self.words.amount(signed, self.currency))
        if paper.changes:
            yield from self._total("line total", sums.item_total)
        if sums.vat_in_euro is not None:
            yield from self._in_euro(sums.vat_in_euro)

    def _item(self, item: Item, amounts: ItemSums) -> Iterator[str]:
        parts = [
            self.words.quantity(item.quantity),
            self.words.price(item.price, self.currency),
            "–" if item.tax.category == "O" else self.words.rate(item.tax.rate),
            self.words.plain_amount(amounts.net, self.currency),
        ]
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
        pattern = r"(?<![\d.,])" + r"\s.*?(?<!\S)".join(map(_pattern, parts)) + r"(?=\s*$|\s\s)"
        if not any(re.search(pattern, line) for line in self.lines):
            yield f"a line with {parts}"

    def _total(self, label: str, amount: Decimal) -> Iterator[str]:
        yield from self._labelled(
            self.words.labels[label], self.words.amount(amount, self.currency)
        )

    def _labelled(self, label: str, amount: str) -> Iterator[str]:
        """A label that is wide beside its amount goes on above or below it."""
        pattern = rf"(?<!\S){re.escape(amount)}\s*$"
        for index, line in enumerate(self.lines):
            if re.search(pattern, line):
                around = " ".join(self.lines[max(index - 1, 0) : index + 2]).split()
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
