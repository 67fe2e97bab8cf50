"""What is read on the pages of printed invoices, and where it stands.

Each example is made and issued through the C API, and its PDF is read by poppler.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from decimal import Decimal

import pytest

from description import CREDIT_NOTE
from expected_text import missing_text
from labels import Words
from layout import pages
from printed import Printed, found
from printing import LETTER, pdf

PAPERS = {False: (595.276, 841.89), True: (612.0, 792.0)}
MANY_LINES = ("sixty lines", "two hundred lines", "draft in English")


@pytest.fixture(scope="module")
def long_ones(printed: list[Printed]) -> list[Printed]:
    return [each for each in printed if each.example.name in MANY_LINES]


def test_there_is_one_of_each_category_paper_and_language(printed: list[Printed]) -> None:
    examples = [each.example for each in printed]
    categories = {vat.category for each in examples for vat in each.invoice.vats}
    assert categories == {"S", "Z", "E", "AE", "K", "G", "O", "L", "M"}
    assert {"EUR", "USD", "JPY", "CHF"} <= {each.invoice.currency for each in examples}
    assert {(each.language, each.paper == LETTER) for each in examples} == {
        *itertools.product(("fr", "en"), (True, False))
    }
    assert any(each.invoice.kind == CREDIT_NOTE for each in examples)


def test_every_text_and_every_amount_is_read(printed: list[Printed]) -> None:
    assert found(printed, missing_text) == {}


def test_a_moved_cent_would_be_missed(issued_ones: list[Printed]) -> None:
    for each in issued_ones:
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


def test_without_options_it_is_on_a4_in_the_language_of_the_invoice(
    issued_ones: list[Printed],
) -> None:
    (short,) = [each for each in issued_ones if each.example.name == "short"]
    assert pdf(short.books, short.id) == short.file
