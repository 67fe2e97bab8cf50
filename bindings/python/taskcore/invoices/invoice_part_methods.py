# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about items, allowances and charges of drafts."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from datetime import date
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.exact import Exact, to_scaled
from taskcore._low_level.library import library
from taskcore._low_level.options import announce
from taskcore._low_level.values import identifiers, integer
from taskcore.enumerations import BillingGrouping, VATCategory
from taskcore.invoices._invoice_currency import InvoiceCurrency
from taskcore.invoices.invoice_input import adjustment_row, check_vat, line_row, with_vat
from taskcore.time.time_methods import packed_day

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.invoices.adjustment_keywords import AdjustmentProperties
    from taskcore.invoices.line_keywords import LineChanges, LineProperties


class InvoicePartMethods(InvoiceCurrency):
    """What drafts are made of. Numbers are exact: a float is refused."""

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
        row = line_row(given, self._currency_of(number))
        return self._number(library.taskcore_invoice_line_add, number, byref(row))

    def update_invoice_line(self, line_id: int, **changes: Unpack[LineChanges]) -> None:
        """Changes what is given of an item of a draft."""
        number = integer(line_id, 64, "id")
        check_vat(changes)
        row = line_row(changes, self._currency_of_line(number))
        self._call(library.taskcore_invoice_line_update, number, byref(row))

    def delete_invoice_lines(self, ids: int | Iterable[int]) -> None:
        """Deletes items of drafts; time that they were for can be billed again."""
        self._call(library.taskcore_invoice_line_delete, *identifiers(ids))

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
        row = adjustment_row(with_vat(properties), self._currency_of(number))
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

    def delete_adjustments(self, ids: int | Iterable[int]) -> None:
        """Deletes allowances and charges of drafts."""
        self._call(library.taskcore_invoice_adjustment_delete, *identifiers(ids))

    def bill_focus(
        self,
        invoice_id: int,
        first: date,
        last: date,
        unit_price: Exact | None = None,
        *,
        vat_rate: Exact,
        vat_category: int = VATCategory.STANDARD,
        by_rate: bool | None = None,
        of_client: bool | None = None,
        project_id: int | None = None,
        task_id: int | None = None,
        grouping: int = BillingGrouping.BY_TASK,
        round_up_minutes: int = 0,
        name: str | None = None,
    ) -> int:
        """Adds items for the focus sessions and time entries of some days that no invoice is for yet.

        ``unit_price`` is that of an hour. Without one, or with ``by_rate``, an hour costs what its
        entry, its task, its project or its client says, in an item for each rate; time without a rate
        costs ``unit_price`` then. With ``of_client`` it is the time alone of projects that are for the
        client of the draft. The time of each item goes up to a multiple of
        ``round_up_minutes``. Without a name, items are called as their task, project or day.
        Returns how many there are. Raises NotFoundError when there is no time to bill.
        """
        row = _billing(
            first,
            last,
            unit_price,
            vat_rate=vat_rate,
            vat_category=vat_category,
            by_rate=by_rate,
            of_client=of_client,
            project_id=project_id,
            task_id=task_id,
            grouping=grouping,
            round_up_minutes=round_up_minutes,
            name=name,
        )
        number = integer(invoice_id, 64, "invoice_id")
        return self._number(library.taskcore_invoice_bill_focus, number, byref(row))

    def bill_client(
        self,
        client_id: int,
        first: date,
        last: date,
        unit_price: Exact | None = None,
        *,
        vat_rate: Exact,
        vat_category: int = VATCategory.STANDARD,
        by_rate: bool | None = None,
        grouping: int = BillingGrouping.BY_TASK,
        round_up_minutes: int = 0,
    ) -> int:
        """Makes a draft of all time of a client's projects that is not billed yet, and returns its id.

        It is ``add_invoice`` and ``bill_focus`` in one step. Raises NotFoundError when there is no
        time to bill; nothing is made then.
        """
        row = _billing(
            first,
            last,
            unit_price,
            vat_rate=vat_rate,
            vat_category=vat_category,
            by_rate=by_rate,
            of_client=True,
            project_id=None,
            task_id=None,
            grouping=grouping,
            round_up_minutes=round_up_minutes,
            name=None,
        )
        number = integer(client_id, 64, "client_id")
        return self._number(library.taskcore_invoice_bill_client, number, byref(row))


def _billing(
    first: date,
    last: date,
    unit_price: Exact | None,
    *,
    vat_rate: Exact,
    vat_category: int,
    by_rate: bool | None,
    of_client: bool | None,
    project_id: int | None,
    task_id: int | None,
    grouping: int,
    round_up_minutes: int,
    name: str | None,
) -> c.taskcore_focus_billing:
    row = c.TASKCORE_FOCUS_BILLING_INIT()
    row.first_date = packed_day(first, "first_date")
    row.last_date = packed_day(last, "last_date")
    if unit_price is not None:
        row.unit_price_millionths = to_scaled(unit_price, 6, "unit_price_millionths")
    if by_rate or (by_rate is None and unit_price is None):
        row.is_by_rate = 1
        row.fields |= c.TASKCORE_FOCUS_BILLING_RATES
    if of_client:
        row.is_of_client = 1
        row.fields |= c.TASKCORE_FOCUS_BILLING_CLIENT
    row.vat_rate_thousandths = to_scaled(vat_rate, 3, "vat_rate_thousandths", 32)
    row.vat_category = integer(vat_category, 32, "vat_category")
    row.grouping = integer(grouping, 32, "grouping")
    row.round_up_minutes = integer(round_up_minutes, 32, "round_up_minutes")
    announce(
        row,
        "FOCUS_BILLING",
        project_id=project_id,
        task_id=task_id,
        name=name,
    )
    return row
