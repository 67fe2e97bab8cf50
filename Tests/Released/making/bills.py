"""A seller, clients, and invoices in every state."""

from __future__ import annotations

from datetime import date

from taskcore import InvoiceKind, Store


def _draft(store: Store, client: int, name: str, price: int, **more: object) -> int:
    draft = store.add_invoice(client, **more)  # type: ignore[arg-type]
    store.add_invoice_line(draft, name, quantity="2.5", unit="hour", unit_price=price, vat_rate=20)
    return draft


def bill(store: Store) -> None:
    store.set_profile(
        name="Atelier Dupont", legal_form="EI", street="1 rue de la Paix", postal_code="75002",
        city="Paris", country="FR", siren="732829320", vat_number="FR44732829320",
        email="contact@atelier-dupont.example", iban="FR7630006000011234567890189",
    )  # fmt: skip
    client = store.add_client(
        "Exemples SAS", street="2 place Bellecour", postal_code="69002", city="Lyon", country="FR",
        siren="404833048", vat_number="FR83404833048", email="compta@exemples.example", hourly_rate=100,
    )  # fmt: skip
    store.update_clients(store.add_client("Gone SARL", country="FR"), archived=True)
    store.update_project(store.find_project("Client"), client_id=client)
    _draft(store, client, "Formation", 120)
    issued = _draft(store, client, "Conseil", 80)
    paid = _draft(store, client, "Atelier", 60)
    credited = _draft(store, client, "Retour", 40)
    quote = _draft(store, client, "Offre", 200, kind=InvoiceKind.QUOTE)
    for invoice in (issued, paid, credited, quote):
        store.issue_invoice(invoice, date(2026, 1, 10))
    store.add_payment(issued, 100, date(2026, 1, 12))
    store.add_payment(paid, date=date(2026, 1, 13))
    store.issue_invoice(store.credit_invoice(credited), date(2026, 1, 13))
    store.accept_quote(quote, date(2026, 1, 13))
    store.repeat_invoice(_draft(store, client, "Abonnement", 30), "FREQ=MONTHLY")
