"""A store of two devices that gave names and a number of an invoice alike before either heard of the other."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from taskcore import Store

Open = Callable[[str], Store]


def _fill(store: Store) -> None:
    project = store.add_project("Garden")
    store.add("Dig", project_id=project)
    store.add_filter("Soon", "@soon")
    store.add_event("Harvest", date(2026, 1, 20), calendar_id=store.add_calendar("Seasons"))
    store.set_profile(
        name="Atelier Dupont",
        country="FR",
        siren="732829320",
        street="1 rue",
        postal_code="75002",
        city="Paris",
        vat_number="FR44732829320",
        email="contact@atelier-dupont.example",
    )
    draft = store.add_invoice(
        store.add_client("Exemples SAS", country="FR", city="Lyon", email="compta@exemples.example")
    )
    store.add_invoice_line(draft, "Conseil", unit_price=80, vat_rate=20)
    store.issue_invoice(draft, date(2026, 1, 10))


def make_doubles(opened: Open) -> None:
    """Both sync; one is retired, and the other has a session that runs and a step that is not sent."""
    with TemporaryDirectory() as folder, opened("doubles.db") as store:
        remote = Path(folder) / "remote"
        remote.mkdir()
        with Store(
            Path(folder) / "other.db", time_zone="Europe/Paris", locale="C", clock=store.now
        ) as other:
            _fill(store)
            _fill(other)
            for each, name in ((store, "desk"), (other, "tablet")):
                each.add_remote(remote, name)
                each.sync()
            store.sync()
        (tablet,) = (each for each in store.replicas() if each.name == "tablet")
        store.retire_replica(tablet.uid)
        store.start_focus(minutes=25)
        store.add("Not sent")
