"""The parts that generated invoices are put together from, by chance."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal
from itertools import cycle
from typing import TypeVar

import parties
from description import INVOICE, VAT, Adjustment, Invoice, Line, Party
from oracle import compute
from rates import FRENCH_RATES, standard
from texts import NAMES

Each = TypeVar("Each")

UNITS = ("C62", "HUR", "DAY", "KGM", "MTR", "LTR", "MON", "KMT")
FIRST_DAY = date(2026, 1, 1)
EXCHANGE_RATES = {
    "USD": Decimal("1.0842"),
    "JPY": Decimal("163.27"),
    "CHF": Decimal("0.936513"),
    "KWD": Decimal("0.332871"),
    "GBP": Decimal("0.8567"),
}


class Parts:
    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.currencies = cycle(EXCHANGE_RATES)

    def _pick(self, several: Sequence[Each]) -> Each:
        return self.chance.choice(several)

    def _rates(self, count: int) -> list[VAT]:
        return [standard(rate) for rate in self.chance.sample(FRENCH_RATES, count)]

    def _money(self, currency: str, most: int) -> Decimal:
        """Up to so many units, with the decimals that the currency has here."""
        if currency == "JPY":
            return Decimal(self.chance.randint(0, most))
        return Decimal(self.chance.randint(0, most * 100)) / 100

    def _line(self, vat: VAT) -> Line:
        return Line(
            name=self._pick(NAMES),
            quantity=self._pick(
                (
                    Decimal(self.chance.randint(1, 20)),
                    Decimal(self.chance.randint(1, 400)) / 4,
                    Decimal(self.chance.randint(1, 200_000)) / 10_000,
                )
            ),
            price=self._pick(
                (
                    Decimal(self.chance.randint(0, 200_000)) / 100,
                    Decimal(self.chance.randint(1, 90_000_000)) / 10**6,
                )
            ),
            vat=vat,
            unit=self._pick(UNITS),
        )

    def _invoice(
        self,
        vats: Sequence[VAT],
        seller: Party = parties.ATELIER,
        buyer: Party | None = None,
        lines: int | None = None,
        currency: str = "EUR",
        exchange_rate: Decimal | None = None,
    ) -> Invoice:
        """Each kind of VAT is on one of its lines, at least."""
        issued = FIRST_DAY + timedelta(days=self.chance.randint(0, 300))
        count = max(len(vats), lines or self.chance.randint(1, 5))
        kinds = [*vats, *(self._pick(vats) for _ in range(count - len(vats)))]
        self.chance.shuffle(kinds)
        return Invoice(
            kind=INVOICE,
            seller=seller,
            buyer=buyer or self._pick(parties.BUYERS),
            lines=tuple(self._line(vat) for vat in kinds),
            issued=issued,
            due=issued + timedelta(days=self._pick((0, 15, 30, 60))),
            currency=currency,
            exchange_rate=exchange_rate,
        )

    def _spanish(self, rates: list[VAT]) -> Invoice:
        chosen = self.chance.sample(rates, self.chance.randint(1, 3))
        return self._invoice(chosen, seller=parties.ESPAÑOLA, buyer=parties.SPANISH_FIRM)

    def _delivered(self, invoice: Invoice) -> Invoice:
        if self.chance.random() < 0.5:
            return replace(invoice, delivered=invoice.issued)
        return replace(invoice, period=(FIRST_DAY, invoice.issued))

    def _discount(self, line: Line) -> Line:
        if self.chance.random() < 0.6:
            percent = Decimal(self.chance.randint(1, 10_000)) / 100
            return replace(line, discount_percent=percent)
        base = (line.quantity * line.price).quantize(Decimal("0.01"))
        amount = base * Decimal(self.chance.random())
        return replace(line, discount_amount=amount.quantize(Decimal("0.01"), "ROUND_DOWN"))

    def _adjust(self, invoice: Invoice, count: int = 2) -> Invoice:
        """With allowances and charges of kinds of VAT that its lines have."""
        adjustments = []
        for _ in range(count):
            is_charge = self.chance.random() < 0.5
            vat = self._pick(invoice.lines).vat
            reason = "Frais de port" if is_charge else "Remise commerciale"
            made = Adjustment(is_charge, reason, vat)
            if self.chance.random() < 0.6:
                percent = Decimal(self.chance.randint(1, 3000)) / 100
                adjustments.append(replace(made, percent=percent))
            else:
                amount = self._money(invoice.currency, 300)
                adjustments.append(replace(made, amount=amount))
        return replace(invoice, adjustments=tuple(adjustments))

    def _prepay(self, invoice: Invoice) -> Invoice:
        """All of it, or a part."""
        gross = compute(invoice)["BT-112"]
        assert isinstance(gross, Decimal)
        if gross <= 0 or self.chance.random() < 0.4:
            return replace(invoice, prepaid=max(gross, Decimal(0)))
        part = gross * self.chance.randint(1, 99) / 100
        unit = Decimal(1) if invoice.currency == "JPY" else Decimal("0.01")
        return replace(invoice, prepaid=part.quantize(unit, "ROUND_DOWN"))
