# SPDX-License-Identifier: Apache-2.0
"""An invoice or a credit note in a list."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal

from taskcore._low_level import prototypes as c
from taskcore._low_level.lists import SnapshotList
from taskcore._low_level.values import string
from taskcore.enumerations import InvoiceKind, InvoiceState
from taskcore.invoices.money import from_minor
from taskcore.time.time_methods import from_milliseconds, optional_milliseconds, optional_packed


@dataclass(frozen=True)
class Invoice:
    """An invoice or a credit note as it was when it was read; BT names the terms of EN 16931."""

    id: int
    uid: str
    number: str
    """Empty of a draft."""
    kind: InvoiceKind
    state: InvoiceState
    client_id: int | None
    """None when there is none any more."""
    client_name: str
    """As issued; of a draft as the client has it now; empty without one."""
    currency: str
    """By ISO 4217; all amounts are in it."""
    net: Decimal
    """BT-109."""
    vat: Decimal
    """BT-110."""
    gross: Decimal
    """BT-112."""
    due: Decimal
    """BT-115."""
    paid: Decimal
    """What its payments come to."""
    credited: Decimal
    """What the credit notes issued for it come to."""
    balance: Decimal
    """What is owed; 0 of a draft and of a void one."""
    issue_date: date | None
    due_date: date | None
    """None when it is not known yet."""
    preceding_id: int | None
    """Of a credit note: its invoice."""
    created: datetime
    modified: datetime
    issued: datetime | None


class InvoiceList(SnapshotList[Invoice, c.taskcore_invoice]):
    """Invoices and credit notes as they were when they were listed."""

    _kind = "invoice"
    _row_type = c.taskcore_invoice

    @staticmethod
    def _item(row: c.taskcore_invoice) -> Invoice:
        return invoice_from_row(row)


def invoice_from_row(row: c.taskcore_invoice) -> Invoice:
    """An invoice of C's."""
    currency = row.currency or b""
    return Invoice(
        row.id,
        string(row.uid),
        string(row.number),
        InvoiceKind(row.kind),
        InvoiceState(row.state),
        row.client_id or None,
        string(row.client_name),
        currency.decode(),
        from_minor(row.net_minor, currency),
        from_minor(row.vat_minor, currency),
        from_minor(row.gross_minor, currency),
        from_minor(row.due_minor, currency),
        from_minor(row.paid_minor, currency),
        from_minor(row.credited_minor, currency),
        from_minor(row.balance_minor, currency),
        optional_packed(row.issue_date),
        optional_packed(row.due_date),
        row.preceding_id or None,
        from_milliseconds(row.created_ms),
        from_milliseconds(row.modified_ms),
        optional_milliseconds(row.issued_ms),
    )


@dataclass(frozen=True)
class InvoiceProblem:
    """What forbids issuing a draft."""

    rule: str
    """Of EN 16931 or of the French rules, such as ``"BR-FR-10"``."""
    field: str
    """What it is about, such as ``"seller.siren"``."""
    message: str
    """A full sentence."""


class InvoiceProblemList(SnapshotList[InvoiceProblem, c.taskcore_invoice_problem]):
    """All that forbids issuing a draft; empty when nothing does."""

    _kind = "invoice_problem"
    _row_type = c.taskcore_invoice_problem

    @staticmethod
    def _item(row: c.taskcore_invoice_problem) -> InvoiceProblem:
        return InvoiceProblem(string(row.rule), string(row.field), string(row.message))
