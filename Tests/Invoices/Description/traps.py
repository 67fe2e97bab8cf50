"""Invoices whose sums go wrong with binary floating point, with banker's rounding, with half up, or
with rounding at another place than the norm's."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import parties
from description import INVOICE, VAT, Adjustment, Invoice, Line
from rates import FRANCHISE, standard

ISSUED = date(2026, 9, 1)
TWENTY = standard(Decimal(20))
TEN = standard(Decimal(10))
FIVE_AND_A_HALF = standard(Decimal("5.5"))


def line(
    quantity: str,
    price: str,
    vat: VAT = TWENTY,
    percent: str | None = None,
    amount: str | None = None,
) -> Line:
    return Line(
        name="Article",
        quantity=Decimal(quantity),
        price=Decimal(price),
        vat=vat,
        discount_percent=Decimal(percent) if percent else None,
        discount_amount=Decimal(amount) if amount else None,
    )


def allowance(vat: VAT, percent: str | None = None, amount: str | None = None) -> Adjustment:
    return _adjustment(False, vat, percent, amount)


def charge(vat: VAT, percent: str | None = None, amount: str | None = None) -> Adjustment:
    return _adjustment(True, vat, percent, amount)


def _adjustment(is_charge: bool, vat: VAT, percent: str | None, amount: str | None) -> Adjustment:
    return Adjustment(
        is_charge=is_charge,
        reason="Port" if is_charge else "Remise",
        vat=vat,
        percent=Decimal(percent) if percent else None,
        amount=Decimal(amount) if amount else None,
    )


def invoice(
    *lines: Line,
    adjustments: tuple[Adjustment, ...] = (),
    currency: str = "EUR",
    exchange_rate: str | None = None,
    prepaid: str = "0",
) -> Invoice:
    return Invoice(
        kind=INVOICE,
        seller=parties.ATELIER,
        buyer=parties.FRENCH_FIRM,
        lines=lines,
        issued=ISSUED,
        due=ISSUED,
        currency=currency,
        exchange_rate=Decimal(exchange_rate) if exchange_rate else None,
        adjustments=adjustments,
        prepaid=Decimal(prepaid),
    )


HALF_CENT = invoice(line("1", "0.005"))
LESS_THAN_HALF_A_CENT = invoice(line("1", "0.004999"))
HALF_CENT_TO_AN_ODD_ONE = invoice(line("1", "0.015"), line("1", "0.025"), line("1", "2.675"))
NOT_A_BINARY_NUMBER = invoice(line("3", "0.335"), line("1", "1.005"), line("1.1", "1.15"))
THIRDS = invoice(*(line("1", "33.333333") for _ in range(3)))
EACH_LINE_IS_ROUNDED = invoice(*(line("1", "0.335") for _ in range(10)))
VAT_IS_NOT_ROUNDED_BY_LINE = invoice(*(line("1", "0.02") for _ in range(50)))
VAT_OF_HALF_A_CENT = invoice(line("1", "10.25", TEN))
VAT_OF_SEVERAL_RATES = invoice(
    line("1", "0.25", TEN), line("1", "0.09", FIVE_AND_A_HALF), line("1", "0.02", TWENTY)
)
DISCOUNT_OF_HALF_A_CENT = invoice(line("1", "0.01", percent="50"), line("1", "10"))
DISCOUNT_ON_A_ROUNDED_BASE = invoice(line("3", "0.333333", percent="12.5"))
FREE = invoice(line("2", "9.99", percent="100"), line("1", "0"))
DISCOUNT_OF_ALL = invoice(line("3", "1.115", amount="3.35"), line("1", "1"))
ALLOWANCE_OF_HALF_A_CENT = invoice(
    line("1", "0.10", TEN), adjustments=(allowance(TEN, percent="5"),)
)
TWO_ALLOWANCES_OF_ONE_BASE = invoice(
    line("1", "99.99"),
    adjustments=(allowance(TWENTY, percent="33.33"), allowance(TWENTY, percent="33.33")),
)
# The VAT of a row below zero, half a cent of it, is rounded away from zero too.
NEGATIVE_ROW = invoice(
    line("1", "100", TWENTY),
    line("1", "0.50", TEN),
    adjustments=(allowance(TEN, amount="0.75"),),
)
ROW_OF_AN_ALLOWANCE_ALONE = invoice(
    line("1", "100", TWENTY), adjustments=(allowance(FIVE_AND_A_HALF, amount="10"),)
)
ROW_OF_A_CHARGE_ALONE = invoice(line("1", "100", TWENTY), adjustments=(charge(TEN, amount="7.55"),))
NEGATIVE_VAT = invoice(
    line("1", "100", FRANCHISE),
    adjustments=(allowance(TEN, amount="0.15"),),
    currency="USD",
    exchange_rate="4",
)
NOTHING_BUT_A_CENT = invoice(line("1", "0.01"))
ROW_OF_NOTHING = invoice(
    line("1", "10", TEN), line("1", "1", TWENTY), adjustments=(allowance(TEN, amount="10"),)
)
IN_YEN = invoice(
    line("1", "0.5", TEN),
    line("1", "1.5", TEN),
    line("1", "2.5", TEN),
    line("3", "33.333333", TEN, percent="50"),
    currency="JPY",
    exchange_rate="163.27",
)
VAT_OF_HALF_A_YEN = invoice(line("1", "5", TEN), currency="JPY", exchange_rate="160")
IN_DINAR = invoice(
    line("1", "0.005"),
    line("1", "1.115"),
    line("1", "12.345678"),
    currency="KWD",
    exchange_rate="0.332871",
)
HALF_A_CENT_IN_EURO = invoice(line("1", "0.15"), currency="USD", exchange_rate="2")
THIRD_OF_A_CENT_IN_EURO = invoice(line("1", "5"), currency="CHF", exchange_rate="3")
FEW_UNITS_FOR_A_EURO = invoice(line("1", "5"), currency="GBP", exchange_rate="0.000001")
NO_VAT_IN_EURO = invoice(line("1", "50", FRANCHISE), currency="USD")
LARGEST_TOTAL = invoice(line("1", "833333333333.33"))
LARGEST_LINE = invoice(line("1", "1000000000000", FRANCHISE))
LARGEST_QUANTITY = invoice(line("1000000000", "999.999999", FRANCHISE))
LARGEST_CENTS = invoice(
    line("999999999.9999", "999.999999", FRANCHISE), line("1", "0.01", FRANCHISE)
)
FINEST = invoice(line("0.0001", "0.000001"), line("1", "1"))
PAID_IN_FULL = invoice(line("1", "12.34"), prepaid="14.81")
PAID_IN_PART = invoice(line("1", "12.34"), prepaid="14.80")

TRAPS = tuple(each for each in list(globals().values()) if isinstance(each, Invoice))
