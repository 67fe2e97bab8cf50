"""The profiles that invoices are written in, from the shell."""

from __future__ import annotations

import json

import pytest

from conftest import Shell

GERMAN = (
    "profile set name:'Nordlicht GmbH' legal_form:GmbH country:DE street:'Hafenstraße 3' postal_code:20457 "
    "city:Hamburg vat_number:DE136695976 iban:'DE89 3704 0044 0532 0130 00' default_vat:19 locale:en"
)
FIRM = (
    "client add 'Muster AG' country:DE postal_code:10178 city:Berlin email:a@muster.example "
    "invoice_profile:xrechnung"
)


@pytest.fixture
def german(shell: Shell) -> Shell:
    shell(GERMAN, FIRM, "invoice add 1", "invoice item 1 Advice price:95")
    return shell


def test_each_problem_names_its_rule_and_the_command_that_mends_it(german: Shell) -> None:
    said = " ".join(german("invoice check 1").split())
    assert said.startswith("Checked as XRechnung 3.0.")
    for rule, command in (
        ("BR-DE-2", "profile set contact:"),
        ("BR-DE-6", "profile set phone:"),
        ("BR-DE-7", "profile set email:"),
        ("BR-DE-15", "invoice edit 1 reference:"),
        ("BR-DE-TMP-32", "invoice edit 1 delivery:"),
    ):
        assert rule in said and f"Type “{command}”." in said
    german("profile set contact:Kim phone:'040 12345' email:post@nordlicht.example")
    german("invoice edit 1 reference:R-7 delivery:today")
    assert german("invoice check 1") == "It can be issued.\nChecked as XRechnung 3.0.\n"
    assert "Profile XRechnung 3.0" in " ".join(german("invoice show 1").split())


def test_its_file_is_that_of_the_profile_unless_another_one_is_named(german: Shell) -> None:
    german(
        "profile set contact:Kim phone:'040 12345' email:post@nordlicht.example",
        "invoice edit 1 reference:R-7 delivery:today",
        "invoice issue 1",
    )
    number = german.record("invoice show 1")["number"]
    assert "xrechnung_3.0" in german(f"invoice xml {number} -")
    assert "CrossIndustryInvoice" in german(f"invoice xml {number} - --as facturx")
    assert "urn:cen.eu:en16931:2017<" in german(f"invoice xml {number} - --as ubl")
    assert "Peppol" in german.error(f"invoice xml {number} - --as peppol")[1]
    assert german.error(f"invoice xml {number} - --as word") == (
        2,
        "--as is facturx, xrechnung, peppol or ubl, not “word”.",
    )
    message = german(f"invoice mail {number} --eml -")
    assert f'filename="{number}.pdf"' in message and f'filename="{number}.xml"' in message


def test_delivery_and_the_point_of_vat_are_shown_and_written(german: Shell) -> None:
    german(
        "invoice edit 1 delivery_name:Lager delivery_street:'Kai 1' delivery_postal_code:20457 "
        "delivery_city:Hamburg delivery_country:DE vat_point:payment"
    )
    shown = german("invoice show 1")
    assert "Lager, Kai 1, 20457 Hamburg, DE" in shown and "at payment" in shown
    record = json.loads(german("invoice show 1 --format json"))
    record = record[0] if isinstance(record, list) else record
    assert (record["vat_point"], record["delivery_city"]) == ("payment", "Hamburg")
    assert "invoice_date, delivery or payment" in german.error("invoice edit 1 vat_point:never")[1]
    assert "does not say when VAT is due" in german.error("profile set vat_point:never")[1]
