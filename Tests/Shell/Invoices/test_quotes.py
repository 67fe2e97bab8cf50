"""Quotes in the shell."""

from __future__ import annotations

import json

import pytest

from conftest import Shell


@pytest.fixture
def issued(seller: Shell) -> Shell:
    seller(
        "quote add 'Exemples SAS' order:PO-7",
        "quote item 1 Consulting qty:10 price:80 vat:20",
        "quote issue 1",
    )
    return seller


def test_a_quote_is_written_issued_and_shown(seller: Shell) -> None:
    said = seller("quote add 'Exemples SAS'", "quote item 1 Advice price:80 vat:20")
    assert said.startswith("Added draft 1 of a quote for Exemples SAS\n")
    assert seller("quote check 1") == "It can be issued.\n"
    assert "30 days after it is issued" in seller("quote show 1")
    assert seller("quote issue 1") == "Issued quote Q2026-0001 for Exemples SAS: €96.00\n"
    shown = seller("quote show Q2026-0001")
    assert shown.startswith("Quote Q2026-0001  open\n")
    assert "Valid until    2027-01-19" in shown
    assert not any(word in shown for word in ("\nDue", "penalty", "Recovery", "Owed"))


def test_quotes_are_listed_by_themselves(issued: Shell) -> None:
    assert issued("invoices") == "No invoices.\n"
    for command in ("quotes", "quote list", "quotes open", "invoices --kind quote"):
        assert "Q2026-0001" in issued(command)
    assert issued("quotes accepted") == "No quotes.\n"
    (row,) = json.loads(issued("quotes --format json"))
    assert (row["kind"], row["state"], row["valid_until"]) == ("quote", "issued", "2027-01-19")
    assert issued("invoice csv").count("\n") == 1
    assert "Q{YYYY}-{NNNN}" in issued("series")


def test_it_is_accepted_or_declined_with_a_way_back(issued: Shell) -> None:
    said = issued("quote decline Q2026-0001", "quote accept Q2026-0001 --date 2026-12-20")
    assert said == (
        "Declined quote Q2026-0001 for Exemples SAS: €960.00\n"
        "Accepted quote Q2026-0001 for Exemples SAS: €960.00\n"
    )
    assert issued("undo", "undo") == "Undone: accept a quote\nUndone: decline a quote\n"
    assert "open" in issued("quotes")
    assert issued.error("quote accept Q2026-0001 --date 2026-12-19")[0] == 1


def test_it_is_invoiced_in_parts_or_as_a_whole(issued: Shell) -> None:
    status, message = issued.error("quote invoice Q2026-0001")
    assert status == 1 and "accepted" in message
    issued("quote accept Q2026-0001")
    part = issued("quote invoice Q2026-0001 --down-payment 30%")
    assert part == "Added draft 2 of a down payment for Exemples SAS: €288.00\n"
    assert issued("invoice rm 2", "quote invoice Q2026-0001 --down-payment 100.00").endswith(
        "of a down payment for Exemples SAS: €100.00\n"
    )
    issued("undo")
    whole = issued("quote invoice Q2026-0001")
    assert whole.startswith("Added draft 4 for Exemples SAS: €960.00\n")
    (made,) = (
        line for line in issued("quote show Q2026-0001").splitlines() if line.startswith("Turned")
    )
    assert made.split() == ["Turned", "into", "draft", "4"]
    assert "Quote" in issued("invoice show 4")
    assert issued("invoice issue 4") == "Issued invoice F2026-0001 for Exemples SAS: €960.00\n"
    assert "F2026-0001" in issued.error("quote invoice Q2026-0001")[1]


def test_it_has_a_page_a_mail_and_no_xml(issued: Shell) -> None:
    issued.home.mkdir(exist_ok=True)
    assert issued("quote pdf Q2026-0001") == "Wrote Q2026-0001.pdf.\n"
    assert "Quote Q2026-0001" in issued("quote mail Q2026-0001 --eml -").replace("_", " ")
    status, message = issued.error("invoice xml Q2026-0001")
    assert status == 1 and "quote" in message
