"""Invoices of others: receiving, listing and paying them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path

import pytest

from conftest import FixedClock
from taskcore import (
    ConflictError,
    InvalidError,
    NotFoundError,
    ParseError,
    PurchaseOrder,
    PurchaseState,
    Store,
)

UBL = """<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">
<ID>{number}</ID><IssueDate>2026-01-05</IssueDate>{due}<InvoiceTypeCode>{type}</InvoiceTypeCode>
<Note>#AAI#Merci</Note><DocumentCurrencyCode>EUR</DocumentCurrencyCode>
<AccountingSupplierParty><Party>
<PostalAddress><Country><IdentificationCode>FR</IdentificationCode></Country></PostalAddress>
<PartyTaxScheme><CompanyID>{vat}</CompanyID><TaxScheme><ID>VAT</ID></TaxScheme></PartyTaxScheme>
<PartyLegalEntity><RegistrationName>Exemples SAS</RegistrationName></PartyLegalEntity>
</Party></AccountingSupplierParty>
<AccountingCustomerParty><Party><PartyLegalEntity>
<RegistrationName>Dupont</RegistrationName></PartyLegalEntity></Party></AccountingCustomerParty>
<TaxTotal><TaxAmount currencyID="EUR">20.00</TaxAmount><TaxSubtotal>
<TaxableAmount>100.00</TaxableAmount><TaxAmount>20.00</TaxAmount>
<TaxCategory><ID>S</ID><Percent>20</Percent></TaxCategory></TaxSubtotal></TaxTotal>
<LegalMonetaryTotal><LineExtensionAmount>100.00</LineExtensionAmount>
<TaxExclusiveAmount>100.00</TaxExclusiveAmount><TaxInclusiveAmount>120.00</TaxInclusiveAmount>
<PayableAmount>{owed}</PayableAmount></LegalMonetaryTotal>
<InvoiceLine><ID>1</ID><InvoicedQuantity unitCode="HUR">2</InvoicedQuantity>
<LineExtensionAmount>100.00</LineExtensionAmount><Item><Name>Conseil</Name>
<ClassifiedTaxCategory><ID>S</ID><Percent>20</Percent></ClassifiedTaxCategory></Item>
<Price><PriceAmount>50.0000</PriceAmount></Price></InvoiceLine></Invoice>"""


def invoice(
    number: str = "R-1",
    *,
    type: int = 380,
    vat: str = "FR83404833048",
    owed: str = "120.00",
    due: str = "2026-02-05",
) -> bytes:
    day = f"<DueDate>{due}</DueDate>" if due else "<PaymentTerms><Note>30</Note></PaymentTerms>"
    return UBL.format(number=number, type=type, vat=vat, owed=owed, due=day).encode()


@pytest.fixture
def purchase(store: Store) -> Iterator[int]:
    yield store.add_purchase(invoice())


def test_what_is_received_says_what_is_owed_to_whom_by_when(store: Store, purchase: int) -> None:
    row = store.get_purchase(purchase)
    assert (row.number, row.seller_name, row.type_code) == ("R-1", "Exemples SAS", 380)
    assert (row.due, row.balance, row.due_date) == (Decimal(120), Decimal(120), date(2026, 2, 5))
    assert row.state == PurchaseState.OPEN and not row.is_pdf and not row.is_credit
    document = store.purchase(purchase)
    (line,) = document.lines
    assert (line.name, line.quantity, line.net_price) == ("Conseil", "2", "50.0000")
    assert line.net == 100
    (tax,) = document.taxes
    assert (tax.vat_code, tax.vat_percent) == ("S", "20")
    assert tax.tax == 20
    assert [(note.code, note.text) for note in document.remarks] == [("AAI", "Merci")]
    assert document.seller.vat_number == "FR83404833048"
    assert not list(store.check_purchase(purchase))
    assert store.find_purchase(row.uid) == purchase


def test_it_is_no_draft_and_the_profile_stays(store: Store, purchase: int) -> None:
    assert not store.invoices() and not store.clients()
    assert store.profile().seller.name == ""


def test_its_file_is_kept_as_it_came(store: Store, purchase: int, tmp_path: Path) -> None:
    assert store.purchase_file(purchase) == invoice()
    path = tmp_path / "copy.xml"
    store.write_purchase_file(purchase, path)
    assert path.read_bytes() == invoice()
    assert store.get_purchase(purchase).file_length == len(invoice())
    path.write_bytes(invoice("R-2"))
    assert store.get_purchase(store.add_purchase_file(path)).number == "R-2"
    with pytest.raises(NotFoundError):
        store.add_purchase_file(tmp_path / "nowhere")


def test_an_invoice_is_received_once(store: Store, purchase: int) -> None:
    with pytest.raises(ConflictError, match=f"purchase {purchase}") as refused:
        store.add_purchase(invoice())
    assert refused.value.field == "number"
    assert len(store.purchases()) == 1


def test_ones_own_invoice_is_refused(store: Store) -> None:
    store.set_profile(name="Exemples", country="FR", vat_number="FR83404833048")
    with pytest.raises(ConflictError, match="your own"):
        store.add_purchase(invoice())


def test_it_is_paid_in_parts(store: Store, purchase: int, clock: FixedClock) -> None:
    first = store.pay_purchase(purchase, "20.00", means="58", reference="R-1")
    assert store.get_purchase(purchase).state == PurchaseState.PARTLY_PAID
    clock.advance(timedelta(days=60))
    assert store.get_purchase(purchase).state == PurchaseState.OVERDUE
    with pytest.raises(InvalidError, match="100.00 EUR is owed"):
        store.pay_purchase(purchase, "100.01")
    store.pay_purchase(purchase)
    assert store.get_purchase(purchase).state == PurchaseState.PAID
    with pytest.raises(ConflictError):
        store.pay_purchase(purchase)
    assert [each.amount for each in store.purchase_payments(purchase)] == [100, 20]
    store.delete_purchase_payments(first)
    assert store.get_purchase(purchase).balance == 20
    store.undo()
    assert store.get_purchase(purchase).balance == 0


def test_what_is_owed_is_added_up(store: Store, purchase: int) -> None:
    store.add_purchase(invoice("R-2", type=381))
    store.pay_purchase(store.add_purchase(invoice("R-3")))
    (total,) = store.purchase_totals()
    assert total.currency == "EUR"
    assert [total.owed, total.credit, total.balance] == [Decimal(120), Decimal(120), Decimal(0)]
    assert (total.purchase_count, total.overdue_count) == (2, 0)


def test_lists_are_pages_in_an_order(store: Store) -> None:
    for number, due in (("b", "2026-03-01"), ("c", ""), ("a", "2026-02-01")):
        store.add_purchase(invoice(number, due=due))
    assert [each.number for each in store.purchases()] == ["a", "b", "c"]
    assert [each.number for each in store.purchases(limit=1, offset=1)] == ["b"]
    assert [each.number for each in store.purchases(due_date=date(2026, 2, 28))] == ["a"]
    assert [
        each.number for each in store.purchases(text="EXEMPLES", state=PurchaseState.PAID)
    ] == []
    newest = store.purchases(order=PurchaseOrder.RECEIVED)
    assert {each.number for each in newest} == {"a", "b", "c"}
    store.update_purchase(3, due_date=None, notes="Ask again")
    assert (store.get_purchase(3).due_date, store.get_purchase(3).notes) == (None, "Ask again")
    assert [each.number for each in store.purchases(text="again")] == ["a"]


def test_deleting_takes_payments_along_and_is_undone(store: Store, purchase: int) -> None:
    store.pay_purchase(purchase, 20)
    store.delete_purchases(purchase)
    assert not store.purchases() and not store.purchase_payments()
    store.undo()
    assert [each.balance for each in store.purchases()] == [100]


def test_it_goes_through_the_stores_json(
    store: Store, other: Store, purchase: int, tmp_path: Path
) -> None:
    store.pay_purchase(purchase, 20)
    store.export_file(tmp_path / "store.json")
    other.import_file(tmp_path / "store.json")
    (row,) = other.purchases()
    assert row.uid == store.get_purchase(purchase).uid
    assert row.balance == 100
    assert other.purchase_file(row.id) == invoice()


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "other.db") as opened:
        yield opened


def test_mistyped_identifiers_are_warnings(store: Store) -> None:
    purchase = store.add_purchase(invoice(vat="FR84404833048"))
    (problem,) = store.check_purchase(purchase)
    assert problem.rule == "BT-31" and "mistyped" in problem.message
    assert store.get_purchase(purchase).seller_vat_number == "FR84404833048"


@pytest.mark.parametrize("wrong", [b"", b"<a/>", b"%PDF-1.7\n", b"{}", b"\xff" * 1000])
def test_what_is_no_invoice_is_refused(store: Store, wrong: bytes) -> None:
    with pytest.raises(ParseError):
        store.add_purchase(wrong)


def test_wrong_sums_are_refused_by_the_term(store: Store) -> None:
    with pytest.raises(ParseError, match="BT-115") as refused:
        store.add_purchase(invoice(owed="119.99"))
    assert refused.value.field == "BT-115"
    assert not store.purchases()


def test_what_is_too_large_is_refused_before_it_is_read(store: Store) -> None:
    with pytest.raises(InvalidError, match="15000000"):
        store.add_purchase(b" " * 15_000_001)
