"""A program as somebody writes it who installed the wheel: whatever it does needs no other package.

It prints where the package and the library are, and what the library says where something is missing.
"""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Callable
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Any

import taskcore
from taskcore import InvoiceState, Store, TaskcoreError, XMLFormat, library_version
from taskcore._low_level.library import library

THREADS = 8
TASKS = 25


def keep_tasks(path: str) -> None:
    with Store(path, locale="C") as store:
        rent = store.add("Zahnärztin 🦷 anrufen", project="Alltag", tags=["gesund"])
        store.add_event("Review", datetime(2026, 3, 1, 9), duration=timedelta(hours=1))
        store.complete(rent)
        store.undo()
    with Store(path) as store:
        assert [task.title for task in store.tasks("+gesund")] == ["Zahnärztin 🦷 anrufen"]
        store.export_file(path + ".json", "json")
        store.export_file(path + ".ics", "icalendar")
        assert "<svg" in store.report_html(date(2026, 1, 1))


def use_threads() -> None:
    """Threads that share a store, each of which gets what its own callback raised."""
    with Store(":memory:") as store:
        wrong: list[object] = []
        start = threading.Barrier(THREADS)

        def work(number: int) -> None:
            class Mine(Exception):
                pass

            def refuse(*_: object) -> str:
                raise Mine

            start.wait()
            for each in range(TASKS):
                store.add(f"{number}-{each}")
                titles = [task.title for task in store.tasks()]
                if f"{number}-{each}" not in titles:
                    wrong.append(titles)
                try:
                    store.add_remote(".", "device", passphrase=refuse)
                    wrong.append("nothing was raised")
                except Mine:
                    pass

        threads = [threading.Thread(target=work, args=(number,)) for number in range(THREADS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not wrong, wrong[:1]
        assert store.count() == THREADS * TASKS


def answers(store: Store) -> dict[str, str]:
    """What the features say that take a library of the system: "done", or the error."""
    store.set_profile(
        name="Atelier Dupont",
        legal_form="EI",
        street="1 rue de la Paix",
        postal_code="75002",
        city="Paris",
        country="FR",
        siren="732829320",
        vat_number="FR44732829320",
        email="contact@atelier-dupont.example",
    )
    client = store.add_client(
        "Exemples SAS",
        street="2 place Bellecour",
        postal_code="69002",
        city="Lyon",
        country="FR",
        siren="404833048",
    )
    draft = store.add_invoice(client)
    store.add_invoice_line(
        draft, "Conseil", quantity=2, unit="hour", unit_price=Decimal("80"), vat_rate=20
    )
    number = store.issue_invoice(draft)
    assert [each.number for each in store.invoices(state=[InvoiceState.ISSUED])] == [number]
    xml = store.invoice_xml(draft, XMLFormat.CII)
    asked: dict[str, Callable[[], Any]] = {
        "zone": lambda: Store(":memory:", time_zone="Europe/Paris").close(),
        "pdf": lambda: store.invoice_pdf(draft),
        "xml": lambda: store.import_invoice(xml),
        "encrypted sync": lambda: store.add_remote(".", "device", passphrase="correct horse"),
        "hub": lambda: store.add_remote("postgresql://ann@127.0.0.1:1/x", "device"),
        "account": lambda: store.add_account("https://ann@127.0.0.1:1/", "device"),
    }
    said: dict[str, str] = {}
    for name, ask in asked.items():
        try:
            ask()
            said[name] = "done"
        except TaskcoreError as error:
            said[name] = f"{type(error).__name__}: {error}"
    return said


keep_tasks("tasks.db")
use_threads()
with Store(":memory:") as invoices:
    said = answers(invoices)
print(
    json.dumps(
        {
            "version": library_version(),
            "package": taskcore.__file__,
            "library": library._name,
            "gil": getattr(sys, "_is_gil_enabled", lambda: True)(),
            "said": said,
        }
    )
)
