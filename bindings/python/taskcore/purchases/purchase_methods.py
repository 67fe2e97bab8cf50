# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about purchases: invoices of others, and what was paid of them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from ctypes import byref
from datetime import date as Date
from typing import TYPE_CHECKING, TypedDict

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, give, page
from taskcore._low_level.reading import purchase_document_from_row
from taskcore._low_level.values import (
    UNSET,
    OwnBytes,
    Unset,
    bits,
    byte_array,
    identifiers,
    integer,
    path_bytes,
)
from taskcore.enumerations import PurchaseOrder
from taskcore.errors import NotFoundError
from taskcore.invoices.money import to_minor
from taskcore.lists import ProblemList, PurchaseList, PurchasePaymentList, PurchaseTotalList
from taskcore.store.record_methods import RecordMethods
from taskcore.time.time_methods import optional_packed_day

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore._low_level.exact import Exact
    from taskcore.purchases.purchase_document import PurchaseDocument


class PurchaseConditions(TypedDict, total=False):
    """The keywords of ``Store.purchases``; what is None does not count.

    ``state`` is one of ``PurchaseState``, or several; the issue date is from ``first`` to ``last``;
    ``due_date`` finds what is due on it or before; ``text`` is looked for in the number, the
    seller, the payee and own notes; ``order`` is one of ``PurchaseOrder``.
    """

    state: int | Iterable[int] | None
    first: Date | None
    last: Date | None
    due_date: Date | None
    is_credit: bool | None
    currency: str | None
    text: str | None
    order: int
    limit: int | None
    offset: int


