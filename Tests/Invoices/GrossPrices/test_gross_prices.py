"""Prices that include VAT: what was agreed is to be paid, and every sum of the files is right.

The sums are done again from the files alone, in exact decimals, over thousands of random invoices.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from decimal import ROUND_HALF_UP, Context, Decimal, localcontext
from typing import Any

import pytest
from seeds import random_numbers

from gross_figures import Figures, Tax, read
from taskcore import Store, VATCategory, XMLFormat
from validation import Validator

D = Decimal
EXACTLY = Context(prec=60, rounding=ROUND_HALF_UP)
COUNT = {"TASKCORE_TEST_LONG": 10_000, "TASKCORE_TEST_SHORT": 600}
CURRENCIES = {"EUR": D("0.01"), "JPY": D(1), "KWD": D("0.01"), "CHF": D("0.01")}
"""With the smallest amount on an invoice: of three decimals, the last one is 0."""
RATES = ("20", "19", "8.875", "5.5", "2.1", "7.7", "25", "0.5", "99.999")
DAY = date(2026, 1, 10)


@dataclass
class Agreed:
    """What was agreed with VAT: of each item, allowance and charge."""

    invoice: int
    currency: str
    amounts: list[tuple[Tax, Decimal]]

    @property
    def total(self) -> Decimal:
        return sum((amount for _, amount in self.amounts), D(0))


def rounded(amount: Decimal, unit: Decimal) -> Decimal:
    with localcontext(EXACTLY):
        return (amount / unit).quantize(D(1)) * unit + 0


def count() -> int:
    return next((number for name, number in COUNT.items() if os.environ.get(name)), 3_000)


@pytest.fixture(scope="module")
def store() -> Iterator[Store]:
    with Store(":memory:", time_zone="Europe/Berlin") as store:
        store.set_profile(
            name="Laden GmbH", street="Hauptstraße 1", postal_code="10115", city="Berlin",
            country="DE", vat_number="DE136695976", registration_number="HRB 1", currency="EUR",
            prices="gross", email="laden@example.org", phone="030 123456", contact="Frau Laden",
            iban="DE89370400440532013000",
        )  # fmt: skip
        yield store


@pytest.fixture(scope="module")
def client(store: Store) -> int:
    return store.add_client("Frau Kundin", country="DE", city="Bonn", postal_code="53111")


def draft(store: Store, client: int, numbers: random.Random) -> Agreed:
    currency = numbers.choice(list(CURRENCIES))
    unit = CURRENCIES[currency]
    kwargs: dict[str, Any] = {} if currency == "EUR" else {"exchange_rate": "1.5"}
    invoice = store.add_invoice(client, currency=currency, **kwargs)
    rates = numbers.sample(RATES, numbers.randint(1, 3))
    agreed = Agreed(invoice, currency, [])
    items = D(0)
    for index in range(numbers.randint(1, 6)):
        quantity = (
            D(numbers.choice([10_000, 10_000, 20_000, 15_000, numbers.randint(1, 9_999_999)]))
            / 10_000
        )
        price = D(numbers.randint(0, numbers.choice([300, 100_000]))) * unit
        if numbers.random() < 0.1:
            price += D(numbers.randint(1, 999_999)) / 1_000_000
        tax = numbers.choice([*rates, rates[0]])
        base = rounded(quantity * price, unit)
        off: dict[str, Any] = {}
        discount = D(0)
        if numbers.random() < 0.3:
            percent = D(numbers.randint(1, 10_000)) / 100
            discount, off = rounded(base * percent / 100, unit), {"discount_rate": percent}
        elif numbers.random() < 0.2:
            discount = rounded(base * D(numbers.randint(0, 100)) / 100, unit)
            off = {"discount": discount} if discount else {}
        vat: dict[str, Any] = (
            {"vat_category": VATCategory.EXEMPT, "vat_rate": 0, "exemption_reason": "§ 4 UStG"}
            if numbers.random() < 0.08
            else {"vat_rate": tax}
        )
        store.add_invoice_line(
            invoice, f"Item {index}", quantity=quantity, unit_price=price, **off, **vat
        )
        key = ("E", D(0)) if "vat_category" in vat else ("S", D(tax))
        agreed.amounts.append((key, base - discount))
        items += base - discount
    for _ in range(numbers.choice([0, 0, 0, 1, 2])):
        tax, is_charge = numbers.choice(rates), numbers.random() < 0.5
        size: dict[str, Any]
        if numbers.random() < 0.5:
            percent = D(numbers.randint(1, 2_000)) / 100
            amount, size = rounded(items * percent / 100, unit), {"rate": percent}
        else:
            amount = rounded(items * D(numbers.randint(0, 10)) / 100, unit)
            size = {"amount": amount}
        store.add_adjustment(invoice, reason="Welcome", is_charge=is_charge, vat_rate=tax, **size)
        agreed.amounts.append((("S", D(tax)), amount if is_charge else -amount))
    return agreed


def is_reachable(gross: Decimal, rate: Decimal, unit: Decimal) -> bool:
    """Whether a net amount comes to it with its tax."""
    near = rounded(gross * 100 / (100 + rate), unit)
    return any(
        net + rounded(net * rate / 100, unit) == gross for net in (near - unit, near, near + unit)
    )


def faults(figures: Figures, agreed: Agreed) -> Iterator[str]:
    """The rules of EN 16931 that the sums of a file break, and what is not what was agreed."""
    unit, totals = CURRENCIES[agreed.currency], figures.totals
    for index, line in enumerate(figures.lines):
        with localcontext(EXACTLY):
            base = rounded(line.quantity * line.price / line.price_quantity, unit)
        if line.net != base - line.discount or line.net < 0:
            yield f"BT-131 of line {index}: {line}"
        if line.price.as_tuple().exponent < -6:  # type: ignore[operator]
            yield f"BT-146 of line {index}: {line.price}"
        if line.percent is not None and (
            line.base != base or line.discount != rounded(base * line.percent / 100, unit)
        ):
            yield f"BT-138 of line {index}: {line}"
    sums: dict[Tax, Decimal] = {}
    for line in figures.lines:
        sums[line.tax] = sums.get(line.tax, D(0)) + line.net
    for change in figures.changes:
        if change.amount < 0:
            yield f"below 0: {change}"
        if change.percent is not None and (
            change.base != totals["BT-106"]
            or change.amount != rounded(change.base * change.percent / 100, unit)
        ):
            yield f"BT-94: {change}"
        sign = 1 if change.is_charge else -1
        sums[change.tax] = sums.get(change.tax, D(0)) + sign * change.amount
    if {key: taxable for key, taxable, _ in figures.rows} != sums:
        yield f"BR-S-08: {figures.rows} are not {sums}"
    for (_, rate), taxable, tax in figures.rows:
        if tax != rounded(taxable * rate / 100, unit):
            yield f"BR-CO-17: {tax} is not {rate} % of {taxable}"
    expected = {
        "BT-106": sum((line.net for line in figures.lines), D(0)),
        "BT-107": sum((c.amount for c in figures.changes if not c.is_charge), D(0)),
        "BT-108": sum((c.amount for c in figures.changes if c.is_charge), D(0)),
        "BT-109": totals["BT-106"] - totals["BT-107"] + totals["BT-108"],
        "BT-110": sum((tax for _, _, tax in figures.rows), D(0)),
        "BT-112": totals["BT-109"] + totals["BT-110"],
        "BT-115": totals["BT-112"] + totals["BT-114"] - totals["BT-113"],
    }
    for term, amount in expected.items():
        if totals[term] != amount:
            yield f"{term}: {totals[term]} instead of {amount}"
    if totals["BT-112"] + totals["BT-114"] != agreed.total:
        yield f"{agreed.total} was agreed, not {totals['BT-112']} and {totals['BT-114']}"
    yield from rounding_faults(figures, agreed, unit)


def rounding_faults(figures: Figures, agreed: Agreed, unit: Decimal) -> Iterator[str]:
    """BT-114 is there only where it must be: where an odd number of rates comes to no such amount."""
    by_tax: dict[Tax, Decimal] = {}
    for tax, amount in agreed.amounts:
        by_tax[tax] = by_tax.get(tax, D(0)) + amount
    missed = 0
    for tax, taxable, vat in figures.rows:
        if is_reachable(by_tax[tax], tax[1], unit):
            if taxable + vat != by_tax[tax]:
                yield f"{by_tax[tax]} at {tax} is {taxable} and {vat}"
        else:
            missed += 1
            if abs(taxable + vat - by_tax[tax]) != unit:
                yield f"{by_tax[tax]} at {tax} is {taxable} and {vat}"
    if abs(figures.totals["BT-114"]) != (unit if missed % 2 else 0):
        yield f"BT-114 is {figures.totals['BT-114']} where {missed} rates come to no such amount"


def test_what_was_agreed_is_to_be_paid(store: Store, client: int) -> None:
    numbers = random_numbers(2611)
    wrong: dict[str, list[str]] = {}
    roundings = 0
    for _ in range(count()):
        agreed = draft(store, client, numbers)
        if agreed.total < 0:
            store.delete_invoices(agreed.invoice)
            continue
        number = store.issue_invoice(agreed.invoice, DAY)
        document = store.invoice(agreed.invoice)
        assert document.has_gross_prices and document.invoice.total == agreed.total
        assert [line.gross for line in document.lines] + [
            each.gross if each.is_charge else -each.gross for each in document.adjustments
        ] == [amount for _, amount in agreed.amounts]
        roundings += document.rounding != 0
        for format in (XMLFormat.CII, XMLFormat.UBL):
            found = list(faults(read(store.invoice_xml(agreed.invoice, format)), agreed))
            if found:
                wrong[f"{number} {format}"] = found
    assert wrong == {}
    assert roundings > 0


def test_the_official_rules_are_kept(store: Store, client: int, validator: Validator) -> None:
    numbers = random_numbers(2612)
    wrong = {}
    for _ in range(60):
        agreed = draft(store, client, numbers)
        if agreed.total < 0:
            continue
        number = store.issue_invoice(agreed.invoice, DAY)
        findings = [
            *validator.check_cii(store.invoice_xml(agreed.invoice, XMLFormat.CII), False),
            *validator.check_ubl(store.invoice_xml(agreed.invoice, XMLFormat.UBL), False),
        ]
        # CII requires the element of the delivery, and that one is empty when nothing is known of it.
        others = [str(each) for each in findings if each.rule != "PEPPOL-EN16931-R008"]
        if others:
            wrong[number] = others
    assert wrong == {}


def test_whatever_is_credited_in_parts_the_last_one_leaves_nothing(
    store: Store, client: int
) -> None:
    numbers = random_numbers(2613)
    for _ in range(max(count() // 10, 100)):
        agreed = draft(store, client, numbers)
        if agreed.total <= 0:
            continue
        store.issue_invoice(agreed.invoice, DAY)
        before = taxes(store, agreed.invoice)
        for _ in range(numbers.randint(0, 3)):
            note = store.credit_invoice(agreed.invoice)
            lines = store.invoice(note).lines
            line = numbers.choice(list(lines))
            store.delete_invoice_lines([each.id for each in lines if each.id != line.id])
            store.delete_adjustments([each.id for each in store.invoice(note).adjustments])
            unit = CURRENCIES[agreed.currency]
            part = rounded(line.gross * D(numbers.randint(1, 100)) / 100, unit)
            store.update_invoice_line(line.id, quantity=1, unit_price=part, discount=0)
            if part == 0 or store.check_invoice(note, DAY):
                store.delete_invoices(note)
                continue
            store.issue_invoice(note, DAY)
            add(before, taxes(store, note), -1)
            if store.invoice(agreed.invoice).invoice.balance == 0:
                break
        if store.invoice(agreed.invoice).invoice.balance:
            last = store.credit_invoice(agreed.invoice)
            assert list(store.check_invoice(last, DAY)) == [], agreed
            store.issue_invoice(last, DAY)
            add(before, taxes(store, last), -1)
            read(store.invoice_xml(last, XMLFormat.CII))
        assert store.invoice(agreed.invoice).invoice.balance == 0
        assert set(before.values()) <= {(D(0), D(0))}, (agreed, before)


def taxes(store: Store, invoice: int) -> dict[Tax, tuple[Decimal, Decimal]]:
    return {
        (row.category_code, row.rate): (row.taxable, row.tax)
        for row in store.invoice(invoice).vat_rows
    }


def add(
    sums: dict[Tax, tuple[Decimal, Decimal]], more: dict[Tax, tuple[Decimal, Decimal]], sign: int
) -> None:
    for key, (taxable, tax) in more.items():
        old = sums.get(key, (D(0), D(0)))
        sums[key] = (old[0] + sign * taxable, old[1] + sign * tax)


def test_a_down_payment_and_the_final_invoice_come_to_what_was_agreed(
    store: Store, client: int
) -> None:
    numbers = random_numbers(2614)
    for _ in range(max(count() // 10, 100)):
        agreed = draft(store, client, numbers)
        if agreed.total <= 100 * CURRENCIES[agreed.currency]:
            continue
        if any(row.taxable <= 0 for row in store.invoice(agreed.invoice).vat_rows):
            continue
        share = D(numbers.randint(100, 6_000)) / 100
        down_payment = store.add_down_payment(agreed.invoice, share=share)
        if store.check_invoice(down_payment, DAY):
            continue
        store.issue_invoice(down_payment, DAY)
        asked = store.invoice(down_payment)
        assert asked.rounding == 0 and asked.has_gross_prices
        store.deduct_down_payments(agreed.invoice, down_payment)
        store.issue_invoice(agreed.invoice, DAY)
        final = store.invoice(agreed.invoice)
        assert asked.invoice.due + final.invoice.due == agreed.total
        figures = read(store.invoice_xml(agreed.invoice, XMLFormat.CII))
        totals = figures.totals
        assert totals["BT-112"] == totals["BT-109"] + totals["BT-110"]
        assert totals["BT-115"] == totals["BT-112"] + totals["BT-114"] - totals["BT-113"]
