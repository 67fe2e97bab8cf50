"""Invoices as PDF, XML and tables, and drafts from files of other programs."""

from __future__ import annotations

import csv
import io
import resource
import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pikepdf
import pytest

from conftest import FixedClock
from invoicing import add_client, add_draft, add_issued, set_seller
from taskcore import (
    ConflictError,
    FullError,
    InputOutputError,
    InvalidError,
    InvoiceState,
    NotFoundError,
    Paper,
    ParseError,
    Store,
    UnsupportedError,
    XMLFormat,
)

SAMPLE = Path(__file__).parents[2] / "Invoices/Validation/samples/invoice-cii.xml"

WRITERS: dict[str, Callable[[Store, int, Path], None]] = {
    "pdf": lambda store, invoice, path: store.invoice_pdf_file(invoice, path),
    "xml": lambda store, invoice, path: store.invoice_xml_file(invoice, path),
    "csv": lambda store, invoice, path: store.invoices_csv_file(path),
    "eml": lambda store, invoice, path: store.compose_email_file(invoice, path),
}


@pytest.fixture
def issued(store: Store) -> int:
    set_seller(store)
    return add_issued(store)


@pytest.fixture
def other(clock: FixedClock) -> Iterator[Store]:
    """A store of which nothing is known."""
    with Store(":memory:", clock=clock, time_zone="Europe/Paris") as opened:
        yield opened


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Lets no file of this process become larger."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)


def page_size(pdf: bytes) -> list[float]:
    with pikepdf.open(io.BytesIO(pdf)) as document:
        return [round(float(each)) for each in document.pages[0].mediabox[2:]]


def test_an_issued_invoice_is_a_pdf_with_its_data_within(store: Store, issued: int) -> None:
    pdf = store.invoice_pdf(issued)
    assert pdf.startswith(b"%PDF-")
    with pikepdf.open(io.BytesIO(pdf)) as document:
        within = {name: file.get_file().read_bytes() for name, file in document.attachments.items()}
    assert within == {"factur-x.xml": store.invoice_xml(issued)}
    assert pdf == store.invoice_pdf(issued)


def test_a_pdf_is_on_the_paper_and_in_the_language_asked_for(store: Store, issued: int) -> None:
    assert page_size(store.invoice_pdf(issued)) == [595, 842]
    letter = store.invoice_pdf(issued, paper=Paper.LETTER, language="en")
    assert page_size(letter) == [612, 792]
    assert letter != store.invoice_pdf(issued, paper=Paper.LETTER, language="fr")
    with pytest.raises(InvalidError) as refused:
        store.invoice_pdf(issued, paper=9)
    assert refused.value.field == "paper"
    with pytest.raises(InvalidError) as refused:
        store.invoice_pdf(issued, language="it")
    assert refused.value.field == "language"


def test_a_draft_is_printed_without_data(store: Store) -> None:
    pdf = store.invoice_pdf(add_draft(store))
    with pikepdf.open(io.BytesIO(pdf)) as document:
        assert not document.attachments


def test_both_syntaxes_are_written(store: Store, issued: int) -> None:
    assert b"CrossIndustryInvoice" in store.invoice_xml(issued)
    ubl = store.invoice_xml(issued, XMLFormat.UBL)
    assert b"urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" in ubl
    note = store.void_invoice(issued)
    assert b"CreditNote-2" in store.invoice_xml(note, XMLFormat.UBL)
    with pytest.raises(InvalidError) as refused:
        store.invoice_xml(issued, 9)
    assert refused.value.field == "format"
    with pytest.raises(ConflictError):
        store.invoice_xml(add_draft(store))


def test_a_table_has_the_invoices_that_are_asked_for(store: Store, issued: int) -> None:
    add_draft(store)
    rows = list(csv.DictReader(io.StringIO(store.invoices_csv(), newline="")))
    assert [row["number"] for row in rows] == ["", "F2026-0001"]
    assert rows[1] | {"uid": ""} == {
        "number": "F2026-0001",
        "kind": "invoice",
        "state": "issued",
        "issue_date": "2026-01-15",
        "due_date": "2026-02-14",
        "client": "Exemples SAS",
        "currency": "EUR",
        "net": "200.00",
        "vat": "40.00",
        "gross": "240.00",
        "due": "240.00",
        "paid": "0.00",
        "credited": "0.00",
        "balance": "240.00",
        "uid": "",
    }
    assert len(store.invoices_csv(state=InvoiceState.DRAFT).splitlines()) == 2


