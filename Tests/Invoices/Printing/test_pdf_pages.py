"""Where the pages of an invoice end: what comes after the items is never alone on one.

A draft grows line by line from 1 to 60, and is printed after each of them.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

import pytest

import logos
from bookkeeping import Bookkeeping
from description import Invoice, Line
from inputs import line_properties
from labels import Words, plain
from pdf_examples import SHORT
from printed import Printed, text
from printing import pdf, set_logo

MOST = 60
REMARK = "Merci de votre confiance. " * 12
LOGOS = {"with a logo": logos.PNG, "without a logo": b""}
REMARKS = {"with remarks": REMARK, "without remarks": ""}
ACCOUNTS = ("with an account", "without an account")


def line(number: int) -> Line:
    made = replace(SHORT.lines[0], name=f"Article {number:03}", quantity=Decimal(1))
    return replace(made, details=None, price=Decimal(100 + number))


def growing(invoice: Invoice, logo: bytes) -> Iterator[tuple[int, list[str]]]:
    """The texts of the pages, for each count of lines."""
    books = Bookkeeping(invoice.seller)
    with books.store:
        set_logo(books, logo)
        id = books.draft(replace(invoice, lines=()))
        for count in range(1, MOST + 1):
            books.store.add_invoice_line(id, **line_properties(line(count)))
            yield count, text(pdf(books, id, language="fr"), "-layout").split("\f")[:-1]


@pytest.mark.parametrize(("logo", "remark", "account"), itertools.product(LOGOS, REMARKS, ACCOUNTS))
def test_no_page_has_a_tail_alone(logo: str, remark: str, account: str) -> None:
    seller = SHORT.seller
    if account == "without an account":
        seller = replace(seller, iban=None, bic=None)
    invoice = replace(
        SHORT, seller=seller, note=REMARKS[remark] or None, adjustments=(), prepaid=Decimal(0)
    )
    several = 0
    for count, pages in growing(invoice, LOGOS[logo]):
        items = [len(re.findall(r"Article \d{3}", page)) for page in pages]
        assert sum(items) == count
        assert items[-1] >= min(2, count), f"{count} lines: {items}"
        assert all(items), f"{count} lines: {items}"
        several += len(pages) > 1
    assert several > MOST / 3


def test_sums_are_carried_from_page_to_page(printed: list[Printed]) -> None:
    (each,) = [each for each in printed if each.example.name == "two hundred lines"]
    words = Words(each.example.language)
    seen = []
    for page in map(plain, each.pages):
        brought = re.findall(rf"{words.labels['brought']}\s+(\S+)", page)
        carried = re.findall(rf"{words.labels['carried']}\s+(\S+)", page)
        seen.append((brought, carried))
    with_items = [each for each in seen if any(each)]
    assert len(with_items) > 2
    for (_, carried), (brought, _) in itertools.pairwise(with_items):
        assert carried == brought and len(carried) == 1
    assert with_items[0][0] == [] and with_items[-1][1] == []


def test_what_is_on_one_page_carries_nothing(printed: list[Printed]) -> None:
    for each in printed:
        if len(each.pages) == 1:
            words = Words(each.example.language)
            assert words.labels["carried"] not in each.pages[0]
