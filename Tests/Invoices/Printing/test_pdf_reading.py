"""Reading printed invoices back: as they were, and damaged."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pikepdf
import pytest
from pikepdf import Name, Pdf

from bookkeeping import Bookkeeping
from content import read_content
from description import CREDIT_NOTE
from expected_text import missing_text
from parties import ATELIER
from pdf_examples import SHORT, Example
from printed import Printed, found, print_example
from printing import find, import_invoice, pdf
from reading_cii import read_cii
from reading_wording import cii_wording
from taskcore import ParseError, TaskcoreError, UnsupportedError


@pytest.fixture
def books() -> Iterator[Bookkeeping]:
    books = Bookkeeping(ATELIER)
    yield books
    books.store.close()


@pytest.fixture
def short(books: Bookkeeping) -> Printed:
    return print_example(books, Example("short", SHORT))


def test_a_printed_invoice_is_read_back_into_the_same_draft(issued_ones: list[Printed]) -> None:
    """It is issued once more, in a store that has nothing but its seller."""

    def look(each: Printed) -> list[str]:
        if each.invoice.kind == CREDIT_NOTE:
            return []
        books = Bookkeeping(each.invoice.seller)
        with books.store:
            again = books.issue_draft(import_invoice(books, each.file), each.invoice.issued)
        assert each.cii is not None
        before, after = cii_wording(each.cii), cii_wording(again)
        # The new invoice says in its note which one it was made of.
        expected = {**before, "BT-1": after["BT-1"], "BT-22": after["BT-22"]}
        assert each.invoice.number in after["BT-22"]
        assert (each.invoice.note or "") in after["BT-22"]
        figures = read_cii(again) == read_cii(each.cii)
        return [] if figures and after == expected else [f"{after}, and not {expected}"]

    assert found(issued_ones, look) == {}


def test_a_printed_credit_note_is_read_back_into_the_same_draft(issued_ones: list[Printed]) -> None:
    for each in issued_ones:
        if each.invoice.kind != CREDIT_NOTE:
            continue
        books = Bookkeeping(each.invoice.seller)
        with books.store:
            id = import_invoice(books, each.file)
            stated = read_content(books, id)
            assert stated == read_content(each.books, each.id)
            again = Printed(each.example, books, id, replace(each.invoice, number=""), None, b"")
            file = pdf(books, id, each.example.paper, each.example.language)
            assert missing_text(replace(again, file=file)) == []


def changed(file: bytes, change: Callable[[Pdf], Any]) -> bytes:
    with Pdf.open(io.BytesIO(file)) as pdf:
        change(pdf)
        result = io.BytesIO()
        pdf.save(result)
        return result.getvalue()


def attachment(pdf: Pdf) -> Any:
    return pdf.Root.AF[0].EF.F


def without_attachment(pdf: Pdf) -> None:
    del pdf.Root["/AF"]
    del pdf.Root["/Names"]


def no_stream(pdf: Pdf) -> None:
    pdf.Root.AF[0].EF = pikepdf.Dictionary(F=pikepdf.Array([1]), UF=pikepdf.Array([1]))


DAMAGES: dict[str, Callable[[Pdf], Any]] = {
    "cut": lambda pdf: attachment(pdf).write(attachment(pdf).read_bytes()[:-200]),
    "empty": lambda pdf: attachment(pdf).write(b""),
    "another text": lambda pdf: attachment(pdf).write(b"no invoice"),
    "another XML": lambda pdf: attachment(pdf).write(b"<html/>"),
    "broken packing": lambda pdf: attachment(pdf).write(b"x\x9cbroken", filter=Name.FlateDecode),
    "unknown packing": lambda pdf: attachment(pdf).write(b"x", filter=Name.Unknown),
    "none": without_attachment,
    "no stream": no_stream,
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_attachment_is_refused(books: Bookkeeping, short: Printed, damage: str) -> None:
    file = changed(short.file, DAMAGES[damage])
    with pytest.raises((ParseError, UnsupportedError)):
        import_invoice(books, file)
    assert find(books, short.invoice.number) == short.id


def test_a_damaged_file_is_refused_or_read_as_it_was(books: Bookkeeping, short: Printed) -> None:
    """Each of many bytes is changed in turn: what can be repaired is read, and nothing else."""
    stated = read_content(books, short.id)
    taken = 0
    for place in range(0, len(short.file), len(short.file) // 150):
        file = bytearray(short.file)
        file[place] ^= 0x55
        try:
            id = import_invoice(books, bytes(file))
        except TaskcoreError:
            continue
        assert read_content(books, id) == stated, place
        taken += 1
    assert 0 < taken < 150
    for length in (0, 5, 100, len(short.file) // 2):
        with pytest.raises(TaskcoreError):
            import_invoice(books, short.file[:length])
