"""Invoices that the poll drafts again and again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path

import pytest

from conftest import FixedClock
from invoicing import add_client, add_draft, add_issued, set_seller
from taskcore import (
    Action,
    ConflictError,
    InvalidError,
    InvoiceState,
    NotFoundError,
    RecurringPeriod,
    RecurringState,
    Store,
)


@pytest.fixture(autouse=True)
def seller(store: Store) -> None:
    set_seller(store)


def drafts(store: Store) -> list[int]:
    return sorted(each.id for each in store.invoices(state=InvoiceState.DRAFT))


def test_each_date_has_one_draft(store: Store, clock: FixedClock) -> None:
    invoice = add_issued(store)
    recurring = store.repeat_invoice(invoice, "FREQ=MONTHLY;BYMONTHDAY=1")
    row = store.get_recurring_invoice(recurring)
    assert (row.start_date, row.next_date) == (date(2026, 1, 15), date(2026, 2, 1))
    assert (row.state, row.period) == (RecurringState.ACTIVE, RecurringPeriod.NONE)
    assert row.gross == store.invoice(invoice).invoice.gross and row.line_count == 1
    assert store.find_recurring_invoice(row.uid) == recurring
    clock.advance(timedelta(days=60))
    assert store.get_recurring_invoice(recurring).due_count == 2
    store.poll_alerts()
    assert len(drafts(store)) == 2
    store.poll_alerts()
    assert len(drafts(store)) == 2
    assert store.get_recurring_invoice(recurring).next_date == date(2026, 4, 1)
    lines = [line.name for each in drafts(store) for line in store.invoice(each).lines]
    assert lines == [line.name for line in store.invoice(invoice).lines] * 2


def test_its_dates_and_items_are_listed(store: Store) -> None:
    recurring = store.repeat_invoice(add_draft(store), "FREQ=MONTHLY;BYMONTHDAY=31")
    dates = [each.local for each in store.recurring_invoice_dates(recurring, 3)]
    assert dates == [date(2026, 1, 31), date(2026, 3, 31), date(2026, 5, 31)]
    (item,) = store.recurring_invoice_lines(recurring)
    assert (item.id, item.net) == (0, Decimal("200.00"))
    with pytest.raises(InvalidError):
        store.recurring_invoice_dates(recurring, 1_001)


def test_it_pauses_goes_on_and_is_deleted(store: Store, clock: FixedClock) -> None:
    recurring = store.repeat_invoice(add_draft(store), "FREQ=DAILY", period=RecurringPeriod.COMING)
    store.update_recurring_invoice(recurring, paused=True)
    clock.advance(timedelta(days=1))
    store.poll_alerts()
    assert store.get_recurring_invoice(recurring).state == RecurringState.BEHIND
    assert len(drafts(store)) == 1
    store.update_recurring_invoice(recurring, paused=False)
    store.poll_alerts()
    made = store.invoice(max(drafts(store)))
    assert made.period == (date(2026, 1, 16), date(2026, 1, 16))
    store.delete_recurring_invoices(recurring)
    assert list(store.recurring_invoices()) == []
    assert store.undo().action == Action.CHANGE_RECURRING_INVOICES
    assert len(store.recurring_invoices()) == 1


def test_a_year_of_sleep_makes_no_year_of_drafts(store: Store, clock: FixedClock) -> None:
    recurring = store.repeat_invoice(add_draft(store), "FREQ=DAILY")
    clock.advance(timedelta(days=365))
    store.poll_alerts()
    row = store.get_recurring_invoice(recurring)
    assert (row.state, row.due_count) == (RecurringState.BEHIND, 353)
    assert len(drafts(store)) == 13
    store.update_recurring_invoice(recurring, next_date=clock.now.date(), paused=False)
    store.poll_alerts()
    assert len(drafts(store)) == 14


def test_what_cannot_be_is_refused(store: Store) -> None:
    draft = add_draft(store)
    with pytest.raises(InvalidError, match="FREQ") as raised:
        store.repeat_invoice(draft, "often")
    assert raised.value.field == "repeat_rule"
    with pytest.raises(InvalidError):
        store.repeat_invoice(draft, "FREQ=DAILY", zone="Nowhere/Else")
    with pytest.raises(InvalidError):
        store.repeat_invoice(draft, "FREQ=DAILY", period=9)
    with pytest.raises(NotFoundError):
        store.repeat_invoice(77, "FREQ=DAILY")
    with pytest.raises(ConflictError):
        store.repeat_invoice(store.add_invoice(add_client(store)), "FREQ=DAILY")
    with pytest.raises(TypeError):
        store.update_recurring_invoice(1, often=True)  # type: ignore[call-arg]


def test_json_has_it_and_takes_it_back(store: Store, tmp_path: Path) -> None:
    store.repeat_invoice(add_draft(store), "FREQ=MONTHLY", zone="Asia/Tokyo")
    (row,) = store.recurring_invoices()
    store.export_file(tmp_path / "store.json")
    with Store(":memory:", time_zone="UTC", clock=lambda: row.created) as other:
        other.import_file(tmp_path / "store.json")
        (found,) = other.recurring_invoices()
        assert (found.uid, found.next_date, found.zone) == (row.uid, row.next_date, "Asia/Tokyo")
        assert found.gross == row.gross


KILLED = """
import os, sys
from datetime import datetime, timezone
from taskcore import Store
now = datetime(2026, 3, 1, 12, tzinfo=timezone.utc)
store = Store(sys.argv[1], time_zone="UTC", clock=lambda: now)
print("ready", flush=True)
sys.stdin.readline()
store.poll_alerts()
os.kill(os.getpid(), 9)
"""


def test_a_poll_that_is_killed_made_all_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "store.taskcore"
    clock = FixedClock()
    with Store(path, time_zone="UTC", clock=clock) as store:
        set_seller(store)
        for _ in range(3):
            store.repeat_invoice(add_draft(store), "FREQ=DAILY;COUNT=10")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    )
    assert process.stdin and process.stdout
    assert process.stdout.readline() == "ready\n"
    process.communicate("\n")
    assert process.returncode == -signal.SIGKILL
    clock.advance(timedelta(days=45))
    with Store(path, time_zone="UTC", clock=clock) as store:
        store.poll_alerts()
        assert len(drafts(store)) == 3 + 3 * 9
        assert {each.state for each in store.recurring_invoices()} == {RecurringState.ENDED}
