"""Makes invoices in a store of the library, issues them, and takes their files."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, timezone
from pathlib import Path

from description import CREDIT_NOTE, Invoice, Party
from inputs import (
    adjustment_properties,
    invoice_properties,
    line_properties,
    party_properties,
)
from taskcore import Durability, Store, XMLFormat

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

    def __init__(self, seller: Party, path: str | Path = ":memory:", profile: str = "") -> None:
        self.seller = seller
        self.clients: dict[Party, int] = {}
        self.store = Store(
            path,
            clock=lambda: NOW,
            time_zone="Europe/Paris",
            durability=Durability.NORMAL,
        )
        self.store.set_profile(**party_properties(seller), invoice_profile=profile)

    def issue(self, invoice: Invoice) -> Issued:
        """A credit note is issued for an invoice of the same content, issued on the same day."""
        id = self.draft(invoice)
        number = self.store.issue_invoice(id, invoice.issued)
        preceding = None
        if invoice.kind == CREDIT_NOTE:
            preceding = (number, invoice.issued)
            id = self.store.credit_invoice(id)
            self.store.update_invoice(id, due_date=invoice.due)
            number = self.store.issue_invoice(id, invoice.issued)
        return Issued(
            id=id,
            described=replace(invoice, number=number, preceding=preceding),
            cii=self.store.invoice_xml(id, XMLFormat.CII),
            ubl=self.store.invoice_xml(id, XMLFormat.UBL),
        )

    def draft(self, invoice: Invoice) -> int:
        """What is not issued yet."""
        client_id = self._client(invoice.buyer)
        id = self.store.add_invoice(client_id, **invoice_properties(invoice))
        for line in invoice.lines:
            self.store.add_invoice_line(id, **line_properties(line))
        for adjustment in invoice.adjustments:
            self.store.add_adjustment(id, **adjustment_properties(adjustment))
        return id

    def issue_draft(self, id: int, issued: date) -> bytes:
        """What it is as CII then."""
        self.store.issue_invoice(id, issued)
        return self.store.invoice_xml(id, XMLFormat.CII)

    def _client(self, party: Party) -> int:
        if party not in self.clients:
            self.clients[party] = self.store.add_client(**party_properties(party))
        return self.clients[party]
