"""Down payments, final invoices that deduct them, and corrected invoices."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path

import pytest

from invoicing import add_client, add_draft, add_issued, set_seller
from taskcore import (
    Action,
    ConflictError,
    InvalidError,
    InvoiceKind,
    InvoiceState,
    NotFoundError,
    Store,
    XMLFormat,
)
from times import NOON

Amounts = list[Decimal]


@pytest.fixture(autouse=True)
def seller(store: Store) -> None:
    set_seller(store)


def add_contract(store: Store, client_id: int) -> int:
    """1,000.01 EUR at 20 % and 333.33 EUR at 5.5 %."""
    draft = store.add_invoice(client_id)
    store.add_invoice_line(draft, "Conseil", unit_price="1000.01", vat_rate=20)
    store.add_invoice_line(draft, "Livres", unit_price="333.33", vat_rate="5.5")
    return draft


def add_final(store: Store, client_id: int) -> tuple[int, int]:
    """A down payment of 30 %, and the draft from which it is deducted."""
    draft = add_contract(store, client_id)
    down_payment = store.add_down_payment(draft, share=30)
    store.issue_invoice(down_payment)
    store.deduct_down_payments(draft, down_payment)
    return down_payment, draft


def owed(store: Store, invoice_id: int) -> Decimal:
    return store.invoice(invoice_id).invoice.balance


def test_a_down_payment_is_a_share_or_an_amount_of_each_rate(store: Store) -> None:
    contract = add_contract(store, add_client(store))
    share = store.invoice(store.add_down_payment(contract, share="33.33"))
    assert share.invoice.kind is InvoiceKind.DOWN_PAYMENT
    assert [row.taxable for row in share.vat_rows] == [Decimal("333.30"), Decimal("111.10")]
    amount = store.invoice(store.add_down_payment(contract, amount=100))
    assert amount.invoice.gross == 100
    for wrong in ({}, {"share": 101}, {"amount": 1552}, {"share": 10, "amount": 10}):
        with pytest.raises(InvalidError):
            store.add_down_payment(contract, **wrong)
    with pytest.raises(NotFoundError):
        store.add_down_payment(99, share=1)


@pytest.mark.parametrize("country", ["FR", "DE"])
def test_each_tax_is_there_once(store: Store, country: str) -> None:
    known = {} if country == "FR" else {"siren": "", "vat_number": "DE136695976"}
    client = add_client(store, country=country, **known)
    down_payment, final = add_final(store, client)
    store.issue_invoice(final)
    document = store.invoice(final)
    before = store.invoice(down_payment).invoice
    assert document.has_prepaid_deductions is (country == "FR")
    assert document.business_process == ("S4" if country == "FR" else "S1")
    assert [deduction.number for deduction in document.deductions] == ["F2026-0001"]
    assert document.deducted == before.gross
    assert len(document.lines) == (2 if country == "FR" else 4)
    assert document.prepaid == (before.gross if country == "FR" else 0)
    rates = document.deducted_rates
    assert [rate.whole_taxable for rate in rates] == [Decimal("1000.01"), Decimal("333.33")]
    assert [rate.deducted_taxable for rate in rates] == [Decimal(300), Decimal(100)]
    assert all(rate.whole_tax == rate.deducted_tax + rate.rest_tax for rate in rates)
    assert owed(store, final) + owed(store, down_payment) == Decimal("1551.67")
    [turnover] = store.turnover()
    assert (turnover.net, turnover.vat) == (Decimal("1333.34"), Decimal("218.33"))
    totals = [(total.rate, total.taxable, total.tax) for total in store.vat_totals()]
    assert totals == [
        (20, Decimal("1000.01"), Decimal(200)),
        (Decimal("5.5"), Decimal("333.33"), Decimal("18.33")),
    ]
    journal = store.vat_journal_csv()
    assert ",down_payment," in journal


def test_what_is_deducted_can_be_taken_back_and_undone(store: Store) -> None:
    client = add_client(store)
    down_payment, final = add_final(store, client)
    with pytest.raises(ConflictError, match="deducted once"):
        store.deduct_down_payments(add_contract(store, client), down_payment)
    store.undeduct_down_payments(final, down_payment)
    assert store.invoice(final).deductions == ()
    step = store.undo()
    assert step is not None and step.action is Action.RESTORE_DOWN_PAYMENTS
    assert len(store.invoice(final).deductions) == 1
    with pytest.raises(NotFoundError):
        store.undeduct_down_payments(final, add_issued(store))


def test_the_data_names_each_down_payment(store: Store) -> None:
    _, final = add_final(store, add_client(store))
    store.issue_invoice(final)
    for form in (XMLFormat.CII, XMLFormat.UBL):
        text = store.invoice_xml(final, form)
        assert b"F2026-0001" in text and b">380<" in text


def test_a_corrected_invoice_stands_in_the_place_of_one(store: Store) -> None:
    old = add_issued(store)
    store.add_payment(old, 40)
    corrected = store.correct_invoice(old)
    draft = store.invoice(corrected)
    assert draft.invoice.kind is InvoiceKind.CORRECTED
    assert draft.preceding == ("F2026-0001", NOON.date())
    store.update_invoice_line(draft.lines[0].id, unit_price=100)
    store.issue_invoice(corrected)
    assert owed(store, corrected) == 260 and owed(store, old) == 0
    replaced = store.invoice(old)
    assert replaced.invoice.state is InvoiceState.REPLACED
    assert replaced.replacement_id == corrected and replaced.payments == ()
    assert [turnover.net for turnover in store.turnover()] == [250]
    assert b">384<" in store.invoice_xml(corrected)
    assert [row.id for row in store.invoices(state=InvoiceState.REPLACED)] == [old]
    with pytest.raises(ConflictError, match="F2026-0002"):
        store.correct_invoice(old)
    with pytest.raises(ConflictError):
        store.add_payment(old, 1)


def test_files_have_deductions_and_what_was_replaced(store: Store, tmp_path: Path) -> None:
    client = add_client(store)
    _, final = add_final(store, client)
    store.issue_invoice(final)
    store.issue_invoice(store.correct_invoice(final))
    draft = add_draft(store, client)
    later = store.add_down_payment(draft, amount=50)
    store.issue_invoice(later)
    store.deduct_down_payments(draft, later)
    path = tmp_path / "store.json"
    store.export_file(path)
    assert len(json.loads(path.read_text())["invoice_references"]) == 3
    with Store(":memory:", clock=lambda: NOON) as other:
        other.import_file(path)
        assert [note.message for note in other.import_notes()] == []
        assert other.turnover() == store.turnover()
        assert list(other.vat_totals()) == list(store.vat_totals())
        states = [(row.number, row.state, row.balance) for row in store.invoices()]
        assert [(row.number, row.state, row.balance) for row in other.invoices()] == states
        drafts = other.invoices(state=InvoiceState.DRAFT)
        assert [len(other.invoice(row.id).deductions) for row in drafts] == [1]


def test_devices_share_deductions_and_replacements(store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    with Store(":memory:", clock=lambda: NOON) as other:
        store.add_remote(folder, "laptop")
        store.sync()
        other.add_remote(folder, "phone")
        other.sync()
        client = add_client(store)
        _, final = add_final(store, client)
        sync(store, other)
        assert [row.due for row in other.invoices(state=InvoiceState.DRAFT)] == [
            store.invoice(final).invoice.due
        ]
        store.issue_invoice(final)
        store.add_payment(final, 10)
        sync(store, other)
        store.issue_invoice(store.correct_invoice(final))
        sync(store, other)
        figures = [(row.number, row.state, row.due, row.paid) for row in store.invoices()]
        assert [(row.number, row.state, row.due, row.paid) for row in other.invoices()] == figures
        assert other.turnover() == store.turnover()


def sync(*stores: Store) -> None:
    for _ in range(2):
        for each in stores:
            each.sync()
