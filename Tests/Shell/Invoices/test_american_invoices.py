"""Invoices of the United States: pages with sales tax, and no word of VAT."""

from __future__ import annotations

import shutil
import subprocess
from typing import Any

import pytest

from conftest import Shell

SELLER = (
    "profile set name:'Ada Byron Design' country:US street:'12 Main Street' city:Brooklyn "
    "region:'New York' postal_code:11201 tax_number:12-3456789 email:ada@byron.example"
)
CLIENT = (
    "client add 'Acme Inc.' country:US city:'New York' region:NY postal_code:10110 "
    "email:ap@acme.example"
)


@pytest.fixture
def american(shell: Shell) -> Shell:
    shell(
        SELLER,
        CLIENT,
        "invoice add 'Acme Inc.'",
        "invoice item 1 'Logo design' qty:8 unit:hour price:95",
        "invoice item 1 'Framed print' price:200 tax:8.875",
    )
    return shell


def text_of(shell: Shell, number: str) -> str:
    shell(f"invoice pdf {number} page.pdf")
    return subprocess.run(
        ["pdftotext", "-layout", shell.home / "page.pdf", "-"],
        capture_output=True,
        check=True,
        text=True,
    ).stdout


def test_nothing_of_the_european_rules_is_asked_for(american: Shell) -> None:
    assert american("invoice check 1") == "It can be issued.\n"
    assert "Missing" not in american("profile")
    record: Any = american.record("invoice show 1")
    assert (record["currency"], record["net"], record["vat"], record["total"]) == (
        "USD",
        "960.00",
        "17.75",
        "977.75",
    )
    assert [item["vat_rate"] for item in record["items"]] == ["0", "8.875"]


def test_the_shell_shows_sales_tax(american: Shell) -> None:
    shown = american("invoice show 1")
    assert "VAT" not in shown
    assert "Sales tax 8.875% of" in shown and "Subtotal" in shown and "Brooklyn, " in shown


@pytest.mark.skipif(not shutil.which("pdftotext"), reason="pdftotext is not there")
def test_the_page_has_sales_tax_letter_paper_and_no_word_of_vat(american: Shell) -> None:
    american("invoice issue 1")
    text = text_of(american, "F2026-0001")
    for words in (
        "Brooklyn, NY 11201",
        "New York, NY 10110",
        "EIN",
        "12-3456789",
        "Subtotal",
        "Sales tax (8.875%)",
        "17.75",
        "$977.75",
    ):
        assert words in text.replace("\u00a0", " "), words
    assert "VAT" not in text
    facts = subprocess.run(
        ["pdfinfo", american.home / "page.pdf"], capture_output=True, check=True, text=True
    ).stdout
    assert "612 x 792" in facts
    assert b"factur-x.xml" not in (american.home / "page.pdf").read_bytes()


def test_there_is_no_file_of_data(american: Shell) -> None:
    american("invoice issue 1")
    status, message = american.error("invoice xml F2026-0001")
    assert status == 1 and "United States" in message


def test_an_item_without_tax_needs_no_column_for_it(shell: Shell) -> None:
    shell(SELLER, CLIENT, "invoice add 'Acme Inc.'", "invoice item 1 Advice price:100")
    assert "Sales tax" not in shell("invoice show 1")
    shell("profile set default_vat:8.875", "invoice item 1 Print price:100")
    assert "Sales tax 8.875%" in shell("invoice show 1")
    shell("invoice item edit 2 tax:0")
    assert "Sales tax" not in shell("invoice show 1")


def test_a_state_that_is_none_is_told_with_what_mends_it(american: Shell) -> None:
    american("profile set region:Bavaria")
    assert "Type “profile set region:”." in american("invoice check 1").replace("\n", " ")
