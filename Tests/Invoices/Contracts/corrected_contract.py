"""An invoice that a corrected one replaces, mostly after a payment; it may be corrected again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

from account import Account
from agreement import CORRECTED, Paper
from contract import Contract
from documents import owed_faults
from exact import ZERO
from exact_gross_prices import calculated
from reduction import reduced
from seller_books import Issued, item_properties
from taskcore import ConflictError, InvoiceState


class CorrectedContract(Contract):
    def documents(self) -> Iterator[Issued]:
        self.replaced: list[Issued] = []
        self.wrong: list[str] = []
        invoice = self.issue(self.parts.invoice())
        yield invoice
        self.account = Account(self.parts, self.books, invoice)
        for _ in range(self.parts.pick((1, 1, 2))):
            if self.parts.happens(60):
                self.account.pay()
            self.books.next_day(self.chance.randint(0, 25))
            yield from self._correct()
        yield from self.settle(self.account)

    def _correct(self) -> Iterator[Issued]:
        store = self.books.store
        old = self.account.issued
        id = store.correct_invoice(old.id)
        paper = self._corrected(id, old.given)
        corrected = calculated(paper)
        if corrected.total < max(paper.prepaid, ZERO):
            store.delete_invoices(id)
            return
        issued = self.books.issue(
            id, corrected, self.client, self.language, preceding=(old.number,)
        )
        self.books.take_back(old)
        self.replaced.append(old)
        self.wrong += self.account.wrong
        self.account = Account(self.parts, self.books, issued, self.account.paid)
        yield issued
        self.account.check()

    def _corrected(self, id: int, paper: Paper) -> Paper:
        """With another item, with less of some, or with nothing changed but its kind."""
        paper = replace(paper, kind=CORRECTED)
        if self.parts.happens(50):
            return reduced(self.parts, self.books.store, id, paper)
        if self.parts.happens(60):
            item = self.parts.item(
                len(paper.items) + 1, self.parts.pick(paper.taxes), paper.currency
            )
            self.books.store.add_invoice_line(id, **item_properties(item))
            return replace(paper, items=(*paper.items, item))
        return paper

    def faults(self) -> Iterator[str]:
        """The payments are those of the last one, and what it replaces owes nothing."""
        yield from self.wrong
        yield from self.account.faults()
        store = self.books.store
        for old in self.replaced:
            yield from owed_faults(store, old.id, ZERO)
            answered = store.invoice(old.id)
            if answered.invoice.state is not InvoiceState.REPLACED or answered.payments:
                yield f"{old.number} is {answered.invoice.state!r} with {answered.payments}"
            try:
                store.credit_invoice(old.id)
            except ConflictError:
                continue
            yield f"{old.number} can be credited."
        payments = store.invoice(self.account.issued.id).payments
        paid = sum((each.amount for each in payments), Decimal(0))
        if paid != self.account.paid:
            yield f"{paid} is paid, and should be {self.account.paid}"
