"""Down payments, their credit notes, final and corrected invoices keep the official rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from taskcore import Store, XMLFormat
from validation import Validator

PRICES = [("999.99", "20"), ("123.47", "10"), ("7.77", "5.5")]
CLIENTS: dict[str, dict[str, Any]] = {
    "FR": {"siren": "404833048", "vat_number": "FR83404833048"},
    "DE": {"vat_number": "DE136695976"},
}


@pytest.fixture
def store() -> Iterator[Store]:
    with Store(":memory:") as opened:
        opened.set_profile(
            name="Atelier Dupont",
            street="1 rue de la Paix",
            postal_code="75002",
            city="Paris",
            country="FR",
            siren="732829320",
            vat_number="FR44732829320",
            email="contact@atelier.example",
            iban="FR7630006000011234567890189",
        )
        yield opened


def add_contract(store: Store, country: str) -> int:
    client = store.add_client(
        "Exemples",
        street="2 place Bellecour",
        postal_code="69002",
        city="Lyon",
        country=country,
        email="compta@exemples.example",
        **CLIENTS[country],
    )
    draft = store.add_invoice(client)
    for price, rate in PRICES:
        store.add_invoice_line(draft, "Conseil", unit_price=price, vat_rate=rate)
    store.add_adjustment(draft, is_charge=False, rate=10, reason="Remise", vat_rate=20)
    return draft


def documents(store: Store, country: str) -> dict[str, int]:
    """What is written of a contract from its first down payment to the correction of the final invoice."""
    final = add_contract(store, country)
    found = {}
    for name, share in (("first", "17.33"), ("second", "30")):
        found[name] = store.add_down_payment(final, share=share)
        store.issue_invoice(found[name])
    found["credit"] = store.credit_invoice(found["first"])
    line = store.invoice(found["credit"]).lines[0]
    store.update_invoice_line(line.id, quantity="0.3")
    store.issue_invoice(found["credit"])
    store.deduct_down_payments(final, [found["first"], found["second"]])
    store.issue_invoice(final)
    found["final"] = final
    found["corrected"] = store.correct_invoice(final)
    store.issue_invoice(found["corrected"])
    found["void"] = store.void_invoice(found["corrected"])
    return found


@pytest.mark.parametrize("country", ["FR", "DE"])
def test_each_document_keeps_the_rules(store: Store, validator: Validator, country: str) -> None:
    for name, invoice in documents(store, country).items():
        is_french = country == "FR"
        cii = validator.check_cii(store.invoice_xml(invoice, XMLFormat.CII), is_french)
        ubl = validator.check_ubl(store.invoice_xml(invoice, XMLFormat.UBL), is_french)
        assert [str(each) for each in cii + ubl if not each.is_warning] == [], name


@pytest.mark.parametrize("country", ["FR", "DE"])
def test_codes_and_references_are_those_of_the_table(store: Store, country: str) -> None:
    found = documents(store, country)
    codes = {"first": "386", "credit": "503", "final": "380", "corrected": "384", "void": "381"}
    for name, code in codes.items():
        root = ElementTree.fromstring(store.invoice_xml(found[name], XMLFormat.CII))
        [type_code] = [each.text for each in root.findall("{*}ExchangedDocument/{*}TypeCode")]
        assert type_code == code, name
        references = root.findall(".//{*}InvoiceReferencedDocument")
        expected = {"first": 0, "credit": 1, "final": 2, "corrected": 1, "void": 1}
        assert len(references) == expected[name], name


@pytest.mark.parametrize(("country", "form"), [("FR", "S4"), ("DE", "S1")])
def test_one_form_and_never_both(store: Store, country: str, form: str) -> None:
    final = store.invoice(documents(store, country)["final"])
    assert final.business_process == form
    below = [line for line in final.lines if line.quantity < 0]
    if country == "FR":
        assert not below and final.prepaid == final.deducted
    else:
        # Of the first one, a credit note left something at one rate alone.
        assert len(below) == 1 + len(PRICES) and final.prepaid == 0
        assert all(line.unit_price > 0 for line in below)
