"""Random invoices in each profile keep its rules: those of the norm and of Peppol as they are
published, and its own as we read them.

The official schematron of XRechnung is run as well where TASKCORE_TEST_RULES names a folder that has
XRechnung-UBL-validation.xsl.
"""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest
from seeds import random_numbers

from bookkeeping import Bookkeeping, Issued
from description import CREDIT_NOTE, INVOICE, Invoice, Line
from generator import Generator, generate
from parties import GERMAN_FIRM, SPANISH_FIRM
from profile_rules import PEPPOL, XRECHNUNG, check_profile
from profiled import GERMAN_SELLER, for_profile, national
from rates import standard
from taskcore import InvalidError, XMLFormat
from validation import UBL_PEPPOL, Validator

OFFICIAL = Path(os.environ.get("TASKCORE_TEST_RULES", "")) / "XRechnung-UBL-validation.xsl"
IDENTIFIERS = {"xrechnung": XRECHNUNG, "peppol": PEPPOL}

LATER_CODES = [(b'schemeID="0225"', b'schemeID="0002"'), (b"TypeCode>(326|384)<", b"TypeCode>380<")]
"""Codes that Peppol took after the published rules at hand, and such as they know."""

SMALL = Invoice(INVOICE, GERMAN_SELLER, SPANISH_FIRM, (), date(2026, 10, 1), date(2026, 10, 31))

Made = list[tuple[Invoice, bytes]]


def issue_all(invoices: list[Invoice], profile: str) -> Iterator[tuple[Issued, bytes]]:
    """Those that can be written in the profile: a currency without decimals is rounded by too much."""
    ordered = sorted(invoices, key=lambda each: (each.seller.name, each.issued))
    for seller, ones in itertools.groupby(ordered, key=lambda each: each.seller):
        bookkeeping = Bookkeeping(seller, profile=profile)
        with bookkeeping.store as store:
            for each in ones:
                try:
                    issued = bookkeeping.issue(each)
                except InvalidError as refused:
                    assert each.currency == "JPY" and "0.02 JPY" in str(refused), str(refused)
                    continue
                yield issued, store.invoice_xml(issued.id, XMLFormat.PROFILE)


@pytest.fixture(scope="module")
def made() -> dict[str, Made]:
    invoices = generate()
    sets = {
        "xrechnung": list(for_profile(invoices, "xrechnung")),
        "peppol": [
            *for_profile(invoices, "peppol"),
            *national(Generator(random_numbers(2)), 40),
        ],
    }
    return {
        profile: [(issued.described, xml) for issued, xml in issue_all(described, profile)]
        for profile, described in sets.items()
    }


