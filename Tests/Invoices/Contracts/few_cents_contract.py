"""An invoice of a few cents that is credited in parts, of which rounding is a large part."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

from account import Account
from credited_contract import CreditedContract
from exact import smallest
from seller_books import Issued


class FewCentsContract(CreditedContract):
    def documents(self) -> Iterator[Issued]:
        paper = self.parts.invoice()
        unit = smallest(paper.currency)
        items = tuple(
            replace(
                each,
                quantity=Decimal(1),
                price=self.chance.randint(3, 60) * unit,
                percent_off=None,
                amount_off=None,
            )
            for each in paper.items[:2]
        )
        small = replace(
            paper,
            items=items,
            changes=(),
            prepaid=Decimal(0),
            has_gross_prices=not self.books.seller.is_american,
        )
        invoice = self.issue(small)
        yield invoice
        self.account = Account(self.parts, self.books, invoice)
        for _ in range(self.parts.pick((1, 2, 3))):
            yield from self.account.credit(in_part=True)
        yield from self.settle(self.account)
