# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about invoices that are drafted again and again."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from datetime import date as Date
from typing import TYPE_CHECKING, TypedDict, cast

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, give, page
from taskcore._low_level.values import identifiers, integer
from taskcore.lists import InvoiceLineList, OccurrenceList, RecurringInvoiceList
from taskcore.store.record_methods import RecordMethods

if TYPE_CHECKING:
    from typing_extensions import Unpack


class RecurringInvoiceProperties(TypedDict, total=False):
    """The keywords of a recurring invoice; what is None is as it is, or as usual.

    ``zone`` is the IANA name of the zone in which its days
    begin, empty for the store's; ``next_date`` moves the next draft to the first date of the series
    on it or after; ``period`` is one of ``RecurringPeriod``.
    """

    zone: str | None
    client_id: int | None
    start_date: Date | None
    next_date: Date | None
    period: int | None
    paused: bool | None


class RecurringInvoiceChanges(RecurringInvoiceProperties, total=False):
    """The same, with what it was made of.

    ``repeat_rule`` is an RRULE of RFC 5545.
    """

    repeat_rule: str | None
    invoice_id: int | None


class RecurringInvoiceMethods(RecordMethods):
    """Invoices that ``poll_alerts`` drafts again on each date of a repeat rule."""

    def repeat_invoice(
        self,
        invoice_id: int,
        repeat_rule: str,
        **properties: Unpack[RecurringInvoiceProperties],
    ) -> int:
        """Makes a recurring invoice of an invoice or a draft as it is now, and returns its id.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     client = store.add_client("Exemples SAS", country="FR")
        ...     draft = store.add_invoice(client_id=client)
        ...     _ = store.add_invoice_line(draft, "Rent", unit_price=500, vat_rate=20)
        ...     recurring = store.repeat_invoice(draft, "FREQ=MONTHLY")
        ...     store.get_recurring_invoice(recurring).gross
        Decimal('600.00')

        Without ``start_date`` the series begins with the day of the invoice, and the first draft is
        that of the first date after today. ``poll_alerts`` drafts at most 12 dates of one at once; where
        more came, it pauses, and its state is ``RecurringState.BEHIND``.
        """
        changes = cast("RecurringInvoiceChanges", {**properties, "repeat_rule": repeat_rule})
        row = _input(changes)
        number = integer(invoice_id, 64, "invoice_id")
        return self._number(library.taskcore_recurring_invoice_add, number, byref(row))

    def update_recurring_invoice(
        self, recurring_id: int, **properties: Unpack[RecurringInvoiceChanges]
    ) -> None:
        """Changes what is given; with ``invoice_id``, the items are those of another invoice."""
        row = _input(properties)
        number = integer(recurring_id, 64, "id")
        self._call(library.taskcore_recurring_invoice_update, number, byref(row))

    def delete_recurring_invoices(self, ids: int | Iterable[int]) -> None:
        """Deletes recurring invoices; what was drafted of them stays."""
        self._call(library.taskcore_recurring_invoice_delete, *identifiers(ids))

    def recurring_invoices(
        self, *, limit: int | None = None, offset: int = 0
    ) -> RecurringInvoiceList:
        """Recurring invoices, the one whose next draft comes first."""
        row = give(c.TASKCORE_RECURRING_INVOICE_QUERY_OPTIONS_INIT(), **page(limit, offset))
        query = library.taskcore_recurring_invoice_query
        return self._listed(RecurringInvoiceList, query, byref(row))

    def recurring_invoice_dates(self, recurring_id: int, limit: int = 12) -> OccurrenceList:
        """The dates of the next drafts, at most 1,000; those that are waiting come first."""
        number = integer(recurring_id, 64, "id")
        most = integer(limit, 64, "limit")
        return self._listed(OccurrenceList, library.taskcore_recurring_invoice_dates, number, most)

    def recurring_invoice_lines(self, recurring_id: int) -> InvoiceLineList:
        """The items of the next draft, which have no ids."""
        number = integer(recurring_id, 64, "id")
        return self._listed(InvoiceLineList, library.taskcore_recurring_invoice_lines, number)


def _input(properties: RecurringInvoiceChanges) -> c.taskcore_recurring_invoice_input:
    row = c.TASKCORE_RECURRING_INVOICE_INPUT_INIT()
    unknown = properties.keys() - RecurringInvoiceChanges.__optional_keys__
    if unknown:
        raise TypeError(f"{min(unknown)!r} is no property of a recurring invoice")
    paused = properties.get("paused")
    announce(
        row,
        "RECURRING_INVOICE",
        repeat_rule=properties.get("repeat_rule"),
        zone=properties.get("zone"),
        start_date=properties.get("start_date"),
        next_date=properties.get("next_date"),
        period=properties.get("period"),
    )
    client, invoice = properties.get("client_id"), properties.get("invoice_id")
    if client is not None:
        row.client_id = integer(client, 64, "client_id")
        row.fields |= c.TASKCORE_RECURRING_INVOICE_CLIENT
    if invoice is not None:
        row.invoice_id = integer(invoice, 64, "invoice_id")
        row.fields |= c.TASKCORE_RECURRING_INVOICE_INVOICE
    if paused is not None:
        row.is_paused = integer(paused, 32, "is_paused")
        row.fields |= c.TASKCORE_RECURRING_INVOICE_PAUSED
    return row
