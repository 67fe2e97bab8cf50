"""Compares what an export says with what one said then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from old import Old
from taskcore import Store


def missing(then: Any, now: Any, where: str = "") -> list[str]:
    """What a reader of then does not find any more, or finds changed."""
    if isinstance(then, dict) and isinstance(now, dict):
        return [
            fault
            for name, value in then.items()
            for fault in (
                missing(value, now[name], f"{where}.{name}") if name in now else [f"{where}.{name}"]
            )
        ]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [
            fault
            for index, (old, new) in enumerate(zip(then, now, strict=True))
            for fault in missing(old, new, f"{where}[{index}]")
        ]
    return [] if then == now else [f"{where}: {now!r} instead of {then!r}"]


def exported(store: Path, to: Path) -> Any:
    """The store's JSON file."""
    with Store(store, time_zone="Europe/Paris") as opened:
        opened.export_file(to)
    return json.loads(to.read_text(encoding="utf-8"))


def as_now(record: dict[str, Any]) -> dict[str, Any]:
    """Before 0.1.0, rates of VAT had another name and were hundredths of a percent."""
    if "vat_rate_basis_points" in record:
        record["vat_rate_thousandths"] = 10 * record.pop("vat_rate_basis_points")
    if "vat_breakdown" in record:
        rows = [row.split(" ") for row in record["vat_breakdown"]]
        record["vat_breakdown"] = [
            f"{category} {int(rate) / 100:g}% {taxable} {tax}"
            for category, rate, taxable, tax in rows
        ]
    return record


def said(old: Old, name: str = "store.json") -> Any:
    """A JSON file of then, in the words of now."""
    hook = as_now if old.is_first else None
    return json.loads(old.file(name).read_text(encoding="utf-8"), object_hook=hook)


def without_ids(document: Any) -> Any:
    """All records of a document without their ids."""
    if isinstance(document, dict):
        return {name: without_ids(each) for name, each in document.items() if name != "id"}
    if isinstance(document, list):
        return [without_ids(each) for each in document]
    return document
