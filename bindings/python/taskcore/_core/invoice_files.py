# SPDX-License-Identifier: Apache-2.0
"""Invoices as tables, as XML by EN 16931, and as PDF with that within (Factur-X)."""

from __future__ import annotations

from ctypes import POINTER, byref, c_char, string_at

from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.values import integer
from taskcore.enumerations import XMLFormat


class OwnInvoiceFileMethods(Connection):
    """What is written by hand of ``InvoiceFileMethods``."""

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
