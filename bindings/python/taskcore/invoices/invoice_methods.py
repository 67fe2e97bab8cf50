# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about invoices and credit notes as a whole."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from datetime import date
from typing import TYPE_CHECKING, TypedDict

from taskcore._low_level import prototypes as c
from taskcore._low_level.exact import to_scaled
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, give, page
from taskcore._low_level.reading import invoice_document_from_row
from taskcore._low_level.values import UNSET, OwnText, Unset, bits, identifiers, integer
from taskcore.enumerations import InvoiceKind
from taskcore.errors import NotFoundError
from taskcore.invoices._invoice_currency import InvoiceCurrency
from taskcore.invoices.client_methods import ClientMethods
from taskcore.invoices.invoice_input import CurrencyOf, invoice_row
from taskcore.invoices.money import to_minor
from taskcore.invoices.profile import ProfileMethods
from taskcore.lists import InvoiceList, ProblemList
from taskcore.time.time_methods import optional_packed_day

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore._low_level.exact import Exact
    from taskcore.invoices.invoice_document import InvoiceDocument
    from taskcore.invoices.invoice_keywords import InvoiceProperties


class InvoiceConditions(TypedDict, total=False):
    """The keywords of ``Store.invoices``; what is None does not count.

    ``state`` is one of ``InvoiceState``, or several; the issue date is from ``first`` to ``last``;
    ``text`` is looked for in the number, the client's name, references and items. With ``is_debit``
    it is what asks for money, without it what gives it back.
    """

    state: int | Iterable[int] | None
    kind: int | None
    client_id: int | None
    first: date | None
    last: date | None
    text: str | None
    is_debit: bool | None
    limit: int | None
    offset: int


