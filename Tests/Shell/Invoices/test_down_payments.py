"""Down payments, final invoices and corrected invoices, as they are typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from conftest import Shell


def rows(shell: Shell, command: str) -> dict[object, dict[str, object]]:
    """What a command lists, by numbers."""
    return {row["number"]: row for row in json.loads(shell(f"{command} --format json"))}


@pytest.fixture
def contract(seller: Shell) -> Shell:
    """A draft of 1,000 EUR at 20 % and 200 EUR at 5.5 %."""
    seller(
        "invoice add 'Exemples SAS'",
        "invoice item 1 Consulting price:1000 vat:20",
        "invoice item 1 Books price:200 vat:5.5",
    )
    return seller


@pytest.fixture
def final(contract: Shell) -> Shell:
    """With a down payment of 30 % deducted."""
    contract("invoice down-payment 1 30%", "invoice issue 2", "invoice deduct 1 F2026-0001")
    return contract


def test_a_down_payment_is_asked_for_by_share_or_amount(contract: Shell) -> None:
    assert contract("invoice down-payment 1 30%") == (
        "Added draft 2 of a down payment for Exemples SAS: €423.30\n"
    )
    assert contract("invoice down-payment 1 120") == (
        "Added draft 3 of a down payment for Exemples SAS: €120.00\n"
    )
    assert contract("invoice issue 2") == (
        "Issued down payment F2026-0001 for Exemples SAS: €423.30\n"
    )
    assert contract("invoice add --down-payment 'Exemples SAS'").startswith(
        "Added draft 4 of a down"
    )
    status, message = contract.error("invoice down-payment 1 101%")
    assert status == 2 and "100" in message


def test_a_final_invoice_shows_the_whole_what_was_before_and_the_rest(contract: Shell) -> None:
    contract("invoice down-payment 1 30%", "invoice issue 2")
    assert contract("invoice deduct 1 F2026-0001") == (
        "Of down payments, €423.30 is deducted from draft 1: €987.70 to pay.\n"
    )
    shown = contract("invoice show 1")
    assert "Deducts" in shown and "Remaining" in shown
    [rate] = [line for line in shown.splitlines() if line.startswith("20%")]
    assert rate.split() == [
        "20%",
        "€1,000.00",
        "€200.00",
        "€300.00",
        "€60.00",
        "€700.00",
        "€140.00",
    ]
    assert "S4" in shown
    assert contract("invoice issue 1").startswith("Issued invoice F2026-0002")
    assert contract.record("invoice show F2026-0002")["deducted"] == "423.30"
    assert "€1,200.00" in contract("invoice turnover")
    assert "€423.30" in contract("invoices owed")


def test_a_deduction_is_taken_back_and_undone(final: Shell) -> None:
    assert final("invoice deduct rm 1 F2026-0001") == (
        "No down payments are deducted from draft 1: €1,411.00 to pay.\n"
    )
    assert final("undo") == "Undone: restore down payments\n"
    assert final.record("invoice show 1")["deducted"] == "423.30"


def test_a_problem_of_a_deduction_says_what_to_type(final: Shell) -> None:
    final("client add Other country:FR city:Paris", "invoice edit 1 client:Other")
    shown = " ".join(final("invoice check 1").split())
    assert "another client" in shown and "“invoice deduct rm 1 F2026-0001”" in shown


def test_a_corrected_invoice_replaces_one(issued: Shell, tmp_path: Path) -> None:
    issued("invoice pay F2026-0001 40")
    assert issued("invoice correct F2026-0001") == (
        "Added draft 2 of a corrected invoice for Exemples SAS: €240.00\n"
    )
    assert issued("invoice item edit 2 price:100") != ""
    assert issued("invoice issue 2") == (
        "Issued corrected invoice F2026-0002 for Exemples SAS: €300.00\n"
    )
    listed = rows(issued, "invoices")
    old, new = listed["F2026-0001"], listed["F2026-0002"]
    assert (old["state"], old["balance"]) == ("replaced", "0.00")
    assert (new["kind"], new["balance"]) == ("corrected", "260.00")
    assert "Replaced by" in issued("invoice show F2026-0001")
    assert "Replaces" in issued("invoice show F2026-0002")
    status, message = issued.error("invoice correct F2026-0001")
    assert status == 1 and "F2026-0002" in message
    assert list(rows(issued, "invoices replaced")) == ["F2026-0001"]
    assert list(rows(issued, "invoices --kind corrected")) == ["F2026-0002"]


def test_pages_of_all_kinds_are_written(final: Shell, tmp_path: Path) -> None:
    final("invoice issue 1", "invoice correct F2026-0002", "invoice issue 3")
    for number in ("F2026-0001", "F2026-0002", "F2026-0003"):
        file = tmp_path / f"{number}.pdf"
        final(f"invoice pdf {number} {file}")
        assert file.read_bytes().startswith(b"%PDF")
