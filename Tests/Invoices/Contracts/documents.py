"""Every form of issued documents, held against the oracle."""

from __future__ import annotations

import io
from collections.abc import Iterator
from decimal import Decimal

from pikepdf import Pdf

from agreement import DOWN_PAYMENT, GERMAN_DOWN_PAYMENT
from answered import deductions_missing, kind_of, terms_answered, terms_expected
from printed import text
from read_page import missing_on_page
from reading_cii import read_cii
from reading_ubl import read_ubl
from seller_books import Issued
from taskcore import Store, UnsupportedError, XMLFormat
from terms import Terms, differences, terms_of


class Documents:
    """Their pages are kept and read all at once, which is much cheaper."""

    def __init__(self) -> None:
        self._printed: list[tuple[str, Issued, int]] = []
        self._pages = Pdf.new()

    def __len__(self) -> int:
        return len(self._printed)

    def faults(self, name: str, store: Store, issued: Issued) -> Iterator[str]:
        """Of the API, of both syntaxes, and of the data within the page."""
        document = store.invoice(issued.id)
        if document.invoice.kind is not kind_of(issued):
            yield f"API: {document.invoice.kind!r}"
        asked = terms_expected(issued)
        yield from _in("API", differences(asked, terms_answered(document)))
        yield from _in("API lacks", deductions_missing(issued, document))
        with Pdf.open(io.BytesIO(store.invoice_pdf(issued.id))) as pdf:
            data = [bytes(each.EF.F.read_bytes()) for each in pdf.Root.get("/AF", [])]
            self._printed.append((name, issued, len(pdf.pages)))
            self._pages.pages.extend(pdf.pages)
        if issued.seller.is_american:
            yield from _faults_without_data(store, issued, data)
        else:
            yield from _faults_of_data(store, issued, data)

    def faults_of_pages(self) -> Iterator[str]:
        file = io.BytesIO()
        self._pages.save(file)
        pages = text(file.getvalue(), "-layout").split("\f")
        for name, issued, count in self._printed:
            own, pages = "\n".join(pages[:count]), pages[count:]
            if found := list(missing_on_page(issued, own)):
                yield f"{name}: {issued.number} is {issued.given}"
                yield from _in("page lacks", iter(found))


def _faults_without_data(store: Store, issued: Issued, data: list[bytes]) -> Iterator[str]:
    if data:
        yield "There are data within the page."
    for syntax in (XMLFormat.PROFILE, XMLFormat.CII, XMLFormat.UBL):
        try:
            store.invoice_xml(issued.id, syntax)
        except UnsupportedError:
            continue
        yield f"There is a file of {syntax!r}."


def _faults_of_data(store: Store, issued: Issued, data: list[bytes]) -> Iterator[str]:
    expected = terms_of(issued.paper, issued.sums)
    cii = store.invoice_xml(issued.id, XMLFormat.CII)
    ubl = store.invoice_xml(issued.id, XMLFormat.UBL)
    yield from _in("CII", differences(expected, read_cii(cii)))
    yield from _in("UBL", differences(expected, read_ubl(ubl)))
    for number in issued.preceding:
        for file in (cii, ubl):
            if f">{number}<".encode() not in file:
                yield f"BG-3: {number} is not in {file[:60]!r}"
    if issued.client.takes_xrechnung:
        own = store.invoice_xml(issued.id, XMLFormat.PROFILE)
        yield from _in("XRechnung", differences(expected | _german_kind(issued), read_ubl(own)))
    if data != ([] if issued.client.takes_xrechnung else [cii]):
        yield "The data within the page are not those of the file."


def _german_kind(issued: Issued) -> Terms:
    return {"BT-3": GERMAN_DOWN_PAYMENT} if issued.paper.kind == DOWN_PAYMENT else {}


def _in(what: str, found: Iterator[str]) -> Iterator[str]:
    for each in found:
        yield f"{what}: {each}"


def owed_faults(store: Store, id: int, owed: Decimal) -> Iterator[str]:
    balance = store.invoice(id).invoice.balance
    if balance != owed:
        yield f"{balance} is owed, and should be {owed}"
