"""What a document of a contract says before anything is added up.

Amounts are decimal numbers of currency units, rates and percentages those of percent. Nothing here
is the library's form, nor that of the other oracle.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

INVOICE = "380"
CREDIT_NOTE = "381"
CORRECTED = "384"
DOWN_PAYMENT = "386"
GERMAN_DOWN_PAYMENT = "326"
"""In an XRechnung."""
CREDITED_DOWN_PAYMENT = "503"
"""The credit note of a down payment, in France."""


@dataclass(frozen=True)
class Tax:
    """A category of UNTDID 5305, its rate, and why there is none, where that has to be said."""

    category: str
    rate: Decimal = Decimal(0)
    reason: str | None = None
    code: str | None = None

    @property
    def key(self) -> tuple[str, Decimal]:
        """What is added up together."""
        return self.category, self.rate


@dataclass(frozen=True)
class Item:
    name: str
    quantity: Decimal
    price: Decimal
    """Without tax, unless the paper says otherwise."""
    tax: Tax
    unit: str = "C62"
    percent_off: Decimal | None = None
    amount_off: Decimal | None = None
    price_quantity: Decimal = Decimal(1)
    """For how many the price is (BT-149)."""


@dataclass(frozen=True)
class Change:
    """An allowance or a charge on the whole: a percentage of the items, or an amount."""

    is_charge: bool
    reason: str
    tax: Tax
    percent: Decimal | None = None
    amount: Decimal | None = None


@dataclass(frozen=True)
class Paper:
    """An invoice, a credit note or another document."""

    kind: str
    currency: str
    items: tuple[Item, ...]
    changes: tuple[Change, ...] = ()
    prepaid: Decimal = Decimal(0)
    euro_rate: Decimal | None = None
    """Units of the currency for one euro, where the tax is said in euros, too."""
    has_gross_prices: bool = False
    """Whether prices, discounts, allowances and charges include the tax."""

    @property
    def is_credit_note(self) -> bool:
        return self.kind in (CREDIT_NOTE, CREDITED_DOWN_PAYMENT)

    @property
    def taxes(self) -> list[Tax]:
        return [item.tax for item in self.items] + [change.tax for change in self.changes]
