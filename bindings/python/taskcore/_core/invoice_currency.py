# SPDX-License-Identifier: Apache-2.0
"""Asks which currency the amounts of an invoice are in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from taskcore.errors import NotFoundError
from taskcore.store.record_methods import RecordMethods


class InvoiceCurrency(RecordMethods):
    """What tells how many decimals an amount has."""

    def _currency_of_invoice(self, invoice_id: int) -> Callable[[], str]:
        return partial(_currency, self.get_invoice, invoice_id)

    def _currency_of_line(self, line_id: int) -> Callable[[], str]:
        return partial(_currency, self.get_invoice_line, line_id)

    def _currency_of_purchase(self, purchase_id: int) -> Callable[[], str]:
        return partial(_currency, self.get_purchase, purchase_id)

    def _currency_of_reminder(self, reminder_id: int) -> Callable[[], str]:
        return partial(_currency, self.get_payment_reminder, reminder_id)

    def _currency_of_adjustment(self, adjustment_id: int) -> Callable[[], str]:
        return partial(_currency, self.get_adjustment, adjustment_id)


def _currency(get: Callable[[int], Any], number: int) -> str:
    """Of what is not there it does not matter: the call that follows says so."""
    try:
        found: str = get(number).currency
    except NotFoundError:
        return "EUR"
    return found
