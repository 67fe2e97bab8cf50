"""The library's invoices are lawful, and state the amounts of the oracle to the cent.

Each generated invoice is made in a store, and issued. Its files in both syntaxes have to pass the
official rules, which tolerate wrong sums, and to agree with the oracle, which does not.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from bookkeeping import Bookkeeping, Issued
from comparison import differences
from content import read_content
from description import CREDIT_NOTE, Invoice
from generator import generate
from oracle import compute
from parties import ATELIER
from reading_cii import read_cii
from reading_ubl import read_ubl
from reading_wording import cii_wording, ubl_wording
from taskcore import InvalidError
from traps import invoice, line
from validation import Validator
from wording import other_words

# CII requires the element of the delivery, and that one is empty when nothing is known of it.
EMPTY_DELIVERY = "PEPPOL-EN16931-R008"

Wrong = dict[str, list[str]]


@dataclass(frozen=True)
class Books:
    bookkeeping: Bookkeeping
    issued: list[Issued]


@pytest.fixture(scope="module")
def books() -> Iterator[list[Books]]:
    """One store for each seller, with its invoices in the order of their dates."""
    generated = sorted(generate(), key=lambda each: (each.seller.name, each.issued))
    made = []
    for seller, invoices in itertools.groupby(generated, key=lambda each: each.seller):
        bookkeeping = Bookkeeping(seller)
        made.append(Books(bookkeeping, [bookkeeping.issue(each) for each in invoices]))
    yield made
    for each in made:
        each.bookkeeping.store.close()


@pytest.fixture(scope="module")
def issued(books: list[Books]) -> list[Issued]:
    return [issued for each in books for issued in each.issued]


def of_those_with_any(found: Iterator[tuple[Invoice, list[str]]]) -> Wrong:
    return {
        f"{invoice.number} {'/'.join(sorted(invoice.traits))}": wrong
        for invoice, wrong in found
        if wrong
    }


def test_there_are_more_than_300(issued: list[Issued]) -> None:
    assert len(issued) > 300
    assert sum(each.described.kind == CREDIT_NOTE for each in issued) > 30


def test_cii_keeps_the_official_rules(issued: list[Issued], validator: Validator) -> None:
    def found() -> Iterator[tuple[Invoice, list[str]]]:
        for each in issued:
            findings = validator.check_cii(each.cii, each.described.is_french)
            wrong = [str(finding) for finding in findings if finding.rule != EMPTY_DELIVERY]
            yield each.described, wrong

    assert of_those_with_any(found()) == {}


def test_ubl_keeps_the_official_rules(issued: list[Issued], validator: Validator) -> None:
    def found() -> Iterator[tuple[Invoice, list[str]]]:
        for each in issued:
            findings = validator.check_ubl(each.ubl, each.described.is_french)
            yield each.described, list(map(str, findings))

    assert of_those_with_any(found()) == {}


def test_cii_states_the_amounts_of_the_oracle(issued: list[Issued]) -> None:
    found = (
        (each.described, differences(compute(each.described), read_cii(each.cii)))
        for each in issued
    )
    assert of_those_with_any(found) == {}


def test_ubl_states_the_amounts_of_the_oracle(issued: list[Issued]) -> None:
    found = (
        (each.described, differences(compute(each.described), read_ubl(each.ubl)))
        for each in issued
    )
    assert of_those_with_any(found) == {}


def test_both_syntaxes_say_what_was_described(issued: list[Issued]) -> None:
    found = (
        (
            each.described,
            other_words(each.described, cii_wording(each.cii))
            + other_words(each.described, ubl_wording(each.ubl)),
        )
        for each in issued
    )
    assert of_those_with_any(found) == {}


def test_a_caller_reads_the_amounts_of_the_oracle(books: list[Books]) -> None:
    def found() -> Iterator[tuple[Invoice, list[str]]]:
        for book in books:
            for each in book.issued:
                stated = read_content(book.bookkeeping, each.id)
                expected = compute(each.described)
                amounts = {name: expected[name] for name in stated if name in expected}
                missing = {"BT-106", "BT-110", "BT-112", "BT-115"} - set(amounts)
                wrong = [f"{name} is not stated." for name in sorted(missing)]
                yield each.described, wrong + differences(amounts, stated)

    assert of_those_with_any(found()) == {}


def test_numbers_have_no_gap(books: list[Books]) -> None:
    for book in books:
        numbers = {each.described.number for each in book.issued}
        numbers |= {each.described.preceding[0] for each in book.issued if each.described.preceding}
        for letter in ("A", "F"):
            series = sorted(each for each in numbers if each.startswith(letter))
            assert series == [f"{letter}2026-{each:04}" for each in range(1, len(series) + 1)]


@pytest.mark.parametrize(
    "described",
    [
        invoice(line("1", "1000000000000.01")),
        invoice(line("2", "600000000000", percent="50")),
        invoice(line("1", "600000000000"), line("1", "600000000000")),
        invoice(line("1", "833333333333.34")),
    ],
    ids=["of a line", "before its discount", "of the lines", "with VAT"],
)
def test_an_amount_beyond_the_limit_is_refused(described: Invoice) -> None:
    bookkeeping = Bookkeeping(ATELIER)
    with bookkeeping.store, pytest.raises(InvalidError):
        bookkeeping.issue(described)
