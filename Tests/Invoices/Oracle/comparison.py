"""Compares what a file states with what the oracle computes, to the cent and to the character."""

from __future__ import annotations

import re
from decimal import Decimal

from oracle import Figures
from reading import Stated

DECIMALS = {"BT-129": 4, "BT-146": 6}
"""How many a figure may have, where it is not two."""
ABSENT_WHEN_ZERO = {"BT-107", "BT-108", "BT-113"}
# Each has two digits before the point, at most (BR-FR-DEC-04).
RATES = {"BT-96", "BT-103", "BT-119", "BT-152"}


def differences(expected: Figures, stated: Stated) -> list[str]:
    """One sentence for each figure that is missing, too many, wrong, or written wrongly."""
    found = []
    for name in [*expected, *(name for name in stated if name not in expected)]:
        found += _differences(name, expected, stated)
    return found


def _differences(name: str, expected: Figures, stated: Stated) -> list[str]:
    if name not in expected:
        if name.endswith("/BT-149") and stated[name] == "1":
            return []
        return [f"{name}: {stated[name]!r} is stated, and should be absent."]
    figure = expected[name]
    if figure is None:
        return []
    if name not in stated:
        if name in ABSENT_WHEN_ZERO and figure == 0:
            return []
        return [f"{name}: absent, and should be {figure}."]
    text = stated[name]
    if isinstance(figure, str):
        same = text == figure
    elif not _is_well_written(name, text):
        return [f"{name}: {text!r} is not how such a number is written."]
    else:
        same = Decimal(text) == figure
    return [] if same else [f"{name}: {text!r} is stated, and should be {figure}."]


def _is_well_written(name: str, text: str) -> bool:
    """A plain decimal number, without a needless sign or zero before it, of few enough decimals."""
    term = name.rpartition("/")[2]
    whole = r"(0|[1-9]\d?)" if term in RATES else r"-?(0|[1-9]\d*)"
    decimals = DECIMALS.get(term, 2)
    return (
        re.fullmatch(rf"{whole}(\.\d{{1,{decimals}}})?", text, re.ASCII) is not None
        and re.fullmatch(r"-0(\.0+)?", text) is None
    )
