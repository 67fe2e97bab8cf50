"""Down payments, which may be paid and credited, and the final invoice that deducts them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

from account import Account
from agreement import CORRECTED, DOWN_PAYMENT, Change, Item, Paper
from asked_part import Part, part_faults
from contract import Contract
from documents import owed_faults
from exact import ZERO, smallest
from exact_down_payments import Deducted, Final
from exact_gross_prices import calculated
from inputs import CATEGORIES
from seller_books import Issued, needs_delivery
from taskcore import ClientKind, ConflictError, InvoiceDocument, InvoiceState

CODES = {category: code for code, category in CATEGORIES.items()}


class DownPaymentContract(Contract):
    def documents(self) -> Iterator[Issued]:
        self.paper = self._large_paper()
        self.contract = calculated(self.paper)
        self.taxes = {tax.key: tax for tax in self.paper.taxes}
        self.accounts: list[Account] = []
        self.finals: list[Account] = []
        self.before: list[tuple[Issued, ...]] = []
        """The down payments, each with its credit notes, when the final invoice was issued."""
        self.wrong: list[str] = []
        draft = self.books.draft(self.client, self.paper, self.language)
        for part in self._parts():
            yield from self._down_payment(draft, part)
        yield from self._final(draft)
        if self.parts.happens(25):
            yield from self._correct()
        self._is_deducted_once()
        if self.parts.happens(15):
            yield from self.parts.pick(self.accounts).credit(in_part=True)
        final = self.finals[-1]
        yield from self.settle(final, in_parts=self.paper.currency != "JPY")
        if final.is_taken_back and final.issued.final and self.parts.happens(50):
            again = self.books.draft(self.client, self.paper, self.language)
            yield from self._final(again)

    def _large_paper(self) -> Paper:
        """No part of it comes to nothing."""
        while True:
            paper = replace(self.parts.invoice(), prepaid=ZERO)
            if calculated(paper).total >= 200 * smallest(paper.currency):
                return paper

    def _parts(self) -> Iterator[Part]:
        """They come to less than the whole, or one share to all of it."""
        if self.parts.happens(8):
            yield Part(share=Decimal(100))
            return
        left = Decimal(95)
        for _ in range(self.parts.pick((1, 1, 2, 3))):
            share = (left * self.parts.hundredths(5, 80)).quantize(Decimal("0.01"))
            left -= share
            amount = (self.contract.total * share / 100).quantize(smallest(self.paper.currency))
            yield Part(amount=amount) if amount and self.parts.happens(40) else Part(share=share)

    def _down_payment(self, draft: int, part: Part) -> Iterator[Issued]:
        store = self.books.store
        self.books.next_day(self.chance.randint(0, 20))
        id = store.add_down_payment(draft, share=part.share, amount=part.amount)
        if needs_delivery(self.client, self.paper):
            store.update_invoice(id, delivery_date=self.books.day)
        paper = self._asked(store.invoice(id))
        self.wrong += part_faults(part, self.contract, paper)
        issued = self.books.issue(id, calculated(paper, is_exact=True), self.client, self.language)
        yield issued
        account = Account(self.parts, self.books, issued)
        self.accounts.append(account)
        if self.parts.happens(50):
            account.pay()
        if self.parts.happens(25):
            yield from account.credit(in_part=self.parts.happens(70))

    def _asked(self, document: InvoiceDocument) -> Paper:
        """What the draft of a down payment has, of each rate."""
        is_gross = document.has_gross_prices
        items = tuple(
            Item(
                line.name,
                line.quantity,
                line.unit_price,
                self.taxes[CODES[line.vat_category], line.vat_rate],
            )
            for line in document.lines
        )
        changes = tuple(
            Change(
                each.is_charge,
                each.reason,
                self.taxes[CODES[each.vat_category], each.vat_rate],
                amount=each.gross if is_gross else each.amount,
            )
            for each in document.adjustments
        )
        return replace(self.paper, kind=DOWN_PAYMENT, items=items, changes=changes)

    def _final(self, draft: int) -> Iterator[Issued]:
        self.books.next_day(self.chance.randint(0, 20))
        self._deduct(draft)
        if self.parts.happens(20):
            yield from self._credit_deducted(draft, self.parts.pick(self.accounts))
        self.before = [(each.issued, *each.notes) for each in self.accounts]
        deducted = tuple(
            Deducted(each.issued.number, each.rest.breakdown())
            for each in self.accounts
            if not each.rest.is_empty
        )
        issued = self._issue_final(draft, self.paper, deducted, [each.number for each in deducted])
        yield issued
        self.finals.append(Account(self.parts, self.books, issued))
        self.finals[-1].check()

    def _deduct(self, draft: int) -> None:
        """What is credited wholly is refused."""
        store = self.books.store
        for account in self.accounts:
            try:
                store.deduct_down_payments(draft, account.issued.id)
            except ConflictError:
                if not account.rest.is_empty:
                    self.wrong.append(f"{account.issued.number} cannot be deducted.")
            else:
                if account.rest.is_empty:
                    self.wrong.append(f"{account.issued.number} is deducted, and is nothing.")

    def _credit_deducted(self, draft: int, account: Account) -> Iterator[Issued]:
        """What a draft deducts follows."""
        was_empty = account.rest.is_empty
        yield from account.credit(in_part=True)
        if account.rest.is_empty and not was_empty:
            self.books.store.undeduct_down_payments(draft, account.issued.id)

    def _issue_final(
        self, id: int, paper: Paper, deducted: tuple[Deducted, ...], preceding: list[str]
    ) -> Issued:
        contract = calculated(paper)
        if not deducted:
            return self.books.issue(
                id, contract, self.client, self.language, preceding=tuple(preceding)
            )
        final = Final(deducted, contract.sums, self._is_by_payments())
        return self.books.issue(
            id,
            final.calculated(contract),
            self.client,
            self.language,
            preceding=tuple(preceding),
            final=final,
        )

    def _is_by_payments(self) -> bool:
        """Between two French businesses."""
        return (
            self.books.seller.party.country == self.client.party.country == "FR"
            and self.client.kind is ClientKind.BUSINESS
        )

    def _correct(self) -> Iterator[Issued]:
        """The final invoice; what it deducts, the corrected one does."""
        store = self.books.store
        old = self.finals[-1]
        if self.parts.happens(60):
            old.pay()
        self.books.next_day(self.chance.randint(0, 20))
        id = store.correct_invoice(old.issued.id)
        deducted = old.issued.final.deducted if old.issued.final else ()
        paper = replace(self.paper, kind=CORRECTED)
        issued = self._issue_final(id, paper, deducted, [old.issued.number])
        self.books.take_back(old.issued)
        yield issued
        self.wrong += [*old.wrong, *owed_faults(store, old.issued.id, ZERO)]
        if store.invoice(old.issued.id).invoice.state is not InvoiceState.REPLACED:
            self.wrong.append(f"{old.issued.number} is not replaced.")
        self.finals[-1] = Account(self.parts, self.books, issued, old.paid)
        self.finals[-1].check()

    def _is_deducted_once(self) -> None:
        store = self.books.store
        other = self.books.draft(self.client, self.paper, self.language)
        for account in self.accounts:
            try:
                store.deduct_down_payments(other, account.issued.id)
            except ConflictError:
                continue
            self.wrong.append(f"{account.issued.number} is deducted twice.")
        store.delete_invoices(other)

    def faults(self) -> Iterator[str]:
        yield from self.wrong
        for account in (*self.accounts, *self.finals):
            yield from account.faults()
        yield from self._faults_of_taxes()

    def _faults_of_taxes(self) -> Iterator[str]:
        """As the library says it, the final invoice and all before it come to the contract."""
        store = self.books.store
        left = {row.key: [-row.taxable, -row.tax] for row in self.contract.sums.rows}

        def count(id: int, sign: int) -> None:
            document = store.invoice(id)
            for row in document.vat_rows:
                entry = left.setdefault((row.category_code, row.rate), [ZERO, ZERO])
                entry[0] += sign * row.taxable
                entry[1] += sign * row.tax
            if document.has_prepaid_deductions:
                for rate in document.deducted_rates:
                    entry = left[rate.category_code, rate.rate]
                    entry[0] -= sign * rate.deducted_taxable
                    entry[1] -= sign * rate.deducted_tax

        for down_payment, *notes in self.before:
            count(down_payment.id, 1)
            for note in notes:
                count(note.id, -1)
        count(self.finals[-1].issued.id, 1)
        yield from (f"{key} is off by {each}." for key, each in left.items() if any(each))
