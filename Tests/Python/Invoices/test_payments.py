"""Payments."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest

from conftest import FixedClock
from invoicing import add_client, add_draft, add_issued, set_seller
from taskcore import ConflictError, InvalidError, NotFoundError, Payment, Store
from times import TODAY


@pytest.fixture
def issued(store: Store) -> int:
    set_seller(store)
    return add_issued(store)


def balance(store: Store, invoice_id: int) -> tuple[str, str]:
    invoice = store.invoice(invoice_id).invoice
    return str(invoice.balance), invoice.state.name


def test_a_payment_is_of_all_that_is_owed_and_of_today(store: Store, issued: int) -> None:
    payment = store.add_payment(issued)
    (listed,) = store.payments(issued)
    assert listed == Payment(
        payment, listed.uid, issued, Decimal("240.00"), "EUR", TODAY, "", "", ""
    )
    assert balance(store, issued) == ("0.00", "PAID")
    assert store.invoice(issued).payments == (listed,)
    with pytest.raises(ConflictError):
        store.add_payment(issued)


def test_a_payment_has_what_it_was_added_with(store: Store, issued: int, clock: FixedClock) -> None:
    clock.advance(timedelta(days=3))
    store.add_payment(
        issued,
        "100.5",
        TODAY + timedelta(days=1),
        means="58",
        reference="Transfer 17",
        notes="A part",
    )
    (payment,) = store.payments()
    assert (payment.amount, payment.date) == (Decimal("100.50"), TODAY + timedelta(days=1))
    assert (payment.means, payment.reference, payment.notes) == ("58", "Transfer 17", "A part")
    assert balance(store, issued) == ("139.50", "PARTLY_PAID")


def test_payments_of_all_invoices_are_each_in_their_currency(store: Store, issued: int) -> None:
    client = add_client(store, "Tōkyō", siren="")
    yen = add_draft(store, client, currency="JPY", exchange_rate=160)
    store.issue_invoice(yen)
    store.add_payment(yen, 100)
    store.add_payment(issued, "0.01")
    assert [(str(each.amount), each.currency) for each in store.payments()] == [
        ("0.01", "EUR"),
        ("100", "JPY"),
    ]
    with pytest.raises(InvalidError) as refused:
        store.add_payment(yen, "0.5")
    assert refused.value.field == "amount_minor"


def test_a_deleted_payment_is_owed_again(store: Store, issued: int) -> None:
    store.delete_payments(store.add_payment(issued))
    assert balance(store, issued) == ("240.00", "ISSUED")
    store.undo()
    assert balance(store, issued) == ("0.00", "PAID")


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("amount_minor", {"amount": "240.01"}),
        ("amount_minor", {"amount": 0}),
        ("amount_minor", {"amount": "-1"}),
        ("date", {"date": TODAY - timedelta(days=1)}),
        ("date", {"date": TODAY + timedelta(days=1)}),
        ("means", {"means": "zz"}),
        ("reference", {"reference": "a\nb"}),
    ],
)
def test_a_wrong_payment_is_refused_by_name(
    store: Store, issued: int, field: str, wrong: dict[str, Any]
) -> None:
    with pytest.raises(InvalidError) as refused:
        store.add_payment(issued, **wrong)
    assert refused.value.field == field
    assert len(store.payments()) == 0


def test_what_is_no_issued_invoice_takes_no_payment(store: Store, issued: int) -> None:
    with pytest.raises(ConflictError):
        store.add_payment(add_draft(store))
    with pytest.raises(NotFoundError):
        store.add_payment(99, 1)
    with pytest.raises(NotFoundError):
        store.payments(99)
    with pytest.raises(NotFoundError):
        store.delete_payments(99)
    with pytest.raises(TypeError, match="date must be a date"):
        store.add_payment(issued, 1, "2026-01-15")  # type: ignore[arg-type]
