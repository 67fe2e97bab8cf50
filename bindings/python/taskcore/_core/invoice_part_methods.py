# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about items, allowances and charges of drafts."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING

from taskcore._core.invoice_currency import InvoiceCurrency
from taskcore._core.invoice_input import adjustment_row, check_vat, line_row, with_vat
from taskcore._low_level.library import library
from taskcore._low_level.values import integer

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.invoices.adjustment_keywords import AdjustmentProperties
    from taskcore.invoices.line_keywords import LineChanges, LineProperties


class OwnInvoicePartMethods(InvoiceCurrency):
    """What is written by hand of ``InvoicePartMethods``."""

    def add_invoice_line(
        self, invoice_id: int, name: str, **properties: Unpack[LineProperties]
    ) -> int:
        """Adds an item to a draft and returns its id; ``LineProperties`` says what it may have.

        >>> from decimal import Decimal
        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     draft = store.add_invoice()
        ...     _ = store.add_invoice_line(draft, "Advice", quantity=Decimal("2.5"), unit="hour",
        ...         unit_price=80, discount_rate=10, vat_rate=20)
        ...     (line,) = store.invoice(draft).lines
        >>> line.unit, line.base, line.net, line.vat_rate
        ('HUR', Decimal('200.00'), Decimal('180.00'), Decimal('20.000'))

        It is 1 unit at no price unless that is given. VAT is of the standard category unless
        another one is given, and its rate 0.
        """
        number = integer(invoice_id, 64, "invoice_id")
        given = {"name": name, **with_vat(properties)}
        row = line_row(given, self._currency_of_invoice(number))
        return self._number(library.taskcore_invoice_line_add, number, byref(row))

    def update_invoice_line(self, line_id: int, **changes: Unpack[LineChanges]) -> None:
        """Changes what is given of an item of a draft."""
        number = integer(line_id, 64, "id")
        check_vat(changes)
        row = line_row(changes, self._currency_of_line(number))
        self._call(library.taskcore_invoice_line_update, number, byref(row))

    def add_adjustment(self, invoice_id: int, **properties: Unpack[AdjustmentProperties]) -> int:
        """Adds an allowance, or with ``is_charge`` a charge, to a draft, and returns its id.

        >>> from decimal import Decimal
        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     draft = store.add_invoice()
        ...     _ = store.add_invoice_line(draft, "Chair", unit_price="99.90", vat_rate=20)
        ...     _ = store.add_adjustment(draft, rate=5, reason="Fidelity", vat_rate=20)
        ...     _ = store.add_adjustment(
        ...         draft, is_charge=True, amount="4.50", reason="Delivery", vat_rate=20
        ...     )
        ...     document = store.invoice(draft)
        >>> document.allowance_total, document.charge_total, document.invoice.net
        (Decimal('5.00'), Decimal('4.50'), Decimal('99.40'))

        It is a ``rate`` in percent of the items, or an ``amount``.
        """
        number = integer(invoice_id, 64, "invoice_id")
        row = adjustment_row(with_vat(properties), self._currency_of_invoice(number))
        function = library.taskcore_invoice_adjustment_add
        return self._number(function, number, byref(row))

    def update_adjustment(
        self, adjustment_id: int, **changes: Unpack[AdjustmentProperties]
    ) -> None:
        """Changes what is given of an allowance or a charge; its VAT's halves go together."""
        number = integer(adjustment_id, 64, "id")
        check_vat(changes)
        row = adjustment_row(changes, self._currency_of_adjustment(number))
        self._call(library.taskcore_invoice_adjustment_update, number, byref(row))
