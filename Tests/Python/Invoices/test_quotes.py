"""Quotes: issued, accepted or declined, and turned into invoices."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from invoicing import add_client, add_issued, set_seller
from taskcore import (
    ConflictError,
    InvalidError,
    InvoiceKind,
    InvoiceState,
    NotFoundError,
    Store,
    XMLFormat,
)
from times import DAY, TODAY


class Clock:
    now = datetime(2026, 1, 15, 12, tzinfo=timezone.utc)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def seller(clock: Clock) -> Iterator[Store]:
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as store:
        set_seller(store)
        yield store


def add_quote(store: Store, client: int | None = None, **properties: Any) -> int:
    quote = store.add_invoice(
        add_client(store) if client is None else client,
        kind=InvoiceKind.QUOTE,
        **properties,
    )
    store.add_invoice_line(
        quote, "Conseil", quantity="2.5", unit="hour", unit_price=80, vat_rate=20
    )
    return quote


def add_open(store: Store, **properties: Any) -> int:
    quote = add_quote(store, **properties)
    store.issue_invoice(quote)
    return quote


def state(store: Store, quote: int) -> InvoiceState:
    return InvoiceState(store.get_invoice(quote).state)


def test_a_quote_has_a_series_and_a_last_day_of_its_own(seller: Store) -> None:
    quote = add_quote(seller)
    assert seller.issue_invoice(quote) == "Q2026-0001"
    row = seller.get_invoice(quote)
    assert (row.kind, row.state, row.balance) == (
        InvoiceKind.QUOTE,
        InvoiceState.ISSUED,
        Decimal(0),
    )
    assert (row.valid_until, row.due_date) == (TODAY + 30 * DAY, None)
    assert [series.name for series in seller.number_series()][:3] == [
        "invoice",
        "credit_note",
        "quote",
    ]
    other = add_open(seller, valid_until=date(2026, 2, 1))
    assert seller.get_invoice(other).valid_until == date(2026, 2, 1)


def test_its_last_day_ends_at_midnight_in_the_zone_of_the_store(
    seller: Store, clock: Clock
) -> None:
    quote = add_open(seller, valid_until=date(2026, 1, 20))
    clock.now = datetime(2026, 1, 20, 22, 59, 59, tzinfo=timezone.utc)
    assert state(seller, quote) == InvoiceState.ISSUED
    clock.now += timedelta(seconds=1)
    assert state(seller, quote) == InvoiceState.EXPIRED
    with pytest.raises(ConflictError, match="2026-01-20"):
        seller.accept_quote(quote)
    seller.accept_quote(quote, date(2026, 1, 20))
    assert state(seller, quote) == InvoiceState.ACCEPTED
    assert seller.get_invoice(quote).answer_date == date(2026, 1, 20)


def test_the_client_can_change_their_mind(seller: Store) -> None:
    quote = add_open(seller)
    seller.decline_quote(quote)
    assert state(seller, quote) == InvoiceState.DECLINED
    seller.accept_quote(quote)
    assert state(seller, quote) == InvoiceState.ACCEPTED
    seller.undo()
    seller.undo()
    assert state(seller, quote) == InvoiceState.ISSUED
    assert seller.get_invoice(quote).answer_date is None


def test_all_of_it_is_invoiced_once(seller: Store) -> None:
    quote = add_open(seller)
    with pytest.raises(ConflictError, match="accepted"):
        seller.invoice_quote(quote)
    seller.accept_quote(quote)
    invoice = seller.invoice_quote(quote)
    document = seller.invoice(invoice)
    assert (document.quote_number, document.invoice.quote_id) == ("Q2026-0001", quote)
    assert document.invoice.gross == Decimal(240)
    assert state(seller, quote) == InvoiceState.INVOICED
    assert list(seller.invoice(quote).quoted_ids) == [invoice]
    with pytest.raises(ConflictError, match="draft"):
        seller.invoice_quote(quote)
    number = seller.issue_invoice(invoice)
    assert number == "F2026-0001"
    with pytest.raises(ConflictError, match=number):
        seller.invoice_down_payment(quote, share=10)


def test_down_payments_are_shares_or_amounts_with_vat(seller: Store) -> None:
    quote = add_open(seller)
    seller.accept_quote(quote)
    shares = seller.get_invoice(seller.invoice_down_payment(quote, share="12.5"))
    assert (shares.kind, shares.gross) == (InvoiceKind.DOWN_PAYMENT, Decimal(30))
    amounts = seller.get_invoice(seller.invoice_down_payment(quote, amount="100.00"))
    assert amounts.gross == Decimal(100)
    with pytest.raises(ConflictError, match=r"110\.00"):
        seller.invoice_down_payment(quote, amount=111)
    for wrong in ({}, {"share": 1, "amount": 1}, {"share": 101}, {"amount": -1}, {"amount": 241}):
        with pytest.raises(InvalidError):
            seller.invoice_down_payment(quote, **wrong)
    with pytest.raises(NotFoundError):
        seller.invoice_down_payment(99, share=1)


def test_no_figure_counts_a_quote(seller: Store) -> None:
    client = add_client(seller)
    quote = add_quote(seller, client)
    seller.issue_invoice(quote)
    seller.accept_quote(quote)
    assert list(seller.ageing()) == []
    assert list(seller.turnover()) == []
    assert list(seller.vat_totals()) == []
    assert seller.vat_journal_csv().count("\n") == 1
    assert seller.invoices_csv().count("\n") == 1
    assert seller.get_client(client).invoice_count == 0
    assert [row.id for row in seller.invoices(kind=InvoiceKind.QUOTE)] == [quote]
    assert [row.id for row in seller.invoices(state=InvoiceState.ACCEPTED)] == [quote]
    invoice = add_issued(seller, client)
    assert [row.id for row in seller.invoices()] == [invoice]
    assert "Q2026-0001,quote,accepted" in seller.invoices_csv(kind=InvoiceKind.QUOTE)


def test_it_is_a_page_and_a_mail_and_no_file_of_en_16931(seller: Store) -> None:
    quote = add_open(seller)
    for format in XMLFormat:
        with pytest.raises(ConflictError, match="quote"):
            seller.invoice_xml(quote, format)
    pdf = seller.invoice_pdf(quote)
    assert pdf.startswith(b"%PDF") and b"factur-x.xml" not in pdf
    message = seller.compose_email(quote)
    assert b"Devis" in message or b"devis" in message
    with pytest.raises(ConflictError):
        seller.add_payment(quote)
    with pytest.raises(ConflictError):
        seller.credit_invoice(quote)


def test_it_goes_to_another_store_with_what_was_made_of_it(
    seller: Store, clock: Clock, tmp_path: Path
) -> None:
    quote = add_open(seller)
    seller.accept_quote(quote)
    invoice = seller.invoice_quote(quote)
    path = tmp_path / "store.json"
    seller.export_file(path)
    written = json.loads(path.read_text())
    (filed,) = (each for each in written["invoices"] if each["kind"] == "quote")
    assert (filed["answer"], filed["answer_date"]) == ("accepted", 20260115)
    with Store(":memory:", clock=clock) as other:
        other.import_file(path)
        (found,) = other.invoices(kind=InvoiceKind.QUOTE)
        assert (found.state, found.number) == (InvoiceState.INVOICED, "Q2026-0001")
        (draft,) = other.invoices()
        assert draft.quote_id == found.id and draft.gross == seller.get_invoice(invoice).gross


def test_two_devices_that_answer_at_once_agree(clock: Clock, tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    with Store(":memory:", clock=clock) as laptop, Store(":memory:", clock=clock) as phone:
        set_seller(laptop)
        add_open(laptop)
        for store, name in ((laptop, "laptop"), (phone, "phone")):
            store.add_remote(folder, name)
            store.sync()
        stores = (laptop, phone)
        for store in stores * 2:
            store.sync()
        (there,) = phone.invoices(kind=InvoiceKind.QUOTE)
        (here,) = laptop.invoices(kind=InvoiceKind.QUOTE)
        laptop.accept_quote(here.id)
        phone.decline_quote(there.id)
        for store in stores * 2:
            store.sync()
        states = {store.invoices(kind=InvoiceKind.QUOTE)[0].state for store in stores}
        assert len(states) == 1
        assert states <= {InvoiceState.ACCEPTED, InvoiceState.DECLINED}
