"""What an invoice says before anything is computed: its lines, parties, dates and texts.

It is neither the library's form nor that of a file. Every amount is a decimal number of currency
units, every rate and percentage one of percent.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal

INVOICE = "380"
CREDIT_NOTE = "381"

EUROPEAN_UNION = frozenset(
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split()
)


@dataclass(frozen=True)
class Party:
    """A seller or a buyer."""

    name: str
    country: str
    city: str
    postcode: str
    street: str
    siren: str | None = None
    siret: str | None = None
    vat_number: str | None = None
    tax_number: str | None = None
    """That of the tax office, of a seller without a VAT number."""
    email: str | None = None
    endpoint: tuple[str, str] | None = None
    """The electronic address: scheme and identifier."""
    phone: str | None = None
    legal_form: str | None = None
    share_capital: str | None = None
    registry: str | None = None
    """Where it is registered: ``RCS Paris``."""
    iban: str | None = None
    bic: str | None = None
    contact: str | None = None
    registration: str | None = None
    """The number in a register that is not the French one."""


@dataclass(frozen=True)
class VAT:
    """A category of UNTDID 5305 with its rate, and why there is no VAT, if so."""

    category: str
    rate: Decimal = Decimal(0)
    reason: str | None = None
    """None in the categories whose reason goes without saying."""
    code: str | None = None


@dataclass(frozen=True)
class Line:
    """What is sold; its discount is a percentage or an amount, if there is one."""

    name: str
    """One line of at most 200 characters."""
    quantity: Decimal
    price: Decimal
    vat: VAT
    unit: str = "C62"
    details: str | None = None
    """Several lines."""
    discount_percent: Decimal | None = None
    discount_amount: Decimal | None = None
    period: tuple[date, date] | None = None


@dataclass(frozen=True)
class Adjustment:
    """An allowance or a charge on the whole document, a percentage or an amount."""

    is_charge: bool
    reason: str
    vat: VAT
    percent: Decimal | None = None
    amount: Decimal | None = None


@dataclass(frozen=True)
class Invoice:
    """An invoice, or a credit note for the invoice ``preceding``."""

    kind: str
    seller: Party
    buyer: Party
    lines: tuple[Line, ...]
    issued: date
    due: date
    currency: str = "EUR"
    exchange_rate: Decimal | None = None
    """Units of the currency for one euro."""
    adjustments: tuple[Adjustment, ...] = ()
    prepaid: Decimal = Decimal(0)
    preceding: tuple[str, date] | None = None
    note: str | None = None
    purchase_order: str | None = None
    buyer_reference: str | None = None
    contract: str | None = None
    period: tuple[date, date] | None = None
    delivered: date | None = None
    number: str = "F2026-0001"
    traits: frozenset[str] = field(default_factory=frozenset)
    """What this one is there to test."""

    @property
    def is_french(self) -> bool:
        return self.seller.country == "FR"

    @property
    def vats(self) -> list[VAT]:
        """Those of the lines and of the adjustments, in their order."""
        parts: tuple[Line | Adjustment, ...] = (*self.lines, *self.adjustments)
        return [each.vat for each in parts]

    @property
    def is_outside_vat(self) -> bool:
        return any(vat.category == "O" for vat in self.vats)

    @property
    def vat_currency(self) -> str | None:
        """The one in which VAT is accounted, if it is not the invoice's."""
        return "EUR" if self.seller.country in EUROPEAN_UNION and self.currency != "EUR" else None
