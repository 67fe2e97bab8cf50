"""An invoice that is void: a credit note takes all of it back at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from agreement import CREDIT_NOTE
from contract import Contract
from documents import owed_faults
from exact import ZERO
from exact_gross_prices import calculated
from seller_books import Issued
from taskcore import InvoiceState


class VoidedContract(Contract):
    def documents(self) -> Iterator[Issued]:
        paper = replace(self.parts.invoice(), prepaid=ZERO)
        self.invoice = self.issue(paper)
        yield self.invoice
        store = self.books.store
        note = store.void_invoice(self.invoice.id, self.books.day)
        yield self.books.enter(
            replace(
                self.invoice,
                id=note,
                number=store.invoice(note).invoice.number,
                calculated=calculated(replace(paper, kind=CREDIT_NOTE)),
                preceding=(self.invoice.number,),
            )
        )

    def faults(self) -> Iterator[str]:
        yield from owed_faults(self.books.store, self.invoice.id, ZERO)
        state = self.books.store.invoice(self.invoice.id).invoice.state
        if state is not InvoiceState.VOID:
            yield f"It is {state!r}."
