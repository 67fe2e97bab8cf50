"""Generated invoices as a profile has them: with parties, references and dates that its rules ask for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

import parties
from description import VAT, Invoice, Line, Party
from generator import Generator

GERMAN_SELLER = Party(
    name="Nordlicht GmbH",
    legal_form="GmbH",
    street="Hafenstraße 3",
    postcode="20457",
    city="Hamburg",
    country="DE",
    vat_number="DE136695976",
    email="buchhaltung@nordlicht.example",
    endpoint=("9930", "DE136695976"),
    iban="DE89370400440532013000",
    bic="COBADEFFXXX",
)
# Sellers whose countries have rules of their own in Peppol, each with a rate that it has.
NATIONAL_SELLERS = (
    (
        Party(
            name="Tulpen B.V.",
            street="Keizersgracht 1",
            postcode="1015 CJ",
            city="Amsterdam",
            country="NL",
            vat_number="NL004495445B01",
            registration="30265600",
            endpoint=("0106", "30265600"),
            iban="NL91ABNA0417164300",
        ),
        "21",
    ),
    (
        Party(
            name="Fjäll AB",
            street="Storgatan 2",
            postcode="111 51",
            city="Stockholm",
            country="SE",
            vat_number="SE556036079301",
            registration="5560360793",
            tax_number="Godkänd för F-skatt",
            endpoint=("0007", "5560360793"),
            iban="SE4550000000058398257466",
        ),
        "25",
    ),
    (
        Party(
            name="Havn ApS",
            street="Nyhavn 4",
            postcode="1051",
            city="København",
            country="DK",
            vat_number="DK13585628",
            registration="13585628",
            endpoint=("0184", "DK13585628"),
            iban="DK5000400440116243",
            bic="NDEADKKK",
        ),
        "25",
    ),
    (
        Party(
            name="Tessuti S.r.l.",
            street="Via Roma 5",
            postcode="20121",
            city="Milano",
            country="IT",
            vat_number="IT00743110157",
            endpoint=("0211", "IT00743110157"),
            iban="IT60X0542811101000000123456",
        ),
        "22",
    ),
)
DUTCH_BUYER = Party(
    name="Molen B.V.",
    street="Dam 1",
    postcode="1012 JS",
    city="Amsterdam",
    country="NL",
    vat_number="NL004495445B01",
    endpoint=("0088", "8712423009158"),
)


def for_profile(invoices: list[Invoice], profile: str) -> Iterator[Invoice]:
    """As they can be issued in it; between French businesses no other profile than Factur-X is lawful."""
    for index, each in enumerate(invoices):
        seller, buyer = _seller(each, profile, index), each.buyer
        if seller.country == "FR" and buyer.country == "FR":
            buyer = parties.GERMAN_FIRM
        if profile == "peppol" and buyer.endpoint and buyer.endpoint[0] == "EM":
            buyer = replace(buyer, endpoint=("0088", "4000001123452"))
        yield replace(
            each,
            seller=replace(
                seller,
                contact="Kim Berg",
                phone="+49 40 123456",
                email=seller.email or "post@seller.example",
                endpoint=_network(seller, profile),
            ),
            buyer=buyer,
            buyer_reference=each.buyer_reference or f"04011000-12345-{index}",
            delivered=each.delivered or each.issued,
        )


def _seller(invoice: Invoice, profile: str, index: int) -> Party:
    """A third of those that are sold in France are sold in Germany."""
    is_usual = invoice.seller is parties.ATELIER and {vat.category for vat in invoice.vats} == {"S"}
    return GERMAN_SELLER if is_usual and index % 3 == 0 else invoice.seller


def _network(seller: Party, profile: str) -> tuple[str, str] | None:
    if profile == "peppol" and seller.endpoint and seller.endpoint[0] == "EM":
        return ("0088", "4000001123452")
    return seller.endpoint


def national(generator: Generator, count: int) -> Iterator[Invoice]:
    """In Peppol, of sellers whose countries have rules of their own, to buyers at home and elsewhere."""
    for index in range(count):
        seller, rate = NATIONAL_SELLERS[index % len(NATIONAL_SELLERS)]
        made = generator.issuable(generator.adjusted)
        vat = VAT("S", Decimal(rate))
        lines: tuple[Line, ...] = tuple(replace(each, vat=vat) for each in made.lines)
        yield replace(
            made,
            seller=replace(seller, email="post@seller.example"),
            buyer=DUTCH_BUYER if index % 2 else parties.GERMAN_FIRM,
            lines=lines,
            adjustments=tuple(replace(each, vat=vat) for each in made.adjustments),
            buyer_reference=f"R-{index}",
            traits=made.traits | {"national"},
        )
