"""Which device numbers invoices, and numbers that two gave apart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from invoicing import add_draft, add_issued, set_seller
from taskcore import ConflictError, InvoiceKind, NotFoundError, SeriesRight, Store
from times import NOON

Pair = tuple[Store, Store]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "shared"
    path.mkdir()
    return path


@pytest.fixture
def pair() -> Iterator[Pair]:
    with (
        Store(":memory:", clock=lambda: NOON) as laptop,
        Store(":memory:", clock=lambda: NOON) as phone,
    ):
        yield laptop, phone


def begin(pair: Pair, folder: Path) -> None:
    for store, name in zip(pair, ("laptop", "phone")):
        store.add_remote(folder, name)
        store.sync()
    sync(*pair)


def sync(*stores: Store) -> None:
    for _ in range(2):
        for store in stores:
            store.sync()


def right(store: Store) -> SeriesRight:
    return store.number_series()[0].right


def test_the_device_on_which_sync_began_issues(pair: Pair, folder: Path) -> None:
    laptop, phone = pair
    set_seller(laptop)
    draft = add_draft(laptop)
    assert right(laptop) == SeriesRight.ALONE
    begin(pair, folder)
    assert (right(laptop), right(phone)) == (SeriesRight.MINE, SeriesRight.OTHERS)
    there = next(iter(phone.invoices())).id
    (problem,) = phone.check_invoice(there)
    assert "laptop" in problem.message
    with pytest.raises(ConflictError, match="laptop"):
        phone.issue_invoice(there)
    assert laptop.issue_invoice(draft) == "F2026-0001"
    sync(*pair)
    document = phone.invoice(there)
    assert document.invoice.number == "F2026-0001"
    assert [line.name for line in document.lines] == [
        line.name for line in laptop.invoice(draft).lines
    ]
    assert (document.seller, document.buyer) == (
        laptop.invoice(draft).seller,
        laptop.invoice(draft).buyer,
    )


def test_a_claim_waits_for_all_devices(pair: Pair, folder: Path) -> None:
    laptop, phone = pair
    set_seller(laptop)
    begin(pair, folder)
    phone.claim_number_series("invoice")
    phone.claim_number_series("invoice")
    assert right(phone) == SeriesRight.WAITING
    draft = add_draft(phone)
    with pytest.raises(ConflictError, match="laptop"):
        phone.issue_invoice(draft)
    # The laptop does not know of it yet.
    assert laptop.issue_invoice(add_draft(laptop)) == "F2026-0001"
    sync(phone, laptop)
    sync(phone)
    assert (right(laptop), right(phone)) == (SeriesRight.OTHERS, SeriesRight.MINE)
    assert laptop.number_series()[0].owner == "phone"
    assert phone.issue_invoice(draft) == "F2026-0002"
    with pytest.raises(NotFoundError, match="nowhere"):
        phone.claim_number_series("nowhere")


def test_a_lost_device_is_retired(pair: Pair, folder: Path) -> None:
    laptop, phone = pair
    set_seller(laptop)
    begin(pair, folder)
    phone.claim_number_series("invoice")
    assert right(phone) == SeriesRight.WAITING
    (lost,) = [each.uid for each in phone.replicas() if not each.is_self]
    phone.retire_replica(lost)
    assert right(phone) == SeriesRight.MINE


def test_what_was_forced_is_seen(pair: Pair, folder: Path) -> None:
    laptop, phone = pair
    set_seller(laptop)
    begin(pair, folder)
    phone.claim_number_series("invoice", force=True)
    assert phone.number_series()[0].is_forced
    for store in pair:
        assert store.issue_invoice(add_draft(store)) == "F2026-0001"
    sync(*pair)
    expect_twins(pair)
    assert laptop.number_series()[0].is_forced


def expect_twins(pair: Pair) -> None:
    holders = set()
    for store in pair:
        first, second = store.invoices()
        assert (first.number, second.number) == ("F2026-0001", "F2026-0001")
        assert (first.twin_id, second.twin_id) == (second.id, first.id)
        holder = store.invoice(store.find_invoice("F2026-0001"))
        assert holder.invoice.uid == min(first.uid, second.uid)
        holders.add(holder.invoice.uid)
        assert all(len(store.invoice(each.id).lines) == 1 for each in (first, second))
        assert store.sync_state().twin_count == 1
        assert store.sync_state().waiting_count == 0
        report = store.check()
        assert (report.values_mended, report.numbers_doubled) == (0, 1)
    assert len(holders) == 1


def test_stores_that_had_issued_before_are_brought_together(pair: Pair, folder: Path) -> None:
    for store in pair:
        set_seller(store)
        issued = add_issued(store)
        store.add_payment(issued, 10)
    begin(pair, folder)
    expect_twins(pair)
    for store in pair:
        assert all(len(store.invoice(each.id).payments) == 1 for each in store.invoices())
    # One of both goes on.
    assert pair[0].issue_invoice(add_draft(pair[0])) == "F2026-0002"
    with pytest.raises(ConflictError, match="laptop"):
        pair[1].issue_invoice(add_draft(pair[1]))


def test_what_others_changed_of_a_draft_that_was_issued_does_not_count(
    pair: Pair, folder: Path
) -> None:
    laptop, phone = pair
    set_seller(laptop)
    draft = add_draft(laptop)
    begin(pair, folder)
    there = next(iter(phone.invoices())).id
    phone.update_invoice(there, notes="Not seen")
    phone.add_invoice_line(there, "More", unit_price=5, vat_rate=20)
    laptop.issue_invoice(draft)
    before = laptop.invoice(draft)
    sync(*pair)
    for store in pair:
        document = store.invoice(store.find_invoice("F2026-0001"))
        assert [line.name for line in document.lines] == [line.name for line in before.lines]
        assert document.notes == before.notes
        assert document.invoice.gross == before.invoice.gross
        assert not store.sync_conflicts()
        report = store.check()
        assert (report.values_mended, report.numbers_doubled) == (0, 0)


def test_a_device_numbers_in_a_series_of_its_own(pair: Pair, folder: Path) -> None:
    laptop, phone = pair
    set_seller(laptop)
    begin(pair, folder)
    phone.set_number_series("phone", "P{NNNN}")
    phone.use_number_series(InvoiceKind.INVOICE, "phone")
    sync(*pair)
    assert phone.issue_invoice(add_draft(phone)) == "P0001"
    assert laptop.issue_invoice(add_draft(laptop)) == "F2026-0001"
    assert phone.issue_invoice(add_draft(phone)) == "P0002"
    sync(*pair)
    assert [each.name for each in phone.number_series() if each.is_own] == [
        "credit_note",
        "quote",
        "phone",
    ]
    assert [each.name for each in laptop.number_series() if each.is_own] == [
        "invoice",
        "credit_note",
        "quote",
    ]
    phone.use_number_series(InvoiceKind.INVOICE, "")
    with pytest.raises(ConflictError, match="laptop"):
        phone.issue_invoice(add_draft(phone))
    with pytest.raises(NotFoundError, match="nowhere"):
        phone.use_number_series(InvoiceKind.INVOICE, "nowhere")


def test_without_sync_each_store_issues_again(pair: Pair, folder: Path) -> None:
    laptop, phone = pair
    set_seller(laptop)
    begin(pair, folder)
    phone.disable_sync()
    assert right(phone) == SeriesRight.ALONE
    assert phone.issue_invoice(add_draft(phone)) == "F2026-0001"
