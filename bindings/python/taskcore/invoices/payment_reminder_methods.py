# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about reminders of payment and the interest that they claim."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from ctypes import byref, c_int64
from datetime import date as Date
from typing import TYPE_CHECKING, TypedDict

from taskcore._low_level import prototypes as c
from taskcore._low_level.exact import to_scaled
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, give, page
from taskcore._low_level.values import (
    UNSET,
    OwnBytes,
    Unset,
    identifiers,
    integer,
    path_bytes,
)
from taskcore.errors import NotFoundError
from taskcore.files.file_methods import Progress, progress_callback
from taskcore.invoices.email_methods import EmailProperties, SMTPServer, message_options, server_row
from taskcore.invoices.money import to_minor
from taskcore.lists import (
    InterestSpanList,
    LateInvoiceList,
    PaymentReminderList,
    PenaltyRateList,
)
from taskcore.store.record_methods import RecordMethods
from taskcore.time.time_methods import optional_packed_day

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore._low_level.exact import Exact


class ReminderProperties(TypedDict, total=False):
    """The keywords of a reminder; what is not given is as it is, or as usual.

    ``pay_by`` None asks for the money at once; ``text`` are own words in place of those of its level.
    """

    date: Date | None
    pay_by: Date | None
    fee: Exact | None
    text: str | None
    interest: bool
    recovery: bool


class PaymentReminderMethods(RecordMethods):
    """Reminders of overdue invoices, and rates of interest for late payment."""

    def add_penalty_rate(
        self,
        first_date: Date,
        rate: Exact,
        *,
        last_date: Date | None = None,
        debtor: int | None = None,
        currency: str | None = None,
        notes: str | None = None,
    ) -> int:
        """Adds a yearly rate of interest in percent, and returns its id.

        Without ``last_date`` it holds until the day before the next one begins. ``debtor`` is one
        of ``Debtor``, else businesses.
        """
        row = c.TASKCORE_PENALTY_RATE_INPUT_INIT()
        announce(
            row,
            "PENALTY_RATE",
            first_date=first_date,
            last_date=last_date,
            debtor=debtor,
            currency=currency,
            notes=notes,
        )
        _set_rate(row, rate)
        return self._number(library.taskcore_penalty_rate_add, byref(row))

    def update_penalty_rate(
        self,
        rate_id: int,
        rate: Exact | None = None,
        *,
        last_date: Date | None | Unset = UNSET,
        notes: str | None = None,
    ) -> None:
        """Changes what is given; ``last_date`` None: until the next one begins."""
        row = c.TASKCORE_PENALTY_RATE_INPUT_INIT()
        announce(row, "PENALTY_RATE", notes=notes)
        if rate is not None:
            _set_rate(row, rate)
        if not isinstance(last_date, Unset):
            row.last_date = optional_packed_day(last_date, "last_date") or 0
            row.fields |= c.TASKCORE_PENALTY_RATE_LAST_DATE
        number = integer(rate_id, 64, "id")
        self._call(library.taskcore_penalty_rate_update, number, byref(row))

    def delete_penalty_rates(self, ids: int | Iterable[int]) -> None:
        """Deletes rates of interest; reminders that are there stay as they are."""
        self._call(library.taskcore_penalty_rate_delete, *identifiers(ids))

    def penalty_rates(self, *, limit: int | None = None, offset: int = 0) -> PenaltyRateList:
        """Rates of interest, by currency and debtor, the latest first."""
        row = give(c.TASKCORE_PENALTY_RATE_QUERY_OPTIONS_INIT(), **page(limit, offset))
        return self._listed(PenaltyRateList, library.taskcore_penalty_rate_query, byref(row))

    def remind_of_invoice(
        self,
        invoice_id: int,
        *,
        level: int | None = None,
        **properties: Unpack[ReminderProperties],
    ) -> int:
        """Makes a reminder of an overdue invoice, and returns its id; nothing is sent.

        It claims what is owed, interest at the rates that were entered, the fee, and once for each
        invoice the 40 EUR of directive 2011/7/EU where the seller's country has it and the client is
        no private person. ``interest`` and ``recovery`` False leave these out.
        """
        number = integer(invoice_id, 64, "invoice_id")
        row = _reminder(properties, lambda: self._invoice_currency(number))
        announce(row, "PAYMENT_REMINDER", level=level)
        return self._number(library.taskcore_payment_reminder_add, number, byref(row))

    def update_payment_reminder(
        self, reminder_id: int, **properties: Unpack[ReminderProperties]
    ) -> None:
        """Changes a reminder that was not sent, and computes its amounts anew."""
        number = integer(reminder_id, 64, "id")
        row = _reminder(properties, lambda: self._reminder_currency(number))
        self._call(library.taskcore_payment_reminder_update, number, byref(row))

    def delete_payment_reminders(self, ids: int | Iterable[int]) -> None:
        """Deletes reminders that were not sent."""
        self._call(library.taskcore_payment_reminder_delete, *identifiers(ids))

    def note_payment_reminder_sent(self, reminder_id: int) -> None:
        """Records that a reminder left the house by post: it does not change any more."""
        number = integer(reminder_id, 64, "id")
        self._call(library.taskcore_payment_reminder_note_sent, number)

    def payment_reminders(
        self, invoice_id: int | None = None, *, limit: int | None = None, offset: int = 0
    ) -> PaymentReminderList:
        """The reminders of an invoice, or without one all, the latest first."""
        row = give(c.TASKCORE_PAYMENT_REMINDER_QUERY_OPTIONS_INIT(), **page(limit, offset))
        if invoice_id is not None:
            row.invoice_id = integer(invoice_id, 64, "invoice_id")
        query = library.taskcore_payment_reminder_query
        return self._listed(PaymentReminderList, query, byref(row))

    def interest_spans(
        self, reminder_id: int, *, limit: int | None = None, offset: int = 0
    ) -> InterestSpanList:
        """What the interest of a reminder is made of, with the days of which no rate holds."""
        row = give(c.TASKCORE_INTEREST_SPAN_QUERY_OPTIONS_INIT(), **page(limit, offset))
        row.payment_reminder_id = integer(reminder_id, 64, "payment_reminder_id")
        return self._listed(InterestSpanList, library.taskcore_interest_span_query, byref(row))

    def late_invoices(self, *, limit: int | None = None, offset: int = 0) -> LateInvoiceList:
        """The overdue invoices that are due for a reminder, the one overdue longest first."""
        row = give(c.TASKCORE_LATE_INVOICE_QUERY_OPTIONS_INIT(), **page(limit, offset))
        return self._listed(LateInvoiceList, library.taskcore_late_invoice_query, byref(row))

    def payment_reminder_pdf(
        self,
        reminder_id: int,
        *,
        paper: int | None = None,
        language: str | None = None,
        page_template: str | None = None,
    ) -> bytes:
        """A reminder as a letter, as PDF/A-3."""
        pdf = OwnBytes()
        options = c.TASKCORE_PDF_OPTIONS_INIT()
        announce(options, "PDF", paper=paper, language=language, page_template=page_template)
        number = integer(reminder_id, 64, "id")
        received = byref(pdf.pointer), byref(pdf.length)
        self._call(library.taskcore_payment_reminder_pdf, number, byref(options), *received)
        return pdf.take()

    def payment_reminder_pdf_file(
        self,
        reminder_id: int,
        path: str | os.PathLike[str],
        *,
        paper: int | None = None,
        language: str | None = None,
        page_template: str | None = None,
    ) -> None:
        """Prints a reminder to a file, or replaces one."""
        options = c.TASKCORE_PDF_OPTIONS_INIT()
        announce(options, "PDF", paper=paper, language=language, page_template=page_template)
        number = integer(reminder_id, 64, "id")
        encoded = path_bytes(path, "path")
        self._call(library.taskcore_payment_reminder_pdf_file, number, byref(options), encoded)

    def compose_payment_reminder(
        self, reminder_id: int, **message: Unpack[EmailProperties]
    ) -> bytes:
        """The message that a reminder is sent with, the letter and its invoice within it."""
        composed = OwnBytes()
        options = message_options(message)
        number = integer(reminder_id, 64, "id")
        received = byref(composed.pointer), byref(composed.length)
        self._call(library.taskcore_payment_reminder_compose, number, byref(options), *received)
        return composed.take()

    def compose_payment_reminder_file(
        self,
        reminder_id: int,
        path: str | os.PathLike[str],
        **message: Unpack[EmailProperties],
    ) -> None:
        """Writes such a message to a file, or replaces one."""
        options = message_options(message)
        number = integer(reminder_id, 64, "id")
        encoded = path_bytes(path, "path")
        self._call(library.taskcore_payment_reminder_compose_file, number, byref(options), encoded)

    def send_payment_reminder(
        self,
        reminder_id: int,
        server: SMTPServer,
        *,
        progress: Progress | None = None,
        **message: Unpack[EmailProperties],
    ) -> int:
        """Sends a reminder with its invoice, and returns the message's id, as ``send_email`` does.

        When the server took it, the reminder is recorded as sent, and does not change any more.
        """
        options = message_options(message)
        told = progress_callback(progress)
        row = server_row(server)
        row.progress = told
        email_id = c_int64()
        number = integer(reminder_id, 64, "id")
        send = library.taskcore_payment_reminder_send
        self._call(send, number, byref(options), byref(row), byref(email_id))
        return email_id.value

    def _invoice_currency(self, invoice_id: int) -> str:
        """Of what is not there it does not matter: the call that follows says so."""
        try:
            return self.get_invoice(invoice_id).currency
        except NotFoundError:
            return "EUR"

    def _reminder_currency(self, reminder_id: int) -> str:
        try:
            return self.get_payment_reminder(reminder_id).currency
        except NotFoundError:
            return "EUR"


