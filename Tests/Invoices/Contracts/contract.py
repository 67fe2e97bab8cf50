"""What a seller and a client agreed on, and the documents that follow from it."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator

from contract_parts import Parts
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
