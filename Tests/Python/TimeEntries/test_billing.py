"""Invoices that are for time entries, and for focus sessions."""

from __future__ import annotations

from datetime import timedelta

import pytest

from conftest import FixedClock
from taskcore import ConflictError, NotFoundError, Store
from times import NOON, TODAY

HOUR = timedelta(hours=1)


def bill(store: Store, draft: int) -> int:
    return store.bill_focus(draft, TODAY, TODAY, 80, vat_rate=20)


def test_nothing_is_billed_twice(store: Store, clock: FixedClock) -> None:
    report = store.add("Report")
    store.start_focus(report, minutes=60)
    clock.advance(HOUR)
    store.poll_alerts()
    old = store.add_invoice()
    assert bill(store, old) == 1
    entry = store.add_time_entry(report, start=NOON - 3 * HOUR, end=NOON - HOUR)
    running = store.start_timer(report)
    draft = store.add_invoice()
    assert bill(store, draft) == 1
    lines = store.invoice(draft).lines
    assert [(float(line.quantity), line.focus_session_count) for line in lines] == [(2.0, 1)]
    with pytest.raises(NotFoundError, match="no focus time and no time entry"):
        bill(store, draft)
    clock.advance(HOUR)
    store.stop_timer()
    assert bill(store, draft) == 1
    # What is billed stays, but for its note.
    for change in (
        lambda: store.update_time_entry(entry, end=NOON),
        lambda: store.delete_time_entries([running, entry]),
        lambda: store.split_time_entry(entry, NOON - 2 * HOUR),
    ):
        with pytest.raises(ConflictError, match="is on a draft: delete its item there first"):
            change()
    store.update_time_entry(entry, note="The outline")
    store.delete_invoice_lines([lines[0].id])
    store.update_time_entry(entry, end=NOON - 2 * HOUR)
    assert bill(store, draft) == 1
