"""Contracts by chance: each kind is a module of its own, and is listed here."""

from __future__ import annotations

import random

from contract import Contract
from credited_contract import CreditedContract
from partners import CLIENTS, SELLERS
from seller_books import SellerBooks
from voided_contract import VoidedContract

KINDS: tuple[tuple[type[Contract], int], ...] = (
    (CreditedContract, 9),
    (VoidedContract, 1),
)
"""And how many there are of each, of as many as these come to."""


class Contracts:
    """The contracts of a few sellers, one after the other."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.books = {seller: SellerBooks(seller) for seller in dict.fromkeys(SELLERS)}

    def next(self) -> Contract:
        (kind,) = self.chance.choices([kind for kind, _ in KINDS], [share for _, share in KINDS])
        books = self.books[self.chance.choice(SELLERS)]
        return kind(self.chance, books, self.chance.choice(CLIENTS))

    def close(self) -> None:
        for each in self.books.values():
            each.store.close()
