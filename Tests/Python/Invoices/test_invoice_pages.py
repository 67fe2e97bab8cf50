"""What there is of invoices is read in pages: so many rows, behind so many."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from invoicing import add_client, add_draft, add_issued, set_seller
from taskcore import InputOutputError, InvalidError, SMTPServer, Store


@pytest.fixture
def issued(store: Store) -> int:
    """An invoice with three payments and three messages; there are two others, and two drafts."""
    set_seller(store)
    first = add_issued(store)
    for index in range(3):
        store.add_payment(first, 1 + index)
    # Nobody listens there.
    nowhere = SMTPServer("127.0.0.1", 1)
    for _ in range(3):
        with pytest.raises(InputOutputError):
            store.send_email(first, nowhere)
    other = add_issued(store)
    store.add_payment(other, 9)
    add_issued(store)
    add_draft(store)
    add_draft(store)
    store.update_clients(add_client(store, "Bureau"), archived=True)
    store.set_number_series("shop", "S{NNNN}")
    return first


Listed = Callable[..., Sequence[Any]]

LISTS: dict[str, Callable[[Store, int], Listed]] = {
    "clients": lambda store, _: store.clients,
    "clients_found": lambda store, _: lambda **page: store.clients("exemples", **page),
    "all_clients": lambda store, _: lambda **page: store.clients(archived="both", **page),
    "invoices": lambda store, _: store.invoices,
    "payments": lambda store, _: store.payments,
    "payments_of_one": lambda store, issued: lambda **page: store.payments(issued, **page),
    "emails": lambda store, _: store.emails,
    "emails_with_one": lambda store, issued: lambda **page: store.emails(issued, **page),
    "number_series": lambda store, _: store.number_series,
}


@pytest.mark.parametrize("name", LISTS)
def test_a_list_is_read_in_pages(store: Store, issued: int, name: str) -> None:
    read = LISTS[name](store, issued)
    whole = list(read())
    assert len(whole) >= 3
    for limit in range(1, len(whole) + 2):
        for offset in range(len(whole) + 2):
            assert list(read(limit=limit, offset=offset)) == whole[offset : offset + limit]
    assert list(read(limit=None, offset=1)) == list(read(limit=0, offset=1)) == whole[1:]
    assert list(read(offset=(1 << 63) - 1)) == []


@pytest.mark.parametrize("name", LISTS)
def test_a_page_that_is_none_is_refused(store: Store, issued: int, name: str) -> None:
    for member in ("limit", "offset"):
        for number in (-1, -(1 << 63), 1 << 63):
            with pytest.raises(InvalidError) as refusal:
                LISTS[name](store, issued)(**{member: number})
            assert refusal.value.field == member


def test_a_table_of_invoices_has_those_of_the_page(store: Store, issued: int) -> None:
    whole = [row["uid"] for row in csv.DictReader(io.StringIO(store.invoices_csv()))]
    part = store.invoices_csv(limit=2, offset=1)
    assert [row["uid"] for row in csv.DictReader(io.StringIO(part))] == whole[1:3]
