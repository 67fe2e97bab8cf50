"""The oracle against sums done by hand, and against two documents written by hand."""

from __future__ import annotations

from decimal import Decimal

import pytest

import traps
from description import VAT, Invoice
from oracle import TooLarge, compute
from rates import FRANCHISE
from reading_cii import read_cii
from reading_ubl import read_ubl
from samples import CII_SAMPLE, UBL_SAMPLE
from traps import invoice, line

BY_HAND: list[tuple[str, Invoice, dict[str, str]]] = [
    (
        "half a cent goes up",
        traps.HALF_CENT,
        {"BT-106": "0.01", "BT-110": "0.00", "BT-112": "0.01"},
    ),
    ("less goes down", traps.LESS_THAN_HALF_A_CENT, {"BT-106": "0.00", "BT-112": "0.00"}),
    (
        "to an even cent and to an odd one",
        traps.HALF_CENT_TO_AN_ODD_ONE,
        {"BG-25/1/BT-131": "0.02", "BG-25/2/BT-131": "0.03", "BG-25/3/BT-131": "2.68"},
    ),
    (
        "as decimal numbers, not binary ones",
        traps.NOT_A_BINARY_NUMBER,
        {"BG-25/1/BT-131": "1.01", "BG-25/2/BT-131": "1.01", "BG-25/3/BT-131": "1.27"},
    ),
    ("three thirds", traps.THIRDS, {"BT-106": "99.99", "BT-110": "20.00", "BT-112": "119.99"}),
    ("each line is rounded", traps.EACH_LINE_IS_ROUNDED, {"BT-106": "3.40", "BT-110": "0.68"}),
    (
        "VAT is of the sum of the lines",
        traps.VAT_IS_NOT_ROUNDED_BY_LINE,
        {"BT-106": "1.00", "BT-110": "0.20"},
    ),
    ("half a cent of VAT", traps.VAT_OF_HALF_A_CENT, {"BT-110": "1.03", "BT-112": "11.28"}),
    (
        "each rate is rounded, highest rate first",
        traps.VAT_OF_SEVERAL_RATES,
        {
            "BG-23/1/BT-117": "0.00",
            "BG-23/2/BT-117": "0.03",
            "BG-23/3/BT-119": "5.5",
            "BG-23/3/BT-117": "0.00",
            "BT-110": "0.03",
        },
    ),
    (
        "half a cent of discount",
        traps.DISCOUNT_OF_HALF_A_CENT,
        {"BG-25/1/BT-136": "0.01", "BG-25/1/BT-131": "0.00"},
    ),
    (
        "a discount of what was rounded",
        traps.DISCOUNT_ON_A_ROUNDED_BASE,
        {"BG-25/1/BT-137": "1.00", "BG-25/1/BT-136": "0.13", "BG-25/1/BT-131": "0.87"},
    ),
    (
        "an allowance is a percentage of the lines",
        traps.ALLOWANCE_OF_HALF_A_CENT,
        {"BG-20/1/BT-92": "0.01", "BG-20/1/BT-93": "0.10", "BT-109": "0.09", "BT-110": "0.01"},
    ),
    (
        "each allowance is of the same base",
        traps.TWO_ALLOWANCES_OF_ONE_BASE,
        {"BG-20/2/BT-92": "33.33", "BT-107": "66.66", "BT-109": "33.33", "BT-110": "6.67"},
    ),
    (
        "half a cent below zero goes away from it",
        traps.NEGATIVE_ROW,
        {"BG-23/2/BT-116": "-0.25", "BG-23/2/BT-117": "-0.03", "BT-110": "19.97"},
    ),
    (
        "a row without a line",
        traps.ROW_OF_AN_ALLOWANCE_ALONE,
        {"BG-23/2/BT-116": "-10", "BG-23/2/BT-117": "-0.55", "BT-112": "109.45"},
    ),
    (
        "VAT below zero in euro",
        traps.NEGATIVE_VAT,
        {"BT-110": "-0.02", "BT-111": "-0.01", "BT-109": "99.85", "BT-112": "99.83"},
    ),
    (
        "whole yen",
        traps.IN_YEN,
        {
            "BG-25/1/BT-131": "1",
            "BG-25/2/BT-131": "2",
            "BG-25/3/BT-131": "3",
            "BG-25/4/BT-137": "100",
            "BG-25/4/BT-136": "50",
            "BT-106": "56",
            "BT-110": "6",
            "BT-111": "0.04",
        },
    ),
    ("half a yen of VAT", traps.VAT_OF_HALF_A_YEN, {"BT-110": "1", "BT-111": "0.01"}),
    (
        "two decimals of the dinar's three",
        traps.IN_DINAR,
        {"BG-25/1/BT-131": "0.01", "BG-25/2/BT-131": "1.12", "BG-25/3/BT-131": "12.35"},
    ),
    ("half a cent in euro", traps.HALF_A_CENT_IN_EURO, {"BT-110": "0.03", "BT-111": "0.02"}),
    ("a third in euro", traps.THIRD_OF_A_CENT_IN_EURO, {"BT-110": "1.00", "BT-111": "0.33"}),
    ("no VAT needs no rate", traps.NO_VAT_IN_EURO, {"BT-110": "0", "BT-111": "0"}),
    (
        "the largest total",
        traps.LARGEST_TOTAL,
        {"BT-110": "166666666666.67", "BT-112": "1000000000000.00"},
    ),
    (
        "ten thousandths of millionths",
        traps.LARGEST_CENTS,
        {"BG-25/1/BT-131": "999999998999.90", "BT-106": "999999998999.91"},
    ),
    ("paid in full", traps.PAID_IN_FULL, {"BT-112": "14.81", "BT-115": "0.00"}),
    ("paid in part", traps.PAID_IN_PART, {"BT-112": "14.81", "BT-115": "0.01"}),
]


