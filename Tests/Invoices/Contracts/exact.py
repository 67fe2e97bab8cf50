"""Every amount of a document, in exact decimal numbers, by EN 16931 alone.

A product is rounded where the norm rounds it, half away from zero: the net of an item (BT-131), what
is off (BT-136), allowances and charges (BT-92, BT-99), the tax of each rate (BT-117), and that in
euros (BT-111). All else is a sum.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from decimal import ROUND_HALF_UP, Context, Decimal, localcontext

from agreement import Change, Item, Paper

Key = tuple[str, Decimal]

ZERO = Decimal(0)
CENT = Decimal("0.01")
ORDER = ("S", "Z", "E", "AE", "K", "G", "O", "L", "M")
"""That of the categories in a breakdown."""
# A product of what an invoice can have has 35 digits at most, and a quotient of two such numbers
# that is no tie differs from one long before the eightieth.
EXACTLY = Context(prec=80, rounding=ROUND_HALF_UP)


def smallest(currency: str) -> Decimal:
    """The smallest amount on an invoice: of two decimals (BR-DEC), and of none in yen."""
    return Decimal(1) if currency == "JPY" else CENT


def rounded(amount: Decimal, unit: Decimal) -> Decimal:
    """To a multiple of a unit, half away from zero; there is no minus before a zero."""
    with localcontext(EXACTLY):
        return amount.quantize(unit) + ZERO


@dataclass(frozen=True)
class ItemSums:
    base: Decimal
    off: Decimal
    net: Decimal


@dataclass(frozen=True)
class Row:
    """What is taxed in one way (BG-23)."""

    category: str
    rate: Decimal
    taxable: Decimal
    tax: Decimal

    @property
    def key(self) -> Key:
        return self.category, self.rate


@dataclass(frozen=True)
class Sums:
    items: tuple[ItemSums, ...]
    changes: tuple[Decimal, ...]
    item_total: Decimal
    change_base: Decimal
    """What percentages of allowances and charges are of."""
    allowances: Decimal
    charges: Decimal
    net: Decimal
    rows: tuple[Row, ...]
    prepaid: Decimal
    euro_rate: Decimal | None
    rounding: Decimal = ZERO
    """BT-114."""

    @property
    def vat(self) -> Decimal:
        return sum((row.tax for row in self.rows), ZERO)

    @property
    def gross(self) -> Decimal:
        return self.net + self.vat

    @property
    def due(self) -> Decimal:
        return self.gross - self.prepaid + self.rounding

    @property
    def vat_in_euro(self) -> Decimal | None:
        if self.euro_rate is None:
            return None
        with localcontext(EXACTLY):
            return rounded(self.vat / self.euro_rate, CENT)

    def taxed(self, taxes: dict[Key, Decimal]) -> Sums:
        """With these taxes instead, as the last credit note has them."""
        return replace(
            self, rows=tuple(replace(row, tax=taxes.get(row.key, row.tax)) for row in self.rows)
        )


def sums_of(paper: Paper) -> Sums:
    with localcontext(EXACTLY):
        unit = smallest(paper.currency)
        items = tuple(item_sums(item, unit) for item in paper.items)
        total = sum((each.net for each in items), ZERO)
        changes = tuple(change_amount(change, total, unit) for change in paper.changes)
        signed = [
            amount if change.is_charge else -amount
            for change, amount in zip(paper.changes, changes, strict=True)
        ]
        taxed = [
            *zip((item.tax.key for item in paper.items), (each.net for each in items)),
            *zip((change.tax.key for change in paper.changes), signed),
        ]
        return Sums(
            items=items,
            changes=changes,
            item_total=total,
            change_base=total,
            allowances=-sum((each for each in signed if each < 0), ZERO),
            charges=sum((each for each in signed if each > 0), ZERO),
            net=total + sum(signed, ZERO),
            rows=rows_of(taxed, unit),
            prepaid=paper.prepaid,
            euro_rate=paper.euro_rate,
        )


def item_sums(item: Item, unit: Decimal) -> ItemSums:
    with localcontext(EXACTLY):
        base = rounded(item.quantity * item.price / item.price_quantity, unit)
    off = ZERO
    if item.percent_off is not None:
        off = rounded(base * item.percent_off / 100, unit)
    elif item.amount_off is not None:
        off = item.amount_off
    return ItemSums(base, off, base - off)


def change_amount(change: Change, total: Decimal, unit: Decimal) -> Decimal:
    if change.percent is not None:
        return rounded(total * change.percent / 100, unit)
    assert change.amount is not None
    return change.amount


def rows_of(taxed: Iterable[tuple[Key, Decimal]], unit: Decimal) -> tuple[Row, ...]:
    """One for each category and rate, the highest rate first; the tax is that of the whole row."""
    sums: dict[Key, Decimal] = {}
    for key, amount in taxed:
        sums[key] = sums.get(key, ZERO) + amount
    ordered = sorted(sums.items(), key=lambda each: (ORDER.index(each[0][0]), -each[0][1]))
    return tuple(
        Row(category, rate, taxable, tax_of(taxable, rate, unit))
        for (category, rate), taxable in ordered
    )


def tax_of(taxable: Decimal, rate: Decimal, unit: Decimal) -> Decimal:
    with localcontext(EXACTLY):
        return rounded(taxable * rate / 100, unit)
