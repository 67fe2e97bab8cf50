"""Invoices and credit notes by a seed: every category of VAT, and whatever makes sums go wrong.

Each family of them is a method whose name is a trait of what it makes. ``generate`` makes so many of
each that together there are more than 300.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal
from itertools import cycle
from typing import TypeVar

import parties
from description import CREDIT_NOTE, INVOICE, VAT, Adjustment, Invoice, Line, Party
from oracle import compute
from rates import FRANCHISE, FRENCH_RATES, exempt, reverse_charge, standard
from texts import HOSTILE_LINES, HOSTILE_TEXTS, NAMES
from traps import TRAPS

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
ZERO_RATED = VAT("Z")
INTRA_COMMUNITY = VAT("K")
EXPORT = VAT("G")
OUTSIDE = VAT("O")


def generate(seed: int = 1) -> list[Invoice]:
    """The same ones for the same seed."""
    return Generator(random.Random(seed)).all()


class Generator:
    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.currencies = cycle(EXCHANGE_RATES)

    def all(self) -> list[Invoice]:
        made = [replace(each, traits=each.traits | {"trap"}) for each in TRAPS]
        for family, count in (
            (self.standard, 28),
            (self.zero_rated, 10),
            (self.exempt, 24),
            (self.reverse_charge, 16),
            (self.intra_community, 14),
            (self.export, 14),
            (self.outside, 14),
            (self.canary_islands, 12),
            (self.ceuta, 12),
            (self.mixed, 30),
            (self.discounted, 20),
            (self.adjusted, 30),
            (self.foreign, 40),
            (self.large, 14),
            (self.tiny, 14),
            (self.hostile, 20),
            (self.prepaid, 16),
            (self.long, 6),
            (self.referring, 10),
        ):
            for _ in range(count):
                invoice = self._issuable(family)
                made.append(replace(invoice, traits=invoice.traits | {family.__name__}))
        made += [self._credit(each) for each in self.chance.sample(made, 60) if not each.prepaid]
        return [
            replace(each, number=self._number(each.kind, index))
            for index, each in enumerate(made, 1)
        ]

    # ------------------------------------------------------------------------------ families

    def standard(self) -> Invoice:
        rate = self.chance.choice(FRENCH_RATES)
        return self._invoice([standard(rate)])

    def zero_rated(self) -> Invoice:
        return self._invoice([ZERO_RATED])

    def exempt(self) -> Invoice:
        if self.chance.random() < 0.4:
            return self._invoice([FRANCHISE], seller=parties.MICRO)
        count = self.chance.choice((1, 1, 2))
        return self._invoice(self.chance.sample(exempt(), count), seller=parties.ATELIER)

    def reverse_charge(self) -> Invoice:
        buyer = self._pick((parties.FRENCH_FIRM, parties.GERMAN_FIRM, parties.SPANISH_FIRM))
        return self._invoice([self._pick(reverse_charge())], buyer=buyer)

    def intra_community(self) -> Invoice:
        buyer = self._pick((parties.GERMAN_FIRM, parties.SPANISH_FIRM))
        return self._delivered(self._invoice([INTRA_COMMUNITY], buyer=buyer))

    def export(self) -> Invoice:
        return self._invoice([EXPORT], buyer=parties.AMERICAN_FIRM)

    def outside(self) -> Invoice:
        return self._adjust(self._invoice([OUTSIDE]))

    def canary_islands(self) -> Invoice:
        rates = [VAT("L", Decimal(rate)) for rate in ("3", "7", "9.5", "15")]
        return self._adjust(self._spanish(rates))

    def ceuta(self) -> Invoice:
        rates = [VAT("M", Decimal(rate)) for rate in ("0", "0.5", "4", "10")]
        return self._adjust(self._spanish(rates))

    def mixed(self) -> Invoice:
        """Several categories and rates on one invoice."""
        kinds = [standard(rate) for rate in self.chance.sample(FRENCH_RATES, 3)]
        kinds += [ZERO_RATED, self._pick(exempt()), self._pick(reverse_charge())]
        kinds += [INTRA_COMMUNITY]
        chosen = self.chance.sample(kinds, self.chance.randint(2, 5))
        buyer = self._pick((parties.GERMAN_FIRM, parties.SPANISH_FIRM))
        return self._adjust(self._delivered(self._invoice(chosen, buyer=buyer, lines=7)))

    def discounted(self) -> Invoice:
        invoice = self._invoice(self._rates(2))
        return replace(invoice, lines=tuple(self._discount(each) for each in invoice.lines))

    def adjusted(self) -> Invoice:
        return self._adjust(self._invoice(self._rates(2)), self.chance.randint(1, 5))

    def foreign(self) -> Invoice:
        """In another currency than the euro, with its VAT in euro too."""
        currency = next(self.currencies)
        rate = EXCHANGE_RATES[currency] * Decimal(self.chance.randint(900, 1100)) / 1000
        buyer = self._pick((parties.AMERICAN_FIRM, parties.GERMAN_FIRM))
        seller = self._pick((parties.ATELIER, parties.ATELIER, parties.BRITISH))
        kinds = self._rates(2) if seller is parties.ATELIER else [standard(Decimal(20))]
        invoice = self._invoice(
            kinds,
            seller=seller,
            buyer=buyer,
            currency=currency,
            exchange_rate=rate.quantize(Decimal("0.000001")),
        )
        return self._prepay(self._adjust(invoice)) if self.chance.random() < 0.5 else invoice

    def large(self) -> Invoice:
        """Near the limit of 10^12 units."""
        share = Decimal(self.chance.randint(1, 8 * 10**13)) / 100
        line = self._line(self._rates(1)[0])
        if self.chance.random() < 0.5:
            line = replace(line, quantity=Decimal(1), price=share)
        else:
            quantity = Decimal(self.chance.randint(10**12, 10**13)) / 10**4
            price = Decimal(self.chance.randint(1, 8 * 10**8)) / 10**6
            line = replace(line, quantity=quantity, price=price)
        return replace(self._invoice([line.vat]), lines=(line, self._line(line.vat)))

    def tiny(self) -> Invoice:
        """Prices of fractions of a cent, and quantities of fractions of a unit."""
        lines = [
            replace(
                self._line(self._rates(1)[0]),
                price=Decimal(self.chance.randint(1, 20_000)) / 10**6,
                quantity=Decimal(self.chance.randint(1, 30_000)) / 10**4,
            )
            for _ in range(self.chance.randint(1, 8))
        ]
        return replace(self._invoice([lines[0].vat]), lines=tuple(lines))

    def hostile(self) -> Invoice:
        invoice = self._invoice(self._rates(2), lines=3)
        lines = tuple(
            replace(line, name=self._pick(HOSTILE_LINES), details=self._pick(HOSTILE_TEXTS))
            for line in invoice.lines
        )
        buyer = replace(
            invoice.buyer,
            name=self._pick(HOSTILE_LINES),
            street=self._pick(HOSTILE_LINES),
            city=self._pick(HOSTILE_LINES),
        )
        return replace(invoice, lines=lines, buyer=buyer, note=self._pick(HOSTILE_TEXTS))

    def prepaid(self) -> Invoice:
        return self._prepay(self._adjust(self._invoice(self._rates(2))))

    def long(self) -> Invoice:
        """Very many lines, of which each third is a third."""
        invoice = self._invoice(self._rates(3), lines=self._pick((60, 100, 200)))
        third = Decimal("33.333333")
        lines = [
            replace(line, price=third) if index % 3 == 0 else line
            for index, line in enumerate(invoice.lines)
        ]
        return self._adjust(replace(invoice, lines=tuple(lines)))

    def referring(self) -> Invoice:
        """To all that can be referred to."""
        first, last = FIRST_DAY, FIRST_DAY + timedelta(days=self.chance.randint(0, 90))
        invoice = self._invoice(self._rates(2))
        return replace(
            invoice,
            purchase_order=f"PO-{self.chance.randint(1, 99999)}",
            buyer_reference=f"Service {self.chance.randint(1, 99)}",
            contract=f"C/{self.chance.randint(1, 999)}",
            period=(first, last),
            delivered=last,
            note="Merci de votre confiance.",
            lines=tuple(replace(each, period=(first, last)) for each in invoice.lines),
        )

    # --------------------------------------------------------------------------------- parts

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

    def _credit(self, invoice: Invoice) -> Invoice:
        """A credit note of all of it."""
        return replace(
            invoice,
            kind=CREDIT_NOTE,
            preceding=("F2025-0042", invoice.issued - timedelta(days=3)),
            traits=invoice.traits | {"credited"},
        )

    def _issuable(self, family: object) -> Invoice:
        """One whose total is not below zero."""
        assert callable(family)
        while True:
            invoice: Invoice = family()
            gross = compute(invoice)["BT-112"]
            assert isinstance(gross, Decimal)
            if gross >= 0:
                return invoice

    def _number(self, kind: str, index: int) -> str:
        return f"{'A' if kind == CREDIT_NOTE else 'F'}2026-{index:04}"