@pytest.mark.parametrize(
    ("described", "figures"),
    [case[1:] for case in BY_HAND],
    ids=[case[0] for case in BY_HAND],
)
def test_a_sum_done_by_hand(described: Invoice, figures: dict[str, str]) -> None:
    computed = compute(described)
    assert {name: computed[name] for name in figures} == {
        name: Decimal(figure) for name, figure in figures.items()
    }


def test_an_amount_beyond_the_limit_is_refused() -> None:
    for described in (
        invoice(line("1", "1000000000000.01")),
        invoice(line("2", "600000000000", percent="50")),
        invoice(line("1", "600000000000"), line("1", "600000000000")),
        invoice(line("1", "833333333333.34")),
    ):
        with pytest.raises(TooLarge):
            compute(described)


def test_reasons_of_a_row_are_joined_and_its_code_is_the_only_one() -> None:
    other = VAT("E", reason="Art. 261-4 du CGI", code="VATEX-FR-CGI261-4")
    mixed = compute(
        invoice(line("1", "1", FRANCHISE), line("1", "1", other), line("1", "1", other))
    )
    assert mixed["BG-23/1/BT-120"] == "TVA non applicable, art. 293 B du CGI; Art. 261-4 du CGI"
    assert "BG-23/1/BT-121" not in mixed
    assert compute(invoice(line("1", "1", other)))["BG-23/1/BT-121"] == "VATEX-FR-CGI261-4"
    assert compute(invoice(line("1", "1", VAT("G"))))["BG-23/1/BT-121"] == "VATEX-EU-G"


def test_rows_are_in_the_order_of_their_categories() -> None:
    kinds = ["K", "AE", "E", "Z", "G"]
    lines = [line("1", "1", VAT(kind, reason="x")) for kind in kinds]
    figures = compute(invoice(*lines, line("1", "1", traps.TEN), line("1", "1", traps.TWENTY)))
    groups = [f"BG-23/{row}" for row in range(1, 8)]
    rows = [f"{figures[f'{each}/BT-118']} {figures[f'{each}/BT-119']}" for each in groups]
    assert rows == ["S 20", "S 10", "Z 0", "E 0", "AE 0", "K 0", "G 0"]


def test_reading_cii_takes_every_figure_as_it_is_written() -> None:
    assert read_cii(CII_SAMPLE) == {
        "BT-3": "380",
        "BT-5": "USD",
        "BT-6": "EUR",
        "BG-25/1/BT-129": "3",
        "BG-25/1/BT-131": "108.67",
        "BG-25/1/BT-136": "12.08",
        "BG-25/1/BT-137": "120.75",
        "BG-25/1/BT-138": "10",
        "BG-25/1/BT-146": "40.25",
        "BG-25/1/BT-151": "S",
        "BG-25/1/BT-152": "20",
        "BG-25/2/BT-129": "1",
        "BG-25/2/BT-131": "50.00",
        "BG-25/2/BT-146": "50",
        "BG-25/2/BT-151": "E",
        "BG-25/2/BT-152": "0",
        "BG-20/1/BT-92": "2.25",
        "BG-20/1/BT-95": "S",
        "BG-20/1/BT-96": "20",
        "BG-21/1/BT-99": "5",
        "BG-21/1/BT-102": "E",
        "BG-21/1/BT-103": "0",
        "BG-23/1/BT-116": "106.42",
        "BG-23/1/BT-117": "21.28",
        "BG-23/1/BT-118": "S",
        "BG-23/1/BT-119": "20",
        "BG-23/2/BT-116": "55",
        "BG-23/2/BT-117": "0",
        "BG-23/2/BT-118": "E",
        "BG-23/2/BT-119": "0",
        "BG-23/2/BT-120": "Art. 261-4 du CGI",
        "BG-23/2/BT-121": "VATEX-FR-CGI261-4",
        "BT-106": "158.67",
        "BT-107": "2.25",
        "BT-108": "5",
        "BT-109": "161.42",
        "BT-110": "21.28",
        "BT-111": "19.70",
        "BT-112": "182.70",
        "BT-113": "100",
        "BT-115": "82.70",
    }


def test_reading_ubl_takes_every_figure_as_it_is_written() -> None:
    assert read_ubl(UBL_SAMPLE) == {
        "BT-3": "381",
        "BT-5": "EUR",
        "BG-25/1/BT-129": "6",
        "BG-25/1/BT-131": "20.10",
        "BG-25/1/BT-146": "3.35",
        "BG-25/1/BT-151": "S",
        "BG-25/1/BT-152": "5.5",
        "BG-20/1/BT-92": "1.01",
        "BG-20/1/BT-93": "20.10",
        "BG-20/1/BT-94": "5",
        "BG-20/1/BT-95": "S",
        "BG-20/1/BT-96": "5.5",
        "BG-23/1/BT-116": "19.09",
        "BG-23/1/BT-117": "1.05",
        "BG-23/1/BT-118": "S",
        "BG-23/1/BT-119": "5.5",
        "BT-106": "20.10",
        "BT-107": "1.01",
        "BT-109": "19.09",
        "BT-110": "1.05",
        "BT-112": "20.14",
        "BT-115": "20.14",
    }
