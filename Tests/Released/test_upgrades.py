"""The store of an earlier release, opened with the present library."""

from __future__ import annotations

import resource
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import fields
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path

import pytest

from old import Old, version_of_store
from saying import exported, missing, said
from taskcore import EmailState, FocusState, FullError, InputOutputError, Store


def test_json_says_what_it_said(old: Old) -> None:
    assert missing(said(old), exported(old.store, old.file("now.json"))) == []


def test_an_upgraded_store_is_whole_and_of_the_present_version(old: Old, present: int) -> None:
    with Store(old.store, time_zone="Europe/Paris") as store:
        report = store.check()
    assert {each.name: getattr(report, each.name) for each in fields(report)} == {
        each.name: 0 for each in fields(report)
    }
    assert version_of_store(old.store) == present


# Of each store beside the first one, what a check finds of it.
OTHERS = {"account": {}, "doubles": {"numbers_doubled": 1}}


@pytest.mark.parametrize("name", OTHERS)
def test_the_other_stores_say_what_they_said(released: Old, present: int, name: str) -> None:
    path = released.file(f"{name}.db")
    assert missing(said(released, f"{name}.json"), exported(path, released.file("now.json"))) == []
    with Store(path, time_zone="Europe/Paris") as store:
        report = store.check()
    found = {each.name: getattr(report, each.name) for each in fields(report)}
    assert {field: count for field, count in found.items() if count} == OTHERS[name]
    assert version_of_store(path) == present


def rows_of(path: Path) -> dict[str, int]:
    """How many rows each table has."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)) as database:
        names = [
            name
            for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            if not name.startswith(("sqlite_", "task_text"))
        ]
        return {
            name: database.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names
        }


@pytest.mark.parametrize("name", ["store", "phone", *OTHERS])
def test_no_table_loses_a_row(released: Old, name: str) -> None:
    path = released.file(f"{name}.db")
    then = rows_of(path)
    Store(path, upgrade_backup=False).close()
    now = rows_of(path)
    assert {
        table: now.get(table) for table, count in then.items() if now.get(table, count) < count
    } == {}


def test_purchases_and_reminders_are_those_of_then(released: Old) -> None:
    with Store(released.store, time_zone="Europe/Paris") as store:
        purchases = {each.number: each for each in store.purchases()}
        paid = {number: each.paid for number, each in purchases.items()}
        assert paid == {"R-1": 0, "R-2": 20, "R-3": 105, "R-4": 0, "F2026-0001": 0}
        pdf = store.purchase_file(purchases["F2026-0001"].id)
        assert pdf.startswith(b"%PDF") and len(pdf) == purchases["F2026-0001"].file_length
        assert [line.name for line in store.purchase(purchases["R-2"].id).lines] == ["Conseil"]
        reminders = sorted(store.payment_reminders(), key=lambda each: each.level)
        assert [(each.level, int(each.fee), int(each.recovery)) for each in reminders] == [
            (1, 5, 40),
            (2, 7, 0),
        ]
        assert [each.rate for each in store.interest_spans(reminders[0].id)] == [Decimal("12.15")]
        (email,) = store.emails()
        assert email.state == EmailState.FAILED and "127.0.0.1" in email.error
        logo = store.profile().logo
        assert logo is not None and logo.startswith(b"\x89PNG")


def test_what_other_programs_said_is_kept(released: Old) -> None:
    with Store(released.store, time_zone="Europe/Paris") as store:
        ids = {task.title: task.id for task in store.tasks()}
        kept = {
            (each.format, each.name, each.value)
            for title in ("Sow peas", "Mend the fence", "Paint the door")
            for each in store.kept_fields(ids[title])
        }
    assert {
        ("icalendar", "X-MOON;PHASE=new", "waxing"),
        ("taskwarrior", "mask", "x"),
        ("csv", "Room", "Hall"),
    } <= kept
    document = exported(released.store, released.file("now.json"))
    assert document["dreams"] == [{"uid": "flying", "text": "Flying"}]
    (prune,) = [task for task in document["tasks"] if task["uid"] == "prune"]
    assert (prune["mood"], prune["priority"]) == ("good", "P9")


def test_an_account_is_as_it_was(released: Old) -> None:
    with Store(released.file("account.db"), time_zone="Europe/Paris") as store:
        (account,) = store.accounts()
        assert account.address.startswith("http://anna@127.0.0.1:") and account.last_run
        known = {
            each.name: (each.chosen, each.accepted, each.item_count) for each in store.collections()
        }
        assert known == {
            "Errands": (True, True, 3),
            "Family": (True, True, 2),
            "Others": (False, False, 0),
        }
        (conflict,) = store.sync_conflicts()
        assert (conflict.mine, conflict.theirs) == ("Buy screws", "Buy long nails")


def test_doubles_and_a_retired_device_are_as_they_were(released: Old) -> None:
    then = datetime(2026, 1, 14, 17, 5, tzinfo=UTC)
    path = released.file("doubles.db")
    with Store(path, time_zone="Europe/Paris", clock=lambda: then) as store:
        assert [each.number for each in store.invoices()] == ["F2026-0001"] * 2
        assert [each.name for each in store.projects()].count("Garden") == 1
        assert {each.name: each.retired is not None for each in store.replicas()} == {
            "desk": False,
            "tablet": True,
        }
        session = store.focus()
        assert session is not None and session.state == FocusState.RUNNING
        assert store.sync_state().pending_count == 1


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


def test_rates_of_vat_and_what_follows_from_them_are_those_of_then(old: Old) -> None:
    if old.is_first:
        written = old.file("store.json").read_text(encoding="utf-8").replace(" ", "")
        assert '"vat_rate_basis_points":2000' in written and "S2000" in written
    with Store(old.store, time_zone="Europe/Paris") as store:
        numbered = [each for each in store.invoices() if each.number]
        invoice = min(numbered, key=lambda each: each.id)
        document = store.invoice(invoice.id)
        assert {line.vat_rate for line in document.lines} == {20}
        assert [row.rate for row in document.vat_rows] == [20]
        of_books = set() if old.is_first else {Decimal("5.5"), Decimal("2.1"), Decimal(0)}
        assert {total.rate for total in store.vat_totals()} == {20} | of_books
