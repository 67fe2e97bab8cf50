"""Less of a draft: of a credit note in part, or of an invoice that is corrected."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from agreement import Change, Item, Paper
from contract_parts import Parts
from exact import item_sums, smallest
from taskcore import Store


def reduced(parts: Parts, store: Store, id: int, paper: Paper) -> Paper:
    """Some of its items and changes, and less of some."""
    document = store.invoice(id)
    items: list[Item] = []
    for line, item in zip(document.lines, paper.items, strict=True):
        is_needed = not items and line is document.lines[-1]
        if len(paper.items) > 1 and parts.happens(30) and not is_needed:
            store.delete_invoice_lines(line.id)
            continue
        less = _less(parts, item, paper.currency)
        store.update_invoice_line(line.id, quantity=less.quantity, unit_price=less.price)
        items.append(less)
    changes: list[Change] = []
    for adjustment, change in zip(document.adjustments, paper.changes, strict=True):
        if parts.happens(40):
            store.delete_adjustments(adjustment.id)
        else:
            changes.append(change)
    return replace(paper, items=tuple(items), changes=tuple(changes))


def _less(parts: Parts, item: Item, currency: str) -> Item:
    """Its discount is not more than what is left."""
    percent = parts.pick((25, 50, 33, 100, parts.chance.randint(1, 99)))
    share = Decimal(percent) / 100
    quantity = max((item.quantity * share).quantize(Decimal("0.0001")), Decimal("0.0001"))
    price = item.price
    if parts.happens(50):
        quantity = item.quantity
        price = (item.price * share).quantize(smallest(currency))
    if parts.happens(20) and item.price > smallest(currency):
        # All but the smallest amount of each.
        quantity = item.quantity
        price = item.price - smallest(currency)
    less = replace(item, quantity=quantity, price=price)
    base = item_sums(less, smallest(currency)).base
    return item if item.amount_off is not None and item.amount_off > base else less
