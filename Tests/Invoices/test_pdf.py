"""Printed invoices: what is read on their pages, what they carry, and that they are for archives.

Each example is made and issued through the C API, and read by tools of others: qpdf, poppler, the
package factur-x and pikepdf.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import facturx
import pytest
from archive import faults
from bookkeeping import Bookkeeping
from comparison import differences
from content import read_content
from description import CREDIT_NOTE
from expected_text import missing_text
from labels import TAGS, Words
from layout import pages
from oracle import compute
from pdf_examples import EXAMPLES, SHORT, Example
from printed import Printed, print_example, print_examples, run
from printing import LETTER, import_invoice, pdf, set_logo
from reading_cii import read_cii
from reading_wording import cii_wording
from test_against_oracle import EMPTY_DELIVERY
from validation import Validator

PAPERS = {False: (595.276, 841.89), True: (612.0, 792.0)}
MANY_LINES = ("sixty lines", "two hundred lines", "draft in English")


@pytest.fixture(scope="module")
def printed() -> Iterator[list[Printed]]:
    stores, printed = print_examples(EXAMPLES)
    yield printed
    for each in stores:
        each.store.close()


@pytest.fixture(scope="module")
def issued(printed: list[Printed]) -> list[Printed]:
    return [each for each in printed if each.cii is not None]


@pytest.fixture(scope="module")
def long_ones(printed: list[Printed]) -> list[Printed]:
    return [each for each in printed if each.example.name in MANY_LINES]


def found(examples: list[Printed], look: Callable[[Printed], list[str]]) -> dict[str, list[str]]:
    """What is wrong with those that are not right."""
    return {each.example.name: wrong for each in examples if (wrong := look(each))}


def test_there_is_one_of_each_category_paper_and_language(printed: list[Printed]) -> None:
    examples = [each.example for each in printed]
    categories = {vat.category for each in examples for vat in each.invoice.vats}
    assert categories == {"S", "Z", "E", "AE", "K", "G", "O", "L", "M"}
    assert {"EUR", "USD", "JPY", "CHF"} <= {each.invoice.currency for each in examples}
    assert {(each.language, each.paper == LETTER) for each in examples} == {
        *itertools.product(("fr", "en"), (True, False))
    }
    assert any(each.invoice.kind == CREDIT_NOTE for each in examples)


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


def test_every_text_and_every_amount_is_read(printed: list[Printed]) -> None:
    assert found(printed, missing_text) == {}


def test_a_moved_cent_would_be_missed(issued: list[Printed]) -> None:
    for each in issued:
        line = each.invoice.lines[0]
        moved = replace(line, price=line.price + Decimal("0.01"))
        invoice = replace(each.invoice, lines=(moved, *each.invoice.lines[1:]))
        assert missing_text(Printed(each.example, each.books, 0, invoice, None, each.file))


def test_titles_are_those_of_the_language(printed: list[Printed]) -> None:
    for each in printed:
        title = Words(each.example.language).title(each.invoice.kind)
        assert each.pages[0].split()[0] == title.split()[0]
        assert ("BROUILLON" in each.pages[0]) <= each.example.is_draft


def test_a_draft_says_so_on_every_page(printed: list[Printed]) -> None:
    drafts = [each for each in printed if each.example.is_draft]
    assert len(drafts) == 2
    for each in drafts:
        word = Words(each.example.language).labels["draft"]
        assert all(word in page for page in each.pages)


def test_every_page_has_its_number_and_that_of_the_invoice(printed: list[Printed]) -> None:
    for each in printed:
        for number, page in enumerate(each.pages, 1):
            assert re.search(rf"(?<!\S){number}/{len(each.pages)}\s*$", page), each.example.name
            assert each.invoice.number in page


def test_items_flow_over_pages_under_a_repeated_heading(long_ones: list[Printed]) -> None:
    for each in long_ones:
        words = Words(each.example.language)
        assert len(each.pages) >= len(each.invoice.lines) // 20
        for page in each.pages:
            headings = page.count(words.labels["item"])
            assert headings == ("Article" in page), each.example.name
        quantities = [
            quantity
            for page in pages(each.file)
            if any(word.text == "Article" for word in page.words)
            for quantity in page.column(words.labels["quantity"])
        ]
        expected = [words.quantity(line.quantity) for line in each.invoice.lines]
        assert quantities[: len(expected)] == expected


def test_no_row_is_split(long_ones: list[Printed]) -> None:
    for each in long_ones:
        for index, line in enumerate(each.invoice.lines, 1):
            marks = [f"Article {index:03}"]
            marks += (line.details or "").splitlines()
            holding = {
                tuple(number for number, page in enumerate(each.pages) if mark in page)
                for mark in marks
            }
            assert len(holding) == 1 and len(*holding) == 1, f"{each.example.name}: {marks}"


def test_nothing_is_on_anything_else_or_in_the_margin(printed: list[Printed]) -> None:
    def look(each: Printed) -> list[str]:
        read = pages(each.file)
        assert len(read) == len(each.pages)
        width, height = PAPERS[each.example.paper == LETTER]
        for page in read:
            assert (page.width, page.height) == pytest.approx((width, height), abs=0.01)
        return [fault for page in read for fault in page.faults()]

    assert found(printed, look) == {}


def test_it_is_an_archive_object_by_object(printed: list[Printed]) -> None:
    def look(each: Printed) -> list[str]:
        return faults(each.file, TAGS[each.example.language], each.cii)

    assert found(printed, look) == {}


def test_factur_x_extracts_the_invoice(issued: list[Printed], validator: Validator) -> None:
    def look(each: Printed) -> list[str]:
        name, xml = facturx.get_xml_from_pdf(each.file)
        assert (name, xml) == ("factur-x.xml", each.cii), each.example.name
        findings = validator.check_cii(xml, each.invoice.is_french)
        wrong = [str(finding) for finding in findings if finding.rule != EMPTY_DELIVERY]
        return wrong + differences(compute(each.invoice), read_cii(xml))

    assert found(issued, look) == {}


def test_the_same_invoice_gives_the_same_bytes(printed: list[Printed]) -> None:
    for each in printed:
        # A draft has the logo that its seller has now.
        set_logo(each.books, each.example.logo)
        again = pdf(each.books, each.id, each.example.paper, each.example.language)
        assert again == each.file


def test_without_options_it_is_on_a4_in_the_language_of_the_invoice(issued: list[Printed]) -> None:
    (short,) = [each for each in issued if each.example.name == "short"]
    assert pdf(short.books, short.id) == short.file


def test_a_printed_invoice_is_read_back_into_the_same_draft(issued: list[Printed]) -> None:
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

    assert found(issued, look) == {}


def test_a_printed_credit_note_is_read_back_into_the_same_draft(issued: list[Printed]) -> None:
    for each in issued:
        if each.invoice.kind != CREDIT_NOTE:
            continue
        books = Bookkeeping(each.invoice.seller)
        with books.store:
            id = import_invoice(books, each.file)
            stated = read_content(books, id, each.invoice.currency)
            assert stated == read_content(each.books, each.id, each.invoice.currency)
            again = Printed(each.example, books, id, replace(each.invoice, number=""), None, b"")
            file = pdf(books, id, each.example.paper, each.example.language)
            assert missing_text(replace(again, file=file)) == []


def test_a_logo_is_kept_with_what_was_issued() -> None:
    books = Bookkeeping(SHORT.seller)
    with books.store:
        first = print_example(books, EXAMPLES[0])
        without = print_example(books, replace(EXAMPLES[0], logo=b""))
        assert pdf(books, first.id) == first.file
        assert len(without.file) < len(first.file)