class InvoiceMethods(ClientMethods, ProfileMethods, InvoiceCurrency):
    """Invoices and credit notes: drafts, which may change, and issued ones, which never do."""

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
        asked = self._currency_of(number) if currency is UNSET else lambda: currency
        row = invoice_row({"client_id": client_id, **changes}, asked)
        self._call(library.taskcore_invoice_update, number, byref(row))

    def delete_invoices(self, ids: int | Iterable[int]) -> None:
        """Deletes drafts with all that belongs to them."""
        self._call(library.taskcore_invoice_delete, *identifiers(ids))

    def copy_invoice(self, invoice_id: int) -> int:
        """Makes a draft with the items, terms and client of an invoice, and returns its id."""
        return self._number(library.taskcore_invoice_copy, integer(invoice_id, 64, "id"))

    def credit_invoice(self, invoice_id: int) -> int:
        """Makes a draft of a credit note for all of an issued invoice that none took back yet."""
        return self._number(library.taskcore_invoice_credit, integer(invoice_id, 64, "id"))

    def add_down_payment(
        self, invoice_id: int, *, share: Exact | None = None, amount: Exact | None = None
    ) -> int:
        """Makes a draft of a down payment on what an invoice, mostly a draft, is for.

        ``share`` is in percent; ``amount`` is with VAT. It has an item for each rate of VAT.
        """
        number = integer(invoice_id, 64, "id")
        basis_points = 0 if share is None else to_scaled(share, 2, "share_basis_points")
        minor = 0
        if amount is not None:
            minor = to_minor(amount, self._currency_of(number)(), "amount_minor")
        return self._number(library.taskcore_invoice_down_payment, number, basis_points, minor)

    def deduct_down_payments(self, invoice_id: int, ids: int | Iterable[int]) -> None:
        """Deducts issued down payments from a draft, which is the final invoice then."""
        number = integer(invoice_id, 64, "id")
        self._call(library.taskcore_invoice_deduct, number, *identifiers(ids))

    def undeduct_down_payments(self, invoice_id: int, ids: int | Iterable[int]) -> None:
        """Deducts down payments from a draft no longer."""
        number = integer(invoice_id, 64, "id")
        self._call(library.taskcore_invoice_undeduct, number, *identifiers(ids))

    def correct_invoice(self, invoice_id: int) -> int:
        """Makes a draft of a corrected invoice, which replaces an issued one wholly.

        When the draft is issued, the payments go over to it, and the other owes nothing.
        """
        return self._number(library.taskcore_invoice_correct, integer(invoice_id, 64, "id"))

    def check_invoice(self, invoice_id: int, issue_date: date | None = None) -> ProblemList:
        """All that forbids issuing a draft, on a day or today.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     problems = store.check_invoice(store.add_invoice())
        >>> "seller.name" in [problem.field for problem in problems]
        True
        """
        return self._listed(
            ProblemList,
            library.taskcore_invoice_check,
            integer(invoice_id, 64, "id"),
            optional_packed_day(issue_date, "issue_date") or 0,
        )

    def issue_invoice(self, invoice_id: int, issue_date: date | None = None) -> str:
        """Issues a draft, and returns its number, the next one of its series.

        It cannot change any more, and no undo takes it back. Raises InvalidError with all that
        forbids it, one sentence a line; ``check_invoice`` gives the details.
        """
        number = OwnText()
        self._call(
            library.taskcore_invoice_issue,
            integer(invoice_id, 64, "id"),
            optional_packed_day(issue_date, "issue_date") or 0,
            byref(number.pointer),
        )
        return number.take()

    def void_invoice(self, invoice_id: int, issue_date: date | None = None) -> int:
        """Takes all of an issued invoice back, and returns the id of the credit note for it."""
        return self._number(
            library.taskcore_invoice_void,
            integer(invoice_id, 64, "id"),
            optional_packed_day(issue_date, "issue_date") or 0,
        )

    def invoices(self, **conditions: Unpack[InvoiceConditions]) -> InvoiceList:
        """The invoices and credit notes for which all that is given holds, newest first.

        >>> from taskcore import InvoiceState, Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add_invoice(order_reference="PO-17")
        ...     drafts = store.invoices(state=InvoiceState.DRAFT, text="po-17")
        ...     [(draft.id, draft.number, draft.gross) for draft in drafts]
        [(1, '', Decimal('0.00'))]
        """
        row = invoice_query_options(**conditions)
        return self._listed(InvoiceList, library.taskcore_invoice_query, byref(row))

    def invoice(self, invoice_id: int) -> InvoiceDocument:
        """All of an invoice or a credit note. Raises NotFoundError when there is none."""
        return self._whole(
            "invoice_document",
            invoice_document_from_row,
            library.taskcore_invoice_document_read,
            integer(invoice_id, 64, "id"),
        )

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


def invoice_query_options(
    *,
    state: int | Iterable[int] | None = None,
    kind: int | None = None,
    client_id: int | None = None,
    first: date | None = None,
    last: date | None = None,
    text: str | None = None,
    is_debit: bool | None = None,
    limit: int | None = None,
    offset: int = 0,
) -> c.taskcore_invoice_query_options:
    """The C struct of conditions."""
    row = c.TASKCORE_INVOICE_QUERY_OPTIONS_INIT()
    give(row, **page(limit, offset))
    announce(row, "INVOICE_QUERY", kind=kind, text=text)
    if is_debit is not None:
        row.is_debit = int(is_debit)
        row.fields |= c.TASKCORE_INVOICE_QUERY_DEBIT
    if state is not None:
        row.states = bits(state, "states")
        row.fields |= c.TASKCORE_INVOICE_QUERY_STATE
    if client_id is not None:
        row.client_id = integer(client_id, 64, "client_id")
        row.fields |= c.TASKCORE_INVOICE_QUERY_CLIENT
    if first is not None or last is not None:
        row.first_date = optional_packed_day(first, "first_date") or 0
        row.last_date = optional_packed_day(last, "last_date") or 0
        row.fields |= c.TASKCORE_INVOICE_QUERY_PERIOD
    return row


def _or_unset(client_id: int | None) -> int | Unset:
    return UNSET if client_id is None else client_id
