"""The generated invoices have in them what they are there for, and are lawful.

With TASKCORE_TEST_LONG each of them is checked for that.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from decimal import Decimal

import pytest
from stdnum import iban
from stdnum.eu import vat
from stdnum.fr import siren, siret

from comparison import differences
from description import CREDIT_NOTE, EUROPEAN_UNION, INVOICE, Invoice, Party
from generator import Generator, generate
from oracle import Figures, compute
from parties import BUYERS, SELLERS
from rates import FRENCH_RATES
from reading_cii import read_cii
from reading_ubl import read_ubl
from reading_wording import cii_wording, ubl_wording
from texts import HOSTILE_LINES, HOSTILE_TEXTS
from validation import Finding, Validator
from wording import other_words
from writing_cii import write_cii
from writing_ubl import write_ubl

IS_LONG = bool(os.environ.get("TASKCORE_TEST_LONG"))
GENERATED = generate()
COMPUTED = [compute(each) for each in GENERATED]

# CII requires the element of the delivery, and that one is empty when nothing is known of it.
EMPTY_DELIVERY = "PEPPOL-EN16931-R008"


def amount(figures: Figures, name: str) -> Decimal:
    figure = figures[name]
    assert isinstance(figure, Decimal)
    return figure


def test_there_are_enough_and_the_same_ones_each_time() -> None:
    assert len(GENERATED) >= 300
    assert generate() == GENERATED
    assert Generator(random.Random("another")).all() != GENERATED
    assert len({each.number for each in GENERATED}) == len(GENERATED)


def test_every_category_and_rate_is_there() -> None:
    used = Counter((vat.category, vat.rate) for each in GENERATED for vat in each.vats)
    assert {category for category, _ in used} == {"S", "Z", "E", "AE", "K", "G", "O", "L", "M"}
    assert {rate for category, rate in used if category == "S"} >= set(FRENCH_RATES)
    several = [each for each in GENERATED if len({vat.category for vat in each.vats}) > 2]
    assert len(several) >= 10


def test_every_kind_of_document_and_party_is_there() -> None:
    assert {each.kind for each in GENERATED} == {INVOICE, CREDIT_NOTE}
    assert {each.seller for each in GENERATED} == set(SELLERS)
    assert {each.buyer for each in GENERATED} >= set(BUYERS)
    credited = [each for each in GENERATED if each.kind == CREDIT_NOTE]
    assert len(credited) >= 30
    assert {vat.category for each in credited for vat in each.vats} >= {"S", "E", "AE", "K", "O"}


def test_every_currency_is_there_with_vat_in_euro() -> None:
    currencies = Counter(each.currency for each in GENERATED if each.vat_currency)
    assert set(currencies) == {"USD", "JPY", "CHF", "KWD", "GBP"}
    assert min(currencies.values()) >= 3
    assert any(each.currency != "EUR" and not each.vat_currency for each in GENERATED)


def test_every_way_to_take_off_and_to_add_is_there() -> None:
    lines = [line for each in GENERATED for line in each.lines]
    assert sum(line.discount_percent is not None for line in lines) >= 20
    assert sum(line.discount_amount is not None for line in lines) >= 10
    adjustments = [adjustment for each in GENERATED for adjustment in each.adjustments]
    kinds = Counter((each.is_charge, each.percent is not None) for each in adjustments)
    assert len(kinds) == 4 and min(kinds.values()) >= 20


def test_sums_are_small_large_and_below_zero() -> None:
    totals = [amount(each, "BT-112") for each in COMPUTED]
    assert min(totals) == 0 and max(totals) == 10**12
    rows = [
        figure
        for each in COMPUTED
        for name, figure in each.items()
        if name.endswith("BT-117") and isinstance(figure, Decimal)
    ]
    assert min(rows) < 0
    lines = [line for each in GENERATED for line in each.lines]
    assert any(line.price.normalize().as_tuple().exponent == -6 for line in lines)
    assert any(line.quantity.normalize().as_tuple().exponent == -4 for line in lines)
    assert max(len(each.lines) for each in GENERATED) >= 100


def test_invoices_are_paid_before_in_part_and_in_full() -> None:
    paid = [figures for figures in COMPUTED if figures["BT-113"]]
    assert sum(figures["BT-115"] == 0 for figures in paid) >= 4
    assert sum(amount(figures, "BT-115") > 0 for figures in paid) >= 4
    assert all(amount(figures, "BT-115") >= 0 for figures in COMPUTED)


def test_hostile_texts_are_there() -> None:
    names = {line.name for each in GENERATED for line in each.lines}
    notes = {each.note for each in GENERATED}
    details = {line.details for each in GENERATED for line in each.lines}
    assert names >= set(HOSTILE_LINES)
    assert notes | details >= set(HOSTILE_TEXTS)
    assert all(len(name) <= 200 and "\n" not in name for name in names)


@pytest.mark.parametrize("party", [*SELLERS, *BUYERS], ids=lambda party: party.name)
def test_the_numbers_of_parties_have_the_right_check_digits(party: Party) -> None:
    assert party.siren is None or siren.is_valid(party.siren)
    assert party.siret is None or siret.is_valid(party.siret)
    assert party.iban is None or iban.is_valid(party.iban)
    if party.vat_number and party.country in EUROPEAN_UNION:
        assert vat.is_valid(party.vat_number)


def errors(found: list[Finding]) -> list[str]:
    return [str(each) for each in found if each.rule != EMPTY_DELIVERY]


def check(validator: Validator, invoice: Invoice) -> list[str]:
    """What is wrong with an invoice that the writers of these tests write."""
    figures = compute(invoice)
    cii, ubl = write_cii(invoice, figures), write_ubl(invoice, figures)
    return [
        *errors(validator.check_cii(cii, invoice.is_french)),
        *errors(validator.check_ubl(ubl, invoice.is_french)),
        *differences(figures, read_cii(cii)),
        *differences(figures, read_ubl(ubl)),
        *other_words(invoice, cii_wording(cii)),
        *other_words(invoice, ubl_wording(ubl)),
    ]


def test_each_of_them_is_lawful_with_the_amounts_of_the_oracle(validator: Validator) -> None:
    some = GENERATED if IS_LONG else GENERATED[::3]
    wrong = {each.number: check(validator, each) for each in some}
    assert {number: found for number, found in wrong.items() if found} == {}
