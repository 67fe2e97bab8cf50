"""Contracts by chance: each kind is a module of its own, and is listed here."""

from __future__ import annotations

import random

from contract import Contract
from corrected_contract import CorrectedContract
from credited_contract import CreditedContract
from down_payment_contract import DownPaymentContract
from few_cents_contract import FewCentsContract
from partners import CLIENTS, SELLERS
from seller_books import SellerBooks
from voided_contract import VoidedContract

KINDS: tuple[tuple[type[Contract], int], ...] = (
    (CreditedContract, 6),
    (DownPaymentContract, 6),
    (CorrectedContract, 3),
    (FewCentsContract, 3),
    (VoidedContract, 1),
)
"""And how many there are of each, of as many as these come to."""


class Contracts:
    """The contracts of two sellers, one after the other; to open a store takes a while."""

    def __init__(self, chance: random.Random, number: int) -> None:
        self.chance = chance
        first = 2 * number % len(SELLERS)
        self.sellers = (SELLERS[first], SELLERS[first + 1])
        self.books = {seller: SellerBooks(seller) for seller in self.sellers}

    def next(self) -> Contract:
        (kind,) = self.chance.choices([kind for kind, _ in KINDS], [share for _, share in KINDS])
        seller = self.chance.choice(self.sellers)
        clients = [client for client in CLIENTS if client.is_one_of(seller)]
        return kind(self.chance, self.books[seller], self.chance.choice(clients))

    def close(self) -> None:
        for each in self.books.values():
            each.store.close()
