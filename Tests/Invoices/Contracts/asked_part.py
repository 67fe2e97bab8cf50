"""What a down payment asks for: the same part of what the contract has at each rate."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal, localcontext
from itertools import combinations

from agreement import Paper
from exact import EXACTLY, ZERO, Key, rounded, smallest, sums_of, tax_of
from exact_gross_prices import Calculated

Nets = dict[Key, Decimal]


@dataclass(frozen=True)
class Part:
    """A share in percent, or an amount, of what the contract comes to with tax."""

    share: Decimal | None = None
    amount: Decimal | None = None

    def target(self, total: Decimal, unit: Decimal) -> Decimal:
        return rounded(self.of(total, total), unit)

    def of(self, amount: Decimal, total: Decimal) -> Decimal:
        """The same part of an amount, not rounded."""
        with localcontext(EXACTLY):
            if self.share is not None:
                return amount * self.share / 100
            assert self.amount is not None
            return amount * self.amount / total


def part_faults(part: Part, contract: Calculated, paper: Paper) -> Iterator[str]:
    """Whether a down payment is that part, of the whole to the cent, and of each rate about."""
    unit = smallest(paper.currency)
    target = part.target(contract.total, unit)
    sums = sums_of(paper)
    found = {row.key: row.taxable for row in sums.rows}
    if not paper.has_gross_prices:
        nets = {row.key: row.taxable for row in contract.sums.rows}
        plain = {key: rounded(part.of(net, contract.total), unit) for key, net in nets.items()}
        yield from _net_faults(plain, target, found, unit)
        return
    if sums.net != target:
        yield f"{target} is asked for, and not {sums.net}"
    for row in contract.sums.rows:
        exact = part.of(row.taxable + row.tax, contract.total)
        if abs(found.pop(row.key, ZERO) - exact) > 4 * unit:
            yield f"{exact} is asked for at {row.key}"
    yield from (f"{key} is asked for, too" for key in found)


def _net_faults(plain: Nets, target: Decimal, found: Nets, unit: Decimal) -> Iterator[str]:
    """Each is its own part, rounded. Where their tax leaves some cents, some have a few of them.

    No move of one rate or of two by one comes nearer than what was found.
    """
    missing = target - _gross(found, unit)
    left = [target - _gross(each, unit) for each in _moved(plain, unit)]
    nearest = min((each for each in left if each >= 0), default=missing)
    if not 0 <= missing <= nearest:
        yield f"{target} is asked for, {missing} of it is missing, and {nearest} has to be"
    if _gross(plain, unit) == target and {key: net for key, net in plain.items() if net} != found:
        yield f"{found} is asked for, and should be {plain}"
    for key, net in plain.items():
        if abs(found.get(key, ZERO) - net) > 3 * unit:
            yield f"{found.get(key)} is asked for at {key}, and should be about {net}"
    yield from (f"{key} is asked for, too" for key in found if key not in plain)


def _moved(nets: Nets, unit: Decimal) -> Iterator[Nets]:
    yield nets
    movable = [key for key, net in nets.items() if net]
    for key in movable:
        for step in (unit, -unit):
            yield nets | {key: nets[key] + step}
    for one, other in combinations(movable, 2):
        for up, down in ((1, 1), (-1, -1), (1, -1), (-1, 1)):
            yield nets | {one: nets[one] + up * unit, other: nets[other] + down * unit}


def _gross(nets: Nets, unit: Decimal) -> Decimal:
    return sum((net + tax_of(net, key[1], unit) for key, net in nets.items()), ZERO)
