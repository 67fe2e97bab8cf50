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
from taskcore import InvoiceKind, InvoiceState, Status, Store, SyncState

FAMILIES = (
    "projects", "project_sections", "tags", "filters", "fields", "tasks", "calendars", "events",
    "completions", "alerts", "focus_sessions", "settings", "holidays", "purged_tasks", "postponements",
    "clients", "logos", "invoices", "invoice_lines", "invoice_adjustments", "invoice_parties",
    "invoice_references", "payments", "emails", "billed_items", "comments", "time_entries",
    "skipped_occurrences", "templates", "purchases", "purchase_payments", "recurring_invoices",
    "payment_reminders", "penalty_rates",
)  # fmt: skip
THEN = datetime(2026, 1, 15, 12, tzinfo=UTC)
# Of a later release; each store keeps it.
UNKNOWN = "moods"
NEVER_FILLED = {
    "tombstone": "of what left the log when it was trimmed",
    "sync_lease": "of hubs, which need a server",
    "account_intention": "while a run writes to a server",
}


def test_its_export_has_something_of_every_family(made_now: Release) -> None:
    document = json.loads(made_now.read("store.json"))
    assert [name for name in FAMILIES if not document.get(name)] == []
    lists = {name for name, rows in document.items() if isinstance(rows, list)}
    tasks, invoices = document["tasks"], document["invoices"]
    assert lists == {*FAMILIES, UNKNOWN}
    assert [any(name in task for task in tasks) for name in ("links", "tags")] == [True, True]
    assert {each["kind"] for each in invoices} == {each.name.lower() for each in InvoiceKind}


def test_its_store_has_states_that_no_export_says(made_now: Release, tmp_path: Path) -> None:
    folder = made_now.unpack(tmp_path)
    with Store(folder / "store.db", time_zone="Europe/Paris", clock=lambda: THEN) as store:
        state: SyncState = store.sync_state()
        assert state.conflict_count == 1 and state.encrypted
        assert [each.name for each in store.replicas()] == ["laptop", "phone"]
        assert store.count(status=Status.DELETED) == 1
        documents = [*store.invoices(), *store.invoices(kind=InvoiceKind.QUOTE)]
        assert {each.state for each in documents} == set(InvoiceState)
        alerts = store.alerts(all=True)
        assert all(each.fired for each in alerts)
        assert sorted(each.acknowledged is None for each in alerts) == [False, True]
        assert store.undo().task_count == 1


def test_its_stores_have_rows_in_every_table(made_now: Release, tmp_path: Path) -> None:
    folder = made_now.unpack(tmp_path)
    empty = [_empty_tables(folder / name) for name in ("store.db", "phone.db", "account.db")]
    assert set.intersection(*empty) == set(NEVER_FILLED)


def _empty_tables(store: Path) -> set[str]:
    with closing(sqlite3.connect(f"file:{store}?mode=ro&immutable=1", uri=True)) as database:
        tables = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        return {
            name
            for (name,) in tables
            if not name.startswith(("sqlite_", "task_text"))
            and not database.execute(f'SELECT EXISTS (SELECT 1 FROM "{name}")').fetchone()[0]
        }


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
