"""Families of invoices: each method makes one of those that have a trait, which is its name."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from decimal import Decimal

import parties
from description import VAT, Invoice
from parts import EXCHANGE_RATES, FIRST_DAY, Parts
from rates import FRANCHISE, FRENCH_RATES, exempt, reverse_charge, standard
from texts import HOSTILE_LINES, HOSTILE_TEXTS

ZERO_RATED = VAT("Z")
INTRA_COMMUNITY = VAT("K")
EXPORT = VAT("G")
OUTSIDE = VAT("O")


class Families(Parts):
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
