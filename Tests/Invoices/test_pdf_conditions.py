"""Printing where something is missing, damaged or elsewhere."""

from __future__ import annotations

import io
import resource
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import logos
import pikepdf
import pytest
from bookkeeping import Bookkeeping
from content import read_content
from elsewhere import digest, printed_elsewhere
from expected_text import missing_text
from parties import ATELIER
from pdf_examples import SHORT, Example
from pikepdf import Name, Pdf
from printed import print_example
from printing import find, import_invoice, pdf, set_logo, write_pdf
from taskcore import InvalidError, ParseError, Store, TaskcoreError, UnsupportedError
from texts import HOSTILE_LINES, HOSTILE_TEXTS

LIBRARIES = {
    "libqpdf.so.29": "libqpdf29",
    "libcairo.so.2": "libcairo2",
    "libpango-1.0.so.0": "libpango-1.0-0",
    "libpangocairo-1.0.so.0": "libpangocairo-1.0-0",
    "libqrencode.so.4": "libqrencode4",
}
"""With the packages that have them."""


@pytest.fixture
def books() -> Iterator[Bookkeeping]:
    books = Bookkeeping(ATELIER)
    yield books
    books.store.close()


def issue_in_file(path: Path) -> tuple[str, bytes]:
    """The number of an invoice in a store there, and its PDF."""
    books = Bookkeeping(ATELIER, path)
    with books.store:
        printed = print_example(books, Example("short", SHORT, logo=logos.JPEG))
        return printed.invoice.number, printed.file


def test_another_process_prints_the_same_bytes(tmp_path: Path) -> None:
    number, file = issue_in_file(tmp_path / "tasks.db")
    assert printed_elsewhere(tmp_path / "tasks.db", number) == digest(file)


def test_a_store_that_was_exported_and_imported_prints_the_same_bytes(tmp_path: Path) -> None:
    number, file = issue_in_file(tmp_path / "tasks.db")
    with Store(tmp_path / "tasks.db") as store:
        store.export_file(tmp_path / "tasks.json")
    books = Bookkeeping(ATELIER)
    with books.store:
        books.store.import_file(tmp_path / "tasks.json")
        assert pdf(books, find(books, number)) == file


@pytest.mark.parametrize("library", LIBRARIES)
def test_a_missing_library_is_named_by_its_package(library: str, tmp_path: Path) -> None:
    number, _ = issue_in_file(tmp_path / "tasks.db")
    broken = tmp_path / "libraries"
    broken.mkdir()
    (broken / library).write_text("no library")
    said = printed_elsewhere(tmp_path / "tasks.db", number, broken)
    assert said.startswith("UnsupportedError")
    assert f"install the Debian package {LIBRARIES[library]}." in said


