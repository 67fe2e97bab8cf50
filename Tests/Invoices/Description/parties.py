"""Sellers and buyers, with numbers whose check digits are right."""

from __future__ import annotations

from description import Party

ATELIER = Party(
    name="Atelier Lumière",
    legal_form="SARL",
    share_capital="10 000 EUR",
    registry="RCS Paris",
    street="12 rue de la Paix",
    postcode="75002",
    city="Paris",
    country="FR",
    siren="552100554",
    siret="55210055400013",
    vat_number="FR96552100554",
    email="facturation@atelier.example",
    phone="+33 1 23 45 67 89",
    endpoint=("0225", "552100554"),
    iban="FR7630006000011234567890189",
    bic="AGRIFRPP",
)
MICRO = Party(
    name="Émile Dupont EI",
    legal_form="EI",
    street="3 place du Marché",
    postcode="69001",
    city="Lyon",
    country="FR",
    siren="812345676",
    siret="81234567600017",
    tax_number="812345676",
    email="emile@dupont.example",
    endpoint=("0225", "812345676"),
    iban="FR7630006000011234567890189",
)
ESPAÑOLA = Party(
    name="Tejidos Canarios S.L.",
    legal_form="SL",
    street="Calle de Triana 5",
    postcode="35002",
    city="Las Palmas",
    country="ES",
    vat_number="ESB58378431",
    email="cuentas@tejidos.example",
    endpoint=("9920", "ESB58378431"),
    iban="ES9121000418450200051332",
)
BRITISH = Party(
    name="Harbour Ltd",
    street="1 Quay Street",
    postcode="BS1 4DJ",
    city="Bristol",
    country="GB",
    vat_number="GB123456782",
    email="accounts@harbour.example",
    endpoint=("EM", "accounts@harbour.example"),
    iban="GB29NWBK60161331926819",
)

FRENCH_FIRM = Party(
    name="Librairie Voltaire SAS",
    street="8 boulevard Voltaire",
    postcode="75011",
    city="Paris",
    country="FR",
    siren="732829320",
    siret="73282932000017",
    vat_number="FR44732829320",
    email="achats@voltaire.example",
    endpoint=("0225", "732829320"),
)
FRENCH_ASSOCIATION = Party(
    name="Les Amis du Jardin",
    street="2 chemin des Vignes",
    postcode="33000",
    city="Bordeaux",
    country="FR",
    siren="833123458",
    email="bureau@jardin.example",
    endpoint=("0225", "833123458"),
)
PRIVATE_PERSON = Party(
    name="Camille Martin",
    street="5 rue Haute",
    postcode="67000",
    city="Strasbourg",
    country="FR",
    email="camille@martin.example",
    endpoint=("EM", "camille@martin.example"),
)
GERMAN_FIRM = Party(
    name="Müller & Söhne GmbH",
    street="Lindenstraße 7",
    postcode="10969",
    city="Berlin",
    country="DE",
    vat_number="DE136695976",
    email="rechnung@mueller.example",
    endpoint=("9930", "DE136695976"),
)
SPANISH_FIRM = Party(
    name="Azulejos del Sur SL",
    street="Avenida de la Luz 40",
    postcode="41001",
    city="Sevilla",
    country="ES",
    vat_number="ESB64717838",
    email="facturas@azulejos.example",
    endpoint=("9920", "ESB64717838"),
)
AMERICAN_FIRM = Party(
    name="Acme Inc.",
    street="100 Main Street",
    postcode="02110",
    city="Boston",
    country="US",
    email="ap@acme.example",
    endpoint=("EM", "ap@acme.example"),
)

SELLERS = (ATELIER, MICRO, ESPAÑOLA, BRITISH)
BUYERS = (
    FRENCH_FIRM,
    FRENCH_ASSOCIATION,
    PRIVATE_PERSON,
    GERMAN_FIRM,
    SPANISH_FIRM,
    AMERICAN_FIRM,
)
