"""Every sample at hand is received with the sums that it states, or refused by a term."""

from __future__ import annotations

import re
import xml.etree.ElementTree as Tree
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest

from printed import Printed
from taskcore import ParseError, Store, UnsupportedError, XMLFormat

SAMPLES = Path(__file__).resolve().parent.parent / "Validation/samples"
FILES = sorted(SAMPLES.glob("*.xml"))
# By their names in CII and in UBL.
TERMS = {
    "net": ("TaxBasisTotalAmount", "TaxExclusiveAmount"),
    "gross": ("GrandTotalAmount", "TaxInclusiveAmount"),
    "prepaid": ("TotalPrepaidAmount", "PrepaidAmount"),
    "due": ("DuePayableAmount", "PayableAmount"),
}


@pytest.fixture
def store() -> Iterator[Store]:
    with Store(":memory:") as opened:
        yield opened


def stated(file: bytes, names: tuple[str, str]) -> Decimal:
    """The amount of the totals, as another parser reads it; 0 where it is not stated."""
    for element in Tree.fromstring(file).iter():
        if element.tag.rpartition("}")[2] in names and element.text:
            return Decimal(element.text)
    return Decimal(0)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sample_is_received_with_its_sums_or_refused_by_a_term(store: Store, path: Path) -> None:
    file = path.read_bytes()
    try:
        purchase = store.get_purchase(store.add_purchase(file))
    except (ParseError, UnsupportedError) as refused:
        assert re.match(r"B[TG]-", refused.field or "")
        return
    assert {name: getattr(purchase, name) for name in TERMS} == {
        name: stated(file, names) for name, names in TERMS.items()
    }
    assert purchase.net + purchase.vat == purchase.gross
    assert store.purchase_file(purchase.id) == file


def test_there_are_samples_of_both_syntaxes(store: Store) -> None:
    assert {b"CrossIndustryInvoice" in path.read_bytes() for path in FILES} == {True, False}
    received = [store.add_purchase(path.read_bytes()) for path in FILES]
    assert len(set(received)) == len(FILES)


def test_all_that_the_library_writes_is_received_in_each_form(issued_ones: list[Printed]) -> None:
    for each in issued_ones:
        books = each.books.store
        own = books.invoice(each.id).invoice
        files = (
            each.file,
            books.invoice_xml(each.id, XMLFormat.CII),
            books.invoice_xml(each.id, XMLFormat.UBL),
        )
        for file in files:
            with Store(":memory:") as other:
                purchase = other.get_purchase(other.add_purchase(file))
                document = other.purchase(purchase.id)
            assert (purchase.number, purchase.currency) == (own.number, own.currency)
            assert (purchase.net, purchase.vat) == (own.net, own.vat), each.example.name
            assert (purchase.gross, purchase.due) == (own.gross, own.due), each.example.name
            assert [line.net for line in document.lines] == [
                line.net for line in books.invoice(each.id).lines
            ]
            assert purchase.is_pdf == (file is each.file)
