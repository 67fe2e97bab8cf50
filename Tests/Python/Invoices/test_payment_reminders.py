"""Reminders of overdue invoices, and the interest that they claim, against an exact oracle."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal
from email import message_from_bytes, policy

import pytest

from conftest import FixedClock
from invoicing import add_client, add_issued, set_seller
from taskcore import Action, ConflictError, Debtor, InvalidError, NotFoundError, Store

DAY = timedelta(days=1)


@pytest.fixture(autouse=True)
def seller(store: Store) -> None:
    set_seller(store)


@pytest.fixture
def overdue(store: Store, clock: FixedClock) -> int:
    """Issued on 15 January, due on 14 February 2026; now it is 16 March."""
    invoice = add_issued(store)
    clock.advance(60 * DAY)
    return invoice


def issued(store: Store, price: int) -> int:
    draft = store.add_invoice(add_client(store))
    store.add_invoice_line(draft, "Conseil", unit_price=price, vat_rate=20)
    store.issue_invoice(draft)
    return draft


def gross(store: Store, invoice: int) -> Decimal:
    return store.invoice(invoice).invoice.gross


def test_it_claims_each_apart_and_the_invoice_stays(store: Store, overdue: int) -> None:
    store.add_penalty_rate(date(2026, 1, 1), "12.15", last_date=date(2026, 6, 30))
    before = store.invoice(overdue).invoice
    reminder = store.get_payment_reminder(store.remind_of_invoice(overdue, fee="5"))
    assert store.invoice(overdue).invoice == before
    assert (reminder.level, reminder.date, reminder.pay_by) == (
        1,
        date(2026, 3, 16),
        date(2026, 3, 30),
    )
    assert (reminder.owed, reminder.fee, reminder.recovery) == (
        before.gross,
        Decimal("5.00"),
        Decimal("40.00"),
    )
    exact = before.gross * 30 * Decimal("12.15") / 100 / 365
    assert reminder.interest == exact.quantize(Decimal("0.01"), ROUND_HALF_UP)
    assert reminder.total == reminder.owed + 45 + reminder.interest
    (span,) = store.interest_spans(reminder.id)
    assert (span.days, span.rate, span.is_covered) == (30, Decimal("12.15"), True)
    assert store.find_payment_reminder(reminder.uid) == reminder.id


def test_no_rate_no_interest_and_the_days_are_named(store: Store, overdue: int) -> None:
    reminder = store.remind_of_invoice(overdue)
    assert store.get_payment_reminder(reminder).uncovered_days == 30
    assert store.get_payment_reminder(reminder).interest == 0
    store.add_penalty_rate(date(2026, 3, 1), 10, debtor=Debtor.CONSUMER)
    store.update_payment_reminder(reminder)
    assert store.get_payment_reminder(reminder).interest == 0
    store.add_penalty_rate(date(2026, 3, 1), 10)
    store.update_payment_reminder(reminder)
    spans = [(each.days, each.is_covered) for each in store.interest_spans(reminder)]
    assert spans == [(14, False), (16, True)]


def test_interest_is_that_of_an_oracle(store: Store, clock: FixedClock) -> None:
    chance = random.Random(26)
    for _ in range(25):
        for rate in store.penalty_rates():
            store.delete_penalty_rates(rate.id)
        invoice = issued(store, chance.randint(1, 9_999))
        due = store.invoice(invoice).invoice.due_date
        assert due
        rates: list[tuple[date, date | None, Decimal]] = []
        first = due - chance.randint(0, 40) * DAY
        for _ in range(chance.randint(0, 4)):
            last = first + chance.randint(0, 40) * DAY if chance.random() < 0.6 else None
            rates.append((first, last, Decimal(chance.randint(0, 2_000)) / 100))
            first = (last or first) + chance.randint(1, 30) * DAY
        for begin, end, percent in rates:
            store.add_penalty_rate(begin, percent, last_date=end)
        payments: list[tuple[date, Decimal]] = []
        for _ in range(chance.randint(0, 3)):
            clock.advance(chance.randint(1, 40) * DAY)
            owed = store.invoice(invoice).invoice.balance
            if owed > 1:
                part = (owed / chance.randint(2, 5)).quantize(Decimal("0.01"))
                store.add_payment(invoice, part)
                payments.append((clock.now.date(), part))
        clock.advance(chance.randint(40, 120) * DAY)
        reminder = store.get_payment_reminder(store.remind_of_invoice(invoice))
        total, day = Decimal(0), due + DAY
        while day <= reminder.date:
            owed = gross(store, invoice) - sum(
                (a for when, a in payments if when < day), Decimal(0)
            )
            begun = [each for each in rates if each[0] <= day]
            if begun and (begun[-1][1] is None or day <= begun[-1][1]):
                total += owed * begun[-1][2]
            day += DAY
        exact = (total / 36_500).quantize(Decimal("0.01"), ROUND_HALF_UP)
        assert reminder.interest == exact, (rates, payments, reminder)


def test_levels_and_what_is_due(store: Store, clock: FixedClock, overdue: int) -> None:
    assert [each.next_level for each in store.late_invoices()] == [1]
    first = store.remind_of_invoice(overdue)
    with pytest.raises(ConflictError):
        store.remind_of_invoice(overdue)
    store.note_payment_reminder_sent(first)
    assert list(store.late_invoices()) == []
    clock.advance(15 * DAY)
    assert [(each.next_level, each.days) for each in store.late_invoices()] == [(2, 45)]
    second = store.get_payment_reminder(store.remind_of_invoice(overdue))
    assert (second.level, second.recovery, second.earlier) == (2, Decimal(0), Decimal("40.00"))
    assert [each.level for each in store.payment_reminders(overdue)] == [2, 1]


def test_it_changes_until_it_is_sent(store: Store, overdue: int) -> None:
    reminder = store.remind_of_invoice(overdue, recovery=False)
    store.update_payment_reminder(reminder, fee="7.50", text="Our own words", pay_by=None)
    row = store.get_payment_reminder(reminder)
    assert (row.fee, row.text, row.pay_by, row.recovery, row.sent) == (
        Decimal("7.50"),
        "Our own words",
        None,
        Decimal(0),
        None,
    )
    assert store.undo().action == Action.CHANGE_PAYMENT_REMINDERS
    store.note_payment_reminder_sent(reminder)
    calls: tuple[Callable[[], object], ...] = (
        lambda: store.update_payment_reminder(reminder, fee=1),
        lambda: store.delete_payment_reminders(reminder),
        lambda: store.note_payment_reminder_sent(reminder),
    )
    for call in calls:
        with pytest.raises(ConflictError):
            call()


def test_rates_are_entered_changed_and_deleted(store: Store) -> None:
    rate = store.add_penalty_rate(date(2026, 1, 1), "9.27", notes="BGB § 288 (2)")
    with pytest.raises(ConflictError):
        store.add_penalty_rate(date(2026, 1, 1), 1)
    store.update_penalty_rate(rate, "9.28", last_date=date(2026, 6, 30))
    (row,) = store.penalty_rates()
    assert (row.rate, row.last_date, row.debtor, row.currency) == (
        Decimal("9.28"),
        date(2026, 6, 30),
        Debtor.BUSINESS,
        "EUR",
    )
    with pytest.raises(InvalidError):
        store.update_penalty_rate(rate, last_date=date(2025, 1, 1))
    with pytest.raises(InvalidError):
        store.add_penalty_rate(date(2026, 2, 1), "100.01")
    store.delete_penalty_rates(rate)
    assert store.undo().action == Action.CHANGE_PENALTY_RATES
    with pytest.raises(NotFoundError):
        store.delete_penalty_rates(77)


@pytest.mark.parametrize("language", ["fr", "en", "de", "es"])
def test_the_letter_and_the_message_say_all_of_it(
    store: Store, overdue: int, language: str
) -> None:
    reminder = store.remind_of_invoice(overdue, fee=5)
    pdf = store.payment_reminder_pdf(reminder, language=language)
    assert pdf.startswith(b"%PDF-")
    message = message_from_bytes(
        store.compose_payment_reminder(reminder, to="compta@example.org"), policy=policy.default
    )
    names = [part.get_filename() for part in message.iter_attachments()]
    number = store.invoice(overdue).invoice.number
    assert names == [f"{number}-1.pdf", f"{number}.pdf"]
    assert number in message["Subject"]
    assert store.get_payment_reminder(reminder).sent is None
