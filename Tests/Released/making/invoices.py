"""Invoices of each kind and state, with all that an invoice can say."""

from __future__ import annotations

import base64
from datetime import date

from taskcore import (
    BillingGrouping,
    ClientKind,
    Entity,
    InputOutputError,
    InvoiceKind,
    RecurringPeriod,
    SMTPServer,
    Store,
    VATCategory,
)

# A picture of one pixel.
LOGO = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNQcGgAAAFkAOHHE8n2AAAAAElFTkSuQmCC"
)
# Nobody listens at that port.
NOWHERE = SMTPServer("127.0.0.1", 1)


def _draft(store: Store, client: int, name: str, **more: object) -> int:
    draft = store.add_invoice(client, **more)  # type: ignore[arg-type]
    store.add_invoice_line(draft, name, unit_price=100, vat_rate=20)
    return draft


def add_parties(store: Store) -> int:
    """A seller and a client of whom everything is known; gives the client's id."""
    store.set_profile(
        trading_name="Dupont & fille", share_capital="1 000 EUR", registry="RCS Paris",
        contact="Zoë", street_2="Bâtiment B", region="Île-de-France", siret="73282932000074",
        registration_number="HRB 7", tax_number="21/815/08150", phone="+33 1 23 45 67 89",
        electronic_address="732829320", electronic_scheme="0225", bic="AGRIFRPP",
        account_name="A. Dupont", locale="fr", currency="EUR", supplies="services",
        default_vat="20", page_template="studio", invoice_profile="facturx", vat_point="debits",
        prices="net",
    )  # fmt: skip
    store.set_logo(LOGO)
    return store.add_client(
        "Ville de Lyon", notes="Asks for an order number.", hourly_rate=95, kind=ClientKind.PUBLIC_BODY,
        trading_name="Lyon", legal_form="commune", share_capital="0", registry="INSEE", contact="Ann",
        street="1 place de la Comédie", street_2="Bureau 4", postal_code="69001", city="Lyon",
        region="Rhône", country="FR", siren="216901231", siret="21690123100011", registration_number="HRB 8",
        tax_number="1/2", email="ville@exemples.example", phone="+33 4 72 10 30 30",
        electronic_address="216901231", electronic_scheme="0225", iban="FR7630006000011234567890189",
        bic="AGRIFRPP", account_name="Ville", locale="fr", currency="EUR", supplies="services",
        default_vat="20", page_template="plain", invoice_profile="facturx", vat_point="debits", prices="net",
    )  # fmt: skip


def add_small_enterprise(store: Store) -> None:
    """An issued invoice of a seller who charges no VAT, and a client of his kind."""
    seller = store.profile().seller
    store.add_client(
        "Petit", country="FR", vat_scheme="small_enterprise", kind=ClientKind.PRIVATE_PERSON
    )
    store.set_profile(vat_scheme="small_enterprise")
    draft = store.add_invoice(
        store.add_client("Zoë", country="FR", city="Nice", email="zoe@exemples.example")
    )
    store.add_invoice_line(draft, "Dessin", unit_price=50)
    store.issue_invoice(draft, date(2026, 1, 13))
    store.set_profile(vat_scheme=seller.vat_scheme)


