"""Rates of late payment, and reminders of an invoice that is overdue."""

from __future__ import annotations

from datetime import date

from taskcore import Debtor, Store


def remind(store: Store) -> None:
    """Two levels of an invoice: one was sent, the other waits."""
    store.add_penalty_rate(
        date(2026, 1, 1), "12.15", last_date=date(2026, 6, 30), notes="ECB + 10", currency="EUR"
    )
    store.add_penalty_rate(date(2026, 1, 1), 5, debtor=Debtor.CONSUMER)
    client = store.add_client(
        "En retard SARL", country="FR", city="Metz", email="late@exemples.example"
    )
    store.set_number_series("LATE", "R{NNN}")
    draft = store.add_invoice(client, due_date=date(2026, 1, 6), series="LATE")
    store.add_invoice_line(draft, "Conseil", unit_price=1_000, vat_rate=20)
    store.issue_invoice(draft, date(2026, 1, 5))
    store.note_payment_reminder_sent(
        store.remind_of_invoice(draft, date=date(2026, 1, 10), fee=5, text="Did you forget?")
    )
    store.remind_of_invoice(draft, date=date(2026, 1, 13), pay_by=date(2026, 1, 31), fee=7)
