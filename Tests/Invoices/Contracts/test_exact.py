"""The exact oracle against sums that were done by hand."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from decimal import Decimal as D

import pytest

from agreement import CREDIT_NOTE, INVOICE, Change, Item, Paper, Tax
from asked_part import Part, part_faults
from exact import Row, rounded, sums_of
from exact_accounts import Journal, balance
from exact_down_payments import Deducted, Final
from exact_gross_prices import calculated
from exact_gross_rest import GrossRest
from exact_rest import Rest
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
    assert rest.is_empty and rest.total == 0


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


def asked(share: str) -> Deducted:
    """A down payment on the contract, as it is written."""
    part = Part(share=D(share))
    whole = sums_of(CONTRACT)
    items = [
        Item("", D(1), rounded(part.of(row.taxable, whole.gross), D("0.01")), Tax(*row.key))
        for row in whole.rows
    ]
    return Deducted(share, sums_of(paper(*items)).rows)


@pytest.mark.parametrize("shares", [("30",), ("33.33", "33.33"), ("10", "20", "30"), ("100",)])
@pytest.mark.parametrize("is_by_payments", [True, False])
def test_down_payments_and_the_final_invoice_come_to_the_contract(
    shares: tuple[str, ...], is_by_payments: bool
) -> None:
    whole = calculated(CONTRACT)
    before = tuple(asked(share) for share in shares)
    journal = Journal()
    day = date(2026, 5, 1)
    for each in before:
        journal.enter(day, "EUR", replace(whole.sums, rows=each.rows, net=each.net))
    final = Final(before, whole.sums, is_by_payments)
    journal.enter(day, "EUR", final.added)
    assert journal.total() == {row.key: (row.taxable, row.tax) for row in whole.sums.rows}
    assert journal.turnover[(2026, 5), "EUR"] == whole.sums.net
    sums = final.calculated(whole).sums
    assert sums.due == final.added.gross == whole.total - final.gross
    assert (sums.prepaid, sums.vat) == (
        (final.gross, whole.sums.vat) if is_by_payments else (D(0), final.added.vat)
    )
    assert sums.item_total == sum((each.net for each in sums.items), D(0))
    assert (sums.rows == whole.sums.rows) == is_by_payments


def test_the_final_invoice_by_hand() -> None:
    down_payment = Deducted("F1", sums_of(paper(item("30"))).rows)
    whole = calculated(paper(item("100"), changes=(Change(False, "Off", TWENTY, percent=D(10)),)))
    final = Final((down_payment,), whole.sums, is_by_payments=False)
    (rate,) = final.rates
    assert (rate.whole, rate.before, rate.rest) == ((D(90), D(18)), (D(30), D(6)), (D(60), D(12)))
    lines = final.calculated(whole)
    assert [(each.quantity, each.price) for each in lines.paper.items] == [
        (D(1), D(100)),
        (D(-1), D(30)),
    ]
    assert (lines.sums.item_total, lines.sums.allowances, lines.sums.net) == (D(70), D(10), D(60))
    assert (lines.sums.change_base, lines.sums.due) == (D(100), D(72))


def test_what_a_down_payment_asks_for() -> None:
    whole = calculated(paper(item("100"), item("10", TEN)))
    share = Part(share=D(30))
    assert list(part_faults(share, whole, paper(item("30"), item("3", TEN)))) == []
    # 39.30 is asked for, which the two parts come to.
    for wrong in (
        (item("30.01"), item("3", TEN)),
        (item("30"),),
        (item("29.97"), item("3.03", TEN)),
        (item("30"), item("3", TEN), item("0.01", FIVE_AND_A_HALF)),
    ):
        assert list(part_faults(share, whole, paper(*wrong))) != []
    # Of 1.00 with 20 %, nothing comes to 0.99: it is 0.98, and no more than what is asked for.
    amount = Part(amount=D("0.99"))
    for net, is_right in (("0.82", True), ("0.83", False), ("0.81", False)):
        faults = list(part_faults(amount, calculated(paper(item("100"))), paper(item(net))))
        assert (faults == []) == is_right


def gross_paper(*items: Item, changes: tuple[Change, ...] = ()) -> Paper:
    return replace(paper(*items, changes=changes), has_gross_prices=True)


def test_what_is_agreed_with_tax_is_to_be_paid() -> None:
    # 29.97 with 20 % is 24.98 (24.975) and 5.00 (4.996), one cent too many.
    found = calculated(gross_paper(item("9.99", quantity="3")))
    assert found.sums.rows == (Row("S", D(20), D("24.98"), D("5.00")),)
    assert (found.sums.rounding, found.total, found.sums.due) == (
        D("-0.01"),
        D("29.97"),
        D("29.97"),
    )
    assert found.paper.items[0].price == D("8.325")


def test_of_two_rates_that_come_to_no_amount_the_second_goes_to_the_other_side() -> None:
    # 0.99 with 20 % is 0.83 and 0.17; 0.05 with 10 % is 0.05 (0.045) and 0.01, and then 0.04.
    found = calculated(gross_paper(item("0.99"), item("0.05", TEN)))
    assert [(row.taxable, row.tax) for row in found.sums.rows] == [
        (D("0.83"), D("0.17")),
        (D("0.04"), D("0.00")),
    ]
    assert (found.sums.rounding, found.total) == (D("0.00"), D("1.04"))


def test_the_tax_of_a_down_payment_is_what_its_net_amount_leaves() -> None:
    found = calculated(gross_paper(item("0.99")), is_exact=True)
    assert found.sums.rows == (Row("S", D(20), D("0.83"), D("0.16")),)
    assert found.sums.rounding == 0


def test_items_share_the_net_amount_of_their_rate() -> None:
    # 1.00 three times is 2.50: 0.83 (0.833) each leaves a cent, which the first one has.
    found = calculated(gross_paper(item("1"), item("1"), item("1")))
    assert [each.net for each in found.sums.items] == [D("0.84"), D("0.83"), D("0.83")]
    # What is off is 5.00 with tax (4.17 without), and no percentage of 41.67.
    found = calculated(gross_paper(item("50", percent_off="10")))
    (only,) = found.paper.items
    assert (only.percent_off, only.amount_off, only.price) == (D(10), None, D("41.67"))
    assert [(each.base, each.off) for each in found.sums.items] == [(D("41.67"), D("4.17"))]


def test_a_price_of_six_decimals_is_of_one_and_else_of_all() -> None:
    found = calculated(gross_paper(item("0.000012", quantity="1000000000")))
    (only,) = found.paper.items
    assert (found.total, only.price_quantity) == (D("12000.00"), D(1))
    found = calculated(gross_paper(item("1.000001", quantity="300000000")))
    (only,) = found.paper.items
    assert (only.price, only.price_quantity) == (D("250000250.00"), D(300000000))


def test_the_last_note_of_gross_prices_takes_what_is_left() -> None:
    invoice = calculated(gross_paper(item("9.99", quantity="3")))
    rest = GrossRest(invoice.sums, "EUR", is_of_down_payment=False)
    for _ in range(2):
        note = rest.note(gross_paper(item("9.99")))
        assert note.total == D("9.99") and not rest.refuses(note.sums)
        rest.take(note.sums)
    items, changes = rest.parts({TWENTY.key: TWENTY})
    note = rest.note(gross_paper(*items, changes=changes))
    assert note.total == rest.total == D("9.99")
    rest.take(note.sums)
    assert rest.is_empty and rest.total == 0
    assert rest.refuses(calculated(gross_paper(item("9.99"))).sums)


def test_rates_of_three_decimals() -> None:
    assert sums_of(paper(item("1000", Tax("S", D("8.875"))))).vat == D("88.75")


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
