"""A French seller, a French client, and what is sold."""

from __future__ import annotations

from datetime import date
from typing import Any

from taskcore import Store


def set_seller(store: Store) -> None:
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
        iban="FR7630006000011234567890189",
    )


def add_client(store: Store, name: str = "Exemples SAS", **properties: Any) -> int:
    known = {
        "street": "2 place Bellecour",
        "postal_code": "69002",
        "city": "Lyon",
        "country": "FR",
        "siren": "404833048",
        "email": "compta@exemples.example",
    }
    return store.add_client(name, **{**known, **properties})


def add_draft(store: Store, client_id: int | None = None, **properties: Any) -> int:
    """A draft for two and a half hours of work: 200 EUR, 240 EUR with VAT."""
    if client_id is None:
        client_id = add_client(store)
    draft = store.add_invoice(client_id, **properties)
    store.add_invoice_line(
        draft, "Conseil", quantity="2.5", unit="hour", unit_price=80, vat_rate=20
    )
    return draft


def add_issued(store: Store, client_id: int | None = None, day: date | None = None) -> int:
    draft = add_draft(store, client_id)
    store.issue_invoice(draft, day)
    return draft
