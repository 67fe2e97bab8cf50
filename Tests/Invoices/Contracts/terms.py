"""The amounts of a document under the names of EN 16931, and how those that are stated differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal

from agreement import Paper
from exact import ZERO, Sums

Terms = dict[str, Decimal | str]

ZERO_OR_ABSENT = {"BT-107", "BT-108", "BT-113", "BT-114"}
WORDS = {"BT-3", "BT-5", "BT-6", "BT-95", "BT-102", "BT-118", "BT-151"}
ONE_OR_ABSENT = {"BT-149"}
UNCOMPARED = {"BT-120", "BT-121"}
"""Words of the law."""


def terms_of(paper: Paper, sums: Sums) -> Terms:
    """All that CII and UBL state as numbers and codes."""
    terms: Terms = {"BT-3": paper.kind, "BT-5": paper.currency}
    for index, (item, amounts) in enumerate(zip(paper.items, sums.items, strict=True), 1):
        group = f"BG-25/{index}"
        terms |= {
            f"{group}/BT-129": item.quantity,
            f"{group}/BT-131": amounts.net,
            f"{group}/BT-146": item.price,
            f"{group}/BT-151": item.tax.category,
        }
        if item.price_quantity != 1:
            terms[f"{group}/BT-149"] = item.price_quantity
        if item.tax.category != "O":
            terms[f"{group}/BT-152"] = item.tax.rate
        if item.percent_off is not None:
            terms[f"{group}/BT-137"] = amounts.base
            terms[f"{group}/BT-138"] = item.percent_off
        if item.percent_off is not None or item.amount_off is not None:
            terms[f"{group}/BT-136"] = amounts.off
    terms |= _changes(paper, sums) | _rows(sums) | totals(sums)
    if sums.vat_in_euro is not None:
        terms |= {"BT-6": "EUR", "BT-111": sums.vat_in_euro}
    return terms


def _changes(paper: Paper, sums: Sums) -> Terms:
    terms: Terms = {}
    counts = {False: 0, True: 0}
    for change, amount in zip(paper.changes, sums.changes, strict=True):
        counts[change.is_charge] += 1
        first = 99 if change.is_charge else 92
        group = f"BG-{21 if change.is_charge else 20}/{counts[change.is_charge]}"
        terms[f"{group}/BT-{first}"] = amount
        if change.percent is not None:
            terms[f"{group}/BT-{first + 1}"] = sums.change_base
            terms[f"{group}/BT-{first + 2}"] = change.percent
        terms[f"{group}/BT-{first + 3}"] = change.tax.category
        if change.tax.category != "O":
            terms[f"{group}/BT-{first + 4}"] = change.tax.rate
    return terms


def _rows(sums: Sums) -> Terms:
    terms: Terms = {}
    for index, row in enumerate(sums.rows, 1):
        group = f"BG-23/{index}"
        terms |= {
            f"{group}/BT-116": row.taxable,
            f"{group}/BT-117": row.tax,
            f"{group}/BT-118": row.category,
        }
        if row.category != "O":
            terms[f"{group}/BT-119"] = row.rate
    return terms


def totals(sums: Sums) -> Terms:
    return {
        "BT-106": sums.item_total,
        "BT-107": sums.allowances,
        "BT-108": sums.charges,
        "BT-109": sums.net,
        "BT-110": sums.vat,
        "BT-112": sums.gross,
        "BT-113": sums.prepaid,
        "BT-114": sums.rounding,
        "BT-115": sums.due,
    }


def _is_needless(term: str, amount: Decimal) -> bool:
    return (term in ZERO_OR_ABSENT and amount == ZERO) or (term in ONE_OR_ABSENT and amount == 1)


def differences(expected: Terms, stated: Mapping[str, Decimal | str]) -> Iterator[str]:
    """One sentence for each term that is absent, too many or another."""
    for name in [*expected, *(name for name in stated if name not in expected)]:
        term = name.rpartition("/")[2]
        if term in UNCOMPARED:
            continue
        figure, found = expected.get(name), stated.get(name)
        if found is None:
            if term not in ZERO_OR_ABSENT or figure != ZERO:
                yield f"{name} is absent, and should be {figure}"
        elif figure is None:
            if not _is_needless(term, Decimal(found)):
                yield f"{name} is {found}, and should be absent"
        elif (found if term in WORDS else Decimal(found)) != figure:
            yield f"{name} is {found}, and should be {figure}"
