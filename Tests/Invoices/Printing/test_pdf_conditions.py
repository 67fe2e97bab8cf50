"""Printing where something is missing, and printing elsewhere."""

from __future__ import annotations

import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

import logos
from bookkeeping import Bookkeeping
from elsewhere import digest, printed_elsewhere
from expected_text import missing_text
from layout import pages
from parties import ATELIER
from pdf_examples import SHORT, Example
from printed import print_example
from printing import find, pdf, set_logo, write_pdf
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
        assert [fault for page in pages(printed.file) for fault in page.faults()] == []


@pytest.mark.parametrize(
    ("character", "package"),
    [
        ("\U00013000", "fonts-noto-core"),
        ("\U0001f9ff", "fonts-symbola"),
        ("𠮷", "fonts-noto-cjk"),
    ],
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
