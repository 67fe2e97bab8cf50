"""A document that asks for money: what is paid and credited of it, and what is owed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

from agreement import CREDIT_NOTE, CREDITED_DOWN_PAYMENT, DOWN_PAYMENT, Paper
from contract_parts import Parts
from documents import owed_faults
from exact import ZERO, smallest
from exact_accounts import balance
from exact_gross_rest import GrossRest
from exact_rest import Rest
from reduction import reduced
from seller_books import Issued, SellerBooks
from taskcore import ConflictError, InvalidError, InvoiceState


class Account:
    def __init__(
        self, parts: Parts, books: SellerBooks, issued: Issued, paid: Decimal = ZERO
    ) -> None:
        self.parts = parts
        self.books = books
        self.issued = issued
        self.currency = issued.paper.currency
        self.taxes = {each.key: each for each in issued.given.taxes}
        self.notes: list[Issued] = []
        self.paid = paid
        self.is_taken_back = False
        self.wrong: list[str] = []
        is_of_down_payment = issued.paper.kind == DOWN_PAYMENT
        self.note_kind = (
            CREDITED_DOWN_PAYMENT
            if is_of_down_payment and books.seller.party.country == "FR"
            else CREDIT_NOTE
        )
        self.rest = (
            GrossRest(issued.added, self.currency, is_of_down_payment=is_of_down_payment)
            if issued.given.has_gross_prices
            else Rest(issued.added, self.currency)
        )

    @property
    def owed(self) -> Decimal:
        credited = sum((each.total for each in self.notes), ZERO)
        return balance(self.issued.sums.due, self.paid, credited)

    def check(self) -> None:
        self.wrong += owed_faults(self.books.store, self.issued.id, self.owed)

    def pay(self) -> None:
        """A part of what is owed, all of it, or more."""
        owed = self.owed
        unit = smallest(self.currency)
        is_over = self.parts.happens(20)
        if owed <= 0 and not is_over:
            return
        amount = (max(owed, unit) * self.parts.hundredths(1, 100)).quantize(unit)
        amount = max(amount, unit) + (max(owed, ZERO) if is_over else ZERO)
        self.books.store.add_payment(self.issued.id, amount, self.books.day, overpaid=amount > owed)
        self.paid += amount
        self.check()

    def pay_back(self) -> None:
        """What the last note gives back."""
        note = self.notes[-1]
        if note.sums.due:
            self.books.store.add_payment(note.id, date=self.books.day)
            self.wrong += owed_faults(self.books.store, note.id, ZERO)

    def credit(self, *, in_part: bool) -> Iterator[Issued]:
        if self.rest.is_empty:
            return
        id = self.books.store.credit_invoice(self.issued.id)
        paper = self._whole()
        if in_part:
            paper = reduced(self.parts, self.books.store, id, paper)
        note = self.rest.note(paper)
        if in_part and (note.total < 0 or self.rest.refuses(note.sums)):
            self._is_refused(id)
            return
        issued = self.books.issue(
            id, note, self.issued.client, self.issued.language, preceding=(self.issued.number,)
        )
        self.notes.append(issued)
        self.rest.take(note.sums)
        self.is_taken_back = self.rest.is_empty
        yield issued
        self.check()

    def _whole(self) -> Paper:
        """What a draft of a credit note has at first: all, or what is left of each rate."""
        paper = replace(self.issued.given, kind=self.note_kind, prepaid=ZERO)
        if not self.notes and self.issued.final is None:
            return paper
        items, changes = self.rest.parts(self.taxes)
        return replace(paper, items=items, changes=changes)

    def _is_refused(self, id: int) -> None:
        store = self.books.store
        try:
            number = store.issue_invoice(id, self.books.day)
        except InvalidError:
            store.delete_invoices(id)
        else:
            self.wrong.append(f"{number} was issued, though it takes more than is left.")

    def faults(self) -> Iterator[str]:
        """What is wrong in the end."""
        yield from self.wrong
        yield from owed_faults(self.books.store, self.issued.id, self.owed)
        if self.is_taken_back:
            yield from self._faults_of_taken_back()

    def _faults_of_taken_back(self) -> Iterator[str]:
        """Nothing is owed but what came in, which has to be given back."""
        store = self.books.store
        given = self.issued.paper.prepaid + self.paid
        if self.owed != -given:
            yield f"{self.owed} is owed in the end, though {given} came in."
        left = {row.key: [row.taxable, row.tax] for row in self.issued.added.rows}
        for note in self.notes:
            for row in store.invoice(note.id).vat_rows:
                entry = left.setdefault((row.category_code, row.rate), [ZERO, ZERO])
                entry[0] -= row.taxable
                entry[1] -= row.tax
        yield from (f"{key} has {each} left." for key, each in left.items() if any(each))
        state = store.invoice(self.issued.id).invoice.state
        if state is not InvoiceState.PAID:
            yield f"It is {state!r} in the end."
        try:
            store.credit_invoice(self.issued.id)
        except ConflictError:
            pass
        else:
            yield "It can be credited once more."
