"""A seller, clients, and invoices in every state."""

from __future__ import annotations

from datetime import date

from remind import remind
from taskcore import InvoiceKind, Store

# A picture of one white point.
LOGO = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c63"
    "f80f0001010100b138f6140000000049454e44ae426082"
)


def _draft(store: Store, client: int, name: str, price: int, **more: object) -> int:
    draft = store.add_invoice(client, **more)  # type: ignore[arg-type]
    store.add_invoice_line(draft, name, quantity="2.5", unit="hour", unit_price=price, vat_rate=20)
    return draft


def bill(store: Store) -> None:
    store.set_profile(
        name="Atelier Dupont", legal_form="EI", street="1 rue de la Paix", postal_code="75002",
        city="Paris", country="FR", siren="732829320", vat_number="FR44732829320",
        email="contact@atelier-dupont.example", iban="FR7630006000011234567890189", bic="AGRIFRPP",
        trading_name="Dupont", share_capital="1 000 EUR", registry="RCS Paris", contact="Marie Dupont",
        street_2="Cour 2", region="Île-de-France", siret="73282932000074", phone="+33 1 42 00 00 00",
        account_name="Marie Dupont", locale="fr", currency="EUR", supplies="services",
        page_template="studio",
    )  # fmt: skip
    store.set_logo(LOGO)
    client = store.add_client(
        "Exemples SAS", street="2 place Bellecour", postal_code="69002", city="Lyon", country="FR",
        siren="404833048", vat_number="FR83404833048", email="compta@exemples.example", hourly_rate=100,
    )  # fmt: skip
    store.update_clients(store.add_client("Gone SARL", country="FR"), archived=True)
    store.update_project(store.find_project("Client"), client_id=client)
    _draft(store, client, "Formation", 120)
    late = _draft(store, client, "Oubli", 90)
    store.issue_invoice(late, date(2025, 11, 3))
    issued = _draft(store, client, "Conseil", 80)
    paid = _draft(store, client, "Atelier", 60)
    credited = _draft(store, client, "Retour", 40)
    quote = _draft(store, client, "Offre", 200, kind=InvoiceKind.QUOTE)
    for invoice in (issued, paid, credited, quote):
        store.issue_invoice(invoice, date(2026, 1, 10))
    store.add_payment(
        issued, 100, date(2026, 1, 12), means="58", reference="SEPA 6", notes="The first part"
    )
    store.add_payment(paid, date=date(2026, 1, 13))
    store.issue_invoice(store.credit_invoice(credited), date(2026, 1, 13))
    store.accept_quote(quote, date(2026, 1, 13))
    store.repeat_invoice(_draft(store, client, "Abonnement", 30), "FREQ=MONTHLY")
    remind(store, late)
    _end(store, client)
    ordered = _draft(store, client, "Chantier", 500, kind=InvoiceKind.QUOTE)
    store.issue_invoice(ordered, date(2026, 1, 13))
    store.accept_quote(ordered, date(2026, 1, 13))
    advance = store.invoice_down_payment(ordered, share=30)
    store.issue_invoice(advance, date(2026, 1, 13))
    final = store.invoice_quote(ordered)
    store.add_adjustment(final, rate=10, reason="Fidélité", vat_rate=20)
    store.update_invoice(final, buyer_reference="SERVICE-7", notes="Merci.")
    store.bill_client(client, date(2026, 1, 1), date(2026, 1, 31), vat_rate=20)


def _end(store: Store, client: int) -> None:
    """One that is void, one that another one replaces, and quotes that nobody accepted."""
    day = date(2026, 1, 13)
    void, replaced = (_draft(store, client, name, 30) for name in ("Annulé", "Remplacé"))
    declined = _draft(store, client, "Trop cher", 300, kind=InvoiceKind.QUOTE)
    expired = _draft(
        store, client, "Trop tard", 300, kind=InvoiceKind.QUOTE, valid_until=date(2026, 1, 14)
    )
    for invoice in (void, replaced, declined, expired):
        store.issue_invoice(invoice, day)
    store.void_invoice(void, day)
    store.issue_invoice(store.correct_invoice(replaced), day)
    store.decline_quote(declined, day)
