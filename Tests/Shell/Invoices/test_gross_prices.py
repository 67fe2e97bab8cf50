"""Prices that include VAT, at the shell."""

from __future__ import annotations

from typing import Any

from conftest import Shell


def test_what_was_agreed_is_the_total(seller: Shell) -> None:
    seller(
        "client add Ada kind:private country:FR prices:gross",
        "invoice add Ada",
        "invoice item 1 Vase qty:2 price:59.99 vat:20",
        "invoice item 1 Book price:21.10 vat:5.5 off:10%",
    )
    record: Any = seller.record("invoice show 1")
    assert (record["prices"], record["total"], record["due"]) == ("gross", "138.97", "138.97")
    assert [item["gross"] for item in record["items"]] == ["119.98", "18.99"]
    assert float(record["net"]) + float(record["vat"]) + float(record["rounding"]) == 138.97
    shown = seller("invoice show 1")
    assert "With VAT" in shown and "€138.97" in shown


def test_prices_of_a_draft_are_with_vat_or_without(seller: Shell) -> None:
    seller(
        "client add Ada kind:private country:FR",
        "invoice add Ada prices:gross",
        "invoice item 1 Vase price:120 vat:20",
    )
    assert seller.record("invoice show 1")["net"] == "100.00"
    seller("invoice edit 1 prices:net")
    assert seller.record("invoice show 1")["total"] == "144.00"
    seller("undo")
    assert seller.record("invoice show 1")["total"] == "120.00"


def test_three_decimals_are_for_others_than_the_french(seller: Shell) -> None:
    seller(
        "client add Ada kind:private country:FR",
        "invoice add Ada",
        "invoice item 1 Vase price:100 vat:8,875",
    )
    assert "8.875%" in seller("invoice show 1")
    told = seller("invoice check 1").replace("\n", " ")
    assert "BR-FR-DEC-04" in told and "Type “invoice item edit 1 vat:”." in " ".join(told.split())
