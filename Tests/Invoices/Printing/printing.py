"""Prints the invoices of a store, and reads printed ones back."""

from __future__ import annotations

from pathlib import Path

from bookkeeping import Bookkeeping
from taskcore import Paper

A4 = Paper.A4
LETTER = Paper.LETTER


def set_logo(books: Bookkeeping, picture: bytes) -> None:
    """None any more, when there are no bytes."""
    books.store.set_logo(picture)


def pdf(
    books: Bookkeeping,
    id: int,
    paper: int | None = None,
    language: str | None = None,
    template: str | None = None,
) -> bytes:
    return books.store.invoice_pdf(id, paper=paper, language=language, page_template=template)


def write_pdf(books: Bookkeeping, id: int, path: Path) -> None:
    books.store.invoice_pdf_file(id, path)


def import_invoice(books: Bookkeeping, file: bytes) -> int:
    """The draft that is made of it."""
    return books.store.import_invoice(file)


def find(books: Bookkeeping, number: str) -> int:
    return books.store.find_invoice(number)
