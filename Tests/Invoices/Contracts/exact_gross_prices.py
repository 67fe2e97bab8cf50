"""Prices that include the tax, and net amounts that come to what was agreed.

EN 16931 knows prices without tax alone (BT-146). All that is taxed at one rate has the net amount
that comes with its tax to what was agreed. Where none does, the nearest is taken, of the next such
rate the one at the other side, and what is left is the rounding amount (BT-114).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal, localcontext
from fractions import Fraction

from agreement import Change, Item, Paper
from exact import EXACTLY, ZERO, ItemSums, Row, Sums, item_sums, rounded, smallest, sums_of, tax_of

DECIMALS = 6
"""Of a price, at most."""
Settle = Callable[[Sequence[Row], tuple[Row, ...]], tuple[Row, ...]]
"""From what is agreed at each rate, and how that would be parted, to how it is."""


@dataclass(frozen=True)
class Calculated:
    """A document as its files have it, and, of prices that include tax, as it was agreed."""

    paper: Paper
    sums: Sums
    agreed: tuple[Paper, Sums] | None = None

    @property
    def given(self) -> Paper:
        """As the library is told of it."""
        return self.paper if self.agreed is None else self.agreed[0]

    @property
    def total(self) -> Decimal:
        """What is to be paid in all."""
        return self.sums.gross + self.sums.rounding


def calculated(paper: Paper, settle: Settle | None = None, *, is_exact: bool = False) -> Calculated:
    """``is_exact`` of a down payment: its tax is what the net amount leaves of what is asked for."""
    if not paper.has_gross_prices:
        return Calculated(paper, sums_of(paper))
    # Added up as if prices were net, what would be taxed is what is agreed.
    agreed = sums_of(paper)
    unit = smallest(paper.currency)
    rows = parted(agreed.rows, unit, is_exact=is_exact)
    if settle is not None:
        rows = settle(agreed.rows, rows)
    nets = _shared(paper, agreed, rows, unit)
    items = tuple(
        _written_item(item, amounts, net, unit)
        for item, amounts, net in zip(paper.items, agreed.items, nets, strict=False)
    )
    item_total = sum(nets[: len(items)], ZERO)
    changes = tuple(
        _written_change(change, abs(net), item_total, unit)
        for change, net in zip(paper.changes, nets[len(items) :], strict=True)
    )
    written = replace(paper, items=items, changes=changes)
    sums = sums_of(written)
    assert [each.net for each in sums.items] == nets[: len(items)]
    assert [row.taxable for row in sums.rows] == [row.taxable for row in rows]
    gross = sum((row.taxable + row.tax for row in rows), ZERO)
    return Calculated(
        written, replace(sums, rows=rows, rounding=agreed.net - gross), (paper, agreed)
    )


def parted(agreed: Sequence[Row], unit: Decimal, *, is_exact: bool = False) -> tuple[Row, ...]:
    """What is agreed at each rate, as a net amount and its tax."""
    rows = []
    excess = ZERO
    for row in agreed:
        gross, rate = row.taxable, row.rate
        with localcontext(EXACTLY):
            net = rounded(gross * 100 / (100 + rate), unit)
        tax = tax_of(net, rate, unit)
        over = net + tax - gross
        if is_exact:
            tax = gross - net
        elif over * excess > 0:
            net -= unit if over > 0 else -unit
            tax = tax_of(net, rate, unit)
        excess += net + tax - gross
        rows.append(replace(row, taxable=net, tax=tax))
    return tuple(rows)


def missed(paper: Paper) -> int:
    """How many rates have no net amount that comes with its tax to what is agreed."""
    agreed = sums_of(paper).rows
    unit = smallest(paper.currency)
    # Each by itself, as none of them is at the other side of another one then.
    parts = [part for row in agreed for part in parted([row], unit)]
    return sum(
        part.taxable + part.tax != row.taxable for part, row in zip(parts, agreed, strict=True)
    )


def _shared(paper: Paper, agreed: Sums, rows: Sequence[Row], unit: Decimal) -> list[Decimal]:
    """What each item, and after these each allowance and charge, has of the net amount of its rate.

    It is its own one, rounded down or up, those with the largest fractions up; where that does not
    come to the net amount, the largest has what is left.
    """
    keys = [tax.key for tax in paper.taxes]
    gross = [each.net for each in agreed.items] + [
        amount if change.is_charge else -amount
        for change, amount in zip(paper.changes, agreed.changes, strict=True)
    ]
    nets = [ZERO] * len(gross)
    for row in rows:
        places = [place for place, key in enumerate(keys) if key == row.key]
        exact = {
            place: Fraction(gross[place]) * 100 / (100 + Fraction(row.rate)) / Fraction(unit)
            for place in places
        }
        units = {place: each.__floor__() for place, each in exact.items()}
        left = int(row.taxable / unit) - sum(units.values())
        fractions = sorted(places, key=lambda place: (units[place] - exact[place], place))
        for place in [each for each in fractions if exact[each] != units[each]][: max(left, 0)]:
            units[place] += 1
            left -= 1
        units[max(places, key=lambda place: abs(gross[place]))] += left
        for place, number in units.items():
            nets[place] = number * unit
    return nets


def _written_item(item: Item, agreed: ItemSums, net: Decimal, unit: Decimal) -> Item:
    """A percentage that is off is one without tax, too, or else an amount."""
    with localcontext(EXACTLY):
        off = rounded(agreed.off * 100 / (100 + item.tax.rate), unit)
    price, quantity = _net_price(item, net + off, unit)
    written = replace(item, price=price, price_quantity=quantity)
    if item.percent_off is not None and item_sums(written, unit).off != off:
        written = replace(written, percent_off=None, amount_off=off)
    elif item.amount_off is not None:
        written = replace(written, amount_off=off)
    return written


def _net_price(item: Item, base: Decimal, unit: Decimal) -> tuple[Decimal, Decimal]:
    """With as few decimals as come to the base: that of the price, else that of the base."""
    with localcontext(EXACTLY):
        for exact in (item.price * 100 / (100 + item.tax.rate), base / item.quantity):
            for decimals in range(0 if unit == 1 else 2, DECIMALS + 1):
                price = rounded(exact, Decimal(1).scaleb(-decimals))
                if price >= 0 and rounded(item.quantity * price, unit) == base:
                    return price, Decimal(1)
    return base, item.quantity


def _written_change(change: Change, amount: Decimal, item_total: Decimal, unit: Decimal) -> Change:
    if change.percent is not None:
        with localcontext(EXACTLY):
            if rounded(item_total * change.percent / 100, unit) == amount:
                return change
    return replace(change, percent=None, amount=amount)
