# SPDX-License-Identifier: Apache-2.0
"""Payments, and the methods of a store that are about them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from datetime import date as Date
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, give, page
from taskcore._low_level.values import identifiers, integer
from taskcore.invoices._invoice_currency import InvoiceCurrency
from taskcore.invoices.money import to_minor
from taskcore.lists import PaymentList

if TYPE_CHECKING:
    from taskcore._low_level.exact import Exact


class PaymentMethods(InvoiceCurrency):
    """Money that comes in for invoices, and goes out for credit notes."""

    def payments(
        self, invoice_id: int | None = None, *, limit: int | None = None, offset: int = 0
    ) -> PaymentList:
        """The payments of an invoice or a credit note, or without one all, the latest first."""
        row = give(c.TASKCORE_PAYMENT_QUERY_OPTIONS_INIT(), **page(limit, offset))
        if invoice_id is not None:
            row.invoice_id = integer(invoice_id, 64, "invoice_id")
        return self._listed(PaymentList, library.taskcore_payment_query, byref(row))

    def add_payment(
        self,
        invoice_id: int,
        amount: Exact | None = None,
        date: Date | None = None,
        *,
        means: str | None = None,
        reference: str | None = None,
        notes: str | None = None,
        overpaid: bool = False,
    ) -> int:
        """Notes a payment of an issued invoice, or of a credit note, and returns its id.

        Without an amount it is all that is owed, and without a date it was today. ``means`` is a
        code of UNTDID 4461, such as ``"58"`` for a transfer in SEPA. With ``overpaid`` an amount may
        be more than is owed: the balance is negative then.
        """
        row = c.TASKCORE_PAYMENT_INPUT_INIT()
        number = integer(invoice_id, 64, "invoice_id")
        announce(
            row,
            "PAYMENT",
            date=date,
            means=means,
            reference=reference,
            notes=notes,
        )
        if amount is not None:
            row.amount_minor = to_minor(amount, self._currency_of(number)(), "amount_minor")
            row.fields |= c.TASKCORE_PAYMENT_AMOUNT
        if overpaid:
            row.is_overpaid = 1
            row.fields |= c.TASKCORE_PAYMENT_OVERPAID
        return self._number(library.taskcore_payment_add, number, byref(row))

    def delete_payments(self, ids: int | Iterable[int]) -> None:
        """Deletes payments: what they were for is owed again."""
        self._call(library.taskcore_payment_delete, *identifiers(ids))
