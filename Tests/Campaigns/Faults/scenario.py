"""A store with something of each family, and the calls on it that meet the faults."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from taskcore import Durability, Store

NOON = datetime(2026, 1, 15, 12, tzinfo=UTC)
Call = Callable[[Store, Path], object]


def open_store(path: Path, now: datetime = NOON) -> Store:
    return Store(
        path,
        durability=Durability.FULL,
        busy_timeout=1.0,
        time_zone="Europe/Paris",
        clock=lambda: now,
    )


def furnish(path: Path) -> None:
    with open_store(path) as store:
        store.add_project("Home")
        for number in range(40):
            store.add(
                f"Task {number}",
                project="Home",
                tags=["bank"] if number % 2 else ["shop", "slow"],
                notes="A longer text, so that the tasks take several pages. " * 5,
            )
        store.add("Water the plants", repeat_rule="FREQ=WEEKLY", due=date(2026, 1, 15))
        store.delete(3)
        store.complete(4)
        store.add_filter("Bank", "@bank")
        store.add_event("Meeting", NOON + timedelta(hours=3), duration=timedelta(hours=1))
        store.add_holiday(date(2026, 2, 1))
        store.set_profile(
            name="Atelier Dupont", legal_form="EI", street="1 rue de la Paix",
            postal_code="75002", city="Paris", country="FR", siren="732829320",
            vat_number="FR44732829320", email="contact@atelier-dupont.example",
            iban="FR7630006000011234567890189",
        )  # fmt: skip
        client = store.add_client(
            "Exemples SAS", street="2 place Bellecour", postal_code="69002", city="Lyon",
            country="FR", siren="404833048", email="compta@exemples.example",
        )  # fmt: skip
        for _ in range(2):
            draft = store.add_invoice(client)
            store.add_invoice_line(
                draft, "Conseil", quantity="2.5", unit="hour", unit_price=80, vat_rate=20
            )
        store.issue_invoice(1)
        store.export_file(path.parent / "given.json")


# Calls that change the store.
CHANGES: dict[str, Call] = {
    "add": lambda store, _: store.add("Pay rent", project="Bills", tags=["new", "bank"]),
    "add many": lambda store, _: store.add_many({"title": f"New {n}"} for n in range(100)),
    "quick add": lambda store, _: store.quick_add("Call Ann tomorrow 9:00 @phone #Home !p1"),
    "update": lambda store, _: store.update([1, 2], title="Other", due=date(2026, 3, 1)),
    "complete": lambda store, _: store.complete([5, 6, 41]),
    "complete where": lambda store, _: store.complete_where("@bank"),
    "delete": lambda store, _: store.delete([7, 8]),
    "restore": lambda store, _: store.restore(3),
    "purge": lambda store, _: store.purge(3),
    "move": lambda store, _: store.move([9], parent_id=10),
    "skip": lambda store, _: store.skip_occurrence(41),
    "undo": lambda store, _: store.undo(),
    "project": lambda store, _: store.update_project(2, name="House"),
    "delete project": lambda store, _: store.delete_projects(2),
    "rename tag": lambda store, _: store.rename_tag("bank", "banque"),
    "filter": lambda store, _: store.add_filter("Slow", "@slow"),
    "event": lambda store, _: store.add_event("Other", NOON + timedelta(days=2)),
    "update event": lambda store, _: store.update_event(1, title="Meeting of all"),
    "focus": lambda store, _: store.start_focus(1, minutes=25),
    "holiday": lambda store, _: store.add_holiday(date(2026, 5, 1)),
    "settings": lambda store, _: store.set_pulse_settings(daily_goal=7),
    "client": lambda store, _: store.update_clients(1, city="Paris"),
    "draft": lambda store, _: store.add_invoice(1),
    "line": lambda store, _: store.update_invoice_line(2, name="Other work"),
    "issue": lambda store, _: store.issue_invoice(2),
    "payment": lambda store, _: store.add_payment(1, 20),
    "credit": lambda store, _: store.credit_invoice(1),
    "void": lambda store, _: store.void_invoice(1),
    "import": lambda store, folder: store.import_file(folder / "other.json"),
    "repair": lambda store, _: store.repair(),
}  # fmt: skip

# Calls that change nothing in it.
READS: dict[str, Call] = {
    "tasks": lambda store, _: len(store.tasks("@bank sort:title")),
    "search": lambda store, _: len(store.tasks("text:longer")),
    "get": lambda store, _: store.get(1).title,
    "home": lambda store, _: store.home(),
    "agenda": lambda store, _: len(list(store.agenda())),
    "month": lambda store, _: len(store.month()),
    "projects": lambda store, _: len(store.projects()),
    "tags": lambda store, _: len(store.tags()),
    "history": lambda store, _: len(store.history(1)),
    "pulse": lambda store, _: store.pulse(),
    "report": lambda store, _: len(store.report_html()),
    "invoice": lambda store, _: store.invoice(1),
    "invoice as XML": lambda store, _: len(store.invoice_xml(1)),
    "turnover": lambda store, _: len(store.turnover()),
    "ageing": lambda store, _: len(store.ageing()),
    "check invoice": lambda store, _: len(store.check_invoice(2)),
    "check": lambda store, _: store.check(),
    "export": lambda store, folder: store.export_file(folder / "out.json"),
    "export as iCalendar": lambda store, folder: store.export_file(folder / "out.ics"),
    "report as a file": lambda store, folder: store.report_html_file(folder / "out.html"),
}
