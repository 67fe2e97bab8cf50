"""Purchases: invoices of others, as files."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from taskcore import Store

SAMPLES = Path(__file__).parents[2] / "Invoices/Validation/samples"


def receive(store: Store) -> None:
    paid = store.add_purchase((SAMPLES / "invoice-cii.xml").read_bytes())
    store.add_purchase((SAMPLES / "credit-note-ubl.xml").read_bytes())
    store.update_purchase(paid, notes="For the office")
    store.pay_purchase(paid, 50, date(2026, 1, 12), means="58", reference="SEPA 7")
