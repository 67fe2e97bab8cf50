"""Amounts, quantities, prices and rates: decimal, exact, and never a float."""

from __future__ import annotations

from decimal import Context, Decimal, localcontext
from typing import Any

import pytest

from taskcore import InvalidError, Store, amount_parse, amount_text, currency_digits
from taskcore._generated.values import from_scaled, to_scaled


@pytest.mark.parametrize(
    ("given", "decimals", "number"),
    [
        (Decimal("2.5"), 4, 25_000),
        ("2.5", 4, 25_000),
        (2, 4, 20_000),
        ("-0.01", 2, -1),
        ("0", 6, 0),
        (Decimal("0E+30"), 2, 0),
        (Decimal("0E-30"), 2, 0),
        (Decimal("1E+3"), 0, 1_000),
        ("1.500000000000", 1, 15),
        ("922337203685477.5807", 4, (1 << 63) - 1),
    ],
)
def test_a_number_is_taken_as_it_is(given: Any, decimals: int, number: int) -> None:
    assert to_scaled(given, decimals, "quantity") == number
    assert from_scaled(number, decimals) == Decimal(given)


@pytest.mark.parametrize(
    "wrong",
    ["0.001", "1E-400", Decimal("1E-999999999"), "NaN", "-Infinity", "sNaN", "1e19", "1e400"]
    + [Decimal("1E+999999999"), "92233720368547758.08", "", "abc", "1,5", "0x10"],
)
def test_what_is_no_such_number_is_refused(wrong: Any) -> None:
    with pytest.raises(InvalidError) as refused:
        to_scaled(wrong, 2, "amount_minor")
    assert refused.value.field == "amount_minor"


@pytest.mark.parametrize("inexact", [0.1, 2.0, float("nan")])
def test_a_float_is_refused_with_the_reason(store: Store, inexact: float) -> None:
    draft = store.add_invoice()
    with pytest.raises(TypeError, match="quantity_ten_thousandths must be exact, and a float is"):
        store.add_invoice_line(draft, "Advice", quantity=inexact)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="unit_price_millionths must be exact"):
        store.add_invoice_line(draft, "Advice", unit_price=inexact)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="discount_minor must be exact"):
        store.add_invoice_line(draft, "Advice", discount=inexact)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="vat_rate_thousandths must be exact"):
        store.add_invoice_line(draft, "Advice", vat_rate=inexact)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="amount_minor must be exact"):
        amount_text(inexact, "EUR")  # type: ignore[arg-type]
    assert store.invoice(draft).lines == ()


@pytest.mark.parametrize("other", [True, None, b"1", [1]])
def test_nothing_else_is_a_number(other: Any) -> None:
    with pytest.raises(TypeError, match="amount_minor must be a Decimal, an int or a str"):
        amount_text(other, "EUR")


def test_a_program_s_own_context_rounds_nothing(store: Store) -> None:
    with localcontext(Context(prec=2)):
        draft = store.add_invoice()
        store.add_invoice_line(draft, "Advice", quantity="123456.7891", unit_price="98765.432101")
        (line,) = store.invoice(draft).lines
    assert (line.quantity, line.unit_price) == (Decimal("123456.7891"), Decimal("98765.432101"))
    assert line.net == Decimal("12193263121.26")


def test_each_currency_has_its_digits() -> None:
    assert [currency_digits(code) for code in ("EUR", "JPY", "KWD")] == [2, 0, 3]
    with pytest.raises(InvalidError) as refused:
        currency_digits("XYZ")
    assert refused.value.field == "currency"


def test_amounts_are_written_as_an_invoice_has_them() -> None:
    assert amount_text(Decimal("-1234.5"), "EUR") == "\N{MINUS SIGN}€1,234.50"
    spaces = str.maketrans("\N{NARROW NO-BREAK SPACE}\N{NO-BREAK SPACE}", "  ")
    assert amount_text("1234.56", "EUR", "fr").translate(spaces) == "1 234,56 €"
    assert amount_text(1234, "JPY").translate(spaces) == "1,234 JPY"
    with pytest.raises(InvalidError):
        amount_text("0.5", "JPY")
    with pytest.raises(InvalidError):
        amount_text(1, "EUR", "it")


@pytest.mark.parametrize("written", ["1 234,56", "1,234.56", "1.234,56", "1234.56"])
def test_amounts_are_read_as_people_write_them(written: str) -> None:
    assert amount_parse(written, "EUR") == Decimal("1234.56")


def test_what_is_no_amount_is_refused() -> None:
    with pytest.raises(InvalidError):
        amount_parse("12,345.678,9", "EUR")
    with pytest.raises(InvalidError):
        amount_parse("1.5", "JPY")
    assert amount_parse("1,234", "JPY") == 1_234
