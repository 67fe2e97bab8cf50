"""An invoice that is paid and credited in parts, in any order, and taken back wholly at the last."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

from agreement import CREDIT_NOTE, Change, Item, Paper
from contract import Contract
from documents import owed_faults
from exact import ZERO, item_sums, smallest, sums_of
from exact_accounts import balance
from exact_rest import Rest
from seller_books import Issued
from taskcore import ConflictError, InvalidError, InvoiceState


class CreditedContract(Contract):
    def documents(self) -> Iterator[Issued]:
        paper = self.parts.invoice()
        sums = sums_of(paper)
        id = self.books.draft(self.client, paper, self.language)
        self.invoice = self.books.issue(id, paper, sums, self.language)
        self.taxes = {each.key: each for each in paper.taxes}
        self.rest = Rest(sums, paper.currency)
        self.notes: list[Issued] = []
        self.paid = ZERO
        self.is_taken_back = False
        self.wrong: list[str] = []
        yield self.invoice
        for _ in range(self.parts.pick((0, 0, 1, 2, 3))):
            self.books.next_day(self.chance.randint(0, 2))
            if self.parts.happens(40):
                self._pay()
            elif not self.rest.is_empty:
                yield from self._credit(in_part=True)
        if self.parts.happens(70) and not self.rest.is_empty:
            self.books.next_day(1)
            yield from self._credit(in_part=False)
            self.is_taken_back = True
            if self.parts.happens(30) and self.notes[-1].sums.due:
                self._pay_back(self.notes[-1])

    def owed(self) -> Decimal:
        credited = sum((each.sums.gross for each in self.notes), ZERO)
        return balance(self.invoice.sums.due, self.paid, credited)

    def _pay(self) -> None:
        """A part of what is owed, all of it, or more."""
        owed = self.owed()
        unit = smallest(self.invoice.paper.currency)
        is_over = self.parts.happens(20)
        if owed <= 0 and not is_over:
            return
        amount = (max(owed, unit) * self.parts.hundredths(1, 100)).quantize(unit)
        amount = max(amount, unit) + (max(owed, ZERO) if is_over else ZERO)
        self.books.store.add_payment(
            self.invoice.id, amount, self.books.day, overpaid=amount > owed
        )
        self.paid += amount
        self.wrong += owed_faults(self.books.store, self.invoice.id, self.owed())

    def _pay_back(self, note: Issued) -> None:
        self.books.store.add_payment(note.id, date=self.books.day)
        self.wrong += owed_faults(self.books.store, note.id, ZERO)

    def _credit(self, *, in_part: bool) -> Iterator[Issued]:
        id = self.books.store.credit_invoice(self.invoice.id)
        paper = self._whole()
        if in_part:
            paper = self._part(id, paper)
        sums = self.rest.settled(sums_of(paper))
        if in_part and (sums.gross < 0 or self.rest.refuses(sums)):
            self._is_refused(id)
            return
        note = self.books.issue(id, paper, sums, self.language)
        self.notes.append(note)
        self.rest.take(sums)
        yield note
        self.wrong += owed_faults(self.books.store, self.invoice.id, self.owed())

    def _whole(self) -> Paper:
        """What a draft of a credit note has at first: all, or what is left of each rate."""
        paper = replace(self.invoice.paper, kind=CREDIT_NOTE, prepaid=ZERO)
        if not self.notes:
            return paper
        items, changes = self.rest.parts(self.taxes)
        return replace(paper, items=items, changes=changes)

    def _part(self, id: int, paper: Paper) -> Paper:
        """Some of its items and changes, and less of some."""
        store = self.books.store
        document = store.invoice(id)
        items: list[Item] = []
        for line, item in zip(document.lines, paper.items, strict=True):
            if (
                len(paper.items) > 1
                and self.parts.happens(30)
                and (items or line is not document.lines[-1])
            ):
                store.delete_invoice_lines(line.id)
                continue
            less = self._less(item, paper.currency)
            store.update_invoice_line(line.id, quantity=less.quantity, unit_price=less.price)
            items.append(less)
        changes: list[Change] = []
        for adjustment, change in zip(document.adjustments, paper.changes, strict=True):
            if self.parts.happens(40):
                store.delete_adjustments(adjustment.id)
            else:
                changes.append(change)
        return replace(paper, items=tuple(items), changes=tuple(changes))

    def _less(self, item: Item, currency: str) -> Item:
        """Its discount is not more than what is left."""
        share = Decimal(self.parts.pick((25, 50, 33, 100, self.chance.randint(1, 99)))) / 100
        quantity = max((item.quantity * share).quantize(Decimal("0.0001")), Decimal("0.0001"))
        price = item.price
        if self.parts.happens(50):
            quantity = item.quantity
            price = (item.price * share).quantize(smallest(currency))
        less = replace(item, quantity=quantity, price=price)
        base = item_sums(less, smallest(currency)).base
        return item if item.amount_off is not None and item.amount_off > base else less

    def _is_refused(self, id: int) -> None:
        store = self.books.store
        try:
            number = store.issue_invoice(id, self.books.day)
        except InvalidError:
            store.delete_invoices(id)
        else:
            self.wrong.append(f"{number} was issued, though it takes more than is left.")

    def faults(self) -> Iterator[str]:
        yield from self.wrong
        store = self.books.store
        yield from owed_faults(store, self.invoice.id, self.owed())
        if not self.is_taken_back:
            return
        given = self.invoice.sums.prepaid + self.paid
        if self.owed() != -given:
            yield f"{self.owed()} is owed in the end, though {given} came in."
        document = store.invoice(self.invoice.id)
        left = {(row.category_code, row.rate): [row.taxable, row.tax] for row in document.vat_rows}
        for note in self.notes:
            for row in store.invoice(note.id).vat_rows:
                entry = left.setdefault((row.category_code, row.rate), [ZERO, ZERO])
                entry[0] -= row.taxable
                entry[1] -= row.tax
        yield from (f"{key} has {each} left." for key, each in left.items() if any(each))
        if document.invoice.state is not InvoiceState.PAID:
            yield f"It is {document.invoice.state!r} in the end."
        try:
            store.credit_invoice(self.invoice.id)
        except ConflictError:
            pass
        else:
            yield "It can be credited once more."
