"""Printed invoices as files: for archives, with the data of the invoice, the same at any time.

They are read by tools of others: qpdf, poppler, the package factur-x and pikepdf.
"""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path

import facturx
from pikepdf import Pdf

from archive import faults
from bookkeeping import NOW, Bookkeeping
from comparison import differences
from labels import TAGS, Words
from oracle import compute
from pdf_examples import EXAMPLES, SHORT
from printed import Printed, found, print_example, run
from printing import pdf, set_logo
from reading_cii import read_cii
from test_against_oracle import EMPTY_DELIVERY
from validation import Validator


def test_qpdf_finds_no_fault(printed: list[Printed], tmp_path: Path) -> None:
    path = tmp_path / "invoice.pdf"
    for each in printed:
        path.write_bytes(each.file)
        assert b"No syntax or stream encoding errors found" in run(["qpdf", "--check", str(path)])


def test_all_fonts_are_embedded_and_only_in_part(printed: list[Printed]) -> None:
    def look(each: Printed) -> list[str]:
        rows = run(["pdffonts", "-"], each.file).decode().splitlines()[2:]
        assert rows
        return [row for row in rows if not re.search(r" yes yes yes +\d+ +0$", row)]

    assert found(printed, look) == {}


def test_it_is_an_archive_object_by_object(printed: list[Printed]) -> None:
    def look(each: Printed) -> list[str]:
        return faults(each.file, TAGS[each.example.language], each.cii)

    assert found(printed, look) == {}


def test_it_says_what_it_is_and_when_it_was_issued(printed: list[Printed]) -> None:
    for each in printed:
        words = Words(each.example.language)
        with Pdf.open(io.BytesIO(each.file)) as file:
            said = {str(key): str(value) for key, value in file.docinfo.items()}
        number = each.invoice.number or words.labels["draft"]
        assert said["/Title"] == f"{words.title(each.invoice.kind)} {number}"
        assert said["/Author"] == each.invoice.seller.name
        assert said["/CreationDate"] == f"D:{NOW:%Y%m%d%H%M%S}Z"


def test_factur_x_extracts_the_invoice(issued_ones: list[Printed], validator: Validator) -> None:
    def look(each: Printed) -> list[str]:
        name, xml = facturx.get_xml_from_pdf(each.file)
        assert (name, xml) == ("factur-x.xml", each.cii), each.example.name
        findings = validator.check_cii(xml, each.invoice.is_french)
        wrong = [str(finding) for finding in findings if finding.rule != EMPTY_DELIVERY]
        return wrong + differences(compute(each.invoice), read_cii(xml))

    assert found(issued_ones, look) == {}


def test_the_same_invoice_gives_the_same_bytes(printed: list[Printed]) -> None:
    for each in printed:
        # A draft has the logo that its seller has now.
        set_logo(each.books, each.example.logo)
        again = pdf(each.books, each.id, each.example.paper, each.example.language)
        assert again == each.file


def test_a_logo_is_kept_with_what_was_issued() -> None:
    books = Bookkeeping(SHORT.seller)
    with books.store:
        first = print_example(books, EXAMPLES[0])
        without = print_example(books, replace(EXAMPLES[0], logo=b""))
        assert pdf(books, first.id) == first.file
        assert len(without.file) < len(first.file)