@contextmanager
def little_room(length: int) -> Iterator[None]:
    """Files grow no longer than that, as on a disk that is full."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (length, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)


@pytest.mark.parametrize("is_there", [False, True])
def test_no_half_file_is_left_where_there_is_no_room(
    books: Bookkeeping, tmp_path: Path, is_there: bool
) -> None:
    printed = print_example(books, Example("short", SHORT))
    path = tmp_path / "invoice.pdf"
    if is_there:
        path.write_bytes(b"the last one")
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    for length in (0, 1, 4096, len(printed.file) - 1):
        with little_room(length), pytest.raises(TaskcoreError):
            write_pdf(books, printed.id, path)
        assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before
    write_pdf(books, printed.id, path)
    assert path.read_bytes() == printed.file


@pytest.mark.parametrize("text", [*HOSTILE_LINES, *HOSTILE_TEXTS, "a\tb", "\N{SOFT HYPHEN}x"])
def test_every_text_is_printed_or_refused_with_the_character_that_no_font_has(
    books: Bookkeeping, text: str
) -> None:
    name = text if text in HOSTILE_LINES else "Article"
    line = replace(SHORT.lines[0], name=name, details=text)
    invoice = replace(SHORT, lines=(line, *SHORT.lines[1:]), note=text)
    try:
        printed = print_example(books, Example("hostile", invoice))
    except UnsupportedError as error:
        assert any(f"“{each}” (U+{ord(each):04X})" in str(error) for each in text), error
        assert "install one that has it, such as the Debian package fonts-" in str(error)
    else:
        assert missing_text(printed) == []


@pytest.mark.parametrize(
    ("character", "package"),
    [("\U00013000", "fonts-noto-core"), ("\U0001f9ff", "fonts-symbola"), ("𠮷", "fonts-noto-cjk")],
)
def test_a_character_that_no_font_has_is_named(
    books: Bookkeeping, character: str, package: str
) -> None:
    line = replace(SHORT.lines[0], name=f"Signe {character}")
    id = books.draft(replace(SHORT, lines=(line,), adjustments=()))
    try:
        pdf(books, id)
    except UnsupportedError as error:
        assert f"“{character}” (U+{ord(character):04X})" in str(error)
        assert package in str(error)
    else:
        pytest.skip("A font of this machine has it.")


@pytest.mark.parametrize("picture", [logos.PNG, logos.TRANSPARENT, logos.PALETTE, logos.JPEG])
def test_a_damaged_logo_is_refused(books: Bookkeeping, picture: bytes) -> None:
    for damaged in (b"GIF89a", picture[: len(picture) // 2], picture[:20], b"x" + picture):
        try:
            set_logo(books, damaged)
        except (InvalidError, ParseError, UnsupportedError):
            continue
        # What looks like a picture from outside is refused, or shown as far as it goes, in the end.
        id = books.draft(SHORT)
        try:
            assert pdf(books, id).startswith(b"%PDF-1.7")
        except (InvalidError, ParseError, UnsupportedError) as error:
            assert "logo" in str(error)


def changed(file: bytes, change: Callable[[Pdf], Any]) -> bytes:
    with Pdf.open(io.BytesIO(file)) as pdf:
        change(pdf)
        result = io.BytesIO()
        pdf.save(result)
        return result.getvalue()


def attachment(pdf: Pdf) -> Any:
    return pdf.Root.AF[0].EF.F


def without_attachment(pdf: Pdf) -> None:
    del pdf.Root["/AF"]
    del pdf.Root["/Names"]


def no_stream(pdf: Pdf) -> None:
    pdf.Root.AF[0].EF = pikepdf.Dictionary(F=pikepdf.Array([1]), UF=pikepdf.Array([1]))


DAMAGES: dict[str, Callable[[Pdf], Any]] = {
    "cut": lambda pdf: attachment(pdf).write(attachment(pdf).read_bytes()[:-200]),
    "empty": lambda pdf: attachment(pdf).write(b""),
    "another text": lambda pdf: attachment(pdf).write(b"no invoice"),
    "another XML": lambda pdf: attachment(pdf).write(b"<html/>"),
    "broken packing": lambda pdf: attachment(pdf).write(b"x\x9cbroken", filter=Name.FlateDecode),
    "unknown packing": lambda pdf: attachment(pdf).write(b"x", filter=Name.Unknown),
    "none": without_attachment,
    "no stream": no_stream,
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_attachment_is_refused(books: Bookkeeping, damage: str) -> None:
    printed = print_example(books, Example("short", SHORT))
    file = changed(printed.file, DAMAGES[damage])
    with pytest.raises((ParseError, UnsupportedError)):
        import_invoice(books, file)
    assert find(books, printed.invoice.number) == printed.id


def test_a_damaged_file_is_refused_or_read_as_it_was(books: Bookkeeping) -> None:
    """Each of many bytes is changed in turn: qpdf repairs what it can, and nothing else is taken."""
    printed = print_example(books, Example("short", SHORT))
    stated = read_content(books, printed.id, "EUR")
    taken = 0
    for place in range(0, len(printed.file), len(printed.file) // 150):
        file = bytearray(printed.file)
        file[place] ^= 0x55
        try:
            id = import_invoice(books, bytes(file))
        except TaskcoreError:
            continue
        assert read_content(books, id, "EUR") == stated, place
        taken += 1
    assert 0 < taken < 150
    for length in (0, 5, 100, len(printed.file) // 2):
        with pytest.raises(TaskcoreError):
            import_invoice(books, printed.file[:length])
