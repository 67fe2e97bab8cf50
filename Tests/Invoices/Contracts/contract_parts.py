"""Items, allowances, charges and whole documents by chance."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from typing import TypeVar

from agreement import INVOICE, Change, Item, Paper, Tax
from exact import item_sums, smallest
from exact_gross_prices import calculated, missed
from partners import Client, Seller

Each = TypeVar("Each")

EURO_RATES = {
    "USD": Decimal("1.0842"),
    "JPY": Decimal("163.27"),
    "KWD": Decimal("0.332871"),
    "CHF": Decimal("0.936513"),
}
"""Units of these for one euro; the dinar has three decimals, of which an invoice has two."""
UNITS = ("C62", "HUR", "DAY", "KGM")


class Parts:
    def __init__(self, chance: random.Random, seller: Seller, client: Client) -> None:
        self.chance = chance
        self.seller = seller
        self.client = client

    def pick(self, several: Sequence[Each]) -> Each:
        return self.chance.choice(several)

    def happens(self, percent: int) -> bool:
        return self.chance.randrange(100) < percent

    def hundredths(self, least: int, most: int) -> Decimal:
        return Decimal(self.chance.randint(least, most)) / 100

    def invoice(self) -> Paper:
        """One that can be issued: its total is not below zero."""
        while True:
            paper = self._paper()
            if paper.has_gross_prices and self.happens(40):
                paper = self._odd_paper(paper)
            total = calculated(paper).total
            if total >= 0:
                break
        if self.happens(12) and total > 0:
            part = total * self.hundredths(1, 100)
            paper = replace(paper, prepaid=part.quantize(smallest(paper.currency), "ROUND_DOWN"))
        return paper

    def _paper(self) -> Paper:
        usual = "USD" if self.seller.is_american else "EUR"
        others = ["EUR", *EURO_RATES]
        if self.client.takes_xrechnung:
            # Items in yen are whole amounts there (PEPPOL-EN16931-R120).
            others.remove("JPY")
        currency = usual if self.happens(55) else self.pick(others)
        is_gross = not self.seller.is_american and self.happens(25)
        # What comes to no amount at one rate goes with what does not at another.
        taxes = self.taxes(least=3 if is_gross else 1)
        count = self.pick((4, 5, 8) if is_gross else (1, 1, 2, 3, 4, 5, 8))
        items = tuple(
            self.item(index, taxes[index % len(taxes)] if is_gross else self.pick(taxes), currency)
            for index in range(1, count + 1)
        )
        if is_gross and self.happens(20):
            items += (self._large_quantity(count + 1, self.pick(taxes)),)
        changes: tuple[Change, ...] = ()
        if self.happens(45):
            changes = tuple(
                self.change(index, taxes, currency) for index in range(1, self.chance.randint(2, 4))
            )
        return Paper(
            INVOICE,
            currency,
            items,
            changes,
            euro_rate=self._euro_rate(currency),
            has_gross_prices=is_gross,
        )

    def _odd_paper(self, paper: Paper) -> Paper:
        """Of some, one where several rates come to no such amount, each of which is a seldom thing."""
        for _ in range(40):
            if paper.has_gross_prices and missed(paper) > 1:
                break
            paper = self._paper()
        return paper

    def _euro_rate(self, currency: str) -> Decimal | None:
        if currency == "EUR" or not self.seller.says_euros:
            return None
        rate = EURO_RATES[currency] * self.chance.randint(900, 1100) / 1000
        return rate.quantize(Decimal("0.000001"))

    def taxes(self, least: int) -> tuple[Tax, ...]:
        """Those that may stand on one document for the client."""
        if self.seller.is_american:
            possible = [*self.seller.exempt, *(Tax("S", rate) for rate in self.seller.rates)]
            return tuple(self.chance.sample(possible, self.chance.randint(1, 3)))
        if not self.seller.charges_vat:
            return self.seller.exempt
        if self.seller.party.siren and self.happens(6):
            return (Tax("O"),)
        possible = [Tax("S", rate) for rate in dict.fromkeys(self.seller.rates)]
        chosen = self.chance.sample(possible, min(len(possible), self.chance.randint(least, 4)))
        if self.happens(15):
            chosen.append(self.pick((Tax("Z"), *self.seller.exempt)))
        if self.client.is_firm_of_another_country(self.seller) and self.happens(40):
            chosen = [*chosen[: self.chance.randint(0, 2)], self.pick((Tax("AE"), Tax("K")))]
        if self.client.party.country == "US" and self.happens(40):
            chosen = [Tax("G")]
        return tuple(chosen)

    def item(self, index: int, tax: Tax, currency: str) -> Item:
        item = Item(f"Article {index}", self._quantity(), self._price(), tax, self.pick(UNITS))
        base = item_sums(item, smallest(currency)).base
        if self.happens(20):
            return replace(item, percent_off=self.hundredths(1, 10_000))
        if self.happens(10) and base > 0:
            part = base * self.hundredths(1, 100)
            off = part.quantize(smallest(currency), "ROUND_DOWN")
            return replace(item, amount_off=off) if off else item
        return item

    def _large_quantity(self, index: int, tax: Tax) -> Item:
        """One of which a price of a few decimals does not come to what is agreed."""
        quantity = Decimal(self.chance.randint(1_000, 10 ** self.chance.randint(4, 8)))
        price = Decimal(self.chance.randint(1, 20_000_000)) / 10**6
        return Item(f"Article {index}", quantity, price, tax, self.pick(UNITS))

    def _quantity(self) -> Decimal:
        return self.pick(
            (
                Decimal(1),
                Decimal(self.chance.randint(1, 20)),
                self.hundredths(1, 4_000),
                Decimal(self.chance.randint(1, 200_000)) / 10_000,
            )
        )

    def _price(self) -> Decimal:
        """Those of a few cents, of fractions of them, and large ones, too."""
        return self.pick(
            (
                self.hundredths(1, 99),
                self.hundredths(0, 200_000),
                self.hundredths(0, 200_000),
                Decimal(self.chance.randint(1, 90_000_000)) / 10**6,
                self.hundredths(1, 10**10),
            )
        )

    def change(self, index: int, taxes: tuple[Tax, ...], currency: str) -> Change:
        """Also of a rate that no item has."""
        is_charge = self.happens(45)
        change = Change(
            is_charge, f"{'Frais' if is_charge else 'Remise'} {index}", self.pick(taxes)
        )
        if self.happens(50):
            return replace(change, percent=self.hundredths(1, 3_000))
        amount = self.hundredths(1, self.pick((99, 9_999, 99_999)))
        return replace(change, amount=max(amount.quantize(smallest(currency)), smallest(currency)))