@pytest.fixture(params=["xrechnung", "peppol"])
def profile(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def wrong(found: Iterator[tuple[Invoice, list[str]]]) -> dict[str, list[str]]:
    return {
        f"{invoice.number} {invoice.seller.name} {'/'.join(sorted(invoice.traits))}": texts
        for invoice, texts in found
        if texts
    }


def test_there_are_more_than_300_of_each(made: dict[str, Made], profile: str) -> None:
    assert len(made[profile]) > 300
    assert sum(each.kind == CREDIT_NOTE for each, _ in made[profile]) > 30
    assert all(IDENTIFIERS[profile].encode() in xml for _, xml in made[profile])


def test_the_rules_of_the_profile_are_kept(made: dict[str, Made], profile: str) -> None:
    assert wrong((each, list(map(str, check_profile(xml)))) for each, xml in made[profile]) == {}


def test_the_rules_of_the_norm_are_kept(
    made: dict[str, Made], profile: str, validator: Validator
) -> None:
    found = (
        (each, list(map(str, validator.check_ubl(xml, is_french=False))))
        for each, xml in made[profile]
    )
    assert wrong(found) == {}


def official_findings(validator: Validator, xml: bytes) -> list[str]:
    for later, known in LATER_CODES:
        xml = re.sub(later, known, xml)
    return list(map(str, validator.run(UBL_PEPPOL, xml)))


def test_the_official_rules_of_peppol_are_kept(made: dict[str, Made], validator: Validator) -> None:
    found = ((each, official_findings(validator, xml)) for each, xml in made["peppol"])
    assert wrong(found) == {}


@pytest.mark.skipif(not OFFICIAL.is_file(), reason="TASKCORE_TEST_RULES names no such rules")
def test_the_official_rules_of_xrechnung_are_kept(
    made: dict[str, Made], validator: Validator
) -> None:
    found = (
        (each, list(map(str, validator.run(OFFICIAL, xml)))) for each, xml in made["xrechnung"]
    )
    assert wrong(found) == {}


def of_other_types(profile: str) -> dict[str, bytes]:
    """Between two Germans: a down payment, the invoice that deducts it, a corrected one, and credit notes."""
    bookkeeping = Bookkeeping(next(for_profile([SMALL], profile)).seller, profile=profile)
    lines = tuple(
        Line(name, quantity=Decimal(3), price=Decimal(price), vat=standard(Decimal(rate)))
        for name, price, rate in (("Consulting", "33.333333", 19), ("Handbook", "10.01", 7))
    )
    made = {}
    with bookkeeping.store as store:
        described = replace(
            next(for_profile([replace(SMALL, buyer=GERMAN_FIRM)], profile)), lines=lines
        )
        final = bookkeeping.draft(described)
        down_payment = store.add_down_payment(final, share=30)
        store.update_invoice(down_payment, delivery_date=described.delivered)
        store.issue_invoice(down_payment)
        store.deduct_down_payments(final, down_payment)
        store.issue_invoice(final)
        other = bookkeeping.draft(described)
        store.issue_invoice(other)
        corrected = store.correct_invoice(other)
        store.issue_invoice(corrected)
        late = store.add_down_payment(bookkeeping.draft(described), share=10)
        store.update_invoice(late, delivery_date=described.delivered)
        store.issue_invoice(late)
        note = store.credit_invoice(late)
        store.issue_invoice(note)
        for name, id in (
            ("down payment", down_payment),
            ("final", final),
            ("corrected", corrected),
            ("its credit note", note),
        ):
            made[name] = store.invoice_xml(id, XMLFormat.PROFILE)
    return made


def test_documents_of_other_types_keep_the_rules(profile: str, validator: Validator) -> None:
    made = of_other_types(profile)
    codes = {name: re.findall(rb"TypeCode>(\d+)<", xml)[0].decode() for name, xml in made.items()}
    assert codes == {
        "down payment": "326",
        "final": "380",
        "corrected": "384",
        "its credit note": "381",
    }
    for name, xml in made.items():
        found = [*check_profile(xml), *validator.check_ubl(xml, is_french=False)]
        if profile == "xrechnung" and OFFICIAL.is_file():
            found += validator.run(OFFICIAL, xml)
        assert found == [], (name, list(map(str, found)))
        if profile == "peppol":
            assert official_findings(validator, xml) == [], name


# Each changes a file that is right, so that one rule is broken.
BREACHES = [
    ("xrechnung", "<cbc:BuyerReference>[^<]*</cbc:BuyerReference>", "", "BR-DE-15"),
    ("xrechnung", "<cac:PaymentMeans>.*?</cac:PaymentMeans>", "", "BR-DE-1"),
    ("xrechnung", "<cac:Contact>.*?</cac:Contact>", "", "BR-DE-2"),
    ("xrechnung", "<cac:Contact><cbc:Name>[^<]*</cbc:Name>", "<cac:Contact>", "BR-DE-5"),
    ("xrechnung", "<cbc:Telephone>[^<]*", "<cbc:Telephone>1-2", "BR-DE-27"),
    ("xrechnung", "<cbc:ElectronicMail>[^<]*", "<cbc:ElectronicMail>a@b", "BR-DE-28"),
    ("xrechnung", "<cbc:CityName>[^<]*</cbc:CityName>", "", "BR-DE-3"),
    ("xrechnung", "<cbc:PostalZone>[^<]*</cbc:PostalZone>", "", "BR-DE-4"),
    ("xrechnung", "TypeCode>380", "TypeCode>386", "BR-DE-17"),
    ("xrechnung", "<cbc:ActualDeliveryDate>[^<]*</cbc:ActualDeliveryDate>", "", "BR-DE-TMP-32"),
    ("xrechnung", "<cac:PayeeFinancialAccount>.*</cac:PayeeFinancialAccount>", "", "BR-DE-23-a"),
    ("xrechnung", "<cbc:ProfileID>.*</cbc:ProfileID>", "", "PEPPOL-EN16931-R001"),
    ("peppol", "billing:01:1.0", "billing:1.0", "PEPPOL-EN16931-R007"),
    ("peppol", "<cbc:BuyerReference>[^<]*</cbc:BuyerReference>", "", "PEPPOL-EN16931-R003"),
    (
        "peppol",
        "<cbc:DocumentCurrencyCode>",
        "<cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note>\\g<0>",
        "PEPPOL-EN16931-R002",
    ),
    (
        "peppol",
        "<cbc:Name>Consulting",
        "<cbc:Name></cbc:Name><cbc:Name>Consulting",
        "PEPPOL-EN16931-R008",
    ),
    ("peppol", 'schemeID="9930"', 'schemeID="EM"', "PEPPOL-EN16931-CL008"),
    ("peppol", "<cbc:EndpointID .*?</cbc:EndpointID>", "", "PEPPOL-EN16931-R020"),
    ("peppol", '<cbc:PriceAmount currencyID="EUR">100', "\\g<0>1", "PEPPOL-EN16931-R120"),
    ("peppol", "TypeCode>380", "TypeCode>325", "PEPPOL-EN16931-P0100"),
    ("peppol", "TypeCode>380", "TypeCode>384", "PEPPOL-EN16931-P0112"),
]


LATER_RULES = {"PEPPOL-EN16931-P0112"}
"""They came after the published ones at hand."""


@pytest.fixture(scope="module")
def plain() -> dict[str, bytes]:
    """One of a German seller in each profile, of one line."""
    item = Line("Consulting", quantity=Decimal(1), price=Decimal(100), vat=standard(Decimal(19)))
    invoice = replace(
        SMALL, seller=GERMAN_SELLER, buyer=SPANISH_FIRM, lines=(item,), buyer_reference="R-7"
    )
    return {
        name: next(issue_all(list(for_profile([invoice], name)), name))[1] for name in IDENTIFIERS
    }


@pytest.mark.parametrize(("profile", "old", "new", "rule"), BREACHES)
def test_a_breach_is_found(
    plain: dict[str, bytes], validator: Validator, profile: str, old: str, new: str, rule: str
) -> None:
    text = plain[profile].decode()
    assert check_profile(text.encode()) == []
    changed = re.sub(old, new, re.sub(r">\s+<", "><", text), count=1, flags=re.DOTALL)
    assert changed != text
    found = [each.rule for each in check_profile(changed.encode())]
    assert rule in found, found
    if profile == "peppol" and rule not in LATER_RULES:
        official = [each.rule for each in validator.run(UBL_PEPPOL, changed.encode())]
        assert rule in official, official
