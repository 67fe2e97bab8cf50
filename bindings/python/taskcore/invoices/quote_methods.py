# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about quotes, which are invoices of a kind of their own."""

from __future__ import annotations

from datetime import date as Date
from typing import TYPE_CHECKING

from taskcore._low_level.exact import to_scaled
from taskcore._low_level.library import library
from taskcore._low_level.values import integer
from taskcore.errors import InvalidError
from taskcore.invoices._invoice_currency import InvoiceCurrency
from taskcore.invoices.money import to_minor
from taskcore.time.time_methods import optional_packed_day

if TYPE_CHECKING:
    from taskcore._low_level.exact import Exact


class QuoteMethods(InvoiceCurrency):
    """Quotes: what the client said to them, and the invoices that come of them.

    ``add_invoice(kind=InvoiceKind.QUOTE)`` makes a draft of one, ``issue_invoice`` gives it its
    number, and ``invoices(kind=InvoiceKind.QUOTE)`` lists them.
    """

    def accept_quote(self, quote_id: int, date: Date | None = None) -> None:
        """Notes that a quote was accepted on a day, or today."""
        self._call(
            library.taskcore_quote_accept,
            integer(quote_id, 64, "id"),
            optional_packed_day(date, "date") or 0,
        )

    def decline_quote(self, quote_id: int, date: Date | None = None) -> None:
        """Notes that a quote was declined on a day, or today."""
        self._call(
            library.taskcore_quote_decline,
            integer(quote_id, 64, "id"),
            optional_packed_day(date, "date") or 0,
        )

    def invoice_quote(self, quote_id: int) -> int:
        """Makes a draft of an invoice of all of an accepted quote, and returns its id.

        Raises ConflictError for one that was not accepted, or that was invoiced already.
        """
        return self._number(library.taskcore_quote_invoice, integer(quote_id, 64, "id"))

    def invoice_down_payment(
        self, quote_id: int, *, share: Exact | None = None, amount: Exact | None = None
    ) -> int:
        """Makes a draft of a down payment of an accepted quote, and returns its id.

        It is a ``share`` in percent of the quote's total with VAT, or an ``amount`` with VAT.
        """
        if (share is None) == (amount is None):
            raise InvalidError("A down payment is a share in percent or an amount.", field="share")
        number = integer(quote_id, 64, "id")
        points = 0 if share is None else to_scaled(share, 2, "share_basis_points")
        minor = 0
        if amount is not None:
            minor = to_minor(amount, self._currency_of(number)(), "amount_minor")
        return self._number(
            library.taskcore_quote_down_payment,
            number,
            integer(points, 32, "share_basis_points"),
            integer(minor, 64, "amount_minor"),
        )
