"""Invoices of others, received and paid in the shell."""

from __future__ import annotations

import json

import pytest

from conftest import Shell

CREDIT = """<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2">
<ID>G-1</ID><IssueDate>2026-12-01</IssueDate><CreditNoteTypeCode>381</CreditNoteTypeCode>
<DocumentCurrencyCode>EUR</DocumentCurrencyCode><AccountingSupplierParty><Party>
<PartyTaxScheme><CompanyID>FR84404833048</CompanyID></PartyTaxScheme>
<PartyLegalEntity><RegistrationName>Exemples SAS</RegistrationName></PartyLegalEntity>
</Party></AccountingSupplierParty><AccountingCustomerParty><Party/></AccountingCustomerParty>
<LegalMonetaryTotal><TaxExclusiveAmount>10.00</TaxExclusiveAmount>
<TaxInclusiveAmount>10.00</TaxInclusiveAmount><PayableAmount>10.00</PayableAmount>
</LegalMonetaryTotal></CreditNote>"""
INVOICE = (
    CREDIT.replace("CreditNote", "Invoice")
    .replace("G-1", "R-1")
    .replace("381", "380")
    .replace("FR84", "FR83")
    .replace("</IssueDate>", "</IssueDate><DueDate>2026-12-31</DueDate>")
)


@pytest.fixture
def received(shell: Shell) -> Shell:
    shell.home.mkdir()
    (shell.home / "invoice.xml").write_text(INVOICE)
    (shell.home / "credit.xml").write_text(CREDIT)
    shell("purchase add invoice.xml")
    return shell


def test_an_invoice_is_received_with_what_is_odd_about_it(received: Shell) -> None:
    said = received("purchase add credit.xml")
    assert said.startswith("Received G-1 of Exemples SAS as purchase 2: €10.00 of credit.\n")
    assert "Warning: BT-31: " in said and "mistyped" in said
    assert "Warning: BG-25: " in said and "BT-9:" not in said
    assert received("purchase check 2").startswith("BT-31: ")


def test_it_is_listed_shown_paid_and_deleted(received: Shell) -> None:
    (row,) = json.loads(received("purchase list owed --format json"))
    assert (row["number"], row["state"], row["balance"]) == ("R-1", "open", "10.00")
    assert "Exemples SAS" in received("purchases") and "R-1" in received("purchase show 1")
    assert received("purchase pay 1 4") == (
        "Noted payment 1 of €4.00 for R-1: €6.00 is still owed.\n"
    )
    assert "€6.00" in received("purchase owed")
    assert received("purchase pay 1").endswith("nothing is owed any more.\n")
    assert received("undo") == "Undone: add a payment of a purchase\n"
    assert received("purchase delete 1") == "Removed 1 purchase.\n"
    assert received("undo") == "Undone: delete purchases\n"
    assert len(json.loads(received("purchase payments 1 --format json"))) == 1
    assert received("purchase payments rm 1") == "Removed 1 payment.\n"


def test_its_day_and_notes_can_be_said(received: Shell) -> None:
    assert received("purchase edit 1 due:2027-01-15 notes:Ask") == "Changed purchase 1.\n"
    assert received.record("purchase show 1")["due_date"] == "2027-01-15"
    received("purchase edit 1 due:none")
    assert received.record("purchase show 1")["due_date"] is None


def test_the_file_comes_back_as_it_came(received: Shell) -> None:
    assert received("purchase file 1") == "Wrote purchase-1.xml.\n"
    assert (received.home / "purchase-1.xml").read_text() == INVOICE
    assert received("purchase file 1 -") == INVOICE


def test_what_was_received_is_refused_with_its_id(received: Shell) -> None:
    status, message = received.error("purchase add invoice.xml")
    assert status == 1 and "it is purchase 1." in message


def test_what_is_no_invoice_is_refused(received: Shell) -> None:
    (received.home / "text.xml").write_text("<text/>")
    assert received.error("purchase add text.xml")[0] == 1
    assert "BT-115" in _wrong(received)


def _wrong(shell: Shell) -> str:
    wrong = INVOICE.replace("<PayableAmount>10.00", "<PayableAmount>11.00")
    (shell.home / "wrong.xml").write_text(wrong)
    return shell.error("purchase add wrong.xml")[1]


def test_the_profile_is_taken_when_somebody_asks(issued: Shell) -> None:
    issued("invoice xml F2026-0001 mine.xml")
    assert issued("profile import mine.xml") == "Changed the profile.\n"
    assert "your own" in issued.error("purchase add mine.xml")[1]