class PurchaseMethods(RecordMethods):
    """Invoices and credit notes of others, which are received and paid."""

    def add_purchase(self, data: bytes) -> int:
        """Receives an invoice of somebody else, and returns the purchase's id.

        The data are a Cross Industry Invoice (CII), UBL, or a PDF with one within (Factur-X,
        ZUGFeRD 2, XRechnung, Peppol). The file is kept as it came; ``check_purchase`` tells what is
        odd about it. Raises ParseError, with the term of EN 16931 as its field, when it is no such
        file or has wrong sums, and ConflictError when it was received already or is one's own.
        """
        if not isinstance(data, bytes):
            raise TypeError(f"data must be bytes, not {type(data).__name__}")
        return self._number(library.taskcore_purchase_add, byte_array(data), len(data))

    def add_purchase_file(self, path: str | os.PathLike[str]) -> int:
        """Receives an invoice of somebody else in such a file, and returns the purchase's id."""
        return self._number(library.taskcore_purchase_add_file, path_bytes(path, "path"))

    def check_purchase(self, purchase_id: int) -> ProblemList:
        """What is odd about the file of a purchase, and leaves no doubt about what is owed."""
        number = integer(purchase_id, 64, "id")
        return self._listed(ProblemList, library.taskcore_purchase_check, number)

    def update_purchase(
        self,
        purchase_id: int,
        *,
        due_date: Date | None | Unset = UNSET,
        notes: str | Unset = UNSET,
    ) -> None:
        """Changes what is given: when a purchase is due, None for no such day, and own notes."""
        row = c.TASKCORE_PURCHASE_INPUT_INIT()
        announce(row, "PURCHASE", notes=None if notes is UNSET else notes)
        if not isinstance(due_date, Unset):
            row.due_date = optional_packed_day(due_date, "due_date") or 0
            row.fields |= c.TASKCORE_PURCHASE_DUE_DATE
        self._call(library.taskcore_purchase_update, integer(purchase_id, 64, "id"), byref(row))

    def delete_purchases(self, ids: int | Iterable[int]) -> None:
        """Deletes purchases with their payments."""
        self._call(library.taskcore_purchase_delete, *identifiers(ids))

    def purchases(self, **conditions: Unpack[PurchaseConditions]) -> PurchaseList:
        """The purchases for which all that is given holds, by due date unless it is said otherwise.

        >>> from taskcore import PurchaseState, Store
        >>> with Store(":memory:") as store:
        ...     len(store.purchases(state=PurchaseState.OVERDUE))
        0
        """
        row = _query_options(**conditions)
        return self._listed(PurchaseList, library.taskcore_purchase_query, byref(row))

    def purchase(self, purchase_id: int) -> PurchaseDocument:
        """All of a purchase, as its file has it."""
        return self._whole(
            "purchase_document",
            purchase_document_from_row,
            library.taskcore_purchase_document_read,
            integer(purchase_id, 64, "id"),
        )

    def purchase_file(self, purchase_id: int) -> bytes:
        """The file of a purchase as it came."""
        file = OwnBytes()
        number = integer(purchase_id, 64, "id")
        received = byref(file.pointer), byref(file.length)
        self._call(library.taskcore_purchase_original, number, *received)
        return file.take()

    def write_purchase_file(self, purchase_id: int, path: str | os.PathLike[str]) -> None:
        """Writes the file of a purchase as it came, or replaces one."""
        number = integer(purchase_id, 64, "id")
        encoded = path_bytes(path, "path")
        self._call(library.taskcore_purchase_original_file, number, encoded)

    def purchase_totals(self, *, limit: int | None = None, offset: int = 0) -> PurchaseTotalList:
        """What is owed to sellers, by currency."""
        row = give(c.TASKCORE_PURCHASE_TOTAL_QUERY_OPTIONS_INIT(), **page(limit, offset))
        return self._listed(PurchaseTotalList, library.taskcore_purchase_total_query, byref(row))

    def purchase_payments(
        self, purchase_id: int | None = None, *, limit: int | None = None, offset: int = 0
    ) -> PurchasePaymentList:
        """The payments of a purchase, or without one all, the latest first."""
        row = give(c.TASKCORE_PURCHASE_PAYMENT_QUERY_OPTIONS_INIT(), **page(limit, offset))
        if purchase_id is not None:
            row.purchase_id = integer(purchase_id, 64, "purchase_id")
        query = library.taskcore_purchase_payment_query
        return self._listed(PurchasePaymentList, query, byref(row))

    def pay_purchase(
        self,
        purchase_id: int,
        amount: Exact | None = None,
        date: Date | None = None,
        *,
        means: str | None = None,
        reference: str | None = None,
        notes: str | None = None,
        overpaid: bool = False,
    ) -> int:
        """Notes a payment of a purchase, and returns its id.

        Without an amount it is all that is owed, and without a date it was today. ``means`` is a
        code of UNTDID 4461, such as ``"58"`` for a transfer in SEPA. With ``overpaid`` an amount may
        be more than is owed.
        """
        row = c.TASKCORE_PAYMENT_INPUT_INIT()
        number = integer(purchase_id, 64, "purchase_id")
        announce(row, "PAYMENT", date=date, means=means, reference=reference, notes=notes)
        if amount is not None:
            row.amount_minor = to_minor(amount, self._purchase_currency(number), "amount_minor")
            row.fields |= c.TASKCORE_PAYMENT_AMOUNT
        if overpaid:
            row.is_overpaid = 1
            row.fields |= c.TASKCORE_PAYMENT_OVERPAID
        return self._number(library.taskcore_purchase_payment_add, number, byref(row))

    def delete_purchase_payments(self, ids: int | Iterable[int]) -> None:
        """Deletes payments of purchases: what they paid is owed again."""
        self._call(library.taskcore_purchase_payment_delete, *identifiers(ids))

    def _purchase_currency(self, purchase_id: int) -> str:
        """Of what is not there it does not matter: the call that follows says so."""
        try:
            return self.get_purchase(purchase_id).currency
        except NotFoundError:
            return "EUR"


def _query_options(
    state: int | Iterable[int] | None = None,
    first: Date | None = None,
    last: Date | None = None,
    due_date: Date | None = None,
    is_credit: bool | None = None,
    currency: str | None = None,
    text: str | None = None,
    order: int = PurchaseOrder.DUE_DATE,
    limit: int | None = None,
    offset: int = 0,
) -> c.taskcore_purchase_query_options:
    row = c.TASKCORE_PURCHASE_QUERY_OPTIONS_INIT()
    row.order = integer(order, 32, "order")
    if state is not None:
        row.states = bits(state, "state")
        row.fields |= c.TASKCORE_PURCHASE_QUERY_STATE
    if first is not None or last is not None:
        row.first_date = optional_packed_day(first, "first") or 0
        row.last_date = optional_packed_day(last, "last") or 0
        row.fields |= c.TASKCORE_PURCHASE_QUERY_PERIOD
    if due_date is not None:
        row.due_date = optional_packed_day(due_date, "due_date") or 0
        row.fields |= c.TASKCORE_PURCHASE_QUERY_DUE
    if is_credit is not None:
        row.is_credit = 1 if is_credit else 0
        row.fields |= c.TASKCORE_PURCHASE_QUERY_CREDIT
    announce(row, "PURCHASE_QUERY", currency=currency, text=text)
    give(row, **page(limit, offset))
    return row