def test_files_have_what_calls_return(store: Store, issued: int, tmp_path: Path) -> None:
    path = tmp_path / "file"
    store.invoice_pdf_file(issued, path, paper=Paper.LETTER, language="en")
    assert path.read_bytes() == store.invoice_pdf(issued, paper=Paper.LETTER, language="en")
    store.invoice_xml_file(issued, str(path), XMLFormat.UBL)
    assert path.read_bytes() == store.invoice_xml(issued, XMLFormat.UBL)
    store.invoices_csv_file(path, state=InvoiceState.ISSUED)
    assert path.read_bytes().decode() == store.invoices_csv(state=InvoiceState.ISSUED)
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("kind", WRITERS)
def test_a_folder_must_be_there(store: Store, issued: int, tmp_path: Path, kind: str) -> None:
    with pytest.raises(NotFoundError):
        WRITERS[kind](store, issued, tmp_path / "nowhere" / "file")
    with pytest.raises(InvalidError):
        WRITERS[kind](store, issued, Path("a\0b"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", WRITERS)
def test_no_half_file_is_left_where_there_is_no_room(
    store: Store, issued: int, tmp_path: Path, kind: str
) -> None:
    path = tmp_path / "file"
    path.write_text("the last one")
    with room_for(100), pytest.raises((FullError, InputOutputError)):
        WRITERS[kind](store, issued, path)
    assert path.read_text() == "the last one"
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("take", [Store.invoice_pdf, Store.invoice_xml])
def test_what_was_written_is_read_into_a_draft(
    store: Store, other: Store, issued: int, take: Callable[..., bytes]
) -> None:
    file = take(store, issued)
    with pytest.raises(ConflictError, match="Nothing is known of you"):
        other.import_invoice(file)
    assert other.profile().seller.name == ""
    other.import_profile(file)
    draft = other.invoice(other.import_invoice(file))
    written = store.invoice(issued)
    assert draft.invoice.state == InvoiceState.DRAFT and draft.invoice.number == ""
    assert "F2026-0001" in draft.notes
    assert draft.invoice.gross == written.invoice.gross == Decimal(240)
    assert [(line.name, line.quantity, line.net) for line in draft.lines] == [
        (line.name, line.quantity, line.net) for line in written.lines
    ]
    assert other.profile().seller.siren == "732829320"
    assert [client.party.name for client in other.clients()] == ["Exemples SAS"]
    assert other.issue_invoice(draft.invoice.id) == "F2026-0001"


def test_a_draft_with_everything_comes_back_as_it_was(store: Store, other: Store) -> None:
    set_seller(store)
    draft = add_draft(
        store,
        currency="USD",
        exchange_rate="1.0876",
        order_reference="PO-17",
        buyer_reference="B",
        notes="Thanks",
        prepaid=100,
        due_date=date(2026, 2, 1),
        period=(date(2026, 1, 1), date(2026, 1, 15)),
    )
    store.add_invoice_line(
        draft, "Chaise", quantity=3, unit_price="33.3333", discount_rate="5", vat_rate="5.5"
    )
    store.add_adjustment(draft, rate=2, reason="Fidélité", vat_rate=20)
    store.add_adjustment(draft, is_charge=True, amount="7.77", reason="Port", vat_rate=20)
    store.issue_invoice(draft)
    written = store.invoice(draft)
    other.import_profile(store.invoice_xml(draft))
    read = other.invoice(other.import_invoice(store.invoice_pdf(draft)))
    for name in ("net", "vat", "gross", "due", "currency", "due_date"):
        assert getattr(read.invoice, name) == getattr(written.invoice, name)
    for name in ("vat_rows", "prepaid", "vat_in_euro", "period", "order_reference"):
        assert getattr(read, name) == getattr(written, name)
    assert [each.amount for each in read.adjustments] == [
        each.amount for each in written.adjustments
    ]


def test_a_file_is_read_from_its_path(
    store: Store, other: Store, issued: int, tmp_path: Path
) -> None:
    path = tmp_path / "invoice.pdf"
    store.invoice_pdf_file(issued, path)
    other.import_profile(path.read_bytes())
    assert other.invoice(other.import_invoice_file(path)).invoice.gross == 240
    with pytest.raises(NotFoundError):
        other.import_invoice_file(tmp_path / "nowhere.pdf")


def test_an_invoice_of_somebody_else_is_refused(store: Store, other: Store, issued: int) -> None:
    other.set_profile(name="Somebody else", country="FR", siren="404833048")
    with pytest.raises(ConflictError, match="Atelier Dupont"):
        other.import_invoice(store.invoice_xml(issued))
    assert len(other.invoices()) == 0


@pytest.mark.parametrize(
    "wrong", [b"", b"\0", b"%PDF-1.7\n", b"<a/>", b"<a>", b"{}", b"\xff" * 1000]
)
def test_what_is_no_invoice_is_refused(store: Store, wrong: bytes) -> None:
    with pytest.raises((ParseError, UnsupportedError)):
        store.import_invoice(wrong)
    assert len(store.invoices()) == 0


def test_a_damaged_invoice_is_refused(store: Store, other: Store, issued: int) -> None:
    xml = store.invoice_xml(issued)
    with pytest.raises(ParseError):
        other.import_invoice(xml[: len(xml) // 2])
    with pytest.raises(ParseError):
        other.import_invoice(xml.replace(b">240.00<", b">240.01<"))
    with pytest.raises(ParseError):
        other.import_invoice(store.invoice_pdf(issued)[:5_000])
    with pytest.raises(TypeError, match="data must be bytes"):
        other.import_invoice(xml.decode())  # type: ignore[arg-type]
    assert (len(other.invoices()), len(other.clients())) == (0, 0)


def test_an_import_is_one_step(store: Store, other: Store, issued: int) -> None:
    other.import_profile(store.invoice_xml(issued))
    other.import_invoice(store.invoice_xml(issued))
    other.undo()
    assert (len(other.invoices()), len(other.clients())) == (0, 0)


def test_an_id_must_be_known(store: Store, tmp_path: Path) -> None:
    calls: list[Callable[[], Any]] = [
        lambda: store.invoice_pdf(99),
        lambda: store.invoice_xml(99),
        lambda: store.invoice_pdf_file(99, tmp_path / "file"),
        lambda: store.invoice_xml_file(99, tmp_path / "file"),
    ]
    for call in calls:
        with pytest.raises(NotFoundError):
            call()
    assert add_client(store) and list(tmp_path.iterdir()) == []


def test_a_number_that_two_copies_gave_is_told(tmp_path: Path) -> None:
    with Store(tmp_path / "one.db") as one:
        set_seller(one)
        client = add_client(one)
    shutil.copy(tmp_path / "one.db", tmp_path / "other.db")
    with Store(tmp_path / "one.db") as one, Store(tmp_path / "other.db") as other:
        for store in (one, other):
            add_issued(store, client)
        before = list(other.invoices())
        assert [each.number for each in before] == [each.number for each in one.invoices()]
        one.export_file(tmp_path / "one.json", format="json")
        assert other.import_file(tmp_path / "one.json").skipped > 0
        assert any("no number is given twice" in note.message for note in other.import_notes())
        assert list(other.invoices()) == before


def test_vat_in_euro_that_no_exchange_rate_gives_is_left_out(store: Store, other: Store) -> None:
    set_seller(store)
    draft = add_draft(store, currency="USD", exchange_rate="1.0876")
    store.add_invoice_line(draft, "Tower", unit_price=900_000_000, vat_rate=20)
    store.issue_invoice(draft)
    file = store.invoice_xml(draft)
    other.import_profile(file)
    in_euro = str(store.invoice(draft).vat_in_euro).encode()
    assert in_euro in file
    read = other.invoice(other.import_invoice(file.replace(in_euro, b"0.01")))
    assert read.invoice.vat == store.invoice(draft).invoice.vat
    assert read.exchange_rate is None
    assert other.check().values_mended == 0


@pytest.mark.parametrize(
    ("term", "right", "wrong"),
    [
        ("BT-121", b"VATEX-FR-CGI261-4", b"VATEX--FCRGI261-4"),
        ("BT-120", b"Art. 261-4 du CGI", b"Art. 261-4 du CGI " * 40),
    ],
)
def test_a_reason_of_exemption_that_no_invoice_can_have_is_refused(
    store: Store, term: str, right: bytes, wrong: bytes
) -> None:
    file = SAMPLE.read_bytes()
    store.import_profile(file)
    with pytest.raises(InvalidError) as refusal:
        store.import_invoice(file.replace(right, wrong))
    assert refusal.value.field == term
    assert len(store.invoices()) == 0
    store.import_invoice(file)
    assert store.check().values_mended == 0
