"""An invoice that is void: a credit note takes all of it back at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from agreement import CREDIT_NOTE
from contract import Contract
from documents import owed_faults
from exact import ZERO, sums_of
from seller_books import Issued
from taskcore import InvoiceState


class VoidedContract(Contract):
    def documents(self) -> Iterator[Issued]:
        paper = replace(self.parts.invoice(), prepaid=ZERO)
        sums = sums_of(paper)
        store = self.books.store
        id = self.books.draft(self.client, paper, self.language)
        self.invoice = self.books.issue(id, paper, sums, self.language)
        yield self.invoice
        note = store.void_invoice(id, self.books.day)
        self.books.journal.enter(self.books.day, paper.currency, sums, -1)
        number = store.invoice(note).invoice.number
        credited = replace(paper, kind=CREDIT_NOTE)
        yield Issued(note, number, self.books.day, credited, sums, self.language)

    def faults(self) -> Iterator[str]:
        yield from owed_faults(self.books.store, self.invoice.id, ZERO)
        state = self.books.store.invoice(self.invoice.id).invoice.state
        if state is not InvoiceState.VOID:
            yield f"It is {state!r}."
