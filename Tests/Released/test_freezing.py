"""What freezes a release has something of every family in its store, and the interface as it is."""

from __future__ import annotations

import json
import sqlite3
import subprocess
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from old import version_of_store
from scripts.release import interface
from scripts.release.built import exported
from scripts.release.freeze import interface_files
from scripts.release.releases import SONAME, Release
from scripts.release.sources import symbols_of, version_of
from taskcore import (
    EmailState,
    InvoiceKind,
    InvoiceState,
    PurchaseState,
    Status,
    Store,
    SyncState,
)

FAMILIES = (
    "alerts", "billed_items", "calendars", "clients", "comments", "completions", "emails", "events", "fields",
    "filters", "focus_sessions", "holidays", "invoice_adjustments", "invoice_lines", "invoice_parties",
    "invoice_references", "invoices", "logos", "payment_reminders", "payments", "penalty_rates", "postponements",
    "project_sections", "projects", "purchase_payments", "purchases", "purged_tasks", "recurring_invoices", "settings",
    "skipped_occurrences", "tags", "tasks", "templates", "time_entries",
)  # fmt: skip
# A file of a newer version brought it.
UNKNOWN = "dreams"
STORES = ("store", "phone", "account", "doubles")
# Tables that no frozen store has rows of, and why.
EMPTY_TABLES = {
    "account_intention": "has rows only while a server that names items by itself has not answered",
    "sync_lease": "has rows only with a hub, which needs a PostgreSQL server",
}
# Likewise columns of the others.
EMPTY_COLUMNS = {
    "account.netrc_path": "is a path of the machine that froze the release",
    "account.ca_path": "is a path of the machine that froze the release",
    "account_collection.item_order": "is of servers that keep an order, which is Google",
    "sync_record.waits": "is set only until what a record names has come",
    "task_text.rank": "is computed by a search",
}
NOTHING = (None, 0, "", b"")


def test_its_export_has_something_of_every_family(made_now: Release) -> None:
    document = json.loads(made_now.read("store.json"))
    assert [name for name in FAMILIES if not document.get(name)] == []
    lists = {name for name, rows in document.items() if isinstance(rows, list)}
    tasks, invoices = document["tasks"], document["invoices"]
    assert lists == {*FAMILIES, UNKNOWN}
    assert [any(name in task for task in tasks) for name in ("links", "tags", "kept")] == [True] * 3
    kinds = {"invoice", "credit_note", "quote", "down_payment", "corrected"}
    assert {each["kind"] for each in invoices} == kinds


def filled(path: Path) -> dict[str, bool]:
    """Each table and each of its columns, and whether anything is there."""
    found = {}
    with closing(sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)) as database:
        for (table,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'"):
            if table.startswith(("sqlite_", "task_text_")):
                continue  # They are SQLite's own.
            found[table] = bool(database.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchall())
            for _, column, *_ in database.execute(f"PRAGMA table_xinfo({table})").fetchall():
                values = database.execute(f"SELECT DISTINCT {column} FROM {table}").fetchall()
                found[f"{table}.{column}"] = any(value not in NOTHING for (value,) in values)
    return found


def test_every_table_and_column_has_something_in_one_of_its_stores(
    made_now: Release, tmp_path: Path
) -> None:
    folder = made_now.unpack(tmp_path)
    stores = [filled(folder / f"{name}.db") for name in STORES]
    empty = {name for name in stores[0] if not any(store[name] for store in stores)}
    assert {name for name in empty if "." not in name} == EMPTY_TABLES.keys()
    columns = {name for name in empty if "." in name and name.split(".")[0] not in EMPTY_TABLES}
    assert columns == EMPTY_COLUMNS.keys()


def test_its_invoices_and_purchases_are_in_every_state(made_now: Release, tmp_path: Path) -> None:
    folder = made_now.unpack(tmp_path)
    now = datetime(2026, 1, 14, 18, tzinfo=UTC)
    with Store(folder / "store.db", time_zone="Europe/Paris", clock=lambda: now) as store:
        states = {invoice.state for invoice in store.invoices()}
        states |= {quote.state for quote in store.invoices(kind=InvoiceKind.QUOTE)}
        assert set(InvoiceState) - states == {InvoiceState.EXPIRED}
        bought = {purchase.state for purchase in store.purchases()}
        assert {PurchaseState.OPEN, PurchaseState.PARTLY_PAID, PurchaseState.PAID} == bought
        assert any(each.is_credit for each in store.purchases())
        assert any(each.is_pdf for each in store.purchases())
        assert [each.state for each in store.emails()] == [EmailState.FAILED]
        assert {each.sent is None for each in store.payment_reminders()} == {True, False}


def test_its_account_is_connected_and_has_a_conflict(made_now: Release, tmp_path: Path) -> None:
    with Store(made_now.unpack(tmp_path) / "account.db", time_zone="Europe/Paris") as store:
        assert len(store.accounts()) == 1
        assert store.sync_state().conflict_count == 1
        assert {each.chosen for each in store.collections()} == {True, False}


def test_it_leaves_nothing_behind(made_now: Release) -> None:
    names = {name for name in made_now.files() if "/" not in name}
    assert not {name for name in names if name.endswith(("-wal", "-shm", ".lock"))}
    assert {name for name in names if name.endswith(".db")} == {f"{name}.db" for name in STORES}


def test_its_store_has_states_that_no_export_says(made_now: Release, tmp_path: Path) -> None:
    folder = made_now.unpack(tmp_path)
    with Store(folder / "store.db", time_zone="Europe/Paris") as store:
        state: SyncState = store.sync_state()
        assert state.conflict_count == 1 and state.encrypted
        assert [each.name for each in store.replicas()] == ["laptop", "phone"]
        assert store.count(status=Status.DELETED) == 1
        alerts = store.alerts(all=True)
        assert all(each.fired for each in alerts)
        assert sorted(each.acknowledged is None for each in alerts) == [False, True, True]
        assert store.undo().task_count == 1


def test_its_interface_is_that_of_the_sources(made_now: Release, root: Path) -> None:
    files = made_now.files()
    for name, content in interface_files(root).items():
        assert files.get(name) == content, name
    assert interface.version(made_now.description()) == version_of(root) == made_now.version


def test_its_library_is_stripped_and_whole(made_now: Release, root: Path, tmp_path: Path) -> None:
    library = tmp_path / SONAME
    library.write_bytes(made_now.library())
    assert exported(library) == symbols_of(root)
    sections = subprocess.check_output(["readelf", "--sections", "--wide", library], text=True)
    assert ".symtab" not in sections and ".debug" not in sections
    assert library.stat().st_size < 40_000_000


def test_its_store_is_of_the_present_version(
    made_now: Release, present: int, tmp_path: Path
) -> None:
    assert version_of_store(made_now.unpack(tmp_path) / "store.db") == present
