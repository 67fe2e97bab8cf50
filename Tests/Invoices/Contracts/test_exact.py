"""The exact oracle against sums that were done by hand."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from decimal import Decimal as D

import pytest

import exact_down_payments as down_payments
import exact_gross_prices as gross_prices
from agreement import CREDIT_NOTE, INVOICE, Change, Item, Paper, Tax
from exact import Row, rounded, sums_of
from exact_accounts import Journal, balance
from exact_rest import Rest
from exact_sales_tax import sales_tax
from terms import differences, terms_of

TWENTY = Tax("S", D(20))
TEN = Tax("S", D(10))
FIVE_AND_A_HALF = Tax("S", D("5.5"))


def item(
    price: str, tax: Tax = TWENTY, quantity: str = "1", percent_off: str | None = None
) -> Item:
    off = None if percent_off is None else D(percent_off)
    return Item("It", D(quantity), D(price), tax, percent_off=off)


def paper(*items: Item, changes: tuple[Change, ...] = (), currency: str = "EUR") -> Paper:
    return Paper(INVOICE, currency, items, changes)


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        ("0.005", "0.01"),
        ("-0.005", "-0.01"),
        ("0.0049", "0.00"),
        ("2.675", "2.68"),
        ("-0.001", "0"),
    ],
)
def test_half_a_cent_goes_away_from_zero(amount: str, expected: str) -> None:
    found = rounded(D(amount), D("0.01"))
    assert found == D(expected)
    assert not (found.is_zero() and found.is_signed())


def test_items_are_rounded_and_the_tax_is_of_their_sum() -> None:
    sums = sums_of(paper(item("0.335", quantity="3"), item("10", percent_off="33.33")))
    assert [each.net for each in sums.items] == [D("1.01"), D("6.67")]
    assert sums.rows == (Row("S", D(20), D("7.68"), D("1.54")),)
    assert (sums.net, sums.gross) == (D("7.68"), D("9.22"))


def test_an_allowance_of_a_rate_that_no_item_has_is_a_row_below_zero() -> None:
    allowance = Change(False, "Off", FIVE_AND_A_HALF, amount=D(2))
    charge = Change(True, "Post", TWENTY, percent=D("2.5"))
    sums = sums_of(paper(item("100"), changes=(allowance, charge)))
    assert sums.rows == (
        Row("S", D(20), D("102.5"), D("20.5")),
        Row("S", D("5.5"), D(-2), D("-0.11")),
    )
    assert (sums.allowances, sums.charges, sums.gross) == (D(2), D("2.5"), D("120.89"))


def test_yen_have_no_decimals_and_euros_have_two() -> None:
    sums = sums_of(Paper(INVOICE, "JPY", (item("399"),), euro_rate=D("163.27")))
    assert (sums.vat, sums.gross, sums.vat_in_euro) == (D(80), D(479), D("0.49"))


def test_the_last_note_takes_what_rounding_left() -> None:
    rest = Rest(sums_of(paper(item("0.09"))), "EUR")
    taxes = []
    for _ in range(3):
        note = rest.settled(sums_of(paper(item("0.03"))))
        taxes.append(note.vat)
        rest.take(note)
    assert taxes == [D("0.01"), D("0.01"), D("0.00")]
    assert rest.is_empty and rest.gross == 0


def test_yen_are_never_off_by_one() -> None:
    rest = Rest(sums_of(paper(item("399"), currency="JPY")), "JPY")
    taxes = []
    for _ in range(3):
        note = rest.settled(sums_of(paper(item("133"), currency="JPY")))
        taxes.append(note.vat)
        rest.take(note)
    assert taxes == [27, 26, 27]


def test_a_note_of_more_than_is_left_is_refused() -> None:
    rest = Rest(sums_of(paper(item("10"), item("5", TEN))), "EUR")
    assert not rest.refuses(sums_of(paper(item("10"), item("5", TEN))))
    assert rest.refuses(sums_of(paper(item("10.01"))))
    assert rest.refuses(sums_of(paper(item("1", FIVE_AND_A_HALF))))
    rest.take(sums_of(paper(item("10"))))
    items, changes = rest.parts({TWENTY.key: TWENTY, TEN.key: TEN})
    assert [(each.price, each.tax) for each in items] == [(D(5), TEN)] and changes == ()


def test_the_journal_has_each_tax_once() -> None:
    journal = Journal()
    sums = sums_of(paper(item("10"), item("5", TEN)))
    journal.enter(date(2026, 1, 31), "EUR", sums)
    assert journal.total() == {("S", D(20)): (D(10), D(2)), ("S", D(10)): (D(5), D("0.5"))}
    journal.enter(date(2026, 2, 1), "EUR", sums, -1)
    assert journal.total() == {}
    assert journal.turnover == {((2026, 1), "EUR"): 15, ((2026, 2), "EUR"): -15}


def test_what_is_owed_can_be_below_zero() -> None:
    assert balance(D(120), D(50), D(120)) == -50


CONTRACT = paper(
    item("333.33"),
    item("66.67", TEN),
    changes=(Change(False, "Off", FIVE_AND_A_HALF, amount=D("0.10")),),
)


@pytest.mark.parametrize("shares", [("30",), ("33.33", "33.33"), ("10", "20", "30"), ("100",)])
def test_down_payments_and_the_final_invoice_come_to_the_contract(shares: tuple[str, ...]) -> None:
    taxes = {each.key: each for each in (TWENTY, TEN, FIVE_AND_A_HALF)}
    whole = sums_of(CONTRACT)
    before = [
        sums_of(down_payments.down_payment_by_share(CONTRACT, D(share), taxes)) for share in shares
    ]
    journal = Journal()
    day = date(2026, 5, 1)
    for each in before:
        journal.enter(day, "EUR", each)
    rest = down_payments.final_rows(whole, before)
    for row in down_payments.journal_of_final(whole, before):
        assert row in rest
    final = replace(whole, rows=rest, net=sum((row.taxable for row in rest), D(0)))
    journal.enter(day, "EUR", final)
    assert journal.total() == {row.key: (row.taxable, row.tax) for row in whole.rows}
    assert journal.turnover[(2026, 5), "EUR"] == whole.net
    due = down_payments.final_due(whole, before)
    assert due == final.gross == whole.gross - down_payments.final_prepaid(before)


def test_rates_show_the_whole_what_was_before_and_the_rest() -> None:
    (rate,) = down_payments.rates(sums_of(paper(item("100"))), [sums_of(paper(item("30")))])
    assert (rate.whole, rate.before, rate.rest) == ((D(100), D(20)), (D(30), D(6)), (D(70), D(14)))


def test_prices_with_tax_come_to_what_was_promised() -> None:
    # Three times 9.99 with 20 %: 8.325 each, 24.98 without tax (24.975), 5.00 of tax (4.996).
    priced = [("Tea", D(3), D("9.99"), TWENTY)]
    sums = sums_of(paper(*gross_prices.items_of(priced)))
    promise = gross_prices.promised([(quantity, gross) for _, quantity, gross, _ in priced], "EUR")
    assert (sums.net, sums.vat, promise) == (D("24.98"), D("5.00"), D("29.97"))
    assert gross_prices.rounding_amount(sums, promise) == D("-0.01")


@pytest.mark.parametrize(("gross", "rate", "net"), [("0.01", "20", "0.01"), ("119", "19", "100")])
def test_what_is_within_an_amount_with_tax_comes_to_it(gross: str, rate: str, net: str) -> None:
    taxable, tax = gross_prices.within_net(D(gross), D(rate), "EUR")
    assert (taxable, taxable + tax) == (D(net), D(gross))


def test_rates_of_three_decimals_and_of_several_places() -> None:
    assert sums_of(paper(item("1000", Tax("S", D("8.875"))))).vat == D("88.75")
    assert sales_tax([D("99.99"), D("0.02")], [D("4.5"), D("4.375")]) == D("8.88")


def test_a_moved_cent_is_found_and_so_is_what_is_absent_or_too_many() -> None:
    described = paper(item("10"), changes=(Change(False, "Off", TWENTY, percent=D(5)),))
    expected = terms_of(described, sums_of(described))
    stated = {name: str(value) for name, value in expected.items()}
    assert list(differences(expected, stated)) == []
    for name, value in expected.items():
        if isinstance(value, D):
            moved = stated | {name: str(value + D("0.01"))}
            assert len(list(differences(expected, moved))) == 1
        del (without := dict(stated))[name]
        is_needless = name in ("BT-108", "BT-113", "BT-114")
        assert len(list(differences(expected, without))) == 1 - is_needless
    assert len(list(differences(expected, stated | {"BG-23/2/BT-117": "0.01"}))) == 1


def test_a_credit_note_is_stated_as_one() -> None:
    note = Paper(CREDIT_NOTE, "EUR", (item("1"),))
    assert terms_of(note, sums_of(note))["BT-3"] == "381"
