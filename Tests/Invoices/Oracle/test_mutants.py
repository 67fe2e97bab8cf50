"""Whatever is moved in a file, the comparison with the oracle finds.

With TASKCORE_TEST_LONG it is moved in every file.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Callable, Iterator
from decimal import Decimal

import pytest
from lxml import etree

from comparison import differences
from description import Invoice
from generator import generate
from oracle import Figures, compute
from reading import Stated
from reading_cii import read_cii
from reading_ubl import read_ubl
from validation import Validator
from writing_cii import write_cii
from writing_ubl import write_ubl

Write = Callable[[Invoice, Figures], bytes]
Read = Callable[[bytes], Stated]

GENERATED = [each for each in generate() if len(each.lines) < 20]
IS_LONG = bool(os.environ.get("TASKCORE_TEST_LONG"))
SOME = GENERATED if IS_LONG else GENERATED[::5]
FEW = GENERATED if IS_LONG else GENERATED[::25]
SYNTAXES = pytest.mark.parametrize(
    ("write", "read"), [(write_cii, read_cii), (write_ubl, read_ubl)], ids=["CII", "UBL"]
)
NUMBERS = ("Amount", "Quantity", "Percent", "MultiplierFactorNumeric")
FLIPPED = {"true": "false", "false": "true"}
CODES = {"CategoryCode": "Z", "InvoiceCurrencyCode": "SEK", "DocumentCurrencyCode": "SEK"}
PARTS = (
    "IncludedSupplyChainTradeLineItem",
    "InvoiceLine",
    "CreditNoteLine",
    "SpecifiedTradeAllowanceCharge",
    "AllowanceCharge",
    "TaxSubtotal",
    "ApplicableTradeTax",
)


def local_name(element: etree._Element) -> str:
    return str(etree.QName(element).localname)


def numbers(root: etree._Element) -> Iterator[etree._Element]:
    for element in root.iter():
        if local_name(element).endswith(NUMBERS):
            yield element


def missed(
    write: Write,
    read: Read,
    mutate: Callable[[etree._Element], Iterator[str]],
    invoices: list[Invoice] = SOME,
) -> list[str]:
    """The mutations of each file that the comparison does not find."""
    found = []
    for invoice in invoices:
        figures = compute(invoice)
        root = etree.fromstring(write(invoice, figures))
        for mutation in mutate(root):
            try:
                is_caught = bool(differences(figures, read(etree.tostring(root))))
            except (KeyError, IndexError, ValueError):
                is_caught = True
            if not is_caught:
                found.append(f"{invoice.number}: {mutation}")
    return found


def always(text: str) -> Callable[[str], str]:
    return lambda _: text


def with_other_texts(
    elements: Iterator[etree._Element], other: Callable[[str], str]
) -> Iterator[str]:
    for element in list(elements):
        text = element.text or ""
        element.text = other(text)
        yield f"{local_name(element)}: {text} is {element.text}"
        element.text = text


@SYNTAXES
@pytest.mark.parametrize("step", ["0.01", "-0.01"])
def test_a_cent_is_moved(write: Write, read: Read, step: str) -> None:
    def mutate(root: etree._Element) -> Iterator[str]:
        yield from with_other_texts(numbers(root), lambda text: str(Decimal(text) + Decimal(step)))

    assert missed(write, read, mutate) == []


@SYNTAXES
@pytest.mark.parametrize(
    "written", ["{}000000", "+{}", "0{}", " {}", "{}e0", "{},00", "", "{} ", "-0"]
)
def test_a_number_is_written_wrongly(write: Write, read: Read, written: str) -> None:
    def other(text: str) -> str:
        text = text if "." in text else f"{text}.0"
        return written.format(text)

    def mutate(root: etree._Element) -> Iterator[str]:
        yield from with_other_texts(numbers(root), other)

    assert missed(write, read, mutate, FEW) == []


@SYNTAXES
def test_a_number_is_left_out(write: Write, read: Read) -> None:
    def mutate(root: etree._Element) -> Iterator[str]:
        for element in list(numbers(root)):
            parent = element.getparent()
            assert parent is not None
            index = parent.index(element)
            may_be_absent = Decimal(element.text or "0") == 0 and local_name(element) in {
                "AllowanceTotalAmount",
                "ChargeTotalAmount",
                "TotalPrepaidAmount",
                "PrepaidAmount",
            }
            if not may_be_absent:
                parent.remove(element)
                yield f"without {local_name(element)}"
                parent.insert(index, element)

    assert missed(write, read, mutate) == []


@SYNTAXES
def test_a_part_is_dropped_or_doubled(write: Write, read: Read) -> None:
    def mutate(root: etree._Element) -> Iterator[str]:
        for element in list(root.iter()):
            parent = element.getparent()
            if local_name(element) in PARTS and parent is not None:
                index = parent.index(element)
                parent.remove(element)
                yield f"without {local_name(element)}"
                parent.insert(index, element)
                parent.insert(index, copy.deepcopy(element))
                yield f"twice {local_name(element)}"
                parent.remove(parent[index])

    assert missed(write, read, mutate) == []


@SYNTAXES
def test_a_code_or_a_currency_is_another(write: Write, read: Read) -> None:
    def mutate(root: etree._Element) -> Iterator[str]:
        for element in root.iter():
            code = CODES.get(local_name(element))
            if code and element.text != code:
                yield from with_other_texts(iter([element]), always(code))
            currency = element.get("currencyID")
            if currency:
                element.set("currencyID", "SEK")
                yield f"{local_name(element)} in SEK"
                element.set("currencyID", currency)
            if local_name(element) in ("Indicator", "ChargeIndicator") and element.text:
                yield from with_other_texts(iter([element]), FLIPPED.__getitem__)

    assert missed(write, read, mutate) == []


def test_the_official_rules_let_a_wrong_cent_of_vat_pass(validator: Validator) -> None:
    """The reason for which there is an oracle."""
    invoice = next(each for each in GENERATED if "standard" in each.traits)
    figures = compute(invoice)
    cent = Decimal("0.01")
    wrong = dict(figures)
    for name in ("BG-23/1/BT-117", "BT-110", "BT-112", "BT-115"):
        figure = figures[name]
        assert isinstance(figure, Decimal)
        wrong[name] = figure + cent
    cii, ubl = write_cii(invoice, wrong), write_ubl(invoice, wrong)
    found = validator.check_cii(cii, is_french=True) + validator.check_ubl(ubl, is_french=True)
    assert all(each.is_warning for each in found)
    assert len(differences(figures, read_cii(cii))) == 4
    assert len(differences(figures, read_ubl(ubl))) == 4
