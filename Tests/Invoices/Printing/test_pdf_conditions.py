"""Printing where something is missing, and printing elsewhere."""

from __future__ import annotations

import re
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

import logos
from bookkeeping import Bookkeeping
from description import Invoice
from elsewhere import digest, printed_elsewhere
from expected_text import missing_text
from layout import pages
from parties import ATELIER
from pdf_examples import SHORT, Example
from printed import print_example
from printed import text as printed_text
from printing import find, pdf, set_logo, write_pdf
from taskcore import InvalidError, ParseError, Store, TaskcoreError, UnsupportedError
from texts import HOSTILE_LINES, HOSTILE_TEXTS

LIBRARIES = {
    "libcairo.so.2": "libcairo2",
    "libpango-1.0.so.0": "libpango-1.0-0",
    "libpangocairo-1.0.so.0": "libpangocairo-1.0-0",
    "libqrencode.so.4": "libqrencode4",
}
"""With the packages that have them."""
NAMED = re.compile(r"\(U\+([0-9A-F]+)\)")
"""A character in what is told of it."""


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


def warnings(books: Bookkeeping, id: int) -> dict[str, str]:
    """What is told of characters that no installed font has, by these."""
    told = [each.message for each in books.store.check_invoice(id) if each.status == 0]
    return {chr(int(found[1], 16)): found.string for each in told if (found := NAMED.search(each))}


@pytest.mark.parametrize("text", [*HOSTILE_LINES, *HOSTILE_TEXTS, "a\tb", "\N{SOFT HYPHEN}x"])
def test_every_text_is_printed_with_a_replacement_for_what_no_font_has(
    books: Bookkeeping, text: str
) -> None:
    def with_texts(name: str, text: str) -> Invoice:
        line = replace(SHORT.lines[0], name=name, details=text)
        return replace(SHORT, lines=(line, *SHORT.lines[1:]), note=text)

    name = text if text in HOSTILE_LINES else "Article"
    told = warnings(books, books.draft(with_texts(name, text)))
    printed = print_example(books, Example("hostile", with_texts(name, text)))
    there = "".join(printed.pages)
    assert not any(each in there for each in told)
    # Only so many are told.
    unknown = {each for each in text if told and each not in there and each.isprintable()}
    replaced = "".join("\N{REPLACEMENT CHARACTER}" if each in unknown else each for each in text)
    name = replaced if text in HOSTILE_LINES else name
    assert missing_text(replace(printed, invoice=with_texts(name, replaced))) == []
    assert [fault for page in pages(printed.file) for fault in page.faults()] == []


@pytest.mark.parametrize(
    ("character", "package"),
    [
        ("\U00013000", "fonts-noto-core"),
        ("\U0001f9ff", "fonts-symbola"),
        ("𠮷", "fonts-noto-cjk"),
    ],
)
def test_a_character_that_no_font_has_is_named_and_replaced(
    books: Bookkeeping, character: str, package: str
) -> None:
    line = replace(SHORT.lines[0], name=f"Signe {character}")
    id = books.draft(replace(SHORT, lines=(line,), adjustments=()))
    told = warnings(books, id)
    if not told:
        pytest.skip("A font of this machine has it.")
    assert package in told[character]
    assert "Signe \N{REPLACEMENT CHARACTER}" in printed_text(pdf(books, id))


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
