"""Numbers that two devices gave alike, and who may issue in a series."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from invoicing import add_draft, add_issued, set_seller
from taskcore import Store
from times import NOON


def run(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def value(path: Path, query: str) -> Any:
    with sqlite3.connect(path) as connection:
        (found,) = connection.execute(query).fetchone()
    connection.close()
    return found


def test_a_twin_stays_and_its_number_is_that_of_the_first(path: Path) -> None:
    with Store(path, clock=lambda: NOON) as store:
        set_seller(store)
        first, second = add_issued(store), add_issued(store)
        numbers = [store.invoice(each).invoice.number for each in (first, second)]
        uids = [store.invoice(each).invoice.uid for each in (first, second)]
    run(
        path,
        f"UPDATE invoice SET number = '{numbers[0]}', sequence = 1, twin_uid = '{uids[0]}' "
        f"WHERE id = {second}",
    )
    with Store(path, clock=lambda: NOON) as store:
        assert store.find_invoice(numbers[0]) == first
        assert [each.number for each in store.invoices()] == [numbers[0]] * 2
        report = store.check()
        assert (report.values_mended, report.numbers_doubled) == (0, 1)
        assert store.issue_invoice(add_draft(store)) == numbers[1]
    # Without the mark, SQLite itself refuses the number.
    with pytest.raises(sqlite3.IntegrityError):
        run(path, "UPDATE invoice SET twin_uid = NULL")
    for damage in (
        "'nobody'",
        "uid",
        "7",
        f"(SELECT uid FROM invoice WHERE number <> '{numbers[0]}')",
    ):
        run(path, f"UPDATE invoice SET twin_uid = {damage} WHERE id = {second}")
        with Store(path, clock=lambda: NOON) as store:
            foretold = store.check()
            assert foretold.values_mended == 1
            assert store.repair() == foretold
            assert store.check().values_mended == 0
        assert value(path, f"SELECT twin_uid FROM invoice WHERE id = {second}") == uids[0]
    # Without the first one, it has the number.
    run(path, f"DELETE FROM invoice WHERE id = {first}")
    with Store(path, clock=lambda: NOON) as store:
        assert store.check().values_mended == 1
        store.repair()
        assert store.find_invoice(numbers[0]) == second


def test_the_owner_of_a_series_counts_once_the_store_is_synced(path: Path) -> None:
    with Store(path, clock=lambda: NOON) as store:
        set_seller(store)
        drafts = [add_draft(store) for _ in range(3)]
    run(path, "INSERT INTO number_series(name, owner) VALUES ('invoice', 'another-replica')")
    with Store(path, clock=lambda: NOON) as store:
        assert store.issue_invoice(drafts[0]) == "F2026-0001"
        assert not store.check_invoice(drafts[1])
        store.enable_sync("laptop")
        assert store.issue_invoice(drafts[1]) == "F2026-0002"
    run(path, "UPDATE number_series SET owner = ''")
    with Store(path, clock=lambda: NOON) as store:
        assert store.check().values_mended > 0
        store.repair()
        assert store.check().values_mended == 0


def test_two_copies_that_give_one_number_are_not_put_together_silently(path: Path) -> None:
    with Store(path, clock=lambda: NOON) as store:
        set_seller(store)
        add_issued(store)
    copy = path.with_name("copy.db")
    shutil.copy(path, copy)
    with Store(path, clock=lambda: NOON) as mine, Store(copy, clock=lambda: NOON) as theirs:
        numbers = [each.get_invoice(add_issued(each)).number for each in (mine, theirs)]
        assert numbers == ["F2026-0002"] * 2
        theirs.export_file(path.with_name("theirs.json"))
        before = list(mine.invoices())
        assert mine.import_file(path.with_name("theirs.json")).skipped > 0
        notes = [note.message for note in mine.import_notes()]
        assert any("another invoice F2026-0002" in each for each in notes)
        assert list(mine.invoices()) == before
        assert theirs.issue_invoice(add_draft(theirs)) == "F2026-0003"
