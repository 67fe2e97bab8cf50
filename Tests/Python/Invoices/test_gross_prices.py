"""Prices that include VAT, through Python: where they come from, and where they go."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from invoicing import add_client, set_seller
from taskcore import InvalidError, Store, UnsupportedError

DAY = date(2026, 1, 10)


def add_priced(store: Store, client: int | None = None, price: str = "0.99") -> int:
    draft = store.add_invoice(add_client(store) if client is None else client)
    store.add_invoice_line(draft, "Sweets", unit_price=price, vat_rate=20)
    return draft


def test_new_drafts_are_as_the_client_or_the_profile_says(store: Store) -> None:
    set_seller(store)
    store.set_profile(prices="gross")
    ada, zoe = add_client(store, "Ada"), add_client(store, "Zoe", prices="net")
    drafts = [add_priced(store, client, "120") for client in (ada, zoe)]
    assert [store.invoice(each).has_gross_prices for each in drafts] == [True, False]
    assert [store.invoice(each).invoice.total for each in drafts] == [120, 144]
    store.update_invoice(drafts[1], has_gross_prices=True)
    assert store.invoice(drafts[1]).invoice.net == 100
    store.undo()
    assert store.invoice(drafts[1]).invoice.net == 120
    with pytest.raises(InvalidError, match="gross, net"):
        store.set_profile(prices="with VAT")


def test_what_was_agreed_is_paid_though_no_net_comes_to_it(store: Store) -> None:
    set_seller(store)
    draft = add_priced(store, add_client(store, prices="gross"))
    document = store.invoice(draft)
    invoice = document.invoice
    assert (invoice.net, invoice.vat, invoice.gross) == tuple(map(Decimal, ("0.83", "0.17", "1")))
    assert document.rounding == Decimal("-0.01")
    assert invoice.total == invoice.due == Decimal("0.99")
    assert document.lines[0].gross == Decimal("0.99")
    store.issue_invoice(draft, DAY)
    xml = store.invoice_xml(draft)
    assert b"<ram:RoundingAmount>-0.01</ram:RoundingAmount>" in xml
    note = store.credit_invoice(draft)
    assert store.invoice(note).invoice.total == Decimal("0.99")
    store.issue_invoice(note, DAY)
    assert store.invoice(draft).invoice.balance == 0


def test_copies_quotes_and_files_keep_it(store: Store, tmp_path: Path) -> None:
    set_seller(store)
    draft = add_priced(store, add_client(store, prices="gross"))
    assert store.invoice(store.copy_invoice(draft)).has_gross_prices
    store.issue_invoice(draft, DAY)
    store.export_file(tmp_path / "store.json")
    with Store(":memory:", time_zone="Europe/Paris") as other:
        other.import_file(tmp_path / "store.json")
        (read,) = other.invoices(text="F2026-0001")
        document = other.invoice(read.id)
        assert document.has_gross_prices and document.rounding == Decimal("-0.01")
        assert document.invoice.total == Decimal("0.99")


def test_an_invoice_of_the_united_states_has_no_data(store: Store) -> None:
    store.set_profile(name="Ada Byron", country="US", tax_number="12-3456789")
    draft = add_priced(store, store.add_client("Acme Inc."), "100")
    line = store.invoice(draft).lines[0]
    store.update_invoice_line(line.id, vat_category=1, vat_rate="8.875")
    assert list(store.check_invoice(draft, DAY)) == []
    store.issue_invoice(draft, DAY)
    assert store.invoice(draft).invoice.total == Decimal("108.88")
    with pytest.raises(UnsupportedError, match="United States"):
        store.invoice_xml(draft)
    pdf = store.invoice_pdf(draft)
    assert b"factur-x.xml" not in pdf and b"612 792" in pdf
