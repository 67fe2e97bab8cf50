"""What freezes a release has something of every family in its store, and the interface as it is."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from old import version_of_store
from scripts.release import interface
from scripts.release.built import exported
from scripts.release.freeze import interface_files
from scripts.release.releases import SONAME, Release
from scripts.release.sources import symbols_of, version_of
from taskcore import InvoiceState, Status, Store, SyncState

FAMILIES = (
    "projects", "project_sections", "filters", "fields", "tasks", "calendars", "events", "completions",
    "alerts", "focus_sessions", "settings", "holidays", "purged_tasks", "clients", "invoices",
    "invoice_lines", "invoice_parties", "payments", "comments", "time_entries", "skipped_occurrences",
    "templates", "recurring_invoices",
)  # fmt: skip


def test_its_export_has_something_of_every_family(made_now: Release) -> None:
    document = json.loads(made_now.read("store.json"))
    assert [name for name in FAMILIES if not document.get(name)] == []
    lists = {name for name, rows in document.items() if isinstance(rows, list)}
    tasks, invoices = document["tasks"], document["invoices"]
    assert lists == set(FAMILIES)
    assert [any(name in task for task in tasks) for name in ("links", "tags")] == [True, True]
    assert {each["kind"] for each in invoices} == {"invoice", "credit_note", "quote"}


def test_its_store_has_states_that_no_export_says(made_now: Release, tmp_path: Path) -> None:
    folder = made_now.unpack(tmp_path)
    with Store(folder / "store.db", time_zone="Europe/Paris") as store:
        state: SyncState = store.sync_state()
        assert state.conflict_count == 1 and state.encrypted
        assert [each.name for each in store.replicas()] == ["laptop", "phone"]
        assert store.count(status=Status.DELETED) == 1
        states = {invoice.state for invoice in store.invoices()}
        assert {InvoiceState.DRAFT, InvoiceState.ISSUED, InvoiceState.PAID} < states
        alerts = store.alerts(all=True)
        assert all(each.fired for each in alerts)
        assert sorted(each.acknowledged is None for each in alerts) == [False, True]
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
