"""An invoice that is paid and credited in parts, in any order, and taken back wholly at the last."""

from __future__ import annotations

from collections.abc import Iterator

from account import Account
from contract import Contract
from seller_books import Issued


class CreditedContract(Contract):
    def documents(self) -> Iterator[Issued]:
        invoice = self.issue(self.parts.invoice())
        yield invoice
        self.account = Account(self.parts, self.books, invoice)
        yield from self.settle(self.account)

    def faults(self) -> Iterator[str]:
        yield from self.account.faults()
