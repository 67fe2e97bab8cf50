"""The store of an earlier release, opened with the present library."""

from __future__ import annotations

import resource
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import fields
from datetime import date

import pytest

from old import Old, version_of_store
from saying import exported, missing, said
from taskcore import FullError, InputOutputError, Store


def test_json_says_what_it_said(old: Old) -> None:
    assert missing(said(old), exported(old.store, old.file("now.json"))) == []


def test_an_upgraded_store_is_whole_and_of_the_present_version(old: Old, present: int) -> None:
    with Store(old.store, time_zone="Europe/Paris") as store:
        report = store.check()
    assert {each.name: getattr(report, each.name) for each in fields(report)} == {
        each.name: 0 for each in fields(report)
    }
    assert version_of_store(old.store) == present


def test_a_store_is_upgraded_without_a_copy_when_that_is_said(old: Old, present: int) -> None:
    Store(old.store, upgrade_backup=False).close()
    assert version_of_store(old.store) == present
    assert not old.file("store.db.before-upgrade").exists()


def test_the_copy_is_the_store_as_it_was(old: Old, present: int) -> None:
    copy, by_hand = old.file("store.db.before-upgrade"), old.file("by-hand.db")
    then = version_of_store(old.store)
    by_hand.write_bytes(old.store.read_bytes())
    Store(old.store).close()
    assert version_of_store(old.store) == present
    if then == present:
        assert not copy.exists(), "nothing was upgraded"
        return
    assert version_of_store(copy) == then
    assert copy.stat().st_mode & 0o777 == 0o600
    dumps = []
    for path in (copy, by_hand):
        with closing(sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)) as database:
            dumps.append(list(database.iterdump()))
    assert dumps[0] == dumps[1]


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """What this process writes beyond that is refused."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)


def test_a_store_stays_as_it_is_without_the_room_for_its_copy(old: Old, present: int) -> None:
    then, names = version_of_store(old.store), sorted(each.name for each in old.folder.iterdir())
    with files_of_at_most(old.store.stat().st_size - 4_096):
        if then < present:
            with pytest.raises((FullError, InputOutputError)):
                Store(old.store)
        else:
            # There is nothing to be copied.
            Store(old.store, read_only=True).close()
    assert version_of_store(old.store) == then
    beside = {f"{old.store.name}-wal", f"{old.store.name}-shm"}
    left = sorted(each.name for each in old.folder.iterdir() if each.name not in beside)
    assert left == names
    Store(old.store).close()
    assert version_of_store(old.store) == present


def test_files_of_others_are_kept_as_they_came(released: Old) -> None:
    with Store(released.store, time_zone="Europe/Paris") as store:
        assert [store.purchase_file(each.id)[:5] for each in store.purchases()] == [b"<?xml"] * 2
        (task,) = store.tasks('"Of another program"')
        assert {each.name: each.value for each in store.kept_fields(task.id)}["GEO"] == "48.85;2.35"
        (sent,) = store.emails()
        assert sent.error and store.profile().logo


def test_an_account_goes_on_where_it_was(released: Old) -> None:
    with Store(released.file("account.db"), time_zone="Europe/Paris") as store:
        assert {each.name: each.item_count for each in store.collections()} == {
            "Errands": 2,
            "Family": 1,
        }
        assert {each.title for each in store.tasks()} == {"Buy bread", "Buy butter"}
        assert store.timer() is not None
        store.set_password("correct horse")
        # The server of then is gone, and what was changed waits for it.
        with pytest.raises(InputOutputError):
            store.sync_account(store.accounts()[0].id)
        assert store.get(store.find(store.tasks('"Buy bread"')[0].uid)).due == date(2026, 1, 21)


def test_rates_of_vat_and_what_follows_from_them_are_those_of_then(old: Old) -> None:
    if old.is_first:
        written = old.file("store.json").read_text(encoding="utf-8").replace(" ", "")
        assert '"vat_rate_basis_points":2000' in written and "S2000" in written
    with Store(old.store, time_zone="Europe/Paris") as store:
        (invoice, *_) = [each for each in store.invoices() if each.number]
        document = store.invoice(invoice.id)
        assert {line.vat_rate for line in document.lines} == {20}
        assert [row.rate for row in document.vat_rows] == [20]
        assert {total.rate for total in store.vat_totals()} == {20}
