"""Makes invoices in a store of the library, issues them, and takes their files.

It calls the C API with nothing between, so that every member of its structs is what is tested.
"""

from __future__ import annotations

from ctypes import POINTER, byref, c_char, c_int64, string_at
from dataclasses import dataclass, replace
from datetime import date, datetime, timezone
from pathlib import Path
from typing import Any

from description import CREDIT_NOTE, Invoice, Party
from inputs import adjustment_input, day, invoice_input, line_input, party_input
from taskcore import Durability, Store
from taskcore import _prototypes as c
from taskcore._library import library

NOW = datetime(2027, 3, 1, 12, tzinfo=timezone.utc)


@dataclass(frozen=True)
class Issued:
    """An invoice of the store, as it was described but for what issuing has given it."""

    id: int
    described: Invoice
    cii: bytes
    ubl: bytes


class Bookkeeping:
    """The store of one seller."""

    def __init__(self, seller: Party, path: str | Path = ":memory:") -> None:
        self.seller = seller
        self.clients: dict[Party, int] = {}
        self.store = Store(
            path,
            clock=lambda: NOW,
            time_zone="Europe/Paris",
            durability=Durability.NORMAL,
        )
        row = party_input(seller)
        self.call(library.taskcore_profile_set, byref(row))

    def call(self, function: Any, *arguments: object) -> None:
        self.store._call(function, *arguments)

    def issue(self, invoice: Invoice) -> Issued:
        """A credit note is issued for an invoice of the same content, issued on the same day."""
        id = self.draft(invoice)
        number = self._issue(id, invoice.issued)
        preceding = None
        if invoice.kind == CREDIT_NOTE:
            preceding = (number, invoice.issued)
            id, number = self._issue_credit_note(id, invoice)
        return Issued(
            id=id,
            described=replace(invoice, number=number, preceding=preceding),
            cii=self.file(id, c.TASKCORE_XML_CII),
            ubl=self.file(id, c.TASKCORE_XML_UBL),
        )

    def draft(self, invoice: Invoice) -> int:
        """What is not issued yet."""
        id = c_int64()
        row = invoice_input(invoice, self._client(invoice.buyer))
        kind = c.TASKCORE_INVOICE_KIND_INVOICE
        self.call(library.taskcore_invoice_add, kind, byref(row), byref(id))
        part = c_int64()
        for line in invoice.lines:
            item = line_input(line, invoice.currency)
            self.call(library.taskcore_invoice_line_add, id, byref(item), byref(part))
        for adjustment in invoice.adjustments:
            entry = adjustment_input(adjustment, invoice.currency)
            self.call(library.taskcore_invoice_adjustment_add, id, byref(entry), byref(part))
        return id.value

    def issue_draft(self, id: int, issued: date) -> bytes:
        """What it is as CII then."""
        self._issue(id, issued)
        return self.file(id, c.TASKCORE_XML_CII)

    def _issue_credit_note(self, invoice_id: int, invoice: Invoice) -> tuple[int, str]:
        id = c_int64()
        self.call(library.taskcore_invoice_credit, invoice_id, byref(id))
        row = c.TASKCORE_INVOICE_INPUT_INIT()
        row.fields = c.TASKCORE_INVOICE_DUE_DATE
        row.due_date = day(invoice.due)
        self.call(library.taskcore_invoice_update, id, byref(row))
        return id.value, self._issue(id.value, invoice.issued)

    def _issue(self, id: int, issued: date) -> str:
        number = POINTER(c_char)()
        self.call(library.taskcore_invoice_issue, id, day(issued), byref(number))
        return _taken(number).decode()

    def file(self, id: int, format: int) -> bytes:
        xml = POINTER(c_char)()
        self.call(library.taskcore_invoice_xml, id, format, byref(xml))
        return _taken(xml)

    def _client(self, party: Party) -> int:
        if party not in self.clients:
            row = party_input(party)
            id = c_int64()
            self.call(library.taskcore_client_add, byref(row), None, byref(id))
            self.clients[party] = id.value
        return self.clients[party]


def _taken(string: Any) -> bytes:
    taken = string_at(string)
    library.taskcore_string_free(string)
    return taken
