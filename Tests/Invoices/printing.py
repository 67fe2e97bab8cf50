"""Prints the invoices of a store, and reads printed ones back, through the C API alone."""

from __future__ import annotations

from ctypes import POINTER, byref, c_char, c_int64, c_size_t, c_uint8, string_at
from pathlib import Path
from typing import Any

from bookkeeping import Bookkeeping
from taskcore import _prototypes as c
from taskcore._library import library

A4 = c.TASKCORE_PAPER_A4
LETTER = c.TASKCORE_PAPER_LETTER


def set_logo(books: Bookkeeping, picture: bytes) -> None:
    """None any more, when there are no bytes."""
    data = (c_uint8 * len(picture)).from_buffer_copy(picture)
    books.call(library.taskcore_profile_set_logo, data, len(picture))


def _options(paper: int | None, language: str | None) -> Any:
    options = c.TASKCORE_PDF_OPTIONS_INIT()
    if paper is not None:
        options.fields |= c.TASKCORE_PDF_PAPER
        options.paper = paper
    if language is not None:
        options.fields |= c.TASKCORE_PDF_LANGUAGE
        options.language = language.encode()
    return options


def pdf(
    books: Bookkeeping, id: int, paper: int | None = None, language: str | None = None
) -> bytes:
    bytes_, length = POINTER(c_char)(), c_size_t()
    options = _options(paper, language)
    books.call(
        library.taskcore_invoice_pdf, id, byref(options), byref(bytes_), byref(length)
    )
    try:
        return string_at(bytes_, length.value)
    finally:
        library.taskcore_string_free(bytes_)


def write_pdf(books: Bookkeeping, id: int, path: Path) -> None:
    books.call(library.taskcore_invoice_pdf_file, id, None, str(path).encode())


def import_invoice(books: Bookkeeping, file: bytes) -> int:
    """The draft that is made of it."""
    id = c_int64()
    books.call(library.taskcore_invoice_import, file, len(file), byref(id))
    return id.value


def find(books: Bookkeeping, number: str) -> int:
    id = c_int64()
    books.call(library.taskcore_invoice_find, number.encode(), byref(id))
    return id.value
