# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about invoices and credit notes as a whole."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING

from taskcore._core.invoice_currency import InvoiceCurrency
from taskcore._core.invoice_input import CurrencyOf, invoice_row
from taskcore._low_level.library import library
from taskcore._low_level.values import UNSET, Unset, integer
from taskcore.enumerations import InvoiceKind
from taskcore.errors import NotFoundError
from taskcore.invoices.client_methods import ClientMethods
from taskcore.invoices.profile_methods import ProfileMethods

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.invoices.invoice_keywords import InvoiceProperties


class OwnInvoiceMethods(ClientMethods, ProfileMethods, InvoiceCurrency):
    """What is written by hand of ``InvoiceMethods``."""

    def add_invoice(
        self,
        client_id: int | None = None,
        *,
        kind: int = InvoiceKind.INVOICE,
        **properties: Unpack[InvoiceProperties],
    ) -> int:
        """Adds a draft without items and returns its id; ``InvoiceProperties`` says what it may have.

        >>> from decimal import Decimal
        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.set_profile(name="Ada Lovelace", city="London", country="GB",
        ...         tax_number="12345", email="ada@example.org")
        ...     client = store.add_client("Babbage & Co", city="London", country="GB",
        ...         email="office@example.org")
        ...     draft = store.add_invoice(client, currency="GBP", notes="With thanks")
        ...     _ = store.add_invoice_line(draft, "Advice", quantity="2.5", unit="hour",
        ...         unit_price=80, vat_rate=20)
        ...     store.invoice(draft).invoice.gross
        Decimal('240.00')

        What is not given is as the client, the seller and the rules of the seller's country have it.
        """
        currency = self._currency_of_new(client_id, properties.get("currency", UNSET))
        row = invoice_row({"client_id": _or_unset(client_id), **properties}, currency)
        number = integer(kind, 32, "kind")
        return self._number(library.taskcore_invoice_add, number, byref(row))

    def update_invoice(
        self,
        invoice_id: int,
        *,
        client_id: int | None | Unset = UNSET,
        **changes: Unpack[InvoiceProperties],
    ) -> None:
        """Changes what is given of a draft."""
        number = integer(invoice_id, 64, "id")
        currency = changes.get("currency", UNSET)
        asked = self._currency_of_invoice(number) if currency is UNSET else lambda: currency
        row = invoice_row({"client_id": client_id, **changes}, asked)
        self._call(library.taskcore_invoice_update, number, byref(row))

    def _currency_of_new(self, client_id: int | None, given: str | Unset) -> CurrencyOf:
        """The client's, or the seller's, or EUR."""

        def ask() -> str:
            if given is not UNSET:
                return given
            try:
                own = self.get_client(client_id).party.currency if client_id else ""
            except NotFoundError:
                own = ""
            return own or self.profile().seller.currency or "EUR"

        return ask


def _or_unset(client_id: int | None) -> int | Unset:
    return UNSET if client_id is None else client_id
