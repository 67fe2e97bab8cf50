"""Whatever follows from random contracts, every form of every document says what the oracle says.

An exact oracle adds up each document. What the API, CII, UBL, the printed page and the data within
it say has to be equal, to the cent, and so has to be what is owed, and the journal of the taxes.
"""

from __future__ import annotations

import os
from collections import defaultdict
from decimal import Decimal

import pytest
from seeds import random_numbers

from contracts import Contracts
from documents import Documents
from exact import ZERO
from seller_books import SellerBooks
from taskcore import AgeingList, InvoiceKind

COUNT = 10_000 if os.environ.get("TASKCORE_TEST_LONG") else 1_000
"""Of documents, at least."""
CHUNK = 50
CHUNKS = range(COUNT // CHUNK)


@pytest.mark.parametrize("chunk", CHUNKS)
def test_every_form_of_every_document_is_equal_to_the_oracle(chunk: int) -> None:
    contracts = Contracts(random_numbers(1, f"contracts {chunk}"), chunk)
    try:
        wrong: list[str] = []
        documents = Documents()
        while len(documents) < CHUNK:
            contract = contracts.next()
            name = f"{type(contract).__name__} after {len(documents)} documents"
            for issued in contract.documents():
                if found := list(documents.faults(name, contract.books.store, issued)):
                    wrong += [f"{name}: {issued.number} is {issued.given}", *found]
            if found := list(contract.faults()):
                wrong += [name, *found]
        wrong += documents.faults_of_pages()
        for books in contracts.books.values():
            if found := account_faults(books):
                wrong += [books.seller.party.name, *found]
        if wrong:
            pytest.fail("\n".join(wrong), pytrace=False)
    finally:
        contracts.close()


def account_faults(books: SellerBooks) -> list[str]:
    """The journal has each tax once, and the turnover each net; what is owed is that of its invoices."""
    store = books.store
    expected = books.journal.taxes
    stated = {
        ((row.month.year, row.month.month), row.currency, (row.category_code, row.rate)): (
            row.taxable,
            row.tax,
        )
        for row in store.vat_totals()
    }
    found = [f"journal: {each}" for each in expected.items() if stated.get(each[0]) != each[1]]
    found += [f"journal: {each} is too many" for each in stated.items() if each[0] not in expected]
    turnover = {
        ((row.month.year, row.month.month), row.currency): row.net for row in store.turnover()
    }
    if turnover != dict(books.journal.turnover):
        found.append(f"turnover: {turnover}, and not {dict(books.journal.turnover)}")
    owed: defaultdict[str, Decimal] = defaultdict(Decimal)
    for invoice in store.invoices():
        if invoice.kind is not InvoiceKind.CREDIT_NOTE and invoice.balance > ZERO:
            owed[invoice.currency] += invoice.balance
    if owed != balances(store.ageing()):
        found.append(f"ageing: {balances(store.ageing())}, and not {dict(owed)}")
    return found


def balances(ageing: AgeingList) -> dict[str, Decimal]:
    sums: defaultdict[str, Decimal] = defaultdict(Decimal)
    for each in ageing:
        sums[each.currency] += each.balance
    return dict(sums)
