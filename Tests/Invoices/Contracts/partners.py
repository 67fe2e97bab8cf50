"""Who sells and who buys: French, German and other firms, private persons and public bodies."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

import parties
from agreement import Tax
from description import Party
from rates import FRENCH_RATES
from taskcore import ClientKind

EUROPEAN_UNION = ("FR", "DE", "BE", "ES")


@dataclass(frozen=True)
class Seller:
    party: Party
    rates: tuple[Decimal, ...]
    """Of the standard category."""
    exempt: tuple[Tax, ...]
    charges_vat: bool = True

    @property
    def is_american(self) -> bool:
        """Its documents are pages alone, and say sales tax."""
        return self.party.country == "US"

    @property
    def says_euros(self) -> bool:
        """Whether its VAT in another currency is said in euros, too (BT-111)."""
        return self.party.country in EUROPEAN_UNION


@dataclass(frozen=True)
class Client:
    party: Party
    kind: ClientKind = ClientKind.BUSINESS
    takes_xrechnung: bool = False

    def is_one_of(self, seller: Seller) -> bool:
        return not self.takes_xrechnung or seller.party.country == "DE"

    def is_firm_of_another_country(self, seller: Seller) -> bool:
        """Within the European Union, and with a VAT number."""
        return (
            self.party.country in EUROPEAN_UNION
            and self.party.country != seller.party.country
            and self.party.vat_number is not None
        )


def decimals(text: str) -> tuple[Decimal, ...]:
    return tuple(map(Decimal, text.split()))


GMBH = Party(
    name="Werkstatt Kant GmbH",
    legal_form="GmbH",
    street="Königstraße 12",
    postcode="10117",
    city="Berlin",
    country="DE",
    vat_number="DE136695976",
    email="rechnung@kant.example",
    phone="+49 30 123456",
    contact="Immanuel Kant",
    endpoint=("9930", "DE136695976"),
    iban="DE89370400440532013000",
)
BELGIAN = Party(
    name="Atelier Horta SRL",
    street="Rue Américaine 25",
    postcode="1060",
    city="Bruxelles",
    country="BE",
    vat_number="BE0403170701",
    email="factures@horta.example",
    endpoint=("EM", "factures@horta.example"),
    iban="BE68539007547034",
)
FRENCH = Seller(
    parties.ATELIER,
    FRENCH_RATES,
    (
        Tax("E", reason="Exonération de TVA, art. 261-4 du CGI", code="VATEX-FR-CGI261-4"),
        Tax("E", reason="Exonération, art. 132 de la directive 2006/112/CE", code="VATEX-EU-132"),
    ),
)
AMERICAN = Seller(
    Party(
        name="Ada Byron Design",
        street="12 Main Street",
        postcode="11201",
        city="Brooklyn",
        country="US",
        tax_number="12-3456789",
        email="ada@byron.example",
    ),
    decimals("8.875 4.5 6.625 0.25 10.4"),
    (Tax("O"),),
)
SELLERS = (
    FRENCH,
    Seller(GMBH, decimals("19 19 7 16 5"), (Tax("E", reason="Steuerfrei nach § 4 Nr. 14 UStG"),)),
    AMERICAN,
    FRENCH,
    Seller(
        parties.MICRO,
        (),
        (Tax("E", reason="TVA non applicable, art. 293 B du CGI", code="VATEX-FR-FRANCHISE"),),
        charges_vat=False,
    ),
    Seller(
        BELGIAN,
        decimals("21 12 6 0.5 33.33 14.07 99.99 8.875 0.501 99.999"),
        (Tax("E", reason="Article 44 du Code de la TVA"),),
    ),
    FRENCH,
    Seller(
        parties.BRITISH, decimals("20 5 17.125"), (Tax("E", reason="VAT Act 1994, Schedule 9"),)
    ),
)
"""A chunk of documents is of two that stand side by side."""

TOWN = Party(
    name="Ville de Nantes",
    street="2 rue de l’Hôtel de Ville",
    postcode="44000",
    city="Nantes",
    country="FR",
    siren="214401093",
    email="finances@nantes.example",
    endpoint=("0225", "214401093"),
)
GERMAN_PERSON = Party(
    name="Erika Mustermann",
    street="Heidestraße 17",
    postcode="51147",
    city="Köln",
    country="DE",
    email="erika@mustermann.example",
    endpoint=("EM", "erika@mustermann.example"),
)
GERMAN_TOWN = Party(
    name="Stadt Beispiel",
    street="Rathausplatz 1",
    postcode="10178",
    city="Berlin",
    country="DE",
    email="rechnung@beispiel.example",
    endpoint=("EM", "rechnung@beispiel.example"),
)
ROUTING = "04011000-1234512345-06"
"""The reference of a public body, whose check digits are right (Leitweg-ID)."""
CLIENTS = (
    *(Client(GERMAN_TOWN, ClientKind.PUBLIC_BODY, takes_xrechnung=True) for _ in range(3)),
    *(Client(parties.GERMAN_FIRM, takes_xrechnung=True) for _ in range(2)),
    Client(parties.FRENCH_FIRM),
    Client(parties.FRENCH_FIRM),
    Client(parties.FRENCH_ASSOCIATION),
    Client(parties.PRIVATE_PERSON, ClientKind.PRIVATE_PERSON),
    Client(TOWN, ClientKind.PUBLIC_BODY),
    Client(parties.GERMAN_FIRM),
    Client(parties.SPANISH_FIRM),
    Client(GERMAN_PERSON, ClientKind.PRIVATE_PERSON),
    Client(parties.AMERICAN_FIRM),
)
