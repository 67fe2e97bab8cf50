"""Of a few cents with tax, a note in part has neither more net nor more tax than what is left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

import pytest

from agreement import CREDIT_NOTE, INVOICE, Item, Paper, Tax
from exact_gross_prices import calculated
from exact_gross_rest import GrossRest
from partners import CLIENTS, FRENCH
from seller_books import SellerBooks

TAX = Tax("S", Decimal(20))


@pytest.fixture(scope="module")
def books() -> Iterator[SellerBooks]:
    books = SellerBooks(FRENCH)
    yield books
    books.store.close()


def paper(cents: int) -> Paper:
    item = Item("Bonbon", Decimal(1), Decimal(cents) / 100, TAX)
    return Paper(INVOICE, "EUR", (item,), has_gross_prices=True)


@pytest.mark.parametrize(
    ("parts", "place", "row"),
    [
        ((3, 3, 1), 1, ("0.03", "0.00")),
        ((3, 4, 1), 1, ("0.04", "0.00")),
        ((4, 3, 1), 1, ("0.03", "0.00")),
        ((3, 9, 1), 1, ("0.08", "0.01")),
        ((*[1] * 9, 2, 1), 9, ("0.01", "0.01")),
    ],
)
def test_parts_leave_what_there_is(
    books: SellerBooks, parts: tuple[int, ...], place: int, row: tuple[str, str]
) -> None:
    store = books.store
    whole = calculated(paper(sum(parts)))
    draft = books.draft(CLIENTS[-1], whole.given, "fr")
    invoice = books.issue(draft, whole, CLIENTS[-1], "fr")
    rest = GrossRest(whole.sums, "EUR", is_of_down_payment=False)
    rows: list[tuple[Decimal, Decimal]] = []
    for cents in parts:
        note = rest.note(replace(paper(cents), kind=CREDIT_NOTE)).sums
        id = store.credit_invoice(invoice.id)
        (line,) = store.invoice(id).lines
        store.update_invoice_line(line.id, unit_price=Decimal(cents) / 100)
        store.issue_invoice(id, books.day)
        document = store.invoice(id)
        rows += [(each.taxable, each.tax) for each in document.vat_rows]
        assert rows[-1:] == [(each.taxable, each.tax) for each in note.rows]
        assert document.invoice.due == note.due == Decimal(cents) / 100
        rest.take(note)
    assert rows[place] == (Decimal(row[0]), Decimal(row[1]))
    assert store.invoice(invoice.id).invoice.balance == 0
    assert rest.is_empty
