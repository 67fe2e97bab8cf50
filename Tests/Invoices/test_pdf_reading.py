"""Reading files back that were printed, and that were damaged since."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from typing import Any

import pikepdf
import pytest
from bookkeeping import Bookkeeping
from content import read_content
from parties import ATELIER
from pdf_examples import SHORT, Example
from pikepdf import Name, Pdf
from printed import Printed, print_example
from printing import find, import_invoice
from taskcore import ParseError, TaskcoreError, UnsupportedError


@pytest.fixture
def books() -> Iterator[Bookkeeping]:
    books = Bookkeeping(ATELIER)
    yield books
    books.store.close()


@pytest.fixture
def printed(books: Bookkeeping) -> Printed:
    return print_example(books, Example("short", SHORT))


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
def test_a_damaged_attachment_is_refused(
    books: Bookkeeping, printed: Printed, damage: str
) -> None:
    file = changed(printed.file, DAMAGES[damage])
    with pytest.raises((ParseError, UnsupportedError)):
        import_invoice(books, file)
    assert find(books, printed.invoice.number) == printed.id


def test_a_damaged_file_is_refused_or_read_as_it_was(
    books: Bookkeeping, printed: Printed
) -> None:
    """Each of many bytes is changed in turn: what can be repaired is read, and nothing else."""
    stated = read_content(books, printed.id, "EUR")
    taken = 0
    for place in range(0, len(printed.file), len(printed.file) // 150):
        file = bytearray(printed.file)
        file[place] ^= 0x55
        try:
            id = import_invoice(books, bytes(file))
        except TaskcoreError:
            continue
        assert read_content(books, id, "EUR") == stated, place
        taken += 1
    assert 0 < taken < 150
    for length in (0, 5, 100, len(printed.file) // 2):
        with pytest.raises(TaskcoreError):
            import_invoice(books, printed.file[:length])
