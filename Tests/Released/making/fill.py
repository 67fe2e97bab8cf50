"""Records with the properties that few have, so that a release keeps each of them."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Any

from taskcore import Link, Participation, Priority, Store, VATCategory

PARTY: dict[str, Any] = {
    "trading_name": "Chez Anne", "legal_form": "SARL", "share_capital": "10 000 EUR",
    "registry": "RCS Lyon", "contact": "Anne Martin", "street": "3 quai Perrache",
    "street_2": "Bâtiment B", "postal_code": "69002", "city": "Lyon", "region": "Rhône",
    "country": "FR", "siren": "404833048", "siret": "40483304800022", "registration_number": "R-7",
    "vat_number": "FR83404833048", "tax_number": "T-9", "email": "anne@exemples.example",
    "phone": "+33 4 72 00 00 00", "electronic_address": "404833048", "electronic_scheme": "0002",
    "iban": "FR7630006000011234567890189", "bic": "AGRIFRPP", "account_name": "Anne Martin",
    "locale": "fr", "currency": "EUR", "supplies": "goods", "default_vat": "20",
    "vat_scheme": "small_enterprise", "page_template": "studio", "invoice_profile": "xrechnung",
    "vat_point": "debits", "prices": "gross",
}  # fmt: skip


def fill_tasks(store: Store) -> None:
    work = store.find_project("Work")
    store.update_project(work, icon="briefcase")
    store.set_tag_colour("bank", 4)
    store.update_filter(store.find_filter("Bank"), colour=2)
    section = next(each.uid for each in store.sections(work) if each.name == "Next")
    store.add_calendar("Bank holidays", visible=False, read_only=True, blocking=False)
    everything = store.add(
        "Everything", project_id=work, section_uid=section, priority=Priority.P2, hourly_rate=95,
        start=datetime(2026, 1, 14, 9), planned=datetime(2026, 1, 14, 10),
        due=datetime(2026, 1, 15, 12), until=datetime(2026, 2, 1, 12), zone="Asia/Tokyo",
        notes="All of it", url="https://everything.example", favourite=True,
        estimated_duration=timedelta(hours=3), links=[Link("https://a.example", "A")],
    )  # fmt: skip
    store.add("Some day soon", planned=date(2026, 1, 20), until=date(2026, 3, 1))
    store.start(everything)
    store.update_comment(store.add_comment(everything, "At frist"), text="At first")
    again = store.add("Done too early")
    store.complete(again)
    store.reopen(again)
    store.add_event(
        "With everything", datetime(2026, 1, 18, 9), duration=timedelta(hours=1), zone="Asia/Tokyo",
        notes="All of it", location="Here", url="https://everything.example", task_id=everything,
        repeat_rule="FREQ=WEEKLY", excluded_dates=[datetime(2026, 1, 25, 9)],
        added_dates=[datetime(2026, 1, 26, 9)], links=[Link("https://b.example", "B")],
        project="Work", tags=["bank"], participation=Participation.TENTATIVE,
    )  # fmt: skip


def fill_focus(store: Store) -> None:
    """A session with a pause, which is still running."""
    store.start_focus(minutes=50)
    store.pause_focus()
    store.resume_focus()


def fill_invoices(store: Store) -> None:
    client = store.add_client("Tout SARL", notes="Knows all", **PARTY)
    draft = store.add_invoice(
        client, due_date=date(2026, 3, 1), delivery_date=date(2026, 1, 12),
        period=(date(2026, 1, 1), date(2026, 1, 31)), currency="USD", exchange_rate="0.92",
        business_process="M1", buyer_reference="SERVICE-7", order_reference="BC-8",
        contract_reference="C-9", payment_terms="30 days", late_penalty="12 %", recovery_fee="40 EUR",
        early_discount="None", notes="Thank you.", delivery_name="Depot", delivery_street="1 rue du Port",
        delivery_street_2="Quai 2", vat_point="debits",
        delivery_postal_code="13002", delivery_city="Marseille", delivery_region="Bouches-du-Rhône",
        delivery_country="FR", has_gross_prices=True,
    )  # fmt: skip
    store.add_invoice_line(
        draft, "Books", details="Three volumes", quantity=3, unit="piece", unit_price=20,
        discount_rate=10, discount_reason="Loyalty", vat_category=VATCategory.EXEMPT,
        exemption_reason="Export", exemption_code="VATEX-EU-G", period=(date(2026, 1, 1), date(2026, 1, 2)),
    )  # fmt: skip
    store.add_adjustment(
        draft, is_charge=True, amount=5, reason="Freight", reason_code="FC",
        vat_category=VATCategory.EXEMPT, exemption_reason="Export", exemption_code="VATEX-EU-G",
    )  # fmt: skip
