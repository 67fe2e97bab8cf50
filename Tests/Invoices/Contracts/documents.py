"""Every form of an issued document, held against the oracle."""

from __future__ import annotations

import io
from collections.abc import Iterator
from decimal import Decimal

from pikepdf import Pdf

from answered import kind_of, terms_answered, terms_expected
from read_page import missing_on_page
from reading_cii import read_cii
from reading_ubl import read_ubl
from seller_books import Issued
from taskcore import Store, XMLFormat
from terms import differences, terms_of


def faults(store: Store, issued: Issued) -> Iterator[str]:
    """Of the API, of both syntaxes, of the page, and of the data within it."""
    expected = terms_of(issued.paper, issued.sums)
    document = store.invoice(issued.id)
    if document.invoice.kind is not kind_of(issued):
        yield f"API: {document.invoice.kind!r}"
    asked = terms_expected(issued.paper, issued.sums)
    yield from _in("API", differences(asked, terms_answered(document)))
    cii = store.invoice_xml(issued.id, XMLFormat.CII)
    yield from _in("CII", differences(expected, read_cii(cii)))
    ubl = read_ubl(store.invoice_xml(issued.id, XMLFormat.UBL))
    yield from _in("UBL", differences(expected, ubl))
    file = store.invoice_pdf(issued.id)
    yield from _in("page lacks", missing_on_page(issued, file))
    if within(file) != cii:
        yield "The data within the page are not those of the file."


def within(file: bytes) -> bytes:
    with Pdf.open(io.BytesIO(file)) as pdf:
        return bytes(pdf.Root.AF[0].EF.F.read_bytes())


def _in(what: str, found: Iterator[str]) -> Iterator[str]:
    for each in found:
        yield f"{what}: {each}"


def owed_faults(store: Store, id: int, owed: Decimal) -> Iterator[str]:
    balance = store.invoice(id).invoice.balance
    if balance != owed:
        yield f"{balance} is owed, and should be {owed}"
