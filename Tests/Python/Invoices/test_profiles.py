"""The profiles that invoices are written in."""

from __future__ import annotations

import email
import email.policy
import io
from datetime import date
from typing import Any

import pikepdf
import pytest

from invoicing import add_client, add_draft, add_issued, set_seller
from taskcore import ConflictError, InvalidError, Store, XMLFormat

XRECHNUNG = b"urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0"


@pytest.fixture
def german(store: Store) -> Store:
    """A seller whose invoices are XRechnungen."""
    store.set_profile(
        name="Nordlicht GmbH",
        street="Hafenstraße 3",
        postal_code="20457",
        city="Hamburg",
        country="DE",
        vat_number="DE136695976",
        contact="Kim Berg",
        phone="040 12345",
        email="post@nordlicht.example",
        iban="DE89370400440532013000",
        invoice_profile="xrechnung",
    )
    return store


def draft(store: Store, **properties: Any) -> int:
    client = store.add_client(
        "Muster AG", postal_code="10969", city="Berlin", country="DE", email="a@muster.example"
    )
    invoice = store.add_invoice(client, buyer_reference="R-7", delivery_date=date(2026, 1, 10))
    store.update_invoice(invoice, **properties)
    store.add_invoice_line(invoice, "Beratung", unit_price=95, vat_rate=19)
    return invoice


def attachments(message: bytes) -> dict[str, bytes]:
    parsed = email.message_from_bytes(message, policy=email.policy.default)
    found = {}
    for each in parsed.iter_attachments():
        content = each.get_payload(decode=True)
        assert isinstance(content, bytes)
        found[str(each.get_filename())] = content
    return found


def test_the_profile_asks_for_what_it_wants_and_says_how_it_is_mended(german: Store) -> None:
    invoice = draft(german, buyer_reference="")
    (problem,) = [each for each in german.check_invoice(invoice) if each.rule == "BR-DE-15"]
    assert (problem.field, problem.call) == ("buyer_reference", "taskcore_invoice_update")
    with pytest.raises(InvalidError):
        german.issue_invoice(invoice)


def test_an_invoice_is_written_in_its_profile_and_keeps_it(german: Store) -> None:
    invoice = draft(german)
    german.issue_invoice(invoice)
    xml = german.invoice_xml(invoice)
    assert XRECHNUNG in xml and xml == german.invoice_xml(invoice, XMLFormat.XRECHNUNG)
    german.set_profile(invoice_profile="peppol")
    assert german.invoice(invoice).invoice_profile == "xrechnung"
    assert german.invoice_xml(invoice) == xml
    assert b"CrossIndustryInvoice" in german.invoice_xml(invoice, XMLFormat.CII)


def test_the_message_has_the_file_beside_the_page(german: Store) -> None:
    invoice = draft(german)
    number = german.issue_invoice(invoice)
    files = attachments(german.compose_email(invoice))
    assert set(files) == {f"{number}.pdf", f"{number}.xml"}
    assert files[f"{number}.xml"].strip() == german.invoice_xml(invoice).strip()
    with pikepdf.open(io.BytesIO(files[f"{number}.pdf"])) as document:
        assert not document.attachments


def test_another_profile_is_written_if_its_rules_are_kept(german: Store) -> None:
    invoice = draft(german)
    german.issue_invoice(invoice)
    with pytest.raises(ConflictError) as refused:
        german.invoice_xml(invoice, XMLFormat.PEPPOL)
    assert "Peppol" in str(refused.value)


def test_the_client_chooses(store: Store) -> None:
    set_seller(store)
    client = add_client(store)
    store.update_clients(client, invoice_profile="Peppol")
    invoice = add_draft(store, client)
    assert store.invoice(invoice).invoice_profile == "peppol"
    assert "BR-FR-08" in {each.rule for each in store.check_invoice(invoice)}
    with pytest.raises(InvalidError) as refused:
        store.update_clients(client, invoice_profile="edifact")
    assert refused.value.field == "invoice_profile"


def test_vat_is_due_on_debits_by_the_choice_of_the_seller(store: Store) -> None:
    set_seller(store)
    store.set_profile(vat_point="debits")
    issued = add_issued(store)
    assert store.invoice(issued).vat_point == "debits"
    assert b"<ram:DueDateTypeCode>5<" in store.invoice_xml(issued)
    ubl = store.invoice_xml(issued, XMLFormat.UBL)
    assert b"<cbc:DescriptionCode>3<" in ubl
    own = add_draft(store)
    store.update_invoice(own, vat_point="payment")
    assert store.invoice(own).vat_point == "payment"
    with pytest.raises(InvalidError):
        store.update_invoice(own, vat_point="never")
    other = Store(":memory:")
    with other:
        set_seller(other)
        other.set_profile(vat_point="payment")
        assert other.invoice(other.import_invoice(store.invoice_xml(issued))).vat_point == (
            "invoice_date"
        )


def test_an_address_of_delivery_is_in_both_syntaxes_and_read_again(store: Store) -> None:
    set_seller(store)
    invoice = add_draft(store)
    place: dict[str, Any] = {
        "delivery_name": "Entrepôt",
        "delivery_street": "1 quai Sud",
        "delivery_street_2": "Porte 4",
        "delivery_postal_code": "13002",
        "delivery_city": "Marseille",
        "delivery_region": "Provence",
        "delivery_country": "FR",
    }
    store.update_invoice(invoice, **place)
    store.issue_invoice(invoice)
    document = store.invoice(invoice)
    assert {name: getattr(document, name) for name in place} == place
    for format in (XMLFormat.CII, XMLFormat.UBL):
        xml = store.invoice_xml(invoice, format).decode()
        assert all(text in xml for text in place.values())
    with Store(":memory:") as other:
        set_seller(other)
        read = other.invoice(other.import_invoice(store.invoice_xml(invoice)))
        assert {name: getattr(read, name) for name in place} == place
    note = store.credit_invoice(invoice)
    assert store.invoice(note).delivery_city == "Marseille"


def test_a_page_in_another_language_has_the_law_in_it(store: Store) -> None:
    set_seller(store)
    client = add_client(store)
    store.update_clients(client, locale="fr")
    issued = add_issued(store, client)
    assert "Tout retard" in store.invoice(issued).recovery_fee
    assert store.invoice_pdf(issued, language="en") != store.invoice_pdf(issued)
