"""What a seller and a client agreed on, and the documents that follow from it."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator

from account import Account
from agreement import Paper
from contract_parts import Parts
from exact_gross_prices import calculated
from partners import Client
from seller_books import LANGUAGES, Issued, SellerBooks


class Contract(ABC):
    """One kind of a contract says which documents it has, and what has to be so in the end."""

    def __init__(self, chance: random.Random, books: SellerBooks, client: Client) -> None:
        self.chance = chance
        self.books = books
        self.client = client
        self.parts = Parts(chance, books.seller, client)
        self.language = chance.choice(LANGUAGES)

    @abstractmethod
    def documents(self) -> Iterator[Issued]:
        """Issues one after the other."""

    @abstractmethod
    def faults(self) -> Iterator[str]:
        """What is wrong once all documents are issued."""

    def issue(self, paper: Paper) -> Issued:
        id = self.books.draft(self.client, paper, self.language)
        return self.books.issue(id, calculated(paper), self.client, self.language)

    def settle(self, account: Account, *, in_parts: bool = True) -> Iterator[Issued]:
        """It is paid and credited in parts, in any order, and mostly taken back in the end."""
        for _ in range(self.parts.pick((0, 0, 1, 2, 3))):
            self.books.next_day(self.chance.randint(0, 2))
            if self.parts.happens(40):
                account.pay()
            elif in_parts:
                yield from account.credit(in_part=True)
        if self.parts.happens(70) and not account.rest.is_empty:
            self.books.next_day(1)
            yield from account.credit(in_part=False)
            if self.parts.happens(30):
                account.pay_back()