def add_full_invoice(store: Store, client: int) -> int:
    """One in another currency, with whatever an invoice and its items can say."""
    draft = store.add_invoice(
        client, currency="USD", exchange_rate="1.08", delivery_date=date(2026, 1, 9),
        period=(date(2026, 1, 1), date(2026, 1, 9)), language="en", business_process="B1",
        buyer_reference="Service 12", order_reference="PO-7", contract_reference="C-9",
        payment_terms="In a month.", late_penalty="10 %", recovery_fee="40 EUR", early_discount="None.",
        notes="Thanks.", prepaid=10, vat_point="payment", delivery_name="Dépôt", delivery_street="3 quai",
        delivery_street_2="Porte 2", delivery_postal_code="69007", delivery_city="Lyon",
        delivery_region="Rhône", delivery_country="FR",
    )  # fmt: skip
    store.add_invoice_line(
        draft, "Livres", details="Two volumes", quantity=2, unit="piece", unit_price="33.335",
        vat_rate="5.5", discount_rate=10, discount_reason="Loyal",
        period=(date(2026, 1, 2), date(2026, 1, 3)),
    )  # fmt: skip
    store.add_invoice_line(draft, "Cartes", unit_price=20, vat_rate="2.1", discount="1.50")
    store.add_invoice_line(
        draft, "Cours", unit_price=80, vat_category=VATCategory.EXEMPT, vat_rate=0,
        exemption_reason="Art. 261 CGI", exemption_code="VATEX-EU-132",
    )  # fmt: skip
    store.add_adjustment(draft, rate=5, reason="Discount", reason_code="95", vat_rate="5.5")
    store.add_adjustment(
        draft, is_charge=True, amount=4, reason="Freight", reason_code="FC",
        vat_category=VATCategory.EXEMPT, vat_rate=0, exemption_reason="Art. 261 CGI",
        exemption_code="VATEX-EU-132",
    )  # fmt: skip
    store.issue_invoice(draft, date(2026, 1, 13))
    return draft


def add_states(store: Store, client: int) -> None:
    """Overpaid, void, replaced, with gross prices, and of quotes."""
    today = date(2026, 1, 13)
    overpaid, void, old = (_draft(store, client, each) for each in ("Trop", "Nul", "Faux"))
    gross = _draft(store, client, "Brut", has_gross_prices=True)
    for each in (overpaid, void, old, gross):
        store.issue_invoice(each, today)
    store.add_payment(
        overpaid, 150, today, means="58", reference="TR-1", notes="Too much", overpaid=True
    )
    store.void_invoice(void, today)
    store.issue_invoice(store.correct_invoice(old), today)
    add_final_invoices(store, [client, store.clients("Exemples SAS")[0].id])
    quotes = [
        _draft(store, client, each, kind=InvoiceKind.QUOTE, valid_until=date(2026, 2, 1))
        for each in ("Oui", "Non", "Peut-être")
    ]
    for each in quotes:
        store.issue_invoice(each, today)
    store.accept_quote(quotes[0], today)
    store.decline_quote(quotes[1], today)
    store.issue_invoice(store.invoice_quote(quotes[0]), today)
    store.add_invoice(client, kind=InvoiceKind.CREDIT_NOTE, preceding=("OLD-1", date(2025, 12, 1)))


def add_final_invoices(store: Store, clients: list[int]) -> None:
    """After a down payment, which each kind of client has in a way of its own."""
    for client in clients:
        contract = _draft(store, client, "Contrat", payment_days=15)
        first = store.add_down_payment(contract, share=30)
        store.issue_invoice(first, date(2026, 1, 13))
        store.deduct_down_payments(contract, first)
        store.issue_invoice(contract, date(2026, 1, 13))


def bill_time(store: Store, client: int) -> None:
    """A draft of all hours that were worked, and one of a task."""
    draft = store.add_invoice(client)
    store.bill_focus(
        draft,
        date(2026, 1, 1),
        date(2026, 1, 12),
        80,
        vat_rate=20,
        grouping=BillingGrouping.BY_TASK,
    )
    (report,) = (task for task in store.completed() if task.title == "Report")
    store.add_invoice_line(draft, "Rapport", unit_price=300, vat_rate=20, task_ids=[report.id])


def add_invoices(store: Store) -> None:
    """All of them."""
    client = add_parties(store)
    full = add_full_invoice(store, client)
    add_states(store, client)
    add_small_enterprise(store)
    bill_time(store, client)
    store.set_number_series("LYON", "L{YYYY}-{NNN}")
    store.issue_invoice(_draft(store, client, "Série", series="LYON"), date(2026, 1, 13))
    store.add_comment(full, "Sent by post as well.", entity=Entity.INVOICE)
    store.repeat_invoice(
        _draft(store, client, "Loyer"), "FREQ=MONTHLY;BYMONTHDAY=1", zone="America/New_York",
        start_date=date(2026, 2, 1), period=RecurringPeriod.COMING, paused=True,
    )  # fmt: skip
    try:
        store.send_email(full, NOWHERE, to="ville@exemples.example", subject="Your invoice")
    except InputOutputError:
        return
    raise AssertionError("somebody took the message")