def _set_rate(row: c.taskcore_penalty_rate_input, rate: Exact) -> None:
    row.rate_basis_points = to_scaled(rate, 2, "rate_basis_points", 32)
    row.fields |= c.TASKCORE_PENALTY_RATE_RATE


def _reminder(
    properties: ReminderProperties, currency: Callable[[], str]
) -> c.taskcore_payment_reminder_input:
    row = c.TASKCORE_PAYMENT_REMINDER_INPUT_INIT()
    unknown = properties.keys() - ReminderProperties.__annotations__.keys()
    if unknown:
        raise TypeError(f"{min(unknown)!r} is no property of a reminder")
    announce(row, "PAYMENT_REMINDER", date=properties.get("date"), text=properties.get("text"))
    if "pay_by" in properties:
        row.pay_by = optional_packed_day(properties["pay_by"], "pay_by") or 0
        row.fields |= c.TASKCORE_PAYMENT_REMINDER_PAY_BY
    fee = properties.get("fee")
    if fee is not None:
        row.fee_minor = to_minor(fee, currency(), "fee_minor")
        row.fields |= c.TASKCORE_PAYMENT_REMINDER_FEE
    if "interest" in properties:
        row.is_without_interest = integer(not properties["interest"], 32, "interest")
        row.fields |= c.TASKCORE_PAYMENT_REMINDER_NO_INTEREST
    if "recovery" in properties:
        row.is_without_recovery = integer(not properties["recovery"], 32, "recovery")
        row.fields |= c.TASKCORE_PAYMENT_REMINDER_NO_RECOVERY
    return row
