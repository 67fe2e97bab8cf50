"""Records by their uids, names and numbers, and by their ids: alike for all kinds."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from decimal import Decimal

import pytest

from taskcore import InvalidError, NotFoundError, Store

KINDS = [
    "project",
    "filter",
    "completion",
    "event",
    "alert",
    "focus_session",
    "holiday",
    "client",
] + ["invoice", "invoice_line", "adjustment", "payment", "email"]


@pytest.fixture
def filled(store: Store) -> Store:
    """A store with one record of each kind that needs no server, besides Inbox."""
    store.add_project("Home")
    store.add_filter("Soon", "due<7d")
    store.complete(store.add("Task", project="Home", tags=["bank"]))
    store.add_event("Meeting", start=datetime(2027, 1, 1, 10))
    store.start_focus(minutes=1)
    store.finish_focus()
    store.add_holiday(date(2027, 1, 1))
    client = store.add_client("Ada")
    draft = store.add_invoice(client_id=client)
    store.add_invoice_line(draft, "Advice", unit_price=80, vat_rate=20)
    store.add_adjustment(draft, rate=5, vat_rate=20)
    return store


@pytest.mark.parametrize(
    "kind",
    ["project", "filter", "completion", "event", "focus_session", "holiday", "client", "invoice"]
    + ["invoice_line", "adjustment"],
)
def test_a_record_is_got_by_its_id_and_found_by_its_uid(filled: Store, kind: str) -> None:
    get: Callable[..., object] = getattr(filled, f"get_{kind}")
    find: Callable[[str], int] = getattr(filled, f"find_{kind}")
    one = get(1)
    assert find(one.uid) == one.id == 1  # type: ignore[attr-defined]
    assert list(get([1, 1])) == [one, one]  # type: ignore[call-overload]
    assert list(get([])) == []  # type: ignore[call-overload]


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_not_there_is_said(filled: Store, kind: str) -> None:
    get: Callable[..., object] = getattr(filled, f"get_{kind}")
    find: Callable[[str], int] = getattr(filled, f"find_{kind}")
    with pytest.raises(NotFoundError) as missing:
        get(99)
    assert (missing.value.field, missing.value.index) == ("ids", 0)
    with pytest.raises(NotFoundError):
        find("nobody")
    with pytest.raises(InvalidError):
        get(1 << 64)


def test_names_find_projects_and_filters(filled: Store) -> None:
    assert filled.find_project("HOME") == filled.get_project(2).id
    assert filled.find_filter("soon") == 1
    with pytest.raises(InvalidError) as refused:
        filled.find_project(" ")
    assert refused.value.field == "uid_or_name"


def test_a_row_is_as_in_the_list_of_all(filled: Store) -> None:
    assert filled.get_project(2) == filled.projects()[1]
    assert filled.get_client(1) == filled.clients()[0]
    assert filled.get_invoice(1) == filled.invoices()[0]
    assert filled.get_completion(1) == filled.completions()[0]
    assert filled.get_tag("BANK") == filled.tags()[0]
    assert list(filled.get_tags(["bank"])) == list(filled.tags())
    document = filled.invoice(1)
    assert filled.get_invoice_line(1) == document.lines[0]
    assert filled.get_adjustment(1) == document.adjustments[0]


def test_an_item_has_the_currency_of_its_invoice(store: Store) -> None:
    draft = store.add_invoice(currency="JPY")
    line = store.add_invoice_line(draft, "Advice", unit_price=1000, vat_rate=20)
    found = store.get_invoice_line(line)
    assert (found.invoice_id, found.currency, found.net) == (draft, "JPY", Decimal(1000))
    # Yen have no decimals, so that the amount is asked for as the invoice has it.
    store.update_invoice_line(line, discount=Decimal(300))
    assert store.get_invoice_line(line).net == Decimal(700)
