# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about quotes, which are invoices of a kind of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taskcore._core.invoice_currency import InvoiceCurrency
from taskcore._core.money import to_minor
from taskcore._low_level.exact import to_scaled
from taskcore._low_level.library import library
from taskcore._low_level.values import integer
from taskcore.errors import InvalidError

if TYPE_CHECKING:
    from taskcore._low_level.exact import Exact


class OwnQuoteMethods(InvoiceCurrency):
    """What is written by hand of ``QuoteMethods``."""

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
            minor = to_minor(amount, self._currency_of_invoice(number)(), "amount_minor")
        return self._number(
            library.taskcore_quote_down_payment,
            number,
            integer(points, 32, "share_basis_points"),
            integer(minor, 64, "amount_minor"),
        )
