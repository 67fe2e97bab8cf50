# SPDX-License-Identifier: Apache-2.0
"""Invoices as tables, as XML by EN 16931, and as PDF with that within (Factur-X)."""

from __future__ import annotations

import os
from ctypes import POINTER, byref, c_char, string_at
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.options import announce
from taskcore._low_level.values import OwnBytes, OwnText, byte_array, integer, path_bytes
from taskcore.enumerations import XMLFormat
from taskcore.invoices.invoice_methods import InvoiceConditions, invoice_query_options

if TYPE_CHECKING:
    from typing_extensions import Unpack


class InvoiceFileMethods(Connection):
    """Invoices as files, each of which is there only when it is whole."""

    def invoices_csv(self, **conditions: Unpack[InvoiceConditions]) -> str:
        """The invoices that ``invoices`` finds, as a table with a header.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add_invoice()
        ...     store.invoices_csv().splitlines()[1][:18]
        ',invoice,draft,,,,'
        """
        csv = OwnText()
        row = invoice_query_options(**conditions)
        self._call(library.taskcore_invoice_csv, byref(row), byref(csv.pointer))
        return csv.take()

    def invoices_csv_file(
        self, path: str | os.PathLike[str], **conditions: Unpack[InvoiceConditions]
    ) -> None:
        """Writes such a table to a file, or replaces one."""
        encoded = path_bytes(path, "path")
        row = invoice_query_options(**conditions)
        self._call(library.taskcore_invoice_csv_file, byref(row), encoded)

    def invoice_xml(self, invoice_id: int, format: int = XMLFormat.PROFILE) -> bytes:
        """An issued invoice in UTF-8, as its profile has it, or another one, whose rules it has to keep.

        ``XMLFormat.CII`` and ``UBL`` are EN 16931 alone.
        """
        xml = POINTER(c_char)()
        number = integer(invoice_id, 64, "id")
        kind = integer(format, 32, "format")
        self._call(library.taskcore_invoice_xml, number, kind, byref(xml))
        try:
            return string_at(xml)
        finally:
            library.taskcore_string_free(xml)

    def invoice_xml_file(
        self, invoice_id: int, path: str | os.PathLike[str], format: int = XMLFormat.PROFILE
    ) -> None:
        """Writes such XML to a file, or replaces one."""
        number = integer(invoice_id, 64, "id")
        kind = integer(format, 32, "format")
        self._call(library.taskcore_invoice_xml_file, number, kind, path_bytes(path, "path"))

    def invoice_pdf(
        self,
        invoice_id: int,
        *,
        paper: int | None = None,
        language: str | None = None,
        page_template: str | None = None,
    ) -> bytes:
        """An invoice as PDF/A-3, with its data within when it is issued (Factur-X).

        It is on A4 and in the invoice's language unless another one, ``"fr"`` or ``"en"``, is given,
        and looks as ``page_template`` of the client, else of the profile says: ``"classic"``, ``"studio"``,
        ``"plain"``, or a template as JSON.
        Raises UnsupportedError, which names the package, when a library is not there.
        """
        pdf = OwnBytes()
        options = _options(paper, language, page_template)
        number = integer(invoice_id, 64, "id")
        received = byref(pdf.pointer), byref(pdf.length)
        self._call(library.taskcore_invoice_pdf, number, byref(options), *received)
        return pdf.take()

    def invoice_pdf_file(
        self,
        invoice_id: int,
        path: str | os.PathLike[str],
        *,
        paper: int | None = None,
        language: str | None = None,
        page_template: str | None = None,
    ) -> None:
        """Writes such a PDF to a file, or replaces one."""
        options = _options(paper, language, page_template)
        number = integer(invoice_id, 64, "id")
        encoded = path_bytes(path, "path")
        self._call(library.taskcore_invoice_pdf_file, number, byref(options), encoded)

    def import_invoice(self, data: bytes) -> int:
        """Makes a draft of an invoice that another program made, and returns its id.

        The data are a Cross Industry Invoice (CII), or a PDF with one within (Factur-X, ZUGFeRD).
        It is for one's own invoices: the seller must be that of the store, and is never made so;
        ``import_profile`` does that, and ``add_purchase`` receives invoices of others. Its number is
        put into the notes. Raises ParseError when it is no such file or is damaged, ConflictError
        when somebody else sells, or the store has no seller.
        """
        if not isinstance(data, bytes):
            raise TypeError(f"data must be bytes, not {type(data).__name__}")
        return self._number(library.taskcore_invoice_import, byte_array(data), len(data))

    def import_invoice_file(self, path: str | os.PathLike[str]) -> int:
        """Makes a draft of an invoice in such a file, and returns its id."""
        encoded = path_bytes(path, "path")
        return self._number(library.taskcore_invoice_import_file, encoded)


def _options(
    paper: int | None, language: str | None, page_template: str | None
) -> c.taskcore_pdf_options:
    options = c.TASKCORE_PDF_OPTIONS_INIT()
    announce(options, "PDF", paper=paper, language=language, page_template=page_template)
    return options
