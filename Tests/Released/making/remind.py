"""What follows an invoice that is not paid: rates of interest, reminders, and a message that did not go out."""

from __future__ import annotations

from datetime import date

from taskcore import InputOutputError, SMTPServer, Store

# Nobody listens there.
NOWHERE = SMTPServer("127.0.0.1", port=1)


def remind(store: Store, invoice: int) -> None:
    """Of an invoice that was due in the year before."""
    store.add_penalty_rate(date(2025, 7, 1), "12.15", last_date=date(2025, 12, 31), currency="EUR")
    store.add_penalty_rate(
        date(2026, 1, 1), "12.15", currency="EUR", notes="The bank's rate and ten"
    )
    store.note_payment_reminder_sent(store.remind_of_invoice(invoice, date=date(2025, 12, 10)))
    second = store.remind_of_invoice(
        invoice, date=date(2026, 1, 12), pay_by=date(2026, 1, 20), fee=10, interest=True, recovery=True,
        text="We expect your payment.",
    )  # fmt: skip
    assert store.interest_spans(second)
    try:
        store.send_email(invoice, NOWHERE, subject="Invoice")
    except InputOutputError:
        return
    raise AssertionError("a message went nowhere")
