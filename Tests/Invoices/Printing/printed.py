"""Examples as the library prints them."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from bookkeeping import Bookkeeping
from description import Invoice, Party
from pdf_examples import Example
from printing import pdf, set_logo


@dataclass(frozen=True)
class Printed:
    example: Example
    books: Bookkeeping
    id: int
    invoice: Invoice
    """With its number, as soon as it has one."""
    cii: bytes | None
    """None of a draft."""
    file: bytes

    @cached_property
    def pages(self) -> list[str]:
        """The text of each page, with its lines as they stand."""
        return text(self.file, "-layout").split("\f")[:-1]

    @cached_property
    def raw(self) -> str:
        """The text in the order in which it is drawn."""
        return text(self.file, "-raw")


def print_examples(examples: Sequence[Example]) -> tuple[list[Bookkeeping], list[Printed]]:
    """One store for each seller, with its invoices in the order of their dates."""
    stores: dict[Party, Bookkeeping] = {}
    printed = []
    for example in sorted(examples, key=lambda each: each.invoice.issued):
        seller = example.invoice.seller
        if seller not in stores:
            stores[seller] = Bookkeeping(seller)
        printed.append(print_example(stores[seller], example))
    return list(stores.values()), printed


def print_example(books: Bookkeeping, example: Example) -> Printed:
    set_logo(books, example.logo)
    if example.is_draft:
        id, invoice, cii = books.draft(example.invoice), replace(example.invoice, number=""), None
    else:
        issued = books.issue(example.invoice)
        id, invoice, cii = issued.id, issued.described, issued.cii
    file = pdf(books, id, example.paper, example.language)
    return Printed(example, books, id, invoice, cii, file)


def found(printed: Sequence[Printed], look: Callable[[Printed], list[str]]) -> dict[str, list[str]]:
    """What is wrong with those that are not right."""
    return {each.example.name: wrong for each in printed if (wrong := look(each))}


def text(file: bytes, *options: str) -> str:
    return run(["pdftotext", *options, "-", "-"], file).decode()


def run(command: Sequence[str], file: bytes = b"") -> bytes:
    """What a tool makes of a file; it must have no fault to find."""
    done = subprocess.run(command, input=file, capture_output=True, timeout=300, check=True)
    assert done.stderr == b"", done.stderr.decode()
    return done.stdout
