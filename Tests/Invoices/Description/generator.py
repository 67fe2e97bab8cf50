"""Invoices and credit notes by a seed: every category of VAT, and whatever makes sums go wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal

from seeds import random_numbers

from description import CREDIT_NOTE, Invoice
from families import Families
from oracle import compute
from traps import TRAPS


def generate(usual: int = 1) -> list[Invoice]:
    """The same ones for the same seed; more than 300."""
    return Generator(random_numbers(usual)).all()


class Generator(Families):
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
                invoice = self.issuable(family)
                made.append(replace(invoice, traits=invoice.traits | {family.__name__}))
        made += [self._credit(each) for each in self.chance.sample(made, 60) if not each.prepaid]
        return [
            replace(each, number=self._number(each.kind, index))
            for index, each in enumerate(made, 1)
        ]

    def _credit(self, invoice: Invoice) -> Invoice:
        """A credit note of all of it."""
        return replace(
            invoice,
            kind=CREDIT_NOTE,
            preceding=("F2025-0042", invoice.issued - timedelta(days=3)),
            traits=invoice.traits | {"credited"},
        )

    def issuable(self, family: Callable[[], Invoice]) -> Invoice:
        """One whose total is not below zero."""
        while True:
            invoice = family()
            gross = compute(invoice)["BT-112"]
            assert isinstance(gross, Decimal)
            if gross >= 0:
                return invoice

    def _number(self, kind: str, index: int) -> str:
        return f"{'A' if kind == CREDIT_NOTE else 'F'}2026-{index:04}"
